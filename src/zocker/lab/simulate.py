"""Many games between bots, on all cores. The same seed gives the same result with any number of threads."""

from __future__ import annotations

import functools
import math
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from zocker.bots import roster
from zocker.bots.chooser import BEGIN, RNGS, STATES, lineup_index, play_games
from zocker.bots.quick import BOTS, on_gpu
from zocker.errors import Mistake
from zocker.given import Device, of_kind, whole
from zocker.given import device as given_device
from zocker.given import seed as read_seed
from zocker.lab.chunks import in_chunks
from zocker.lab.cluster import Cluster
from zocker.lab.lineup import line_up, read_bots
from zocker.rules import dice, games
from zocker.rules.frames import seat_of
from zocker.rules.gears import compiled
from zocker.rules.options import check_players, read_options
from zocker.rules.ranking import WHOLE
from zocker.rules.state import Array

CHUNK = 1000  # games of quick bots: at most 50 milliseconds with our simplest ones
SLOW_CHUNK = 20  # games with other bots
GPU_CHUNK = 1 << 20
MOST_GAMES, MOST_THREADS = 10**12, 1_000


class BotResult(msgspec.Struct, frozen=True):
    """How a bot did. A game counts once for every seat that the bot had in it, and shared wins count as shares.

    `ci95` is the 95 % interval of `win_share`; `mean_score` is in dollars or points.
    """

    bot: str
    games: int
    wins: float
    win_share: float
    ci95: tuple[float, float]
    mean_score: float


class Simulation(msgspec.Struct, frozen=True):
    """The results of many games: `bots` has each bot once, with its share of the wins and its mean score.

    `options` are all options of the game, and `decisions` is their number in all games. `seconds` and
    `games_per_second` exclude the time to compile. `complete` tells whether all games were played.
    """

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    bots: tuple[BotResult, ...]
    complete: bool


class Interrupted(KeyboardInterrupt):
    """Ctrl-C, with the result of the games before it."""

    def __init__(self, so_far: Any) -> None:
        super().__init__()
        self.so_far = so_far


class Matchup(msgspec.Struct, frozen=True):
    """A game and the bots that play it: everything a worker needs to know. `guests` are those that were handed over."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    guests: dict[str, roster.Bot] = {}

    def find(self, bot: str) -> roster.Bot:
        return self.guests.get(bot) or find_bot(bot, self.game)


class Tally(msgspec.Struct):
    """The sums over some games, by place in the line-up; wins in parts of `WHOLE`."""

    games: int
    decisions: int
    wins: np.ndarray[Any, Any]
    points: np.ndarray[Any, Any]

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins += other.wins
        self.points += other.points


def simulate(
    game: str,
    bots: str | Sequence[Any],
    *,
    players: int | None = None,
    games_to_play: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
    cluster: Cluster | None = None,
    device: Device = "cpu",
) -> Simulation:
    """Play games between bots, one per seat or one for all; without a seed, choose a random one and put it into the
    result.

    Bots are names as on the command line, or classes, objects or kernels of yours; those play in this process, on one
    thread. With `device="cuda"` bots that choose at once play on a GPU, with the same result. Ctrl-C raises a
    `KeyboardInterrupt` whose `so_far` is the result of the games before it.
    """
    seed = check_run(seed, threads, progress, cluster)
    names, guests = read_bots(bots)
    names = line_up(names, None if players is None else check_players(game, games.find(game), players))
    chosen = check(game, names, games_to_play, {} if options is None else options, guests)
    matchup = Matchup(game, names, chosen, seed, guests)
    lineup = [matchup.find(bot) for bot in names]
    if cuda := given_device(device) == "cuda":
        _check_gpu(game, names)
    play = functools.partial(_play_chunk_on_gpu if cuda else _play_chunk, matchup)
    if not external(lineup):
        play(0, 1)  # loads the kernels, so that the clock counts games only
    size = GPU_CHUNK if cuda else CHUNK if quick(lineup) else SLOW_CHUNK
    total = Tally(0, 0, *np.zeros((2, len(names)), np.int64))
    here = bool(guests) or cuda
    started = time.perf_counter()
    try:
        for tally in in_chunks(play, games_to_play, size, threads, external(lineup), cluster, here=here):
            total.add(tally)
            progress(total.games)
    except KeyboardInterrupt:
        raise Interrupted(_report(matchup, total, games_to_play, time.perf_counter() - started)) from None
    return _report(matchup, total, games_to_play, time.perf_counter() - started)


def new_seed() -> int:
    """Return a random seed."""
    return secrets.randbelow(2**32)


def check_run(seed: object, threads: object, progress: object, cluster: object) -> int:
    """Check the settings of a run; return the seed, or a random one."""
    if threads is not None:
        whole("threads", threads, 1, MOST_THREADS)
    of_kind("progress", progress, Callable, called="function")  # type: ignore[arg-type]
    if cluster is not None:
        of_kind("cluster", cluster, Cluster)
    found = read_seed(seed)
    return new_seed() if found is None else found


def check(
    game: str,
    bots: Sequence[str],
    games_to_play: int,
    options: Mapping[str, object],
    guests: Mapping[str, roster.Bot] = {},
) -> dict[str, Any]:
    """Check all input before anything starts; return all options."""
    rules = games.find(game)
    check_players(game, rules, len(bots))
    whole("games_to_play", games_to_play, 1, MOST_GAMES)
    for bot in bots:
        if bot not in guests:
            roster.find(bot, game)
    chosen = read_options(game, rules, options, files=True)
    rules.new(len(bots), chosen)
    complete: dict[str, Any] = msgspec.to_builtins(chosen)
    return complete


find_bot = functools.cache(roster.find)


def external(lineup: Sequence[roster.Bot]) -> bool:
    """Tell whether some of these bots run only in Python, so that they need processes instead of threads."""
    return any(bot.external is not None for bot in lineup)


def quick(lineup: Sequence[roster.Bot]) -> bool:
    """Tell whether all these bots choose so fast that a thousand games take no time."""
    return all(bot.name in BOTS for bot in lineup)


def _play_chunk(matchup: Matchup, first: int, count: int) -> Tally:
    players = len(matchup.bots)
    tally = Tally(count, 0, np.zeros(players, np.int64), np.zeros(players, np.int64))
    lineup = [matchup.find(bot) for bot in matchup.bots]
    seeds = start_seeds(matchup.seed, first, count)
    tally.decisions = Table(matchup).play(seeds, first, lineup, tally.wins, tally.points)
    return tally


def _check_gpu(game: str, bots: Sequence[str]) -> None:
    """Refuse bots that a GPU can't play, before its compiler breaks down over them."""
    if not {*bots} <= {*on_gpu(game)}:
        raise Mistake("error-cuda-bots", bots=", ".join(on_gpu(game)))


def _play_chunk_on_gpu(matchup: Matchup, first: int, count: int) -> Tally:
    from zocker.cuda.games import play_games

    players, rules = len(matchup.bots), games.find(matchup.game)
    blank = rules.blank_state(players, msgspec.convert(matchup.options, rules.Options))
    tally = Tally(count, 0, *np.zeros((2, players), np.int64))
    lineup = np.array([matchup.find(bot).code for bot in matchup.bots])
    tally.decisions = play_games(blank, matchup.seed, first, count, lineup, tally.wins, tally.points)
    return tally


def start_seeds(seed: int, first: int, count: int) -> Array:
    """Return the start words of dice and luck for each of some games."""
    return np.stack([dice.seed_words(seed, first, count, stream) for stream in range(2)], axis=1)


class Table:
    """A place to play games one after the other; `state` is the current game, `states` that and a view of it."""

    def __init__(self, matchup: Matchup) -> None:
        self.states = _states(matchup)
        self.state = self.states[0]
        self.rngs = np.zeros(RNGS, dice.RNG)
        self.legal = np.zeros(games.MAX_MOVES, np.int64)

    def play(self, seeds: Array, first: int, lineup: Sequence[roster.Bot], wins: Array, points: Array) -> int:
        """Play games, add up wins and points by place in the line-up, and return how many decisions were made."""
        results = (np.array([bot.code for bot in lineup]), wins, points)
        if not quick(lineup):
            return sum(self._play_with_slow(seeds[i : i + 1], first + i, lineup, results) for i in range(len(seeds)))
        made, _ = compiled(play_games)(self.states, self.rngs, seeds, first, *results, BEGIN, self.legal)
        return made

    def _play_with_slow(
        self, seeds: Array, game: int, lineup: Sequence[roster.Bot], results: tuple[Array, Array, Array]
    ) -> int:
        """Play one game with bots that search or are Python; the quick ones play between their decisions."""
        (state, view), luck = self.states[:2], self.rngs[1]
        moves = games.by_state(state).moves
        choosers = [lineup[lineup_index(state, seat, game)].sit_down(compiled=True) for seat in range(len(lineup))]
        made, n = compiled(play_games)(self.states, self.rngs, seeds, game, *results, BEGIN, self.legal)
        while n:
            move = choosers[seat_of(state)](view, self.legal[:n].copy(), luck, moves)
            played, n = compiled(play_games)(self.states, self.rngs, seeds, game, *results, move, self.legal)
            made += played + 1
        return made


def _states(matchup: Matchup) -> np.ndarray[Any, Any]:
    """Return room for a game with its options set, and for a view of it."""
    rules = games.find(matchup.game)
    state = rules.new(len(matchup.bots), msgspec.convert(matchup.options, rules.Options))
    return np.full(STATES, state, rules.layout)


def _report(matchup: Matchup, total: Tally, games_to_play: int, seconds: float) -> Simulation:
    return Simulation(
        game=matchup.game,
        players=len(matchup.bots),
        options=matchup.options,
        seed=matchup.seed,
        games=total.games,
        decisions=total.decisions,
        seconds=seconds,
        games_per_second=total.games / seconds,
        bots=tuple(_result(bot, matchup, total) for bot in dict.fromkeys(matchup.bots)),
        complete=total.games == games_to_play,
    )


def _result(bot: str, matchup: Matchup, total: Tally) -> BotResult:
    places = [place for place, name in enumerate(matchup.bots) if name == bot]
    played = total.games * len(places)
    wins = int(total.wins[places].sum()) / WHOLE
    share = wins / played if played else 0.0
    mean = int(total.points[places].sum()) * games.find(matchup.game).unit / played if played else 0.0
    return BotResult(bot, played, wins, share, wilson(share, played), mean)


def wilson(share: float, n: int, z: float = 1.959964) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share of n trials; with shared wins it is a little too wide."""
    if n == 0:
        return 0.0, 1.0
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return (centre - half if share > 0 else 0.0), (centre + half if share < 1 else 1.0)
