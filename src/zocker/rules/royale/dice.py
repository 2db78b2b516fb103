"""Dice on the table. They enter and leave a casino through `put` and `take` only."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.events import MARKER_BACK
from zocker.rules.royale.material import BIGGY, NONE, OWNERS, POWER_PLAY, SEATS, SMALL


@kernel
def is_open(s: Record, casino: int) -> bool:
    """Tell whether dice may enter and leave a casino (RY-E1.1)."""
    return casino != s.closed


@kernel
def put(s: Record, casino: int, owner: int, small: int, big: int) -> None:
    """Put dice in a casino: one complete step, after which the Power Play marker may have to go back."""
    move(s, casino, owner, small, big)
    check_marker(s, casino)


@kernel
def take(s: Record, casino: int, owner: int, small: int, big: int) -> None:
    """Take dice out of a casino: one complete step."""
    move(s, casino, owner, -small, -big)
    check_marker(s, casino)


@kernel
def put_extra(s: Record, casino: int, seat: int) -> None:
    """Put one of Prime Time's extra dice in a casino: it counts as one of the player's (RY-B1.1)."""
    if is_open(s, casino):
        s.extra[casino, seat] += 1
        s.count[casino, seat] += 1
        check_marker(s, casino)


@kernel
def move(s: Record, casino: int, owner: int, small: int, big: int) -> None:
    if not is_open(s, casino):
        return  # RY-E1.1: no effect reaches a closed casino; no legal move tries to
    s.dice[casino, owner, SMALL] += small
    s.dice[casino, owner, BIGGY] += big
    s.count[casino, owner] += small + 2 * big  # RY-1


@kernel
def check_marker(s: Record, casino: int) -> None:
    """Return the Power Play marker as soon as no player alone has the highest count there (RY-D2.3)."""
    if s.power != NONE and s.face[casino] == POWER_PLAY and not 0 <= leader(s, casino) < SEATS:
        emit(MARKER_BACK, s.power, casino, 0)
        s.power = NONE


@kernel
def leader(s: Record, casino: int) -> int:
    """Return who alone has the highest count in a casino, imaginary players too, or `NONE`."""
    most = 0
    found = NONE
    for owner in range(OWNERS):
        if s.count[casino, owner] > most:
            most = s.count[casino, owner]
            found = owner
        elif s.count[casino, owner] == most:
            found = NONE
    return found


@kernel
def has_dice(s: Record, seat: int) -> bool:
    return s.supply[seat, SMALL] + s.supply[seat, BIGGY] > 0


@kernel
def left_of(s: Record, seat: int) -> int:
    """Return the left neighbour: the next player clockwise."""
    return seat + 1 if seat + 1 < s.players else 0
