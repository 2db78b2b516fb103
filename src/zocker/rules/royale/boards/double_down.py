"""G2 Double Down: a field that is settled like a casino."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.features import Feature
from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.majority import rank_among
from zocker.rules.messages import Move
from zocker.rules.royale.boards.board import Board, Question, SetupField, dice_of_all
from zocker.rules.royale.boards.observed import DICE_OF_ALL, copy_dice
from zocker.rules.royale.boards.setup_texts import put_dice
from zocker.rules.royale.casinos import is_open
from zocker.rules.royale.codes import DECLINE
from zocker.rules.royale.dice import take
from zocker.rules.royale.material import BIGGY, BOARD, SEATS, SMALL, SMALL_DICE, board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "G2", "Double Down"
CODE = board_code(FACE)
ASKS = BOARD + CODE
PAYS = (6, 3)  # RY-G2.2
DOUBLE = 84  # and the dice; no dice are DECLINE

DOUBLING = Question("double-down")

CASINO = A  # in a frame: where the board lies

_BIGGY = 8  # in a code: above any number of small dice


@kernel
def pack_dice(small: int, big: int) -> int:
    """Return the code that doubles down with some dice."""
    return DOUBLE + _BIGGY * big + small


@kernel
def small_of(code: int) -> int:
    return (code - DOUBLE) % _BIGGY


@kernel
def big_of(code: int) -> int:
    return (code - DOUBLE) // _BIGGY


@kernel
def clear(s: State) -> None:
    s.double[:] = 0


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    if is_open(s, casino) and s.dice[casino, seat, SMALL] + s.dice[casino, seat, BIGGY] > 0:
        push(s, ASKS, seat, casino, 0)


@kernel
def legal(s: State, moves: Array) -> int:
    """Allow any number of one's dice here, from none to all, the Biggy included (RY-G2.1)."""
    casino = s.frames[s.depth - 1, CASINO]
    seat = seat_of(s)
    moves[0] = DECLINE
    n = 1
    for big in range(s.dice[casino, seat, BIGGY] + 1):
        for small in range(s.dice[casino, seat, SMALL] + 1):
            if small + big > 0:
                moves[n] = pack_dice(small, big)
                n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    casino = s.frames[s.depth - 1, CASINO]
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    small = small_of(code)
    big = big_of(code)
    take(s, casino, seat, small, big)
    s.double[seat, SMALL] += small
    s.double[seat, BIGGY] += big


@kernel
def count_of(s: State, seat: int) -> int:
    """Return a seat's total on the field, where a Biggy counts two (RY-G2.2)."""
    return s.double[seat, SMALL] + 2 * s.double[seat, BIGGY]


@kernel
def untied_counts(s: State) -> int:
    """Return, as bits, the counts that just one seat has, as `majority.untied_counts` does for a casino."""
    seen = 0
    tied = 0
    for seat in range(s.players):
        bit = 1 << count_of(s, seat)
        tied |= seen & bit
        seen |= bit
    return seen & ~tied


@kernel
def would_pay(s: State, seat: int) -> int:
    n = count_of(s, seat)
    if n == 0:
        return 0
    rank = rank_among(untied_counts(s), n)
    return PAYS[rank] if 0 <= rank < len(PAYS) else 0


@kernel
def score(s: State, casino: int) -> None:
    """Settle the field, the first before the second (RY-G2.2)."""
    untied = untied_counts(s)
    for rank in range(len(PAYS)):
        for seat in range(s.players):
            if rank_among(untied, count_of(s, seat)) == rank:
                reward(s, seat, CODE, PAYS[rank])


def show_move(s: State, code: int, text: str) -> Move:
    if code == DECLINE:
        return Move(code, text)
    return Move(code, text, small=small_of(code), biggy=big_of(code))


def show(s: State, printed: BoardView) -> BoardView:
    return replace(printed, dice=dice_of_all(s.double, s.players))


def set_up(s: State, double: tuple[str, ...]) -> None:
    put_dice(s, "double", double)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    copy_dice(s, s.double, seat, out)


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
        pack_dice(small, big): f"double {small}{'+biggy' if big else ''}"
        for big in (0, 1)
        for small in range(SMALL_DICE + 1)
        if small + big > 0
    },
    questions=(DOUBLING,),
    show_move=show_move,
    observed=Feature("double_down", DICE_OF_ALL, "small dice and Biggies on the field, by seat"),
    observe=observe,
    show=show,
    setup=(SetupField("double", tuple[str, ...], (), set_up),),
)
