"""H2 My Choice: roll the extra dice and use the action of one of them."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.events import emit
from zocker.rules.features import Feature
from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.messages import Move
from zocker.rules.royale.boards import action
from zocker.rules.royale.boards.board import Asked, Board, Question, SetupField
from zocker.rules.royale.boards.extra_dice import one_of, other_of, pack_dice
from zocker.rules.royale.boards.observed import HOLDER, mark_seat
from zocker.rules.royale.boards.setup_texts import read_die
from zocker.rules.royale.casinos import has_dice
from zocker.rules.royale.codes import CHOOSE, GIVE
from zocker.rules.royale.events import CAME_BACK
from zocker.rules.royale.material import BOARD, KINDS, NONE, board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView, LyingDie

FACE, NAME = "H2", "My Choice"
CODE = board_code(FACE)
ASKS, ROLLS = BOARD + CODE, -BOARD - CODE
PAYS = (1, 2, 3)  # RY-H2.1: for a die of 1, 2 and 3
ANOTHER_BOARD, ACT = 4, 5  # RY-H2.1: for a die of 4 and 5; with a 6 a die goes on the gold field
GOLD_PAYS = 6  # RY-H2.2

CHOOSING = Question("my-choice")
ACTIVATING = Question("activate", is_of_boards=True)
GILDING = Question("gold")

ASKED_FOR, ROLLED = A, B  # in a frame: one of the following or `action.ACTION`; the extra dice
DICE, BOARDS, GOLD = 0, -4, -6


@kernel
def clear(s: State) -> None:
    s.gold[0] = NONE
    s.gold[1] = 0


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    push(s, ROLLS, seat, 0, 0)


@kernel
def chance(s: State, outcome: Array) -> None:
    seat = seat_of(s)
    pop(s)
    push(s, ASKS, seat, DICE, pack_dice(outcome[0], outcome[1]))


@kernel
def legal(s: State, moves: Array) -> int:
    asked = s.frames[s.depth - 1, ASKED_FOR]
    if asked == action.ACTION:
        return action.legal(s, moves)
    n = 0
    if asked == DICE:
        one = one_of(s.frames[s.depth - 1, ROLLED])
        other = other_of(s.frames[s.depth - 1, ROLLED])
        moves[0] = CHOOSE + one - 1
        moves[1] = CHOOSE + other - 1
        return 1 + int(one != other)  # RY-H2.1a
    if asked == BOARDS:
        for casino in range(6):
            if has_other_board(s, casino):
                moves[n] = CHOOSE + casino
                n += 1
        return n
    for kind in range(2):
        if s.dice_left[seat_of(s), kind] > 0:
            moves[n] = GIVE + kind
            n += 1
    return n


@kernel
def play(s: State, code: int) -> int:
    """Carry out the action of the chosen die (RY-H2.1); return the casino whose board it activates, or `NONE`."""
    asked = s.frames[s.depth - 1, ASKED_FOR]
    seat = seat_of(s)
    if asked == action.ACTION:
        action.play(s, code)
        return NONE
    pop(s)
    if asked == BOARDS:
        return code - CHOOSE
    if asked == GOLD:
        put_on_gold(s, seat, code - GIVE)
        return NONE
    number = code - CHOOSE + 1
    if number <= len(PAYS):
        reward(s, seat, CODE, PAYS[number - 1])
    elif number == ANOTHER_BOARD:
        if count_other_boards(s) > 0:
            push(s, ASKS, seat, BOARDS, 0)
    elif number == ACT:
        action.ask(s, seat, ASKS)
    elif has_dice(s, seat):
        give_back(s)
        push(s, ASKS, seat, GOLD, 0)
    return NONE


@kernel
def has_other_board(s: State, casino: int) -> bool:
    """Tell whether a casino has a board other than this one."""
    return s.face[casino] != NONE and s.face[casino] != CODE


@kernel
def count_other_boards(s: State) -> int:
    n = 0
    for casino in range(6):
        n += int(has_other_board(s, casino))
    return n


@kernel
def give_back(s: State) -> None:
    """Return a die on the gold field to its owner, who may choose it again right away (RY-H2.1a)."""
    if s.gold[0] != NONE:
        s.dice_left[s.gold[0], s.gold[1]] += 1
        emit(CAME_BACK, s.gold[0], s.gold[1], 0)
        clear(s)


@kernel
def put_on_gold(s: State, seat: int, kind: int) -> None:
    s.dice_left[seat, kind] -= 1
    s.gold[0] = seat
    s.gold[1] = kind


@kernel
def would_pay(s: State, seat: int) -> int:
    return GOLD_PAYS if s.gold[0] == seat else 0  # RY-H2.2


@kernel
def score(s: State, casino: int) -> None:
    if s.gold[0] != NONE:
        reward(s, s.gold[0], CODE, would_pay(s, s.gold[0]))


def ask(s: State) -> Asked:
    asked, dice = s.frames[s.depth - 1, ASKED_FOR], int(s.frames[s.depth - 1, ROLLED])
    if asked == DICE:
        return Asked(CHOOSING, dice=(one_of(dice), other_of(dice)))
    if asked == BOARDS:
        return Asked(ACTIVATING)
    return Asked(GILDING if asked == GOLD else action.ACTING)


def show_move(s: State, code: int, text: str) -> Move:
    asked, number = s.frames[s.depth - 1, ASKED_FOR], code - CHOOSE + 1
    if asked == action.ACTION:
        return action.show_move(code, text)
    if asked == GOLD:
        return Move(code, text, die=KINDS[code - GIVE])
    if asked == BOARDS:
        return Move(code, text, casino=number)
    return Move(code, text, number=number, extra=1)


def show(s: State, printed: BoardView) -> BoardView:
    owner, kind = map(int, s.gold)
    return replace(printed, dice=() if owner == NONE else (LyingDie(owner, KINDS[kind]),))


def set_up(s: State, gold: str | None) -> None:
    s.gold = read_die(s, gold)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    mark_seat(s, s.gold[0], seat, out)


MY_CHOICE = Board(
    face=FACE,
    name=NAME,
    pays=(*PAYS, 0, 0, GOLD_PAYS),
    fields=(("gold", "i8", (2,)),),  # owner and kind of the die on the gold field
    clear=clear,
    activate=activate,
    legal=legal,
    play=play,
    chance=chance,
    score=score,
    would_pay=would_pay,
    questions=(CHOOSING, ACTIVATING, action.ACTING, GILDING),
    ask=ask,
    show_move=show_move,
    observed=Feature("my_choice", HOLDER, "1 at the owner of the die on the gold field"),
    observe=observe,
    show=show,
    setup=(SetupField("gold", str | None, None, set_up),),
)
