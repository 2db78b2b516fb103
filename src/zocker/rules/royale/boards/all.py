"""All boards, by their codes."""

from __future__ import annotations

import numpy as np

from zocker.rules.frames import waits_for
from zocker.rules.royale.boards.bad_luck import BAD_LUCK
from zocker.rules.royale.boards.black_box import BLACK_BOX
from zocker.rules.royale.boards.block_it import BLOCK_IT
from zocker.rules.royale.boards.board import Board
from zocker.rules.royale.boards.double_down import DOUBLE_DOWN
from zocker.rules.royale.boards.fifty_fifty import FIFTY_FIFTY
from zocker.rules.royale.boards.handicap import HANDICAP
from zocker.rules.royale.boards.high_five import HIGH_FIVE
from zocker.rules.royale.boards.jackpot import JACKPOT
from zocker.rules.royale.boards.knockout import KNOCKOUT
from zocker.rules.royale.boards.lucky_punch import LUCKY_PUNCH
from zocker.rules.royale.boards.my_choice import MY_CHOICE
from zocker.rules.royale.boards.nice_dice import NICE_DICE
from zocker.rules.royale.boards.no_entry import NO_ENTRY
from zocker.rules.royale.boards.pay_day import PAY_DAY
from zocker.rules.royale.boards.power_play import POWER_PLAY
from zocker.rules.royale.boards.prime_time import PRIME_TIME
from zocker.rules.royale.material import BOARD, NONE, TURN
from zocker.rules.state import State
from zocker.rules.vegas.view import BoardView

BOARDS = (
    LUCKY_PUNCH,
    JACKPOT,
    PRIME_TIME,
    FIFTY_FIFTY,
    HIGH_FIVE,
    BAD_LUCK,
    PAY_DAY,
    POWER_PLAY,
    NO_ENTRY,
    KNOCKOUT,
    BLOCK_IT,
    HANDICAP,
    BLACK_BOX,
    DOUBLE_DOWN,
    NICE_DICE,
    MY_CHOICE,
)
BY_FACE = {board.face: board for board in BOARDS}
SECRET_KINDS = np.array(  # frames in which somebody chooses in secret
    [BOARD + board.code for board in BOARDS if any(question.secret for question in board.questions)]
)


def asking(s: State) -> Board:
    """Return the board that waits for a decision, or for a roll of the extra dice."""
    kind = int(abs(waits_for(s)))
    return POWER_PLAY if kind == TURN else BOARDS[kind - BOARD]


def board_at(s: State, casino: int) -> BoardView | None:
    """Return the board of a casino as people see it, if it has one."""
    face = int(s.face[casino])
    return None if face == NONE else BOARDS[face].view(s)
