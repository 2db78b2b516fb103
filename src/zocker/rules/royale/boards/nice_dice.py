"""H1 Nice Dice: fields for dice that were just rolled."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, chance
from zocker.rules.royale.dice import is_open, put, take
from zocker.rules.royale.events import DISPLACED
from zocker.rules.royale.material import BIGGY, BOARD, NICE_DICE, NICE_PAYS, NONE, SMALL
from zocker.rules.royale.money import reward
from zocker.rules.royale.moves import DECLINE, NICE

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Ask, if there is a die that may go on a field."""
    for kind in range(2):
        for face in range(6):
            if is_eligible(s, casino, kind, face):
                push(s, BOARD + NICE_DICE, seat, casino, 0)
                return


@kernel
def is_eligible(s: Record, casino: int, kind: int, face: int) -> bool:
    """Tell whether a rolled die may go on its field (RY-H1.1, RY-H1.2).

    It is still in the supply, or it was just placed here; after a Power Play placement nothing was rolled.
    """
    if s.nice[face, 0] != NONE and not is_open(s, face):
        return False
    if s.rolled[kind, face] > 0:
        return True
    return face == casino and s.placed_at == casino and s.placed[kind] > 0 and is_open(s, casino)


@kernel
def legal(s: Record, moves: Array) -> int:
    moves[0] = DECLINE
    n = 1
    for kind in range(2):
        for face in range(6):
            if is_eligible(s, s.frames[s.depth - 1, A], kind, face):
                moves[n] = NICE + 6 * kind + face
                n += 1
    return n


@kernel
def play(s: Record, code: int) -> None:
    """Displace the die that lies there, then put one's own (RY-H1.2)."""
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    kind = (code - NICE) // 6
    face = (code - NICE) % 6
    owner = s.nice[face, 0]
    if owner != NONE:
        small = int(s.nice[face, 1] == SMALL)
        emit(DISPLACED, owner, face, s.nice[face, 1])
        put(s, face, owner, small, 1 - small)
    if s.rolled[kind, face] > 0:
        s.rolled[kind, face] -= 1
        s.supply[seat, kind] -= 1
    else:
        take(s, face, seat, int(kind == SMALL), int(kind == BIGGY))
        s.placed[kind] -= 1
    s.nice[face, 0] = seat
    s.nice[face, 1] = kind


@kernel
def score(s: Record, casino: int) -> None:
    for face in range(6):
        if s.nice[face, 0] != NONE:
            reward(s, s.nice[face, 0], NICE_DICE, NICE_PAYS[face])  # RY-H1.3
