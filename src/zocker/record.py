"""The game record: a small JSON document that holds a whole game. docs/notation.md is its grammar."""

from __future__ import annotations

from typing import Any

import msgspec

from zocker.errors import Mistake

FORMAT = 1
MOST_BYTES = 4_000_000


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there; `bot` names the program that plays for the seat, if one does."""

    name: str
    bot: str | None = None


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where chance came from: `seed` (with the number), `system` or `typed`."""

    source: str
    seed: int | None = None


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Scores by seat, and the numbers of the winning seats."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class GameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its options to its result; chance results and moves are one line each."""

    zocker: int
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    dice: Dice
    setup: dict[str, Any] | None
    lines: tuple[str, ...]
    result: Ending | None


def write(record: GameRecord) -> str:
    """Return a record as text."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2).decode() + "\n"


def read(data: bytes) -> GameRecord:
    """Read a record's text, or raise a `Mistake`. What it says is not yet checked: `Match.replay` does that."""
    if len(data) > MOST_BYTES:
        raise Mistake("error-record-size", most=MOST_BYTES)
    try:
        record = msgspec.json.decode(data, type=GameRecord)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Mistake("error-record-form", reason=str(error)) from None
    if record.zocker != FORMAT:
        raise Mistake("error-record-format", expected=FORMAT, got=record.zocker)
    return record
