"""G2 Double Down: a field that is settled like a casino."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.majority import ranked
from zocker.rules.messages import Move
from zocker.rules.royale.boards.board import Board, Question, SetupField, dice_of_all
from zocker.rules.royale.boards.setup_texts import put_dice
from zocker.rules.royale.casinos import is_open
from zocker.rules.royale.codes import DECLINE
from zocker.rules.royale.dice import take
from zocker.rules.royale.material import BIGGY, BOARD, NONE, SEATS, SMALL, SMALL_DICE, Array, board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "G2", "Double Down"
CODE = board_code(FACE)
ASKS = BOARD + CODE
PAYS = (6, 3)  # RY-G2.2
DOUBLE = 84  # + 8 * biggy + small; all zero is DECLINE

DOUBLING = Question("double-down")


@kernel
def clear(s: State) -> None:
    s.double[:] = 0


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    if is_open(s, casino) and s.dice[casino, seat, SMALL] + s.dice[casino, seat, BIGGY] > 0:
        push(s, ASKS, seat, casino, 0)


@kernel
def legal(s: State, moves: Array) -> int:
    """Any number of one's dice here, none to all, the Biggy too (RY-G2.1)."""
    casino = s.frames[s.depth - 1, A]
    seat = seat_of(s)
    moves[0] = DECLINE
    n = 1
    for big in range(s.dice[casino, seat, BIGGY] + 1):
        for small in range(s.dice[casino, seat, SMALL] + 1):
            if small + big > 0:
                moves[n] = DOUBLE + 8 * big + small
                n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    casino = s.frames[s.depth - 1, A]
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    big = (code - DOUBLE) // 8
    small = (code - DOUBLE) % 8
    take(s, casino, seat, small, big)
    s.double[seat, SMALL] += small
    s.double[seat, BIGGY] += big


@kernel
def paid(s: State, rank: int) -> int:
    """Return the seat that a rank of the field pays, or `NONE`: ties out, a Biggy counts two (RY-G2.2)."""
    return ranked(s.double[:, SMALL] + 2 * s.double[:, BIGGY], rank)


@kernel
def would_pay(s: State, seat: int) -> int:
    if s.double[seat, SMALL] + s.double[seat, BIGGY] == 0:
        return 0
    for rank in range(2):
        if paid(s, rank) == seat:
            return PAYS[rank]
    return 0


@kernel
def score(s: State, casino: int) -> None:
    """Settle the field (RY-G2.2)."""
    for rank in range(2):
        seat = paid(s, rank)
        if seat != NONE:
            reward(s, seat, CODE, PAYS[rank])


def show_move(s: State, code: int, text: str) -> Move:
    if code == DECLINE:
        return Move(code, text)
    big, small = divmod(code - DOUBLE, 8)
    return Move(code, text, small=small, biggy=big)


def show(s: State, printed: BoardView) -> BoardView:
    return replace(printed, dice=dice_of_all(s.double, s.players))


def set_up(s: State, double: tuple[str, ...]) -> None:
    put_dice(s, "double", double)


DOUBLE_DOWN = Board(
    face=FACE,
    name=NAME,
    pays=PAYS,
    fields=(("double", "i8", (SEATS, 2)),),  # dice on the field
    clear=clear,
    activate=activate,
    legal=legal,
    play=play,
    score=score,
    would_pay=would_pay,
    moves={
        DOUBLE + 8 * big + small: f"double {small}{'+biggy' if big else ''}"
        for big in (0, 1)
        for small in range(SMALL_DICE + 1)
        if small + big > 0
    },
    questions=(DOUBLING,),
    show_move=show_move,
    show=show,
    setup=(SetupField("double", tuple[str, ...], (), set_up),),
)
