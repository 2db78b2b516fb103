"""The lines of a proof: typed here, one text each in records. docs/notation.md is their grammar.

Seats, lines of the game, attempts and events are counted from 1. A line is its kind and its fields, separated by tabs;
a line that the server signs ends with the signature. There is one way to write each.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, NamedTuple, get_type_hints

import msgspec
from msgspec import Meta

from zocker.errors import Mistake

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Link = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Signature = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]
Seats = tuple[int, ...]  # of the people at one device, in order; none at the server's

TAB = "\t"
ROLLED = frozenset({"roll", "extra"})  # what a seat rolls: an event of its own; everything else is drawn in one run
MAX_LENGTH = 60_000  # characters of a line
MAX_QUOTED = 60


class Field(NamedTuple):
    """How a field is written, and read again; what is not written like this is invalid."""

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


def _matching(pattern: str) -> Callable[[str], str]:
    compiled = re.compile(pattern)

    def read(text: str) -> str:
        if compiled.fullmatch(text) is None:
            raise ValueError(text)
        return text

    return read


def _joined(separator: str) -> Callable[[Any], str]:
    return lambda items: separator.join(map(str, items))


def _read_seats(text: str) -> Seats:
    return tuple(map(int, text.split("+"))) if text else ()


def _read_devices(text: str) -> tuple[Seats, ...]:
    return tuple(map(_read_seats, text.split(" "))) if text else ()


def _write_devices(devices: tuple[Seats, ...]) -> str:
    return " ".join(map(write_seats, devices))


write_seats = _joined("+")


class Answer(NamedTuple):
    """What a device reveals for an attempt: its link, and its signature over it and the open."""

    link: str
    signature: str


_is_chance = re.compile(r"(start|bill|neutral|pair|aside|boards|extra|tableau) .*|roll (\+ )?B?[1-6].*")


def is_chance(text: str) -> bool:
    """Tell whether a line of a game is what chance has brought, and not a move.

    >>> is_chance("roll 1 1 6"), is_chance("roll again")
    (True, False)
    """
    return _is_chance.fullmatch(text) is not None


def is_rolled(request: str) -> bool:
    """Tell whether a seat rolls what is asked for."""
    return request.partition(" ")[0] in ROLLED


_is_answer = re.compile("[0-9a-f]{64}:[0-9a-f]{128}")


def _read_answers(text: str) -> tuple[Answer | None, ...]:
    parts = text.split(" ")
    if not all(part == "-" or _is_answer.fullmatch(part) for part in parts):
        raise ValueError(text)
    return tuple(None if part == "-" else Answer(*part.split(":")) for part in parts)


def _write_answers(answers: tuple[Answer | None, ...]) -> str:
    return " ".join("-" if answer is None else ":".join(answer) for answer in answers)


_COUNTED = Field(lambda text: int(_matching("0|[1-9][0-9]{0,8}")(text)))
Number = Annotated[int, _COUNTED]
Text = Annotated[str, Field(str)]
Id = Annotated[str, Field(_matching("[A-Za-z0-9_-]{1,40}"))]
Hex16 = Annotated[str, Field(_matching("[0-9a-f]{32}"))]
Hex32 = Annotated[str, Field(_matching("[0-9a-f]{64}"))]
OptionalHex32 = Annotated[str, Field(_matching("([0-9a-f]{64})?"))]
Hex64 = Annotated[str, Field(_matching("[0-9a-f]{128}"))]
Device = Annotated[Seats, Field(_read_seats, write_seats)]
Devices = Annotated[tuple[Seats, ...], Field(_read_devices, _write_devices)]
Answers = Annotated[tuple[Answer | None, ...], Field(_read_answers, _write_answers)]
Numbers = Annotated[tuple[int, ...], Field(lambda text: tuple(map(int, text.split(" "))), _joined(" "))]
Rest = tuple[str, ...]  # all fields that are left


class Line(msgspec.Struct, frozen=True):
    """A line of a proof, without the server's signature."""

    kind: ClassVar[str]
    signed: ClassVar[bool] = False  # by the server


class Genesis(Line, frozen=True):
    """A game begins to be proven, after `since` lines, with these seats: a name and who plays there, each."""

    kind = "genesis"
    scheme: Number
    table: Id
    nonce: Hex16
    game: Text
    rules: Number
    options: Text
    setup: Text
    key: Hex32
    end: Hex32
    since: Number
    before: OptionalHex32  # what the lines and the proof before it are known by
    seats: Rest  # a name and who plays there, each


class Commit(Line, frozen=True):
    """A device, or the server without seats, commits to a chain, whose first link is for attempt `first`."""

    kind = "commit"
    seats: Device
    key: Hex32
    end: Hex32
    first: Number
    number: Number
    signature: Hex64


class Moves(Line, frozen=True):
    """What was played from line `line` of the game on; of a secret move only a hash."""

    kind = "moves"
    line: Number
    texts: Rest


class Seated(Line, frozen=True):
    """Who plays from now on."""

    kind = "seats"
    seats: Rest


class Open(Line, frozen=True):
    """Chance event `event` is to be drawn at line `line` of the game, by these devices together."""

    kind = "open"
    signed = True
    attempt: Number
    event: Number
    line: Number
    devices: Devices
    request: Text


class Void(Line, frozen=True):
    """An attempt is thrown away, since these devices are said to be silent."""

    kind = "void"
    signed = True
    attempt: Number
    silent: Devices
    server: Hex32  # its link
    answers: Answers


class Drawn(Line, frozen=True):
    """An event is over: all links, then each request and its result."""

    kind = "drawn"
    signed = True
    attempt: Number
    line: Number
    server: Hex32  # its link
    answers: Answers
    draws: Rest  # a request and its result, each

    @property
    def requests(self) -> tuple[str, ...]:
        return self.draws[::2]

    @property
    def results(self) -> tuple[str, ...]:
        return self.draws[1::2]


class BackIn(Line, frozen=True):
    """A device that was said to be silent takes part again: those agree who had answered then."""

    kind = "back-in"
    seats: Device
    attempt: Number  # the one that was thrown away
    agreed: Devices
    signatures: Rest


class Close(Line, frozen=True):
    """The game is over: its scores and winners, and the salts of all secret moves."""

    kind = "close"
    signed = True
    scores: Numbers
    winners: Numbers
    salts: Rest  # each as the number of its line, a colon, and the salt


class Signed(Line, frozen=True):
    """A device has seen the end; no line comes after it but more of these, and none of them has a head."""

    kind = "signed"
    seats: Device
    signature: Hex64


KINDS: Mapping[str, type[Line]] = {
    kind.kind: kind for kind in (Genesis, Commit, Moves, Seated, Open, Void, Drawn, BackIn, Close, Signed)
}


def _fields(kind: type[Line]) -> tuple[Field | None, ...]:
    """Return how the fields of a kind of line are written; None where it is all the rest."""
    hints = get_type_hints(kind, include_extras=True)
    found = (getattr(hints[name], "__metadata__", [None])[0] for name in kind.__struct_fields__)
    return tuple(found)


_FIELDS = {name: _fields(kind) for name, kind in KINDS.items()}


def write(line: Line) -> str:
    """Return a line as a text, without the server's signature.

    >>> write(Moves(3, ("place 6", "undo")))
    'moves\\t3\\tplace 6\\tundo'
    """
    parts = [line.kind]
    for name, field in zip(line.__struct_fields__, _FIELDS[line.kind], strict=True):
        value = getattr(line, name)
        parts += value if field is None else [field.write(value)]
    return TAB.join(parts)


def read(text: str) -> Line:
    """Return the line that a text without the server's signature writes, or raise a `Mistake`."""
    name, *parts = text.split(TAB)
    try:
        if len(text) > MAX_LENGTH or any(ord(letter) < ord(" ") and letter != TAB for letter in text):
            raise ValueError(text)
        kind, fields = KINDS[name], _FIELDS[name]
        fixed = len(fields) - (fields[-1] is None)
        values = [field.read(part) for field, part in zip(fields, parts, strict=False) if field is not None]
        if len(values) != fixed or (len(parts) > fixed and fields[-1] is not None):
            raise ValueError(text)
        line = kind(*values, *([tuple(parts[fixed:])] if fields[-1] is None else []))
    except (KeyError, ValueError):
        line = None
    if line is None or write(line) != text:
        raise Mistake("error-proof-form", text=text[:MAX_QUOTED])
    return line


def split(text: str) -> tuple[str, str | None]:
    """Return what the head of a written line covers, and the server's signature if there has to be one."""
    body, _, signature = text.rpartition(TAB)
    kind = KINDS.get(text.partition(TAB)[0])
    return (body, signature) if kind is not None and kind.signed else (text, None)


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the rolls of a game are derived from; lines that are no texts are by an older scheme."""

    table: TableId
    lines: tuple[str | dict[str, Any], ...]
