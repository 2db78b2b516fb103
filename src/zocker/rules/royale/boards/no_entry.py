"""E1 No Entry!: close a casino."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.errors import Mistake
from zocker.rules.features import Feature
from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.boards.board import Board, Question, SetupField
from zocker.rules.royale.boards.setup_texts import read_number
from zocker.rules.royale.codes import CHOOSE, DECLINE
from zocker.rules.royale.material import BOARD, NONE, board_code
from zocker.rules.royale.money import reward
from zocker.rules.setups import check_between
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "E1", "No Entry!"
CODE = board_code(FACE)
ASKS = BOARD + CODE
LOOP = (0, 2, 0, 3, 0, 1)  # RY-E1.2

CLOSING = Question("no-entry")

CASINO = A  # in a frame: where the board lies


@kernel
def clear(s: State) -> None:
    s.closed = NONE
    s.loop = 0


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    push(s, ASKS, seat, casino, 0)


@kernel
def legal(s: State, moves: Array) -> int:
    """Allow any casino but this board's own (RY-E1.1); a tile that is out may stay where it is (RY-E1.3)."""
    n = 0
    for casino in range(6):
        if casino not in (s.frames[s.depth - 1, CASINO], s.closed):
            moves[n] = CHOOSE + casino
            n += 1
    if s.closed != NONE:
        moves[n] = DECLINE
        n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    """Close a casino, advance the marker and take the reward (RY-E1.2)."""
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    s.closed = code - CHOOSE
    s.loop = s.loop + 1 if s.loop + 1 < len(LOOP) else 0
    reward(s, seat, CODE, LOOP[s.loop])


def show_move(s: State, code: int, text: str) -> Move:
    return Move(code, text) if code == DECLINE else Move(code, text, casino=code - CHOOSE + 1)


def show(s: State, printed: BoardView) -> BoardView:
    closed, following = None if s.closed == NONE else int(s.closed) + 1, (int(s.loop) + 1) % len(LOOP)
    return replace(printed, closed=closed, step=int(s.loop), next_pays=LOOP[following] * DOLLARS)


def set_closed(s: State, closed: int | None) -> None:
    s.closed = read_number("closed", closed, 6)


def set_loop(s: State, loop: int) -> None:
    check_between("loop", loop, 0, len(LOOP) - 1)
    s.loop = loop


def check_setup(s: State, casino: int) -> None:
    if s.closed == NONE and s.loop != 0:
        raise Mistake("error-setup-loop", loop=int(s.loop))  # RY-E1.2
    if s.closed == casino:
        raise Mistake("error-setup-closed", casino=casino + 1)  # RY-E1.1


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    out[0] = s.loop


NO_ENTRY = Board(
    face=FACE,
    name=NAME,
    pays=LOOP,
    fields=(
        ("closed", "i8"),  # the casino with the tile
        ("loop", "i8"),  # where the marker is
    ),
    clear=clear,
    activate=activate,
    legal=legal,
    play=play,
    questions=(CLOSING,),
    show_move=show_move,
    observed=Feature("no_entry", (1,), "where the marker is"),
    observe=observe,
    show=show,
    setup=(SetupField("closed", int | None, None, set_closed), SetupField("loop", int, 0, set_loop)),
    check_setup=check_setup,
)
