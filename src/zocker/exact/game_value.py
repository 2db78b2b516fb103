"""The value of a two-player game of Las Vegas (2012) without neutral dice between its rounds, without mistakes.

The table has the first player's chance to win the game at the start of a round, a shared win counting half, by their
lead in money (in units of $10,000) and in bills. It is a mean over sampled deals, each solved exactly. `python -m
tools.solve_game` makes it, and the file names its origin.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import numpy as np

from zocker.errors import Mistake
from zocker.rules.kernel import kernel
from zocker.rules.state import Array

FILE = "game_value.npz"


def read_values() -> tuple[Array, Array, dict[str, Any]]:
    """Return the values and their standard errors, by round, money and bills, and how they were made."""
    with resources.as_file(resources.files(__package__).joinpath(FILE)) as file, np.load(file) as read:
        return read["values"], read["errors"], json.loads(str(read["what"]))


VALUES = read_values()[0]
MAX_MONEY, MAX_BILLS = VALUES.shape[1] // 2, VALUES.shape[2] // 2  # leads beyond these count as these


def starters_chance(round_no: int, money: int, bills: int) -> float:
    """Return the win chance of a round's first player, given their lead before it.

    Money is in units of $10,000: 5 is a lead of $50,000, and -5 a deficit of $50,000.
    """
    if round_no not in range(1, len(VALUES) + 1):
        raise Mistake("error-round", round=str(round_no), rounds=len(VALUES))
    return float(look_up(round_no, money, bills))


@kernel
def look_up(round_no: int, money: int, bills: int) -> float:
    """Read the start player's chance from the table; leads beyond it count as its last."""
    money = min(max(money, -MAX_MONEY), MAX_MONEY)
    bills = min(max(bills, -MAX_BILLS), MAX_BILLS)
    return VALUES[round_no - 1, MAX_MONEY + money, MAX_BILLS + bills]
