"""The quick estimate for playouts in Las Vegas: good moves at once.

The value of a placement is what it currently wins and denies, how it changes all seats' chances of leading the casino
in the end (as `convolver` computes them), and the dice that it takes, because the player who keeps dice decides last.
The weights depend on the number of players and on neutral dice. They were tuned by evolution in games against each
other. In Royale instinct looks ahead like greedy, in Gambler it plays the best turn.
"""

from __future__ import annotations

import tomllib
from importlib import resources

import numpy as np

from zocker.bots.las_vegas.convolver import leads
from zocker.rules.dice import Rng, uniform
from zocker.rules.frames import seat_of
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import NEUTRAL, OWN, PLAYERS, WHITE
from zocker.rules.las_vegas.scoring import prize, prize_among
from zocker.rules.las_vegas.turn import put
from zocker.rules.majority import is_tied, untied_counts
from zocker.rules.state import Array, State

FEATURES = (
    "won",  # how much more the seat wins as things stand
    "denied",  # how much less a rival wins, on average
    "dice",  # own dice placed
    "dice-squared",
    "leading",  # the gain in the seat's chance of the first prize
    "trailing",  # the loss in a rival's chance of it, on average
    "neutral-dice",  # neutral dice placed
    "tied",  # whether the seat is tied there afterwards
    "tied-for",  # the same, times the first prize
    "last",  # whether these are the seat's last dice
    "idle",  # own dice placed where they win nothing
    "late",  # own dice placed, times those placed before
)
WON, DENIED, DICE, DICE_SQUARED, LEADING, TRAILING, NEUTRAL_DICE, TIED, TIED_FOR, LAST, IDLE, LATE = range(
    len(FEATURES)
)


def _read() -> Array:
    text = resources.files(__package__).joinpath("instinct.toml").read_text("utf-8")
    weights = np.zeros((PLAYERS[-1] + 1, 2, len(FEATURES)))
    for entry in tomllib.loads(text)["weights"]:
        weights[entry["players"], int(entry["neutral"])] = [entry[feature] for feature in FEATURES]
    return weights


WEIGHTS = _read()


@standalone
def choose(view: State, legal: Array, rng: Rng) -> int:
    best = legal[0]
    most = -1e9
    for face in legal:
        worth = judge(view, face) + 1e-6 * uniform(rng)
        if worth > most:
            most = worth
            best = face
    return best


@kernel
def judge(view: State, face: int) -> float:
    """Return the weighted sum of a placement's features."""
    seat = seat_of(view)
    weights = WEIGHTS[view.players, view.neutral]
    own = view.rolled[OWN, face]
    neutral = view.rolled[NEUTRAL, face]
    left = view.dice_left[seat, OWN]
    first = view.bills[face, 0]
    worth = -standing(view, face, seat, weights)
    put(view, face, seat, own)
    put(view, face, WHITE, neutral)
    view.dice_left[seat, OWN] -= own
    worth += standing(view, face, seat, weights)
    tied = is_tied(view.dice[face], seat)
    wins = prize(view, face, seat) > 0
    view.dice_left[seat, OWN] += own
    put(view, face, seat, -own)
    put(view, face, WHITE, -neutral)
    worth += own * (weights[DICE] + weights[DICE_SQUARED] * own + weights[LATE] * (8 - left))
    worth += weights[NEUTRAL_DICE] * neutral
    if tied:
        worth += weights[TIED] + weights[TIED_FOR] * first
    elif not wins:
        worth += weights[IDLE] * own
    if own == left:
        worth += weights[LAST]
    return worth


@standalone
def standing(view: State, casino: int, seat: int, weights: Array) -> float:
    """Return a seat's standing at a casino: its prize and chance to lead, less those of rivals on average."""
    untied = untied_counts(view.dice[casino])
    theirs = 0.0
    chances = 0.0
    for rival in range(view.players):
        if rival != seat:
            theirs += prize_among(view, casino, rival, untied)
            chances += leads(view, casino, rival, view.dice[casino, rival], view.dice_left[rival, OWN])
    mine = leads(view, casino, seat, view.dice[casino, seat], view.dice_left[seat, OWN])
    worth = weights[WON] * prize_among(view, casino, seat, untied) - weights[DENIED] * theirs / (view.players - 1)
    return worth + view.bills[casino, 0] * (weights[LEADING] * mine - weights[TRAILING] * chances / (view.players - 1))
