"""Batches of games, stepped by the interpreted gear: the compiled one runs the same source."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.rules.las_vegas.table import casino, position
from zocker.match import Match
from zocker.rules import dice, engine, games
from zocker.rules.frames import seat_of
from zocker.rules.las_vegas.game import LAS_VEGAS

MOVES = len(LAS_VEGAS.moves)


class Table:
    """The arrays of a batch."""

    def __init__(self, matches: list[Match]) -> None:
        size = len(matches)
        self.states = np.array([match.secret_state for match in matches], LAS_VEGAS.layout)
        self.rngs = np.zeros(size, dice.RNG)
        self.rngs["word"] = dice.seed_words(1, 0, size)
        self.seats = np.full(size, 9)
        self.legal = np.ones((size, MOVES), bool)
        self.done = np.ones(size, bool)
        self.scores = np.full((size, 5), -1)
        self.wins = np.full((size, 5), -1)
        for i in range(size):
            engine.show(self.states[i], self.seats, self.legal, i, np.zeros(games.MAX_MOVES, np.int64))

    def step(self, *chosen: int) -> Any:
        return engine.step_batch(
            self.states,
            self.rngs,
            np.array(chosen),
            self.seats,
            self.legal,
            self.done,
            self.scores,
            self.wins,
            np.zeros(games.MAX_OUTCOME, np.int64),
            np.zeros(games.MAX_MOVES, np.int64),
        )


def middle(roll: str = "roll 1 1 1 1 4 4 4 6") -> Match:
    return position(3, starter=1, on=1, roll=roll)


def last_move(*hands: str) -> Match:
    """A position before the last move of a game; all tie, so the hands decide."""
    casinos = {number: casino("90k") for number in range(1, 6)}
    casinos[6] = casino("80k", dice=[7] + [8] * (len(hands) - 1))
    return position(len(hands), casinos, round=4, hands=[hand.split() for hand in hands], roll="roll 6")


def test_what_is_shown_of_a_game() -> None:
    table = Table([middle(), middle("roll 2 2 2 2 2 2 2 2")])
    assert table.seats.tolist() == [1, 1]
    assert table.legal.astype(int).tolist() == [[1, 0, 0, 1, 0, 1], [0, 1, 0, 0, 0, 0]]


def test_a_step_plays_and_rolls_in_every_game() -> None:
    table = Table([middle(), middle()])
    assert table.step(3, 0) == -1
    assert table.states["dice"][:, :, 1].tolist() == [[0, 0, 0, 3, 0, 0], [4, 0, 0, 0, 0, 0]]
    assert table.seats.tolist() == [2, 2]
    assert not table.done.any()
    for i in range(2):
        rolled = table.states[i].rolled[0]
        assert rolled.sum() == 8
        assert table.legal[i].tolist() == (rolled > 0).tolist()
    assert table.states[0].rolled.tolist() != table.states[1].rolled.tolist()


@pytest.mark.parametrize(("chosen", "bad"), [((3, 1), 1), ((1, 3), 0), ((-1, 0), 0), ((0, 6), 1), ((0, 99), 1)])
def test_a_bad_move_anywhere_changes_nothing(chosen: tuple[int, int], bad: int) -> None:
    table = Table([middle(), middle()])
    before = table.states.tobytes() + table.rngs.tobytes()
    assert table.step(*chosen) == bad
    assert table.states.tobytes() + table.rngs.tobytes() == before


@pytest.mark.parametrize(
    ("hands", "scores", "wins"),
    [
        (("60k", "50k"), [6, 5], [60, 0]),
        (("10k", "50k", "20k"), [1, 5, 2], [0, 60, 0]),
        (("10k", "20k", "30k"), [1, 2, 3], [0, 0, 60]),
        (("50k", "30k 20k"), [5, 5], [0, 60]),
        (("60k", "60k"), [6, 6], [30, 30]),
        (("10k", "60k", "60k", "20k"), [1, 6, 6, 2], [0, 30, 30, 0]),
        (("10k", "20k", "20k", "20k"), [1, 2, 2, 2], [0, 20, 20, 20]),
        (("", "", "", "", ""), [0] * 5, [12] * 5),
    ],
)
def test_a_finished_game_is_scored_and_starts_anew(hands: tuple[str, ...], scores: list[int], wins: list[int]) -> None:
    table = Table([middle("roll 6 6 6 6 6 6 6 6"), last_move(*hands)])
    assert table.step(5, 5) == -1
    assert table.done.tolist() == [False, True]
    assert table.scores[1, : len(hands)].tolist() == scores
    assert table.wins[1, : len(hands)].tolist() == wins
    assert table.scores[0].tolist() == [-1] * 5
    anew = table.states[1]
    assert (anew.round_no, anew.hand.sum(), anew.dice.sum()) == (1, 0, 0)
    assert table.seats[1] == anew.starter == seat_of(anew)
    assert table.legal[1].tolist() == (anew.rolled[0] > 0).tolist()


def test_a_batch_begins_with_every_games_first_decision() -> None:
    table = Table([middle(), middle()])
    table.states[:] = LAS_VEGAS.blank_state(2, LAS_VEGAS.Options())
    assert table.step(0, 0) == -1
    for i in range(2):
        assert table.states[i].round_no == 1
        assert table.states[i].rolled.sum() == 8
        assert table.seats[i] == table.states[i].starter
        assert table.legal[i].tolist() == (table.states[i].rolled[0] > 0).tolist()
    assert table.states[0].tobytes() != table.states[1].tobytes()


def test_every_state_is_masked_for_its_own_seat() -> None:
    match = position(2, round=2, hands=[["60k"], ["70k"]])
    states = np.array([match.secret_state, match.secret_state, match.secret_state], LAS_VEGAS.layout)
    engine.mask_batch(states, np.array([0, 1, -1]), False)
    assert [states[i].hand.sum(axis=1).tolist()[:2] for i in range(3)] == [[1, 0], [0, 1], [0, 0]]
