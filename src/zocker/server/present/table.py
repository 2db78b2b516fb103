"""A whole table as one viewer may see it: what happened, what lies there, and what the viewer is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from zocker.match import Match
from zocker.narration import typed
from zocker.narration.sentences import sentence
from zocker.narration.verdict import verdict
from zocker.record import Record
from zocker.rules import games
from zocker.rules.frames import NOBODY
from zocker.rules.gambler.table import View as TableauView
from zocker.rules.messages import Event
from zocker.rules.vegas.view import View
from zocker.server.messages.table import Absence, Board, Clock, Entry, Lesson, Person, Table, TableauName
from zocker.server.messages.values import DiceSource, Game
from zocker.server.present.position import Position, ScreenView
from zocker.server.present.prompt import Prompt, Viewer, prompt
from zocker.server.present.ranking import rank_keys, ranking
from zocker.text import say

BEFORE_THE_GAME: dict[str, Any] = {  # fields of a table whose game has not begun
    "line_count": 0,
    "hand_over": None,
    "started": False,
    "closed": None,
    "vegas": None,
    "showdown": None,
    "gambler": None,
    "tableau": None,
    "full_tableau": None,
    "boards": (),
    "question": None,
    "choices": (),
    "roll": None,
    "chance_input": None,
    "may_undo": False,
    "may_hint": False,
    "waits_for": None,
    "log_from": 0,
    "log": (),
    "ranking": (),
    "verdict": None,
}


class TableInfo(msgspec.Struct, frozen=True):
    """What surrounds a match: who sits there, and what else the house knows about the table."""

    game: Game
    people: tuple[Person, ...]
    terms: tuple[str, ...] = ()
    dice: DiceSource = "system"
    public: bool = False
    paused: bool = False
    gathers: bool = False
    rematch: str | None = None
    rematch_wanted: tuple[int, ...] = ()
    lesson: Lesson | None = None
    practice: bool = False
    clock: Clock | None = None
    absence: Absence | None = None
    warming: bool = False
    watching: int = 0
    awaited: tuple[int, ...] = ()
    may_go_on: bool = False

    @property
    def names(self) -> list[str]:
        return [person.name or "" for person in self.people]


def show(info: TableInfo, position: Position, viewer: Viewer, after: int) -> Table:
    """Return a table as a viewer may see it, with the log after so many lines (all of it if `after` is negative)."""
    match, names = position.match, info.names
    asked = Prompt() if info.paused else prompt(position, viewer, names, typed_dice=info.dice == "typed")
    vegas, tableau = position.screen_view(viewer.knows_as)
    last_line_is_news = 0 <= after < position.line_count
    showdown, full = position.showdown(viewer.knows_as) if last_line_is_news else ScreenView()
    known = after or -1  # who has seen no line may not have seen the game begin
    log_from, events = match.news(known, NOBODY if viewer.only_seat is None else viewer.only_seat)
    result = match.result
    return replace(
        show_seats(info, viewer),
        line_count=position.line_count,
        you=asked.seat if viewer.only_seat is None else viewer.only_seat,
        hand_over=asked.hand_over,
        started=True,
        vegas=vegas,
        showdown=showdown,
        gambler=tableau,
        tableau=tableau_name(match, tableau),
        full_tableau=full,
        boards=explain_boards(vegas),
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
    """Return a table whose game has not begun."""
    players = games.find(info.game).players
    return Table(
        game=info.game,
        terms=info.terms,
        dice=info.dice,
        public=info.public,
        you=viewer.only_seat,
        here=viewer.here,
        private=None if viewer.only_seat is not None else viewer.private,
        host=viewer.host,
        paused=info.paused,
        gathers=info.gathers,
        rematch=info.rematch,
        rematch_wanted=info.rematch_wanted,
        lesson=info.lesson,
        practice=info.practice,
        fewest=players[0],
        most=players[-1],
        people=info.people,
        clock=info.clock,
        absence=info.absence,
        warming=info.warming,
        watching=info.watching,
        awaited=info.awaited,
        may_go_on=info.may_go_on,
        **BEFORE_THE_GAME,
    )


def show_closed(info: TableInfo, record: Record, viewer: Viewer) -> Table:
    """Return a table whose game today's rules can't go on with or show: only its result, and why."""
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


def tableau_name(match: Match, view: TableauView | None) -> TableauName | None:
    """Return the name of the tableau that lies on the table."""
    if view is None or view.tableau is None:
        return None
    return TableauName(view.tableau, typed.tableau_names(match)[view.tableau - 1])


def explain_boards(view: View | None) -> tuple[Board, ...]:
    """Explain the boards on the table."""
    on_table = view.boards if view is not None else []
    return tuple(Board(board.face, say(f"board-{board.face.lower()}")) for _, board in on_table)


def log_entries(events: Sequence[Event], match: Match, names: Sequence[str], you: int | None) -> tuple[Entry, ...]:
    """Return events with the sentences that tell them."""
    tableaux = typed.tableau_names(match)
    return tuple(Entry(event, sentence(event, match.game, names, you, tableaux)) for event in events)
