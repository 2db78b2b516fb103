"""Checks that set-ups of all games share."""

from __future__ import annotations

from collections.abc import Sized

from zocker.errors import Mistake


def check_between(field: str, value: int, least: int, most: int) -> None:
    """Refuse a number that is out of range."""
    if not least <= value <= most:
        raise Mistake("error-setup-range", field=field, value=value, least=least, most=most)


def check_length(field: str, items: Sized, expected: int) -> None:
    """Refuse a list of the wrong length."""
    if len(items) != expected:
        raise Mistake("error-setup-length", field=field, expected=expected, got=len(items))
