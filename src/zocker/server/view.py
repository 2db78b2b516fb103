"""A whole table as one reader may see it: what happened, what lies there, and what the reader is asked."""

from __future__ import annotations

import msgspec

from zocker.match import Match
from zocker.rules.frames import NOBODY
from zocker.rules.messages import Chance, Decision
from zocker.server import render
from zocker.server.messages import Clock, DiceSource, Game, Lesson, Person, Table
from zocker.text.choices import question
from zocker.text.verdict import verdict


class Reader(msgspec.Struct, frozen=True):
    """Who looks: the seats of the browser, and whether it is the host's. Without any: somebody who looks on."""

    here: tuple[int, ...] = ()
    host: bool = False


class Setting(msgspec.Struct, frozen=True):
    """What there is around a match: who sits there, and what the house knows of the table."""

    game: Game
    people: tuple[Person, ...]
    terms: tuple[str, ...] = ()
    dice: DiceSource = "system"
    public: bool = False
    paused: bool = False
    rematch: str | None = None
    lesson: Lesson | None = None
    clock: Clock | None = None
    warming: bool = False


def show(setting: Setting, match: Match | None, reader: Reader, after: int) -> Table:
    """Return a table as a reader may see it, with the log after so many lines (all of it below 0).

    Before the game has begun there is no match.
    """
    n = 0 if match is None else len(match.lines)
    names = [person.name or "" for person in setting.people]
    you = reader.here[0] if reader.here else None
    seen = NOBODY if you is None else you
    waiting = None if match is None else match.waiting
    mine = waiting if isinstance(waiting, Decision | Chance) and you is not None and waiting.seat == you else None
    scene, gambler = (None, None) if match is None else render.view_of(match, seen)
    scored = match is not None and match.showdown is not None and after == n - 1
    showdown, full = render.showdown_of(match, seen) if match is not None and scored else (None, None)
    log_from, events = (0, []) if match is None else match.news(after, seen)
    decision = mine if isinstance(mine, Decision) and match is not None else None
    rolls = isinstance(mine, Chance) and match is not None and not render.needs_nobody(match, mine)
    return Table(
        n=n,
        game=setting.game,
        terms=setting.terms,
        dice=setting.dice,
        public=setting.public,
        you=you,
        here=reader.here,
        hand_over=None,
        private=None,
        host=reader.host,
        started=match is not None,
        paused=setting.paused,
        rematch=setting.rematch,
        lesson=setting.lesson,
        people=setting.people,
        scene=scene,
        showdown=showdown,
        gambler=gambler,
        tableau=None if match is None else render.tableau_name(match, gambler),
        full_tableau=full,
        boards=render.boards(scene),
        question=None if decision is None else question(decision),
        choices=() if decision is None or match is None else render.choices(match, decision, names),
        roll=render.roll_of(mine) if rolls and isinstance(mine, Chance) else None,
        due=None,
        may_undo=match is not None and you is not None and match.last_mover == you and setting.lesson is None,
        may_hint=decision is not None and render.may_hint(decision) and setting.lesson is None,
        waits_for=None if match is None else render.waits_for(match),
        log_from=log_from,
        log=render.entries(events, setting.game, names, you),
        ranking=() if match is None else render.ranking(match),
        verdict=verdict(match, names, you) if match is not None and match.over else None,
        clock=setting.clock,
        warming=setting.warming,
    )
