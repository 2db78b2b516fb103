"""Bots against each other with duplicate dice: every bot gets the same luck from every seat.

A deal is a seed of dice and luck. Every matchup of bots plays every deal, once for each of its seatings. Games of one
deal are alike, so confidence intervals count deals, not games.
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any

import msgspec
import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from zocker.bots.roster import Bot
from zocker.errors import Mistake
from zocker.lab import simulate
from zocker.lab.chunks import in_chunks
from zocker.lab.cluster import Cluster
from zocker.lab.lineup import read_bots
from zocker.lab.simulate import (
    CHUNK,
    Interrupted,
    Matchup,
    Table,
    check_run,
    external,
    find_bot,
    quick,
    start_seeds,
    wilson,
)
from zocker.rules import games
from zocker.rules.options import check_players
from zocker.rules.ranking import WHOLE, rank
from zocker.rules.state import Array

RATED = 20_000  # only this many games are rated, the first ones: that takes a second


class Contender(msgspec.Struct, frozen=True):
    """How a bot did, and its rating by openskill: `mu`, give or take `sigma`, and hardly below `ordinal`.

    `ci95` is the 95 % interval of `win_share`; `mean_score` is in dollars or points.
    """

    bot: str
    games: int
    win_share: float
    ci95: tuple[float, float]
    mean_score: float
    mu: float
    sigma: float
    ordinal: float


class Pair(msgspec.Struct, frozen=True):
    """The share of common games in which the first of two bots ranked above the second; a tie counts half."""

    bots: tuple[str, str]
    games: int
    share: float
    ci95: tuple[float, float]


class Arena(msgspec.Struct, frozen=True):
    """The results of an arena: `bots`, best first, and `pairs`, how often one ranked above another.

    A deal is a set of dice that every selection of bots plays from all seats. `games` counts these games, and the first
    `rated` of them make the ratings. `complete` tells whether all deals were played.
    """

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    deals: int
    games: int
    rated: int
    seconds: float
    bots: tuple[Contender, ...]
    pairs: tuple[Pair, ...]
    complete: bool


class Results(msgspec.Struct):
    """Results of games: arrays by deal, matchup, seating and place in the matchup; wins in parts of `WHOLE`."""

    wins: Array
    points: Array
    ranks: Array


def arena(
    game: str,
    bots: str | Sequence[Any],
    *,
    players: int = 2,
    games_to_play: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
    cluster: Cluster | None = None,
) -> Arena:
    """Let every selection of bots for the seats meet; bots, seed and Ctrl-C are as with `simulate`."""
    seed = check_run(seed, threads, progress, cluster)
    names, guests = read_bots(bots)
    chosen = check(game, names, players, games_to_play, {} if options is None else options, guests)
    matchups = tuple(Matchup(game, opponents, chosen, seed, guests) for opponents in combinations(names, players))
    entrants = [guests.get(bot) or find_bot(bot, game) for bot in names]
    if not external(entrants):
        load_kernels(matchups[0])
    play = functools.partial(play_deals, matchups)
    size = max(1, CHUNK // games_per_deal(names, players)) if quick(entrants) else 1
    none = np.zeros((0, len(matchups), len(seatings(players, 0)), players), np.int32)
    played = [Results(none, none, none)]
    deals, total = 0, deals_of(players, games_to_play)
    started = time.perf_counter()
    try:
        for results in in_chunks(play, total, size, threads, external(entrants), cluster, here=bool(guests)):
            played.append(results)
            deals += len(results.wins)
            progress(deals * games_per_deal(names, players))
    except KeyboardInterrupt:
        raise Interrupted(_report(names, matchups, joined(played), total, time.perf_counter() - started)) from None
    return _report(names, matchups, joined(played), total, time.perf_counter() - started)


def check(
    game: str,
    bots: Sequence[str],
    players: int,
    games_to_play: int,
    options: Mapping[str, object],
    guests: Mapping[str, Bot] = {},
) -> dict[str, Any]:
    """Check all input before anything starts; return all options."""
    check_players(game, games.find(game), players)
    for bot in bots:
        if bots.count(bot) > 1:
            raise Mistake("error-arena-twice", bot=bot)
        if bot not in guests:
            find_bot(bot, game)
    if len(bots) < players:
        raise Mistake("error-arena-bots", players=players, bots=len(bots))
    return simulate.check(game, bots[:players], games_to_play, options, guests)


def deals_of(players: int, games_to_play: int) -> int:
    """Return how many deals a matchup needs for at least `games_to_play` games."""
    return math.ceil(games_to_play / len(seatings(players, 0)))


def games_per_deal(bots: Sequence[str], players: int) -> int:
    return math.comb(len(bots), players) * len(seatings(players, 0))


def seatings(players: int, deal: int) -> list[tuple[int, ...]]:
    """Return, for each game of a deal, the place in the matchup of each seat's bot: each has every seat equally often.

    Up to three players sit in every order. More rotate around the table, and their neighbours change with the deal.
    """
    if players <= 3:
        return list(permutations(range(players)))
    orders = _orders(players)
    order = orders[deal % len(orders)]
    return [order[seat:] + order[:seat] for seat in range(players)]


@functools.cache
def _orders(players: int) -> list[tuple[int, ...]]:
    """Return every order of players around a table."""
    return [(0, *others) for others in permutations(range(1, players))]


def play_deals(matchups: tuple[Matchup, ...], first: int, count: int) -> Results:
    """Let every matchup play some deals from all seats."""
    players = len(matchups[0].bots)
    seats = np.array([seatings(players, deal) for deal in range(first, first + count)])
    wins, points, ranks = np.zeros((3, count, len(matchups), *seats.shape[1:]), np.int64)
    seeds = start_seeds(matchups[0].seed, first, count)
    table = Table(matchups[0])  # matchups differ by their bots only
    for deal, number, seating in np.ndindex(wins.shape[:-1]):
        one_game = (deal, number, seating)
        lineup = [matchups[number].find(matchups[number].bots[place]) for place in seats[deal, seating]]
        table.play(seeds[deal : deal + 1], 0, lineup, wins[one_game], points[one_game])
        ranks[one_game] = [rank(table.state, seat) for seat in range(players)]
    seat_of_place = np.argsort(seats)[:, np.newaxis]
    by_place = (np.take_along_axis(part, seat_of_place, -1) for part in (wins, points, ranks))
    return Results(*(part.astype(np.int32) for part in by_place))


def load_kernels(matchup: Matchup) -> None:
    """Load the kernels by playing zero games, so that threads find them ready."""
    lineup = [matchup.find(bot) for bot in matchup.bots]
    Table(matchup).play(start_seeds(matchup.seed, 0, 0), 0, lineup, *np.zeros((2, len(lineup)), np.int64))


def joined(parts: Sequence[Results]) -> Results:
    return Results(*(np.concatenate(arrays) for arrays in zip(*map(msgspec.structs.astuple, parts), strict=True)))


def _report(bots: Sequence[str], matchups: tuple[Matchup, ...], results: Results, total: int, seconds: float) -> Arena:
    deals, _, _, players = results.wins.shape
    rated = results.ranks[: max(1, RATED // games_per_deal(bots, players))]
    ratings = rate(bots, matchups, rated)
    ranking = sorted(bots, key=lambda bot: -ratings[bot].ordinal())
    matchup = matchups[0]
    return Arena(
        game=matchup.game,
        players=players,
        options=matchup.options,
        seed=matchup.seed,
        deals=deals,
        games=deals * games_per_deal(bots, players),
        rated=len(rated) * games_per_deal(bots, players),
        seconds=seconds,
        bots=tuple(_contender(bot, matchups, results, ratings[bot]) for bot in ranking),
        pairs=tuple(_pair(pair, matchups, results) for pair in combinations(ranking, 2)),
        complete=deals == total,
    )


def rate(bots: Sequence[str], matchups: Sequence[Matchup], ranks: Array) -> dict[str, PlackettLuceRating]:
    """Rate bots by their ranks, game after game."""
    model = PlackettLuce(tau=0.0)  # bots don't change with time, so certainty only grows
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for deal in ranks.tolist():
        for matchup, its_games in zip(matchups, deal, strict=True):
            for game in its_games:
                rated = model.rate([[ratings[bot]] for bot in matchup.bots], ranks=game)
                ratings.update({bot: team[0] for bot, team in zip(matchup.bots, rated, strict=True)})
    return ratings


def _contender(bot: str, matchups: Sequence[Matchup], results: Results, rating: PlackettLuceRating) -> Contender:
    wins = _results_of(bot, matchups, results.wins)
    points = _results_of(bot, matchups, results.points)
    share, ci95 = by_deals(wins / WHOLE)
    return Contender(
        bot=bot,
        games=wins.size,
        win_share=share,
        ci95=ci95,
        mean_score=int(points.sum()) * games.find(matchups[0].game).unit / max(1, points.size),
        mu=rating.mu,
        sigma=rating.sigma,
        ordinal=rating.ordinal(),
    )


def _pair(bots: tuple[str, str], matchups: Sequence[Matchup], results: Results) -> Pair:
    common = [matchup for matchup in matchups if {*bots} <= {*matchup.bots}]
    ranks = results.ranks[:, [matchups.index(matchup) for matchup in common]]
    one, other = (_results_of(bot, common, ranks) for bot in bots)
    share, ci95 = by_deals((one < other) + (one == other) / 2)
    return Pair(bots, one.size, share, ci95)


def _results_of(bot: str, matchups: Sequence[Matchup], results: Array) -> Array:
    """Return one bot's results, by deal, matchup and seating."""
    with_it = [(number, matchup) for number, matchup in enumerate(matchups) if bot in matchup.bots]
    own = [results[:, number, :, matchup.bots.index(bot)] for number, matchup in with_it]
    return np.stack(own, axis=1)


def by_deals(shares: Array, z: float = 1.959964) -> tuple[float, tuple[float, float]]:
    """Return the mean of shares and its 95 % interval, taking the means of deals as normally distributed.

    If all deals went one way, nothing varies: then each deal counts as one trial.
    """
    means = shares.mean(axis=(1, 2))
    if len(means) < 2:
        return float(means.sum()), (0.0, 1.0)
    mean = float(means.mean())
    if mean in {0.0, 1.0}:
        return mean, wilson(mean, len(means))
    half = z * float(means.std(ddof=1)) / math.sqrt(len(means))
    return mean, (max(0.0, mean - half), min(1.0, mean + half))
