"""The judges: what bots give away against exact play, and how far the judge of games is off."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from benchmarks.judge import Case, Judged, Played, judged_rounds, losses_of, round_start, verdicts

from benchmarks import judge as standing
from benchmarks import results
from zocker.bots import paired_playouts
from zocker.bots.las_vegas.solutions import winning_payoff
from zocker.exact.solved_round import SolvedRound
from zocker.rules import dice
from zocker.rules.frames import waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import ROLL
from zocker.values import weights


def test_rounds_come_from_games_that_are_under_way() -> None:
    for number in range(4):
        state = round_start(1, number)
        assert (state.round_no, state.players, state.neutral) == (number + 1, 2, 0)
        assert waits_for(state) == ROLL
        assert (state.hand.sum() > 0) == (number > 0)
        assert state.dice.sum() == 0


def test_who_takes_the_best_gives_nothing_away_and_the_worst_a_lot() -> None:
    start = round_start(1, 3)
    solved = SolvedRound(start, winning_payoff(start))
    best = list(losses_of(start, solved, lambda v, legal: int(legal[solved.placements(v).argmax()]), dice.new_rng()))
    worst = list(losses_of(start, solved, lambda v, legal: int(legal[solved.placements(v).argmin()]), dice.new_rng()))
    assert best == [0] * len(best)
    assert sum(worst) > 0.05


def test_the_payoff_is_the_chance_to_win() -> None:
    """In the last round: seat 0 leads by so much, and any result decides the game."""
    start = round_start(1, 3)
    lead = LAS_VEGAS.score(start, 0) - LAS_VEGAS.score(start, 1)
    payoff = winning_payoff(start)
    assert set(np.unique(payoff)) <= {-0.5, 0, 0.5}
    assert payoff[(54 - lead + 1) * 13 + 6] == 0.5
    assert payoff[(54 - lead - 1) * 13 + 6] == -0.5


def test_bots_are_told_apart() -> None:
    found = list(judged_rounds(["greedy", "random"], range(2), seed=3))
    assert [one.round_no for one in found] == [1, 2]
    assert found[0].lead == 0
    assert all(one.played["random"].loss > 0 for one in found)
    (again,) = judged_rounds(["random"], range(1, 2), seed=3)
    assert again.played["random"] == found[1].played["random"]


def test_verdicts_are_means_per_seat_and_round() -> None:
    rounds = [Judged(1, 0, 0.5, 0.5, {"a": Played(loss, 10, 2)}) for loss in (0.02, 0.04, 0.06, 0.08)]
    found = verdicts(rounds)["a"]
    assert found.loss == pytest.approx(0.025)
    assert (found.choices, found.wrong) == (5, 0.2)
    assert found.ci95[0] < 0.025 < found.ci95[1]


# The judge of games ---------------------------------------------------------------------------------------


def a_case(*, claimed: float = 0.06, true: float = 0.03, proved: float = 0.03, noise: float = 0.0) -> Case:
    """Return an accusation: the second choice was made, and lost so much."""
    after = 0.5 - true
    return Case(True, (0.5, 0.5 - claimed), (0.5, 0.5 - proved), (0, noise), ((0.5, after),) * 2, (0, 0), (0.5, 0.5))


def test_a_slope_says_how_much_of_what_is_claimed_is_lost() -> None:
    cases = [a_case(), a_case(claimed=0.02, true=0.01)]
    assert standing.slope(cases, standing.claimed) == pytest.approx(0.5)
    assert standing.slope(cases, standing.claimed, by_regular=True) == 0


def test_errors_are_told_from_the_noise_of_the_truth() -> None:
    """Without bias, but measured by few playouts, nothing is off but the truth."""
    luck = np.random.default_rng(1)
    halves = luck.normal(0, 0.05, (4000, 2, 2))
    cases = [
        Case(False, (0.5, 0.4), (0.5, 0.4), (0, 0), (tuple(one), tuple(other)), (0, 0.05), (0, 0))
        for one, other in np.array([0.5, 0.4]) + halves
    ]
    assert standing.value_error(cases) == pytest.approx(0, abs=0.01)
    assert standing.method_error(cases) == pytest.approx(0, abs=0.012)
    off = [msgspec.structs.replace(case, claimed=(0.5, 0.43), proved=(0.5, 0.42)) for case in cases]
    errors = standing.differences(off, standing.claimed)
    assert standing.rms_beyond(errors) == pytest.approx(0.03, abs=0.005)
    assert standing.method_error(off) == pytest.approx(0.02, abs=0.005)


def test_regret_is_not_flattered_by_the_same_playouts() -> None:
    """All choices are worth the same: what seems best in one half of the playouts is nothing special in the other."""
    luck = np.random.default_rng(2)
    cases = [
        Case(False, (0.6, 0.5, 0.4), (0, 0, 0), (0, 0, 0), (tuple(one), tuple(other)), (0, 0, 0), (0, 0, 0))
        for one, other in luck.normal(0.5, 0.1, (3000, 2, 3))
    ]
    assert standing.regret(cases, standing.claimed) == pytest.approx(0, abs=0.006)
    better = [msgspec.structs.replace(case, true=((0.5, 0.7, 0.4),) * 2) for case in cases]
    assert standing.regret(better, standing.claimed) == pytest.approx(0.2)


def test_an_accusation_stands_if_its_proof_is_beyond_chance_and_bias() -> None:
    assert standing.stands(a_case(proved=0.03, noise=0.005), bias=0.01)
    assert not standing.stands(a_case(proved=0.03, noise=0.01), bias=0.01)
    assert not standing.stands(a_case(proved=0.03, noise=0.005), bias=0.02)
    assert not standing.stands(a_case(proved=-0.03, noise=0.005), bias=0.01)


def test_a_game_is_examined_and_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on from its file, writes its table, and what proofs are off by becomes known to them."""
    monkeypatch.setattr(results, "RESULTS", tmp_path / "RESULTS.md")
    for name in ("las-vegas-4", "playouts"):
        file = next(weights.FOLDER.glob(f"{name}.*"))
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    tested = standing.examine("las-vegas-4", "greedy", 1, standing.How(8, ""))
    again = msgspec.json.decode(msgspec.json.encode(tested), type=standing.Tested)
    assert again == tested
    assert sum(tested.corrections) == pytest.approx(0, abs=1e-9)
    assert {case.accused for case in tested.cases} == {True, False}
    assert all(case.claimed[0] - case.claimed[1] >= standing.ACCUSED for case in tested.cases if case.accused)
    standing.publish([tested])
    assert paired_playouts.biases.__wrapped__() == {}  # a single game says too little
    monkeypatch.setattr(standing, "ENOUGH", 1)
    standing.publish([tested])
    assert "| las-vegas-4 | greedy | 1 |" in (tmp_path / "RESULTS.md").read_text()
    known = paired_playouts.biases.__wrapped__()["las-vegas-4"]
    assert known.nets == (weights.fingerprint(tmp_path / "las-vegas-4.npz"),) * 2
    assert known.points >= 0
