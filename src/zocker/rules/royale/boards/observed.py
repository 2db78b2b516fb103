"""Boards in a seat's observation, as numbers for learning: owners are counted clockwise from that seat."""

from __future__ import annotations

from zocker.rules.kernel import kernel
from zocker.rules.royale.material import SEATS
from zocker.rules.state import Array, State

HOLDER = (SEATS,)  # the shape of what `mark_seat` writes
DICE_OF_ALL = (SEATS, 2)  # the shape of what `copy_dice` writes


@kernel
def mark_seat(s: State, owner: int, seat: int, out: Array) -> None:
    """Write 1 at an owner, if there is one."""
    if owner >= 0:
        out[(owner - seat) % s.players] = 1


@kernel
def copy_dice(s: State, dice: Array, seat: int, out: Array) -> None:
    """Write dice that are counted by seat and kind."""
    for place in range(s.players):
        owner = (seat + place) % s.players
        out[2 * place] = dice[owner, 0]
        out[2 * place + 1] = dice[owner, 1]


@kernel
def copy_counts(counts: Array, out: Array) -> None:
    for k in range(len(counts)):
        out[k] = counts[k]
