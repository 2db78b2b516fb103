"""How much of many games was luck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from zocker.analysis.report import Analysis
from zocker.record import Record

Array = np.ndarray[Any, Any]

RESAMPLES = 1_000
SEED = 1
PERSON = "person"


class ShareOfLuck(msgspec.Struct, frozen=True):
    """How much of a seat's result was luck, for seats of one level in one kind of game.

    The share is Var(luck) / (Var(luck) + Var(choices)); the variances and the covariance are of shares of the win.
    """

    game: str
    players: int
    level: str  # a bot, or `PERSON`
    games: int
    luck: float
    choices: float
    covariance: float
    share: float
    ci95: tuple[float, float]


def shares_of_luck(analysed: Iterable[tuple[Record, Analysis]]) -> tuple[ShareOfLuck, ...]:
    """Compare luck and choices of all seats, by game, number of players and level."""
    found = defaultdict[tuple[str, int, str], list[Array]](list)
    for record, analysis in analysed:
        by_level = defaultdict[str, list[tuple[float, float]]](list)
        for seat, report in zip(record.seats, analysis.seats, strict=True):
            by_level[seat.bot or PERSON].append((report.luck, report.choices))
        for level, seats in by_level.items():
            found[analysis.game, analysis.players, level].append(np.array(seats))
    return tuple(_share(*kind, games) for kind, games in sorted(found.items()))


def _share(game: str, players: int, level: str, games: list[Array]) -> ShareOfLuck:
    luck, choices, covariance = _moments(games)
    chance = np.random.default_rng(SEED)
    resampled = [
        _ratio(*_moments([games[n] for n in chance.integers(0, len(games), len(games))])[:2]) for _ in range(RESAMPLES)
    ]
    low, high = np.quantile(resampled, (0.025, 0.975))
    interval = (float(low), float(high))
    return ShareOfLuck(game, players, level, len(games), luck, choices, covariance, _ratio(luck, choices), interval)


def _moments(games: list[Array]) -> tuple[float, float, float]:
    """Return the variances of luck and choices, and their covariance."""
    both = np.concatenate(games)
    if len(both) < 2:
        return 0.0, 0.0, 0.0
    moments = np.cov(both.T, ddof=0)
    return float(moments[0, 0]), float(moments[1, 1]), float(moments[0, 1])


def _ratio(luck: float, choices: float) -> float:
    return luck / (luck + choices) if luck + choices > 0 else 0.0
