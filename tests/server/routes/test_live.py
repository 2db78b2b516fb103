"""The two halves of a live connection, and how it ends."""

from __future__ import annotations

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import websockets.sync.client as websockets

from tests.server.conftest import Serve
from tests.server.stage import ME, OPEN, Served, read, send
from zocker.server.messages.actions import DoRoll, FromBrowser, Here, Join, NewSeat, Pause
from zocker.server.messages.pages import NewTable
from zocker.server.routes import live
from zocker.server.routes.limits import ConnectionLimits, Limits
from zocker.server.tables.presence import Watcher
from zocker.server.tables.table import LiveTable


def test_a_connection_that_fails_in_two_ways_at_once_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: Any) -> None:
        raise OSError

    async def refused(*_: Any) -> None:
        raise live.TooManyRefusals

    async def attend() -> list[Any]:
        unheard = list[Any]()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unheard.append(context))
        nothing: Any = None
        for one, other in ((gone, refused), (refused, gone)):
            monkeypatch.setattr(live, "send_news", one)
            monkeypatch.setattr(live, "take_actions", other)
            with pytest.raises(live.TooManyRefusals):
                await live.attend(nothing, nothing, Watcher("anna"), 0, nothing)
        gc.collect()
        return unheard

    assert asyncio.run(attend()) == []


def test_who_may_not_be_here_any_more_does_nothing_more() -> None:
    """Even if nothing can be sent to say so, since nobody reads it."""

    class Silent:
        async def receive_text(self) -> str:
            watcher.end()
            return '{"type": "start"}'

    async def take() -> None:
        silent: Any = Silent()
        no_table: Any = SimpleNamespace(is_for=lambda _guest: False)
        limits = ConnectionLimits(Limits(), "anna", "here")
        await asyncio.wait_for(live.take_actions(silent, no_table, watcher, limits), 10)

    watcher = Watcher("anna")
    asyncio.run(take())


# Answers --------------------------------------------------------------------------------------------------


def numbered(action: FromBrowser, number: int) -> Any:
    return msgspec.structs.replace(action, id=number)


def at(served: Served, table: str) -> LiveTable:
    found = served.house.tables.get(table)
    assert found is not None
    return found


def read_answer(socket: websockets.ClientConnection) -> tuple[Any, list[Any]]:
    """Read until something is answered; return its number, and what came before."""
    before = list[Any]()
    while (message := read(socket))["type"] != "done":
        before.append(message)
    return message["id"], before


def test_everything_with_a_number_is_answered_and_nothing_else(serving: Serve) -> None:
    with serving() as served:
        guest, cookie = served.new_guest()
        table = served.create(guest, NewTable("las-vegas", (ME, OPEN)))
        with served.connect(table, cookie) as socket:
            read(socket)
            for action in (Here(), Pause(True), DoRoll(0), Join(1, "Benno")):
                send(socket, action)
            for number, one in enumerate((Here(), Join(1, "Benno"), DoRoll(7), Here())):
                send(socket, numbered(one, number))
                assert read_answer(socket)[0] == number


def test_a_spectator_is_answered_without_the_table(serving: Serve) -> None:
    with serving() as served:
        guest, _ = served.new_guest()
        table = served.create(guest, NewTable("las-vegas", (ME, OPEN)))
        with served.connect(table) as socket:
            read(socket)
            send(socket, numbered(Here(), 5))
            assert read_answer(socket) == (5, [])


def test_what_comes_again_on_another_connection_is_answered_and_not_done_again(serving: Serve) -> None:
    """Not even if it comes late, when something else was done meanwhile."""
    with serving() as served:
        guest, cookie = served.new_guest()
        table = served.create(guest, NewTable("las-vegas", (ME, NewSeat("bot")), {"starter": 1}))
        with served.connect(table, cookie) as old, served.connect(table, cookie) as new:
            lines = read(new)["line_count"]
            for socket, action, number in ((old, Pause(True), 1), (new, Pause(False), 2), (new, Pause(True), 1)):
                send(socket, numbered(action, number))
                assert read_answer(socket)[0] == number
            assert not at(served, table).paused
            for socket in (old, new, old):
                send(socket, numbered(DoRoll(lines), 3))
                assert read_answer(socket)[0] == 3
            assert at(served, table).line_count == lines + 1


def test_who_sits_down_twice_is_not_told_to_have_a_seat_already(serving: Serve) -> None:
    with serving() as served:
        guest, _ = served.new_guest()
        table = served.create(guest, NewTable("las-vegas", (ME, OPEN, OPEN)))
        _, cookie = served.new_guest()
        for _ in range(2):
            with served.connect(table, cookie) as socket:
                send(socket, numbered(Join(1, "Benno"), 9))
                _, before = read_answer(socket)
                assert [message["type"] for message in before if message["type"] == "refused"] == []


def test_others_do_not_have_what_has_the_same_number_done(serving: Serve) -> None:
    with serving() as served:
        guest, cookie = served.new_guest()
        table = served.create(guest, NewTable("las-vegas", (ME, OPEN, OPEN)))
        for name in ("Benno", "Carla"):
            _, cookie = served.new_guest()
            with served.connect(table, cookie) as socket:
                send(socket, numbered(Join(1 if name == "Benno" else 2, name), 9))
                read_answer(socket)
        assert at(served, table).names == ["Anna", "Benno", "Carla"]
