"""Las Vegas (2012): a yardstick that looks at first prizes only.

For every casino it estimates how likely its dice are to outnumber each rival's in the end, if every player adds as many
dice as a player with that many left usually does. It adds up the first prizes, weighted by these chances, and ignores
second prizes and neutral dice.
"""

from __future__ import annotations

import numpy as np

from zocker.rules.dice import Rng, rolls, uniform
from zocker.rules.frames import seat_of
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import DICE, OWN
from zocker.rules.state import Array, State


def _brings() -> Array:
    """Return how likely a player with n dice ends up bringing k of them to one casino, choosing faces at random."""
    table = np.zeros((DICE + 1, DICE + 1))
    table[0, 0] = 1
    for n in range(1, DICE + 1):
        for counts, chance in rolls(n):
            faces = [face for face in range(6) if counts[face]]
            for face in faces:
                placed = counts[face]
                rest = table[n - placed, : DICE + 1 - placed] * float(chance) / len(faces)
                if face == 0:
                    table[n, placed:] += rest
                else:
                    table[n, : DICE + 1 - placed] += rest
    return table


BRINGS = _brings()
FEWER = np.cumsum(BRINGS, axis=1) - BRINGS  # how likely a player with n dice brings fewer than k


def _ahead() -> Array:
    """Return the chance to end up with more dice than the only rival, by the dice both have left and the lead now."""
    table = np.zeros((DICE + 1, DICE + 1, 2 * DICE + 1))
    for left, theirs, lead in np.ndindex(table.shape):
        for k in range(left + 1):
            table[left, theirs, lead] += BRINGS[left, k] * BRINGS[theirs, : max(lead - DICE + k, 0)].sum()
    return table


AHEAD = _ahead()


@standalone
def choose(view: State, legal: Array, rng: Rng) -> int:
    seat = seat_of(view)
    best = legal[0]
    most = -1.0
    for face in legal:
        own = view.rolled[OWN, face]
        left = view.dice_left[seat, OWN] - own
        worth = 1e-6 * uniform(rng)
        for casino in range(6):
            mine = view.dice[casino, seat] + (own if casino == face else 0)
            worth += view.bills[casino, 0] * leads(view, casino, seat, mine, left)
        if worth > most:
            most = worth
            best = face
    return best


@standalone
def leads(view: State, casino: int, seat: int, mine: int, left: int) -> float:
    """Return how likely a seat with `mine` dice there, and `left` to place, ends up with more than every rival."""
    if view.players == 2:
        return AHEAD[left, view.dice_left[1 - seat, OWN], mine - view.dice[casino, 1 - seat] + DICE]
    total = 0.0
    for k in range(left + 1):
        chance = BRINGS[left, k]
        for rival in range(view.players):
            if rival != seat:
                chance *= fewer(view.dice_left[rival, OWN], mine + k - view.dice[casino, rival])
        total += chance
    return total


@kernel
def fewer(left: int, k: int) -> float:
    """Return how likely a player with `left` dice brings fewer than k."""
    if k <= 0:
        return 0.0
    return FEWER[left, k] if k <= DICE else 1.0
