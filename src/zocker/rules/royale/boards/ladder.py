"""Which board is meant: one ladder a function."""

from __future__ import annotations

from zocker.rules.frames import pop, waits_for
from zocker.rules.kernel import crossroads
from zocker.rules.records import Record
from zocker.rules.royale.boards import (
    black_box,
    block_it,
    double_down,
    fifty_fifty,
    handicap,
    high_five,
    jackpot,
    knockout,
    lucky_punch,
    my_choice,
    nice_dice,
    no_entry,
    pay_day,
    power_play,
    prime_time,
)
from zocker.rules.royale.boards.idle import Array
from zocker.rules.royale.material import (
    BLACK_BOX,
    BLOCK_IT,
    BOARD,
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    HANDICAP,
    HIGH_FIVE,
    JACKPOT,
    KNOCKOUT,
    LUCKY_PUNCH,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    NONE,
    PAY_DAY,
    POWER_PLAY,
    PRIME_TIME,
)


@crossroads
def activate(s: Record, seat: int, casino: int) -> None:
    """Activate the board of a casino, if it has one (RY-15)."""
    face = s.face[casino]
    if face == LUCKY_PUNCH:
        lucky_punch.activate(s, seat, casino)
    elif face == JACKPOT:
        jackpot.activate(s, seat, casino)
    elif face == FIFTY_FIFTY:
        fifty_fifty.activate(s, seat, casino)
    elif face == HIGH_FIVE:
        high_five.activate(s, seat, casino)
    elif face == PAY_DAY:
        pay_day.activate(s, seat, casino)
    elif face == POWER_PLAY:
        power_play.activate(s, seat, casino)
    elif face == NO_ENTRY:
        no_entry.activate(s, seat, casino)
    elif face == KNOCKOUT:
        knockout.activate(s, seat, casino)
    elif face == BLOCK_IT:
        block_it.activate(s, seat, casino)
    elif face == HANDICAP:
        handicap.activate(s, seat, casino)
    elif face == DOUBLE_DOWN:
        double_down.activate(s, seat, casino)
    elif face == NICE_DICE:
        nice_dice.activate(s, seat, casino)
    elif face == MY_CHOICE:
        my_choice.activate(s, seat, casino)


@crossroads
def legal(s: Record, moves: Array) -> int:
    """Write the legal moves of the board that asks; return how many."""
    face = waits_for(s) - BOARD
    if face == LUCKY_PUNCH:
        return lucky_punch.legal(s, moves)
    if face == PRIME_TIME:
        return prime_time.legal(s, moves)
    if face == FIFTY_FIFTY:
        return fifty_fifty.legal(s, moves)
    if face == NO_ENTRY:
        return no_entry.legal(s, moves)
    if face == KNOCKOUT:
        return knockout.legal(s, moves)
    if face == BLOCK_IT:
        return block_it.legal(s, moves)
    if face == HANDICAP:
        return handicap.legal(s, moves)
    if face == BLACK_BOX:
        return black_box.legal(s, moves)
    if face == DOUBLE_DOWN:
        return double_down.legal(s, moves)
    if face == NICE_DICE:
        return nice_dice.legal(s, moves)
    return my_choice.legal(s, moves)


@crossroads
def play(s: Record, code: int) -> int:
    """Carry out a move of the board that asks; return the casino whose board it activates, or `NONE`."""
    face = waits_for(s) - BOARD
    if face == LUCKY_PUNCH:
        lucky_punch.play(s, code)
    elif face == PRIME_TIME:
        prime_time.play(s, code)
    elif face == FIFTY_FIFTY:
        fifty_fifty.play(s, code)
    elif face == NO_ENTRY:
        no_entry.play(s, code)
    elif face == KNOCKOUT:
        knockout.play(s, code)
    elif face == BLOCK_IT:
        block_it.play(s, code)
    elif face == HANDICAP:
        handicap.play(s, code)
    elif face == BLACK_BOX:
        black_box.play(s, code)
    elif face == DOUBLE_DOWN:
        double_down.play(s, code)
    elif face == NICE_DICE:
        nice_dice.play(s, code)
    elif my_choice.activated(s, code) != NONE:
        casino = my_choice.activated(s, code)
        pop(s)
        return casino
    else:
        my_choice.play(s, code)
    return NONE


@crossroads
def chance(s: Record, outcome: Array) -> None:
    """Apply a roll of the extra dice."""
    face = -waits_for(s) - BOARD
    if face == JACKPOT:
        jackpot.chance(s, outcome)
    elif face == PRIME_TIME:
        prime_time.chance(s, outcome)
    elif face == FIFTY_FIFTY:
        fifty_fifty.chance(s, outcome)
    else:
        my_choice.chance(s, outcome)


@crossroads
def score_board(s: Record, casino: int) -> None:
    """Pay what the board of a casino pays at scoring."""
    face = s.face[casino]
    if face == HIGH_FIVE:
        high_five.score(s, casino)
    elif face == BLACK_BOX:
        black_box.score(s, casino)
    elif face == DOUBLE_DOWN:
        double_down.score(s, casino)
    elif face == NICE_DICE:
        nice_dice.score(s, casino)
    elif face == MY_CHOICE:
        my_choice.score(s, casino)
