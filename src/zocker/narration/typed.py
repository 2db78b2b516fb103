"""Dice, money and boards of a real table, as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from zocker.match import Match
from zocker.narration.sentences import who
from zocker.rules.gambler import sets
from zocker.rules.gambler.table import Options
from zocker.rules.messages import Chance
from zocker.text import say

WORDS = {"starter": "start"}  # kinds of chance that the record writes differently
_FACES = re.compile(r"[\d\s,+B]+")
_BILL = re.compile(r"(?:(\d{1,2})[x×*])?\$?(\d+?)(?:[.,]?000|k)?\$?")


def task(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> str:
    """Say what is to be rolled, drawn or laid out."""
    return say(f"due-{chance.kind}", **_details(match, chance, names), **who(chance.seat, names, you))


def question(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> str:
    """Say what is to be rolled, drawn or laid out, and how to type it."""
    return say(f"ask-{chance.kind}", **_details(match, chance, names), **who(chance.seat, names, you))


def _details(match: Match, chance: Chance, names: Sequence[str]) -> dict[str, str | int]:
    tableaux = stack(match) if chance.kind == "tableau" else []
    return {
        "players": len(names),
        "casino": f"{chance.casino} {match.rules.casinos[chance.casino - 1]}" if chance.casino else "",
        "number": chance.number or 0,
        "small": chance.small,
        "neutral": chance.neutral,
        "biggy": chance.biggy,
        "board": chance.board or "",
        "tableaux": ", ".join(f"{number} {name}" for number, name in tableaux),
    }


def supply(match: Match, chance: Chance, text: str) -> None:
    """Supply what somebody typed, in the record's notation or shorter, or several bills or pairs at once."""
    word = WORDS.get(chance.kind, chance.kind)
    rest = re.sub(rf"^{word}\b", "", text.strip().lower()).strip()
    if chance.kind == "bill":
        for bill in _bills(rest) or [""]:
            match.supply(f"bill {bill}".strip())
    elif chance.kind == "pair":
        bills = _bills(rest)
        for pair in [bills[i : i + 2] for i in range(0, len(bills), 2)] or [[]]:
            match.supply(" ".join(["pair", *pair]))
    elif chance.kind == "aside":
        match.supply(" ".join(["aside", *_bills(rest)]))
    elif chance.kind == "boards":
        match.supply(" ".join(["boards", *re.split(r"[\s,]+", rest.upper())]).strip())
    elif chance.kind == "tableau":
        numbers = {name.casefold(): number for number, name in enumerate(tableau_names(match), 1)}
        match.supply(f"tableau {numbers.get(rest.casefold(), rest)}")
    elif chance.kind == "starter":
        match.supply(f"start {rest}")
    else:
        faces = rest.upper().removeprefix("+" if chance.kind == "neutral" else "")
        match.supply(f"{word} {_spaced(faces)}" if _FACES.fullmatch(faces) else f"{word} {rest}".strip())


def tableau_names(match: Match) -> tuple[str, ...]:
    """Return the names of a match's tableaux, or nothing if the game isn't Gambler."""
    if not isinstance(match.options, Options):
        return ()
    return tuple(tableau.name for tableau in sets.deck(match.options.tableaux))


def stack(match: Match) -> list[tuple[int, str]]:
    """Return the numbers and names of the tableaux that haven't been turned up yet."""
    state, names = match.masked(), tableau_names(match)
    return [(int(place) + 1, names[place]) for place in sorted(state.order[state.turned : state.deck])]


def _bills(text: str) -> list[str]:
    """Read bills such as `60k 50 $30,000`, several of a kind as `4x30k`."""
    bills = []
    for bill in text.split():
        short = _BILL.fullmatch(bill)
        bills += [f"{short[2]}k"] * int(short[1] or 1) if short else [bill]
    return bills


def _spaced(faces: str) -> str:
    return " ".join(re.findall(r"B?\d|\+|B", faces))
