"""What solvers refuse: each with one sentence, and before they ask for memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.exact.test_max_n import late_decision
from tests.exact.test_solved_round import new_round, random_play
from zocker.errors import Mistake
from zocker.exact.checks import MAX_BYTES
from zocker.exact.results import MONEY, RESULTS
from zocker.exact.solved_end import SolvedEnd
from zocker.exact.solved_round import SolvedRound, bytes_for
from zocker.match import Match
from zocker.rules.frames import OVER, pop, waits_for
from zocker.rules.state import State


def dealt(game: str, players: int, **options: Any) -> State:
    """Return the first decision of a game."""
    return Match(game, players=players, seed=7, **options).secret_state


def refusal(solve: Any, *given: Any) -> str:
    with pytest.raises(Mistake) as mistake:
        solve(*given)
    return f"{mistake.value.message}: {mistake.value}"


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(lambda: dealt("las-vegas", 3), id="three players"),
        pytest.param(lambda: dealt("las-vegas-2019", 2), id="another game"),
        pytest.param(lambda: Match("las-vegas", players=2, seed=7), id="no state"),
    ],
)
def test_a_round_is_solved_in_las_vegas_for_two_only(given: Any) -> None:
    assert "Only rounds of las-vegas with two players" in refusal(SolvedRound, given())


@pytest.mark.parametrize(
    "given",
    [
        pytest.param(lambda: late_decision("royale", 2, 1, 6, boards=6), id="boards"),
        pytest.param(lambda: dealt("gambler", 2), id="another game"),
        pytest.param(lambda: None, id="no state"),
    ],
)
def test_an_end_is_solved_without_boards_only(given: Any) -> None:
    assert "Only las-vegas and las-vegas-2019 (royale without boards)" in refusal(SolvedEnd, given())


@pytest.mark.parametrize("solve", [SolvedRound, SolvedEnd])
def test_somebody_must_be_at_turn(solve: Any) -> None:
    stocking = Match("las-vegas", players=2, chance="ask", starter=1).secret_state
    assert "error-solve-turn" in refusal(solve, stocking)
    over = late_decision("las-vegas", 2, 1, 4, neutral=False)
    pop(over)
    assert "error-solve-turn" in refusal(solve, over)


def test_too_many_dice_are_refused_before_they_take_memory() -> None:
    """It says how many are left, and how many could be solved."""
    assert "24 dice left" in (told := refusal(SolvedRound, dealt("las-vegas", 2, neutral=True)))
    assert "About 13 dice can be solved" in told
    assert "24 dice left" in (told := refusal(SolvedEnd, dealt("las-vegas", 3, neutral=False)))
    assert "About 13 dice can be solved" in told
    assert "16 dice left" in refusal(SolvedRound, new_round(1), np.zeros((RESULTS, 20)))


def test_a_round_says_how_much_memory_it_takes() -> None:
    state = late_decision("las-vegas", 2, 1, 6, neutral=True)
    payoffs = np.stack([MONEY, MONEY], axis=1)
    assert bytes_for(state, payoffs) == SolvedRound(state, payoffs).duel.values.nbytes < MAX_BYTES


def test_payoffs_and_goals_must_be_there() -> None:
    state = late_decision("las-vegas", 2, 1, 6, neutral=False)
    wrong: list[Any] = [MONEY[:-1], 1.0, []]
    for payoffs in wrong:
        assert f"A payoff has {RESULTS} numbers" in refusal(SolvedRound, state, payoffs)
    solved = SolvedRound(state)
    for payoff in (1, -1):
        assert f"There is no payoff {payoff}" in refusal(solved.value, state, payoff)
        assert f"There is no payoff {payoff}" in refusal(solved.placements, state, payoff)
    for goal in ("money", 7):
        assert f"not “{goal}”" in refusal(SolvedEnd, state, goal)


def test_only_later_turns_of_the_same_round_are_looked_up() -> None:
    early, *_, late = [s for s in random_play(new_round(1), 1) if waits_for(s) > OVER and s.dice_left.sum() <= 8]
    end, round_ = SolvedEnd(late), SolvedRound(late)
    stranger, next_round, over = late.copy(), late.copy(), late.copy()
    stranger.bills[0, 0] += 1
    next_round.round_no += 1
    pop(over)
    for other in (early, stranger, next_round, over, dealt("las-vegas-2019", 2), None):
        for look_up in (round_.value, round_.placements, end.placements, end.expectation):
            if other is not None or look_up != end.placements:
                assert "error-solve-later" in refusal(look_up, other)


def test_placements_come_after_a_roll_and_expectations_before() -> None:
    turns = [s for s in random_play(new_round(1), 1) if s.dice_left.sum() <= 6]
    rolling = next(s for s in turns if waits_for(s) < OVER)
    placing = next(s for s in turns if waits_for(s) > OVER)
    assert "error-chance-first" in refusal(SolvedRound(rolling).placements, rolling)
    assert "error-chance-first" in refusal(SolvedEnd(rolling).placements)
    assert "error-no-chance" in refusal(SolvedEnd(placing).expectation, placing)


def test_a_payoff_may_be_a_list() -> None:
    state = late_decision("las-vegas", 2, 1, 6, neutral=False)
    assert SolvedRound(state, MONEY.tolist()).value(state) == SolvedRound(state).value(state)
