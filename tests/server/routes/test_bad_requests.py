"""Whatever a stranger sends is refused in a sentence: never with a failure of ours, and without a word in the log."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.types import Message

from tests.server.stage import DEADLINE, ME, OPEN, Served, read_table
from zocker.errors import Mistake
from zocker.server.messages.pages import NewTable
from zocker.server.routes.app import all_routes
from zocker.text import LANGUAGES, say, speaking

GOLDEN = Path(__file__).parents[2] / "golden" / "gambler.json"


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Let nothing be logged as a failure."""
    yield
    assert [record.message for record in caplog.get_records("call") if record.exc_info] == []


def ask(served: Served, path: str, method: str = "GET", body: bytes = b"", host: str = "127.0.0.1") -> tuple[int, str]:
    """Send a request as it is, without what clients do about it; return the status and the sentence."""
    web = http.client.HTTPConnection("127.0.0.1", served.port, timeout=DEADLINE)
    try:
        web.putrequest(method, path, skip_host=True)
        web.putheader("Host", host.encode("latin-1"))
        web.putheader("Content-Length", str(len(body)))
        web.endheaders(body)
        answer = web.getresponse()
        content = answer.read()
        return answer.status, msgspec.json.decode(content)["text"] if answer.status >= 400 else ""
    finally:
        web.close()


@pytest.fixture(scope="module")
def game(served: Served) -> str:
    """Return the name of a game that is over."""
    web = http.client.HTTPConnection("127.0.0.1", served.port, timeout=DEADLINE)
    web.request("POST", "/api/records", GOLDEN.read_bytes())
    name: str = msgspec.json.decode(web.getresponse().read())["table"]
    web.close()
    return name


@pytest.mark.parametrize("asked", ["first=%C2%B2", "first=0&last=%C2%B2", "first=%D9%A3", "first=" + "9" * 5_000])
def test_a_step_that_is_no_number_is_the_first(served: Served, game: str, asked: str) -> None:
    assert ask(served, f"/api/tables/{game}/steps?{asked}")[0] == 200


def test_a_line_that_is_no_number_is_none(served: Served) -> None:
    table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
    for after in ("%C2%B2", "%D9%A3", "9" * 5_000, "-1", "%00"):
        with served.connect(table, query=f"?after={after}") as socket:
            assert read_table(socket)["line_count"] == 0


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00", "/assets/" + "x" * 300, "/assets/" + "x" * 5_000, "/assets/%2e%2e/index.html", "/assets/",
        "/assets/%C3%BC.js", "/assets/a%0Ab", "/assets/x/" + "y" * 300, "/nothing/" + "x" * 5_000, "/%00",
        "/api/tables/" + "x" * 5_000 + "/record", "/api/tables/%00/steps", "/api/tables/%FF/invitation",
    ],
)  # fmt: skip
def test_what_is_not_there_is_not_there_however_it_is_called(served: Served, path: str) -> None:
    status, text = ask(served, path)
    assert (status, text[-1]) == (404, ".")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:99999999", "127.0.0.1:65536", "127.0.0.1:abc", "127.0.0.1:-1", "127.0.0.1:²", "127.0.0.1:",
        "anna@127.0.0.1", "127.0.0.1/x", "127.0.0.1 ", "[127.0.0.1", "[::1", "", "é",
    ],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/api/zocker", "/nothing"])
def test_a_host_that_is_none_is_forbidden(served: Served, host: str, path: str) -> None:
    if host == "127.0.0.1 ":
        assert ask(served, path, host=host)[0] in (200, 404)  # spaces around a header don't count
    else:
        refusal = "This server doesn’t answer requests for this address or from this site."
        assert ask(served, path, host=host) == (403, refusal)


@pytest.mark.parametrize(
    "line",
    ["x" * 1_001, "place " + "9" * 5_000, "roll " + "1 " * 2_000, "é" * 5_000, "{" * 3_000, "stop" + " " * 5_000],
    ids=lambda line: line[:6],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_endless_line_in_a_record_is_named_in_a_sentence(served: Served, line: str, language: str) -> None:
    record = msgspec.json.decode(GOLDEN.read_bytes())
    record["lines"][3] = line
    status, text = ask(served, f"/api/records?lang={language}", "POST", msgspec.json.encode(record))
    assert status == 400
    assert len(text) < 1_000
    with speaking(language):
        assert text != say("error-internal")


@pytest.mark.parametrize("body", [b"\xff", b'{"token": "\xff"}', b"[" * 19_000, b'{"token": 1e999}', b"\x00", b""])
@pytest.mark.parametrize("path", ["/api/moved", "/api/tables", "/api/records"])
def test_a_body_that_is_none_is_refused_in_a_sentence(served: Served, path: str, body: bytes) -> None:
    status, text = ask(served, path, "POST", body)
    assert status == 400
    assert text


def test_a_browser_that_goes_before_its_request_is_whole_is_no_failure() -> None:
    async def gone() -> Message:
        return {"type": "http.disconnect"}

    async def send(_message: Message) -> None:
        """Reach nobody."""

    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": []}
    asyncio.run(all_routes({})(scope, gone, send))


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "FOO"])
def test_what_nobody_can_do_is_refused_in_a_sentence(served: Served, method: str) -> None:
    assert ask(served, "/api/tables", method) == (405, "You can’t do that here.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_detail_is_never_endless(language: str) -> None:
    with speaking(language):
        assert len(str(Mistake("error-no-file", path="x" * 10_000))) < 1_000
        assert len(str(Mistake("error-port", port=10**5_000))) < 1_000
