"""The game record: a small JSON document that holds a whole game. docs/notation.md describes it."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from zocker import given
from zocker.errors import Mistake
from zocker.proof.lines import Proof
from zocker.rules.messages import Result

FORMAT = 2
FIRST_TABLEAUX = "towns-1"  # the set that Gambler used before records named one
MAX_BYTES = 4_000_000
MAX_NAME = 40  # characters


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The player's name; `bot` names the program that plays for the seat, if one does."""

    name: str
    bot: str | None = None


def sit_down(players: int, seats: Sequence[object] | None) -> tuple[Seat, ...]:
    """Return a seat for each player, numbered where no names are given."""
    seated = tuple(map(_presentable, map(str, range(1, players + 1)) if seats is None else seats))
    if players != len(seated):
        raise Mistake("error-seats", players=players, got=len(seated))
    return seated


def names_of(seats: Sequence[Seat], unnamed: Callable[[int], str]) -> list[str]:
    """Return the names of seats; a seat without a name gets its number, counted from 1, in the form of `unnamed`."""
    return [unnamed(number) if seat.name == str(number) else seat.name for number, seat in enumerate(seats, 1)]


def _presentable(one: object) -> Seat:
    """Return a seat with a name that can be shown, or raise a `Mistake`."""
    seat = Seat(one) if isinstance(one, str) else given.of_kind("seat", one, Seat, called="str or zocker.Seat")
    name = given.of_kind("name", seat.name, str).strip()
    if seat.bot is not None:
        given.text("bot", seat.bot)
    if not 0 < len(name) <= MAX_NAME or any(unicodedata.category(c)[0] == "C" for c in name):
        raise Mistake("error-name", name=ascii(seat.name)[1:-1][:MAX_NAME], most=MAX_NAME)
    return msgspec.structs.replace(seat, name=name)


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The source of chance: `seed` (with the number), `system` or `typed`."""

    source: str
    seed: int | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from its options to its result; chance results and moves are one line each.

    `rules` is the version of the rules that the game was played by, and `proof` is the proof of its dice.
    `Match.record()` returns a record, `save` writes it to a file, and `Record.load` reads it again.
    """

    zocker: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    dice: Dice
    setup: dict[str, Any] | None
    lines: tuple[str, ...]
    result: Result | None
    proof: Proof | None = None

    @staticmethod
    def load(path: str | Path) -> Record:
        """Return the record in a file. The game in it isn't checked yet: `replay` and `verify` do that."""
        return load(path)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all: if anything goes wrong, the old file stays as it was."""
        save(self, path)


def check_record(one: object) -> Record:
    """Return a record in the form in which it would be read from a file.

    Raise a `Mistake` for anything else, also for a result with another number of seats.
    """
    if not isinstance(one, Record):
        raise Mistake("error-record-kind", kind=type(one).__name__)
    try:
        record = msgspec.convert(msgspec.to_builtins(one), Record)
        write(record)
    except (*given.UNREADABLE, ValueError) as error:  # a text can't be encoded, a number is too long
        raise Mistake("error-record-form", reason=error) from None
    if record.zocker != FORMAT:
        raise Mistake("error-record-format", expected=FORMAT, got=record.zocker)
    if record.result is not None and len(record.result.scores) != len(record.seats):
        raise Mistake("error-record-result")
    return record


class _Format(msgspec.Struct):
    """The part of a record with its format."""

    zocker: int


class _Format1(msgspec.Struct, forbid_unknown_fields=True):
    """A record from the time before rules had versions."""

    zocker: int
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    dice: Dice
    setup: dict[str, Any] | None
    lines: tuple[str, ...]
    result: Result | None

    def upgraded(self) -> Record:
        """Return the record in today's format."""
        options = self.options
        if self.game == "gambler" and options.get("tableaux") is None:
            options = {**options, "tableaux": FIRST_TABLEAUX}
        fields = msgspec.structs.asdict(self) | {"zocker": FORMAT, "rules": 1, "options": options}
        return Record(**fields)


def write(record: Record) -> str:
    """Return a record as text."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2).decode() + "\n"


def read(data: bytes) -> Record:
    """Read a record's text, or raise a `Mistake`. The game in it isn't checked yet: `replays.replay` does that."""
    if len(data) > MAX_BYTES:
        raise Mistake("error-record-size", most=MAX_BYTES)
    try:
        version = msgspec.json.decode(data, type=_Format).zocker
        if version == FORMAT:
            return msgspec.json.decode(data, type=Record)
        if version == 1:
            return msgspec.json.decode(data, type=_Format1).upgraded()
    except given.UNREADABLE as error:
        raise Mistake("error-record-form", reason=error) from None
    raise Mistake("error-record-format", expected=FORMAT, got=version)


def load(path: str | Path) -> Record:
    """Return the record in a file."""
    return read(read_file(path))


def read_file(path: str | Path) -> bytes:
    """Return the contents of a file."""
    path = given.path(path)
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise Mistake("error-no-file", path=path) from None
    except (OSError, ValueError) as error:  # a null character is a ValueError
        raise Mistake("error-file", path=path, reason=_reason(error)) from None


def save(record: Record, path: str | Path) -> None:
    """Write a record to a file, whole or not at all."""
    record, path = check_record(record), given.path(path)
    draft = path.parent / f".{path.name}.{os.getpid()}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(write(record))
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        raise Mistake("error-write", path=path, reason=_reason(error)) from None


def _reason(error: OSError | ValueError) -> str:
    return (isinstance(error, OSError) and error.strerror) or type(error).__name__
