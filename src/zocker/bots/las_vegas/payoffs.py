"""Results of a two-player round of Las Vegas, by number, and what each is worth.

A result says how much more seat 0 wins than seat 1, in units of $10,000, and how many bills more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.las_vegas.guess import guess
from zocker.bots.las_vegas.outlook import outlook
from zocker.rules.dice import Rng
from zocker.rules.frames import pop, seat_of
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import STATE, VALUES
from zocker.rules.las_vegas.turn import end_round
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

GUESSES = 32  # at what is hidden
MONEY_APART = 6 * VALUES[-1]
BILLS_APART = 6
BY_MONEY = 2 * BILLS_APART + 1
LEVEL = MONEY_APART * BY_MONEY + BILLS_APART  # the result in which nobody wins more
MONEY = np.repeat(np.arange(-MONEY_APART, MONEY_APART + 1.0), BY_MONEY)  # the money of each result


@kernel
def part(bill: int) -> int:
    """Return what a bill, or none, adds to the result."""
    return bill * BY_MONEY + int(bill > 0)


@standalone
def chances_to_win(view: State, rng: Rng) -> Array:
    """Return how likely seat 0 is to win the game after each result, less a half; what is hidden is guessed."""
    payoff = np.zeros(len(MONEY))
    states = np.zeros(1, STATE)
    trial = states[0]
    for _ in range(GUESSES):
        states[0] = view
        guess(trial, seat_of(view), rng)
        pop(trial)
        trial.bills[:] = 0
        trial.dice[:] = 0
        end_round(trial)
        for money in range(-MONEY_APART, MONEY_APART + 1):
            at = LEVEL + money * BY_MONEY
            fewest = outlook_with(trial, money, -BILLS_APART)
            alike = fewest == outlook_with(trial, money, BILLS_APART)
            for bills in range(-BILLS_APART, BILLS_APART + 1):
                chance = fewest if alike else outlook_with(trial, money, bills)
                payoff[at + bills] += (chance - 0.5) / GUESSES
    return payoff


@kernel
def outlook_with(s: State, money: int, bills: int) -> float:
    """Return how likely seat 0 would be to win with so much money and so many bills more."""
    s.hand[0, 1] += money
    s.hand[0, 0] += bills - money  # bills of no value make up the number
    chance = outlook(s, 0)
    s.hand[0, 1] -= money
    s.hand[0, 0] -= bills - money
    return chance
