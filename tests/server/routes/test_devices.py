"""Moving to another device: links that work once, for a while, and are known to nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.clocks import FakeClock
from tests.server.stage import DEADLINE, ME, OPEN, Served, house_in, read_table, serve
from tests.server.store.test_store import opened
from zocker.errors import Mistake
from zocker.server.guests import COOKIE
from zocker.server.messages.pages import NewTable
from zocker.server.routes.limits import RATES, Limits
from zocker.server.store import device_links as module
from zocker.server.store.device_links import LINK_SECONDS, DeviceLinks
from zocker.server.store.schema import DEVICE_LINKS


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(5_000.0)


class Links:
    """Links that are waited for."""

    def __init__(self, links: DeviceLinks) -> None:
        self.links = links

    def new(self, guest: str) -> str:
        return asyncio.run(self.links.new(guest))

    def redeem(self, token: str) -> str:
        return asyncio.run(self.links.redeem(token))

    def kept(self) -> list[Any]:
        with self.links.store.engine.connect() as connection:
            return [*connection.execute(DEVICE_LINKS.select())]


@pytest.fixture
def links(clock: FakeClock, tmp_path: Path) -> Iterator[Links]:
    with opened(tmp_path) as store:
        yield Links(DeviceLinks(store, clock))


def refused(links: Links, token: str) -> str:
    with pytest.raises(Mistake) as mistake:
        links.redeem(token)
    return mistake.value.message


def test_a_link_works_once(links: Links) -> None:
    token, other = links.new("anna"), links.new("benno")
    assert links.redeem(token) == "anna"
    assert refused(links, token) == "error-move"
    assert links.redeem(other) == "benno"


def test_a_link_works_for_ten_minutes(links: Links, clock: FakeClock) -> None:
    first, second = links.new("anna"), links.new("benno")
    clock.now += LINK_SECONDS - 0.1
    assert links.redeem(first) == "anna"
    clock.now += 0.1
    assert refused(links, second) == "error-move"
    assert LINK_SECONDS == 600


def test_a_newer_link_ends_the_older(links: Links) -> None:
    older, newer = links.new("anna"), links.new("anna")
    assert refused(links, older) == "error-move"
    assert links.redeem(newer) == "anna"


def test_links_cannot_be_guessed_and_are_not_kept(links: Links) -> None:
    tokens = [links.new(f"guest {number}") for number in range(50)]
    assert len(set(tokens)) == 50
    assert all(len(token) * 6 >= 128 for token in tokens)
    kept = repr(links.kept())
    assert not any(token in kept for token in tokens)
    for token in ("", tokens[0][:-1], tokens[0] + "x", tokens[0].swapcase(), "ü"):
        assert refused(links, token) == "error-move"


def test_only_so_many_links_at_a_time(links: Links, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_LINKS", 3)
    tokens = list[str]()
    for number in range(5):
        clock.now += 1.0
        tokens.append(links.new(str(number)))
    assert len(links.kept()) == 3
    assert refused(links, tokens[1]) == "error-move"
    assert links.redeem(tokens[2]) == "2"


# By request -----------------------------------------------------------------------------------------------


@pytest.fixture
def web(served: Served) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=served.url, timeout=DEADLINE) as client:
        yield client


def new_link(web: httpx2.Client, cookie: str) -> Any:
    answer = web.post("/api/move", headers={"cookie": cookie})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


def moved(web: httpx2.Client, token: object) -> httpx2.Response:
    return web.post("/api/moved", json={"token": token})


def test_another_browser_gets_the_seat(served: Served, web: httpx2.Client, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="zocker")
    guest, cookie = served.new_guest()
    table = served.create(guest, NewTable("las-vegas", (ME, OPEN)))
    link = new_link(web, cookie)
    (address,), seconds = link["addresses"], link["seconds"]
    page, _, token = address.partition("#")
    assert (page, seconds, link["local"]) == (f"{served.url}/move", LINK_SECONDS, True)
    assert link["qr"] == ""  # phones can't come to this machine
    assert guest not in str(link)

    create = web.post("/api/tables", json={"game": "las-vegas", "seats": [{"kind": "me"}, {"kind": "open"}]})
    before = web.cookies[COOKIE]  # this browser is somebody already
    answer = moved(web, token)
    assert (answer.status_code, answer.content) == (204, b"")
    attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert web.cookies[COOKIE] != before
    assert create.status_code == 201
    with served.connect(table, f"{COOKIE}={web.cookies[COOKIE]}") as socket:
        seen = read_table(socket)
        assert (seen["you"], seen["host"]) == (0, True)
    assert [one["table"] for one in web.get("/api/mine").json()["running"]] == [table]
    with served.connect(table, cookie) as socket:
        assert read_table(socket)["you"] == 0  # the first browser keeps it, too

    again = moved(web, token)
    assert again.status_code == 400
    assert again.json()["text"].startswith("This link doesn’t work")
    assert "set-cookie" not in again.headers
    for secret in (token, guest, web.cookies[COOKIE]):
        assert secret not in caplog.text


def test_who_is_nobody_yet_has_nothing_to_move(web: httpx2.Client) -> None:
    answer = web.post("/api/move")
    assert answer.status_code == 400
    assert "nothing to move" in answer.json()["text"]
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b'{"token": 5}', b'{"token": "x", "more": 1}', b'{"token": null}'])
def test_what_is_no_token_is_refused_in_a_sentence(web: httpx2.Client, body: bytes) -> None:
    answer = web.post("/api/moved", content=body)
    assert answer.status_code == 400
    assert len(answer.json()["text"]) > 10
    assert "set-cookie" not in answer.headers


def test_a_token_is_never_in_an_address(served: Served, web: httpx2.Client) -> None:
    token = new_link(web, served.new_guest()[1])["addresses"][0].partition("#")[2]
    assert web.post(f"/api/moved?token={token}", json={}).status_code == 400
    assert web.post(f"/api/moved/{token}").status_code in (404, 405)
    assert web.get(f"/api/moved?token={token}").status_code == 405
    assert moved(web, token).status_code == 204


def test_other_sites_cannot_move_anybody(served: Served, web: httpx2.Client) -> None:
    token = new_link(web, served.new_guest()[1])["addresses"][0].partition("#")[2]
    elsewhere = {"origin": "http://evil.example"}
    assert web.post("/api/moved", json={"token": token}, headers=elsewhere).status_code == 403
    assert web.post("/api/move", headers=elsewhere).status_code == 403
    assert moved(web, token).status_code == 204


def test_bad_tokens_lock_nobody_else_out(tmp_path: Path) -> None:
    with serve(house_in(tmp_path), Limits(now=lambda: 0.0)) as served, browser(served) as web:
        guest, cookie = served.new_guest()
        token = new_link(web, cookie)["addresses"][0].partition("#")[2]
        bad = [moved(web, "wrong").json()["text"] for _ in range(int(RATES["bad links"].burst) + 1)]
        assert len(set(bad[:-1])) == 1
        assert bad[0].startswith("This link doesn’t work")
        assert bad[-1].startswith("Too many wrong links")
        other = {"cookie": served.new_guest()[1]}
        answer = web.post("/api/moved", json={"token": "wrong"}, headers=other)
        assert answer.json()["text"] == bad[0]  # a guest at the same address is not held up
        assert moved(web, token).status_code == 204  # and a good one works for everyone
        assert web.get("/api/mine").status_code == 200
        assert served.guests.read(web.cookies[COOKIE]) == guest


def browser(served: Served) -> httpx2.Client:
    return httpx2.Client(base_url=served.url, timeout=DEADLINE)
