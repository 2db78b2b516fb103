"""Face-offs that are kept a few deals at a time."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from benchmarks.slices import DEALS, face_off_in_slices, play_slice

from zocker.lab.face_off import face_off
from zocker.lab.simulate import Matchup, check

BOTS = ("greedy", "random")


def matchup() -> Matchup:
    return Matchup("las-vegas", BOTS, check("las-vegas", BOTS, 40, {}), 3)


def test_slices_add_up_to_the_whole(tmp_path: Path) -> None:
    pair = face_off_in_slices(tmp_path, matchup(), 24)
    assert pair == face_off("las-vegas", BOTS, games_to_play=24, seed=3)
    assert {file.name for file in tmp_path.iterdir()} == {"0-5.npy", "5-5.npy", "10-2.npy"}


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    kept = np.full((DEALS, 2, 2), 7)
    np.save(tmp_path / f"0-{DEALS}.npy", kept)
    assert (play_slice(tmp_path, matchup(), 0, DEALS) == kept).all()
    assert play_slice(tmp_path, matchup(), DEALS, 1).max() == 2  # ranks of two players
