"""The results of rounds, and their highlights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zocker.analysis.walk import Step
from zocker.rules import games
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Decision
from zocker.rules.state import State
from zocker.rules.vegas.events import Placed
from zocker.rules.vegas.view import Casino, View


class Round(NamedTuple):
    """A round: its first line, and every seat's score before and after it, in dollars or points."""

    number: int
    line: int
    before: tuple[int, ...]
    after: tuple[int, ...]


class Feat(NamedTuple):
    """A highlight: its seat, its worth and its round."""

    seat: int
    amount: int
    round: int


def rounds_of(taken: Sequence[Step]) -> list[Round]:
    """Return the rounds of a game."""
    found = list[Round]()
    for step in taken:
        if not found or step.round != found[-1].number:
            found.append(Round(step.round, step.line, _scores(step.before), ()))
        found[-1] = found[-1]._replace(after=_scores(step.after))
    return found


def best_round(rounds: Sequence[Round]) -> Feat:
    """Return the largest win in one round."""
    return max(
        (
            Feat(seat, after - before, one.number)
            for one in rounds
            for seat, (before, after) in enumerate(zip(one.before, one.after, strict=True))
        ),
        key=lambda feat: feat.amount,
    )


def best_theft(taken: Sequence[Step]) -> Feat | None:
    """Return the largest first prize of a casino that a placement took from another seat."""
    thefts = [theft for step in taken if (theft := _theft(step)) is not None]
    return max(thefts, key=lambda feat: feat.amount, default=None)


def _theft(step: Step) -> Feat | None:
    placed = step.told[0]
    if not isinstance(placed, Placed):
        return None
    rules = games.by_state(step.before)
    decision, view = rules.waiting(step.before), rules.view(step.before, NOBODY)
    assert isinstance(decision, Decision)
    assert isinstance(view, View)
    code = next(move.code for move in decision.moves if move.text == step.move)
    then = rules.preview(step.before, code)
    before, after = _leader(view.casinos[placed.casino - 1]), _leader(then) if isinstance(then, Casino) else None
    if before is None or after is None or after[0] != placed.seat or before[0] in (placed.seat, "neutral", "grey"):
        return None
    return Feat(placed.seat, after[1], step.round)


def _leader(casino: Casino) -> tuple[int | str, int] | None:
    """Return the leader of a casino, and the prize."""
    return next(((row.owner, row.prize) for row in casino.rows if row.leads and row.prize), None)


def _scores(state: State) -> tuple[int, ...]:
    unit = games.by_state(state).unit
    return tuple(int(games.score(state, seat)) * unit for seat in range(int(state.players)))
