"""B1 Prime Time: before scoring, the winner of this casino rolls the extra dice."""

from __future__ import annotations

from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.majority import owner_at_rank
from zocker.rules.messages import Move
from zocker.rules.royale.boards.board import Asked, Board, Question
from zocker.rules.royale.casinos import is_open
from zocker.rules.royale.codes import DECLINE, PLACE_CODE
from zocker.rules.royale.dice import put_extra
from zocker.rules.royale.material import BOARD, SEATS, board_code
from zocker.rules.state import Array, State

FACE, NAME = "B1", "Prime Time"
CODE = board_code(FACE)
ASKS, ROLLS = BOARD + CODE, -BOARD - CODE
BOTH = 6

PLACING = Question("prime-time")

ONE, OTHER = A, B  # in a frame: the casinos that the two dice show


@kernel
def clear(s: State) -> None:
    s.extra[:] = 0


@kernel
def before_scoring(s: State, casino: int) -> None:
    """Let the current winner of the casino roll (RY-B1.1, RY-19)."""
    winner = owner_at_rank(s.count[casino], 0)
    if 0 <= winner < SEATS:
        push(s, ROLLS, winner, 0, 0)


@kernel
def chance(s: State, outcome: Array) -> None:
    seat = seat_of(s)
    pop(s)
    push(s, ASKS, seat, outcome[0] - 1, outcome[1] - 1)


@kernel
def legal(s: State, moves: Array) -> int:
    """Allow to place neither die, either or both, but not in a closed casino (RY-B1.1, RY-B1.2)."""
    one = s.frames[s.depth - 1, ONE]
    other = s.frames[s.depth - 1, OTHER]
    moves[0] = DECLINE
    n = 1
    if is_open(s, one):
        moves[n] = PLACE_CODE + one
        n += 1
    if is_open(s, other) and other != one:
        moves[n] = PLACE_CODE + other
        n += 1
    if is_open(s, one) and is_open(s, other):
        moves[n] = BOTH
        n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    seat = seat_of(s)
    one = s.frames[s.depth - 1, ONE]
    other = s.frames[s.depth - 1, OTHER]
    pop(s)
    if code == BOTH:
        put_extra(s, one, seat)
        put_extra(s, other, seat)
    elif code != DECLINE:
        put_extra(s, code - PLACE_CODE, seat)


def ask(s: State) -> Asked:
    frame = s.frames[s.depth - 1]
    return Asked(PLACING, dice=(int(frame[ONE]) + 1, int(frame[OTHER]) + 1))


def show_move(s: State, code: int, text: str) -> Move:
    if code < PLACE_CODE + 6:
        return Move(code, text, casino=code - PLACE_CODE + 1, extra=1)
    return Move(code, text)


PRIME_TIME = Board(
    face=FACE,
    name=NAME,
    clear=clear,
    before_scoring=before_scoring,
    legal=legal,
    play=play,
    chance=chance,
    moves={BOTH: "place both"},
    questions=(PLACING,),
    ask=ask,
    show_move=show_move,
)
