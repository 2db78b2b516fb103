"""The whole game, one step at a time: the effect of chance and moves on the top frame."""

from __future__ import annotations

from zocker.rules import dice
from zocker.rules.dice import Rng
from zocker.rules.frames import pop, seat_of, waits_for
from zocker.rules.hidden_money import hide_money
from zocker.rules.kernel import kernel, standalone
from zocker.rules.royale.boards import dispatch
from zocker.rules.royale.material import (
    ASIDE,
    BIGGY,
    END_TURN,
    LAY_BOARDS,
    NEUTRAL,
    NONE,
    PAIR,
    PLACE,
    ROLL,
    SCORING,
    SMALL,
    SMALL_DICE,
    STARTER,
)
from zocker.rules.royale.round import (
    begin_round,
    boards_laid,
    cards_set_aside,
    draw_aside,
    draw_boards,
    draw_pair,
    neutral_rolled,
    pair_drawn,
)
from zocker.rules.royale.scoring import score_step
from zocker.rules.royale.turn import end_turn, legal_place, play_place, rolled
from zocker.rules.state import Array, State


@standalone
def legal(s: State, moves: Array) -> int:
    """Write the codes of the legal moves; return how many there are."""
    kind = waits_for(s)
    if kind == PLACE:
        return legal_place(s, moves)
    return dispatch.legal(s, moves)


@standalone
def play(s: State, code: int) -> None:
    """Carry out a move, activate the board that it leads to, and continue."""
    seat = seat_of(s)
    casino = play_place(s, code) if waits_for(s) == PLACE else dispatch.play(s, code)
    if casino != NONE:
        dispatch.activate(s, seat, casino)
    proceed(s)


@standalone
def chance(s: State, outcome: Array) -> None:
    """Apply a result of chance, and continue."""
    kind = waits_for(s)
    if kind == ROLL:
        rolled(s, outcome)
    elif kind == PAIR:
        pair_drawn(s, outcome)
    elif kind == LAY_BOARDS:
        boards_laid(s, outcome)
    elif kind == ASIDE:
        cards_set_aside(s, outcome)
    elif kind == NEUTRAL:
        neutral_rolled(s, outcome)
    elif kind == STARTER:
        s.starter = outcome[0]
        pop(s)
        begin_round(s)
    else:
        dispatch.chance(s, outcome)
        proceed(s)


@standalone
def proceed(s: State) -> None:
    """Continue until the game waits for a seat or for chance, or is over."""
    while waits_for(s) == END_TURN or waits_for(s) == SCORING:
        if waits_for(s) == END_TURN:
            end_turn(s, seat_of(s))
        else:
            score_step(s)


@standalone
def draw(s: State, rng: Rng, outcome: Array) -> None:
    """Write a random result of the chance that the state waits for."""
    kind = waits_for(s)
    if kind == ROLL:
        draw_dice(rng, s.dice_left[seat_of(s), SMALL], s.dice_left[seat_of(s), BIGGY], outcome)
    elif kind == PAIR:
        draw_pair(s, rng, outcome)
    elif kind == LAY_BOARDS:
        draw_boards(s, rng, outcome)
    elif kind == ASIDE:
        draw_aside(s, rng, outcome)
    elif kind == NEUTRAL:
        draw_dice(rng, SMALL_DICE, 1, outcome)
    elif kind == STARTER:
        outcome[0] = dice.below(rng, s.players)
    else:
        outcome[0] = 1 + dice.below(rng, 6)
        outcome[1] = 1 + dice.below(rng, 6)


@kernel
def draw_dice(rng: Rng, small: int, big: int, outcome: Array) -> None:
    """Roll small dice and perhaps the Biggy; both are counted by face."""
    counts = dice.roll(rng, small) if small > 0 else 0
    face = dice.below(rng, 6) if big > 0 else NONE
    for other in range(6):
        outcome[other] = dice.count(counts, other)
        outcome[6 + other] = int(other == face)


@kernel
def mask(s: State, seat: int, counts: bool) -> None:
    """Mask what a seat (or `NOBODY`, a spectator) may not know: uncounted money, fists and splits."""
    hide_money(s, seat, counts)
    for frame in range(s.depth):
        dispatch.mask(s, frame, seat)
