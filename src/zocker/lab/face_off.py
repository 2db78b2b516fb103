"""Two bots that share a table, with duplicate dice: how often a seat of one ranks above a seat of the other."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from zocker.lab import simulate
from zocker.lab.arena import Pair, by_deals, deals_of, load_kernels, play_deals
from zocker.lab.chunks import in_chunks
from zocker.lab.simulate import Array, Matchup, external, find_bot


def face_off(
    game: str,
    lineup: Sequence[str],
    *,
    games_to_play: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Pair:
    """Let a line-up of two bots, each at one seat or more, play every deal from all seats; measure the first one."""
    chosen = simulate.check(game, lineup, games_to_play, options or {})
    matchup = Matchup(game, tuple(lineup), chosen, seed)
    processes = external([find_bot(bot, game) for bot in lineup])
    if not processes:
        load_kernels(matchup)
    parts = []
    for part in in_chunks(
        functools.partial(ranks_of, matchup), deals_of(len(lineup), games_to_play), 1, threads, processes
    ):
        parts.append(part)
        progress(len(parts) * part.shape[1])
    return ranked_above(lineup, np.concatenate(parts))


def ranks_of(matchup: Matchup, first: int, count: int) -> Array:
    """Play some deals; return ranks by deal, seating and place in the line-up."""
    return play_deals((matchup,), first, count).ranks[:, 0]


def ranked_above(lineup: Sequence[str], ranks: Array) -> Pair:
    """Return how often a seat of the first bot of a line-up ranked above one of the other."""
    one, other = dict.fromkeys(lineup)
    ours, theirs = (ranks[..., [bot == name for bot in lineup]] for name in (one, other))
    above = (ours[..., :, None] < theirs[..., None, :]) + (ours[..., :, None] == theirs[..., None, :]) / 2
    share, ci95 = by_deals(np.reshape(above, (*above.shape[:2], -1)))
    return Pair((one, other), ranks.shape[0] * ranks.shape[1], share, ci95)
