"""B2 Fifty Fifty: higher or lower?"""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.frames import A, B, pop, push, seat_of, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.boards.board import Asked, Board, Question
from zocker.rules.royale.material import BOARD, Array, board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "B2", "Fifty Fifty"
CODE = board_code(FACE)
ASKS, ROLLS = BOARD + CODE, -BOARD - CODE
TRACK = (0, 0, 1, 3, 4, 6)  # RY-B2.1: start, $0, 1 chip, $30k, $40k, $60k
STOP, HIGHER, LOWER = 46, 47, 48

GOING_ON = Question("fifty-fifty")

UP, DOWN = 1, 2  # what was said; 0 at the first roll


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Roll for the first time, the marker at its start (RY-B2.1)."""
    push(s, ROLLS, seat, 0, 0)


@kernel
def chance(s: State, outcome: Array) -> None:
    """Move the marker on; what was said must be true (RY-B2.2), and the end of the track pays at once (RY-B2.3)."""
    seat = seat_of(s)
    marker = s.frames[s.depth - 1, A] + 1
    said = s.frames[s.depth - 1, B] // 64
    before = total_of(s)
    total = outcome[0] + outcome[1]
    pop(s)
    if (said == UP and total <= before) or (said == DOWN and total >= before):
        return
    if marker == len(TRACK) - 1:
        reward(s, seat, CODE, TRACK[marker])
    else:
        push(s, ASKS, seat, marker, 8 * outcome[0] + outcome[1])


@kernel
def total_of(s: State) -> int:
    """Return what the dice on the table make."""
    dice = s.frames[s.depth - 1, B] % 64
    return dice // 8 + dice % 8


@kernel
def legal(s: State, moves: Array) -> int:
    moves[0] = STOP
    moves[1] = HIGHER
    moves[2] = LOWER
    return 3


@kernel
def play(s: State, code: int) -> None:
    seat = seat_of(s)
    marker = s.frames[s.depth - 1, A]
    dice = s.frames[s.depth - 1, B]
    pop(s)
    if code == STOP:
        reward(s, seat, CODE, TRACK[marker])
    else:
        push(s, ROLLS, seat, marker, dice + 64 * (UP if code == HIGHER else DOWN))


def ask(s: State) -> Asked:
    marker, dice = int(s.frames[s.depth - 1, A]), int(s.frames[s.depth - 1, B])
    return Asked(GOING_ON, dice=(dice // 8, dice % 8), amount=TRACK[marker] * DOLLARS)


def show_move(s: State, code: int, text: str) -> Move:
    marker = int(s.frames[s.depth - 1, A])
    return Move(code, text, pays=TRACK[marker if code == STOP else marker + 1] * DOLLARS)


def show(s: State, printed: BoardView) -> BoardView:
    is_climbing = waits_for(s) in (ASKS, ROLLS)
    return replace(printed, step=int(s.frames[s.depth - 1, A]) if is_climbing else 0)


FIFTY_FIFTY = Board(
    face=FACE,
    name=NAME,
    pays=TRACK,
    activate=activate,
    legal=legal,
    play=play,
    chance=chance,
    moves={STOP: "stop", HIGHER: "higher", LOWER: "lower"},
    questions=(GOING_ON,),
    ask=ask,
    show_move=show_move,
    show=show,
)
