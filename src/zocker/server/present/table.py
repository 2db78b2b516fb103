"""A whole table for one viewer: the log, the pieces, and the question to the viewer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from zocker.match import Match
from zocker.narration import typed
from zocker.narration.sentences import sentence
from zocker.narration.verdict import verdict
from zocker.record import Record
from zocker.rules import games
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Event
from zocker.server.messages.table import Entry, Table, TableInfo
from zocker.server.present.position import Position
from zocker.server.present.prompt import Prompt, Viewer, prompt
from zocker.server.present.ranking import rank_keys, ranking
from zocker.server.present.screens import on_screen
from zocker.text import say


def show(info: TableInfo, position: Position, viewer: Viewer, after: int) -> Table:
    """Return a table for a viewer, with the log after so many lines (all of it if `after` is negative)."""
    match, names = position.match, info.names
    asked = Prompt() if info.paused else prompt(position, viewer, names, typed_dice=info.dice == "typed")
    scored = position.scored(viewer.knows_as) if 0 <= after < position.line_count else None  # by news
    known = after or -1  # who has seen no line may not have seen the game begin
    log_from, events = match.news(known, NOBODY if viewer.only_seat is None else viewer.only_seat)
    result = match.result
    return replace(
        show_seats(info, viewer),
        line_count=position.line_count,
        you=asked.seat if viewer.only_seat is None else viewer.only_seat,
        hand_over=asked.hand_over,
        started=True,
        view=on_screen(match, position.view(viewer.knows_as), scored),
        question=asked.question,
        choices=asked.choices,
        roll=asked.roll,
        chance_input=asked.chance_input,
        may_undo=asked.may_undo and info.lesson is None and not info.awaited,
        may_hint=asked.may_hint and info.lesson is None,
        waits_for=position.waits_for,
        log_from=log_from,
        log=log_entries(events, match, names, viewer.only_seat),
        ranking=() if result is None else ranking(info.game, result, rank_keys(match.secret_state)),
        verdict=None if result is None else verdict(info.game, result, names, viewer.only_seat),
    )


def show_seats(info: TableInfo, viewer: Viewer) -> Table:
    """Return a table whose game has not started."""
    players = games.find(info.game).players
    return Table(
        **{field: getattr(info, field) for field in TableInfo.__struct_fields__},
        fewest=players[0],
        most=players[-1],
        you=viewer.only_seat,
        here=viewer.here,
        private=None if viewer.only_seat is not None else viewer.private,
        host=viewer.host,
    )


def show_closed(info: TableInfo, record: Record, viewer: Viewer) -> Table:
    """Return a table whose game the current rules can't continue or show: only its result, and the reason."""
    shown = replace(show_seats(info, viewer), line_count=len(record.lines), started=True)
    if record.result is None:
        return replace(shown, closed=say("error-older-rules-running"))
    names = [seat.name for seat in record.seats]
    return replace(
        shown,
        closed=say("error-older-rules"),
        ranking=ranking(record.game, record.result, record.result.scores),
        verdict=verdict(record.game, record.result, names, viewer.only_seat),
    )


def log_entries(events: Sequence[Event], match: Match, names: Sequence[str], you: int | None) -> tuple[Entry, ...]:
    """Return events with their sentences."""
    tableaux = typed.tableau_names(match)
    return tuple(Entry(event, sentence(event, match.game, names, you, tableaux)) for event in events)
