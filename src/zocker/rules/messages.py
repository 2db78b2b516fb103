"""What leaves the rules for screens, records and bots: typed, and the same for every game.

Seats are counted from 0 here, casinos carry their printed number, money is in dollars.
"""

from __future__ import annotations

from typing import Literal

import msgspec

DOLLARS = 10_000

Owner = int | Literal["neutral"]


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: its code, its readable form, and what it refers to."""

    code: int
    text: str
    casino: int | None = None
    own: int = 0
    neutral: int = 0


class Decision(msgspec.Struct, frozen=True, tag="decision", tag_field="for"):
    """The game waits for one seat's choice."""

    seat: int
    kind: str
    moves: tuple[Move, ...]


class Chance(msgspec.Struct, frozen=True, tag="chance", tag_field="for", omit_defaults=True):
    """The game waits for dice or a draw, by a seat or by nobody."""

    kind: str
    seat: int | None = None
    casino: int | None = None
    own: int = 0
    neutral: int = 0


class Over(msgspec.Struct, frozen=True, tag="over", tag_field="for"):
    """The game is over."""


Waiting = Decision | Chance | Over


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened. The catalogue has a sentence for each kind."""


class TookBack(Event, frozen=True, tag="took-back"):
    seat: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: scores by seat, and who won (several share the win)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
