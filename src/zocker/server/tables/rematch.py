"""A rematch: the same table again, which starts when everyone has come."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from zocker.errors import Mistake
from zocker.record import Dice
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables.game import RunningGame
from zocker.server.tables.new_tables import new_table
from zocker.server.tables.table import LiveTable


def check(table: LiveTable, guest: str | None) -> tuple[str, int]:
    """Return a guest who asks for a rematch and their first seat, or raise `Mistake`."""
    if guest is None or not (seats := table.seats_of(guest)):
        raise Mistake("error-rematch-seat")
    if not isinstance(table.game, RunningGame) or not table.game.over or table.game.lesson is not None:
        raise Mistake("error-rematch-running")
    return guest, seats[0]


def same_table(stored: StoredTable, guest: str, setup: dict[str, Any] | None) -> StoredTable:
    """Return the same table again; it starts when everyone has come."""
    alone = all(seat.guest in (None, guest) for seat in stored.seats)
    return new_table(
        stored.game,
        guest,
        [replace(seat, stand_in=False) for seat in stored.seats],
        stored.options,
        dice=stored.dice if stored.typed_dice else Dice("system"),
        setup=setup,
        clock=stored.clock,
        stand_in_after=stored.stand_in_after,
        started=alone,
        gathers=not alone,
        public=stored.public,
        barred=[*stored.barred],
    )


def note(table: LiveTable, name: str, asked_by: int) -> None:
    """Note the rematch, and who has asked for it."""
    table.stored.rematch, table.stored.rematch_by = name, asked_by
    table.rematch_guests.clear()


def wanted(table: LiveTable) -> tuple[int, ...]:
    """Return the seats of players who want the rematch, first the one that asked for it."""
    seats, asker = table.seats, table.stored.rematch_by
    if table.stored.rematch is None or asker is None:
        return ()
    willing = {seats[asker].guest, *table.rematch_guests}
    return asker, *(at for at, seat in enumerate(seats) if at != asker and seat.guest in willing - {None})


def is_missing(table: LiveTable, seat: StoredSeat) -> bool:
    """Tell whether a rematch waits for a player."""
    return table.stored.gathers and seat.guest is not None and not table.presence.is_there(seat.guest)
