"""C1 High Five: a tile for the first player to count five here."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.events import emit
from zocker.rules.features import Feature
from zocker.rules.kernel import kernel
from zocker.rules.royale.boards.board import Board, SetupField
from zocker.rules.royale.boards.observed import HOLDER, mark_seat
from zocker.rules.royale.boards.setup_texts import read_number
from zocker.rules.royale.events import TILE_TAKEN
from zocker.rules.royale.material import NONE, board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "C1", "High Five"
CODE = board_code(FACE)
FIVE = 5  # RY-C1.1
PAYS = 10  # RY-C1.2


@kernel
def clear(s: State) -> None:
    s.high_five = NONE


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Take the tile for the round (RY-C1.1, RY-C1.3)."""
    if s.high_five == NONE and s.count[casino, seat] >= FIVE:
        s.high_five = seat
        emit(TILE_TAKEN, seat, casino, 0)


@kernel
def would_pay(s: State, seat: int) -> int:
    return PAYS if s.high_five == seat else 0  # RY-C1.2


@kernel
def score(s: State, casino: int) -> None:
    if s.high_five != NONE:
        reward(s, s.high_five, CODE, would_pay(s, s.high_five))


def show(s: State, printed: BoardView) -> BoardView:
    return replace(printed, holder=None if s.high_five == NONE else int(s.high_five))


def set_up(s: State, tile: int | None) -> None:
    s.high_five = read_number("tile", tile, int(s.players))


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    mark_seat(s, s.high_five, seat, out)


HIGH_FIVE = Board(
    face=FACE,
    name=NAME,
    pays=(PAYS,),
    fields=(("high_five", "i8"),),  # the seat that has the tile
    clear=clear,
    activate=activate,
    score=score,
    would_pay=would_pay,
    observed=Feature("high_five", HOLDER, "1 at the seat that has the tile"),
    observe=observe,
    show=show,
    setup=(SetupField("tile", int | None, None, set_up),),
)
