"""One's own turn in Gambler played for the win, against enumerating everything with the rules themselves."""

from __future__ import annotations

import numpy as np
import pytest

from tests.bots.gambler.test_optimal_turn import STARS, TRAPS, legal_moves, position
from zocker.bots.gambler import winning_turn
from zocker.rules import dice, features
from zocker.rules.frames import A, seat_of, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import PLACE, ROLL
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.choices import judge_state
from zocker.values.net import work_for


def enumerated(s: State, round_no: int, known: dict[bytes, float]) -> float:
    """Return how likely seat 0 is to win, by every move and every roll of its turn; the net values what comes after."""
    if s.tobytes() not in known:
        if seat_of(s) != 0 or s.round_no != round_no or waits_for(s) not in (ROLL, PLACE):
            net, shares = weights.find(s), np.zeros(2)
            assert net is not None
            judge_state(net, work_for(net), s, 0, np.zeros(features.size(GAMBLER.features), np.int32), shares)
            known[s.tobytes()] = float(shares[0])
        elif waits_for(s) == PLACE:
            known[s.tobytes()] = max(after(s, move, round_no, known) for move in legal_moves(s))
        else:
            total = 0.0
            for counts, chance in dice.rolls(int(s.frames[0, A])):
                rolled = s.copy()
                GAMBLER.chance(rolled, np.array(counts))
                total += float(chance) * enumerated(rolled, round_no, known)
            known[s.tobytes()] = total
    return known[s.tobytes()]


def after(s: State, move: int, round_no: int, known: dict[bytes, float]) -> float:
    trial = s.copy()
    GAMBLER.play(trial, move)
    return enumerated(trial, round_no, known)


@pytest.mark.parametrize(
    ("tableau", "rows", "roll", "points"),
    [
        (STARS, [[], [], [], [1], [], [5]], "2 3", 40),
        (STARS, [[4], [], [2, 2, 2, 6], [], [3], []], "4 6 1", 170),
        (TRAPS, [[], [], [], [], [], [6]], "1 5", 20),
        (TRAPS, [[1], [2], [], [4], [], [6, 5]], "3 4", 30),  # the last rows, and costs that cannot be paid in full
    ],
)
def test_a_turn_is_worth_what_enumerating_it_gives(tableau, rows, roll, points) -> None:  # type: ignore[no-untyped-def]
    s = position(tableau, rows, roll, points)
    s.points[1] = 150
    net, legal = weights.find(s), legal_moves(s)
    assert net is not None
    chances = winning_turn.chances(net, s, legal)
    known = dict[bytes, float]()
    assert chances == pytest.approx([after(s, move, int(s.round_no), known) for move in legal])


def test_a_turn_with_too_many_ways_is_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(winning_turn, "MAX_NODES", 3)
    s = position(STARS, [[], [], [], [], [], []], "1 2 3 4 5", 40)
    net = weights.find(s)
    assert net is not None
    assert winning_turn.chances(net, s, legal_moves(s)) is None
