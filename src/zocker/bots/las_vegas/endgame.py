"""Las Vegas (2012): the end of a round between two players, valued exactly.

What is left of a round depends only on who placed last and on how many dice everybody has brought to each casino: in
which order they came there is forgotten. So all such nodes are valued, those with fewest dice left first: at the end
by the prizes, before it by every roll that may come, of which one seat takes the face that is best for it, and the
other the one that is worst for the first.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from zocker.bots.las_vegas.bunches import (
    CHANCES,
    COUNTS,
    FIRST,
    MORE,
    NEVER,
    PLACES,
    best_face,
    best_own,
    bunch_of,
    spot,
)
from zocker.bots.las_vegas.payoffs import LEVEL, MONEY, chances_to_win, part
from zocker.rules.dice import FACES, Rng
from zocker.rules.frames import NOBODY, seat_of
from zocker.rules.kernel import entry, kernel, standalone
from zocker.rules.las_vegas.material import NEUTRAL, OWN, STATE, WHITE
from zocker.rules.las_vegas.scoring import prize
from zocker.rules.las_vegas.turn import next_with_dice, place, put
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

MOST_DICE = np.array([9, 7])  # left to both, without and with neutral dice: a decision takes up to 10 milliseconds


class End(NamedTuple):
    """What is worked out about the end of a round."""

    payoff: Array  # what a result is worth to seat 0
    ahead: Array  # a casino's part in the result, by how many dice the seats and White bring there
    begun: Array  # whether a placement has been made, by bunch of own dice and of neutral dice
    known: Array  # what a node is worth to seat 0: by who placed last, neutral dice left to seat 0, and bunches placed
    steps: tuple[int, int, int, int]  # in `known`, for each of these but the last, the bunch of neutral dice
    worth: Array  # what the dice of a face are worth, by how many there are, own and neutral


@kernel
def exact_values(view: State, legal: Array, values: Array) -> bool:
    """Write the expected money, mine less the rival's, that each placement brings in this round, in $10,000.

    Return whether it did: it values positions of two players with few dice left.
    """
    if not is_small(view):
        return False
    value_placements(view, legal, MONEY, values)
    return True


@kernel
def exact_chances(view: State, legal: Array, rng: Rng, values: Array) -> bool:
    """Write how likely one is to win the game after each placement, both playing for that; see `exact_values`."""
    if not is_small(view):
        return False
    value_placements(view, legal, chances_to_win(view, rng), values)
    for n in range(len(legal)):
        values[n] += 0.5
    return True


@kernel
def is_small(view: State) -> bool:
    return bool(view.players == 2 and dice_left(view) <= MOST_DICE[view.neutral])


@kernel
def dice_left(s: State) -> int:
    """Return how many dice are still to be placed in this round."""
    left = 0
    for seat in range(s.players):
        left += s.dice_left[seat, OWN] + s.dice_left[seat, NEUTRAL]
    return left


@standalone
def value_placements(view: State, legal: Array, payoff: Array, values: Array) -> None:
    """Write what each placement is worth, when one seat wants most of a payoff and the other one least."""
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
    ways_0 = FIRST[s.dice_left[0, OWN] + 1]
    ways_1 = FIRST[s.dice_left[1, OWN] + 1]
    ways = FIRST[s.dice_left[0, NEUTRAL] + s.dice_left[1, NEUTRAL] + 1]
    by_white = ways_0 * ways_1 * ways
    by_placer = (s.dice_left[0, NEUTRAL] + 1) * by_white
    worth = np.full(FACES * PLACES * PLACES, NEVER)
    steps = (by_placer, by_white, ways_1 * ways, ways)
    return End(payoff, prizes(s), beginnings(s, legal), np.empty(2 * by_placer), steps, worth)


@kernel
def prizes(view: State) -> Array:
    """Return each casino's part in the result, by how many dice the seats and White bring there."""
    states = np.zeros(1, STATE)
    s = states[0]
    most_0, most_1 = view.dice_left[0, OWN], view.dice_left[1, OWN]
    most = view.dice_left[0, NEUTRAL] + view.dice_left[1, NEUTRAL]
    ahead = np.empty((6, most_0 + 1, most_1 + 1, most + 1), np.int64)
    for own_0 in range(most_0 + 1):
        for own_1 in range(most_1 + 1):
            for neutral in range(most + 1):
                states[0] = view
                for casino in range(6):
                    put(s, casino, 0, own_0)
                    put(s, casino, 1, own_1)
                    put(s, casino, WHITE, neutral)
                    ahead[casino, own_0, own_1, neutral] = part(prize(s, casino, 0)) - part(prize(s, casino, 1))
    return ahead


@kernel
def beginnings(s: State, legal: Array) -> Array:
    """Return which bunches of own and of neutral dice hold one of the legal placements."""
    ways = FIRST[s.dice_left[seat_of(s), OWN] + 1]
    ways_neutral = FIRST[s.dice_left[0, NEUTRAL] + s.dice_left[1, NEUTRAL] + 1]
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
    """Value all nodes that can come after a seat's placement and, if it has dice, the rival's."""
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
    """Value all nodes in which so many dice have been placed; how many are left is in `s`."""
    by_placer, by_white, by_0, by_1 = end.steps
    after_0, after_1 = next_with_dice(s, 0), next_with_dice(s, 1)
    for i in range(FIRST[own_0], FIRST[own_0 + 1]):
        for j in range(FIRST[own_1], FIRST[own_1 + 1]):
            mine = i if seat == 0 else j
            for w in range(FIRST[neutral], FIRST[neutral + 1]):
                if end.begun[mine, w]:
                    at = s.dice_left[0, NEUTRAL] * by_white + i * by_0 + j * by_1 + w
                    value = value_node(s, after_0, i, j, w, end)
                    end.known[at] = value
                    if after_1 != after_0:
                        value = value_node(s, after_1, i, j, w, end)
                    end.known[by_placer + at] = value


@kernel
def value_node(s: State, roller: int, i: int, j: int, w: int, end: End) -> float:
    """Return what a node is worth to seat 0, given the bunches placed and who is about to roll."""
    if roller == NOBODY:
        return end.payoff[result(i, j, w, end.ahead)]
    own, neutral = s.dice_left[roller, OWN], s.dice_left[roller, NEUTRAL]
    weigh_faces(s, roller, i, j, w, end)
    total = 0.0
    for mine in range(FIRST[own], FIRST[own + 1]):
        if neutral == 0:
            total += CHANCES[mine] * best_own(end.worth, mine, own)
        else:
            for white in range(FIRST[neutral], FIRST[neutral + 1]):
                total += CHANCES[mine] * CHANCES[white] * best_face(end.worth, mine, own, white, neutral)
    return total if roller == 0 else -total


@kernel
def result(i: int, j: int, w: int, ahead: Array) -> int:
    """Return how the round ends, as a place in a payoff."""
    at = LEVEL
    for casino in range(6):
        at += ahead[casino, COUNTS[i, casino], COUNTS[j, casino], COUNTS[w, casino]]
    return at


@kernel
def weigh_faces(s: State, roller: int, i: int, j: int, w: int, end: End) -> None:
    """Write what any number of dice of each face would be worth to the seat that rolls."""
    by_placer, by_white, by_0, by_1 = end.steps
    white = s.dice_left[0, NEUTRAL] * by_white
    fixed = white + j * by_1 if roller == 0 else by_placer + white + i * by_0
    by_own = by_0 if roller == 0 else by_1
    by_neutral = by_white if roller == 0 else 0
    for face in range(FACES):
        mine = i if roller == 0 else j
        for own in range(s.dice_left[roller, OWN] + 1):
            whites = w
            for neutral in range(s.dice_left[roller, NEUTRAL] + 1):
                if own + neutral > 0:
                    value = end.known[fixed + mine * by_own - neutral * by_neutral + whites]
                    end.worth[spot(face, own, neutral)] = value if roller == 0 else -value
                whites = MORE[whites, face]
            mine = MORE[mine, face]


@entry
def solve(states: Array, legal: Array, payoff: Array, values: Array) -> None:
    """Value the placements in `states[0]`, a view, exactly (see `value_placements`), however long it takes."""
    value_placements(states[0], legal, payoff, values)
