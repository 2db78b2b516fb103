"""The seats of a table: how people look there, and how seats are taken, filled, freed and rearranged."""

from __future__ import annotations

import copy
from collections.abc import Collection, Sequence
from typing import get_args

import msgspec

from zocker.bots.names import NAMES as BOT_NAMES
from zocker.errors import Mistake
from zocker.server.messages.actions import NewSeat, Portrait
from zocker.server.messages.table import ShownPortrait
from zocker.server.messages.values import MAX_SEATS, Character, Level
from zocker.server.store.stored import STAND_IN_LEVEL, StoredSeat
from zocker.server.tables.names import check_name, free_name, is_taken
from zocker.text import say

CHARACTERS: tuple[Character, ...] = get_args(Character)
Portraits = tuple[ShownPortrait | None, ...]  # by seat; none where nobody sits


def dress(seat: StoredSeat, wanted: Portrait | None, others: Sequence[StoredSeat]) -> None:
    """Set a player's look; if the colour is taken, they keep their own, or get one that is free."""
    if wanted is None:
        return
    taken = {other.colour for other in others}
    seat.character = wanted.character
    if wanted.colour not in taken:
        seat.colour = wanted.colour
    elif seat.colour is None:
        seat.colour = _free_colour(wanted.colour, taken)


def colours(seats: Sequence[StoredSeat]) -> list[int]:
    """Return all colours; a player without one gets that of the seat's number, or the next that is free."""
    taken = {seat.colour for seat in seats}
    found = list[int]()
    for number, seat in enumerate(seats):
        found.append(_free_colour(number, taken) if seat.colour is None else seat.colour)
        taken.add(found[-1])
    return found


def settle_colours(seats: Sequence[StoredSeat]) -> None:
    """Give colours for good to all players without one."""
    for seat, colour in zip(seats, colours(seats), strict=True):
        seat.colour = colour


def portraits(seats: Sequence[StoredSeat]) -> Portraits:
    """Return all looks; a player without a character is drawn as that of the seat's number."""
    return tuple(
        None if seat.name is None and seat.bot is None else ShownPortrait(_character(number, seat), colour)
        for number, (seat, colour) in enumerate(zip(seats, colours(seats), strict=True))
    )


def _free_colour(wanted: int, taken: Collection[int | None]) -> int:
    return next(colour % MAX_SEATS for colour in range(wanted, wanted + MAX_SEATS) if colour % MAX_SEATS not in taken)


def _character(number: int, seat: StoredSeat) -> Character | Level:
    if seat.bot is None:
        return CHARACTERS[number] if seat.character is None else msgspec.convert(seat.character, Character)
    return msgspec.convert(seat.bot, Level)


def fill_with_bots(seats: list[StoredSeat]) -> None:
    """Let bots take all open seats, and name and colour all players that need it."""
    for number, seat in enumerate(seats):
        if seat.is_open:
            seats[number] = StoredSeat(bot=STAND_IN_LEVEL)
    name_bots(seats)
    settle_colours(seats)


def name_bots(seats: Sequence[StoredSeat], taken: Collection[str | None] = ()) -> None:
    """Give names to bots that have none: those that are taken elsewhere only when there are no others."""
    names = sorted(BOT_NAMES, key=lambda name: name in taken)
    for seat in seats:
        if seat.bot and seat.name is None:
            seat.name = next(name for name in names if not is_taken(name, [other.name for other in seats]))


def new_seat(new: NewSeat, guest: str, taken: Sequence[str], default_name: str | None = None) -> StoredSeat:
    """Return a seat as a host wants it: a bot's, an open one, or one at the host's device under a name of its own."""
    if new.kind == "bot":
        return StoredSeat(bot=new.bot)
    if new.kind == "open":
        return StoredSeat()
    if new.name is not None:
        return StoredSeat(check_name(new.name, taken), guest)
    return StoredSeat(free_name(default_name or say("guest-name"), taken), guest)


def rearrange(seats: Sequence[StoredSeat], wanted: Sequence[NewSeat], host: str) -> list[StoredSeat]:
    """Return the seats that a host wants instead; players who are not kept lose theirs."""
    kept = [new.seat for new in wanted if new.kind == "kept"]
    if len(set(kept)) < len(kept) or not {*kept} <= {*range(len(seats))}:
        raise Mistake("error-arrange")
    if sum(new.kind == "me" for new in wanted) > 1:
        raise Mistake("error-one-seat")
    others = [seats[number] for number in kept if number is not None]
    names = [seat.name or "" for seat in others]
    own_name = next((seat.name for seat in seats if seat.guest == host), None)
    arranged = list[StoredSeat]()
    for new in wanted:
        if new.kind == "kept":
            assert new.seat is not None
            seat = copy.deepcopy(seats[new.seat])
        else:
            seat = new_seat(new, host, names, own_name if new.kind == "me" else None)
            dress(seat, new.portrait, [*others, *arranged])
            names.append(seat.name or "")
        arranged.append(seat)
    return arranged


def without_guest(seats: Sequence[StoredSeat], guest: str, *, with_bots: bool) -> list[StoredSeat]:
    """Return the seats without a guest: bots take the freed ones in the same colours, or they are open."""
    left = [copy.copy(seat) for seat in seats]
    for number, seat in enumerate(left):
        if seat.guest == guest:
            left[number] = StoredSeat(bot=STAND_IN_LEVEL, colour=seat.colour) if with_bots else StoredSeat()
    if with_bots:
        name_bots(left)
    return left
