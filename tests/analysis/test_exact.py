"""Exact values: where a game is solved, nothing has to be corrected."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tests.analysis.games import recorded
from zocker.analysis.account import analyse, judge_for
from zocker.analysis.gambler.turn_judge import TurnJudge
from zocker.analysis.judges import LearnedJudge
from zocker.analysis.las_vegas.end_judge import EndJudge
from zocker.analysis.las_vegas.exact_judge import ExactJudge
from zocker.analysis.walk import walk
from zocker.match import Match
from zocker.rules.engine import legal_codes
from zocker.rules.frames import seat_of
from zocker.rules.messages import Decision

CLOSE = 1e-4  # solutions have single precision


def test_it_is_chosen_where_it_applies() -> None:
    assert analyse(recorded("las-vegas", ("regular", "random"), 2)).value == "exact"
    assert isinstance(judge_for(Match("las-vegas", players=2, neutral=True).secret_state), EndJudge)
    assert isinstance(judge_for(Match("las-vegas", players=3).secret_state), EndJudge)
    assert isinstance(judge_for(Match("gambler", players=3).secret_state), TurnJudge)
    assert isinstance(judge_for(Match("royale", players=3).secret_state), LearnedJudge)


def test_nothing_is_corrected() -> None:
    analysis = analyse(recorded("las-vegas", ("regular", "rookie"), 6))
    for seat in analysis.seats:
        assert abs(seat.corrections) < CLOSE
        assert seat.start == pytest.approx(0.5, abs=0.001)
    for before, after in zip(analysis.events, analysis.events[1:], strict=False):
        assert after.before == pytest.approx(before.after, abs=CLOSE)


def test_an_error_costs_what_the_best_placement_would_have_brought() -> None:
    match = Match("las-vegas", players=2, seed=8)
    state, legal = match.secret_state, legal_codes(match.secret_state)
    worths = ExactJudge().choices(state).shares[:, int(seat_of(state))]
    worst = int(np.argmin(worths))
    match.play(match.rules.moves[legal[worst]])
    choice = next(event for event in analyse(match.record()).events if event.kind == "choice")
    assert choice.loss == pytest.approx(worths.max() - worths.min(), abs=CLOSE)
    assert choice.best == match.rules.moves[legal[int(np.argmax(worths))]]


def test_who_always_takes_the_best_makes_no_errors() -> None:
    match, judge = Match("las-vegas", players=2, seed=9), ExactJudge()
    while isinstance(decision := match.waiting, Decision):
        legal = legal_codes(match.secret_state)
        best = judge.choices(match.secret_state).shares[:, decision.seat].argmax()
        match.play(match.rules.moves[legal[int(best)]])
    assert all(seat.own_errors == pytest.approx(0, abs=0.001) for seat in analyse(match.record()).seats)


def test_nothing_is_corrected_once_the_end_is_solved() -> None:
    record = recorded("las-vegas", ("regular", "rookie", "greedy"), 3)
    solved = 6  # dice, fewer than are solved
    last = [step for step in walk(record) if step.before.round_no == 4 and step.before.dice_left.sum() <= solved]
    found = [event for event in analyse(record).events if event.line >= last[0].line]
    assert len(found) > solved
    for before, after in pairwise(found):
        assert after.before == pytest.approx(before.after, abs=CLOSE)
