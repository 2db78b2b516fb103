"""How boards' fields of typed-in positions are written.

Dice are a number of small ones, with a `B` for the Biggy: `2`, `2B`, `B`, or nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from zocker.errors import Mistake
from zocker.rules.royale.material import KINDS, NONE
from zocker.rules.setups import between, length
from zocker.rules.state import State

_DICE = re.compile(r"([0-9]*)(B?)")
_DIE = re.compile(r"([1-5]) (small|biggy)")


def read_dice(text: str) -> tuple[int, int]:
    """Return small dice and Biggies of a text like `2B`."""
    found = _DICE.fullmatch(text)
    if not found or len(found[1]) > 1:
        raise Mistake("error-setup-dice-text", text=text)
    return int(found[1] or 0), len(found[2])


def put_dice(s: State, name: str, texts: Sequence[str]) -> None:
    """Put the dice of all seats on a board's field of the state."""
    length(name, texts or [""] * s.players, int(s.players))
    for seat, text in enumerate(texts):
        s[name][seat] = read_dice(text)


def read_die(s: State, text: str | None) -> tuple[int, int]:
    """Return owner and kind of a die like `2 biggy`, or of none."""
    if text is None:
        return NONE, 0
    found = _DIE.fullmatch(text)
    if not found or int(found[1]) > s.players:
        raise Mistake("error-setup-dice-text", text=text)
    return int(found[1]) - 1, KINDS.index(found[2])


def read_number(field: str, number: int | None, most: int) -> int:
    """Return the seat or the casino of a number that is counted from 1, or `NONE`."""
    if number is None:
        return NONE
    between(field, number, 1, most)
    return number - 1


def put_places(s: State, name: str, left: Sequence[int], places: Sequence[int]) -> None:
    """Put how many of some places are left."""
    length(name, left, len(places))
    for number, limit in zip(left, places, strict=True):
        between(name, number, 0, limit)
    s[name] = left
