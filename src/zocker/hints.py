"""What each choice of a decision is worth, as far as the seat that decides can know."""

from __future__ import annotations

import math
import time
from typing import Any

import msgspec
import numpy as np

from zocker.bots import roster
from zocker.bots.chooser import PLAYOUTS as SHARK_PLAYOUTS
from zocker.bots.profiles import PROFILES, instinct
from zocker.bots.shark import MONEY, SQUARES, SUMS, WON, add, new_word, play_out
from zocker.errors import Mistake
from zocker.lab.warm import is_warm
from zocker.match import Match
from zocker.rules import dice, games
from zocker.rules.dice import Rng
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.options import check_whole
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

BATCH = 500  # playouts between two looks at the clock
SECONDS = 0.7  # start no batch after this long, unless the caller set the number of playouts
UNKNOWN = 0.5  # the standard error of a chance after a single playout
MARGIN = 1.96  # standard errors on either side of a 95 % interval


class Choice(msgspec.Struct, frozen=True):
    """What a move is worth: the chance of winning the game, and the score when this round ends."""

    code: int
    text: str
    win: float
    error: float  # the standard error of `win`
    score: float  # dollars or points
    playouts: int


class Hint(msgspec.Struct, frozen=True):
    """All legal moves of a seat, the best first, and the one that `shark` would play.

    A hint is rough until the kernels are compiled: few playouts, by simple bots.
    """

    seat: int
    choices: tuple[Choice, ...]
    shark: str
    rough: bool

    @property
    def advised(self) -> Choice:
        """The choice to advise: what `shark` would play, unless its chance is plainly below the highest."""
        highest = self.choices[0]
        by_shark = next((choice for choice in self.choices if choice.text == self.shark), highest)
        plainly_better = highest.win - by_shark.win > MARGIN * math.hypot(highest.error, by_shark.error)
        return highest if plainly_better else by_shark

    @property
    def playouts(self) -> int:
        return sum(choice.playouts for choice in self.choices)


def hint(match: Match, playouts: int | None = None, seed: int | None = None) -> Hint:
    """Return what each legal move of the deciding seat is worth, judged only by what this seat may know.

    This takes a second at most, unless you set the number of `playouts`; then the same seed gives the same hint.
    """
    check_whole("seed", seed)
    check_whole("playouts", playouts)
    if waits_for(match.secret_state) <= OVER:
        raise Mistake("error-over" if match.over else "error-hint-chance")
    if playouts is not None and playouts < 1:
        raise Mistake("error-playouts", playouts=playouts)
    return weigh_view(match.game, match.masked(int(seat_of(match.secret_state))), playouts, seed, compiled=is_warm())


def weigh_view(game: str, view: State, playouts: int | None = None, seed: int | None = None, *, compiled: bool) -> Hint:
    """Weigh the legal moves in the view of the seat that decides."""
    stop = math.inf if playouts is not None else time.perf_counter() + SECONDS
    rules, rng = games.find(game), dice.shaken_rng() if seed is None else dice.seeded_rng(seed)
    legal = legal_codes(view)
    weigh = _search if compiled else _try_out
    sums, counts = weigh(view, legal, rng, playouts or PROFILES[view.dtype].hint_playouts, stop)
    if compiled:
        best = roster.think(view, legal, rng, SHARK_PLAYOUTS, even=False, compiled=True)[0]
    else:
        best = int(instinct(view, legal, rng))
    choices = [_choice(int(legal[k]), rules.MOVES, sums[:, k], int(counts[k]), rules.UNIT) for k in range(len(legal))]
    choices.sort(key=lambda choice: (-choice.win, -choice.score))
    return Hint(int(seat_of(view)), tuple(choices), rules.MOVES[best], not compiled)


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
    states, rngs = roster.states_for_search(view), np.zeros(roster.SEARCH_RNGS, dice.RNG)
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
