"""Kinds of mistakes that a player makes too often, in any game."""

from __future__ import annotations

from zocker.rules import games
from zocker.rules.messages import Decision, Move
from zocker.rules.state import State

PLACING = ("place", "go-on", "must-place")  # decisions that are about the dice of a roll; others are about a board


def lapse(state: State, chosen: str, best: str) -> str:
    """Return the kind of a mistake, given the best choice; at a board it is the board's name."""
    decision = games.by_state(state).waiting(state)
    assert isinstance(decision, Decision)
    if decision.kind not in PLACING:
        return decision.board or decision.kind
    moves = {move.text: move for move in decision.moves}
    return _of_placing(moves[chosen], moves[best])


def _of_placing(chosen: Move, best: Move) -> str:
    """Compare two uses of the dice of a roll."""
    for word, when_chosen, when_best in (
        ("pass", "passed", "not-passed"),
        ("stop", "stopped", "went-on"),
        ("roll again", "rolled", "placed"),
    ):
        if word in (chosen.text, best.text):
            return when_chosen if chosen.text == word else when_best
    if chosen.row is not None:
        return "row" if chosen.row != best.row else "die"
    more = _dice(chosen) - _dice(best)
    return "many" if more > 0 else "few" if more < 0 else "where"


def _dice(move: Move) -> int:
    return move.small + move.biggy + move.neutral
