"""Who comes, from which page, and by which cookie; and what every answer says about itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.stage import DEADLINE, ME, OPEN, Served, house_in, read, read_table, serve
from zocker.server.guests import COOKIE, SECURE_COOKIE, Guests
from zocker.server.messages.pages import NewTable
from zocker.server.messages.protocol import PROTOCOL
from zocker.server.routes.live import ENDED, OTHER_VERSION

TABLE = {"game": "las-vegas", "seats": [{"kind": "me"}, {"kind": "open"}]}
PUBLIC = "dice.example.org"
BY_HTTPS = {"host": PUBLIC, "origin": f"https://{PUBLIC}"}


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Served]:
    """Serve a house that others reach by https."""
    with serve(house_in(tmp_path), url=f"https://{PUBLIC}") as served:
        yield served


def create(served: Served, **headers: str) -> httpx2.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx2.post(f"{served.url}/api/tables", json=TABLE, headers=named, timeout=DEADLINE)


# Origins --------------------------------------------------------------------------------------------------


def test_a_page_of_another_scheme_is_another_site(served: Served, public: Served) -> None:
    assert create(served, origin=served.url).status_code == 201
    assert create(served, origin=served.url.replace("http:", "https:")).status_code == 403
    assert create(public, **BY_HTTPS).status_code == 201
    assert create(public, host=PUBLIC, origin=f"http://{PUBLIC}").status_code == 403
    assert create(public, origin=public.url).status_code == 201  # on the machine itself, without the proxy
    table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
    with pytest.raises(InvalidStatus), served.connect(table, origin=served.url.replace("http:", "https:")):
        pass
    with served.connect(table, origin=served.url) as socket:
        read_table(socket)


def test_a_trusted_proxy_says_by_which_scheme_a_request_came(tmp_path: Path) -> None:
    with serve(house_in(tmp_path), trusted=["127.0.0.1"]) as served:
        page = served.url.replace("http:", "https:")
        answer = create(served, origin=page, x_forwarded_proto="https", x_forwarded_for="203.0.113.9")
        assert answer.status_code == 201
        assert answer.headers["set-cookie"].startswith(SECURE_COOKIE)
        assert create(served, origin=page).status_code == 403


def test_nobody_else_says_by_which_scheme_a_request_came(served: Served) -> None:
    answer = create(served, x_forwarded_proto="https", x_forwarded_for="203.0.113.9")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")


# Cookies --------------------------------------------------------------------------------------------------


def test_by_https_the_cookie_is_one_that_no_other_host_can_set(public: Served) -> None:
    cookie = create(public, **BY_HTTPS).headers["set-cookie"]
    assert cookie.startswith(f"__Host-{COOKIE}=")
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"secure", "path=/", "httponly"} <= attributes
    assert not any(part.startswith("domain") for part in attributes)
    kept = cookie.partition(";")[0]
    assert "set-cookie" not in create(public, cookie=kept, **BY_HTTPS).headers
    tossed = kept.replace("__Host-", "")  # as a neighbour in the same domain could set it
    assert "set-cookie" in create(public, cookie=tossed, **BY_HTTPS).headers


def test_of_two_guests_cookies_none_is_believed_and_none_replaced(served: Served) -> None:
    (_, mine), (_, tossed) = served.new_guest(), served.new_guest()
    for cookies in (f"{mine}; {tossed}", f"{tossed}; a=b; {mine}"):
        answer = create(served, cookie=cookies)
        assert answer.status_code == 400
        assert "cookies of two guests" in answer.json()["text"]
        assert "set-cookie" not in answer.headers
        table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
        with served.connect(table, cookies, "?lang=en") as socket:
            assert "cookies of two guests" in read(socket)["text"]
    for cookies in (f"{mine}; {mine}", f"{COOKIE}=forged.by; {mine}", f"{mine}; {COOKIE}=x"):
        assert "set-cookie" not in create(served, cookie=cookies).headers


# Headers --------------------------------------------------------------------------------------------------


def test_every_answer_keeps_other_sites_out(served: Served, public: Served) -> None:
    for path in ("/", "/api/zocker", "/assets/table.js", "/nothing"):
        headers = httpx2.get(f"{served.url}{path}").headers
        assert headers["cross-origin-resource-policy"] == "same-origin"
        if not path.startswith("/assets/"):  # which are no pages
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["zocker-protocol"] == str(PROTOCOL)
        assert "strict-transport-security" not in headers
        secure = httpx2.get(f"{public.url}{path}", headers={"host": PUBLIC}).headers
        assert secure["strict-transport-security"] == "max-age=31536000"


# Sessions -------------------------------------------------------------------------------------------------


def test_a_guest_can_end_all_other_sessions(served: Served) -> None:
    guest, cookie = served.new_guest()
    table = served.create(guest, NewTable("las-vegas", (ME, OPEN)))
    with served.connect(table, cookie) as elsewhere, served.connect(table) as other:
        assert read_table(elsewhere)["you"] == 0
        link = httpx2.post(f"{served.url}/api/move", headers={"cookie": cookie}).json()["addresses"][0]
        answer = httpx2.post(f"{served.url}/api/end-sessions", headers={"cookie": cookie})
        assert answer.status_code == 204
        with pytest.raises(ConnectionClosed):
            list(elsewhere)
        assert elsewhere.close_code == ENDED
        read_table(other)
    fresh = answer.headers["set-cookie"].partition(";")[0]
    with served.connect(table, cookie) as stolen:
        assert read_table(stolen)["you"] is None
    with served.connect(table, fresh) as mine:
        assert read_table(mine)["you"] == 0
    token = link.partition("#")[2]
    assert httpx2.post(f"{served.url}/api/moved", json={"token": token}).status_code == 400


def test_sessions_stay_ended_after_a_restart(tmp_path: Path) -> None:
    with serve(house_in(tmp_path)) as served:
        guest, cookie = served.new_guest()
        for _ in range(2):
            answer = httpx2.post(f"{served.url}/api/end-sessions", headers={"cookie": cookie})
            cookie, before = answer.headers["set-cookie"].partition(";")[0], cookie
    with serve(house_in(tmp_path)) as served:
        assert served.guests.read(cookie.partition("=")[2]) == guest
        assert served.guests.read(before.partition("=")[2]) is None
        assert httpx2.post(f"{served.url}/api/end-sessions").status_code == 400


def test_a_cookie_can_not_be_told_another_session() -> None:
    guests = Guests(b"k" * 32, epoch_of=lambda _: 3)
    guest, cookie = guests.new()
    assert guests.read(cookie) == guest
    _, _, signature = cookie.rpartition(".")
    for forged in (f"{guest}.{signature}", f"{guest}.4.{signature}", f"{guest}.03.{signature}", f"{guest}.x.y"):
        assert guests.read(forged) is None


# Versions -------------------------------------------------------------------------------------------------


def test_a_page_of_another_version_is_told_so(served: Served) -> None:
    table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
    with served.connect(table, query=f"?protocol={PROTOCOL + 1}") as old:
        with pytest.raises(ConnectionClosed) as closed:
            old.recv(DEADLINE)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (OTHER_VERSION, str(PROTOCOL))
    with served.connect(table, query=f"?protocol={PROTOCOL}") as current:
        read_table(current)
    with served.connect(table) as tool:
        read_table(tool)
