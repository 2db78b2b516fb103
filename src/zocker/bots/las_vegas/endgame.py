"""Las Vegas (2012): the end of a round between two players, valued exactly.

What is left of a round depends only on the seat that placed last and on how many dice each seat has brought to each
casino, not on their order. So all such nodes are valued, those with the fewest dice left first: at the end by the
prizes, earlier by every roll that may come, of which one seat takes the face that is best for it, and the other the
face that is worst for the first seat.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from zocker.bots.las_vegas.bunches import (
    CHANCES,
    COUNTS,
    FIRST_BUNCH,
    NEVER,
    PLACES,
    WITH_DIE,
    best_face,
    best_own,
    bunch_of,
    worth_index,
)
from zocker.bots.las_vegas.payoffs import EVEN_RESULT, MONEY, chances_to_win, result_of_bill
from zocker.rules.dice import FACES, Rng
from zocker.rules.frames import NOBODY, seat_of
from zocker.rules.kernel import entry, kernel, standalone
from zocker.rules.las_vegas.material import NEUTRAL, OWN, STATE, WHITE
from zocker.rules.las_vegas.scoring import prize
from zocker.rules.las_vegas.turn import next_with_dice, place, put
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

# Dice left to both players together, at most, without and with neutral dice: a decision takes up to 10 milliseconds.
MAX_DICE = np.array([9, 7])


class End(NamedTuple):
    """The tables that value the end of a round."""

    payoff: Array  # what each result is worth to seat 0
    leads: Array  # each casino's part of the result, by how many dice the seats and White bring there
    begun: Array  # whether a legal placement is among the dice placed, by bunches of own and neutral dice
    # What each node is worth to seat 0, by the seat that placed last, the neutral dice left to seat 0, and the bunches
    # placed by seat 0, by seat 1 and as neutral dice
    node_values: Array
    strides: tuple[int, int, int, int]  # strides of `node_values`; that of neutral bunches is 1
    worth: Array  # what the dice of a face are worth to the seat that rolls (see `worth_index`)


@kernel
def exact_values(view: State, legal: Array, values: Array) -> bool:
    """Write the money that each placement is expected to bring in this round, less the rival's, in units of $10,000.

    Return whether the position could be valued: it needs two players with few dice left.
    """
    if not is_solvable(view):
        return False
    value_placements(view, legal, MONEY, values)
    return True


@kernel
def exact_chances(view: State, legal: Array, rng: Rng, values: Array) -> bool:
    """Write how likely each placement is to win the game, if both play for that (see `exact_values`)."""
    if not is_solvable(view):
        return False
    value_placements(view, legal, chances_to_win(view, rng), values)
    for n in range(len(legal)):
        values[n] += 0.5
    return True


@kernel
def is_solvable(view: State) -> bool:
    return bool(view.players == 2 and dice_left(view) <= MAX_DICE[view.neutral])


@kernel
def dice_left(s: State) -> int:
    """Return how many dice are still to be placed in this round."""
    left = 0
    for seat in range(s.players):
        left += s.dice_left[seat, OWN] + s.dice_left[seat, NEUTRAL]
    return left


@standalone
def value_placements(view: State, legal: Array, payoff: Array, values: Array) -> None:
    """Write what each placement is worth if seat 0 maximises the payoff and seat 1 minimises it."""
    seat = seat_of(view)
    end = prepare(view, legal, payoff)
    states = np.zeros(1, STATE)
    trial = states[0]
    states[0] = view
    value_nodes(trial, seat, end)
    for n in range(len(legal)):
        states[0] = view
        place(trial, seat, legal[n])
        own = bunch_of(legal[n], view.rolled[OWN, legal[n]])
        neutral = bunch_of(legal[n], view.rolled[NEUTRAL, legal[n]])
        roller = next_with_dice(trial, seat)
        if seat == 0:
            values[n] = value_node(trial, roller, own, 0, neutral, end)
        else:
            values[n] = -value_node(trial, roller, 0, own, neutral, end)


@kernel
def prepare(s: State, legal: Array, payoff: Array) -> End:
    """Make room for all nodes."""
    ways_0 = FIRST_BUNCH[s.dice_left[0, OWN] + 1]
    ways_1 = FIRST_BUNCH[s.dice_left[1, OWN] + 1]
    ways = FIRST_BUNCH[s.dice_left[0, NEUTRAL] + s.dice_left[1, NEUTRAL] + 1]
    by_white = ways_0 * ways_1 * ways
    by_placer = (s.dice_left[0, NEUTRAL] + 1) * by_white
    worth = np.full(FACES * PLACES * PLACES, NEVER)
    strides = (by_placer, by_white, ways_1 * ways, ways)
    return End(payoff, casino_leads(s), beginnings(s, legal), np.empty(2 * by_placer), strides, worth)


@kernel
def casino_leads(view: State) -> Array:
    """Return each casino's part of the result, by how many dice the seats and White bring there."""
    states = np.zeros(1, STATE)
    s = states[0]
    most_0, most_1 = view.dice_left[0, OWN], view.dice_left[1, OWN]
    most = view.dice_left[0, NEUTRAL] + view.dice_left[1, NEUTRAL]
    leads = np.empty((6, most_0 + 1, most_1 + 1, most + 1), np.int64)
    for own_0 in range(most_0 + 1):
        for own_1 in range(most_1 + 1):
            for neutral in range(most + 1):
                states[0] = view
                for casino in range(6):
                    put(s, casino, 0, own_0)
                    put(s, casino, 1, own_1)
                    put(s, casino, WHITE, neutral)
                    lead = result_of_bill(prize(s, casino, 0)) - result_of_bill(prize(s, casino, 1))
                    leads[casino, own_0, own_1, neutral] = lead
    return leads


@kernel
def beginnings(s: State, legal: Array) -> Array:
    """Return which bunches of own and neutral dice include a legal placement."""
    ways = FIRST_BUNCH[s.dice_left[seat_of(s), OWN] + 1]
    ways_neutral = FIRST_BUNCH[s.dice_left[0, NEUTRAL] + s.dice_left[1, NEUTRAL] + 1]
    begun = np.zeros((ways, ways_neutral), np.bool_)
    for face in legal:
        for own in range(ways):
            if COUNTS[own, face] >= s.rolled[OWN, face]:
                for neutral in range(ways_neutral):
                    if COUNTS[neutral, face] >= s.rolled[NEUTRAL, face]:
                        begun[own, neutral] = True
    return begun


@kernel
def value_nodes(s: State, seat: int, end: End) -> None:
    """Value all nodes that can follow a placement of the seat and, if the rival has dice, one of the rival."""
    own_0, own_1 = s.dice_left[0, OWN], s.dice_left[1, OWN]
    neutral_0, neutral_1 = s.dice_left[0, NEUTRAL], s.dice_left[1, NEUTRAL]
    rival = 1 - seat
    rivals = s.dice_left[rival, OWN] + s.dice_left[rival, NEUTRAL]
    for left_0 in range(own_0 + 1):
        for left_1 in range(own_1 + 1):
            for white_0 in range(neutral_0 + 1):
                for white_1 in range(neutral_1 + 1):
                    s.dice_left[0, OWN], s.dice_left[1, OWN] = left_0, left_1
                    s.dice_left[0, NEUTRAL], s.dice_left[1, NEUTRAL] = white_0, white_1
                    if rivals == 0 or s.dice_left[rival, OWN] + s.dice_left[rival, NEUTRAL] < rivals:
                        neutral = neutral_0 + neutral_1 - white_0 - white_1
                        value_level(s, seat, own_0 - left_0, own_1 - left_1, neutral, end)


@standalone
def value_level(s: State, seat: int, own_0: int, own_1: int, neutral: int, end: End) -> None:
    """Value all nodes with these numbers of dice placed; `s` tells how many are left."""
    by_placer, by_white, by_0, by_1 = end.strides
    after_0, after_1 = next_with_dice(s, 0), next_with_dice(s, 1)
    for placed_0 in range(FIRST_BUNCH[own_0], FIRST_BUNCH[own_0 + 1]):
        for placed_1 in range(FIRST_BUNCH[own_1], FIRST_BUNCH[own_1 + 1]):
            mine = placed_0 if seat == 0 else placed_1
            for whites_placed in range(FIRST_BUNCH[neutral], FIRST_BUNCH[neutral + 1]):
                if end.begun[mine, whites_placed]:
                    at = s.dice_left[0, NEUTRAL] * by_white + placed_0 * by_0 + placed_1 * by_1 + whites_placed
                    value = value_node(s, after_0, placed_0, placed_1, whites_placed, end)
                    end.node_values[at] = value
                    if after_1 != after_0:
                        value = value_node(s, after_1, placed_0, placed_1, whites_placed, end)
                    end.node_values[by_placer + at] = value


@kernel
def value_node(s: State, roller: int, placed_0: int, placed_1: int, whites_placed: int, end: End) -> float:
    """Return what a node is worth to seat 0, given the bunches placed and the seat that rolls next."""
    if roller == NOBODY:
        return end.payoff[result(placed_0, placed_1, whites_placed, end.leads)]
    own, neutral = s.dice_left[roller, OWN], s.dice_left[roller, NEUTRAL]
    weigh_faces(s, roller, placed_0, placed_1, whites_placed, end)
    total = 0.0
    for mine in range(FIRST_BUNCH[own], FIRST_BUNCH[own + 1]):
        if neutral == 0:
            total += CHANCES[mine] * best_own(end.worth, mine, own)
        else:
            for white in range(FIRST_BUNCH[neutral], FIRST_BUNCH[neutral + 1]):
                total += CHANCES[mine] * CHANCES[white] * best_face(end.worth, mine, own, white, neutral)
    return total if roller == 0 else -total


@kernel
def result(placed_0: int, placed_1: int, whites_placed: int, leads: Array) -> int:
    """Return the number of the result with which the round ends."""
    at = EVEN_RESULT
    for casino in range(6):
        at += leads[casino, COUNTS[placed_0, casino], COUNTS[placed_1, casino], COUNTS[whites_placed, casino]]
    return at


@kernel
def weigh_faces(s: State, roller: int, placed_0: int, placed_1: int, whites_placed: int, end: End) -> None:
    """Write what any number of dice of each face would be worth to the seat that rolls."""
    by_placer, by_white, by_0, by_1 = end.strides
    white = s.dice_left[0, NEUTRAL] * by_white
    fixed = white + placed_1 * by_1 if roller == 0 else by_placer + white + placed_0 * by_0
    by_own = by_0 if roller == 0 else by_1
    by_neutral = by_white if roller == 0 else 0
    for face in range(FACES):
        mine = placed_0 if roller == 0 else placed_1
        for own in range(s.dice_left[roller, OWN] + 1):
            white_bunch = whites_placed
            for neutral in range(s.dice_left[roller, NEUTRAL] + 1):
                if own + neutral > 0:
                    value = end.node_values[fixed + mine * by_own - neutral * by_neutral + white_bunch]
                    end.worth[worth_index(face, own, neutral)] = value if roller == 0 else -value
                white_bunch = WITH_DIE[white_bunch, face]
            mine = WITH_DIE[mine, face]


@entry
def solve(states: Array, legal: Array, payoff: Array, values: Array) -> None:
    """Value the placements in the view `states[0]` exactly (see `value_placements`), however long it takes."""
    value_placements(states[0], legal, payoff, values)
