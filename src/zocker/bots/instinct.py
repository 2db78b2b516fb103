"""The quick judgement that search plays on with: good moves at once.

In Las Vegas a placement is judged by what it wins and denies as things stand, by how it changes everybody's chance of
leading the casino in the end (as `convolver` reckons it), and by the dice that it takes: who keeps dice decides last.
The weights depend on the number of players and on neutral dice; they were tuned by evolution in games against each
other. Royale has greedy's look ahead, Gambler the best turn.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import numpy as np

from zocker.bots.convolver import leads
from zocker.rules.dice import uniform
from zocker.rules.frames import seat_of
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import NEUTRAL, OWN, PLAYERS, WHITE
from zocker.rules.las_vegas.scoring import prize, prize_among
from zocker.rules.las_vegas.turn import put
from zocker.rules.majority import alone, is_tied
from zocker.rules.records import Record

Array = np.ndarray[Any, Any]

FEATURES = (
    "won",  # more that one wins as things stand
    "denied",  # less that a rival does on average
    "dice",  # own dice placed
    "dice-squared",
    "leading",  # one's better chance of the first prize
    "trailing",  # a rival's worse chance of it, on average
    "neutral-dice",  # neutral dice placed
    "tied",  # being tied there then
    "tied-for",  # the same, times the first prize
    "last",  # placing one's last dice
    "idle",  # own dice placed where they win nothing
    "late",  # own dice placed, times those placed before
)


def _read() -> Array:
    text = resources.files(__package__).joinpath("instinct.toml").read_text("utf-8")
    weights = np.zeros((PLAYERS[-1] + 1, 2, len(FEATURES)))
    for entry in tomllib.loads(text)["weights"]:
        weights[entry["players"], int(entry["neutral"])] = [entry[feature] for feature in FEATURES]
    return weights


WEIGHTS = _read()


@standalone
def choose(view: Record, legal: Array, rng: Record) -> int:
    best = legal[0]
    most = -1e9
    for face in legal:
        worth = judge(view, face) + 1e-6 * uniform(rng)
        if worth > most:
            most = worth
            best = face
    return best


@kernel
def judge(view: Record, face: int) -> float:
    """Return how good a placement is."""
    seat = seat_of(view)
    weights = WEIGHTS[view.players, view.neutral]
    own = view.rolled[OWN, face]
    neutral = view.rolled[NEUTRAL, face]
    left = view.supply[seat, OWN]
    first = view.bills[face, 0]
    worth = -standing(view, face, seat, weights)
    put(view, face, seat, own)
    put(view, face, WHITE, neutral)
    view.supply[seat, OWN] -= own
    worth += standing(view, face, seat, weights)
    tied = is_tied(view.dice[face], seat)
    wins = prize(view, face, seat) > 0
    view.supply[seat, OWN] += own
    put(view, face, seat, -own)
    put(view, face, WHITE, -neutral)
    worth += own * (weights[2] + weights[3] * own + weights[11] * (8 - left)) + weights[6] * neutral
    if tied:
        worth += weights[7] + weights[8] * first
    elif not wins:
        worth += weights[10] * own
    if own == left:
        worth += weights[9]
    return worth


@standalone
def standing(view: Record, casino: int, seat: int, weights: Array) -> float:
    """Return how well a seat stands at a casino: what it wins and may lead to, less what rivals do on average."""
    single = alone(view.dice[casino])
    theirs = 0.0
    chances = 0.0
    for rival in range(view.players):
        if rival != seat:
            theirs += prize_among(view, casino, rival, single)
            chances += leads(view, casino, rival, view.dice[casino, rival], view.supply[rival, OWN])
    mine = leads(view, casino, seat, view.dice[casino, seat], view.supply[seat, OWN])
    worth = weights[0] * prize_among(view, casino, seat, single) - weights[1] * theirs / (view.players - 1)
    return worth + view.bills[casino, 0] * (weights[4] * mine - weights[5] * chances / (view.players - 1))
