"""Fill in hidden parts of a state with likely values. This can't peek, because they are masked already."""

from __future__ import annotations

import numpy as np

from zocker.rules.dice import Rng, below
from zocker.rules.hidden_money import knows_money
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import BILLS, MAX_BILLS
from zocker.rules.state import State

# How likely a rival holds a bill that has left the table and isn't one's own, in percent by its value: without and with
# neutral dice, for 2 to 5 players. Measured in games between regulars.
HELD = np.array(
    [
        [
            [0, 8, 13, 23, 34, 44, 49, 54, 54, 53],
            [0, 18, 30, 47, 63, 81, 87, 90, 92, 91],
            [0, 27, 42, 59, 72, 88, 92, 94, 95, 95],
            [0, 32, 45, 60, 74, 91, 93, 96, 95, 95],
        ],
        [
            [0, 9, 14, 17, 22, 30, 31, 34, 37, 37],
            [0, 14, 20, 26, 36, 51, 61, 67, 70, 74],
            [0, 18, 25, 38, 50, 73, 79, 83, 84, 84],
            [0, 18, 25, 38, 50, 73, 79, 83, 84, 84],
        ],
    ]
)


@kernel
def guess(view: State, seat: int, rng: Rng) -> None:
    """Deal bills that left the table uncounted to the rivals, as often as a rival is likely to hold them (LV-17c)."""
    if knows_money(view):
        return
    for value in range(1, len(BILLS)):
        gone = BILLS[value] - view.stack[value]
        for other in range(view.players):
            gone -= view.hand[other, value]
        for casino in range(6):
            for slot in range(MAX_BILLS):
                gone -= int(view.bills[casino, slot] == value)
        for _ in range(gone):
            if below(rng, 100) < HELD[view.neutral, view.players - 2, value]:
                view.hand[(seat + 1 + below(rng, view.players - 1)) % view.players, value] += 1
