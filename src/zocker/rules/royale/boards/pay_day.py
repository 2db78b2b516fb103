"""D1 Pay Day: money for every casino with dice of yours."""

from __future__ import annotations

from zocker.rules.kernel import kernel
from zocker.rules.royale.boards.board import Board
from zocker.rules.royale.material import board_code
from zocker.rules.royale.money import reward
from zocker.rules.state import State

FACE, NAME = "D1", "Pay Day"
CODE = board_code(FACE)
PAYS = 1  # RY-D1.1: for each casino


@kernel
def activate(s: State, seat: int, casino: int) -> None:
    """Pay for each casino with at least one of the seat's dice (RY-D1.1)."""
    casinos = 0
    for other in range(6):
        casinos += int(s.count[other, seat] > 0)
    reward(s, seat, CODE, PAYS * casinos)


PAY_DAY = Board(face=FACE, name=NAME, pays=(PAYS,), activate=activate)
