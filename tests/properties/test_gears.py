"""Both gears, byte for byte."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.properties.positions import GAMES_A_SETTING, SETTINGS
from zocker.bots import chooser, codes
from zocker.rules import dice, engine, games
from zocker.rules.frames import OVER, waits_for
from zocker.rules.gears import compiled


@pytest.mark.parametrize("bot", [codes.RANDOM, codes.GREEDY])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whole_games_are_byte_identical(setting: tuple[str, int, dict[str, object]], bot: int) -> None:
    """Games of bots, interpreted and compiled, stopped at every decision of seat 0, are the same bytes."""
    game, players, options = setting
    rules = games.find(game)
    lineup = np.full(players, bot)
    lineup[0] = chooser.EXTERNAL
    rng = dice.seeded_rng(players)
    for index in range(GAMES_A_SETTING if bot == codes.RANDOM else max(1, GAMES_A_SETTING // 10)):
        words = np.stack([dice.seed_words(5, index, 1, stream) for stream in range(2)], axis=1)
        gears = []
        for _ in range(2):
            pair = np.full(chooser.STATES, rules.new(players, rules.Options(**options)), rules.layout)
            tallies = np.zeros((2, players), np.int64)
            gears.append((pair, np.zeros(chooser.RNGS, dice.RNG), *tallies, np.zeros(games.MAX_MOVES, np.int64)))
        move = chooser.BEGIN
        made = (0, 1)
        while made[1]:
            results = []
            both: list[Callable[..., tuple[int, int]]] = [chooser.play_games, compiled(chooser.play_games)]
            for play_games, (pair, rngs, wins, points, moves) in zip(both, gears, strict=True):
                results.append(play_games(pair, rngs, words, index, lineup, wins, points, move, moves))
            made = results[0]
            assert made == results[1]
            for one, other in zip(*gears, strict=True):
                assert one.tobytes() == other.tobytes()
            move = gears[0][-1][dice.below(rng, made[1])] if made[1] else 0
        assert waits_for(gears[0][0][0]) == OVER


@pytest.mark.parametrize("setting", SETTINGS[:: 1 if GAMES_A_SETTING > 50 else 3], ids=str)
def test_batches_are_byte_identical(setting: tuple[str, int, dict[str, object]]) -> None:
    """Begin, step, mask and start anew, interpreted and compiled, over whole games."""
    game, players, options = setting
    rules = games.find(game)
    size = 3
    gears = []
    for _ in range(2):
        states = np.full(size, rules.blank_state(players, rules.Options(**options)), rules.layout)
        rngs = np.zeros(size, dice.RNG)
        rngs["word"] = dice.seed_words(11, 0, size)
        seats, done = np.zeros(size, np.int64), np.zeros(size, np.bool_)
        legal = np.zeros((size, len(rules.moves)), np.bool_)
        scores, wins = np.zeros((2, size, players), np.int64)
        room = (np.zeros(games.MAX_OUTCOME, np.int64), np.zeros(games.MAX_MOVES, np.int64))
        gears.append([states, rngs, seats, legal, done, scores, wins, *room])
    first, second = gears
    moves = np.zeros(size, np.int64)
    finished = 0
    choice = np.random.default_rng(1)
    while finished < size:
        assert engine.step_batch(first[0], first[1], moves, *first[2:]) == -1
        assert compiled(engine.step_batch)(second[0], second[1], moves, *second[2:]) == -1
        for one, other in zip(first, second, strict=True):
            assert one.tobytes() == other.tobytes()
        finished += int(first[4].sum())
        moves = (choice.random(first[3].shape) * first[3]).argmax(axis=1)
        views = [gear[0].copy() for gear in gears]
        engine.mask_batch(views[0], first[2], True)
        compiled(engine.mask_batch)(views[1], second[2], True)
        assert views[0].tobytes() == views[1].tobytes()
