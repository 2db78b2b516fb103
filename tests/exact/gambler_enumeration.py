"""A round of Gambler between two players by every move and every roll, played with the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from zocker.match import Match
from zocker.rules import dice
from zocker.rules.frames import OVER, A, B, seat_of, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import PLACE
from zocker.rules.gambler.tableau import put
from zocker.rules.gambler.turn import CHOSEN, legal
from zocker.rules.state import State

PLENTY = 1_000  # points: nobody runs short


def new_turn(rows: list[str], placed: list[list[int]], target: int = 1_000_000) -> State:
    """Return a state in which seat 0 is about to roll its first five dice."""
    tableaux = [{"name": "Tiny", "rows": rows}]
    match = Match("gambler", players=2, starter=1, tableaux=tableaux, chance="ask", target=target)
    match.supply("tableau 1")
    s = match.secret_state.copy()
    s.points[:2] = PLENTY
    for row, faces in enumerate(placed):
        for face in faces:
            put(s, row, face - 1)
    return s


class Enumeration:
    """What positions are worth to the seat that is on, if both want most of that: points, and how the round ends.

    `end` says what a state after the round is worth to a seat that has filled the last box. If points count only for
    that, not by themselves, they are `counted` as 0.
    """

    def __init__(self, end: Callable[[State, int], float], counted: int = 1) -> None:
        self.end, self.counted = end, counted
        self.turns: dict[bytes, tuple[State, float]] = {}  # all turns that were met, before their first roll
        self._known: dict[bytes, float] = {}

    def value(self, s: State) -> float:
        key = b"".join(s[field].tobytes() for field in ("dice", "rolled", "frames", "points"))
        if key not in self._known:
            self._known[key] = self._best(s) if waits_for(s) == PLACE else self._mean(s)
            if waits_for(s) != PLACE and s.frames[0, B] != CHOSEN:
                self.turns[key] = s, self._known[key]
        return self._known[key]

    def _best(self, s: State) -> float:
        moves = np.zeros(len(GAMBLER.moves), np.int64)
        return max(self.after(s, int(move)) for move in moves[: legal(s, moves)])

    def _mean(self, s: State) -> float:
        """Return the mean over all rolls; after the first one of a turn the rival may be in the same position."""
        mean, nothing_fits, rivals = self._rolls(s)
        if rivals is None:
            return mean
        if s.frames[0, B] == CHOSEN:
            return mean - nothing_fits * self.value(rivals)
        return (mean - nothing_fits * self._rolls(rivals)[0]) / (1 - nothing_fits**2)

    def _rolls(self, s: State) -> tuple[float, float, State | None]:
        """Return the mean over all rolls of which something fits, the chance of all others, and what they lead to."""
        mean, nothing_fits, rivals = 0.0, 0.0, None
        for counts, chance in dice.rolls(int(s.frames[0, A])):
            rolled = s.copy()
            GAMBLER.chance(rolled, np.array(counts))
            if seat_of(rolled) == seat_of(s):
                mean += float(chance) * self.value(rolled)
            else:
                nothing_fits, rivals = nothing_fits + float(chance), rolled
        return mean, nothing_fits, rivals

    def after(self, s: State, move: int) -> float:
        """Return what a move is worth to the seat that makes it."""
        seat, trial = int(seat_of(s)), s.copy()
        GAMBLER.play(trial, move)
        won = float(trial.points[seat] - s.points[seat]) * self.counted
        if waits_for(trial) == OVER or trial.round_no != s.round_no:
            return won + self.end(trial, seat)
        return won + (self.value(trial) if seat_of(trial) == seat else -self.value(trial))


def for_points(start_worth: float) -> Enumeration:
    """Return what positions are worth in points, if who fills the last box loses those for starting (GA-23)."""
    return Enumeration(lambda s, seat: -start_worth)


TINY: list[Any] = [
    (["1 : 20", "1 : 20", "2 : -30", "6 : 50", "1 : 10", "2 2 : -20"], [[], [], [2], [], [1], [2]]),
    (["* * : 40", "3 : -60", "1 : 10", "1 : 10", "1 : 10", "1 : 10"], [[], [], [1], [1], [1], [1]]),
    (["full house : 80", "5 : -30", "1 : 10", "1 : 10", "1 : 10", "1 : 10"], [[4, 4, 4], [], [1], [1], [1], [1]]),
    (["* * * : -50", "3 3 : 40", "1 : 10", "1 : 10", "1 : 10", "2 3 : 30"], [[4], [], [1], [1], [1], [2]]),
    (["1 2 3 : 60", "1 : 10", "1 : 10", "1 : 10", "1 : 10", "1 : 10"], [[1], [1], [1], [1], [1], [1]]),  # 2, then 3
]
