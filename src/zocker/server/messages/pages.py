"""What pages ask for and get: games and options, lists of tables, new tables, replays, the codex, and links."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.vegas.view import BoardView
from zocker.server.messages.actions import Seats
from zocker.server.messages.values import DiceSource, Game, Level, Number, SeatNumber, Text


class Created(msgspec.Struct, frozen=True):
    table: str


class OptionChoice(msgspec.Struct, frozen=True):
    """What an option can be; if only for some numbers of players, these are `players`."""

    value: bool | int | str
    label: str
    players: tuple[int, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """Something that a table can choose, with one phrase that explains it.

    It is one of `choices`, or, if there are none, a whole number from `least` to `most`. Where it is only for some
    numbers of players, these are `players`. Of `faces`, as many may be picked as there are boards; their value is a
    text of faces with spaces between them.
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
    """A good way to play, by a name: its options; the others are as usual."""

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
    people: tuple[str | None, ...]  # nobody yet
    started: bool
    over: bool
    your_turn: bool
    watching: int  # people who look on
    when: float  # seconds since 1970: the last line, or when it was set up
    score: str | None  # the reader's own, once it is over
    rank: int | None
    won: bool
    may_replay: bool


class Tally(msgspec.Struct, frozen=True):
    """What the reader has done in one game so far; scores as people read them."""

    game: Game
    games: int
    wins: int
    best: str
    mean: str


class Mine(msgspec.Struct, frozen=True):
    """The reader's own games, the newest first, and what came of them."""

    running: tuple[Listed, ...]
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


class DeviceLink(msgspec.Struct, frozen=True):
    """Links that bring the reader's seats to another device, once; a picture of the first, and how long it works."""

    addresses: tuple[str, ...]
    qr: str
    local: bool
    seconds: int


class Invitation(msgspec.Struct, frozen=True):
    """Addresses of a table for others, and a picture of the first to scan; `local` if it works on this machine only."""

    addresses: tuple[str, ...]
    qr: str
    local: bool


class BlockedPerson(msgspec.Struct, frozen=True):
    """Somebody whom the reader does not want at tables of their own, by the name at that time."""

    number: int
    name: str


# From the browser ---------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Game
    seats: Seats
    options: Annotated[dict[str, bool | Number | Text], Meta(max_length=12)] = {}
    clock: Annotated[int, Meta(ge=1, le=600)] | None = None  # seconds for a decision
    public: bool = False  # listed for everybody
    dice: DiceSource = "system"


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on with a game that is over from where it had `line_count` lines, on one seat, against bots."""

    line_count: Number
    seat: SeatNumber
    bot: Level = "regular"


class OpenedLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link to another device."""

    token: Text


class Unblock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let somebody come again, by the number in the list."""

    number: Number
