"""Moves as typed data: what each refers to."""

from __future__ import annotations

from zocker.rules.frames import waits_for
from zocker.rules.messages import Move
from zocker.rules.records import Record
from zocker.rules.royale.material import BIGGY, BOARD_NAMES, PLACE, SMALL
from zocker.rules.royale.moves import (
    BLOCK,
    CHOOSE,
    DOUBLE,
    FREE,
    GIVE,
    GUESS,
    KINDS,
    MOVES,
    NICE,
    PLACE_CODE,
    RETURN_CODE,
    REWARDS,
    SPLIT,
    SPLITS,
    STOP,
    TURN_CODE,
)


def move_view(s: Record, code: int) -> Move:
    """Return a legal move with everything that it refers to."""
    text = MOVES[code]
    if code < PLACE_CODE + 6:
        rolled = waits_for(s) == PLACE
        own, big = (int(s.rolled[kind, code]) if rolled else int(kind == SMALL) for kind in (SMALL, BIGGY))
        return Move(code, text, casino=code + 1, own=own, biggy=big)
    for first in (TURN_CODE, RETURN_CODE, NICE):
        if first <= code < first + 12:
            kind, casino = divmod(code - first, 6)
            return Move(code, text, casino=casino + 1, die=KINDS[kind])
    if GIVE <= code < GIVE + 2:
        return Move(code, text, die=KINDS[code - GIVE])
    if CHOOSE <= code < CHOOSE + 6:
        return _choice(s, code, text)
    if GUESS <= code < STOP:
        return Move(code, text, number=code - GUESS + 1)
    if BLOCK <= code < BLOCK + 18:
        size, casino = divmod(code - BLOCK, 6)
        return Move(code, text, casino=casino + 1, number=size + 1)
    if FREE <= code < FREE + 18:
        field, casino = divmod(code - FREE, 6)
        return Move(code, text, casino=casino + 1, reward=REWARDS[field])
    if DOUBLE < code < NICE:
        big, small = divmod(code - DOUBLE, 8)
        return Move(code, text, own=small, biggy=big)
    if code >= SPLIT:
        return Move(code, text, tiles=SPLITS[code - SPLIT])
    return Move(code, text)


def _choice(s: Record, code: int, text: str) -> Move:
    """A number that is chosen: of a die, of markers, of a group, or of a casino."""
    from zocker.rules.royale.table import decision_kind

    number = code - CHOOSE + 1
    kind = decision_kind(s)
    if kind == "no-entry":
        return Move(code, text, casino=number)
    if kind == "activate":
        return Move(code, text, casino=number, board=BOARD_NAMES[s.face[number - 1]])
    return Move(code, text, number=number)
