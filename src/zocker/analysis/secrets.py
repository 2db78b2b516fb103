"""A secret choice and its answer as a small game in which both sides mix.

Choices that look alike to the other side are hidden together, and mixed as their matrix game demands.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import NamedTuple

import numpy as np

from zocker.analysis.judges import Judge, seen_by
from zocker.rules import games
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.messages import Decision
from zocker.rules.state import Array, State

NOTHING = 1e-9  # what one may seem to win by rounding


class Mixed(NamedTuple):
    """Choices that look alike, and how they and their answers are mixed."""

    hidden: list[int]
    mix: Array  # of the hidden ones
    answers: Array  # how these are mixed

    def value(self, values: Array) -> Array:
        """Return each seat's share of the win, given those after every choice and answer."""
        return np.einsum("h,a,has->s", self.mix, self.answers, values[self.hidden])


class SecretGame:
    """The value of every secret choice in a position with every answer."""

    def __init__(self, state: State, judge: Judge) -> None:
        """Look at a position in which a seat is to choose in secret."""
        self.state, self.seat, self.legal = state, int(seat_of(state)), legal_codes(state).copy()
        self.after, alike = list[State](), defaultdict[bytes, list[int]](list)
        for n, code in enumerate(self.legal):
            hidden: State = state.copy()
            games.play(hidden, code)
            self.after.append(hidden)
            alike[seen_by(hidden).tobytes()].append(n)
        self.answerer = int(seat_of(self.after[0]))
        self.values = np.array([judge.choices(one, self.seat).shares for one in self.after])
        self.mixed = [self._mix(hidden) for hidden in alike.values()]
        self.best = max(self.mixed, key=lambda one: float(one.value(self.values)[self.seat]))

    def _mix(self, hidden: list[int]) -> Mixed:
        values = self.values[hidden]
        return Mixed(hidden, *equilibrium(values[:, :, self.seat], values[:, :, self.answerer]))

    @property
    def value(self) -> Array:
        """Each seat's share of the win if both mix as they should."""
        return self.best.value(self.values)

    def choices(self) -> Array:
        """Return each seat's share of the win after each choice, against the mix of the answers."""
        shares = np.zeros((len(self.legal), self.values.shape[2]))
        for one in self.mixed:
            shares[one.hidden] = np.einsum("a,has->hs", one.answers, self.values[one.hidden])
        return shares

    def mixed_with(self, hidden: int) -> Mixed:
        """Return the choices among which one is hidden."""
        return next(one for one in self.mixed if hidden in one.hidden)

    def answers(self, hidden: int) -> Array:
        """Return each seat's share of the win after each answer, against the mix of hidden choices."""
        one = self.mixed_with(hidden)
        return np.einsum("h,has->as", one.mix, self.values[one.hidden])


def hides(state: State) -> bool:
    """Tell whether one seat is about to choose in secret, and another to answer."""
    return _is_secret(state) and _is_secret(_after_first(state))


def _is_secret(state: State) -> bool:
    waiting = games.by_state(state).waiting(state)
    return isinstance(waiting, Decision) and waiting.secret


def _after_first(state: State) -> State:
    after: State = state.copy()
    if waits_for(state) > OVER:
        games.play(after, legal_codes(state)[0])
    return after


def equilibrium(ours: Array, theirs: Array) -> tuple[Array, Array]:
    """Return a mix of rows and a mix of columns to which neither side has a better answer.

    `ours` are the payoffs of the rows' player, `theirs` those of the columns' player. Of several equilibria, return the
    one that mixes most.
    """
    return min(_candidates(ours, theirs), key=lambda found: max(_regret(found[0], found[1], ours, theirs), NOTHING))


def _candidates(ours: Array, theirs: Array) -> Iterator[tuple[Array, Array]]:
    """Yield mixes that make every choice in the other side's mix equally good for it, the widest mixes first."""
    rows, columns = ours.shape
    pairs = sorted(product(_parts(rows), _parts(columns)), key=lambda pair: -sum(map(len, pair)))
    for some_rows, some_columns in pairs:
        answers = _indifferent(ours[np.ix_(some_rows, some_columns)])
        mix = _indifferent(theirs[np.ix_(some_rows, some_columns)].T)
        yield _spread(mix, some_rows, rows), _spread(answers, some_columns, columns)


def _parts(n: int) -> list[tuple[int, ...]]:
    """Return all ways to take some of n things."""
    return [*chain.from_iterable(combinations(range(n), size) for size in range(1, n + 1))]


def _indifferent(payoffs: Array) -> Array:
    """Return the mix of the columns with which all rows are worth the same, or nearly, if there is none."""
    rows, columns = payoffs.shape
    equations = np.block([[payoffs, -np.ones((rows, 1))], [np.ones((1, columns)), np.zeros((1, 1))]])
    mix = np.linalg.lstsq(equations, np.array([0.0] * rows + [1.0]))[0][:columns]
    mix = np.maximum(mix, 0)
    return mix / mix.sum() if mix.sum() > 0 else np.full(columns, 1 / columns)


def _spread(mix: Array, taken: tuple[int, ...], whole: int) -> Array:
    spread = np.zeros(whole)
    spread[list(taken)] = mix
    return spread


def _regret(mix: Array, answers: Array, ours: Array, theirs: Array) -> float:
    """Return how much either side could win by another choice."""
    our_best, their_best = (ours @ answers).max(), (mix @ theirs).max()
    return float(max(our_best - mix @ ours @ answers, their_best - mix @ theirs @ answers))
