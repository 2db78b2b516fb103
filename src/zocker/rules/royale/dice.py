"""Dice enter and leave a casino through these functions only, each one complete step.

After a step the Power Play marker may have to go back.
"""

from __future__ import annotations

from zocker.rules.kernel import kernel
from zocker.rules.royale.boards.power_play import check_marker
from zocker.rules.royale.casinos import is_open, move, place_from_supply
from zocker.rules.state import State


@kernel
def put(s: State, casino: int, owner: int, small: int, big: int) -> None:
    """Put dice in a casino."""
    move(s, casino, owner, small, big)
    check_marker(s, casino)


@kernel
def take(s: State, casino: int, owner: int, small: int, big: int) -> None:
    """Take dice out of a casino."""
    move(s, casino, owner, -small, -big)
    check_marker(s, casino)


@kernel
def put_extra(s: State, casino: int, seat: int) -> None:
    """Put one of Prime Time's extra dice in a casino: it counts as a die of the player (RY-B1.1)."""
    if is_open(s, casino):
        s.extra[casino, seat] += 1
        s.count[casino, seat] += 1
        check_marker(s, casino)


@kernel
def place(s: State, seat: int, casino: int, small: int, big: int) -> None:
    """Place dice from a seat's supply in a casino."""
    place_from_supply(s, seat, casino, small, big)
    check_marker(s, casino)
