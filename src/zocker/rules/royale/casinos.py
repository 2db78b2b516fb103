"""Every casino's dice by owner, and whether dice may enter and leave."""

from __future__ import annotations

from zocker.rules.kernel import kernel
from zocker.rules.royale.codes import TURN_CODE, pack_casino
from zocker.rules.royale.material import BIGGY, NONE, OWNERS, SMALL
from zocker.rules.state import Array, State


@kernel
def is_open(s: State, casino: int) -> bool:
    """Tell whether dice may enter and leave a casino (RY-E1.1)."""
    return casino != s.closed


@kernel
def move(s: State, casino: int, owner: int, small: int, big: int) -> None:
    """Add dice to a casino, or take them away if they are below 0."""
    if not is_open(s, casino):
        return  # RY-E1.1: no effect reaches a closed casino; no legal move tries to
    s.dice[casino, owner, SMALL] += small
    s.dice[casino, owner, BIGGY] += big
    s.count[casino, owner] += small + 2 * big  # RY-1


@kernel
def place_from_supply(s: State, seat: int, casino: int, small: int, big: int) -> None:
    """Move dice from a seat's supply to a casino, as the placement of this turn."""
    s.dice_left[seat, SMALL] -= small
    s.dice_left[seat, BIGGY] -= big
    s.placed_at = casino
    s.placed[SMALL] = small
    s.placed[BIGGY] = big
    move(s, casino, seat, small, big)


@kernel
def legal_to_turn(s: State, seat: int, moves: Array, n: int) -> int:
    """Add the moves that turn one remaining die to any face and put it in that casino."""
    for kind in range(2):
        if s.dice_left[seat, kind] > 0:
            for casino in range(6):
                if is_open(s, casino):
                    moves[n] = pack_casino(TURN_CODE, kind, casino)
                    n += 1
    return n


@kernel
def leader(s: State, casino: int) -> int:
    """Return the only owner with the highest count in a casino, perhaps an imaginary player, or `NONE`."""
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
def casino_of(s: State, board: int) -> int:
    """Return the casino of a board, or `NONE`."""
    for casino in range(6):
        if s.face[casino] == board:
            return casino
    return NONE


@kernel
def has_dice(s: State, seat: int) -> bool:
    return s.dice_left[seat, SMALL] + s.dice_left[seat, BIGGY] > 0


@kernel
def left_of(s: State, seat: int) -> int:
    """Return the left neighbour: the next player clockwise."""
    return seat + 1 if seat + 1 < s.players else 0
