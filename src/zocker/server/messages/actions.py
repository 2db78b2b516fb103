"""Actions that a browser sends to its table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from zocker.proof.lines import Link, Signature
from zocker.server.messages.values import (
    MAX_SEATS,
    Character,
    Colour,
    Level,
    Name,
    Number,
    ReactionKind,
    SeatNumber,
    Text,
    TypedText,
)

ActionId = Annotated[int, Meta(ge=0, lt=2**53)]  # a whole number that JavaScript has
ProofLine = Annotated[str, Meta(max_length=500)]
ProofSeats = Annotated[tuple[Annotated[int, Meta(ge=1, le=MAX_SEATS)], ...], Meta(max_length=MAX_SEATS)]


class FromBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Any message from a browser. If it has an `id`, a number of the browser's own, the server answers with `Done`.

    A message that is sent again with the same `id`, after a lost connection, is done only once.
    """

    id: ActionId | None = None


class DoRoll(FromBrowser, frozen=True, tag="roll"):
    line_count: Number


class DoPlay(FromBrowser, frozen=True, tag="play"):
    line_count: Number
    move: Text


class DoUndo(FromBrowser, frozen=True, tag="undo"):
    line_count: Number


class AskHint(FromBrowser, frozen=True, tag="hint"):
    line_count: Number


class Portrait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's look; a colour that is taken becomes another one."""

    character: Character
    colour: Colour


class Join(FromBrowser, frozen=True, tag="join"):
    """Take an open seat."""

    seat: SeatNumber
    name: Name
    portrait: Portrait | None = None


class Dress(FromBrowser, frozen=True, tag="dress"):
    """Look different at one of one's seats; before the game."""

    seat: SeatNumber
    portrait: Portrait


class Start(FromBrowser, frozen=True, tag="start"):
    """Start now; bots take the open seats, or those seats go."""

    without_open: bool = False


class StandIn(FromBrowser, frozen=True, tag="stand-in"):
    """Let a bot play for a person who is away."""

    seat: SeatNumber


class Supply(FromBrowser, frozen=True, tag="supply"):
    """Enter real dice or cards, as people type them."""

    line_count: Number
    text: TypedText


class Look(FromBrowser, frozen=True, tag="look"):
    """Show the private part of this seat, or hide it again, for several people at one device."""

    seat: SeatNumber | None


class React(FromBrowser, frozen=True, tag="react"):
    what: ReactionKind


class Pace(FromBrowser, frozen=True, tag="pace"):
    """Turn animation off or on; if all players have it off, bots don't take their time."""

    instant: bool


class MakeCommit(FromBrowser, frozen=True, tag="commit"):
    """Commit to a chain, by a whole line of the proof; for people with a seat."""

    line: ProofLine


class GiveAnswer(FromBrowser, frozen=True, tag="answer"):
    """Answer the open of an attempt."""

    attempt: Number
    link: Link
    signature: Signature


class Here(FromBrowser, frozen=True, tag="here"):
    """A sign of life after a while without messages; the answer shows that the server is there."""


class AskBackIn(FromBrowser, frozen=True, tag="ask-back-in"):
    """Ask that one's own device takes part again after it was reported as silent."""


class Agree(FromBrowser, frozen=True, tag="agree"):
    """Agree that another device takes part again."""

    seats: ProofSeats
    attempt: Number
    signature: Signature


class Sign(FromBrowser, frozen=True, tag="sign"):
    """Sign the end of the game."""

    signature: Signature


class Remember(FromBrowser, frozen=True, tag="remember"):
    """Show a head that the server has signed, and does not seem to know."""

    head: Link
    signature: Signature


class GoOn(FromBrowser, frozen=True, tag="go-on"):
    """Continue without the awaited devices, when none has answered for long."""


class Pause(FromBrowser, frozen=True, tag="pause"):
    """Pause the table, or resume it; for its host."""

    on: bool


class Remove(FromBrowser, frozen=True, tag="remove"):
    """Send a player away for good; for the host. A bot takes over, or the seat is open before the game."""

    seat: SeatNumber


class Leave(FromBrowser, frozen=True, tag="leave"):
    """Give up one's seats: bots play on there, or they are open if the game hasn't begun."""


class Block(FromBrowser, frozen=True, tag="block"):
    """Block a person from all tables of this host."""

    seat: SeatNumber


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: the host's own, another person's at the same device, a bot's, or an open one.

    When seats are rearranged, a `kept` one is for the current player of the seat with this number.
    """

    kind: Literal["me", "here", "bot", "open", "kept"]
    name: Name | None = None
    bot: Level = "regular"
    seat: SeatNumber | None = None
    portrait: Portrait | None = None


Seats = Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=MAX_SEATS)]


class Arrange(FromBrowser, frozen=True, tag="arrange"):
    """Rearrange the seats before the game, to these in this order; for the host."""

    seats: Seats


Action = (
    DoRoll
    | DoPlay
    | DoUndo
    | AskHint
    | Join
    | Dress
    | Start
    | StandIn
    | Supply
    | Look
    | React
    | Pace
    | MakeCommit
    | GiveAnswer
    | Here
    | AskBackIn
    | Agree
    | Sign
    | Remember
    | GoOn
    | Pause
    | Remove
    | Arrange
    | Leave
    | Block
)
