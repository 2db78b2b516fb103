"""The worth of each choice of a decision, from what the deciding seat may know."""

from __future__ import annotations

import math
import time

import msgspec
import numpy as np

from zocker.bots import legend, roster
from zocker.bots.profiles import PROFILES
from zocker.bots.shark import MONEY, RNGS, SQUARES, SUMS, WON, add, new_word, play_out
from zocker.errors import Mistake
from zocker.given import of_kind, whole
from zocker.given import seed as read_seed
from zocker.lab.warm import is_warm
from zocker.match import Match
from zocker.rules import dice, games
from zocker.rules.dice import Rng
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.state import Array, State
from zocker.values import weights
from zocker.values.expectation import judge_position

MOST = 10_000_000  # playouts, which take minutes
BATCH = 500  # playouts between two looks at the clock
# Start no batch after this long, unless the caller set the number of playouts
SECONDS, SCORE_SECONDS = 0.7, 0.1  # for chances; for scores only
UNKNOWN = 0.5  # the standard error of a chance after a single playout
MARGIN = 1.96  # standard errors on either side of a 95 % interval


class Choice(msgspec.Struct, frozen=True):
    """The worth of a move: `win`, the chance of winning the game, and the `score` expected at the end of this round.

    The score is the mean of this many `playouts`, in dollars or points. `error` is the standard error of `win` if that
    also comes from playouts. It is None if the chance was solved or learned.
    """

    code: int
    text: str
    win: float
    error: float | None
    score: float
    playouts: int


class Hint(msgspec.Struct, frozen=True):
    """All legal moves of a seat, best first.

    Win chances are those of `legend`, exact or learned, or else of playouts. Playouts are rough until the kernels are
    compiled, because there are few of them, by simple bots. `unknown` lists boards on the table that the networks were
    trained without.
    """

    seat: int
    choices: tuple[Choice, ...]
    learned: bool
    rough: bool
    unknown: tuple[str, ...] = ()

    @property
    def playouts(self) -> int:
        return sum(choice.playouts for choice in self.choices)


def hint(match: Match, playouts: int | None = None, seed: int | None = None) -> Hint:
    """Return the worth of each legal move of the deciding seat, from what this seat may know.

    This takes a second at most, unless you set the number of `playouts`; then the same seed gives the same hint.
    """
    of_kind("match", match, Match, called="zocker.Match")
    seed = read_seed(seed)
    if playouts is not None:
        playouts = whole("playouts", playouts, 1, MOST)
    if waits_for(match.secret_state) <= OVER:
        raise Mistake("error-over" if match.over else "error-hint-chance")
    return weigh_view(
        match.game, match.masked(int(seat_of(match.secret_state))), playouts, seed, compiled=is_warm(match.game)
    )


def weigh_view(game: str, view: State, playouts: int | None = None, seed: int | None = None, *, compiled: bool) -> Hint:
    """Weigh the legal moves in the view of the seat that decides."""
    rules, rng = games.find(game), dice.shaken_rng() if seed is None else dice.seeded_rng(seed)
    legal = legal_codes(view)
    chances = _chances(view, legal, rng, compiled=compiled)
    learned = chances is not None
    stop = math.inf if playouts is not None else time.perf_counter() + (SCORE_SECONDS if learned else SECONDS)
    weigh = _search if compiled else _try_out
    sums, counts = weigh(view, legal, rng, playouts or PROFILES[view.dtype].hint_playouts, stop)
    choices = [_choice(int(legal[k]), rules.moves, sums[:, k], int(counts[k]), rules.unit) for k in range(len(legal))]
    if chances is not None:
        choices = [
            msgspec.structs.replace(choice, win=float(win), error=None)
            for choice, win in zip(choices, chances, strict=True)
        ]
    choices.sort(key=lambda choice: (-choice.win, -choice.score))
    unknown = tuple(board.name for board in weights.unknown_boards(view) if learned and board.code in view.face)
    return Hint(int(seat_of(view)), tuple(choices), learned, not (compiled or learned), unknown)


def _chances(view: State, legal: Array, rng: Rng, *, compiled: bool) -> Array | None:
    """Return `legend`'s value of each choice, or its network's where a turn would have to be searched interpreted."""
    net = weights.find(view)
    if not compiled and net is not None and PROFILES[view.dtype].whole_turn is not None:
        at_once: Array = judge_position(net, view, compiled=False).choices[:, 0]
        return at_once
    return legend.chances(view, legal, rng, compiled=compiled)


def _choice(code: int, texts: tuple[str, ...], sums: Array, playouts: int, unit: int) -> Choice:
    win = sums[WON] / playouts
    spread = max(sums[SQUARES] / playouts - win * win, 0.0)
    error = math.sqrt(spread / (playouts - 1)) if playouts > 1 else UNKNOWN
    return Choice(code, texts[code], float(win), error, float(sums[MONEY] / playouts * unit), playouts)


def _search(view: State, legal: Array, rng: Rng, playouts: int, stop: float) -> tuple[Array, Array]:
    """Search all choices as `shark` does."""
    sums, counts = np.zeros((SUMS, len(legal))), np.zeros(len(legal), np.int64)
    remaining = playouts
    while remaining > 0 and (remaining == playouts or time.perf_counter() < stop):
        _, won, played = roster.think(view, legal, rng, min(remaining, BATCH), even=True, compiled=True)
        sums += won
        counts += played
        remaining -= max(min(remaining, BATCH), int(played.sum()))
    return sums, counts


def _try_out(view: State, legal: Array, rng: Rng, playouts: int, stop: float) -> tuple[Array, Array]:
    """Play each choice out in interpreted code, by fast bots, at least once."""
    sums, counts = np.zeros((SUMS, len(legal))), np.zeros(len(legal), np.int64)
    states, rngs = roster.states_for_search(view), np.zeros(RNGS, dice.RNG)
    bots = np.full(games.MAX_PLAYERS, PROFILES[view.dtype].rough)
    moves, outcome = np.zeros(games.MAX_MOVES, np.int64), np.zeros(games.MAX_OUTCOME, np.int64)
    seat = seat_of(view)
    for _ in range(max(1, playouts // len(legal))):
        word = new_word(rng)  # the same dice for all choices
        for k, move in enumerate(legal):
            won = play_out(states, rngs, seat, move, word, bots, moves, outcome)
            add(sums, counts, k, won, won, games.score(states[1], seat))
        if time.perf_counter() > stop:
            break
    return sums, counts
