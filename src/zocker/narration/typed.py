"""Dice, money and boards of a real table, as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from zocker.match import Match
from zocker.narration.sentences import short_money, who
from zocker.rules.chance import Tap
from zocker.rules.gambler import chances
from zocker.rules.gambler.table import Options
from zocker.rules.messages import DOLLARS, Chance
from zocker.text import say


def task(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> str:
    """Ask for the next roll, draw or board."""
    return say(f"due-{chance.kind}", **_details(match, chance, names), **who(chance.seat, names, you))


def question(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> str:
    """Ask for the next roll, draw or board, and tell how to type it."""
    return say(f"ask-{chance.kind}", **_details(match, chance, names), **who(chance.seat, names, you))


def _details(match: Match, chance: Chance, names: Sequence[str]) -> dict[str, str | int]:
    return {
        "players": len(names),
        "casino": f"{chance.casino} {match.rules.casinos[chance.casino - 1]}" if chance.casino else "",
        "number": chance.number or 0,
        "small": chance.small,
        "neutral": chance.neutral,
        "biggy": chance.biggy,
        "board": chance.board or "",
        "choices": ", ".join(label for _, label in taps(match, chance, names)),
    }


def supply(match: Match, text: str) -> None:
    """Supply typed input: in the record's notation or shorter, or several bills or pairs at once."""
    kind = match.rules.chance_due(match.secret_state)
    rest = re.sub(rf"^{kind.word}\b", "", text.strip().lower()).strip()
    for result in kind.typed(rest, match.options):
        match.supply(f"{kind.word} {result}".strip())


def taps(match: Match, chance: Chance, names: Sequence[str]) -> list[tuple[Tap, str]]:
    """Return what may be tapped instead, each with what people call it."""
    kind = match.rules.chance_due(match.secret_state)
    return [(tap, _label(tap, chance, names)) for tap in kind.taps(match.masked(), match.options)]


def _label(tap: Tap, chance: Chance, names: Sequence[str]) -> str:
    if chance.kind == "starter":
        return names[int(tap.text) - 1]
    return short_money(tap.money * DOLLARS) if tap.money else f"{tap.text} {tap.name}"


def tableau_names(match: Match) -> tuple[str, ...]:
    """Return the names of a match's tableaux, or nothing if the game isn't Gambler."""
    return chances.tableau_names(match.options) if isinstance(match.options, Options) else ()
