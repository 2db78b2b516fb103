"""Look up the value of a position in a solved round."""

from __future__ import annotations

from zocker.exact.bunches import with_dice
from zocker.exact.duel import Duel, node_index
from zocker.rules.frames import seat_of
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import NEUTRAL, OWN, WHITE
from zocker.rules.state import Array, State


@kernel
def bunch_since(start: State, s: State, owner: int) -> int:
    """Return the bunch that an owner has brought to the casinos since a position."""
    bunch = 0
    for casino in range(6):
        bunch = with_dice(bunch, casino, s.dice[casino, owner] - start.dice[casino, owner])
    return bunch


@kernel
def read_roll(duel: Duel, start: State, s: State, payoff: int) -> float:
    """Return the value of a state to the seat that is about to roll in it."""
    seat = seat_of(s)
    mine, theirs = bunch_since(start, s, seat), bunch_since(start, s, 1 - seat)
    whites = bunch_since(start, s, WHITE)
    return -duel.values[node_index(duel, 1 - seat, s.dice_left[1 - seat, NEUTRAL], whites, theirs, mine) + payoff]


@kernel
def read_placements(duel: Duel, start: State, s: State, legal: Array, payoff: int, worths: Array) -> None:
    """Write the value of each legal placement to the seat that has rolled."""
    seat = seat_of(s)
    mine, theirs = bunch_since(start, s, seat), bunch_since(start, s, 1 - seat)
    whites = bunch_since(start, s, WHITE)
    for n in range(len(legal)):
        face = legal[n]
        own, white = s.rolled[OWN, face], s.rolled[NEUTRAL, face]
        left = s.dice_left[seat, NEUTRAL] - white
        at = node_index(duel, seat, left, with_dice(whites, face, white), with_dice(mine, face, own), theirs)
        worths[n] = duel.values[at + payoff]
