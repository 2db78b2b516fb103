"""What a browser asks of a table that it is connected to."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from zocker.server.messages.values import MAX_SEATS, Level, Name, Number, Reacts, SeatNumber, Text, Typed


class FromBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class DoRoll(FromBrowser, frozen=True, tag="roll"):
    line_count: Number


class DoPlay(FromBrowser, frozen=True, tag="play"):
    line_count: Number
    move: Text


class DoUndo(FromBrowser, frozen=True, tag="undo"):
    line_count: Number


class AskHint(FromBrowser, frozen=True, tag="hint"):
    line_count: Number


class Join(FromBrowser, frozen=True, tag="join"):
    """Take an open seat."""

    seat: SeatNumber
    name: Name


class Start(FromBrowser, frozen=True, tag="start"):
    """Begin now: bots take the seats that are still open."""


class StandIn(FromBrowser, frozen=True, tag="stand-in"):
    """Let a bot play for somebody who has dropped out."""

    seat: SeatNumber


class Supply(FromBrowser, frozen=True, tag="supply"):
    """Tell what real dice or cards brought, as people type it."""

    line_count: Number
    text: Typed


class Look(FromBrowser, frozen=True, tag="look"):
    """Several people at one device: show what only this seat may know, or no more."""

    seat: SeatNumber | None


class React(FromBrowser, frozen=True, tag="react"):
    what: Reacts


class Pace(FromBrowser, frozen=True, tag="pace"):
    """Show me what happens at once: if all who play here want that, bots don't take their time."""

    instant: bool


class Pause(FromBrowser, frozen=True, tag="pause"):
    """The host stops the table, or lets it go on."""

    on: bool


class Remove(FromBrowser, frozen=True, tag="remove"):
    """The host sends somebody away for good: a bot goes on there, or the seat is open if the game hasn't begun."""

    seat: SeatNumber


class Leave(FromBrowser, frozen=True, tag="leave"):
    """Give one's seats up: a bot goes on there, or they are open if the game hasn't begun."""


class Block(FromBrowser, frozen=True, tag="block"):
    """Keep somebody away from all tables that the reader sets up."""

    seat: SeatNumber


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: the host's own, another person's at the same device, a bot's, or open for somebody who comes.

    When seats are arranged anew, `kept` is the person or bot that has the seat with this number now.
    """

    kind: Literal["me", "here", "bot", "open", "kept"]
    name: Name | None = None
    bot: Level = "regular"
    seat: SeatNumber | None = None


Seats = Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=MAX_SEATS)]


class Arrange(FromBrowser, frozen=True, tag="arrange"):
    """The host rearranges the seats before the game begins: these, in this order."""

    seats: Seats


Action = (
    DoRoll
    | DoPlay
    | DoUndo
    | AskHint
    | Join
    | Start
    | StandIn
    | Supply
    | Look
    | React
    | Pace
    | Pause
    | Remove
    | Arrange
    | Leave
    | Block
)
