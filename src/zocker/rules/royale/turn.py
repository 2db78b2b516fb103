"""A turn: roll, place or pass, activate."""

from __future__ import annotations

import numpy as np

from zocker.rules.frames import pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.dice import has_dice, is_open, left_of, put
from zocker.rules.royale.material import BIGGY, END_TURN, NONE, PLACE, ROLL, SCORING, SMALL, TURN
from zocker.rules.royale.moves import END, PASS, PLACE_CODE, ROLL_CODE, TURN_CODE

Array = np.ndarray[tuple[int], np.dtype[np.int64]]


@kernel
def begin_turn(s: Record, seat: int) -> None:
    """Let a player roll, or first choose whether to use Power Play (RY-D2.2)."""
    s.placed_at = NONE
    push(s, END_TURN, seat, 0, 0)
    if s.power == seat:
        push(s, TURN, seat, 0, 0)
    else:
        push(s, ROLL, seat, 0, 0)


@kernel
def end_turn(s: Record, seat: int) -> None:
    """Pass the turn on, or score when nobody has dice left (RY-13)."""
    for face in range(6):
        s.rolled[SMALL, face] = 0
        s.rolled[BIGGY, face] = 0
    s.placed_at = NONE
    s.placed[SMALL] = 0
    s.placed[BIGGY] = 0
    pop(s)
    for _ in range(s.players):
        seat = left_of(s, seat)
        if has_dice(s, seat):
            begin_turn(s, seat)
            return
    push(s, SCORING, NONE, 0, 0)


@kernel
def rolled(s: Record, outcome: Array) -> None:
    """Lay the roll on the table."""
    seat = seat_of(s)
    for face in range(6):
        s.rolled[SMALL, face] = outcome[face]
        s.rolled[BIGGY, face] = outcome[6 + face]
    pop(s)
    push(s, PLACE, seat, 0, 0)


@kernel
def legal_place(s: Record, moves: Array) -> int:
    """Any rolled face whose casino is open (RY-11), or a chip to pass (RY-12); if none is open, the end (RY-14)."""
    n = 0
    for casino in range(6):
        moves[n] = PLACE_CODE + casino
        n += int(s.rolled[SMALL, casino] + s.rolled[BIGGY, casino] > 0 and is_open(s, casino))
    if n == 0:
        moves[0] = END
        return 1
    moves[n] = PASS
    return n + int(s.chips[seat_of(s)] > 0)


@kernel
def legal_turn(s: Record, moves: Array) -> int:
    """Roll, or turn one die to the face of an open casino (RY-D2.2)."""
    moves[0] = ROLL_CODE
    return legal_to_turn(s, seat_of(s), moves, 1)


@kernel
def legal_to_turn(s: Record, seat: int, moves: Array, n: int) -> int:
    """Add the ways to turn one remaining die to any face and put it in that casino."""
    for kind in range(2):
        if s.supply[seat, kind] > 0:
            for casino in range(6):
                if is_open(s, casino):
                    moves[n] = TURN_CODE + 6 * kind + casino
                    n += 1
    return n


@kernel
def place(s: Record, seat: int, casino: int, small: int, big: int) -> None:
    """Place dice of one's supply in a casino."""
    s.supply[seat, SMALL] -= small
    s.supply[seat, BIGGY] -= big
    s.placed_at = casino
    s.placed[SMALL] = small
    s.placed[BIGGY] = big
    put(s, casino, seat, small, big)


@kernel
def play_place(s: Record, code: int) -> int:
    """Place, pass or end; return the casino whose board is activated, or `NONE` (RY-15)."""
    seat = seat_of(s)
    pop(s)
    if code == PASS:
        s.chips[seat] -= 1
        return NONE
    if code == END:
        return NONE
    casino = code - PLACE_CODE
    small = s.rolled[SMALL, casino]
    big = s.rolled[BIGGY, casino]
    s.rolled[SMALL, casino] = 0
    s.rolled[BIGGY, casino] = 0
    place(s, seat, casino, small, big)
    return casino


@kernel
def play_turn(s: Record, code: int) -> int:
    """Roll after all, or place one die by Power Play; return the casino whose board is activated."""
    seat = seat_of(s)
    pop(s)
    if code == ROLL_CODE:
        push(s, ROLL, seat, 0, 0)
        return NONE
    kind = (code - TURN_CODE) // 6
    casino = (code - TURN_CODE) % 6
    place(s, seat, casino, int(kind == SMALL), int(kind == BIGGY))
    return casino
