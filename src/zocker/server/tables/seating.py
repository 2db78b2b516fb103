"""The seats of a live table: people take them, change them and give them up, and the game begins."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from msgspec import structs

from zocker.errors import Mistake
from zocker.match import Match
from zocker.server.messages.actions import Dress, Join, Seats
from zocker.server.store.stored import StoredSeat
from zocker.server.tables.game import RunningGame
from zocker.server.tables.names import check_name
from zocker.server.tables.rematch import is_missing
from zocker.server.tables.seats import dress, fill_with_bots, rearrange, without_guest
from zocker.server.tables.table import LiveTable


def check_host(table: LiveTable, guest: str) -> None:
    if guest != table.host:
        raise Mistake("error-host-only")


def check_seats(table: LiveTable, seats: Sequence[StoredSeat]) -> None:
    """Refuse invalid names, and numbers of seats that the game or its options are not for."""
    names = ["?" if seat.name is None else seat.name for seat in seats]
    Match(table.stored.game, seats=names, chance="ask", **table.stored.options)


# Before the game --------------------------------------------------------------------------------------


async def join(table: LiveTable, guest: str, wanted: Join) -> None:
    if table.started or wanted.seat >= len(table.seats) or not table.seats[wanted.seat].is_open:
        raise Mistake("error-seat-taken")
    if guest in table.stored.barred or table.presence.is_disguised(guest, table.services.newcomers):
        raise Mistake("error-barred")
    if table.services.people.has_blocked(table.host, guest):
        raise Mistake("error-blocked")
    if table.seats_of(guest):
        raise Mistake("error-seated")
    seats = copy.deepcopy(table.seats)
    seats[wanted.seat] = StoredSeat(check_name(wanted.name, table.names), guest)
    dress(seats[wanted.seat], wanted.portrait, table.seats)
    check_seats(table, seats)
    await (begin(table, seats) if is_complete(table, seats) else table.reseat(seats))
    table.presence.note_left(guest)


async def change_portrait(table: LiveTable, guest: str, wanted: Dress) -> None:
    """Let someone look different."""
    if table.started or wanted.seat not in table.seats_of(guest):
        raise Mistake("error-portrait")
    seats = copy.deepcopy(table.seats)
    dress(seats[wanted.seat], wanted.portrait, seats[: wanted.seat] + seats[wanted.seat + 1 :])
    await table.reseat(seats)


async def arrange(table: LiveTable, guest: str, wanted: Seats) -> None:
    """Change the seats before the game; even if none is open then, it waits for the host to start it."""
    check_host(table, guest)
    if table.started:
        raise Mistake("error-started")
    seats = rearrange(table.seats, wanted, guest)
    check_seats(table, seats)
    await table.reseat(seats)


async def start(table: LiveTable, guest: str, *, without_open: bool) -> None:
    """Begin the game; without its open seats if there are enough others."""
    check_host(table, guest)
    if not table.started:
        seats = [seat for seat in table.seats if not (without_open and seat.is_open)]
        check_seats(table, seats)
        await begin(table, seats)


async def begin(table: LiveTable, taken: Sequence[StoredSeat]) -> None:
    """Start the game: bots take the open seats, and those of players that a rematch no longer waits for."""
    seats = [structs.replace(seat, stand_in=is_missing(table, seat)) for seat in taken]
    fill_with_bots(seats)
    await table.begin(seats)


def is_complete(table: LiveTable, seats: Sequence[StoredSeat]) -> bool:
    """Tell whether all seats are taken and, for a rematch, everyone has come."""
    return not any(seat.is_open or is_missing(table, seat) for seat in seats)


# Giving seats up --------------------------------------------------------------------------------------


async def give_up(table: LiveTable, guest: str) -> None:
    """Let a player give up their seats; those who leave before the game may come back."""
    if not table.seats_of(guest) or (table.started and not table.running):
        raise Mistake("error-leave")
    await free_seats(table, guest)


async def remove(table: LiveTable, guest: str, number: int) -> None:
    """Send someone away for good."""
    check_host(table, guest)
    gone = table.seats[number].guest if number < len(table.seats) else None
    if gone is None or not may_remove(table, number, guest):
        raise Mistake("error-remove")
    await table.update(barred=[*table.stored.barred, gone])
    table.presence.send_away(gone, table.services.newcomers.now())
    await free_seats(table, gone)


def may_remove(table: LiveTable, number: int, guest: str) -> bool:
    """Tell whether a guest may send a player away: only the host may, until the game is over."""
    if guest != table.host or table.seats[number].guest in (None, guest):
        return False
    return not (isinstance(table.game, RunningGame) and table.game.over)


async def block(table: LiveTable, guest: str, number: int) -> None:
    """Keep someone away from all tables that a guest sets up, and from this one if it is such a table."""
    seat = table.seats[number] if number < len(table.seats) else StoredSeat()
    if seat.guest is None or seat.guest == guest or not table.is_for(guest):
        raise Mistake("error-block")
    await table.services.people.block(guest, seat.guest, seat.name or "")
    if may_remove(table, number, guest):
        await remove(table, guest, number)


async def free_seats(table: LiveTable, guest: str) -> None:
    """Free the seats of someone: bots play on there, or they are open if the game has not begun."""
    await table.reseat(without_guest(table.seats, guest, with_bots=table.started))
