"""A table for the tests of the clauses: tableaux, positions on them, and turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from zocker.match import Match
from zocker.rules.gambler.events import RoundEnded, RowFinished
from zocker.rules.messages import Event

FINN = 5
SPECTATOR = -1


class Lying(NamedTuple):
    """A row with dice in it."""

    text: str
    dice: tuple[int, ...]


def lying(text: str, *dice: int) -> Lying:
    """Return a row for `position` in which dice lie already."""
    return Lying(text, dice)


def tableau(*rows: str, name: str = "Test", beginner: bool = False) -> dict[str, Any]:
    """Return a tableau; rows that are not given have one box for a 6, worth 10 points."""
    return {"name": name, "rows": [*rows, *["6 : 10"] * (6 - len(rows))], "beginner": beginner}


def deck(*tableaux: dict[str, Any]) -> list[dict[str, Any]]:
    """Return tableaux with names of their own."""
    return [face | {"name": f"Test {number}"} for number, face in enumerate(tableaux, 1)]


def start(players: int, *tableaux: dict[str, Any], **options: Any) -> Match:
    """Return a new match that asks for every draw and roll; seat 1 starts unless told otherwise."""
    table: dict[str, Any] = {"starter": 1, "tableaux": deck(*tableaux)}
    return Match("gambler", players=players, chance="ask", **table | options)


def position(
    players: int,
    *rows: str | Lying,
    on: int = 0,
    starter: int = 0,
    round: int = 2,
    dice: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    roll: str | None = None,
    others: Sequence[dict[str, Any]] = (),
    turned: Sequence[int] | None = None,
    **options: Any,
) -> Match:
    """Return a match that begins on a tableau with these rows, empty or with dice in them; its other rows are full.

    `dice` are those that the seats have left; then so many lie in the other rows that the sum is right. By default
    there is one in each, and seats after the one on turn have fewer dice. The tableau is number 1, the only one but
    for `others`; unless `turned` says so it was turned up last. In round 2 people may have any points.
    """
    share = 30 // players
    laid = [row if isinstance(row, Lying) else Lying(row, ()) for row in rows]
    n = sum(len(row.dice) for row in laid)
    spare = 6 - len(laid)
    if dice is None:
        dice = _shares(players, on, n + spare)
    elif spare:
        rest = share * players - sum(dice) - n
        full = [rest // spare + (number < rest % spare) for number in range(spare)]
        laid += [Lying("6 " * boxes + ": 10", (6,) * boxes) for boxes in full]
    points = points or [80] * players
    laid += [Lying(f"6 : {has - 480}", (6,)) for has in points if 500 <= has < 1_000]  # won in this round
    laid += [Lying("6 : 10", (6,))] * (6 - len(laid))
    setup = {
        "round": round,
        "starter": starter + 1,
        "on": on + 1,
        "turned": turned or [*range(2, min(round, 1 + len(others)) + 1), 1],
        "rows": [row.dice for row in laid],
        "dice": dice,
        "points": points,
        "roll": roll and f"roll {roll}",
    }
    faces = deck(tableau(*(row.text for row in laid)), *others)
    return Match("gambler", players=players, chance="ask", setup=setup, **{"tableaux": faces} | options)


def _shares(players: int, on: int, placed: int) -> list[int]:
    """Return everybody's dice when so many are placed: by the last seats, and only then by the one on turn."""
    left = [30 // players] * players
    for seat in [*(seat for seat in reversed(range(players)) if seat != on), on]:
        taken = min(placed, left[seat])
        left[seat] -= taken
        placed -= taken
    return left


def turn(match: Match, roll: str, *moves: str) -> None:
    """Roll dice and make moves: `turn(match, "1 1 4", "1 in 2", "stop")` places a 1 in row 2 and stops."""
    match.supply(f"roll {roll}")
    play(match, *moves)


def play(match: Match, *moves: str) -> None:
    """Make moves, with "1 in 2" for "place 1 in row 2"."""
    for move in moves:
        face, _, row = move.partition(" in ")
        match.play(f"place {face} in row {row}" if row else move)


def dice_in(match: Match, row: int) -> tuple[int, ...]:
    """Return the dice that lie in a row."""
    found: tuple[int, ...] = match.view().rows[row - 1].dice
    return found


def fits(match: Match, row: int) -> tuple[int, ...]:
    """Return the faces that fit a row."""
    found: tuple[int, ...] = match.view().rows[row - 1].fits
    return found


def points(match: Match) -> list[int]:
    """Return everybody's points."""
    return [held.points for held in match.view().seats]


def supplies(match: Match) -> list[int]:
    """Return everybody's dice that are not on the tableau."""
    return [held.dice for held in match.view().seats]


def settled(match: Match) -> list[Event]:
    """Return what was settled, and rounds that ended."""
    return [event for event in match.secret_events if isinstance(event, RowFinished | RoundEnded)]
