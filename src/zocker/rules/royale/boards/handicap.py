"""F2 Handicap: free a casino of a grey die, for a reward."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.features import Feature
from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.boards import action
from zocker.rules.royale.boards.board import Asked, Board, Question, SetupField
from zocker.rules.royale.boards.observed import copy_counts
from zocker.rules.royale.boards.setup_texts import put_places
from zocker.rules.royale.casinos import is_open
from zocker.rules.royale.codes import CASINO_NUMBERS, DECLINE, casino_in, pack_casino, which_of
from zocker.rules.royale.dice import put, take
from zocker.rules.royale.material import BOARD, GREY, SMALL, board_code
from zocker.rules.royale.money import reward
from zocker.rules.setups import check_between
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "F2", "Handicap"
CODE = board_code(FACE)
ASKS = BOARD + CODE
LAID_OUT = (1, 1, 1, 2, 2, 2)  # RY-F2.1: grey dice by casino
REWARDS = ("chip", "card", "action")
FIELDS = (2, 3, 4)  # RY-F2.2: of each reward
PAYS = (1, 3, 0)
FREE = 67  # for a reward, at a casino

FREEING = Question("handicap")

ASKED_FOR = A  # in a frame: `action.ACTION`, or 0 for a grey die


@kernel
def clear(s: State) -> None:
    for reward_no in range(3):
        s.fields[reward_no] = FIELDS[reward_no]


@kernel
def lay_out(s: State) -> None:
    """Put the grey dice in the casinos at the start of the round (RY-F2.1)."""
    for casino in range(6):
        put(s, casino, GREY, LAID_OUT[casino], 0)


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    grey = 0
    for other in range(6):
        if is_open(s, other):
            grey += s.dice[other, GREY, SMALL]
    if grey > 0 and s.fields.sum() > 0:
        push(s, ASKS, seat, 0, 0)


@kernel
def legal(s: State, moves: Array) -> int:
    """Take a grey die from an open casino to any free field, or decline (RY-F2.2)."""
    if s.frames[s.depth - 1, ASKED_FOR] == action.ACTION:
        return action.legal(s, moves)
    moves[0] = DECLINE
    n = 1
    for field in range(3):
        for casino in range(6):
            if s.fields[field] > 0 and s.dice[casino, GREY, SMALL] > 0 and is_open(s, casino):
                moves[n] = pack_casino(FREE, field, casino)
                n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    if s.frames[s.depth - 1, ASKED_FOR] == action.ACTION:
        action.play(s, code)
        return
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    field = which_of(FREE, code)
    take(s, casino_in(FREE, code), GREY, 1, 0)
    s.fields[field] -= 1
    if PAYS[field] > 0:
        reward(s, seat, CODE, PAYS[field])
    else:
        action.ask(s, seat, ASKS)


def ask(s: State) -> Asked:
    return Asked(action.ACTING if s.frames[s.depth - 1, ASKED_FOR] == action.ACTION else FREEING)


def show_move(s: State, code: int, text: str) -> Move:
    if s.frames[s.depth - 1, ASKED_FOR] == action.ACTION:
        return action.show_move(code, text)
    if code == DECLINE:
        return Move(code, text)
    field, casino = which_of(FREE, code), casino_in(FREE, code)
    pays = PAYS[field] * DOLLARS or None
    return Move(code, text, casino=casino + 1, grey=1, reward=REWARDS[field], pays=pays)


def show(s: State, printed: BoardView) -> BoardView:
    return replace(printed, fields=tuple(map(int, s.fields)))


def set_up(s: State, fields: tuple[int, ...]) -> None:
    put_places(s, "fields", fields, FIELDS)


def check_setup(s: State, casino: int) -> None:
    for other, most in enumerate(LAID_OUT):
        check_between("grey", int(s.dice[other, GREY, SMALL]), 0, most)  # RY-F2.1


def grey_dice(s: State) -> int:
    """Return the number of grey dice that are on no field yet (RY-F2.2)."""
    return int(s.fields.sum())


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    copy_counts(s.fields, out)


HANDICAP = Board(
    face=FACE,
    name=NAME,
    pays=PAYS,
    places=FIELDS,
    fields=(("fields", "i8", (3,)),),  # free fields, by reward
    clear=clear,
    lay_out=lay_out,
    activate=activate,
    legal=legal,
    play=play,
    moves={pack_casino(FREE, k, n - 1): f"free {n} for {won}" for k, won in enumerate(REWARDS) for n in CASINO_NUMBERS},
    questions=(FREEING, action.ACTING),
    ask=ask,
    show_move=show_move,
    observed=Feature("handicap", (3,), "free fields, by reward"),
    observe=observe,
    show=show,
    setup=(SetupField("fields", tuple[int, ...], FIELDS, set_up),),
    check_setup=check_setup,
    grey_dice=grey_dice,
)
