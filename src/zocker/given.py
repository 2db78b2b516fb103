"""Checks of input from programs: a wrong type raises a `Mistake`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal, TypeVar, get_args

import msgspec
import numpy as np

from zocker.errors import Mistake

T = TypeVar("T")
Device = Literal["cpu", "cuda"]

UNREADABLE = (msgspec.MsgspecError, TypeError, UnicodeError, OverflowError, RecursionError)  # what msgspec raises
LARGEST_SEED = 2**128  # as large as those of NumPy, and records can hold it
MOST_LISTED = 1_000


def whole(name: str, given: object, least: int | None = None, most: int | None = None) -> int:
    """Return a whole number as Python's `int`, or raise a `Mistake` if it isn't one or is out of range."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer):
        raise Mistake("error-whole-number", name=name, value=given)
    number = int(given)
    if (least is not None and number < least) or (most is not None and number > most):
        raise Mistake("error-range", name=name, value=number, least=least, most=most)
    return number


def seed(given: object, least: int = -LARGEST_SEED) -> int | None:
    """Return a seed, or None if there is none."""
    if given is None:
        return None
    number = whole("seed", given)
    if not least <= number <= LARGEST_SEED:
        raise Mistake("error-seed-range", value=number)
    return number


def text(name: str, given: object) -> str:
    """Return a text, or raise a `Mistake` if it isn't one or can't be stored."""
    found = of_kind(name, given, str)
    try:
        found.encode()
    except UnicodeEncodeError:
        raise Mistake("error-text", name=name, value=given) from None
    return found


def flag(name: str, given: object) -> bool:
    """Return a boolean, or raise a `Mistake`."""
    return bool(of_kind(name, given, bool, np.bool_))


def device(given: Device) -> Device:
    """Return a device to play on, or raise a `Mistake`."""
    if given not in get_args(Device):
        raise Mistake("error-device", device=str(given), devices=", ".join(get_args(Device)))
    return given


def listed(name: str, given: object, most: int = MOST_LISTED) -> list[object]:
    """Return the entries of a list or the like; a text or a dict is none."""
    if not isinstance(given, Iterable) or isinstance(given, str | bytes | dict):
        raise Mistake("error-kind", name=name, kind="list", got=type(given).__name__)
    found = list[object]()
    for entry in given:
        if len(found) == most:
            raise Mistake("error-too-many", name=name, most=most)
        found.append(entry)
    return found


def path(given: object) -> Path:
    """Return the path of a file."""
    return Path(of_kind("path", given, str, Path))


def of_kind(name: str, given: object, kind: type[T], *others: type, called: str = "") -> T:
    """Return a value of the expected type, or raise a `Mistake`."""
    if not isinstance(given, (kind, *others)):
        raise Mistake("error-kind", name=name, kind=called or kind.__name__, got=type(given).__name__)
    return given  # type: ignore[return-value]
