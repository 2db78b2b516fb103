"""Two bots that share a table, with duplicate dice: how often a seat of one ranks above a seat of the other."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np

from zocker.lab import simulate
from zocker.lab.arena import Pair, by_deals, deals_of, load_kernels, play_deals
from zocker.lab.chunks import in_chunks
from zocker.lab.simulate import Matchup, find_bot, quick
from zocker.rules.state import Array

SLICE = 5  # deals that are played, and kept, together


def face_off(
    game: str,
    lineup: Sequence[str],
    *,
    games_to_play: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    threads: int | None = None,
    folder: Path | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Pair:
    """Let a line-up of two bots, each at one seat or more, play every deal from all seats; measure the first one.

    A folder keeps what was played, a slice at a time, and what it has is not played again: any number of runs add up.
    """
    matchup = Matchup(game, tuple(lineup), simulate.check(game, lineup, games_to_play, options or {}), seed)
    processes = not quick([find_bot(bot, game) for bot in lineup])
    load_kernels(matchup)
    play = functools.partial(ranks_of, matchup) if folder is None else functools.partial(kept_ranks, folder, matchup)
    parts, played = [], 0
    for part in in_chunks(play, deals_of(len(lineup), games_to_play), SLICE, threads, processes):
        parts.append(part)
        played += part.shape[0] * part.shape[1]
        progress(played)
    return ranked_above(lineup, np.concatenate(parts))


def ranks_of(matchup: Matchup, first: int, count: int) -> Array:
    """Play some deals; return ranks by deal, seating and place in the line-up."""
    return play_deals((matchup,), first, count).ranks[:, 0]


def kept_ranks(folder: Path, matchup: Matchup, first: int, count: int) -> Array:
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


def ranked_above(lineup: Sequence[str], ranks: Array) -> Pair:
    """Return how often a seat of the first bot of a line-up ranked above one of the other."""
    one, other = dict.fromkeys(lineup)
    ours, theirs = (ranks[..., [bot == name for bot in lineup]] for name in (one, other))
    above = (ours[..., :, None] < theirs[..., None, :]) + (ours[..., :, None] == theirs[..., None, :]) / 2
    share, ci95 = by_deals(np.reshape(above, (*above.shape[:2], -1)))
    return Pair((one, other), ranks.shape[0] * ranks.shape[1], share, ci95)
