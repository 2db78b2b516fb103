"""What each result of a two-player round of Las Vegas is worth to a bot that plays to win the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.las_vegas.guess import guess
from zocker.bots.las_vegas.outlook import outlook
from zocker.exact.results import BILL_LEADS, EVEN_RESULT, MOST_BILL_LEAD, MOST_MONEY_LEAD, RESULTS
from zocker.rules.dice import Rng
from zocker.rules.frames import pop, seat_of
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import STATE
from zocker.rules.las_vegas.turn import end_round
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

GUESSES = 32  # how often hidden money is guessed


@standalone
def chances_to_win(view: State, rng: Rng) -> Array:
    """Return how likely seat 0 is to win the game after each result, less a half; hidden money is guessed."""
    payoff = np.zeros(RESULTS)
    states = np.zeros(1, STATE)
    trial = states[0]
    for _ in range(GUESSES):
        states[0] = view
        guess(trial, seat_of(view), rng)
        pop(trial)
        trial.bills[:] = 0
        trial.dice[:] = 0
        end_round(trial)
        for money in range(-MOST_MONEY_LEAD, MOST_MONEY_LEAD + 1):
            at = EVEN_RESULT + money * BILL_LEADS
            fewest = outlook_with(trial, money, -MOST_BILL_LEAD)
            alike = fewest == outlook_with(trial, money, MOST_BILL_LEAD)
            for bills in range(-MOST_BILL_LEAD, MOST_BILL_LEAD + 1):
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
