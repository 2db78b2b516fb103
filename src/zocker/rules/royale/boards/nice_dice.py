"""H1 Nice Dice: fields for dice that were just rolled."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.events import emit
from zocker.rules.features import Feature
from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.boards.board import Board, Question, SetupField
from zocker.rules.royale.boards.observed import mark_seat
from zocker.rules.royale.boards.setup_texts import read_die
from zocker.rules.royale.casinos import is_open
from zocker.rules.royale.codes import CASINO_NUMBERS, DECLINE, casino_in, pack_casino, which_of
from zocker.rules.royale.dice import put, take
from zocker.rules.royale.events import DISPLACED
from zocker.rules.royale.material import BIGGY, BOARD, KINDS, NONE, SEATS, SMALL, board_code
from zocker.rules.royale.money import reward
from zocker.rules.setups import check_length
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView, LyingDie

FACE, NAME = "H1", "Nice Dice"
CODE = board_code(FACE)
ASKS = BOARD + CODE
PAYS = (1, 2, 3, 4, 5, 6)  # RY-H1.3: by face
NICE = 100  # a kind of die, on a field; fields are numbered like casinos

PUTTING = Question("nice-dice")

CASINO = A  # in a frame: where the board lies


@kernel
def clear(s: State) -> None:
    for face in range(6):
        s.nice[face, 0] = NONE
        s.nice[face, 1] = 0


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Ask for a die, unless none may go on a field."""
    for kind in range(2):
        for face in range(6):
            if is_eligible(s, casino, kind, face):
                push(s, ASKS, seat, casino, 0)
                return


@kernel
def is_eligible(s: State, casino: int, kind: int, face: int) -> bool:
    """Tell whether a rolled die may go on its field (RY-H1.1, RY-H1.2).

    It is still in the supply, or was just placed here; after a Power Play placement nothing was rolled.
    """
    if s.nice[face, 0] != NONE and not is_open(s, face):
        return False
    if s.rolled[kind, face] > 0:
        return True
    return face == casino and s.placed_at == casino and s.placed[kind] > 0 and is_open(s, casino)


@kernel
def legal(s: State, moves: Array) -> int:
    moves[0] = DECLINE
    n = 1
    for kind in range(2):
        for face in range(6):
            if is_eligible(s, s.frames[s.depth - 1, CASINO], kind, face):
                moves[n] = pack_casino(NICE, kind, face)
                n += 1
    return n


@kernel
def play(s: State, code: int) -> None:
    """Displace the die on the field, then put one's own there (RY-H1.2)."""
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    kind = which_of(NICE, code)
    face = casino_in(NICE, code)
    owner = s.nice[face, 0]
    if owner != NONE:
        small = int(s.nice[face, 1] == SMALL)
        emit(DISPLACED, owner, face, s.nice[face, 1])
        put(s, face, owner, small, 1 - small)
    if s.rolled[kind, face] > 0:
        s.rolled[kind, face] -= 1
        s.dice_left[seat, kind] -= 1
    else:
        take(s, face, seat, int(kind == SMALL), int(kind == BIGGY))
        s.placed[kind] -= 1
    s.nice[face, 0] = seat
    s.nice[face, 1] = kind


@kernel
def would_pay(s: State, seat: int) -> int:
    pays = 0
    for face in range(6):
        if s.nice[face, 0] == seat:
            pays += PAYS[face]
    return pays


@kernel
def score(s: State, casino: int) -> None:
    for face in range(6):
        if s.nice[face, 0] != NONE:
            reward(s, s.nice[face, 0], CODE, PAYS[face])  # RY-H1.3


def show_move(s: State, code: int, text: str) -> Move:
    if code == DECLINE:
        return Move(code, text)
    kind, face = which_of(NICE, code), casino_in(NICE, code)
    return Move(code, text, casino=face + 1, die=KINDS[kind], pays=PAYS[face] * DOLLARS)


def show(s: State, printed: BoardView) -> BoardView:
    fields = enumerate(s.nice, 1)
    dice = (LyingDie(int(owner), KINDS[kind], field) for field, (owner, kind) in fields if owner != NONE)
    return replace(printed, dice=tuple(dice))


def set_up(s: State, nice: tuple[str | None, ...]) -> None:
    """Read the owner and kind of the die on each of the fields 1 to 6, like `2 biggy`."""
    check_length("nice", nice or [None] * 6, 6)
    for field, die in enumerate(nice):
        s.nice[field] = read_die(s, die)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    for field in range(6):
        mark_seat(s, s.nice[field, 0], seat, out[field * SEATS :])


NICE_DICE = Board(
    face=FACE,
    name=NAME,
    pays=PAYS,
    fields=(("nice", "i8", (6, 2)),),  # owner and kind of the die on each field
    clear=clear,
    activate=activate,
    legal=legal,
    play=play,
    score=score,
    would_pay=would_pay,
    moves={pack_casino(NICE, k, n - 1): f"nice {kind} {n}" for k, kind in enumerate(KINDS) for n in CASINO_NUMBERS},
    questions=(PUTTING,),
    show_move=show_move,
    observed=Feature("nice_dice", (6, SEATS), "for each field 1 at the owner of its die"),
    observe=observe,
    show=show,
    setup=(SetupField("nice", tuple[str | None, ...], (), set_up),),
)
