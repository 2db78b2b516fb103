"""Rows of a tableau in writing: "1 2 3 4 : 50", "* * * : 40", "full house : 80"; a black row has points below 0."""

from __future__ import annotations

import functools
import re
import unicodedata

import msgspec

from zocker.errors import Mistake
from zocker.rules.gambler.material import HOUSE, MAX_IN_ROW, MAX_VALUE, STAR, STEP

FULL_HOUSE = "full house"

_SHOWN = 40  # characters that a message quotes
_POINTS = re.compile(r"[+-]?[0-9]{1,9}")


class Row(msgspec.Struct, frozen=True):
    """The boxes of a row, and its points: below 0 if it is black (GA-3)."""

    boxes: tuple[int, ...]  # faces from 1, or stars
    house: bool
    points: int


@functools.lru_cache(maxsize=1024)
def read_row(text: str) -> Row:
    """Read a row, or raise a `Mistake` with the reason why it is none.

    >>> read_row("1 2 3 4 : 50")
    Row(boxes=(1, 2, 3, 4), house=False, points=50)
    >>> read_row("full house : 80").boxes
    (7, 7, 7, 7, 7)
    """
    shown, colon, value = (part.strip() for part in text.partition(":"))
    if not colon:
        raise Mistake("error-row-colon", text=printable(text))
    boxes = _read_boxes(shown)
    return Row(boxes, " ".join(shown.lower().split()) == FULL_HOUSE, _read_points(value))


def _read_boxes(shown: str) -> tuple[int, ...]:
    words = shown.lower().split()
    if " ".join(words) == FULL_HOUSE:
        return (STAR,) * HOUSE
    if not 1 <= len(words) <= MAX_IN_ROW:
        raise Mistake("error-row-length", most=MAX_IN_ROW, got=len(words))  # GA-4
    for word in words:
        if word not in ("1", "2", "3", "4", "5", "6", "*"):
            raise Mistake("error-row-box", text=printable(word))
    if "*" in words and len({*words}) > 1:
        raise Mistake("error-row-mixed")  # GA-10
    return tuple(STAR if word == "*" else int(word) for word in words)


def _read_points(text: str) -> int:
    text = text.replace("−", "-")  # the minus sign that we print
    points = int(text) if _POINTS.fullmatch(text) else 0
    if points == 0 or points % STEP != 0 or abs(points) > MAX_VALUE:
        raise Mistake("error-row-points", step=STEP, most=MAX_VALUE, text=printable(text))  # GA-4
    return points


def printable(text: str, most: int = _SHOWN) -> str:
    """Return a person's text, safe for a sentence on any screen."""
    shown = "".join(ascii(character)[1:-1] if is_invisible(character) else character for character in text[:most])
    return shown + "…" * (len(text) > most)


def is_invisible(character: str) -> bool:
    """Tell whether a character controls a screen or breaks a line instead of being printed."""
    category = unicodedata.category(character)
    return category[0] == "C" or category in ("Zl", "Zp")
