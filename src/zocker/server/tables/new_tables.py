"""New tables from any source: a request, a lesson, a file, or a finished game that is continued."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from zocker import record as records
from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.proof.check import verify
from zocker.record import Dice, Seat
from zocker.rules import games
from zocker.rules.options import check_players, read_options
from zocker.server.lessons import Script
from zocker.server.messages.actions import NewSeat
from zocker.server.messages.pages import NewTable, WhatIf
from zocker.server.present.replay import level_of
from zocker.server.store.proof_lines import ProofLines
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables.names import free_name
from zocker.server.tables.seats import dress, fill_with_bots, name_bots, new_seat, settle_colours
from zocker.text import printable, say

ID_BYTES = 9
MAX_LINES = 4_000  # lines of a record: several times those of any game that people play
MAX_QUOTED = 120  # characters of a file that a mistake quotes
FILE_HOST = "file"  # the host of games that came as files: no guest is called that


def new_table(
    game: str, host: str, seats: Sequence[StoredSeat], options: Mapping[str, Any], **columns: Any
) -> StoredTable:
    """Return a table by the current rules that starts at once with the system's dice, unless `columns` differ."""
    defaults: dict[str, Any] = {
        "id": secrets.token_urlsafe(ID_BYTES),
        "rules": games.find(game).version,
        "dice": Dice("system"),
        "setup": None,
        "clock": None,
        "started": True,
        "lines": [],
    }
    return StoredTable(game=game, host=host, seats=[*seats], options=dict(options), **defaults | columns)


def requested_table(new: NewTable, guest: str, setup: dict[str, Any] | None) -> StoredTable:
    """Return the table that a guest sets up; it starts at once if no seat is open."""
    rules = games.find(new.game)
    check_players(new.game, rules, len(new.seats))
    options = msgspec.to_builtins(read_options(new.game, rules, new.options))
    _check_kinds(new.seats)
    seats = list[StoredSeat]()
    for seat in new.seats:
        taken = new_seat(seat, guest, [other.name or "" for other in seats])
        dress(taken, seat.portrait, seats)
        seats.append(taken)
    has_open_seats = any(seat.is_open for seat in seats)
    if not has_open_seats:
        fill_with_bots(seats)
    Match(new.game, seats=["?" if seat.name is None else seat.name for seat in seats], chance="ask", **options)
    return new_table(
        new.game,
        guest,
        seats,
        options,
        dice=Dice(new.dice),
        setup=setup,
        clock=new.clock,
        stand_in_after=None if new.clock else new.stand_in_after,
        started=not has_open_seats,
        public=new.public,
    )


def _check_kinds(seats: Sequence[NewSeat]) -> None:
    """Refuse seats that make no sense together."""
    kinds = Counter(seat.kind for seat in seats)
    if kinds["kept"]:
        raise Mistake("error-kept-seat")
    if kinds["me"] > 1:
        raise Mistake("error-one-seat")
    if kinds["here"] == 1 and not kinds["me"]:
        raise Mistake("error-here-alone")


def lesson_table(script: Script, guest: str) -> StoredTable:
    """Return a table for a lesson."""
    options = read_options(script.game, games.find(script.game), script.options)
    seats = [StoredSeat(say("lesson-pupil"), guest), *(StoredSeat(name, bot="regular") for name in script.bots)]
    return new_table(script.game, guest, seats, msgspec.to_builtins(options), setup=script.setup, lesson=script.game)


def what_if_table(stored: StoredTable, asked: WhatIf, guest: str) -> StoredTable:
    """Return a table that begins like a finished game; bots keep their names, other people are replaced by bots."""
    if asked.seat >= len(stored.seats):
        raise Mistake("error-no-seat", seat=str(asked.seat), most=len(stored.seats) - 1)
    seats = [StoredSeat(seat.name if seat.bot else None, bot=asked.bot, colour=seat.colour) for seat in stored.seats]
    name = next((seat.name for seat in stored.seats if seat.guest == guest), None) or say("guest-name")
    place = stored.seats[asked.seat]
    seats[asked.seat] = StoredSeat(
        free_name(name, [seat.name or "" for seat in seats]), guest, character=place.character, colour=place.colour
    )
    name_bots(seats, [seat.name for seat in stored.seats])  # nobody is called like who sat elsewhere
    settle_colours(seats)
    table = new_table(
        stored.game, guest, seats, stored.options, setup=stored.setup, lines=stored.lines[: asked.line_count]
    )
    if replays.resume(table.record()).over:
        raise Mistake("error-what-if-over")
    return table


def table_from_file(data: bytes) -> StoredTable:
    """Return the finished game of an uploaded record, named by a digest of the record.

    The game is replayed, and anything invalid raises a `Mistake` that names its line.
    """
    try:
        record = records.read(data)
        if record.result is None:
            raise Mistake("error-record-unfinished")
        if len(record.lines) > MAX_LINES:
            raise Mistake("error-record-long", most=MAX_LINES)
        match = replays.replay(record)
        if record.proof is not None:
            verify(record)
    except Mistake as mistake:
        raise _shorten_quotes(mistake) from None
    kept = replace(match.record(), seats=tuple(Seat(seat.name, level_of(seat.bot)) for seat in match.seats))
    digest = hashlib.sha256(msgspec.json.encode(kept)).digest()
    return new_table(
        kept.game,
        FILE_HOST,
        [StoredSeat(seat.name, bot=seat.bot) for seat in kept.seats],
        kept.options,
        id=base64.urlsafe_b64encode(digest[:ID_BYTES]).decode(),
        rules=kept.rules,
        dice=kept.dice,
        setup=kept.setup,
        lines=list(kept.lines),
        result=kept.result,
        proof=ProofLines.of(() if kept.proof is None else kept.proof.lines),
        proven_as=None if kept.proof is None else kept.proof.table,
    )


def _shorten_quotes(mistake: Mistake) -> Mistake:
    """Shorten a mistake's quotation, because a file may contain anything."""
    return Mistake(
        mistake.message,
        **{
            name: printable(value, MAX_QUOTED) if isinstance(value, str) else value
            for name, value in mistake.details.items()
        },
    )
