"""D2 Power Play: the player who alone leads here may set a die instead of rolling."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.errors import Mistake
from zocker.rules.events import emit
from zocker.rules.features import Feature
from zocker.rules.frames import pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import Move
from zocker.rules.royale.boards.board import Board, Question, SetupField
from zocker.rules.royale.boards.observed import HOLDER, mark_seat
from zocker.rules.royale.boards.setup_texts import read_number
from zocker.rules.royale.casinos import leader, legal_to_turn, place_from_supply
from zocker.rules.royale.codes import TURN_CODE, casino_in, which_of
from zocker.rules.royale.events import MARKER_BACK, MARKER_TAKEN
from zocker.rules.royale.material import BIGGY, KINDS, NONE, ROLL, SEATS, SMALL, TURN, board_code
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "D2", "Power Play"
CODE = board_code(FACE)
ASKS = TURN  # at the start of a turn
ROLL_CODE = 9

TURNING = Question("turn")


@kernel
def clear(s: State) -> None:
    s.power = NONE


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Take the marker, from the board or from its holder (RY-D2.1, RY-D2.4)."""
    if s.power != seat and leader(s, casino) == seat:
        s.power = seat
        emit(MARKER_TAKEN, seat, casino, 0)


@kernel
def check_marker(s: State, casino: int) -> None:
    """Return the marker as soon as no player alone has the highest count there (RY-D2.3)."""
    if s.power != NONE and s.face[casino] == CODE and not 0 <= leader(s, casino) < SEATS:
        emit(MARKER_BACK, s.power, casino, 0)
        s.power = NONE


@kernel
def legal(s: State, moves: Array) -> int:
    """Roll, or turn one die to the face of an open casino (RY-D2.2)."""
    moves[0] = ROLL_CODE
    return legal_to_turn(s, seat_of(s), moves, 1)


@kernel
def play(s: State, code: int) -> int:
    """Roll after all, or place one die; return the casino whose board is activated."""
    seat = seat_of(s)
    pop(s)
    if code == ROLL_CODE:
        push(s, ROLL, seat, 0, 0)
        return NONE
    kind = which_of(TURN_CODE, code)
    casino = casino_in(TURN_CODE, code)
    place_from_supply(s, seat, casino, int(kind == SMALL), int(kind == BIGGY))
    check_marker(s, casino)
    return casino


def show_move(s: State, code: int, text: str) -> Move:
    if code == ROLL_CODE:
        return Move(code, text)
    kind, casino = which_of(TURN_CODE, code), casino_in(TURN_CODE, code)
    return Move(code, text, casino=casino + 1, die=KINDS[kind])


def show(s: State, printed: BoardView) -> BoardView:
    return replace(printed, holder=None if s.power == NONE else int(s.power))


def set_up(s: State, marker: int | None) -> None:
    s.power = read_number("marker", marker, int(s.players))


def check_setup(s: State, casino: int) -> None:
    if s.power != NONE and not 0 <= leader(s, casino) < SEATS:
        raise Mistake("error-setup-marker", seat=int(s.power) + 1)  # RY-D2.3


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    mark_seat(s, s.power, seat, out)


POWER_PLAY = Board(
    face=FACE,
    name=NAME,
    fields=(("power", "i8"),),  # the seat that has the marker
    clear=clear,
    activate=activate,
    legal=legal,
    play=play,
    moves={ROLL_CODE: "roll"},
    questions=(TURNING,),
    show_move=show_move,
    observed=Feature("power_play", HOLDER, "1 at the seat that has the marker"),
    observe=observe,
    show=show,
    setup=(SetupField("marker", int | None, None, set_up),),
    check_setup=check_setup,
)
