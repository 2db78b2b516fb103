"""Both gears, byte for byte."""

from __future__ import annotations

import numpy as np
import pytest

from tests.properties.positions import GAMES_A_SETTING, SETTINGS
from zocker.bots import chooser
from zocker.rules import dice, engine, games
from zocker.rules.frames import OVER, waits_for


@pytest.mark.parametrize("bot", [chooser.RANDOM, chooser.GREEDY])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whole_games_are_byte_identical(setting: tuple[str, int, dict[str, object]], bot: int) -> None:
    """Games of bots, interpreted and compiled, stopped at every decision of seat 0, are the same bytes."""
    game, players, options = setting
    rules = games.find(game)
    bots = np.full(players, bot)
    bots[0] = chooser.EXTERNAL
    rng = dice.seeded_rng(players)
    for index in range(GAMES_A_SETTING if bot == chooser.RANDOM else max(1, GAMES_A_SETTING // 10)):
        gears = []
        for _ in range(2):
            rngs = np.zeros(2, dice.RNG)
            rngs["word"] = [dice.seed_words(5, index, 1, stream)[0] for stream in range(2)]
            moves = np.zeros(games.MOST_MOVES, np.int64)
            gears.append((np.full(2, rules.new(players, rules.Options(**options)), rules.STATE), rngs, moves))
        interpreted, compiled = gears
        move = chooser.BEGIN
        while True:
            made = chooser.advance(*interpreted[:2], bots, move, interpreted[2])
            assert made == chooser.advance.compiled(*compiled[:2], bots, move, compiled[2])
            for one, other in zip(interpreted, compiled, strict=True):
                assert one.tobytes() == other.tobytes()
            if made[1] == 0:
                break
            move = interpreted[2][dice.below(rng, made[1])]
        assert waits_for(interpreted[0][0]) == OVER


@pytest.mark.parametrize("setting", SETTINGS[:: 1 if GAMES_A_SETTING > 50 else 3], ids=str)
def test_batches_are_byte_identical(setting: tuple[str, int, dict[str, object]]) -> None:
    """Begin, step, mask and start anew, interpreted and compiled, over more than a whole game."""
    game, players, options = setting
    rules = games.find(game)
    size = 3
    gears = []
    for _ in range(2):
        states = np.full(size, rules.new(players, rules.Options(**options)), rules.STATE)
        rngs = np.zeros(size, dice.RNG)
        rngs["word"] = dice.seed_words(11, 0, size)
        seats, done = np.zeros(size, np.int64), np.zeros(size, np.bool_)
        legal = np.zeros((size, len(rules.MOVES)), np.bool_)
        scores, wins = np.zeros((2, size, players), np.int64)
        gears.append([states, rngs, seats, legal, done, scores, wins])
    first, second = gears
    engine.begin_batch(*first[:4])
    engine.begin_batch.compiled(*second[:4])
    finished = 0
    choice = np.random.default_rng(1)
    while finished < size:
        moves = (choice.random(first[3].shape) * first[3]).argmax(axis=1)
        assert engine.step_batch(first[0], first[1], moves, *first[2:]) == -1
        assert engine.step_batch.compiled(second[0], second[1], moves, *second[2:]) == -1
        for one, other in zip(first, second, strict=True):
            assert one.tobytes() == other.tobytes()
        finished += int(first[4].sum())
        views = [gear[0].copy() for gear in gears]
        engine.mask_batch(views[0], first[2])
        engine.mask_batch.compiled(views[1], second[2])
        assert views[0].tobytes() == views[1].tobytes()
