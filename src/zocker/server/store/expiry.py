"""Which tables may go: waiting rooms and lessons that no one uses, and games only if the operator wants that."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql

from zocker.server.store.schema import TABLES

DAY = 86_400.0  # seconds
KEPT_UNUSED = DAY  # for so long a waiting room or a lesson is kept after its last visit
AT_MOST = 100  # no more than one of so many games goes unasked

IS_GAME = sql.and_(TABLES.c.started == 1, TABLES.c.lesson.is_(None))


class Expired(NamedTuple):
    """Tables that no one has visited for too long, and how many games there are in all."""

    unused: list[str]  # waiting rooms and lessons
    games: list[str]
    finished: int  # of these games
    last_visit: float | None  # to any of these games
    of: int

    @property
    def are_many(self) -> bool:
        """Whether so many games would be deleted that it needs a confirmation, because the clock may be wrong."""
        return len(self.games) * AT_MOST > self.of


def is_unused(now: float) -> sql.ColumnElement[bool]:
    """Return the condition that a table is a waiting room or a lesson, and no one has visited it for a day."""
    return sql.and_(~IS_GAME, TABLES.c.visited < now - KEPT_UNUSED)


def is_expired(now: float, days: int) -> sql.ColumnElement[bool]:
    """Return the condition that a game has started, and no one has visited it for so many days."""
    return sql.and_(IS_GAME, TABLES.c.visited < now - days * DAY)


def find_expired(connection: sql.Connection, now: float, days: int | None) -> Expired:
    """Find all tables that may go; without a number of days no game does."""
    unused = [*connection.execute(sql.select(TABLES.c.id).where(is_unused(now))).scalars()]
    of = connection.execute(sql.select(sql.func.count()).select_from(TABLES).where(IS_GAME)).scalar_one()
    if days is None:
        return Expired(unused, [], 0, None, of)
    wanted = sql.select(TABLES.c.id, TABLES.c.over, TABLES.c.visited).where(is_expired(now, days))
    games = connection.execute(wanted).all()
    last_visit = max((game.visited for game in games), default=None)
    return Expired(unused, [game.id for game in games], sum(game.over for game in games), last_visit, of)
