"""Trains for a moment in Numba's CUDA simulator; the test runs it in a process of its own."""

from __future__ import annotations

import sys
import tempfile
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
import torch

from zocker.bots.self_play import Notes, look_back
from zocker.cuda import many
from zocker.errors import Mistake
from zocker.lab.train import on_gpu, tables
from zocker.lab.train.curve import Point
from zocker.lab.train.on_gpu import Note, OnGpu
from zocker.lab.train.settings import Setting, Variant
from zocker.lab.train.tables import Tables
from zocker.rules import dice, features, games
from zocker.rules.frames import OVER, waits_for
from zocker.rules.ranking import WHOLE, share
from zocker.values import weights

SETTINGS = {
    "las-vegas": (Variant(2), Variant(2, {"neutral": True})),
    "royale": (Variant(2, {"boards": 3}), Variant(2, {"boards": 0})),
    "gambler": (Variant(2), Variant(3)),
}
SMALL = (
    (many, "THREADS", 4),
    (tables, "SHEET", 16),
    (on_gpu, "SHEET", 16),
    (on_gpu, "TABLES", 4),
    (on_gpu, "MOVES", 4),
    (on_gpu, "WANDER", 5),
)


def compare(setting: Setting, moves: int) -> None:
    """Compare what is seen after every legal move with what the kernels show when they are interpreted."""
    there = Tables(setting, 2, dice.seed_words(1, 0, 4), forget=0.5)
    rules = games.find(setting.game)
    for _ in range(moves):
        ahead, states, counts = there.look_ahead(), there.states(), there.counts.tolist()
        assert len(ahead.tables) == int(there.legal.sum())
        for row, (table, move) in enumerate(zip(ahead.tables.tolist(), ahead.moves.tolist(), strict=True)):
            assert int(ahead.row[table, move]) == row
            state, seat = states[table].copy(), int(there.seats[table])
            games.mask(state, seat, counts[table])
            games.play(state, move)
            observed = np.zeros(features.size(rules.features), np.int64)
            games.observe(state, seat, observed)
            seen = ahead.observed[row // tables.SHEET, :, row % tables.SHEET]
            assert np.array_equal(observed, seen.cpu().numpy()), f"what seat {seat} sees after {move}"
            players, wins = int(state.players), ahead.wins[row].tolist()
            if waits_for(state) == OVER and games.knows_scores(state):
                shares = [share(state, (seat + place) % players) / WHOLE for place in range(players)]
                assert np.allclose(wins[:players], shares)
            else:
                assert wins[0] == -1
        there.play(there.any_move())


def compare_targets(setting: Setting) -> None:
    """Compare what there is to learn from a game with what a processor finds."""
    luck, moves, state = np.random.default_rng(1), 12, setting.blank(setting.variants[0])
    seats, explored = luck.integers(0, 2, moves), luck.random(moves) < 0.3
    shares, best, expected = luck.random((moves, 2)), luck.random((moves, 2)), np.zeros((moves, 2))
    nothing = np.zeros(moves)
    look_back(Notes(nothing, seats, nothing, shares, best, explored, expected), 0, moves, state, 0, 0.7, np.zeros(2))
    wins = torch.tensor([[share(state, seat) / WHOLE for seat in range(2)]])
    columns = (torch.from_numpy(column).split(1) for column in (seats, shares, best, explored))
    ends = torch.arange(1, moves + 1) == moves
    notes = [Note._make((*note, wins)) for note in zip(*columns, ends.split(1), strict=True)]
    table = Tables(Setting(setting.game, setting.variants[:1]), 1, dice.seed_words(1, 0, 1))
    found = on_gpu.look_back(notes, torch.zeros(1, 2), 0.7, table.from_seat)
    assert np.allclose(torch.cat(found), expected)


def learn(setting: Setting) -> None:
    """Learn, go on, and lay the net onto today's features."""
    with tempfile.TemporaryDirectory() as folder:
        told, pool = list[Point](), ThreadPoolExecutor(1)
        for steps in (1, 2):
            run = OnGpu(setting, Path(folder), steps=steps, seed=1, device="cuda", pool=pool)
            run.learn(10, told.append, every=1)
        file, _ = run.publish()
        assert [point.step for point in told] == [1, 2]
        assert all(len(point.wins) == len(setting.variants) for point in told)
        assert weights.lay(file, games.find(setting.game).features).last.bias.shape == (setting.seats,)
        assert "--device cuda" in weights.about(file)["command"]
        with pytest.raises(Mistake, match="learns another network"):
            OnGpu(setting, Path(folder), steps=2, seed=1, device="cuda", pool=pool, large=True)


def main(game: str) -> None:
    torch.manual_seed(1)
    setting = Setting(game, SETTINGS[game])
    OnGpu.test_games = 2
    for module, name, value in SMALL:
        setattr(module, name, value)
    compare(setting, moves=20)
    compare_targets(setting)
    learn(setting)


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # whole numbers of 64 bits may overflow while start words are mixed
    main(sys.argv[1])
