"""How people write the boards' fields of a position.

Dice are a number of small ones, with a `B` for the Biggy: `2`, `2B`, `B`, or nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from zocker.errors import Mistake
from zocker.rules.royale.material import KINDS, NONE
from zocker.rules.setups import check_between, check_length
from zocker.rules.state import State

_DICE = re.compile(r"([0-9]*)(B?)")
_DIE = re.compile(r"([1-5]) (small|biggy)")


def read_dice(text: str) -> tuple[int, int]:
    """Return the numbers of small dice and Biggys in a text like `2B`."""
    found = _DICE.fullmatch(text)
    if not found or len(found[1]) > 1:
        raise Mistake("error-setup-dice-text", text=text)
    return int(found[1] or 0), len(found[2])


def put_dice(s: State, name: str, texts: Sequence[str]) -> None:
    """Set a field of the state to the dice of all seats on a board."""
    check_length(name, texts or [""] * s.players, int(s.players))
    for seat, text in enumerate(texts):
        s[name][seat] = read_dice(text)


def read_die(s: State, text: str | None) -> tuple[int, int]:
    """Return the owner and kind of a die like `2 biggy`; without text the owner is `NONE`."""
    if text is None:
        return NONE, 0
    found = _DIE.fullmatch(text)
    if not found or int(found[1]) > s.players:
        raise Mistake("error-setup-dice-text", text=text)
    return int(found[1]) - 1, KINDS.index(found[2])


def read_number(field: str, number: int | None, most: int) -> int:
    """Return the seat or casino of a number that counts from 1, or `NONE`."""
    if number is None:
        return NONE
    check_between(field, number, 1, most)
    return number - 1


def put_places(s: State, name: str, left: Sequence[int], places: Sequence[int]) -> None:
    """Set a field of the state to the numbers of places left, of each kind."""
    check_length(name, left, len(places))
    for number, limit in zip(left, places, strict=True):
        check_between(name, number, 0, limit)
    s[name] = left
