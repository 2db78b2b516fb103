"""What travels between the browser and the server. `tools/wire_types.py` writes the browser's types from this.

A table's number `n` is the length of its record: whoever answers says which `n` was answered, so that a stale or
doubled click does nothing.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from zocker.narration.choices import Part
from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.gambler.table import View as TableauView
from zocker.rules.messages import Event, Move
from zocker.scene import Casino, Scene

MOST_SEATS = 6
Game = Literal["las-vegas", "las-vegas-2019", "royale", "gambler"]
Level = Literal["rookie", "regular", "shark"]
DiceSource = Literal["system", "typed"]  # typed: the companion of people who roll real dice
Reacts = Literal["bravo", "ouch", "laugh", "think", "hurry", "thanks"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Text = Annotated[str, Meta(max_length=80)]
Typed = Annotated[str, Meta(max_length=200)]  # 24 cards at once

# To the browser -----------------------------------------------------------------------------------------


class Person(msgspec.Struct, frozen=True):
    """Who has a seat. An open seat has no name; `stand_in` says that a bot plays for somebody for now."""

    name: str | None
    bot: Level | None
    present: bool
    stand_in: bool
    may_stand_in: bool  # the reader may let a bot play for this seat now
    may_remove: bool  # the reader is the host and may send this person away


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


class Paper(msgspec.Struct, frozen=True):
    """Something that may be tapped instead of typed: what is typed for it, and how it is called."""

    text: str
    label: str


class Due(msgspec.Struct, frozen=True):
    """What the reader is to type or tap from a real table: dice by their number, or papers to choose from.

    `task` says what is wanted, `question` also how to type it. Dice that are tapped are sent as their faces, own ones
    first, a Biggy's with a B before it, neutral ones after a plus sign: `1 1 4 B6`, `1 1 4 + 3`. Of papers, `least` to
    `most` are tapped, and the same one as often as `again` allows; they are sent in the order of tapping.
    """

    kind: str
    task: str
    question: str
    own: int
    neutral: int
    biggy: int
    papers: tuple[Paper, ...]
    least: int
    most: int
    again: bool


class Lesson(msgspec.Struct, frozen=True):
    """Where a lesson stands: what the teacher says now, and the move that he wants to see (the text of a choice)."""

    number: int
    of: int
    text: str
    move: str | None
    done: bool


class TableauName(msgspec.Struct, frozen=True):
    number: int
    name: str


class Board(msgspec.Struct, frozen=True):
    """What a board that is out does, in a sentence or two."""

    face: str
    text: str


class Table(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """All that the reader may know of a table. `log` replaces the log from `log_from` on.

    `here` are the seats of the reader's browser. Who has only one of them is always `you`. Several people at one device
    see what all of them may know, and `you` is the one who is to act, if he is among them; before he decides something
    in secret, `hand_over` names him, and nothing of it is shown until he says with `look` that he has the device:
    then `private` is his seat.
    """

    n: int
    game: Game
    terms: tuple[str, ...]  # the table's options that are not the usual ones, told in a few words
    dice: DiceSource
    public: bool
    you: int | None
    here: tuple[int, ...]
    hand_over: int | None
    private: int | None
    host: bool
    started: bool
    closed: str | None  # why it can't be played on or shown: the rules have changed since
    paused: bool
    gathers: bool  # a rematch that begins when all who have a seat have come
    rematch: str | None  # the table where the same people play again
    rematch_by: int | None  # the seat that asked for it
    lesson: Lesson | None
    people: tuple[Person, ...]
    scene: Scene | None  # of any Las Vegas
    showdown: Scene | None  # the table before the last line scored it, if it did
    gambler: TableauView | None
    tableau: TableauName | None
    full_tableau: TableauView | None  # the one that has just been filled
    boards: tuple[Board, ...]
    question: str | None
    choices: tuple[Choice, ...]
    roll: Roll | None
    due: Due | None
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
    score: str  # and that it is the one after this round
    short: str  # the same where room is scarce
    share: float


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """What the reader's choices are worth, and which one is advised; only words where a hint would be none."""

    n: int
    choices: tuple[Advice, ...]
    best: int | None
    text: str


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Something could not be done, in one sentence."""

    text: str


class Reaction(msgspec.Struct, frozen=True, tag="reaction", tag_field="type"):
    """Somebody reacts to what he sees."""

    seat: int
    what: Reacts


FromServer = Table | Hint | Refused | Reaction


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
    faces: tuple[OptionChoice, ...]


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
    face: str
    name: str
    text: str


class CodexTableau(msgspec.Struct, frozen=True):
    number: int
    name: str
    text: str
    rows: tuple[TableauRow, ...]


class Codex(msgspec.Struct, frozen=True):
    boards: tuple[CodexBoard, ...]
    tableaux: tuple[CodexTableau, ...]


class Moving(msgspec.Struct, frozen=True):
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


class Supply(FromBrowser, frozen=True, tag="supply"):
    """Tell what real dice or cards brought, as people type it."""

    n: Number
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
    """The host sends somebody away for good: a bot goes on for him, or the seat is open if the game hasn't begun."""

    seat: SeatNumber


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: the host's own, another person's at his device, a bot's, or open for somebody who comes.

    When seats are arranged anew, `kept` is the person or bot that has the seat with this number now.
    """

    kind: Literal["me", "here", "bot", "open", "kept"]
    name: Name | None = None
    bot: Level = "regular"
    seat: SeatNumber | None = None


Seats = Annotated[tuple[NewSeat, ...], Meta(min_length=2, max_length=MOST_SEATS)]


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
)


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Game
    seats: Seats
    options: Annotated[dict[str, bool | Number | Text], Meta(max_length=12)] = {}
    clock: Annotated[int, Meta(ge=1, le=600)] | None = None  # seconds for a decision
    public: bool = False  # listed for everybody
    dice: DiceSource = "system"


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on with a game that is over from where it had `n` lines, on one seat, against bots."""

    n: Number
    seat: SeatNumber
    bot: Level = "regular"


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link to another device."""

    token: Text
