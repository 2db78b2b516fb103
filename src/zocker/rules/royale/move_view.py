"""Moves as typed data, with their details."""

from __future__ import annotations

from msgspec.structs import replace

from zocker.rules.frames import waits_for
from zocker.rules.messages import Move
from zocker.rules.royale.boards.all import BOARDS, asking
from zocker.rules.royale.codes import PLACE_CODE
from zocker.rules.royale.material import BIGGY, PLACE, SMALL
from zocker.rules.royale.moves import MOVES
from zocker.rules.state import State

PLACING = "place"  # the kind of the decision that every turn has


def move_view(s: State, code: int) -> Move:
    """Return a legal move with everything that it refers to."""
    if waits_for(s) == PLACE:
        return _placement(s, code)
    board = asking(s)
    move = board.show_move(s, code, MOVES[code])
    if move.casino is not None and board.asked(s).question.is_of_boards:
        return replace(move, board=BOARDS[s.face[move.casino - 1]].name)
    return move


def _placement(s: State, code: int) -> Move:
    if code >= PLACE_CODE + 6:
        return Move(code, MOVES[code])
    casino = code - PLACE_CODE
    small, biggy = int(s.rolled[SMALL, casino]), int(s.rolled[BIGGY, casino])
    return Move(code, MOVES[code], casino=casino + 1, small=small, biggy=biggy)
