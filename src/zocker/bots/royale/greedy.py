"""Royale: value a choice by all scores if the round were scored right after it, boards included."""

from __future__ import annotations

import numpy as np

from zocker.rules.dice import Rng, below, uniform
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import kernel, standalone
from zocker.rules.royale.boards import bad_luck, black_box, dispatch, fifty_fifty, jackpot, lucky_punch
from zocker.rules.royale.boards.power_play import ROLL_CODE
from zocker.rules.royale.codes import CHOOSE, DECLINE, PASS
from zocker.rules.royale.flow import play
from zocker.rules.royale.material import BIGGY, BOARD, NONE, SMALL, TURN
from zocker.rules.royale.money import score
from zocker.rules.royale.scoring import prize
from zocker.rules.royale.state import STATE
from zocker.rules.state import Array, State

# Worth in units of $10,000, tried out in simulations
DIE = 3.0  # a die in the supply against one rival
BIG_DIE = 1.6  # the Biggy, in small dice
MARKER = 1.5  # the marker of Power Play
ROLLING = 2.0  # what a roll is likely to bring
PENDING = 2.0  # a question of a board that is still open

EVEN_SPLITS = sum(sum(tiles) == 3 for tiles in black_box.SPLITS)  # splits into groups of the same size, the last ones


@standalone
def choose(view: State, legal: Array, rng: Rng) -> int:
    kind = waits_for(view)
    if kind == lucky_punch.ASKS:
        return fist_or_guess(view, rng)
    if kind == fifty_fifty.ASKS:
        return bet_or_stop(view)
    if kind == black_box.ASKS:
        return split_or_take(view, rng)
    if kind == bad_luck.ASKS:
        return pay_least(view, legal)
    return look_ahead(view, legal, rng)


@kernel
def look_ahead(view: State, legal: Array, rng: Rng) -> int:
    """Try every move, and choose the one with the best edge afterwards."""
    seat = seat_of(view)
    trial = np.zeros(1, STATE)
    best = legal[0]
    most = -1000.0
    for move in legal:
        if move == ROLL_CODE and waits_for(view) == TURN:
            worth = edge(view, seat) + ROLLING - DIE / (view.players - 1)
        else:
            trial[0] = view
            play(trial[0], move)
            worth = edge(trial[0], seat) + pending(trial[0], seat)
            if move == PASS:
                worth -= DIE / (view.players - 1)  # a placement costs at least one die
        worth += 1e-6 * uniform(rng)
        if worth > most:
            most = worth
            best = move
    return best


@standalone
def edge(s: State, seat: int) -> float:
    """Return a seat's score, less the mean of its rivals' scores."""
    theirs = 0.0
    for other in range(s.players):
        if other != seat:
            theirs += prospect(s, other)
    return prospect(s, seat) - theirs / (s.players - 1)


@standalone
def prospect(s: State, seat: int) -> float:
    """Return a seat's money if the round were scored now, plus the worth of its dice and markers."""
    money = score(s, seat) + dispatch.would_pay(s, seat)
    for casino in range(6):
        money += prize(s, casino, seat)
    worth = money + MARKER if s.power == seat else float(money)
    return worth + DIE / (s.players - 1) * (s.dice_left[seat, SMALL] + BIG_DIE * s.dice_left[seat, BIGGY])


@kernel
def pending(s: State, seat: int) -> float:
    """Return the worth of a roll or question of a board that the seat is about to get."""
    kind = waits_for(s)
    if kind == OVER or seat_of(s) != seat or abs(kind) < BOARD:
        return 0.0
    if kind == jackpot.ROLLS:
        return s.jackpot / 3
    return PENDING


@kernel
def fist_or_guess(view: State, rng: Rng) -> int:
    """Mix as the small matrix game demands, so that no fist and no guess is better than another."""
    hiding = view.frames[view.depth - 1, lucky_punch.PUNCHER] == NONE
    total = 0.0
    for number in range(1, 4):
        total += 1 / lucky_punch.PAYS[number]
    luck = uniform(rng)
    for number in range(1, 4):
        share = 1 / lucky_punch.PAYS[number] / total
        if not hiding:
            share = 1 - 2 * share  # the guess that makes every fist pay the same
        luck -= share
        if luck < 0 or number == 3:
            return (CHOOSE if hiding else lucky_punch.GUESS) + number - 1
    return CHOOSE


@kernel
def bet_or_stop(view: State) -> int:
    """Bet as long as the next field, times its chance, is worth at least this one."""
    marker = view.frames[view.depth - 1, fifty_fifty.MARKER]
    total = fifty_fifty.total_of(view)
    higher = 0
    lower = 0
    for one in range(1, 7):
        for other in range(1, 7):
            higher += int(one + other > total)
            lower += int(one + other < total)
    if max(higher, lower) * fifty_fifty.TRACK[marker + 1] < 36 * fifty_fifty.TRACK[marker]:
        return fifty_fifty.STOP
    return fifty_fifty.HIGHER if higher >= lower else fifty_fifty.LOWER


@kernel
def split_or_take(view: State, rng: Rng) -> int:
    """Mix as the small matrix game demands: split into any two groups of three tiles, or take either group."""
    if view.frames[view.depth - 1, black_box.WINNER] != NONE:
        return black_box.SPLIT + len(black_box.SPLITS) - EVEN_SPLITS + below(rng, EVEN_SPLITS)
    return CHOOSE + below(rng, 2)


@kernel
def pay_least(view: State, legal: Array) -> int:
    """Lose as little money as possible; of equal choices keep the most chips, which may pay for passing."""
    seat = seat_of(view)
    best = legal[0]
    least = bad_luck.NOT_ENOUGH
    for move in legal:
        loss = bad_luck.payment(view, seat, move - DECLINE)[0]
        if loss < least:
            least = loss
            best = move
    return best
