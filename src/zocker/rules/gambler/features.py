"""A seat's observation, as numbers for learning."""

from __future__ import annotations

from zocker.rules import features
from zocker.rules.features import Feature, numbered
from zocker.rules.frames import NOBODY, OVER, A, seat_of, waits_for
from zocker.rules.gambler.material import MAX_IN_ROW, PLACE, ROWS, SEATS, STAR, STARTER, STEP
from zocker.rules.kernel import kernel
from zocker.rules.state import Array, State

FITS_AT = 4
NEEDS_AT = FITS_AT + 6
ROW = NEEDS_AT + STAR  # numbers per row
WAITS = PLACE - min(STARTER, -3) + 1  # kinds of frames

FEATURES = (
    Feature(
        "rows",
        (ROWS, ROW),
        "for each row its points in tens, whether it is a full house, its dice, its empty boxes; which faces fit next "
        "(6); how many empty boxes show each face (6) and a star (1)",
        ("points", "full house", "dice", "empty", *numbered("fits", 6), *numbered("needs", STAR)),
    ),
    Feature("points", (SEATS,), "points in tens, by seat"),
    Feature("dice_left", (SEATS,), "dice not yet placed, by seat"),
    Feature("on", (SEATS,), "1 at the seat that rolls or decides"),
    Feature("waits_for", (WAITS,), "1 at the kind: a roll, a tableau, the start player; nothing; a placement"),
    Feature("hand", (2,), "dice that are about to be rolled; dice of this roll that are placed"),
    Feature("rolled", (6,), "dice of the roll that are not placed, by face"),
    Feature("players", (SEATS - 1,), "1 at the number of players"),
    Feature("target", (1,), "points that end the game, in tens"),
    Feature("rounds_left", (1,), "rounds that may still follow, if they are limited, and else 0"),
)
OBSERVATION = features.size(FEATURES)
_AT = features.offsets(FEATURES)
POINTS, DICE_LEFT, ON, KIND, HAND = _AT["points"], _AT["dice_left"], _AT["on"], _AT["waits_for"], _AT["hand"]
ROLLED, PLAYERS, TARGET, ROUNDS_LEFT = _AT["rolled"], _AT["players"], _AT["target"], _AT["rounds_left"]


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    """Write a seat's observation (see `FEATURES`); nothing is hidden (GA-5)."""
    out[:] = 0
    for row in range(ROWS):
        observe_row(s, row, out)
    for place in range(s.players):
        owner = (seat + place) % s.players
        out[POINTS + place] = s.points[owner] // STEP
        out[DICE_LEFT + place] = s.dice_left[owner]
    kind = waits_for(s)
    out[KIND + PLACE - kind] = 1
    if kind != OVER:
        out[HAND + int(kind == PLACE)] = s.frames[0, A]
        if seat_of(s) != NOBODY:
            out[ON + (seat_of(s) - seat) % s.players] = 1
    for face in range(6):
        out[ROLLED + face] = s.rolled[face]
    out[PLAYERS + s.players - 2] = 1
    out[TARGET] = s.target // STEP
    out[ROUNDS_LEFT] = max(s.rounds - s.round_no, 0)


@kernel
def observe_row(s: State, row: int, out: Array) -> None:
    at = row * ROW
    out[at] = s.value[row] // STEP
    out[at + 1] = s.house[row]
    out[at + 2] = s.filled[row]
    for face in range(6):
        out[at + FITS_AT + face] = s.fits[row] >> face & 1
    for place in range(s.filled[row], MAX_IN_ROW):
        box = s.boxes[row, place]
        if box > 0:
            out[at + 3] += 1
            out[at + NEEDS_AT + box - 1] += 1


@kernel
def knows_scores(s: State) -> bool:
    """Return true, because all points are public (GA-5)."""
    return True
