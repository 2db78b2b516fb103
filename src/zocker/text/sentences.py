"""What happened, and how much money it is, in plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from babel.lists import format_list

from zocker.rules.las_vegas.material import CASINOS
from zocker.rules.messages import Event
from zocker.text import language, say


def sentence(event: Event, names: Sequence[str], you: int | None = None) -> str:
    """Tell an event in one sentence; `you` is the reader's seat, if the reader is to be spoken to.

    >>> from zocker.rules.las_vegas.events import Placed
    >>> sentence(Placed(seat=1, casino=4, own=2, neutral=1), ["Anna", "Ben"])
    'Ben places 2 dice and 1 neutral die in Oasis.'
    """
    return say(f"event-{event.__struct_config__.tag}", **_details(msgspec.structs.asdict(event), names, you))


def _details(fields: dict[str, Any], names: Sequence[str], you: int | None) -> dict[str, str | int]:
    details: dict[str, str | int] = {}
    for field, value in fields.items():
        if field in ("seat", "owner"):
            details |= who(value, names, you)
        elif field == "casino":
            details["casino"] = CASINOS[value - 1]
        elif field == "bill":
            details["known"] = "no" if value is None else "yes"
            details["bill"] = "" if value is None else money(value)
        elif not isinstance(value, tuple):
            details[field] = value
    if isinstance(fields.get("neutral"), tuple):
        details["roll"] = roll(fields["own"], fields["neutral"]) if "own" in fields else roll(fields["neutral"])
    return details


def who(owner: int | str | None, names: Sequence[str], you: int | None = None) -> dict[str, str]:
    """Return the details `who` and `name`, by which messages speak to the reader or about somebody."""
    if not isinstance(owner, int):
        return {"who": owner or "nobody", "name": ""}
    return {"who": "you" if owner == you else "other", "name": names[owner]}


def roll(own: Sequence[int], neutral: Sequence[int] = ()) -> str:
    """Write a roll as people read it: faces, neutral ones after a plus sign."""
    white = [f"+ {' '.join(map(str, neutral))}"] if neutral else []
    return " ".join([*map(str, own), *white])


def money(dollars: int) -> str:
    """Write an amount of money as the reader's language does."""
    return say("money", dollars=dollars)


def short_money(dollars: int) -> str:
    """Write an amount of money where room is scarce."""
    return say("money-short", thousands=dollars // 1000)


def listed(names: Sequence[str]) -> str:
    """Join names as the reader's language does."""
    return format_list(names, locale=language())
