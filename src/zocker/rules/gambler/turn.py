"""How a round begins and ends, and how a turn goes."""

from __future__ import annotations

from zocker.rules import dice
from zocker.rules.dice import Rng
from zocker.rules.events import emit, keep_showdown
from zocker.rules.frames import NOBODY, A, pop, push, seat_of, waits_for
from zocker.rules.gambler.events import FINISHED, NOTHING_FITS, ROUND_BEGAN, ROUND_ENDED, TURNED_UP
from zocker.rules.gambler.material import (
    DICE,
    HAND,
    NO_BEGINNER,
    NO_LIMIT,
    PLACE,
    RANDOM_STARTER,
    ROLL,
    ROLL_AGAIN,
    ROWS,
    START,
    STARTER,
    STOP,
    TABLEAU,
)
from zocker.rules.gambler.tableau import lay_out, put
from zocker.rules.kernel import kernel
from zocker.rules.state import Array, State

CHOSEN = 1  # marks the frame of a roll that the seat has chosen


@kernel
def begin(s: State) -> None:
    """Start a new game under the state's options."""
    s.round_no = 0
    s.starter = 0
    for place in range(s.deck):
        s.order[place] = place
    s.turned = 0
    s.dice_left[:] = 0
    s.points[:] = 0
    for seat in range(s.players):
        s.points[seat] = START  # GA-5
    clear(s)
    s.depth = 0
    if s.first == RANDOM_STARTER:
        push(s, STARTER, NOBODY, 0, 0)  # GA-6
    else:
        s.starter = s.first
        begin_round(s)


@kernel
def clear(s: State) -> None:
    """Take tableau and dice off the table."""
    s.tableau = 0
    s.rolled[:] = 0
    s.boxes[:] = 0
    s.house[:] = 0
    s.value[:] = 0
    s.dice[:] = 0
    s.filled[:] = 0
    s.fits[:] = 0
    s.empty = 0


@kernel
def share(players: int) -> int:
    """Return the number of dice of each player (GA-1)."""
    return DICE // players


@kernel
def begin_round(s: State) -> None:
    """Share out the dice and turn up a tableau (GA-22)."""
    s.round_no += 1
    for seat in range(s.players):
        s.dice_left[seat] = share(s.players)
    clear(s)
    emit(ROUND_BEGAN, s.starter, s.round_no, 0)
    if s.turned == s.deck:
        tableau = s.order[(s.round_no - 1) % s.deck]  # GA-22: they come again in the same order
    elif s.turned == 0 and s.beginner != NO_BEGINNER:
        tableau = s.beginner  # GA-2
    else:
        push(s, TABLEAU, NOBODY, 0, 0)
        return
    emit(TURNED_UP, NOBODY, tableau, 0)
    turn_up(s, tableau)


@kernel
def turn_up(s: State, tableau: int) -> None:
    """Lay a tableau on the table; the first time, move it behind those turned up before (GA-2, GA-22)."""
    if s.turned < s.deck:
        place = s.turned
        while s.order[place] != tableau:
            place += 1
        while place > s.turned:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = tableau
        s.turned += 1
    lay_out(s, tableau)
    start_turn(s, s.starter)


@kernel
def start_turn(s: State, seat: int) -> None:
    """Let a seat take its dice (GA-7)."""
    push(s, ROLL, seat, min(s.dice_left[seat], HAND), 0)


@kernel
def rolled_dice(s: State) -> int:
    """Return how many dice of the roll on the table are not placed."""
    n = 0
    for face in range(6):
        n += s.rolled[face]
    return n


# Chance -----------------------------------------------------------------------------------------------


@kernel
def draw(s: State, rng: Rng, outcome: Array) -> None:
    """Write a random result of the chance that the state waits for."""
    kind = waits_for(s)
    if kind == ROLL:
        rolled = dice.roll(rng, s.frames[0, A])
        for face in range(6):
            outcome[face] = dice.count(rolled, face)
    elif kind == TABLEAU:
        outcome[0] = s.order[s.turned + dice.below(rng, s.deck - s.turned)]  # GA-2
    else:
        outcome[0] = dice.below(rng, s.players)


@kernel
def chance(s: State, outcome: Array) -> None:
    """Apply a result of the chance that the state waits for."""
    kind = waits_for(s)
    seat = seat_of(s)
    pop(s)
    if kind == ROLL:
        rolled = 0
        for face in range(6):
            s.rolled[face] = outcome[face]
            rolled |= int(outcome[face] > 0) << face
        if rolled & any_fits(s):
            push(s, PLACE, seat, 0, 0)
        else:
            emit(NOTHING_FITS, seat, 0, 0)
            end_turn(s, seat)  # GA-16
    elif kind == TABLEAU:
        turn_up(s, outcome[0])
    else:
        s.starter = outcome[0]
        begin_round(s)


@kernel
def any_fits(s: State) -> int:
    """Return, as bits, the faces that fit somewhere."""
    fit = 0
    for row in range(ROWS):
        fit |= s.fits[row]
    return fit


# Decisions --------------------------------------------------------------------------------------------


@kernel
def legal(s: State, moves: Array) -> int:
    """Write the codes of the legal moves: dice that fit, and after placing one to roll or stop (GA-8).

    Return how many there are.
    """
    rolled = 0
    for face in range(6):
        rolled |= int(s.rolled[face] > 0) << face
    n = 0
    for row in range(ROWS):
        fit = s.fits[row] & rolled
        for face in range(6):
            moves[n] = ROWS * row + face
            n += fit >> face & 1  # no branch: dice are hard to predict
    if s.frames[0, A] > 0:  # GA-8, GA-14: one die of this roll must be placed first
        moves[n] = ROLL_AGAIN
        moves[n + 1] = STOP
        n += 2
    return n


@kernel
def play(s: State, code: int) -> None:
    """Place a die, roll again or stop."""
    seat = seat_of(s)
    if code == STOP:
        pop(s)
        end_turn(s, seat)  # GA-15
    elif code == ROLL_AGAIN:
        n = rolled_dice(s)
        s.rolled[:] = 0
        pop(s)
        push(s, ROLL, seat, n, CHOSEN)  # GA-14: all dice of this turn that are not on the tableau
    else:
        place(s, seat, code // ROWS, code % ROWS)
        s.frames[0, A] += 1
        if s.empty == 0:
            pop(s)
            end_round(s, seat)  # GA-21
        elif rolled_dice(s) == 0:
            pop(s)
            end_turn(s, seat)  # GA-17


@kernel
def place(s: State, seat: int, row: int, face: int) -> None:
    """Place a die of the roll in a row (GA-13), and settle the row if it is full (GA-18, GA-20)."""
    put(s, row, face)
    s.rolled[face] -= 1
    s.dice_left[seat] -= 1
    if s.fits[row] == 0:
        points = payout(s, row, s.points[seat])
        s.points[seat] += points
        emit(FINISHED, seat, row, points)


@kernel
def payout(s: State, row: int, points: int) -> int:
    """Return the payment of a full row to a seat with `points`, below 0 for a cost (GA-18, GA-19)."""
    return max(s.value[row], -points)


@kernel
def end_turn(s: State, seat: int) -> None:
    """Put unplaced dice back into the supply (GA-15, GA-16) and pass the turn to the next seat with dice (GA-7)."""
    s.rolled[:] = 0
    after = (seat + 1) % s.players
    while s.dice_left[after] == 0:
        after = (after + 1) % s.players
    start_turn(s, after)


@kernel
def end_round(s: State, seat: int) -> None:
    """End the game, or begin a round to the left of the seat that placed the last die (GA-23)."""
    s.rolled[:] = 0
    keep_showdown(s)
    emit(ROUND_ENDED, seat, s.round_no, 0)
    best = 0
    for other in range(s.players):
        best = max(best, s.points[other])
    if best < s.target and (s.rounds == NO_LIMIT or s.round_no < s.rounds):  # GA-24, GA-4
        s.starter = (seat + 1) % s.players
        begin_round(s)


# The count --------------------------------------------------------------------------------------------


@kernel
def score(s: State, seat: int) -> int:
    """Return a seat's points."""
    return s.points[seat]


@kernel
def rank_key(s: State, seat: int) -> int:
    """Return the sort key for ranking seats: points (GA-24)."""
    return s.points[seat]


@kernel
def mask(s: State, seat: int, counts: bool) -> None:
    """Mask nothing, because everything is public (GA-5)."""
