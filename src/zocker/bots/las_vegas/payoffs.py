"""The value of each result of a two-player round of Las Vegas to a bot that plays to win the game."""

from __future__ import annotations

import numpy as np

from zocker.bots.las_vegas.guess import guess
from zocker.bots.las_vegas.outlook import outlook
from zocker.exact.results import BILL_LEADS, EVEN_RESULT, MAX_BILL_LEAD, MAX_MONEY_LEAD, RESULTS
from zocker.rules.dice import Rng
from zocker.rules.frames import pop, seat_of
from zocker.rules.kernel import entry, kernel, standalone
from zocker.rules.las_vegas.material import STATE
from zocker.rules.las_vegas.turn import end_round
from zocker.rules.state import Array, State

GUESSES = 32  # how often hidden money is guessed


@standalone
def chances_to_win(view: State, rng: Rng) -> Array:
    """Return how likely seat 0 is to win the game after each result, less a half; hidden money is guessed."""
    payoff = np.zeros(RESULTS)
    states = np.zeros(1, STATE)
    for _ in range(GUESSES):
        states[0] = view
        guess(states[0], seat_of(view), rng)
        add_chances(states[0], payoff)
    return payoff / GUESSES


@entry
def chances_to_win_from(states: Array, payoff: Array) -> None:
    """Write how likely seat 0 is to win the game after each result of the round in `states[0]`, less a half."""
    payoff[:] = 0
    add_chances(states[0], payoff)


@kernel
def add_chances(s: State, payoff: Array) -> None:
    """Add how likely seat 0 is to win after each result, less a half; end the round with nothing won."""
    pop(s)
    s.bills[:] = 0
    s.dice[:] = 0
    end_round(s)
    for money in range(-MAX_MONEY_LEAD, MAX_MONEY_LEAD + 1):
        for bills in range(-MAX_BILL_LEAD, MAX_BILL_LEAD + 1):
            payoff[EVEN_RESULT + money * BILL_LEADS + bills] += outlook_with(s, money, bills) - 0.5


@kernel
def outlook_with(s: State, money: int, bills: int) -> float:
    """Return how likely seat 0 would be to win with that much more money and that many more bills."""
    s.hand[0, 1] += money
    s.hand[0, 0] += bills - money  # bills of no value make up the number
    chance = outlook(s, 0)
    s.hand[0, 1] -= money
    s.hand[0, 0] -= bills - money
    return chance
