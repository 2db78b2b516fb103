"""The action of Handicap's fields and of My Choice 5: set a die, or take one back."""

from __future__ import annotations

from zocker.rules.frames import pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import Move
from zocker.rules.royale.boards.board import Question
from zocker.rules.royale.casinos import has_dice, is_open, legal_to_turn
from zocker.rules.royale.codes import RETURN_CODE, TURN_CODE, casino_in, pack_casino, which_of
from zocker.rules.royale.dice import put, take
from zocker.rules.royale.material import BIGGY, KINDS, SMALL
from zocker.rules.state import Array, State

ACTION = -5  # marks a board's frame that waits for the action

ACTING = Question("action")


@kernel
def ask(s: State, seat: int, frame: int) -> None:
    """Ask for the action in a frame of the board, if either form of it is possible."""
    if can_act(s, seat):
        push(s, frame, seat, ACTION, 0)


@kernel
def can_act(s: State, seat: int) -> bool:
    if has_dice(s, seat):
        return True
    for casino in range(6):
        if is_open(s, casino) and s.dice[casino, seat, SMALL] + s.dice[casino, seat, BIGGY] > 0:
            return True
    return False


@kernel
def legal(s: State, moves: Array) -> int:
    """Turn a remaining die to any face, or take a die back; not with a closed casino, nor from a board (RY-F2.3)."""
    seat = seat_of(s)
    n = legal_to_turn(s, seat, moves, 0)
    for kind in range(2):
        for casino in range(6):
            if s.dice[casino, seat, kind] > 0 and is_open(s, casino):
                moves[n] = pack_casino(RETURN_CODE, kind, casino)
                n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    """Move the die. It activates nothing."""
    seat = seat_of(s)
    pop(s)
    first = TURN_CODE if code < RETURN_CODE else RETURN_CODE
    kind = which_of(first, code)
    casino = casino_in(first, code)
    small = int(kind == SMALL)
    if first == TURN_CODE:
        s.dice_left[seat, kind] -= 1
        put(s, casino, seat, small, 1 - small)
    else:
        take(s, casino, seat, small, 1 - small)
        s.dice_left[seat, kind] += 1


def show_move(code: int, text: str) -> Move:
    """Return a move of the action with its die and casino."""
    first = TURN_CODE if code < RETURN_CODE else RETURN_CODE
    return Move(code, text, casino=casino_in(first, code) + 1, die=KINDS[which_of(first, code)])
