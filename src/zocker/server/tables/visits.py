"""Connections that come to a table and leave it, and what they want to see."""

from __future__ import annotations

from zocker.errors import Mistake
from zocker.server.tables.presence import Watcher
from zocker.server.tables.seating import begin, is_complete, let_return
from zocker.server.tables.table import LiveTable


async def enter(table: LiveTable, watcher: Watcher) -> None:
    """Let a connection in: a bot that stood in stops playing, and a rematch begins when the last has come."""
    is_first = not table.presence.watchers
    if table.seats_of(watcher.guest):
        table.absences.come(watcher.guest, others_are_here=table.others_are_here(watcher.guest))
    table.presence.enter(watcher)
    if table.has_left:
        watcher.end()
        return
    if not table.seats_of(watcher.guest):
        if is_first:
            table.on_wake()  # nobody else sees spectators come
        return
    async with table.lock:
        await let_return(table)
        if table.stored.gathers and not table.started and is_complete(table, table.seats):
            await begin(table, table.seats)
    table.wake()


def leave(table: LiveTable, watcher: Watcher) -> None:
    """Let a connection go."""
    table.presence.leave(watcher)
    if not table.seats_of(watcher.guest):
        if not table.presence.watchers:
            table.on_wake()
        return
    if not table.presence.is_there(watcher.guest):
        table.presence.drop_out(watcher.guest)
        table.absences.go(watcher.guest, others_are_here=table.others_are_here(watcher.guest))
    table.wake()


async def look(table: LiveTable, watcher: Watcher, seat: int | None) -> None:
    """Show at a device of several people what only one seat may know, until the game goes on; None hides it."""
    async with table.lock:
        if seat is not None and seat not in table.seats_of(watcher.guest):
            raise Mistake("error-look")
        watcher.looking = None if seat is None else (seat, table.line_count)
    watcher.tell()


def set_pace(table: LiveTable, watcher: Watcher, instant: bool) -> None:
    """Note whether a connection shows everything without animation."""
    changed, watcher.instant = watcher.instant != instant, instant
    if changed and table.seats_of(watcher.guest):  # nobody waits for what others see
        table.on_wake()
