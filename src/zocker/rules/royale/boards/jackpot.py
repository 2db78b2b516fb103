"""A2 Jackpot: a total of seven or a double wins it."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.events import emit
from zocker.rules.features import Feature
from zocker.rules.frames import pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS
from zocker.rules.royale.boards.board import Board, SetupField
from zocker.rules.royale.events import JACKPOT_ROSE
from zocker.rules.royale.material import BOARD, board_code
from zocker.rules.royale.money import read_card, reward
from zocker.rules.setups import check_between
from zocker.rules.state import Array, State
from zocker.rules.vegas.money import write_money
from zocker.rules.vegas.view import BoardView

FACE, NAME = "A2", "Jackpot"
CODE = board_code(FACE)
ROLLS = -BOARD - CODE
START, TOP = 3, 8  # RY-A2.1, RY-A2.2


@kernel
def clear(s: State) -> None:
    s.jackpot = START


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Roll both extra dice."""
    push(s, ROLLS, seat, 0, 0)


@kernel
def chance(s: State, outcome: Array) -> None:
    seat = seat_of(s)
    pop(s)
    if outcome[0] + outcome[1] == 7 or outcome[0] == outcome[1]:  # RY-A2.1
        reward(s, seat, CODE, s.jackpot)
        s.jackpot = START
    elif s.jackpot < TOP:  # RY-A2.2
        s.jackpot += 1
        emit(JACKPOT_ROSE, seat, s.jackpot, 0)


def show(s: State, printed: BoardView) -> BoardView:
    return replace(printed, amount=int(s.jackpot) * DOLLARS)


def set_up(s: State, jackpot: str) -> None:
    s.jackpot = read_card(jackpot)
    check_between("jackpot", int(s.jackpot) * DOLLARS, START * DOLLARS, TOP * DOLLARS)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    out[0] = s.jackpot


JACKPOT = Board(
    face=FACE,
    name=NAME,
    pays=tuple(range(START, TOP + 1)),
    fields=(("jackpot", "i8"),),  # in units of $10,000
    clear=clear,
    activate=activate,
    chance=chance,
    observed=Feature("jackpot", (1,), "the jackpot, in $10,000"),
    observe=observe,
    show=show,
    setup=(SetupField("jackpot", str, write_money(START), set_up),),
)
