"""Bots that sit in for people who have left, until they come back."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from zocker.errors import Mistake
from zocker.rules.messages import Chance
from zocker.server.messages.table import Absence
from zocker.server.tables.game import RunningGame
from zocker.server.tables.table import LiveTable


async def stand_in(table: LiveTable, guest: str, number: int) -> None:
    """Let a bot play for someone."""
    if number >= len(table.seats) or not may_stand_in(table, number, guest):
        raise Mistake("error-stand-in")
    await set_stand_in(table, [number], stand_in=True)


def may_stand_in(table: LiveTable, number: int, guest: str) -> bool:
    """Tell whether a guest may let a bot play for a person who is away.

    The host may at once, others after a while. If the person has never come, everyone must wait for a while.
    """
    seat, presence = table.seats[number], table.presence
    if seat.guest is None or seat.guest == guest or seat.stand_in or presence.is_there(seat.guest) or not table.running:
        return False
    overdue = presence.is_overdue(seat.guest)
    if guest == table.host:
        return overdue or presence.has_left(seat.guest)
    return overdue and table.stored.clock is None and bool(table.seats_of(guest))


async def set_stand_in(table: LiveTable, numbers: Sequence[int], *, stand_in: bool) -> None:
    """Let a bot play for the people at some seats, or let them play again."""
    seats = copy.deepcopy(table.seats)
    for number in numbers:
        seats[number].stand_in = stand_in
    await table.reseat(seats)


# By itself ------------------------------------------------------------------------------------------------


def absent_seat(table: LiveTable) -> int | None:
    """Return the seat that the table waits for, if no one is there who could act for it."""
    game = table.game
    if not isinstance(game, RunningGame) or table.paused or game.pending_chance is not None or table.chance_is_due:
        return None
    waiting = game.position.waiting
    if isinstance(waiting, Chance) and (table.stored.typed_dice or game.position.rolls_by_itself):
        return None
    seat = game.position.waits_for
    guest = None if seat is None or game.bot_at(seat) is not None else table.seats[seat].guest
    return None if guest is None or table.presence.is_there(guest) else seat


def absence(table: LiveTable) -> Absence | None:
    """Return the absent person that the table waits for, and the seconds until a bot sits in, if one will."""
    if (seat := absent_seat(table)) is None:
        return None
    guest, seconds = table.seats[seat].guest, table.stored.stand_in_after
    if guest is None or seconds is None or not table.others_are_here(guest):
        return Absence(seat, None)
    at = table.absences.over_at(guest, seconds, table.line_count)
    return Absence(seat, None if at is None else max(0.0, at - table.services.time.now()))


async def sit_in(table: LiveTable) -> None:
    """Let a bot sit in for a person who has been away for long enough."""
    async with table.lock:
        absent = absence(table)
        if absent is not None and absent.left == 0.0:
            await set_stand_in(table, [absent.seat], stand_in=True)


def are_back(table: LiveTable) -> list[int]:
    """Return the seats in which a bot stands in for a person who has come back."""
    there = table.presence.is_there
    return [number for number, seat in enumerate(table.seats) if seat.stand_in and there(seat.guest)]


async def let_return(table: LiveTable) -> None:
    """Let people who have come back play again, unless a roll is being made."""
    if (back := are_back(table)) and not table.chance_is_due:
        await set_stand_in(table, back, stand_in=False)
