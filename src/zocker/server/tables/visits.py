"""Coming to a table and leaving it, and what one's own screen shows meanwhile."""

from __future__ import annotations

from zocker.errors import Mistake
from zocker.server.tables.presence import Watcher
from zocker.server.tables.seating import begin, is_complete, set_stand_in
from zocker.server.tables.table import LiveTable


async def enter(table: LiveTable, watcher: Watcher) -> None:
    """Let somebody look on; a seat is taken over from a bot that stood in. The last to come begins a rematch."""
    table.presence.come(watcher)
    async with table.lock:
        mine = table.seats_of(watcher.guest)
        if any(table.seats[number].stand_in for number in mine):
            await set_stand_in(table, mine, stand_in=False)
        if table.stored.gathers and not table.started and is_complete(table, table.seats):
            await begin(table, table.seats)
    if mine:
        table.wake()
    else:
        table.when_woken()  # nobody else sees who looks on


def leave(table: LiveTable, watcher: Watcher) -> None:
    """Let somebody go."""
    table.presence.watchers.discard(watcher)
    if not table.seats_of(watcher.guest):
        table.when_woken()
        return
    if not table.presence.is_there(watcher.guest):
        table.presence.drop_out(watcher.guest)
    table.wake()


async def look(table: LiveTable, watcher: Watcher, seat: int | None) -> None:
    """Show one of several people at a device what only that seat may know, until the game goes on; or no more."""
    async with table.lock:
        if seat is not None and seat not in table.seats_of(watcher.guest):
            raise Mistake("error-look")
        watcher.looking = None if seat is None else (seat, table.line_count)
    watcher.news.set()


def set_pace(table: LiveTable, watcher: Watcher, instant: bool) -> None:
    """Take note of how somebody wants to see things."""
    watcher.instant = instant
    table.when_woken()
