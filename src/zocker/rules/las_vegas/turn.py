"""How a round begins and ends, and how a turn goes."""

from __future__ import annotations

from zocker.rules import dice
from zocker.rules.dice import Rng
from zocker.rules.events import emit
from zocker.rules.frames import NOBODY, A, pop, push, seat_of, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import (
    BILL,
    BILLS,
    DICE,
    LEFTOVER,
    MAX_BILLS,
    NEUTRAL,
    OWN,
    PLACE,
    RANDOM_STARTER,
    ROLL,
    ROUNDS,
    STARTER,
    STOCKED,
    WHITE,
)
from zocker.rules.las_vegas.scoring import score_round
from zocker.rules.state import Array, State
from zocker.rules.vegas.events import ROUND_BEGAN


@kernel
def begin(s: State) -> None:
    """Start a new game under the state's options."""
    s.round_no = 0
    s.starter = 0
    for value in range(len(BILLS)):
        s.stack[value] = BILLS[value]  # LV-4
    s.bills[:] = 0
    s.dice[:] = 0
    s.dice_left[:] = 0
    s.rolled[:] = 0
    s.hand[:] = 0
    s.counted[:] = 0
    s.uncounted_rounds = 0
    s.depth = 0
    if s.first == RANDOM_STARTER:
        push(s, STARTER, NOBODY, 0, 0)  # LV-8
    else:
        s.starter = s.first
        begin_round(s)


@kernel
def begin_round(s: State) -> None:
    s.round_no += 1
    for seat in range(s.players):
        s.dice_left[seat, OWN] = DICE  # LV-7
        s.dice_left[seat, NEUTRAL] = s.neutral * neutral_share(s.players)
    emit(ROUND_BEGAN, s.starter, s.round_no, 0)
    push(s, BILL, NOBODY, 0, 0)


@kernel
def neutral_share(players: int) -> int:
    """Return how many neutral dice every player gets (LV-22)."""
    return 4 if players == 2 else 2


@kernel
def leftover(s: State) -> int:
    """Return the number of neutral dice left over (LV-23)."""
    return s.neutral * (DICE - s.players * neutral_share(s.players))


@kernel
def put(s: State, casino: int, owner: int, n: int) -> None:
    """Put dice in a casino, whosever dice are there (LV-11)."""
    s.dice[casino, owner] += n


@kernel
def has_dice(s: State, seat: int) -> bool:
    return s.dice_left[seat, OWN] + s.dice_left[seat, NEUTRAL] > 0  # LV-25


# Chance -----------------------------------------------------------------------------------------------


@kernel
def draw(s: State, rng: Rng, outcome: Array) -> None:
    """Write a random result of the chance that the state waits for."""
    kind = waits_for(s)
    if kind == ROLL:
        seat = seat_of(s)
        draw_dice(rng, s.dice_left[seat, OWN], outcome, 0)
        draw_dice(rng, s.dice_left[seat, NEUTRAL], outcome, 6)
    elif kind == BILL:
        outcome[0] = draw_bill(s, rng)
    elif kind == LEFTOVER:
        draw_dice(rng, 0, outcome, 0)
        draw_dice(rng, leftover(s), outcome, 6)
    else:
        outcome[0] = dice.below(rng, s.players)


@kernel
def draw_dice(rng: Rng, n: int, outcome: Array, at: int) -> None:
    rolled = dice.roll(rng, n) if n > 0 else 0
    for face in range(6):
        outcome[at + face] = dice.count(rolled, face)


@kernel
def draw_bill(s: State, rng: Rng) -> int:
    left = 0
    for value in range(1, len(BILLS)):
        left += s.stack[value]
    drawn = dice.below(rng, left)
    bill = 1
    lower = 0
    for value in range(1, len(BILLS)):
        lower += s.stack[value]
        bill += int(drawn >= lower)
    return bill


@kernel
def chance(s: State, outcome: Array) -> None:
    """Apply a result of the chance that the state waits for."""
    kind = waits_for(s)
    seat = seat_of(s)
    if kind == ROLL:
        for face in range(6):
            s.rolled[OWN, face] = outcome[face]
            s.rolled[NEUTRAL, face] = outcome[6 + face]
        pop(s)
        push(s, PLACE, seat, 0, 0)
    elif kind == BILL:
        stock(s, s.frames[0, A], outcome[0])
    elif kind == LEFTOVER:
        for face in range(6):
            put(s, face, WHITE, outcome[6 + face])
        pop(s)
        push(s, ROLL, s.starter, 0, 0)
    else:
        s.starter = outcome[0]
        pop(s)
        begin_round(s)


@kernel
def stock(s: State, casino: int, bill: int) -> None:
    """Lay a bill at a casino, sorted (LV-6), until all six casinos are stocked (LV-5)."""
    s.stack[bill] -= 1
    total = bill
    for slot in range(MAX_BILLS):
        total += s.bills[casino, slot]
        higher = max(s.bills[casino, slot], bill)
        bill = min(s.bills[casino, slot], bill)
        s.bills[casino, slot] = higher
    if total < STOCKED:
        return
    pop(s)
    if casino < 5:
        push(s, BILL, NOBODY, casino + 1, 0)
    elif leftover(s) > 0:
        push(s, LEFTOVER, s.starter, 0, 0)  # LV-23
    else:
        push(s, ROLL, s.starter, 0, 0)  # LV-9


# Decisions --------------------------------------------------------------------------------------------


@kernel
def legal(s: State, moves: Array) -> int:
    """Write the codes of the legal moves, any face that was rolled (LV-10, LV-24); return how many there are."""
    n = 0
    for face in range(6):
        moves[n] = face
        n += int(s.rolled[OWN, face] + s.rolled[NEUTRAL, face] > 0)  # no branch: dice are hard to predict
    return n


@kernel
def play(s: State, face: int) -> None:
    """Place the dice of a face, and pass the turn on."""
    seat = seat_of(s)
    place(s, seat, face)
    for other in range(6):
        s.rolled[OWN, other] = 0
        s.rolled[NEUTRAL, other] = 0
    pop(s)
    after = next_with_dice(s, seat)
    if after == NOBODY:
        end_round(s)  # LV-13
    else:
        push(s, ROLL, after, 0, 0)


@kernel
def place(s: State, seat: int, face: int) -> None:
    """Move all dice of a rolled face to the casino with that number (LV-10, LV-24)."""
    put(s, face, seat, s.rolled[OWN, face])
    put(s, face, WHITE, s.rolled[NEUTRAL, face])
    s.dice_left[seat, OWN] -= s.rolled[OWN, face]
    s.dice_left[seat, NEUTRAL] -= s.rolled[NEUTRAL, face]


@kernel
def next_with_dice(s: State, seat: int) -> int:
    """Return the next seat clockwise that still has dice, perhaps the same one (LV-9, LV-12)."""
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if has_dice(s, seat):
            return seat
    return NOBODY


@kernel
def end_round(s: State) -> None:
    score_round(s)
    if s.round_no < ROUNDS:
        s.starter = (s.starter + 1) % s.players  # LV-19
        begin_round(s)
