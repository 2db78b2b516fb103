"""Who says what a position is worth: how likely each seat is to win, as everybody may know who counts along."""

from __future__ import annotations

from itertools import islice
from typing import Any, Protocol

import numpy as np

from zocker.errors import Mistake
from zocker.rules import games
from zocker.rules.frames import NOBODY, seat_of
from zocker.rules.messages import Chance
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.expectation import Judgement, judge_position
from zocker.values.net import Net

Array = np.ndarray[Any, Any]

MAX_OUTCOMES = 20_000  # of an event that is looked at in full
SAMPLES = 2_000  # that stand for the others


class Judge(Protocol):
    """Says what positions of one game are worth to each seat."""

    name: str

    def value(self, state: State) -> Array:
        """Return each seat's share of the win."""

    def choices(self, state: State, legal: Array) -> Array:
        """Return each seat's share of the win after each choice."""

    def expectation(self, state: State) -> Judgement:
        """Return each seat's share of the win before chance speaks: the mean over all that it may say."""


class LearnedJudge:
    """Judges by a net."""

    name = "learned"

    def __init__(self, state: State, seed: int = 1) -> None:
        net = weights.find(state)
        if net is None:
            raise Mistake(
                "error-not-learned", game=weights.name_of(state).rpartition("-")[0], players=int(state.players)
            )
        self._net: Net = net
        self._seed = seed
        self._listed = dict[Chance, tuple[Array, Array] | None]()  # results of chance, by what is waited for

    def value(self, state: State) -> Array:
        return self._judge(state).shares

    def choices(self, state: State, legal: Array) -> Array:
        return np.roll(self._judge(state).choices, int(seat_of(state)), axis=1)

    def expectation(self, state: State) -> Judgement:
        waiting = games.by_state(state).waiting(state)
        assert isinstance(waiting, Chance)
        if waiting.by_itself:  # others follow before anybody decides: together they have too many results
            return self._judge(state, samples=SAMPLES)
        if waiting not in self._listed:
            self._listed[waiting] = list_outcomes(state)
        listed = self._listed[waiting]
        return self._judge(state, samples=SAMPLES) if listed is None else self._judge(state, outcomes=listed)

    def _judge(self, state: State, **how: Any) -> Judgement:
        return judge_position(self._net, public(state), seed=self._seed, **how)


def public(state: State) -> State:
    """Return what everybody knows who counts along."""
    seen: State = state.copy()
    games.mask(seen, NOBODY, True)
    return seen


def list_outcomes(state: State) -> tuple[Array, Array] | None:
    """Return all results of the chance that a state waits for, and their chances; None if they are too many."""
    found = list(islice(games.by_state(state).outcomes(state), MAX_OUTCOMES + 1))
    if len(found) > MAX_OUTCOMES:
        return None
    outcomes = np.zeros((len(found), games.MAX_OUTCOME), np.int64)
    for n, (outcome, _) in enumerate(found):
        outcomes[n, : len(outcome)] = outcome
    return outcomes, np.array([float(chance) for _, chance in found])
