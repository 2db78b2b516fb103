"""Requests and answers of other pages: games and options, tables, replays, the codex, and links."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from zocker.proof.lines import Proof
from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.vegas.view import BoardView
from zocker.server.messages.actions import Seats
from zocker.server.messages.table import ShownPortrait
from zocker.server.messages.values import DiceSource, Game, Level, Number, SeatNumber, Text


class Created(msgspec.Struct, frozen=True):
    table: str


class OptionChoice(msgspec.Struct, frozen=True):
    """A value of an option; if it is only for some numbers of players, these are `players`."""

    value: bool | int | str
    label: str
    players: tuple[int, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """An option of a game, with a phrase that explains it.

    Its value is one of `choices`, or, if there are none, a whole number from `least` to `most`. If it is only for some
    numbers of players, these are `players`. If it has `faces`, as many of them may be picked as there are boards, and
    its value is their names with spaces between them.
    """

    name: str
    label: str
    about: str
    usual: bool | int | str
    choices: tuple[OptionChoice, ...]
    least: int
    most: int
    players: tuple[int, ...]
    faces: tuple[BoardView, ...]


class Preset(msgspec.Struct, frozen=True):
    """A good way to play: its name and its options; all others are as usual."""

    name: str
    label: str
    about: str
    options: dict[str, bool | int | str]


class GameInfo(msgspec.Struct, frozen=True):
    game: Game
    fewest: int
    most: int
    presets: tuple[Preset, ...]
    options: tuple[Option, ...]


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: of public ones, or of the reader's own."""

    table: str
    game: Game
    terms: tuple[str, ...]
    people: tuple[str | None, ...]  # None for an open seat
    portraits: tuple[ShownPortrait | None, ...]  # of the same seats
    started: bool
    over: bool
    practice: bool  # it goes on from a position of another game
    your_turn: bool
    rematch_by: str | None  # who asked for this rematch, while it waits for the reader
    watching: int  # spectators
    when: float  # seconds since 1970: when the last line came, or the table was set up
    score: str | None  # the reader's own, once it is over; so far, if it was closed
    rank: int | None
    won: bool
    may_replay: bool


class Tally(msgspec.Struct, frozen=True):
    """The reader's results in one game so far, with scores as people read them."""

    game: Game
    games: int
    wins: int
    best: str
    mean: str


class Mine(msgspec.Struct, frozen=True):
    """The reader's own games, the newest first, with statistics; `closed` are those ended by a change of rules."""

    running: tuple[Listed, ...]
    closed: tuple[Listed, ...]
    finished: tuple[Listed, ...]
    statistics: tuple[Tally, ...]


class CodexBoard(msgspec.Struct, frozen=True):
    board: BoardView
    text: str


class CodexTableau(msgspec.Struct, frozen=True):
    number: int
    name: str
    text: str
    rows: tuple[TableauRow, ...]


class Codex(msgspec.Struct, frozen=True):
    boards: tuple[CodexBoard, ...]
    tableaux: tuple[CodexTableau, ...]


class ShownChance(msgspec.Struct, frozen=True):
    """A roll or draw: the number of its line, and the line."""

    line: int
    text: str


class ShownProof(msgspec.Struct, frozen=True):
    """All rolls and draws of a game so far, and the input of their derivation."""

    dice: DiceSource
    names: tuple[str, ...]
    chances: tuple[ShownChance, ...]
    proof: Proof | None


class DeviceLink(msgspec.Struct, frozen=True):
    """Links that bring the reader's seats to another device, once; a QR code of the first, and how long they work."""

    addresses: tuple[str, ...]
    qr: str
    local: bool
    seconds: int


class SetDoor(msgspec.Struct, frozen=True):
    """Let the network of this room in, or not."""

    open: bool


class Invitation(msgspec.Struct, frozen=True):
    """Addresses of a table for others, and a QR code of the first; `local` if they work on this machine only.

    `may_open`: the reader sits at the machine of the house, and may open it to the network, or close it again.
    """

    addresses: tuple[str, ...]
    qr: str
    local: bool
    may_open: bool


class BlockedPerson(msgspec.Struct, frozen=True):
    """A person the reader has blocked, by the name they had then."""

    number: int
    name: str


# From the browser ---------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Game
    seats: Seats
    options: Annotated[dict[str, bool | Number | Text], Meta(max_length=12)] = {}
    clock: Annotated[int, Meta(ge=1, le=600)] | None = None  # seconds for a decision
    stand_in_after: Annotated[int, Meta(ge=10, le=3_600)] | None = 120  # seconds; without a clock
    public: bool = False  # listed for everybody
    dice: DiceSource = "system"


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from a finished game where it had `line_count` lines, in one seat, against bots."""

    line_count: Number
    seat: SeatNumber
    bot: Level = "regular"


class OpenedLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link from another device."""

    token: Text


class Unblock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unblock a person, by the number in the list."""

    number: Number
