"""Messages of a live connection: the table as its reader may see it, hints, refusals and reactions."""

from __future__ import annotations

import msgspec

from zocker.narration.choices import Phrase
from zocker.rules.gambler.table import Row as TableauRow
from zocker.rules.gambler.table import View as TableauView
from zocker.rules.messages import Event, Move
from zocker.rules.vegas.view import BoardView, Casino, View
from zocker.server.messages.values import Character, Colour, DiceSource, Game, Level, ReactionKind


class ShownPortrait(msgspec.Struct, frozen=True):
    """A player's look: a character or a bot's level, and a colour of their own at the table."""

    character: Character | Level
    colour: Colour


class Person(msgspec.Struct, frozen=True):
    """The player in a seat. An open seat has no name and no portrait. `stand_in`: a bot plays for a person for now."""

    name: str | None
    bot: Level | None
    present: bool
    stand_in: bool
    may_stand_in: bool  # the reader may let a bot play for this seat now
    may_remove: bool  # the reader is the host and may send this person away
    tag: str | None = None  # the reader's browser, and no other, recognises this person by it
    blocked: bool = False  # the reader has blocked this person
    portrait: ShownPortrait | None = None


class Choice(msgspec.Struct, frozen=True):
    """A legal move of the reader: its key, its name, its effect, and its casino or row afterwards.

    `deed` is the text of its button, with a verb. `piece` names what it moves, which several choices may share.
    `places` are where it can be touched on the table: the last one is its target, and one before it is the place of its
    piece.
    """

    key: str
    move: Move
    label: str
    deed: str
    effect: tuple[Phrase, ...]
    casino: Casino | None
    row: TableauRow | None
    piece: str
    places: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """An event, and its sentence."""

    event: Event
    text: str


class Rank(msgspec.Struct, frozen=True):
    seat: int
    rank: int
    score: str  # as people read it
    won: bool
    more: str | None  # of what this seat has more than the next one, if both have the same score


class Roll(msgspec.Struct, frozen=True):
    """The reader is to roll."""

    label: str
    dice: int


class Clock(msgspec.Struct, frozen=True):
    """The time left for a decision, in seconds."""

    seat: int
    left: float
    whole: int


class Absence(msgspec.Struct, frozen=True):
    """The table waits for a person who is away; a bot sits in after `left` seconds, or never if that is None."""

    seat: int
    left: float | None


class ChanceOption(msgspec.Struct, frozen=True):
    """A button for input: the text that it types, and its name."""

    text: str
    label: str
    board: BoardView | None = None


class ChanceInput(msgspec.Struct, frozen=True):
    """The input that the reader is to enter from a real table: a number of dice, or some of the options.

    `task` names it, and `question` also explains how to type it. Dice that are tapped are sent as their faces, small
    ones first, a Biggy's with a B before it, neutral ones after a plus sign: `1 1 4 B6`, `1 1 4 + 3`. Of options,
    `least` to `most` are tapped, the same one more than once only if `again`. They are sent in the order of tapping.
    """

    kind: str
    task: str
    question: str
    small: int
    neutral: int
    biggy: int
    options: tuple[ChanceOption, ...]
    least: int
    most: int
    again: bool


class Lesson(msgspec.Struct, frozen=True):
    """The state of a lesson: the teacher's words, and the wanted move (the text of a choice)."""

    number: int
    of: int
    text: str
    move: str | None
    done: bool


class Board(msgspec.Struct, frozen=True):
    """The effect of a board on the table, in a sentence or two."""

    face: str
    text: str


class VegasTable(msgspec.Struct, frozen=True, tag="vegas", tag_field="kind"):
    """The table of any Las Vegas: now, and before the last line scored it, if it did."""

    now: View
    scored: View | None
    boards: tuple[Board, ...]


class TableauTable(msgspec.Struct, frozen=True, tag="tableau", tag_field="kind"):
    """The tableau on the table, and the one that has just been filled."""

    now: TableauView
    scored: TableauView | None
    name: str


GameTable = VegasTable | TableauTable


class TableInfo(msgspec.Struct, frozen=True):
    """The surroundings of a match: players, and other facts about the table."""

    game: Game
    people: tuple[Person, ...]
    terms: tuple[str, ...] = ()  # the table's options that are not the usual ones, told in a few words
    dice: DiceSource = "system"
    public: bool = False
    paused: bool = False
    gathers: bool = False  # it is a rematch that begins when all who have a seat have come
    rematch: str | None = None  # the table where the same people play again
    rematch_wanted: tuple[int, ...] = ()  # the seats of those who want it, first the one that asked for it
    lesson: Lesson | None = None
    practice: bool = False  # it goes on from a position of another game
    clock: Clock | None = None
    absence: Absence | None = None
    warming: bool = False  # a search bot can't search yet
    watching: int = 0  # people who look on
    awaited: tuple[int, ...] = ()  # seats whose devices the dice wait for, from the second second on
    may_go_on: bool = False  # nobody has answered for long: the reader may go on without the devices that are awaited

    @property
    def names(self) -> list[str]:
        return [person.name or "" for person in self.people]


class Table(TableInfo, frozen=True, kw_only=True, tag="table", tag_field="type"):
    """Everything that the reader may know about a table. `log` replaces the log from `log_from` on.

    `here` are the seats of the reader's browser. If there is only one, it is always `you`. Several people at one device
    see what all of them may know, and `you` is the seat that is to act, if it is among them. Before a secret decision
    `hand_over` names its seat, and nothing of it is shown until the browser sends `look` with the seat that has the
    device. That seat is `private` then.
    """

    fewest: int  # players of the game
    most: int
    you: int | None
    here: tuple[int, ...]
    private: int | None
    host: bool
    line_count: int = 0
    started: bool = False
    closed: str | None = None  # why it can't be played on or shown: the rules have changed since
    view: GameTable | None = None
    hand_over: int | None = None
    question: str | None = None
    choices: tuple[Choice, ...] = ()
    roll: Roll | None = None
    chance_input: ChanceInput | None = None
    may_undo: bool = False
    may_hint: bool = False
    waits_for: int | None = None  # the seat that the table waits for
    log_from: int = 0
    log: tuple[Entry, ...] = ()
    ranking: tuple[Rank, ...] = ()
    verdict: str | None = None  # who has won, in a sentence


class Advice(msgspec.Struct, frozen=True):
    """The worth of one choice."""

    code: int
    win: str
    score: str  # with the words that it is the one after this round
    short: str  # the same, where room is scarce
    share: float


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """The worth of the reader's choices, and the recommended one; only `text` where there can be no hint."""

    line_count: int
    choices: tuple[Advice, ...]
    best: int | None
    text: str


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Something could not be done, in one sentence."""

    text: str


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The browser's message with this `id` has arrived, and was done or refused."""

    id: int


class Reaction(msgspec.Struct, frozen=True, tag="reaction", tag_field="type"):
    """A player reacts."""

    seat: int
    what: ReactionKind


class ProofNews(msgspec.Struct, frozen=True, tag="proof", tag_field="type"):
    """Lines of the proof of the table's dice, from number `first` on; 0 means that it is another proof."""

    first: int
    lines: tuple[str, ...]


class ProofLater(msgspec.Struct, frozen=True, tag="proof-later", tag_field="type"):
    """The reader sees the proof when the game is over, since its earlier lines give hidden money away."""


class Salts(msgspec.Struct, frozen=True, tag="salts", tag_field="type"):
    """The salts of the reader's own secret moves: each as the number of its line, a colon, and the salt."""

    salts: tuple[str, ...]


class BackInAsked(msgspec.Struct, frozen=True, tag="back-in-asked", tag_field="type"):
    """A device that was reported as silent wants to take part again, and the reader is one of those who decide.

    Its seats are counted from 1, as in lines of the proof.
    """

    seats: tuple[int, ...]
    attempt: int  # the one that was thrown away


FromServer = Table | Hint | Refused | Done | Reaction | ProofNews | ProofLater | Salts | BackInAsked
