"""Who says what a position is worth: how likely each seat is to win, as everybody may know who counts along."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple, Protocol

import numpy as np

from zocker.errors import Mistake
from zocker.rules import dice, features, games
from zocker.rules.frames import NOBODY
from zocker.rules.gears import compiled
from zocker.rules.messages import Chance
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.expectation import STATES, expect
from zocker.values.net import Net, work_for

Array = np.ndarray[Any, Any]

MAX_OUTCOMES = 20_000  # of an event that is looked at in full
SAMPLES = 2_000  # that stand for the others
NOTHING = np.zeros((0, games.MAX_OUTCOME), np.int64), np.zeros(0)


class Expectation(NamedTuple):
    """Each seat's share of the win, and the standard error of each if not everything was looked at."""

    shares: Array
    error: Array


class Judge(Protocol):
    """Says what positions of one game are worth to each seat."""

    name: str

    def value(self, state: State) -> Array:
        """Return each seat's share of the win."""

    def choices(self, state: State, legal: Array) -> Array:
        """Return each seat's share of the win after each choice."""

    def expectation(self, state: State) -> Expectation:
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
        return self._ask(state, *NOTHING, samples=0).shares

    def choices(self, state: State, legal: Array) -> Array:
        after = np.zeros((len(legal), int(state.players)))
        for k, move in enumerate(legal):
            trial: State = public(state)
            games.play(trial, move)
            after[k] = self._ask(trial, *NOTHING, samples=0, is_public=True).shares
        return after

    def expectation(self, state: State) -> Expectation:
        waiting = games.by_state(state).waiting(state)
        assert isinstance(waiting, Chance)
        if waiting.by_itself:  # others follow before anybody decides: together they have too many results
            return self._ask(state, *NOTHING, samples=SAMPLES)
        if waiting not in self._listed:
            self._listed[waiting] = list_outcomes(state)
        listed = self._listed[waiting]
        if listed is None:
            return self._ask(state, *NOTHING, samples=SAMPLES)
        return self._ask(state, *listed, samples=0)

    def _ask(
        self, state: State, outcomes: Array, chances: Array, *, samples: int, is_public: bool = False
    ) -> Expectation:
        seen = state if is_public else public(state)
        mean, error = np.zeros((2, int(state.players)))
        rngs = np.zeros(1, dice.RNG)
        rngs[0].word = dice.seed_words(self._seed, 0, 1)[0]
        states = np.full(STATES, seen, state.dtype)
        width = features.size(games.by_state(state).FEATURES)
        work = work_for(self._net)
        compiled(expect)(self._net, work, states, rngs, outcomes, chances, samples, width, mean, error)
        return Expectation(mean, error)


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
