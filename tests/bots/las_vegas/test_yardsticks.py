"""The yardsticks of Las Vegas: first prizes by convolution, and a short list of preferences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zocker.bots.las_vegas import convolver, rule
from zocker.bots.las_vegas.convolver import BRINGS, fewer, leads
from zocker.bots.roster import find
from zocker.errors import Mistake
from zocker.lab.simulate import simulate
from zocker.match import Match
from zocker.rules import dice

CASINOS: list[dict[str, Any]] = [{"bills": ["50k"]}] * 6


def choices(bot: Any, roll: str, **changes: dict[str, Any]) -> set[str]:
    casinos = [CASINOS[k] | changes.get(f"c{k + 1}", {}) for k in range(6)]
    setup = {"round": 1, "starter": 1, "on": 1, "casinos": casinos, "roll": roll}
    match = Match("las-vegas", players=2, setup=setup)
    legal = np.array([move.code for move in match.waiting.moves])  # type: ignore[union-attr]
    return {f"place {bot.choose(match.masked(0), legal, dice.seeded_rng(n)) + 1}" for n in range(5)}


def test_what_a_player_brings_is_a_distribution() -> None:
    assert BRINGS.sum(axis=1) == pytest.approx(np.ones(9))
    assert BRINGS[1, 1] == pytest.approx(1 / 6)
    assert BRINGS[2, 2] == pytest.approx(1 / 36 + 10 / 36 / 2 / 6)  # both at once, or one after the other
    assert (BRINGS @ np.arange(9))[1:] == pytest.approx(np.arange(1, 9) / 6)  # all casinos alike
    assert fewer(3, 0) == 0
    assert fewer(0, 1) == 1


def test_leading_is_certain_when_nobody_can_catch_up() -> None:
    match = Match("las-vegas", players=2, seed=1)
    s = match.secret_state
    s.dice_left[:] = 0
    s.dice[2, 0] = 2
    assert leads(s, 2, 0, 2, 0) == 1
    assert leads(s, 2, 1, 0, 0) == 0
    s.dice[2, 1] = 2
    assert leads(s, 2, 0, 2, 0) == 0  # a tie is no lead


def test_the_convolver_takes_the_first_prize_that_it_can_hold() -> None:
    assert choices(convolver, "roll 1 2 2", c1={"dice": [5, 5]}, c2={"bills": ["90k"], "dice": [0, 3]}) == {"place 1"}


def test_the_rule_keeps_dice_and_takes_the_best_bill_cheaply() -> None:
    assert choices(rule, "roll 1 1 1 1 2 3 3 3", c2={"bills": ["90k"]}) == {"place 2"}
    assert choices(rule, "roll 1 6", c1={"bills": ["60k"], "dice": [6, 1]}, c6={"bills": ["60k"], "dice": [0, 1]}) == {
        "place 1"
    }  # a needless tie is worse than a safer lead


def test_they_play_las_vegas_only_and_beat_random() -> None:
    for bot in ("convolver", "rule"):
        with pytest.raises(Mistake, match="plays only las-vegas"):
            find(bot, "royale")
        result = simulate("las-vegas", [bot, "random"], games_to_play=500, seed=1)
        assert result.bots[0].ci95[0] > 0.8
