"""Results of a two-player round of Las Vegas, by number, and what each is worth.

A result says how much more money seat 0 wins than seat 1, in units of $10,000, and how many more bills.
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

GUESSES = 32  # how often hidden money is guessed
MAX_MONEY_LEAD = 6 * VALUES[-1]
MAX_BILL_LEAD = 6
BILL_LEADS = 2 * MAX_BILL_LEAD + 1
EVEN_RESULT = MAX_MONEY_LEAD * BILL_LEADS + MAX_BILL_LEAD  # the number of the result in which both win the same
MONEY = np.repeat(np.arange(-MAX_MONEY_LEAD, MAX_MONEY_LEAD + 1.0), BILL_LEADS)  # seat 0's lead in each result


@kernel
def result_of_bill(bill: int) -> int:
    """Return what a bill, or none, adds to the result."""
    return bill * BILL_LEADS + int(bill > 0)


@standalone
def chances_to_win(view: State, rng: Rng) -> Array:
    """Return how likely seat 0 is to win the game after each result, less a half; hidden money is guessed."""
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
        for money in range(-MAX_MONEY_LEAD, MAX_MONEY_LEAD + 1):
            at = EVEN_RESULT + money * BILL_LEADS
            fewest = outlook_with(trial, money, -MAX_BILL_LEAD)
            alike = fewest == outlook_with(trial, money, MAX_BILL_LEAD)
            for bills in range(-MAX_BILL_LEAD, MAX_BILL_LEAD + 1):
                chance = fewest if alike else outlook_with(trial, money, bills)
                payoff[at + bills] += (chance - 0.5) / GUESSES
    return payoff


@kernel
def outlook_with(s: State, money: int, bills: int) -> float:
    """Return how likely seat 0 would be to win with that much more money and that many more bills."""
    s.hand[0, 1] += money
    s.hand[0, 0] += bills - money  # bills of no value make up the number
    chance = outlook(s, 0)
    s.hand[0, 1] -= money
    s.hand[0, 0] -= bills - money
    return chance
