"""E2 Knockout?: everyone else loses a die to the bar."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.features import Feature
from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import Move
from zocker.rules.royale.boards.board import Board, Question, SetupField, dice_of_all
from zocker.rules.royale.boards.observed import DICE_OF_ALL, copy_dice
from zocker.rules.royale.boards.setup_texts import put_dice
from zocker.rules.royale.casinos import has_dice, left_of
from zocker.rules.royale.codes import GIVE
from zocker.rules.royale.material import BIGGY, BOARD, KINDS, SEATS, SMALL, board_code
from zocker.rules.setups import check_between
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "E2", "Knockout?"
CODE = board_code(FACE)
ASKS = BOARD + CODE
PLACES = 2  # RY-E2.1: for each player

GIVING = Question("knockout")

PUNCHER = A  # in a frame: the seat that everybody else gives a die for


@kernel
def clear(s: State) -> None:
    s.bar[:] = 0


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Take one's own dice back from the bar; the others give one each (RY-E2.1)."""
    for kind in range(2):
        s.dice_left[seat, kind] += s.bar[seat, kind]
        s.bar[seat, kind] = 0
    ask_next(s, seat, seat)


@kernel
def ask_next(s: State, seat: int, after: int) -> None:
    """Ask the next player clockwise with a die to give and room at the bar."""
    victim = left_of(s, after)
    while victim != seat:
        if has_dice(s, victim) and s.bar[victim, SMALL] + s.bar[victim, BIGGY] < PLACES:
            push(s, ASKS, victim, seat, 0)
            return
        victim = left_of(s, victim)


@kernel
def legal(s: State, moves: Array) -> int:
    n = 0
    for kind in range(2):
        if s.dice_left[seat_of(s), kind] > 0:
            moves[n] = GIVE + kind
            n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    victim = seat_of(s)
    seat = s.frames[s.depth - 1, PUNCHER]
    pop(s)
    s.dice_left[victim, code - GIVE] -= 1
    s.bar[victim, code - GIVE] += 1
    ask_next(s, seat, victim)


def show_move(s: State, code: int, text: str) -> Move:
    return Move(code, text, die=KINDS[code - GIVE])


def show(s: State, printed: BoardView) -> BoardView:
    return replace(printed, places=(PLACES * int(s.players),), dice=dice_of_all(s.bar, s.players))


def set_up(s: State, bar: tuple[str, ...]) -> None:
    put_dice(s, "bar", bar)
    for seat in range(s.players):
        check_between("bar", int(s.bar[seat].sum()), 0, PLACES)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    copy_dice(s, s.bar, seat, out)


KNOCKOUT = Board(
    face=FACE,
    name=NAME,
    places=(PLACES * SEATS,),
    fields=(("bar", "i8", (SEATS, 2)),),  # dice at the bar, by seat and kind
    clear=clear,
    activate=activate,
    legal=legal,
    play=play,
    questions=(GIVING,),
    show_move=show_move,
    observed=Feature("knockout", DICE_OF_ALL, "small dice and Biggies at the bar, by seat"),
    observe=observe,
    show=show,
    setup=(SetupField("bar", tuple[str, ...], (), set_up),),
)
