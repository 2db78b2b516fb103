"""F1 Block It!: grey dice for a casino of one's choice."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from zocker.errors import Mistake
from zocker.rules.features import Feature
from zocker.rules.frames import pop, push
from zocker.rules.kernel import kernel
from zocker.rules.messages import Move
from zocker.rules.royale.boards.board import Board, Question, SetupField
from zocker.rules.royale.boards.observed import copy_counts
from zocker.rules.royale.boards.setup_texts import put_places
from zocker.rules.royale.casinos import is_open
from zocker.rules.royale.codes import CASINO_NUMBERS, casino_in, pack_casino, which_of
from zocker.rules.royale.dice import put
from zocker.rules.royale.material import BOARD, GREY, GREY_DICE, SMALL, board_code
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "F1", "Block It!"
CODE = board_code(FACE)
ASKS = BOARD + CODE
GROUPS = (2, 2, 1)  # RY-F1.1: groups of one, two and three grey dice
BLOCK = 49  # a group, at a casino

BLOCKING = Question("block-it")


@kernel
def clear(s: State) -> None:
    for size in range(3):
        s.groups[size] = GROUPS[size]


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    if s.groups.sum() > 0:
        push(s, ASKS, seat, 0, 0)


@kernel
def legal(s: State, moves: Array) -> int:
    """Allow any remaining group in any open casino (RY-F1.1)."""
    n = 0
    for group in range(3):
        for casino in range(6):
            if s.groups[group] > 0 and is_open(s, casino):
                moves[n] = pack_casino(BLOCK, group, casino)
                n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    group = which_of(BLOCK, code)
    pop(s)
    s.groups[group] -= 1
    put(s, casino_in(BLOCK, code), GREY, group + 1, 0)  # RY-F1.2


def show_move(s: State, code: int, text: str) -> Move:
    group, casino = which_of(BLOCK, code), casino_in(BLOCK, code)
    return Move(code, text, casino=casino + 1, number=group + 1, grey=group + 1)


def show(s: State, printed: BoardView) -> BoardView:
    return replace(printed, groups=tuple(map(int, s.groups)))


def set_up(s: State, groups: tuple[int, ...]) -> None:
    put_places(s, "groups", groups, GROUPS)


def grey_dice(s: State) -> int:
    """Return how many grey dice have left the board (RY-F1.1)."""
    return GREY_DICE - sum(size * int(left) for size, left in enumerate(s.groups, 1))


def check_setup(s: State, casino: int) -> None:
    """Refuse grey dice that have not come in whole groups (RY-F1.1)."""
    taken = [
        size for size, (all_of, left) in enumerate(zip(GROUPS, s.groups, strict=True), 1) for _ in range(all_of - left)
    ]
    lying = [int(small) for small in s.dice[:, GREY, SMALL]]
    if sum(taken) == sum(lying) and not _fits(taken, lying):
        raise Mistake("error-setup-groups")


def _fits(groups: Sequence[int], lying: Sequence[int]) -> bool:
    """Tell whether groups add up to the dice in each casino."""
    if not groups:
        return not any(lying)
    *others, last = groups
    without = ([n - last * (at == casino) for at, n in enumerate(lying)] for casino in range(len(lying)))
    return any(_fits(others, left) for left in without if min(left) >= 0)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    copy_counts(s.groups, out)


BLOCK_IT = Board(
    face=FACE,
    name=NAME,
    places=GROUPS,
    fields=(("groups", "i8", (3,)),),  # groups left, by size
    clear=clear,
    activate=activate,
    legal=legal,
    play=play,
    moves={pack_casino(BLOCK, size - 1, n - 1): f"block {n} with {size}" for size in (1, 2, 3) for n in CASINO_NUMBERS},
    questions=(BLOCKING,),
    show_move=show_move,
    observed=Feature("block_it", (3,), "groups left, by size"),
    observe=observe,
    show=show,
    setup=(SetupField("groups", tuple[int, ...], GROUPS, set_up),),
    check_setup=check_setup,
    grey_dice=grey_dice,
)
