"""Evaluators of positions: each seat's win chance, from public knowledge with all payments counted."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np
from msgspec.structs import replace

from zocker.rules import games
from zocker.rules.frames import NOBODY, seat_of
from zocker.rules.messages import Chance
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import Array, State
from zocker.values import weights
from zocker.values.expectation import judge_position
from zocker.values.net import Net

MAX_OUTCOMES = 20_000  # of an event that is looked at in full
SAMPLES = 2_000  # that stand for the others
# Choices that are looked through if they follow another one at once: with two players there is time for more
AHEAD, AHEAD_OF_TWO = 1, 2


class Choices(NamedTuple):
    """The options of a seat."""

    shares: Array  # each seat's share of the win after each choice
    expected: Array  # each seat's share of the win if the seat chooses well


@runtime_checkable
class Judge(Protocol):
    """Values the positions of one game for each seat."""

    name: str

    def value(self, state: State) -> Array:
        """Return each seat's share of the win."""

    def rough(self, state: State) -> Array:
        """Return each seat's share of the win, roughly, if one seat had more money than exists."""

    def choices(self, state: State, by: int = NOBODY) -> Choices:
        """Return the values of the deciding seat's options, from public knowledge or from that of a seat."""

    def expectation(self, state: State) -> Expectation:
        """Return each seat's share of the win before a roll or draw: the mean over all its results."""


class Expectation(NamedTuple):
    """Each seat's share of the win, and the standard error if the mean over chance was sampled."""

    shares: Array
    error: float = 0.0


class LearnedJudge:
    """Values choices by a network, after the following choices up to the next chance or to a limit."""

    name = "learned"

    def __init__(self, state: State, seed: int = 1, ahead: int | None = None) -> None:
        self.net: Net = weights.load(state)
        self._seed = seed
        self._ahead = (AHEAD_OF_TWO if state.players == 2 else AHEAD) if ahead is None else ahead

    def value(self, state: State) -> Array:
        return judge_position(self.net, seen_by(state), ahead=self._ahead).shares

    rough = value

    def choices(self, state: State, by: int = NOBODY) -> Choices:
        found = judge_position(self.net, seen_by(state, by), ahead=self._ahead)
        return Choices(np.roll(found.choices, int(seat_of(state)), axis=1), found.shares)

    def expectation(self, state: State) -> Expectation:
        listed = self._outcomes(state)
        how: dict[str, Any] = {"samples": SAMPLES, "seed": self._seed} if listed is None else {"outcomes": listed}
        found = judge_position(self.net, seen_by(state), ahead=self._ahead, **how)
        return Expectation(found.shares, float(found.error.max()))

    def _outcomes(self, state: State) -> tuple[Array, Array] | None:
        """Return all results of the chance that a state waits for, and their chances; None if they are too many."""
        waiting = games.by_state(state).waiting(state)
        assert isinstance(waiting, Chance)
        if waiting.by_itself:  # others follow before anybody decides: together they have too many results
            return None
        kind = replace(waiting, seat=None)
        if kind not in _listed:
            _listed[kind] = list_outcomes(state)
        return _listed[kind]


_listed = dict[Chance, tuple[Array, Array] | None]()  # results of chance, by what is waited for


def seen_by(state: State, seat: int = NOBODY) -> State:
    """Return the state as known to a seat that counts payments, or to everyone."""
    seen: State = state.copy()
    games.mask(seen, seat, True)
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


def result_of(state: State) -> Array:
    """Return each seat's share of the win when the game is over."""
    return np.array([share(state, seat) / WHOLE for seat in range(int(state.players))])
