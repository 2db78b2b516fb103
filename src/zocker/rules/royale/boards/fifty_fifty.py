"""B2 Fifty Fifty: higher or lower?"""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.frames import A, B, pop, push, seat_of, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.messages import DOLLARS, Move
from zocker.rules.royale.boards.board import Asked, Board, Question
from zocker.rules.royale.boards.extra_dice import PACKED, one_of, other_of, pack_dice
from zocker.rules.royale.material import BOARD, board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

FACE, NAME = "B2", "Fifty Fifty"
CODE = board_code(FACE)
ASKS, ROLLS = BOARD + CODE, -BOARD - CODE
TRACK = (0, 0, 1, 3, 4, 6)  # RY-B2.1: start, $0, 1 chip, $30k, $40k, $60k
STOP, HIGHER, LOWER = 46, 47, 48

GOING_ON = Question("fifty-fifty")

MARKER, DICE_AND_BET = A, B  # in a frame: the field of the marker; the dice on the table, and what is bet on the next
UP, DOWN = 1, 2  # a bet; 0 is none, at the first roll


@kernel
def pack_bet(dice: int, bet: int) -> int:
    return PACKED * bet + dice


@kernel
def bet_of(dice_and_bet: int) -> int:
    return dice_and_bet // PACKED


@kernel
def dice_of(dice_and_bet: int) -> int:
    return dice_and_bet % PACKED


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Roll for the first time, the marker at its start (RY-B2.1)."""
    push(s, ROLLS, seat, 0, 0)


@kernel
def chance(s: State, outcome: Array) -> None:
    """Advance the marker if the bet was right (RY-B2.2); the end of the track pays at once (RY-B2.3)."""
    seat = seat_of(s)
    marker = s.frames[s.depth - 1, MARKER] + 1
    bet = bet_of(s.frames[s.depth - 1, DICE_AND_BET])
    before = total_of(s)
    total = outcome[0] + outcome[1]
    pop(s)
    if (bet == UP and total <= before) or (bet == DOWN and total >= before):
        return
    if marker == len(TRACK) - 1:
        reward(s, seat, CODE, TRACK[marker])
    else:
        push(s, ASKS, seat, marker, pack_dice(outcome[0], outcome[1]))


@kernel
def total_of(s: State) -> int:
    """Return the total of the dice on the table."""
    dice = dice_of(s.frames[s.depth - 1, DICE_AND_BET])
    return one_of(dice) + other_of(dice)


@kernel
def legal(s: State, moves: Array) -> int:
    moves[0] = STOP
    moves[1] = HIGHER
    moves[2] = LOWER
    return 3


@kernel
def play(s: State, code: int) -> None:
    seat = seat_of(s)
    marker = s.frames[s.depth - 1, MARKER]
    dice = dice_of(s.frames[s.depth - 1, DICE_AND_BET])
    pop(s)
    if code == STOP:
        reward(s, seat, CODE, TRACK[marker])
    else:
        push(s, ROLLS, seat, marker, pack_bet(dice, UP if code == HIGHER else DOWN))


def ask(s: State) -> Asked:
    marker, dice = int(s.frames[s.depth - 1, MARKER]), dice_of(int(s.frames[s.depth - 1, DICE_AND_BET]))
    return Asked(GOING_ON, dice=(one_of(dice), other_of(dice)), amount=TRACK[marker] * DOLLARS)


def show_move(s: State, code: int, text: str) -> Move:
    marker = int(s.frames[s.depth - 1, MARKER])
    return Move(code, text, pays=TRACK[marker if code == STOP else marker + 1] * DOLLARS)


def show(s: State, printed: BoardView) -> BoardView:
    is_climbing = waits_for(s) in (ASKS, ROLLS)
    return replace(printed, step=int(s.frames[s.depth - 1, MARKER]) if is_climbing else 0)


FIFTY_FIFTY = Board(
    face=FACE,
    name=NAME,
    pays=TRACK,
    activate=activate,
    legal=legal,
    play=play,
    chance=chance,
    moves={STOP: "stop", HIGHER: "higher", LOWER: "lower"},
    questions=(GOING_ON,),
    ask=ask,
    show_move=show_move,
    show=show,
)
