"""Games of two bots at one table, a few deals at a time: each slice is kept, so that any number of runs add up."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

import numpy as np

from zocker.lab.arena import Pair, deals_of, load_kernels
from zocker.lab.chunks import in_chunks
from zocker.lab.face_off import ranked_above, ranks_of
from zocker.lab.simulate import Array, Matchup

DEALS = 5  # in a slice


def face_off_in_slices(
    folder: Path, matchup: Matchup, games_to_play: int, progress: Callable[[int], None] = lambda played: None
) -> Pair:
    """Let two bots share a table, on all cores; what a folder already has of it is not played again."""
    load_kernels(matchup)
    parts = []
    deals = deals_of(len(matchup.bots), games_to_play)
    for part in in_chunks(functools.partial(play_slice, folder, matchup), deals, DEALS, None, processes=True):
        parts.append(part)
        progress(sum(len(part) for part in parts) * part.shape[1])
    return ranked_above(matchup.bots, np.concatenate(parts))


def play_slice(folder: Path, matchup: Matchup, first: int, count: int) -> Array:
    """Return the ranks of some deals, played now or before."""
    file = folder / f"{first}-{count}.npy"
    if file.exists():
        kept: Array = np.load(file)
        return kept
    ranks = ranks_of(matchup, first, count)
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as room:
        np.save(room, ranks)
    unfinished.replace(file)
    return ranks
