"""The lines of a proof: typed here, one text each in records. docs/proof-format.md is their grammar.

Seats, lines of the game, attempts and events are counted from 1. A line is its kind and its fields, separated by tabs;
a line that the server signs ends with the signature. There is one way to write each.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, get_type_hints

import msgspec
from msgspec import Meta

from zocker.errors import Mistake
from zocker.proof.fields import (
    Answers,
    Device,
    Devices,
    Field,
    Hex16,
    Hex32,
    Hex64,
    Id,
    Number,
    Numbers,
    OptionalHex32,
    Text,
)

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Link = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Signature = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]

TAB = "\t"
ROLLED = frozenset({"roll", "extra"})  # what a seat rolls: an event of its own; everything else is drawn in one run
MAX_LENGTH = 60_000  # characters of a line
MAX_QUOTED = 60

_has_controls = re.compile(r"[\x00-\x08\x0a-\x1f]")  # but tabs
_is_chance = re.compile(r"(start|bill|neutral|pair|aside|boards|extra|tableau) .*|roll (\+ )?B?[1-6].*")


def is_chance(text: str) -> bool:
    """Tell whether a line of a game is a result of chance, and not a move.

    >>> is_chance("roll 1 1 6"), is_chance("roll again")
    (True, False)
    """
    return _is_chance.fullmatch(text) is not None


def is_rolled(request: str) -> bool:
    """Tell whether a seat makes this roll."""
    return request.partition(" ")[0] in ROLLED


Rest = tuple[str, ...]  # all fields that are left


class Line(msgspec.Struct, frozen=True):
    """A line of a proof, without the server's signature."""

    kind: ClassVar[str]
    signed: ClassVar[bool] = False  # by the server


class Genesis(Line, frozen=True):
    """The proof of a game begins after `since` lines, with these seats, each with a name and a player."""

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
    """The lines of the game from line `line` on; a secret move is only a hash."""

    kind = "moves"
    line: Number
    texts: Rest


class Seated(Line, frozen=True):
    """The players from now on."""

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
    """An attempt is thrown away because these devices are reported as silent."""

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
    """A silent device takes part again, because those who had answered agree."""

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
    """Return the fields of a kind of line; None for the rest of a line."""
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
        if len(text) > MAX_LENGTH or _has_controls.search(text):
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
    """Return the part of a written line that the head covers, and the server's signature if it needs one."""
    body, _, signature = text.rpartition(TAB)
    kind = KINDS.get(text.partition(TAB)[0])
    return (body, signature) if kind is not None and kind.signed else (text, None)


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the rolls of a game are derived from; lines that are no texts are by an older scheme."""

    table: TableId
    lines: tuple[str | dict[str, Any], ...]
