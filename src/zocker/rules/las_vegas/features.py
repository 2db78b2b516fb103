"""A seat's observation, as numbers for learning."""

from __future__ import annotations

from zocker.rules import features
from zocker.rules.features import PLACES, Feature, numbered
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.hidden_money import knows_money
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import (
    BILLS,
    MAX_BILLS,
    NEUTRAL,
    OWN,
    OWNERS,
    PLACE,
    ROUNDS,
    SEATS,
    STARTER,
    WHITE,
)
from zocker.rules.las_vegas.scoring import prize_among, score
from zocker.rules.majority import untied_counts
from zocker.rules.state import Array, State

DICE_AT = MAX_BILLS
PRIZES_AT = DICE_AT + OWNERS
ROLLED_AT = PRIZES_AT + OWNERS
CASINO = ROLLED_AT + 2  # numbers per casino
WAITS = PLACE - min(STARTER, -4) + 1  # kinds of frames

FEATURES = (
    Feature(
        "casinos",
        (PLACES, CASINO),
        f"for each casino its bills in $10,000 ({MAX_BILLS}, highest first); dice by owner, white last ({OWNERS}); "
        f"what each owner would win as things stand ({OWNERS}); own and neutral dice of the roll that show it (2)",
        (
            *numbered("bill", MAX_BILLS),
            *numbered("dice of", OWNERS),
            *numbered("prize of", OWNERS),
            *numbered("rolled", 2),
        ),
    ),
    Feature("dice_left", (SEATS, 2), "own and neutral dice not yet placed, by seat"),
    Feature("money", (SEATS,), "money won, in $10,000, by seat, as far as it is known"),
    Feature("bills", (SEATS,), "number of bills won, by seat, as far as it is known"),
    Feature("uncounted_rounds", (1,), "rounds whose payments to others are not known"),
    Feature("round", (ROUNDS,), "1 at the round that is played"),
    Feature("on", (SEATS,), "1 at the seat that rolls or decides"),
    Feature("starter", (SEATS,), "1 at the seat that starts the round"),
    Feature(
        "waits_for", (WAITS,), "1 at the kind: a roll, neutral dice, a bill, the start player; nothing; a placement"
    ),
    Feature("stack", (len(BILLS) - 1,), "bills not yet drawn, by value"),
    Feature("options", (2,), "number of players, and whether there are neutral dice"),
)
OBSERVATION = features.size(FEATURES)
_AT = features.offsets(FEATURES)
DICE_LEFT, MONEY, BILLS_WON, UNCOUNTED = _AT["dice_left"], _AT["money"], _AT["bills"], _AT["uncounted_rounds"]
ROUND, ON, STARTS, KIND = _AT["round"], _AT["on"], _AT["starter"], _AT["waits_for"]
STACK, OPTIONS = _AT["stack"], _AT["options"]


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    """Write a seat's observation of its masked state (see `FEATURES`)."""
    out[:] = 0
    for casino in range(PLACES):
        observe_casino(s, seat, casino, out)
    for place in range(s.players):
        owner = (seat + place) % s.players
        out[DICE_LEFT + 2 * place] = s.dice_left[owner, OWN]
        out[DICE_LEFT + 2 * place + 1] = s.dice_left[owner, NEUTRAL]
        out[MONEY + place] = score(s, owner)
        out[BILLS_WON + place] = s.hand[owner].sum()
    if not knows_money(s):
        out[UNCOUNTED] = s.uncounted_rounds
    kind = waits_for(s)
    if kind != OVER:
        out[ROUND + s.round_no - 1] = int(s.round_no > 0)
        out[STARTS + (s.starter - seat) % s.players] = 1
        if seat_of(s) != NOBODY:
            out[ON + (seat_of(s) - seat) % s.players] = 1
    out[KIND + PLACE - kind] = 1
    for value in range(1, len(BILLS)):
        out[STACK + value - 1] = s.stack[value]
    out[OPTIONS] = s.players
    out[OPTIONS + 1] = s.neutral


@kernel
def observe_casino(s: State, seat: int, casino: int, out: Array) -> None:
    at = casino * CASINO
    for slot in range(MAX_BILLS):
        out[at + slot] = s.bills[casino, slot]
    untied = untied_counts(s.dice[casino])
    for place in range(s.players):
        owner = (seat + place) % s.players
        out[at + DICE_AT + place] = s.dice[casino, owner]
        out[at + PRIZES_AT + place] = prize_among(s, casino, owner, untied)
    out[at + DICE_AT + WHITE] = s.dice[casino, WHITE]
    out[at + PRIZES_AT + WHITE] = prize_among(s, casino, WHITE, untied)
    out[at + ROLLED_AT] = s.rolled[OWN, casino]
    out[at + ROLLED_AT + 1] = s.rolled[NEUTRAL, casino]
