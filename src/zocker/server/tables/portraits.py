"""What everybody looks like: the character that somebody wants, and a colour that nobody else at the table has."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import get_args

import msgspec

from zocker.server.messages.actions import Portrait
from zocker.server.messages.table import ShownPortrait
from zocker.server.messages.values import MAX_SEATS, Character, Level
from zocker.server.store.stored import StoredSeat

CHARACTERS: tuple[Character, ...] = get_args(Character)
Portraits = tuple[ShownPortrait | None, ...]  # by seat; none where nobody sits


def dress(seat: StoredSeat, wanted: Portrait | None, others: Sequence[StoredSeat]) -> None:
    """Let somebody look as they want; if somebody else has that colour, they keep theirs, or get one that is free."""
    if wanted is None:
        return
    taken = {other.colour for other in others}
    seat.character = wanted.character
    if wanted.colour not in taken:
        seat.colour = wanted.colour
    elif seat.colour is None:
        seat.colour = _free_colour(wanted.colour, taken)


def colours(seats: Sequence[StoredSeat]) -> list[int]:
    """Return everybody's colour; who has none gets the one of the seat's number, or the next that is free."""
    taken = {seat.colour for seat in seats}
    found = list[int]()
    for number, seat in enumerate(seats):
        found.append(_free_colour(number, taken) if seat.colour is None else seat.colour)
        taken.add(found[-1])
    return found


def settle_colours(seats: Sequence[StoredSeat]) -> None:
    """Give colours to all who have none, for good."""
    for seat, colour in zip(seats, colours(seats), strict=True):
        seat.colour = colour


def portraits(seats: Sequence[StoredSeat]) -> Portraits:
    """Return what everybody looks like; who has chosen no character is drawn as the one of the seat's number."""
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
