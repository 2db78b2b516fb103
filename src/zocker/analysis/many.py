"""How much of many games was luck."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable

import msgspec
import numpy as np

from zocker.analysis.report import Analysis
from zocker.record import Record
from zocker.rules.state import Array

RESAMPLES = 1_000
SEED = 1
PERSON = "person"


class ShareOfLuck(msgspec.Struct, frozen=True):
    """How much of a seat's result was luck, for seats of one level in one kind of game.

    The share is Var(luck) / (Var(luck) + Var(choices)). The variances (also of corrections) and the covariance of luck
    and choices are of shares of the win. Where mistakes aren't proven, everything that involves choices is None: their
    variance, the covariance, the share and its interval.
    """

    game: str
    players: int
    level: str  # a bot, or `PERSON`
    games: int
    luck: float
    choices: float | None
    corrections: float
    covariance: float | None
    share: float | None
    ci95: tuple[float, float] | None


def shares_of_luck(analysed: Iterable[tuple[Record, Analysis]]) -> tuple[ShareOfLuck, ...]:
    """Compare luck and choices of all seats, by game, number of players and level."""
    found = defaultdict[tuple[str, int, str], list[Array]](list)
    for record, analysis in analysed:
        by_level = defaultdict[str, list[tuple[float, float, float]]](list)
        for seat, report in zip(record.seats, analysis.seats, strict=True):
            choices = math.nan if report.choices is None else report.choices
            by_level[seat.bot or PERSON].append((report.luck, choices, report.corrections))
        for level, seats in by_level.items():
            found[analysis.game, analysis.players, level].append(np.array(seats))
    return tuple(_share(*kind, games) for kind, games in sorted(found.items()))


def _share(game: str, players: int, level: str, games: list[Array]) -> ShareOfLuck:
    moments = _moments(games)
    luck, choices, corrections = map(float, np.diag(moments))
    known = not np.isnan(np.concatenate(games)).any()
    return ShareOfLuck(
        game,
        players,
        level,
        len(games),
        luck,
        choices if known else None,
        corrections,
        covariance=float(moments[0, 1]) if known else None,
        share=_ratio(moments) if known else None,
        ci95=_interval(games) if known else None,
    )


def _interval(games: list[Array]) -> tuple[float, float]:
    """Return the 95 % interval of the share of luck, by resampling these games."""
    chance = np.random.default_rng(SEED)
    resampled = [
        _ratio(_moments([games[n] for n in chance.integers(0, len(games), len(games))])) for _ in range(RESAMPLES)
    ]
    low, high = np.quantile(resampled, (0.025, 0.975))
    return float(low), float(high)


def _moments(games: list[Array]) -> Array:
    """Return the variances and covariances of luck, choices and corrections."""
    seats = np.concatenate(games)
    return np.cov(seats.T, ddof=0) if len(seats) > 1 else np.zeros((3, 3))


def _ratio(moments: Array) -> float:
    luck, choices = moments[0, 0], moments[1, 1]
    return float(luck / (luck + choices)) if luck + choices > 0 else 0.0
