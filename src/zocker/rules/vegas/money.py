"""Bills and cards in writing, in thousands."""

from __future__ import annotations

import re

from zocker.errors import Mistake
from zocker.rules.chance import Tap
from zocker.rules.state import Array

_READ = re.compile(r"([1-9][0-9]?)0k")
_TYPED = re.compile(r"(?:(\d{1,2})[x×*])?\$?(\d+?)(?:[.,]?000|k)?\$?")


def write_money(value: int) -> str:
    """Write a value in units of $10,000."""
    return f"{value}0k"


def read_money(text: str, values: range, mistake: str) -> int:
    """Read one of some values; anything else is a `Mistake` with this message."""
    found = _READ.fullmatch(text)
    if not found or int(found[1]) not in values:
        raise Mistake(mistake, text=text)
    return int(found[1])


def write_stack(stack: Array, order: int = 1) -> str:
    """Write what is in a stack, the lowest first, or the highest if `order` is -1."""
    return " ".join([f"{number}x{write_money(value)}" for value, number in enumerate(stack) if number][::order])


def tap_money(stack: Array) -> list[Tap]:
    """Return what may be tapped of a stack."""
    return [Tap(write_money(value), money=value) for value, number in enumerate(stack) if number]


def typed_money(text: str) -> list[str]:
    """Read bills such as `60k 50 $30,000`, several of a kind as `4x30k`."""
    bills = []
    for bill in text.split():
        short = _TYPED.fullmatch(bill)
        bills += [f"{short[2]}k"] * int(short[1] or 1) if short else [bill]
    return bills
