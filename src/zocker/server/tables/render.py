"""A live table as a guest may see it."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from zocker.bots.quick import BOTS
from zocker.server.messages.table import Person, ShownPortrait, Table, TableInfo
from zocker.server.metrics import RENDER
from zocker.server.present.options import terms
from zocker.server.present.prompt import Viewer
from zocker.server.present.table import show, show_closed, show_seats
from zocker.server.tables.game import ClosedGame, RunningGame, WaitingRoom
from zocker.server.tables.presence import Looking, WrittenTable
from zocker.server.tables.rematch import wanted
from zocker.server.tables.seating import may_remove
from zocker.server.tables.stand_in import absence, may_stand_in
from zocker.server.tables.table import LiveTable
from zocker.text import language

CLOCK_FRESH_SECONDS = 0.1  # a clock is not written again within this time


async def show_to(table: LiveTable, guest: str, after: int, looking: Looking | None = None) -> Table:
    """Return the table as a guest may see it, with the log after so many lines (all of it if `after` is negative)."""
    if not table.seats_of(guest):
        await table.services.gallery.enter()
    async with table.lock:
        return _show(table, guest, after, looking)


@RENDER.time()
def _show(table: LiveTable, guest: str, after: int, looking: Looking | None) -> Table:
    mine, info = table.seats_of(guest), _info(table, guest)
    private = looking[0] if looking is not None and looking[1] == table.line_count and looking[0] in mine else None
    viewer = Viewer(mine, guest == table.host, private)
    match table.game:
        case WaitingRoom():
            return show_seats(info, viewer)
        case RunningGame() as game:
            return show(info, game.position, viewer, after if after <= game.line_count else -1)
        case ClosedGame() as game:
            return show_closed(info, game.record, viewer)


async def write_to(table: LiveTable, guest: str, after: int, looking: Looking | None = None) -> WrittenTable:
    """Write the table as a guest may see it: once for all spectators with the same language who have seen as much."""
    if table.seats_of(guest) or guest == table.host:
        return _write(table, await show_to(table, guest, after, looking))
    await table.services.gallery.enter()  # even to send what is written already takes a while
    key = language(), after, table.line_count
    if (written := _cached(table, key)) is None:
        async with table.lock:
            if (written := _cached(table, key)) is None:
                written = table.presence.written[key] = _write(table, _show(table, guest, after, looking))
    return written


def _cached(table: LiveTable, key: Hashable) -> WrittenTable | None:
    """Return the text written for other spectators since the last news, unless it shows a clock that has moved on."""
    cached = table.presence.written.get(key)
    now = table.services.time.now()
    fresh = cached is not None and (cached.clock_at is None or now - cached.clock_at < CLOCK_FRESH_SECONDS)
    return cached if fresh else None


def _write(table: LiveTable, message: Table) -> WrittenTable:
    counts_down = message.clock is not None or message.absence is not None
    return WrittenTable(
        msgspec.json.encode(message), message.line_count, table.services.time.now() if counts_down else None
    )


def _info(table: LiveTable, guest: str) -> TableInfo:
    stored, game = table.stored, table.game if isinstance(table.game, RunningGame) else None
    return TableInfo(
        game=stored.game,
        people=tuple(_person(table, number, guest, portrait) for number, portrait in enumerate(table.portraits)),
        terms=terms(stored.game, stored.options, [seat.bot for seat in table.seats]),
        dice="typed" if stored.typed_dice else "system",
        public=stored.public,
        paused=table.paused,
        gathers=stored.gathers and not table.started,
        rematch=stored.rematch,
        rematch_wanted=wanted(table),
        practice=stored.given > 0,
        lesson=None if game is None or game.lesson is None else game.lesson.progress(game.position),
        clock=None if game is None else game.clock.message(game.position.waits_for),
        absence=absence(table),
        warming=stored.game not in table.services.bots.ready and any(_searches(seat.bot) for seat in table.seats),
        awaited=() if table.proof is None else table.proof.awaited,
        may_go_on=table.proof is not None and table.proof.may_go_on(guest),
        watching=table.presence.count_others(seat.guest for seat in table.seats),
    )


def _searches(bot: str | None) -> bool:
    """Tell whether a bot plays worse until everything is compiled."""
    return bot is not None and bot not in BOTS


def _person(table: LiveTable, number: int, guest: str, portrait: ShownPortrait | None) -> Person:
    seat, services = table.seats[number], table.services
    other = seat.guest if seat.guest != guest else None
    return Person(
        name=seat.name,
        bot=seat.bot,  # type: ignore[arg-type]
        present=seat.bot is not None or (seat.guest is not None and table.presence.is_there(seat.guest)),
        stand_in=seat.stand_in,
        may_stand_in=may_stand_in(table, number, guest),
        may_remove=may_remove(table, number, guest),
        tag=None if other is None else services.tag(guest, other),
        blocked=services.people.has_blocked(guest, other),
        portrait=portrait,
    )
