"""A board as people see it: its face, and what lies on it."""

from __future__ import annotations

import msgspec

from zocker.rules.frames import A, waits_for
from zocker.rules.messages import DOLLARS
from zocker.rules.records import Record
from zocker.rules.royale.material import (
    BIGGY,
    BLOCK_IT,
    BOARD,
    BOARD_NAMES,
    DOUBLE_DOWN,
    FACES,
    FIFTY_FIFTY,
    HANDICAP,
    HIGH_FIVE,
    JACKPOT,
    KNOCKOUT,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    NONE,
    POWER_PLAY,
    SMALL,
)
from zocker.rules.royale.moves import KINDS


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die that lies on a board, on a numbered field if the board has such."""

    owner: int
    die: str
    field: int | None = None


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a board shows; only what its face has is there."""

    face: str
    name: str
    amount: int | None = None  # the jackpot
    holder: int | None = None  # who has the tile or the marker
    closed: int | None = None  # the casino with the No Entry! tile
    step: int | None = None  # where the marker of No Entry! or Fifty Fifty is, from 0
    groups: tuple[int, ...] = ()  # grey groups left, of one, two and three dice
    fields: tuple[int, ...] = ()  # free fields for a chip, a card, an action
    dice: tuple[Die, ...] = ()


def board_view(s: Record, casino: int) -> Board | None:
    """Return the board of a casino, if it has one."""
    face = int(s.face[casino])
    if face == NONE:
        return None
    holder = {HIGH_FIVE: int(s.high_five), POWER_PLAY: int(s.power)}.get(face, NONE)
    return Board(
        face=FACES[face],
        name=BOARD_NAMES[face],
        amount=int(s.jackpot) * DOLLARS if face == JACKPOT else None,
        holder=None if holder == NONE else holder,
        closed=int(s.closed) + 1 if face == NO_ENTRY and s.closed != NONE else None,
        step=_step(s, face),
        groups=tuple(map(int, s.groups)) if face == BLOCK_IT else (),
        fields=tuple(map(int, s.fields)) if face == HANDICAP else (),
        dice=_dice(s, face),
    )


def _step(s: Record, face: int) -> int | None:
    if face == FIFTY_FIFTY:
        climbing = abs(int(waits_for(s))) == BOARD + FIFTY_FIFTY
        return int(s.frames[s.depth - 1, A]) if climbing else 0
    return int(s.loop) if face == NO_ENTRY else None


def _dice(s: Record, face: int) -> tuple[Die, ...]:
    if face == NICE_DICE:
        fields = enumerate(s.nice, 1)
        return tuple(Die(int(owner), KINDS[kind], field) for field, (owner, kind) in fields if owner != NONE)
    if face == MY_CHOICE:
        return (Die(int(s.gold[0]), KINDS[s.gold[1]]),) if s.gold[0] != NONE else ()
    if face in (KNOCKOUT, DOUBLE_DOWN):
        lying = s.bar if face == KNOCKOUT else s.double
        kinds = (SMALL, BIGGY)
        return tuple(Die(seat, KINDS[k]) for seat in range(s.players) for k in kinds for _ in range(lying[seat, k]))
    return ()
