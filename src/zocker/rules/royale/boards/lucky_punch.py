"""A1 Lucky Punch: how many markers are in the fist?"""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.boards.board import Asked, Board, Question
from zocker.rules.royale.casinos import left_of
from zocker.rules.royale.codes import CHOOSE
from zocker.rules.royale.events import FIST_SHOWN
from zocker.rules.royale.material import BOARD, NONE, board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import Array, State

FACE, NAME = "A1", "Lucky Punch"
CODE = board_code(FACE)
ASKS = BOARD + CODE
PAYS = (0, 2, 3, 4)  # RY-A1.1: for 1, 2, 3 markers
GUESS = 43  # + number - 1

CLOSING = Question("fist", secret=True, is_hidden=True)  # RY-A1.2
GUESSING = Question("guess", secret=True)

PUNCHER, FIST = A, B  # in a frame: whose fist is guessed, or NONE before it is made; the markers in it


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Take markers in secret (RY-A1.1)."""
    push(s, ASKS, seat, NONE, 0)


@kernel
def legal(s: State, moves: Array) -> int:
    first = CHOOSE if s.frames[s.depth - 1, PUNCHER] == NONE else GUESS
    for number in range(3):
        moves[number] = first + number
    return 3


@kernel
def play(s: State, code: int) -> None:
    """Close the fist, or guess its contents; a wrong guess pays."""
    puncher = s.frames[s.depth - 1, PUNCHER]
    fist = s.frames[s.depth - 1, FIST]
    seat = seat_of(s)
    pop(s)
    if puncher == NONE:
        push(s, ASKS, left_of(s, seat), seat, code - CHOOSE + 1)
        return
    guess = code - GUESS + 1
    emit(FIST_SHOWN, puncher, fist, guess)
    if guess != fist:
        reward(s, puncher, CODE, PAYS[fist])


@kernel
def mask(s: State, frame: int, seat: int) -> None:
    """Blank the fist for all but the seat that made it (RY-A1.2)."""
    if s.frames[frame, PUNCHER] != seat:
        s.frames[frame, FIST] = 0


def ask(s: State) -> Asked:
    return Asked(CLOSING if s.frames[s.depth - 1, PUNCHER] == NONE else GUESSING)


def show_move(s: State, code: int, text: str) -> Move:
    if code >= GUESS:
        return Move(code, text, number=code - GUESS + 1, markers=code - GUESS + 1)
    number = code - CHOOSE + 1
    return Move(code, text, number=number, markers=number, pays=PAYS[number] * DOLLARS)


LUCKY_PUNCH = Board(
    face=FACE,
    name=NAME,
    pays=PAYS[1:],
    activate=activate,
    legal=legal,
    play=play,
    mask=mask,
    moves={GUESS + number - 1: f"guess {number}" for number in (1, 2, 3)},
    questions=(CLOSING, GUESSING),
    ask=ask,
    show_move=show_move,
)
