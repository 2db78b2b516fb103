"""A whole table as one reader may see it: what happened, what lies there, and what the reader is asked."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from zocker.match import Match
from zocker.narration.choices import question
from zocker.narration.verdict import verdict
from zocker.record import GameRecord
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Chance, Over, Result
from zocker.server.messages.table import Choice, Clock, Due, Lesson, Person, Roll, Table
from zocker.server.messages.values import DiceSource, Game
from zocker.server.present import render
from zocker.text import say


class Reader(msgspec.Struct, frozen=True):
    """Who looks: the seats of the browser, whether it is the host's, and which of several seats has it to himself now.

    Without any seat it is somebody who looks on.
    """

    here: tuple[int, ...] = ()
    host: bool = False
    private: int | None = None

    @property
    def alone(self) -> int | None:
        """The only seat of the browser."""
        return self.here[0] if len(self.here) == 1 else None

    @property
    def seen(self) -> int:
        """The seat whose knowledge the table is shown with: nobody's, as long as several people may look."""
        seat = self.private if self.alone is None else self.alone
        return NOBODY if seat is None else seat


class Setting(msgspec.Struct, frozen=True):
    """What there is around a match: who sits there, and what the house knows of the table."""

    game: Game
    people: tuple[Person, ...]
    terms: tuple[str, ...] = ()
    dice: DiceSource = "system"
    public: bool = False
    paused: bool = False
    gathers: bool = False
    rematch: str | None = None
    rematch_by: int | None = None
    lesson: Lesson | None = None
    clock: Clock | None = None
    warming: bool = False


class Asked(msgspec.Struct, frozen=True):
    """What a reader may do now, and the seat of his that is to act."""

    seat: int | None = None
    hand_over: int | None = None
    question: str | None = None
    choices: tuple[Choice, ...] = ()
    roll: Roll | None = None
    due: Due | None = None
    may_undo: bool = False
    may_hint: bool = False


def ask(match: Match, reader: Reader, names: Sequence[str], *, typed: bool) -> Asked:
    """Ask a reader for what the match waits for, if it is his to answer.

    Of what one of several people decides in secret, nothing is shown until he has the screen to himself. What he
    decides openly is shown as all of them may know it.
    """
    waiting = match.waiting
    corrects = typed and reader.host and match.can_correct
    asked = Asked(may_undo=match.last_mover in reader.here or corrects)
    if isinstance(waiting, Chance) and typed and reader.host:
        asked = replace(asked, due=render.due(match, waiting, names, reader.alone))
    if isinstance(waiting, Over) or waiting.seat not in reader.here:
        return asked
    asked = replace(asked, seat=waiting.seat)
    if isinstance(waiting, Chance):
        return asked if typed or render.needs_nobody(match, waiting) else replace(asked, roll=render.roll_of(waiting))
    may_hint = render.may_hint(waiting)
    if not may_hint and reader.seen != waiting.seat:
        return replace(asked, hand_over=waiting.seat)
    seen = reader.seen if reader.seen == waiting.seat else NOBODY
    choices = render.choices(match, waiting, names, seen)
    return replace(asked, question=question(waiting), choices=choices, may_hint=may_hint)


def show_closed(setting: Setting, record: GameRecord, reader: Reader) -> Table:
    """Return a table whose game can't be played on or shown by today's rules: what came of it, and why that is all."""
    shown = show(setting, None, reader, -1)
    if record.result is None:
        return replace(shown, n=len(record.lines), started=True, closed=say("error-older-rules-running"))
    names = [seat.name for seat in record.seats]
    result = Result(record.result.scores, tuple(seat - 1 for seat in record.result.winners))
    return replace(
        shown,
        n=len(record.lines),
        started=True,
        closed=say("error-older-rules"),
        ranking=render.ranking(record.game, result, result.scores),
        verdict=verdict(record.game, result, names, reader.alone),
    )


def show(setting: Setting, match: Match | None, reader: Reader, after: int) -> Table:
    """Return a table as a reader may see it, with the log after so many lines (all of it below 0).

    Before the game has begun there is no match.
    """
    n = 0 if match is None else len(match.lines)
    names = [person.name or "" for person in setting.people]
    asked = Asked() if match is None or setting.paused else ask(match, reader, names, typed=setting.dice == "typed")
    scene, gambler = (None, None) if match is None else render.view_of(match, reader.seen)
    scored = match is not None and match.showdown is not None and 0 <= after < n
    showdown, full = render.showdown_of(match, reader.seen) if match is not None and scored else (None, None)
    result = None if match is None else match.result
    log_from, events = (0, []) if match is None else match.news(after, NOBODY if reader.alone is None else reader.alone)
    return Table(
        n=n,
        game=setting.game,
        terms=setting.terms,
        dice=setting.dice,
        public=setting.public,
        you=asked.seat if reader.alone is None else reader.alone,
        here=reader.here,
        hand_over=asked.hand_over,
        private=None if reader.alone is not None else reader.private,
        host=reader.host,
        started=match is not None,
        closed=None,
        paused=setting.paused,
        gathers=setting.gathers,
        rematch=setting.rematch,
        rematch_by=setting.rematch_by,
        lesson=setting.lesson,
        people=setting.people,
        scene=scene,
        showdown=showdown,
        gambler=gambler,
        tableau=None if match is None else render.tableau_name(match, gambler),
        full_tableau=full,
        boards=render.boards(scene),
        question=asked.question,
        choices=asked.choices,
        roll=asked.roll,
        due=asked.due,
        may_undo=asked.may_undo and setting.lesson is None,
        may_hint=asked.may_hint and setting.lesson is None,
        waits_for=None if match is None else render.waits_for(match),
        log_from=log_from,
        log=render.entries(events, setting.game, names, reader.alone),
        ranking=() if match is None or result is None else render.ranking(setting.game, result, render.merits(match)),
        verdict=None if result is None else verdict(setting.game, result, names, reader.alone),
        clock=setting.clock,
        warming=setting.warming,
    )
