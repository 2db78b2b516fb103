"""What travels between the browser and the server. `tools/wire_types.py` writes the browser's types from this.

A table's number `n` is the length of its record: whoever answers says which `n` was answered, so that a stale or
doubled click does nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.gambler.table import View as TableauView
from zocker.rules.messages import Event, Move
from zocker.scene import Casino, Scene
from zocker.text.choices import Part

MOST_SEATS = 6
Game = Literal["las-vegas", "las-vegas-2019", "royale", "gambler"]
Level = Literal["rookie", "regular", "shark"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Text = Annotated[str, Meta(max_length=80)]

# To the browser -----------------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True):
    """Who has a seat. An open seat has no name; `stand_in` says that a bot plays for somebody for now."""

    name: str | None
    bot: Level | None
    present: bool
    stand_in: bool
    may_stand_in: bool  # the reader may let a bot play for this seat now


class Choice(msgspec.Struct, frozen=True):
    """A legal move of the reader: its key, its name, what it would do, and the place it goes to as it would then be."""

    key: str
    move: Move
    label: str
    effect: tuple[Part, ...]
    casino: Casino | None
    row: TableauRow | None


class Entry(msgspec.Struct, frozen=True):
    """Something that happened: the event with its kind in `event`, and the sentence that tells it."""

    event: Event
    text: str


class Rank(msgspec.Struct, frozen=True):
    seat: int
    rank: int
    score: str  # as people read it
    won: bool


class Roll(msgspec.Struct, frozen=True):
    """The reader is to roll."""

    label: str
    dice: int


class Clock(msgspec.Struct, frozen=True):
    """How long somebody may still think, in seconds."""

    seat: int
    left: float
    whole: int


class TableauName(msgspec.Struct, frozen=True):
    number: int
    name: str


class Board(msgspec.Struct, frozen=True):
    """What a board that is out does, in a sentence or two."""

    face: str
    text: str


class Table(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """All that the reader may know of a table. `log` replaces the log from `log_from` on."""

    n: int
    game: Game
    you: int | None
    host: bool
    started: bool
    people: tuple[Person, ...]
    scene: Scene | None  # of any Las Vegas
    showdown: Scene | None  # the table of the round that has just been scored
    gambler: TableauView | None
    tableau: TableauName | None
    full_tableau: TableauView | None  # the one that has just been filled
    boards: tuple[Board, ...]
    question: str | None
    choices: tuple[Choice, ...]
    roll: Roll | None
    may_undo: bool
    may_hint: bool
    waits_for: int | None  # the seat that the table waits for
    log_from: int
    log: tuple[Entry, ...]
    ranking: tuple[Rank, ...]
    verdict: str | None  # who has won, in a sentence
    clock: Clock | None
    warming: bool  # a search bot can't search yet


class Advice(msgspec.Struct, frozen=True):
    """What one choice is worth."""

    code: int
    win: str
    score: str
    share: float


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """What the reader's choices are worth, the best first; or only words, where a hint would be none."""

    n: int
    choices: tuple[Advice, ...]
    text: str


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Something could not be done, in one sentence."""

    text: str


FromServer = Table | Hint | Refused


class Created(msgspec.Struct, frozen=True):
    table: str


class Invitation(msgspec.Struct, frozen=True):
    """Addresses of a table for others, and a picture of the first to scan; `local` if it works on this machine only."""

    addresses: tuple[str, ...]
    qr: str
    local: bool


# From the browser ---------------------------------------------------------------------------------------


class FromBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class DoRoll(FromBrowser, frozen=True, tag="roll"):
    n: Number


class DoPlay(FromBrowser, frozen=True, tag="play"):
    n: Number
    move: Text


class DoUndo(FromBrowser, frozen=True, tag="undo"):
    n: Number


class AskHint(FromBrowser, frozen=True, tag="hint"):
    n: Number


class Join(FromBrowser, frozen=True, tag="join"):
    """Take an open seat."""

    seat: SeatNumber
    name: Name


class Start(FromBrowser, frozen=True, tag="start"):
    """Begin now: bots take the seats that are still open."""


class StandIn(FromBrowser, frozen=True, tag="stand-in"):
    """Let a bot play for somebody who has dropped out."""

    seat: SeatNumber


Action = DoRoll | DoPlay | DoUndo | AskHint | Join | Start | StandIn


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: the host's own, a bot's, or open for somebody who comes."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Level = "regular"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Game
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    options: Annotated[dict[str, bool | Number | Text], Meta(max_length=12)] = {}
    clock: Annotated[int, Meta(ge=1, le=600)] | None = None  # seconds for a decision
