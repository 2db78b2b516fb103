"""The places that a choice is about, by their names: a casino, a row of the tableau, a field of a board.

A screen lets people touch these, and need not know their meaning.
"""

from __future__ import annotations

from collections.abc import Callable

from zocker.rules import game
from zocker.rules.messages import Decision, Move
from zocker.rules.royale.boards.handicap import REWARDS
from zocker.rules.vegas.view import View

Field = Callable[[Move], int | None]

# Fields that a choice goes to, and fields from which it takes something elsewhere; by the kind of decision
GOES_TO: dict[str, Field] = {
    "fist": lambda move: move.number,
    "guess": lambda move: move.number,
    "my-choice": lambda move: move.number,
    "nice-dice": lambda move: move.casino,
}
COMES_FROM: dict[str, Field] = {
    "block-it": lambda move: move.grey or None,
    "handicap": lambda move: None if move.reward is None else REWARDS.index(move.reward) + 1,
}


def piece_of(move: Move) -> str:
    """Name the piece that a choice moves: a die, a group of grey dice, or a reward."""
    parts = (move.text.split(" ")[0], move.die, move.grey, move.reward, move.face)
    return " ".join(str(part) for part in parts if part)


def places_of(view: game.View, decision: Decision, move: Move) -> tuple[str, ...]:
    """Return the target of a choice, after the place of its piece if that is on the table."""
    if move.row is not None:
        return (f"row-{move.row}",)
    if (field := _field(view, decision, GOES_TO, move)) is not None:
        return (field,)
    if move.casino is None:
        return ()
    field, casino = _field(view, decision, COMES_FROM, move), f"casino-{move.casino}"
    return (casino,) if field is None else (field, casino)


def _field(view: game.View, decision: Decision, fields: dict[str, Field], move: Move) -> str | None:
    """Return the name of a field of the board that asks."""
    number = fields[decision.kind](move) if decision.kind in fields else None
    if number is None or not isinstance(view, View):
        return None
    return next((f"field-{at.number}-{number}" for at, board in view.boards if board.name == decision.board), None)
