"""What one address may ask for: enough for thirty people, and not for a flood."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.stage import DEADLINE, ME, OPEN, Served, house_in, read, read_table, send, serve
from zocker.server.messages.actions import DoRoll, Join, React
from zocker.server.messages.pages import NewTable
from zocker.server.routes.limits import RATES, Limits

TABLE = {"game": "las-vegas", "seats": [{"kind": "me"}, {"kind": "open"}]}
BOTS = {"game": "las-vegas", "seats": [{"kind": "me"}, {"kind": "bot"}]}
TOO_MUCH = "That was too much at once. Wait a moment, then try again."
PAGE = ("/", *["/assets/table.js"] * 15, "/api/games", "/api/tables", "/api/mine", "/api/zocker")


@contextmanager
def limited(folder: Path, trusted: bool = False) -> Iterator[Served]:
    """Serve with all limits, on a clock that stands still: nothing is given back meanwhile."""
    networks = ["127.0.0.0/8"] if trusted else []
    with serve(house_in(folder), Limits(now=lambda: 0.0), networks) as served:
        yield served


def client(served: Served, **headers: str) -> httpx2.Client:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx2.Client(base_url=served.url, timeout=DEADLINE, headers=named)


def test_thirty_people_behind_one_address_play_undisturbed(tmp_path: Path) -> None:
    with limited(tmp_path) as served, ExitStack() as evening:
        people = [evening.enter_context(client(served)) for _ in range(30)]
        for one in people:
            assert {one.get(path).status_code for path in PAGE} == {200}
        sockets = []
        for host, friend in zip(people[::2], people[1::2], strict=True):
            table = host.post("/api/tables", json=TABLE).json()["table"]
            assert host.get(f"/api/tables/{table}/invitation").status_code == 200
            anna = evening.enter_context(served.connect(table, cookie_of(host)))
            ben = evening.enter_context(served.connect(table))
            assert ben.response is not None
            friend.cookies.set(*ben.response.headers["set-cookie"].partition(";")[0].split("=", 1))
            send(ben, Join(1, "Ben"))
            sockets += [anna, ben]
        assert {friend.post("/api/tables", json=BOTS).status_code for friend in people[1::2]} == {201}
        for socket in sockets:
            while not (shown := read_table(socket))["started"]:
                pass
            for _ in range(25):
                send(socket, React("bravo") if shown["you"] else DoRoll(10**6))
            send(socket, Join(0, "Me"))
            while (said := read(socket))["type"] != "refused":
                assert said["type"] in ("table", "reaction")
            assert said["text"] == "This seat is taken."


def cookie_of(web: httpx2.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in web.cookies.items())


def test_new_guests_of_one_address_can_not_fill_the_house(tmp_path: Path) -> None:
    with limited(tmp_path) as served, client(served) as web:
        made = 0
        for _ in range(130):
            web.cookies.clear()  # a new guest each time
            answer = web.post("/api/tables", json=TABLE)
            made += answer.status_code == 201
        assert made == min(RATES["tables"].burst, RATES["guests"].burst)
        assert answer.status_code == 429
        assert answer.json()["text"] == TOO_MUCH


def test_one_guest_opens_only_so_many_tables_at_once(tmp_path: Path) -> None:
    with limited(tmp_path) as served, client(served) as web:
        answers = [web.post("/api/tables", json=TABLE).status_code for _ in range(30)]
        assert answers == [201] * 20 + [429] * 10


def test_connections_without_a_cookie_are_new_guests_and_there_are_only_so_many(tmp_path: Path) -> None:
    with limited(tmp_path) as served:
        table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
        for _ in range(int(RATES["guests"].burst)):
            with served.connect(table) as socket:
                read_table(socket)
        with served.connect(table, query="?lang=en") as socket:
            assert read(socket) == {
                "type": "refused",
                "text": "That was too much at once. Wait a moment, then try again.",
            }
        _, cookie = served.new_guest()
        with served.connect(table, cookie) as socket:
            read_table(socket)


def test_only_so_many_connections_at_once(tmp_path: Path) -> None:
    with limited(tmp_path) as served:
        table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
        _, cookie = served.new_guest()
        for _ in range(int(RATES["connections"].burst)):
            with served.connect(table, cookie):
                pass
        with pytest.raises(InvalidStatus), served.connect(table, cookie):
            pass


def test_only_so_many_requests_and_uploads_and_replays_at_once(tmp_path: Path) -> None:
    with limited(tmp_path) as served, client(served) as web:
        uploads = [web.post("/api/records", content=b"{}").status_code for _ in range(25)]
        assert uploads == [400] * 20 + [429] * 5
        replays = [web.get("/api/tables/x/steps").status_code for _ in range(160)]
        assert replays == [404] * 150 + [429] * 10
        calls = [web.get("/api/zocker").status_code for _ in range(500)]
        assert calls == [200] * (600 - 185) + [429] * (500 - 415)
        assert web.get("/").status_code == 200


def test_behind_a_trusted_proxy_each_has_an_address_of_its_own(tmp_path: Path) -> None:
    with limited(tmp_path, trusted=True) as served, client(served) as web:

        def bring(address: str) -> int:
            return web.post("/api/records", content=b"{}", headers={"x-forwarded-for": address}).status_code

        for number in range(20):
            assert {bring(f"203.0.113.{number}") for _ in range(20)} == {400}
        assert bring("203.0.113.7") == 429
        assert [bring(f"2001:db8:1:2::{host}") for host in range(21)] == [400] * 20 + [429]  # one household


def test_who_is_no_trusted_proxy_can_not_say_where_it_comes_from(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with limited(tmp_path) as served:
        answers = [
            httpx2.post(f"{served.url}/api/records", content=b"{}", headers={"x-forwarded-for": f"203.0.113.{number}"})
            for number in range(21)
        ]
        assert answers[-1].status_code == 429
    assert ["--trusted-proxy" in record.message for record in caplog.records] == [True]  # said once


def test_one_guest_keeps_nobody_else_of_the_same_address_out(tmp_path: Path) -> None:
    with limited(tmp_path) as served, client(served) as web:
        greedy, anna = ({"cookie": served.new_guest()[1]} for _ in range(2))
        while web.get("/api/zocker", headers=greedy).status_code == 200:
            pass
        assert {web.get("/api/zocker", headers=anna).status_code for _ in range(100)} == {200}
        assert {web.get(path).status_code for path in PAGE} == {200}  # and a newcomer
        more = sum(web.get("/api/zocker", headers=greedy).status_code == 200 for _ in range(500))
        assert more <= RATES["calls"].burst / 2


@pytest.mark.parametrize(
    ("method", "path", "given"),
    [
        ("GET", "/api/tables/x/steps", None),
        ("GET", "/api/tables/x/story", None),
        ("GET", "/api/mine/skill", None),
        ("POST", "/api/records", {}),
    ],
)
def test_what_takes_long_is_shared_by_the_guests_of_an_address(
    tmp_path: Path, method: str, path: str, given: object
) -> None:
    with limited(tmp_path) as served, client(served) as web:
        greedy, anna = ({"cookie": served.new_guest()[1]} for _ in range(2))

        def ask(**headers: str) -> int:
            return web.request(method, path, json=given, headers=headers).status_code

        while ask(**greedy) != 429:
            pass
        assert 429 not in {ask(**anna) for _ in range(5)} | {ask()}  # and a newcomer


def test_guests_who_set_up_tables_leave_some_to_others_of_the_same_address(tmp_path: Path) -> None:
    with limited(tmp_path) as served, client(served) as web:
        for _ in range(int(RATES["tables"].burst / RATES["tables of a guest"].burst)):
            greedy = {"cookie": served.new_guest()[1]}
            while web.post("/api/tables", json=TABLE, headers=greedy).status_code == 201:
                pass
        anna = {"cookie": served.new_guest()[1]}
        assert {web.post("/api/tables", json=TABLE, headers=anna).status_code for _ in range(3)} == {201}
        assert web.post("/api/tables", json=TABLE).status_code == 201  # a newcomer


def test_one_browser_opens_connections_and_others_of_the_same_address_still_can(tmp_path: Path) -> None:
    with limited(tmp_path) as served:
        table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
        (_, greedy), (_, other) = served.new_guest(), served.new_guest()
        with suppress(InvalidStatus):
            while True:
                with served.connect(table, greedy):
                    pass
        for _ in range(20):
            with served.connect(table, other) as socket:
                read_table(socket)


def test_health_is_told_to_an_address_that_has_asked_for_too_much(tmp_path: Path) -> None:
    with limited(tmp_path) as served, client(served) as web:
        while web.get("/api/zocker").status_code == 200:
            pass
        assert web.get("/health").status_code == 200


def test_networks_of_one_customer_share_what_a_few_households_may_have() -> None:
    limits = Limits(now=lambda: 0.0)
    burst = RATES["tables"].burst
    in_a_56 = sum(limits.allows("tables", f"2001:db8:0:{number % 20:x}::/64") for number in range(3_000))
    in_a_48 = sum(limits.allows("tables", f"2001:db8:1:{number % 60:x}00::/64") for number in range(9_000))
    assert in_a_56 <= 2 * 2 * burst  # of twenty households, which would have had 20 times as much
    assert in_a_48 <= 2 * 4 * burst
    assert limits.allows("tables", "2001:db8:2::/64")
