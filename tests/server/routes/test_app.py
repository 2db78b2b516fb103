"""The web application: cookies, doors, sizes, limits, languages, and what never leaves."""

from __future__ import annotations

import gzip
import logging
import os
import re
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
import websockets.exceptions
from websockets.sync.client import ClientConnection

from tests.server.conftest import PAGE, Serve
from tests.server.stage import DEADLINE, ME, OPEN, Served, bot, match_of, read, read_refusal, read_table, send
from tests.server.tables.test_table import about_to_place
from zocker import __version__, replays
from zocker import record as records
from zocker.errors import Mistake
from zocker.narration.sentences import sentence
from zocker.rules.gambler import sets
from zocker.server.guests import COOKIE, Guests, load_key
from zocker.server.messages.actions import AskHint, DoPlay, DoRoll, Join, Start
from zocker.server.messages.pages import NewTable
from zocker.server.routes import app as module
from zocker.server.routes.app import read_document
from zocker.server.routes.live import FAILED, NO_TABLE
from zocker.server.routes.requests import MAX_BODY
from zocker.server.tables import house as house_module
from zocker.server.tables.render import show_to
from zocker.text import say, speaking

NEW: dict[str, Any] = {"game": "las-vegas", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}


@pytest.fixture
def web(served: Served) -> Iterator[httpx2.Client]:
    """Return a browser without cookies."""
    with httpx2.Client(base_url=served.url, timeout=DEADLINE) as client:
        yield client


def create(web: httpx2.Client, new: dict[str, Any] = NEW, **headers: str) -> httpx2.Response:
    return web.post("/api/tables", json=new, headers=headers)


@pytest.fixture
def nothing_new(served: Served) -> Iterator[None]:
    """See that a test makes no table."""
    before = served.house.store.read.count_unfinished()
    yield
    assert served.house.store.read.count_unfinished() == before


def cookie_of(answer: httpx2.Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0]


def is_sentence(text: str) -> bool:
    return bool(re.fullmatch(r"[^\n]{10,}", text)) and "Traceback" not in text


# Guests ---------------------------------------------------------------------------------------------------


def test_a_browser_gets_one_cookie_that_scripts_and_other_sites_cannot_use(web: httpx2.Client, served: Served) -> None:
    answer = create(web)
    attributes = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    assert attributes[0].startswith(COOKIE)
    assert {"httponly", "samesite=lax", "path=/"} <= set(attributes)
    assert not any(part.startswith("domain") for part in attributes)
    guest = served.guests.read(cookie_of(answer).partition("=")[2])
    assert guest is not None
    assert served.call(served.house.find(answer.json()["table"])).host == guest
    assert "set-cookie" not in create(web).headers  # the browser sends it, and keeps it


def test_a_connection_gets_a_cookie_too(served: Served) -> None:
    table = served.create(served.new_guest()[0], NewTable("las-vegas", (ME, OPEN)))
    with served.connect(table) as socket:
        assert socket.response is not None
        first = socket.response.headers["set-cookie"]
    assert "httponly" in first.lower()
    with served.connect(table, first.partition(";")[0]) as socket:
        assert socket.response is not None
        assert "set-cookie" not in socket.response.headers


def test_a_forged_cookie_is_a_new_guest(web: httpx2.Client, served: Served) -> None:
    guest, good = served.new_guest()
    name, _, signature = good.partition(".")
    other, _ = Guests(b"x" * 32).new()
    table = served.create(guest, NewTable("las-vegas", (ME, OPEN)))
    forged = [
        f"{name}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}", f"{name}x.{signature}", name, f"{name}.",
        f"{COOKIE}={other}.{signature}", f"{COOKIE}=", f"{COOKIE}=.", f'{COOKIE}="\\303\\274.\\351"',
    ]  # fmt: skip
    for cookie in forged:
        web.cookies.clear()
        assert "set-cookie" in create(web, cookie=cookie).headers
        with served.connect(table, cookie) as socket:
            assert read_table(socket)["you"] is None
    with served.connect(table, good) as socket:
        assert read_table(socket)["you"] == 0


def test_the_key_is_made_once_and_its_owners_only(tmp_path: Path) -> None:
    path = tmp_path / "data" / "key"
    key = load_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(key) == 32
    assert load_key(path) == key
    assert [one.name for one in path.parent.iterdir()] == ["key"]
    guest, cookie = Guests(key).new()
    assert Guests(load_key(path)).read(cookie) == guest
    assert load_key(tmp_path / "other") != key


def test_a_key_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(Mistake, match="is not a Zocker key"):
        load_key(tmp_path / "key")
    with pytest.raises(Mistake, match="can’t be read"):
        load_key(tmp_path)
    with pytest.raises(Mistake, match="can’t be read"):
        load_key(tmp_path / "key" / "key")


# The door -------------------------------------------------------------------------------------------------

PAGES = ("/", "/t/abc", "/api/zocker", "/assets/table.js")


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[::1", "", "a@b", "[v1.x]"]
)
def test_who_names_another_host_is_turned_away(web: httpx2.Client, served: Served, host: str) -> None:
    for page in (*PAGES, "/no-such-page"):
        assert web.get(page, headers={"host": host}).status_code in (400, 403)
    before = served.house.store.read.count_unfinished()
    assert create(web, host=host).status_code in (400, 403)
    assert served.house.store.read.count_unfinished() == before
    table = served.create(served.new_guest()[0], NewTable("las-vegas", (ME, OPEN)))
    with pytest.raises(websockets.exceptions.InvalidStatus):
        connect_raw(served, table, Host=host)


def connect_raw(served: Served, table: str, **headers: str) -> None:
    """Ask for a connection with headers that a browser would not send."""
    lines = {"Host": served.host} | headers | {"Upgrade": "websocket", "Connection": "Upgrade"}
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    answer = httpx2.get(f"{served.url}/ws/{table}", headers=lines | key, timeout=DEADLINE)
    assert answer.status_code in (400, 403), answer
    raise websockets.exceptions.InvalidStatus(answer)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "", "http://[", "http://127.0.0.1@x"],
)
def test_pages_of_other_sites_are_turned_away(web: httpx2.Client, served: Served, origin: str) -> None:
    before = served.house.store.read.count_unfinished()
    assert create(web, origin=origin).status_code == 403
    assert web.get("/api/zocker", headers={"origin": origin}).status_code == 403
    assert served.house.store.read.count_unfinished() == before
    table = served.create(served.new_guest()[0], NewTable("las-vegas", (ME, OPEN)))
    with pytest.raises(websockets.exceptions.InvalidStatus) as refused, served.connect(table, Origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert not served.call(served.house.find(table)).presence.watchers


def test_our_own_pages_come_in(web: httpx2.Client, served: Served) -> None:
    assert create(web, origin=served.url).status_code == 201
    table = served.create(served.new_guest()[0], NewTable("las-vegas", (ME, OPEN)))
    with served.connect(table, Origin=served.url) as socket:
        assert read_table(socket)["line_count"] == 0
    named = f"localhost:{served.port}"
    assert web.get("/api/zocker", headers={"host": named, "origin": f"http://{named}"}).status_code == 200


def test_pages_say_what_they_may_load_and_that_is_nothing_of_another_host(web: httpx2.Client) -> None:
    for page in PAGES:
        answer = web.get(page)
        assert answer.status_code == 200
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert {source for sources in policy.values() for source in sources.split()} <= {
            "'self'", "'none'", "'unsafe-inline'", "data:",
        }  # fmt: skip
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        for name, value in answer.headers.items():
            assert "://" not in value, (name, value)
        assert "server" not in answer.headers
    assert web.get("/").text.startswith("<!doctype html><head><title>Zocker</title>")
    assert web.get("/api/zocker").json() == {"zocker": __version__}
    assert "immutable" in web.get("/assets/table.js").headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("identity", None), ("br;q=0, gzip", "gzip"), ("", None)],
)
def test_what_was_compressed_beforehand_is_sent_as_it_is(web: httpx2.Client, accepted: str, sent: str | None) -> None:
    with web.stream("GET", "/assets/table.js", headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert body == {"br": b"as Brotli", "gzip": gzip.compress(b"'use strict'", mtime=0), None: b"'use strict'"}[sent]
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/assets/../key", "/assets/%2e%2e/zocker.db", "/assets/..%2fzocker.db", "/nowhere"])
def test_nothing_else_is_served(web: httpx2.Client, path: str) -> None:
    assert httpx2.get(httpx2.URL(str(web.base_url), raw_path=path.encode()), timeout=DEADLINE).status_code == 404


def test_who_mistyped_an_address_gets_a_page(web: httpx2.Client) -> None:
    answer = web.get("/learn/royale", headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.text) == (404, PAGE)
    policy = "content-security-policy"
    assert answer.headers[policy] == web.get("/").headers[policy]


def test_more_slashes_change_nothing(web: httpx2.Client) -> None:
    for path in ("/games/", "/games//"):
        answer = web.get(path)
        assert (answer.status_code, answer.text) == (200, web.get("/games").text)


def test_a_head_is_that_of_the_answer_without_its_body(web: httpx2.Client) -> None:
    for path in ("/games", "/api/zocker", "/assets/table.js"):
        answer = web.head(path)
        assert (answer.status_code, answer.content) == (200, b"")
        assert answer.headers["content-length"] == web.get(path).headers["content-length"]


# Sizes and numbers ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("nothing_new")
def test_bodies_that_are_too_large_are_refused(web: httpx2.Client) -> None:
    big = b"x" * (MAX_BODY + 1)
    assert web.post("/api/tables", content=big).status_code == 413
    assert web.post("/api/tables", content=iter([big[:MAX_BODY], big[MAX_BODY:]])).status_code == 413


@pytest.mark.usefixtures("nothing_new")
@pytest.mark.parametrize(
    "change",
    [
        {"game": "poker"},
        {"game": "Las-Vegas"},
        {"seats": []},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "bot"}] * 6},
        {"seats": [{"kind": "bot"}] * 7},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"seats": [{"kind": "me", "name": ""}, {"kind": "bot"}]},
        {"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "bot"}]},
        {"seats": [{"kind": "me", "name": " "}, {"kind": "bot"}]},
        {"seats": [{"kind": "me", "name": "a\u202eb"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "./mine.py:Bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "guest": "x"}]},
        {"options": {"colour": "red"}},
        {"options": {"neutral": "perhaps"}},
        {"options": {"starter": 7}},
        {"options": {"starter": 10**30}},
        {"options": {"starter": -1}},
        {"options": {"starter": ["1"]}},
        {"options": {f"o{number}": 1 for number in range(13)}},
        {"game": "royale", "options": {"faces": "A1 " * 30}},
        {"game": "gambler", "options": {"tableaux": "/etc/passwd"}},
        {"game": "gambler", "options": {"tableaux": "docs/tableaux.toml"}},
        {"game": "gambler", "options": {"tableaux": ""}},
        {"game": "gambler", "options": {"tableaux": "towns-0"}},
        {"game": "gambler", "options": {"tableaux": None}},
        {"clock": 0},
        {"clock": 601},
        {"clock": "soon"},
        {"setup": {}},
        {"dice": {"source": "typed"}},
        {"lines": ["roll 6"]},
        {"seed": 1},
    ],
)
def test_impossible_tables_are_refused_in_a_sentence(web: httpx2.Client, change: dict[str, Any]) -> None:
    answer = create(web, NEW | change)
    assert answer.status_code == 400
    assert is_sentence(answer.json()["text"])
    assert "root:" not in answer.text


@pytest.mark.usefixtures("nothing_new")
def test_an_option_never_names_a_file(web: httpx2.Client) -> None:
    """Not even a good one: and nobody learns which files there are."""
    said = set[str]()
    for path in (os.path.relpath(sets.__file__).replace("__init__.py", "towns-1.toml"), "nowhere.toml"):
        answer = create(web, NEW | {"game": "gambler", "options": {"tableaux": path}})
        assert answer.status_code == 400
        said.add(answer.json()["text"].replace(path, "FILE"))
    assert len(said) == 1


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "las-vegas"}', b"[" * 15_000])
def test_what_is_no_table_is_refused_in_a_sentence(web: httpx2.Client, body: bytes) -> None:
    answer = web.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert is_sentence(answer.json()["text"])


def test_one_guest_has_so_many_tables_and_no_more(
    web: httpx2.Client, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MAX_TABLES_PER_GUEST", 2)
    monkeypatch.setattr(house_module, "MAX_TABLES", served.house.store.read.count_unfinished() + 3)
    assert [create(web).status_code for _ in range(3)] == [201, 201, 400]
    assert "You have 2 unfinished games" in create(web).json()["text"]
    web.cookies.clear()
    assert [create(web).status_code for _ in range(2)] == [201, 201]  # an empty table makes room


# Messages -------------------------------------------------------------------------------------------------


@pytest.fixture
def at_table(served: Served) -> Iterator[ClientConnection]:
    """Return a connection of somebody at a table that waits for somebody else."""
    guest, cookie = served.new_guest()
    with served.connect(served.create(guest, NewTable("las-vegas", (ME, OPEN))), cookie) as socket:
        read_table(socket)
        yield socket


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"roll"',
        "{}",
        '{"type": "cheat"}',
        '{"type": "roll"}',
        '{"type": "roll", "line_count": -1}',
        '{"type": "roll", "line_count": "0"}',
        '{"type": "roll", "line_count": 1.5}',
        '{"type": "roll", "line_count": 0, "dice": [6, 6]}',
        '{"type": "play", "line_count": 0, "move": 5}',
        '{"type": "play", "line_count": 0, "move": "' + "x" * 81 + '"}',
        '{"type": "join", "seat": 6, "name": "x"}',
        '{"type": "join", "seat": 1, "name": "' + "x" * 41 + '"}',
        '{"type": "stand-in", "seat": 0}',
        "[" * 1900,
        b'{"type": "start"}',
        b"\xff\xfe",
    ],
)
def test_what_is_not_understood_is_one_sentence_and_the_connection_lives_on(
    at_table: ClientConnection, message: str | bytes
) -> None:
    send(at_table, message)
    refusal = read_refusal(at_table)
    assert is_sentence(refusal)
    assert "went wrong" not in refusal  # it is the sender's fault
    send(at_table, DoRoll(0))  # nothing to do, but it answers
    assert read_table(at_table)["line_count"] == 0


def test_a_message_that_is_too_long_ends_the_connection(at_table: ClientConnection) -> None:
    send(at_table, "x" * 100_000)
    with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
        read_refusal(at_table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_there_is_no_such_table(web: httpx2.Client, served: Served) -> None:
    for name in ("nowhere", "x" * 500, "%00", "Ü"):
        for what in ("invitation", "record"):
            answer = web.get(f"/api/tables/{name}/{what}")
            assert (answer.status_code, answer.json()) == (404, {"text": "There is no such table."})
    with served.connect("nowhere") as socket:
        assert read(socket) == {"type": "refused", "text": "There is no such table."}
        with pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
            read(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_TABLE


async def fail(*_: object, **_more: object) -> None:
    """Stand in for one write of the store, since tables of other tests may still be writing in other ways."""
    raise RuntimeError("disk is full at /secret/place")


def test_a_failure_here_is_one_sentence_there(
    at_table: ClientConnection, served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(served.house.store, "set_seats", fail)
        send(at_table, Start())
        assert read_refusal(at_table) == "Something went wrong on the server, but nothing is lost. Try again."
    assert caplog.messages == ["an action failed"]
    send(at_table, Start())
    while not read_table(at_table)["started"]:
        pass


def test_a_connection_to_a_table_that_cannot_be_read_ends(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(served.house, "find", fail)
    with served.connect("abc") as socket, pytest.raises(websockets.exceptions.ConnectionClosed) as closed:
        read(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FAILED
    assert caplog.messages == ["a connection failed"]


def test_a_failed_request_is_one_sentence(
    web: httpx2.Client, served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(served.house.store, "add", fail)
    answer = create(web)
    assert (answer.status_code, answer.json()) == (
        500, {"text": "Something went wrong on the server, but nothing is lost. Try again."},
    )  # fmt: skip
    assert caplog.messages == ["a request failed"]


def test_who_comes_back_says_after_which_line_and_gets_the_rest(served: Served) -> None:
    guest, cookie = served.new_guest()
    table = served.create(guest, NewTable("las-vegas", (ME, bot()), {"starter": 1}))
    with served.connect(table, cookie) as socket:
        while not (seen := read_table(socket))["roll"]:
            pass
        whole = served.call(show_to(served.call(served.house.find(table)), guest, -1))
        send(socket, DoRoll(seen["line_count"]))
        while not read_table(socket)["choices"]:
            pass
    n = seen["line_count"]
    for query, start in (
        (f"?after={n}", len(whole.log)),
        ("", 0),
        ("?after=x", 0),
        (f"?after={n + 50}", 0),
        ("?after=-5", 0),
    ):
        with served.connect(table, cookie, query) as socket:
            seen = read_table(socket)
            assert (seen["line_count"], seen["log_from"]) == (n + 1, start)
            assert len(seen["log"]) == len(whole.log) + 1 - start


def test_a_closed_window_is_no_failure(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    guest, cookie = served.new_guest()
    table = served.create(guest, NewTable("las-vegas", (ME, OPEN)))
    with served.connect(table, cookie) as stays:
        read_table(stays)
        for _ in range(5):
            with served.connect(table, cookie) as socket:
                read_table(socket)
                send(socket, DoRoll(0))
                socket.socket.close()  # without a word
            read_table(stays)
        live = served.call(served.house.find(table))
        while len(live.presence.watchers) > 1:
            read_table(stays)
    assert [entry for entry in caplog.records if entry.name.startswith(("zocker", "uvicorn"))] == []


# Records --------------------------------------------------------------------------------------------------


def test_a_record_can_be_had_when_the_game_is_over_and_then_it_is_true(serving: Serve) -> None:
    with serving(setup=about_to_place(round=4, left=2)) as served:
        guest, cookie = served.new_guest()
        table = served.create(guest, NewTable("las-vegas", (ME, bot())))
        page = f"{served.url}/api/tables/{table}/record"
        with served.connect(table, cookie) as socket:
            while not (seen := read_table(socket))["verdict"]:
                answer = httpx2.get(page, headers={"cookie": cookie}, timeout=DEADLINE)
                assert answer.status_code == 403 or match_of(served.call(served.house.find(table))).over
                if seen["choices"]:
                    send(socket, DoPlay(seen["line_count"], seen["choices"][0]["move"]["text"]))
                elif seen["roll"]:
                    send(socket, DoRoll(seen["line_count"]))
        answer = httpx2.get(page, timeout=DEADLINE)
        assert answer.status_code == 200
        assert answer.headers["content-disposition"] == f'attachment; filename="zocker-{table}.json"'
        match = replays.replay(records.read(answer.content))
        assert match.over
        assert len(match.lines) == seen["line_count"]
        assert guest not in answer.text


def test_a_record_of_a_table_that_has_not_begun_or_not_ended_is_refused(served: Served, web: httpx2.Client) -> None:
    for seats in ((ME, OPEN), (ME, bot())):
        answer = web.get(f"/api/tables/{served.create(served.new_guest()[0], NewTable('las-vegas', seats))}/record")
        assert answer.status_code == 403
        assert answer.json() == {"text": "The record is available once the game is over."}


def test_an_invitation_has_an_address_but_no_code_that_only_works_on_this_machine(
    served: Served, web: httpx2.Client
) -> None:
    table = served.create(served.new_guest()[0], NewTable("las-vegas", (ME, OPEN)))
    invitation = web.get(f"/api/tables/{table}/invitation").json()
    assert invitation["addresses"] == [f"{served.url}/t/{table}"]
    assert invitation["local"]
    assert invitation["qr"] == ""


# Languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepts", "says"),
    [
        ("de-AT,de;q=0.9", "Diesen Tisch gibt es nicht."),
        ("xx, fr;q=0.5, de;q=0.4", None),
        ("", "There is no such table."),
        ("xx", "There is no such table."),
        (";;,,", "There is no such table."),
    ],
)
def test_mistakes_are_in_the_browsers_language(web: httpx2.Client, accepts: str, says: str | None) -> None:
    text = web.get("/api/tables/nowhere/record", headers={"accept-language": accepts}).json()["text"]
    if says is not None:
        assert text == says
    else:
        assert "table" in text
        assert text != "There is no such table."


@pytest.mark.parametrize(
    ("query", "accepts", "language"),
    [
        ("?lang=de", "fr", "de"),
        ("?lang=fr", "de", "fr"),
        ("", "en", "en"),
        ("?lang=xx", "de", "de"),
        ("?lang=", "fr-CH", "fr"),
        ("?lang=DE-at", "", "de"),
    ],
)
def test_everybody_reads_his_own_language(served: Served, query: str, accepts: str, language: str) -> None:
    table = served.create(served.new_guest()[0], NewTable("las-vegas", (ME, bot()), {"starter": 1}))
    with served.connect(table, None, query, Accept_Language=accepts) as socket:
        while not (seen := read_table(socket))["log"]:
            pass
        send(socket, Start())
        with speaking(language):
            event = match_of(served.call(served.house.find(table))).secret_events[0]
            assert seen["log"][0]["text"] == sentence(event, "las-vegas", ["Anna", "Ada"], None)
            assert read_refusal(socket) == say("error-host-only")


# What never leaves ----------------------------------------------------------------------------------------


def test_cookies_and_guests_reach_nobody_and_no_log(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG, logger="zocker")
    people = [served.new_guest() for _ in range(3)]
    secrets = [secret for guest, cookie in people for secret in (guest, cookie.partition("=")[2], cookie[-30:])]
    received = list[bytes]()
    with httpx2.Client(base_url=served.url, headers={"cookie": people[0][1]}, timeout=DEADLINE) as web:
        table = create(web, NEW | {"options": {"starter": 1}}).json()["table"]
        with (
            served.connect(table, people[0][1]) as anna,
            served.connect(table, people[1][1]) as benno,
            served.connect(table, people[2][1]) as spectator,
        ):
            sockets = (anna, benno, spectator)
            send(benno, Join(1, "Benno"))
            send(benno, '{"type": "cheat"}')
            send(spectator, Join(1, "Carla"))
            while not (seen := keep(anna, received))["roll"]:
                pass
            send(anna, DoRoll(seen["line_count"]))
            while not (seen := keep(anna, received))["choices"]:
                pass
            send(anna, AskHint(seen["line_count"]))
            send(anna, DoPlay(seen["line_count"], seen["choices"][0]["move"]["text"]))
            for socket in sockets:
                while keep(socket, received).get("line_count", 0) <= seen["line_count"]:
                    pass
            with monkeypatch.context() as patch:
                patch.setattr(served.house.store, "write", None)  # so that something fails, and is logged
                send(benno, DoRoll(seen["line_count"] + 1))
                while keep(benno, received)["type"] != "refused":
                    pass
        for page in (f"/api/tables/{table}/invitation", f"/api/tables/{table}/record", "/", f"/t/{table}"):
            answer = web.get(page)
            received.append(answer.content + str(answer.headers).encode())
    assert len(received) > 12
    assert "an action failed" in caplog.text
    for secret in secrets:
        assert secret not in caplog.text
        assert not any(secret.encode() in message for message in received)


def keep(socket: ClientConnection, received: list[bytes]) -> Any:
    message = socket.recv(DEADLINE, decode=False)
    assert isinstance(message, bytes)
    received.append(message)
    return msgspec.json.decode(message)


SERVER = """
import asyncio, sys, tempfile
from pathlib import Path
from zocker.server import run
from zocker.server.routes import app
from zocker.server.network.addresses import Addresses
from zocker.server.guests import Guests
from zocker.server.messages.actions import NewSeat
from zocker.server.messages.pages import NewTable
from tests.server.stage import open_house, seat

async def main(folder):
    async with open_house(folder) as house:
        app.create_app(house, Guests(b"k"), Addresses(frozenset(), (), True))
        for game in ("las-vegas", "royale", "gambler"):
            new = NewTable(game, (NewSeat("me", "Anna"), NewSeat("bot", bot="shark")))
            reader = await seat(house, await house.create(new, "anna"), "anna")
            await reader.until(lambda message: message.choices or message.roll)

app.read_document = lambda: ""
with tempfile.TemporaryDirectory() as folder:
    app.ASSETS = Path(folder)
    asyncio.run(main(Path(folder)))
print([name for name in ("numba", "llvmlite", "zocker.rules.compiler") if name in sys.modules])
"""


def test_the_server_never_loads_the_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", SERVER], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    assert done.stdout == "[]\n"


def test_without_a_client_the_server_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "CLIENT", tmp_path)
    with pytest.raises(Mistake, match="isn’t built yet"):
        read_document()
