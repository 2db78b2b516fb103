"""What a round is worth to its start player, by what he leads, from the next round's worth.

The value of a position between two rounds depends on the round, on how much more money the start player has than the
other, and on how many more bills. It is computed on a grid of leads: for all deals with as many bills, and for few
deals with other numbers of bills, which matter only if the money is equal in the end. Between the grid's leads it is
smooth. Nothing here knows the rules, `Rules` says what must be known: a machine with a GPU may have nothing but NumPy
and torch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from zocker.rules.state import Array

Solve = Callable[[range, Array], Array]  # what deals are worth to the start player, for each payoff

MAX_MONEY = 60  # leads beyond these count as these
MAX_BILLS = 8
MONEY = np.arange(-MAX_MONEY, MAX_MONEY + 1)
BILLS = np.arange(-MAX_BILLS, MAX_BILLS + 1)


class Rules(NamedTuple):
    """What must be known of the rules."""

    rounds: int
    money_lead: Array  # of seat 0 in each result of a round
    bill_lead: Array
    final: Array  # what leads are worth when the game is over, by money and bills as in `MONEY` and `BILLS`


class Grid(NamedTuple):
    """The leads for which a round is solved."""

    money: Array  # with as many bills, for all deals
    few_money: Array  # with other numbers of bills, for few deals
    few_bills: Array


def grid(round_no: int, rounds: int) -> Grid:
    """Return the leads for which a round is solved; with more money nothing is open any more."""
    if round_no == 1:
        return Grid(np.array([0]), np.array([0]), np.array([], np.int64))
    if round_no == rounds:
        return Grid(np.arange(-26, 27), np.arange(-18, 19, 2), np.array([-7, -4, -2, -1, 1, 2, 4, 7]))
    most = 36 if round_no == rounds - 1 else 45
    return Grid(np.arange(-most, most + 1, 3), np.arange(-30, 31, 6), np.array([-8, -4, -2, -1, 1, 2, 4, 8]))


def payoff(rules: Rules, after: Array, money: Array, bills: Array) -> Array:
    """Return what each result of a round is worth to its start player, for each lead, given the next round's values.

    The other player starts the next round (LV-19).
    """
    money_after = np.clip(rules.money_lead[:, None] + money, -MAX_MONEY, MAX_MONEY)
    bills_after = np.clip(rules.bill_lead[:, None] + bills, -MAX_BILLS, MAX_BILLS)
    return 1 - after[MAX_MONEY - money_after, MAX_BILLS - bills_after]


def solve_game(rules: Rules, solve: Solve, first: int, deals: int, few: int) -> Array:
    """Return the values of all rounds to their start players, by round, money and bills, estimated from some deals.

    Every round has deals of its own, numbered from `first` on.
    """
    tables = [rules.final]
    for round_no in range(rules.rounds, 0, -1):
        points = grid(round_no, rules.rounds)
        start = first + (round_no - 1) * deals
        same = payoff(rules, tables[0], points.money, np.zeros_like(points.money))
        curve = solve(range(start, start + deals), same).mean(axis=0)
        money, bills = (axis.ravel() for axis in np.meshgrid(points.few_money, points.few_bills, indexing="ij"))
        ties = np.zeros((len(points.few_money), len(points.few_bills)))
        if len(bills):
            other = payoff(rules, tables[0], np.append(money, points.few_money), np.append(bills, 0 * points.few_money))
            found = solve(range(start, start + few), other).mean(axis=0)
            ties = found[: len(bills)].reshape(ties.shape) - found[len(bills) :, None]
        tables.insert(0, fill(points, curve, ties))
    return np.stack(tables[:-1])


def fill(points: Grid, curve: Array, ties: Array) -> Array:
    """Return the values of all leads from those on the grid."""
    if len(points.money) == 1:
        return np.full((len(MONEY), len(BILLS)), curve[0])
    smooth = spline(points.money, curve, MONEY)
    smooth = np.where(points.money[-1] < MONEY, 1, np.where(points.money[0] > MONEY, 0, smooth))
    zero = np.searchsorted(points.few_bills, 0)
    bills = np.insert(points.few_bills, zero, 0)
    by_bills = np.insert(ties, zero, 0, axis=1)
    by_money = np.stack([np.interp(BILLS, bills, row) for row in by_bills])
    inside = (points.few_money[0] <= MONEY) & (points.few_money[-1] >= MONEY)
    extra = np.stack([spline(points.few_money, column, MONEY) * inside for column in by_money.T], axis=1)
    return np.clip(smooth[:, None] + extra, 0, 1)


def spline(x: Array, y: Array, at: Array) -> Array:
    """Return a natural cubic spline through evenly spaced points."""
    n, step = len(x), float(x[1] - x[0])
    system = np.eye(n)
    right = np.zeros(n)
    for i in range(1, n - 1):
        system[i, i - 1 : i + 2] = 1, 4, 1
        right[i] = 6 * (y[i - 1] - 2 * y[i] + y[i + 1]) / step**2
    bend = np.linalg.solve(system, right)
    left = np.clip(np.searchsorted(x, at, side="right") - 1, 0, n - 2)
    b = (np.clip(at, x[0], x[-1]) - x[left]) / step
    a = 1 - b
    arch = ((a**3 - a) * bend[left] + (b**3 - b) * bend[left + 1]) * step**2 / 6
    return np.asarray(a * y[left] + b * y[left + 1] + arch)
