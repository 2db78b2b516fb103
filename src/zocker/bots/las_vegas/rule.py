"""Las Vegas (2012): a yardstick of hand-written preferences, as a good player at the table might name them.

Take a clear majority for the best bill that costs few dice; be second where there is a second bill; tie only to cancel
out a rival who would win more than you give up; never spend dice where you win nothing; and keep dice, because the
last player to place decides.
"""

from __future__ import annotations

from zocker.rules.dice import Rng, uniform
from zocker.rules.frames import seat_of
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import NEUTRAL, OWN, WHITE
from zocker.rules.las_vegas.scoring import prize
from zocker.rules.las_vegas.turn import put
from zocker.rules.majority import is_tied
from zocker.rules.state import Array, State

# In units of $10,000, tried out in simulations
DIE = 4.0  # an own die kept
NEUTRAL_DIE = 2.0  # a neutral die kept
SAFE = 0.25  # each die more than the next owner has, as a share of the prize
DENIED = 0.5  # weight of a rival's loss
TIED = 2.0  # cost of being tied
SPENT = 1.0  # cost of placing dice that win nothing


@standalone
def choose(view: State, legal: Array, rng: Rng) -> int:
    best = legal[0]
    most = -1000.0
    for face in legal:
        worth = preference(view, face) + 1e-6 * uniform(rng)
        if worth > most:
            most = worth
            best = face
    return best


@kernel
def preference(view: State, face: int) -> float:
    """Return how well a placement meets the preferences."""
    seat = seat_of(view)
    own = view.rolled[OWN, face]
    neutral = view.rolled[NEUTRAL, face]
    mine = prize(view, face, seat)
    theirs = best_rival(view, face, seat)
    put(view, face, seat, own)
    put(view, face, WHITE, neutral)
    won = prize(view, face, seat)
    worth = won - mine + DENIED * (theirs - best_rival(view, face, seat)) - DIE * own - NEUTRAL_DIE * neutral
    if won > 0:
        worth += won * SAFE * min(margin(view, face, seat), 2)
    elif own > 0:
        worth -= TIED if is_tied(view.dice[face], seat) else SPENT
    put(view, face, seat, -own)
    put(view, face, WHITE, -neutral)
    return worth


@kernel
def best_rival(view: State, casino: int, seat: int) -> int:
    """Return the best bill that a rival would win at a casino now."""
    most = 0
    for rival in range(view.players):
        if rival != seat:
            most = max(most, prize(view, casino, rival))
    return most


@kernel
def margin(view: State, casino: int, seat: int) -> int:
    """Return by how many dice a seat is ahead of the next owner behind it."""
    mine = view.dice[casino, seat]
    behind = 0
    for owner in range(len(view.dice[casino])):
        n = view.dice[casino, owner]
        if owner != seat and n < mine:
            behind = max(behind, n)
    return mine - behind
