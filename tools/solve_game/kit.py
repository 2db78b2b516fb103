"""What solving needs of the rules, in one file: a machine with a GPU may not have what the rules are made of."""

from __future__ import annotations

import platform
from pathlib import Path

import numba
import numpy as np
from tools.solve_game.curves import BILLS, MONEY, Rules

import zocker
from zocker.exact.bunches import COUNTS, FIRST_BUNCH, WITH_DIE
from zocker.exact.results import BILL_LEAD, EVEN_RESULT, MONEY_LEAD, casino_leads
from zocker.exact.roll_tree import MOST, roll_tree
from zocker.rules import dice
from zocker.rules.frames import waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import DICE, MAX_BILLS, ROLL, ROUNDS
from zocker.rules.state import Array, State


def rules() -> Rules:
    """Return what must be known of the rules."""
    final = np.array([[share(int(money), int(bills)) for bills in BILLS] for money in MONEY])
    return Rules(ROUNDS, MONEY_LEAD, BILL_LEAD, final)


def share(money: int, bills: int) -> float:
    """Return seat 0's share of the win when it leads by that much money and that many bills."""
    state = LAS_VEGAS.new(2, LAS_VEGAS.Options())
    state.hand[0, :2] = bills - money, money  # bills of no value make up the number
    mine, theirs = LAS_VEGAS.rank_key(state, 0), LAS_VEGAS.rank_key(state, 1)
    return float(mine > theirs) + 0.5 * float(mine == theirs)


def deal(seed: int, number: int) -> State:
    """Return a game whose casinos are stocked from the full stack; seat 0 is about to roll."""
    state = LAS_VEGAS.new(2, LAS_VEGAS.Options(neutral=False, starter=1))
    rng, outcome = dice.seeded_rng(seed, number), np.zeros(LAS_VEGAS.outcome_length, np.int64)
    while waits_for(state) != ROLL:
        LAS_VEGAS.draw(state, rng, outcome)
        LAS_VEGAS.chance(state, outcome)
    return state


def versions() -> str:
    ours = f"Zocker {zocker.__version__}, rules {LAS_VEGAS.version}"
    return f"{ours}, Python {platform.python_version()}, NumPy {np.__version__}, Numba {numba.__version__}"


def leads_of(states: Array) -> Array:
    """Return each casino's part of the result in some deals, by how many dice the seats bring there.

    Casinos with the same bills are alike, so they are looked at only once, six at a time.
    """
    bills, which = np.unique(states["bills"].reshape(-1, MAX_BILLS), axis=0, return_inverse=True)
    state, found = states[0].copy(), list[Array]()
    for at in range(0, len(bills), 6):
        some = bills[at : at + 6]
        state.bills[: len(some)] = some
        found += list(casino_leads(state)[: len(some), :, :, 0])
    return np.stack(found)[which.ravel()].reshape(len(states), 6, DICE + 1, DICE + 1)


def write_kit(file: Path, seed: int, count: int) -> None:
    """Write what the rules say about the first deals of a seed."""
    states = np.zeros(count, LAS_VEGAS.layout)
    for number in range(count):
        states[number] = deal(seed, number)
    leads = leads_of(states)
    known = rules()._asdict() | {"even": EVEN_RESULT, "counts": COUNTS, "first": FIRST_BUNCH, "with_die": WITH_DIE}
    for n in range(1, DICE + 1):
        tree = roll_tree(n, 0)
        groups = np.stack([tree.group // MOST // MOST, tree.group // MOST % MOST])
        known |= {f"depth{n}": tree.depth, f"group{n}": groups, f"chance{n}": tree.chance}
    np.savez_compressed(file, leads=leads.astype(np.int16), seed=seed, versions=versions(), **known)
