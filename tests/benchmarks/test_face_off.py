"""Two bots that share a table."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from benchmarks.face_off import SLICE, face_off

from zocker.lab.arena import arena


def test_two_seats_are_an_arena_of_two() -> None:
    pair = face_off("las-vegas", ("greedy", "random"), games_to_play=200, seed=3)
    (same,) = arena("las-vegas", ("greedy", "random"), games_to_play=200, seed=3).pairs
    assert (pair.share, pair.ci95, pair.games) == (same.share, same.ci95, same.games)


def test_bots_of_a_kind_are_not_compared_with_each_other() -> None:
    lineup = ("greedy", "greedy", "random", "random")
    pair = face_off("las-vegas", lineup, games_to_play=400, seed=3)
    turned = face_off("las-vegas", lineup[::-1], games_to_play=400, seed=3)
    assert pair.games == 400
    assert pair.ci95[0] > 0.6
    assert turned.share == pytest.approx(1 - pair.share, abs=0.1)  # other seats, so other games
    assert turned.ci95[1] < 0.4


def test_progress_counts_games() -> None:
    seen = list[int]()
    face_off("gambler", ("random", "rookie", "rookie"), games_to_play=72, seed=1, progress=seen.append)
    assert seen == [30, 60, 72]


def test_a_folder_keeps_slices_that_add_up_to_the_whole(tmp_path: Path) -> None:
    pair = face_off("las-vegas", ("greedy", "random"), games_to_play=24, seed=3, folder=tmp_path)
    assert pair == face_off("las-vegas", ("greedy", "random"), games_to_play=24, seed=3)
    assert {file.name for file in tmp_path.iterdir()} == {"0-5.npy", "5-5.npy", "10-2.npy"}


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    greedy_lost = np.tile([2, 1], (SLICE, 2, 1))
    np.save(tmp_path / f"0-{SLICE}.npy", greedy_lost)
    pair = face_off("las-vegas", ("greedy", "random"), games_to_play=2 * SLICE, seed=3, folder=tmp_path)
    assert pair.share == 0
