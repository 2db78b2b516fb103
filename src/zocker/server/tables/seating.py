"""The seats of a live table: who is missing, who may be replaced or sent away, and the beginning of the game."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from msgspec import structs

from zocker.match import Match
from zocker.rules.messages import Chance
from zocker.server.store.stored import StoredSeat
from zocker.server.tables.seats import fill_with_bots
from zocker.server.tables.table import LiveTable


def is_complete(table: LiveTable, seats: Sequence[StoredSeat]) -> bool:
    """Tell whether all seats are taken and, for a rematch, everybody has come."""
    return not any(seat.is_open or is_missing(table, seat) for seat in seats)


def is_missing(table: LiveTable, seat: StoredSeat) -> bool:
    """Tell whether a rematch waits for somebody."""
    return table.stored.gathers and seat.guest is not None and not table.presence.is_there(seat.guest)


async def begin(table: LiveTable, taken: Sequence[StoredSeat]) -> None:
    """Begin the game: bots take the open seats, and play for those whom a rematch no longer waits for."""
    seats = [structs.replace(seat, stand_in=is_missing(table, seat)) for seat in taken]
    fill_with_bots(seats)
    await table.reseat(seats, begin=True)


async def set_stand_in(table: LiveTable, numbers: Sequence[int], *, stand_in: bool) -> None:
    """Let a bot play for the people at some seats, or let them play again."""
    seats = copy.deepcopy(table.seats)
    for number in numbers:
        seats[number].stand_in = stand_in
    await table.reseat(seats)


def absent_seat(table: LiveTable) -> int | None:
    """Return the seat that the table waits for, if nobody is there who could act for it."""
    if not table.running or table.paused or table.pending_chance is not None or table.chance_is_due:
        return None
    waiting = table.position.waiting
    if isinstance(waiting, Chance) and (table.typed_dice or table.position.rolls_by_itself):
        return None
    seat = table.position.waits_for
    guest = None if seat is None or table.bot_at(seat) is not None else table.seats[seat].guest
    return None if guest is None or table.presence.is_there(guest) else seat


def sits_in_at(table: LiveTable, seat: int) -> float | None:
    """Return when a bot sits in for somebody who is away; None if nobody waits, or people want to wait."""
    guest, seconds = table.seats[seat].guest, table.stored.stand_in_after
    if guest is None or seconds is None or not table.others_are_here(guest):
        return None
    return table.absences.over_at(guest, seconds, table.line_count)


async def sit_in(table: LiveTable) -> None:
    """Let a bot sit in for somebody who has been away for long enough."""
    async with table.lock:
        seat = absent_seat(table)
        at = None if seat is None else sits_in_at(table, seat)
        if seat is not None and at is not None and at <= table.services.time.now():
            await set_stand_in(table, [seat], stand_in=True)


async def let_return(table: LiveTable) -> None:
    """Let those play again who have come back to their seats, unless a roll is being made."""
    if table.are_back and not table.chance_is_due:
        await set_stand_in(table, table.are_back, stand_in=False)


def check_seats(table: LiveTable, seats: Sequence[StoredSeat]) -> None:
    """Refuse invalid names, and numbers of seats that the game or its options are not for."""
    names = ["?" if seat.name is None else seat.name for seat in seats]
    Match(table.stored.game, seats=names, chance="ask", **table.stored.options)


def may_stand_in(table: LiveTable, number: int, guest: str) -> bool:
    """Tell whether a guest may let a bot play for somebody else who is away.

    The host may at once, others after a while; for somebody who has not come yet, everybody only after a while.
    """
    seat, presence = table.seats[number], table.presence
    if seat.guest in (None, guest) or seat.stand_in or presence.is_there(seat.guest) or not table.running:
        return False
    assert seat.guest is not None
    overdue = presence.is_overdue(seat.guest)
    if guest == table.host:
        return overdue or presence.has_left(seat.guest)
    return overdue and table.stored.clock is None and bool(table.seats_of(guest))


def may_remove(table: LiveTable, number: int, guest: str) -> bool:
    """Tell whether a guest may send somebody away: only the host may, until the game is over."""
    if guest != table.host or table.seats[number].guest in (None, guest):
        return False
    return table.match is None or not table.match.over
