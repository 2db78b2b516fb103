"""Dice, money and boards of a real table, as people type them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from zocker.match import Match
from zocker.narration.sentences import short_money, who
from zocker.rules.gambler import sets
from zocker.rules.gambler.table import Options
from zocker.rules.messages import DOLLARS, Chance
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.material import SET_ASIDE
from zocker.rules.vegas.view import BoardView
from zocker.text import say

_FACES = re.compile(r"[\d\s,+B]+")
_BILL = re.compile(r"(?:(\d{1,2})[x×*])?\$?(\d+?)(?:[.,]?000|k)?\$?")


def task(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> str:
    """Ask for the next roll, draw or board."""
    return say(f"due-{chance.kind}", **_details(match, chance, names), **who(chance.seat, names, you))


def question(match: Match, chance: Chance, names: Sequence[str], you: int | None) -> str:
    """Ask for the next roll, draw or board, and tell how to type it."""
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
    """Supply typed input: in the record's notation or shorter, or several bills or pairs at once."""
    kind = kind_of(chance)
    word = kind.word or chance.kind
    rest = re.sub(rf"^{word}\b", "", text.strip().lower()).strip()
    for result in kind.read(match, rest):
        match.supply(f"{word} {result}".strip())


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


def _read_faces(match: Match, text: str) -> list[str]:
    faces = text.upper()
    return [_spaced(faces) if _FACES.fullmatch(faces) else text]


def _read_tableau(match: Match, text: str) -> list[str]:
    numbers = {name.casefold(): number for number, name in enumerate(tableau_names(match), 1)}
    return [str(numbers.get(text.casefold(), text))]


def _read_pairs(match: Match, text: str) -> list[str]:
    bills = _bills(text)
    return [" ".join(bills[i : i + 2]) for i in range(0, len(bills), 2)] or [""]


def _money_left(match: Match, names: Sequence[str]) -> list[Tap]:
    left = (value for value, number in enumerate(match.masked().stack) if number)
    return [Tap(f"{value}0k", short_money(value * DOLLARS)) for value in left]


class Tap(NamedTuple):
    """A button for input: the text that it types, and its name."""

    text: str
    label: str
    board: BoardView | None = None


class ChanceKind(NamedTuple):
    """How people enter one kind of dice or draws: by typing, or by tapping a number of things."""

    word: str = ""  # in the record, if that is not the kind's name
    read: Callable[[Match, str], list[str]] = _read_faces  # returns one or several results as the record has them
    taps: Callable[[Match, Sequence[str]], list[Tap]] = lambda match, names: []
    number: Callable[[Match], int] = lambda match: 1
    again: bool = False  # the same thing may be tapped more than once


DICE = ChanceKind(number=lambda match: 0)
KINDS = {
    "neutral": DICE._replace(read=lambda match, text: _read_faces(match, text.removeprefix("+"))),
    "starter": ChanceKind(
        word="start",
        read=lambda match, text: [text],
        taps=lambda match, names: [Tap(str(seat), name) for seat, name in enumerate(names, 1)],
    ),
    "bill": ChanceKind(read=lambda match, text: _bills(text) or [""], taps=_money_left),
    "pair": ChanceKind(read=_read_pairs, taps=_money_left, number=lambda match: 2, again=True),
    "aside": ChanceKind(
        read=lambda match, text: [" ".join(_bills(text))],
        taps=_money_left,
        number=lambda match: SET_ASIDE,
        again=True,
    ),
    "boards": ChanceKind(
        read=lambda match, text: [" ".join(re.split(r"[\s,]+", text.upper()))],
        taps=lambda match, names: [Tap(one.face, f"{one.face} {one.name}", one.printed) for one in BOARDS],
        number=lambda match: int(match.masked().boards),
    ),
    "tableau": ChanceKind(
        read=_read_tableau,
        taps=lambda match, names: [Tap(str(number), f"{number} {name}") for number, name in stack(match)],
    ),
}


def kind_of(chance: Chance) -> ChanceKind:
    """Return how people enter a result of chance; by default, as dice."""
    return KINDS.get(chance.kind, DICE)
