"""A turn: roll, place or pass, activate."""

from __future__ import annotations

from zocker.rules.frames import pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.royale.casinos import has_dice, is_open, left_of
from zocker.rules.royale.codes import END, PASS, PLACE_CODE
from zocker.rules.royale.dice import place
from zocker.rules.royale.material import BIGGY, END_TURN, NONE, PLACE, ROLL, SCORING, SMALL, TURN
from zocker.rules.state import Array, State


@kernel
def begin_turn(s: State, seat: int) -> None:
    """Let a player roll, or first choose whether to use Power Play (RY-D2.2)."""
    s.placed_at = NONE
    push(s, END_TURN, seat, 0, 0)
    if s.power == seat:
        push(s, TURN, seat, 0, 0)
    else:
        push(s, ROLL, seat, 0, 0)


@kernel
def end_turn(s: State, seat: int) -> None:
    """Pass the turn on, or score when no one has dice left (RY-13)."""
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
def rolled(s: State, outcome: Array) -> None:
    """Put the roll on the table."""
    seat = seat_of(s)
    for face in range(6):
        s.rolled[SMALL, face] = outcome[face]
        s.rolled[BIGGY, face] = outcome[6 + face]
    pop(s)
    push(s, PLACE, seat, 0, 0)


@kernel
def legal_place(s: State, moves: Array) -> int:
    """Allow any rolled face with an open casino (RY-11), or passing for a chip (RY-12), else only the end (RY-14)."""
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
def play_place(s: State, code: int) -> int:
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
