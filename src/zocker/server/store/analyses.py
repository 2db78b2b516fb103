"""Analyses of finished games, stored because each takes seconds."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy import Connection

from zocker import __version__
from zocker.analysis.report import Analysis
from zocker.rules.games import GAMES
from zocker.server.store.queries import LAST_CHANGE, NO_LESSON
from zocker.server.store.schema import ANALYSES, SEATS, TABLES
from zocker.server.store.store import Store


class PlayedGame(NamedTuple):
    """A guest's finished game, and its analysis."""

    table: str
    game: str
    seat: int
    when: float
    looked_at: bool
    analysis: Analysis | None


class KeptAnalyses:
    """Reads and writes analyses, one for each finished game that was asked about."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def load(self, table: str) -> list[Analysis | None]:
        """Return the analysis of a game, with None in it if there can be none; nothing if this version has none."""
        wanted = sql.select(ANALYSES.c.analysis).where(ANALYSES.c.table == table, ANALYSES.c.version == __version__)
        with self.store.engine.connect() as connection:
            return [*connection.execute(wanted).scalars()]

    def of_guest(self, guest: str, limit: int) -> list[PlayedGame]:
        """Return the newest games that a guest has finished by the current rules, with their analyses."""
        first_seat = sql.func.min(SEATS.c.number)
        today = sql.or_(
            *(sql.and_(TABLES.c.game == name, TABLES.c.rules == game.version) for name, game in GAMES.items())
        )
        wanted = (
            sql.select(
                TABLES.c.id, TABLES.c.game, first_seat, LAST_CHANGE.label("when"), ANALYSES.c.table, ANALYSES.c.analysis
            )
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .outerjoin(ANALYSES, ANALYSES.c.table == TABLES.c.id)
            .where(
                SEATS.c.guest == guest, TABLES.c.result.is_not(None), TABLES.c.given == 0, NO_LESSON, sql.or_(*today)
            )
            .group_by(TABLES.c.id, ANALYSES.c.table)
            .order_by(LAST_CHANGE.desc())
            .limit(limit)
        )
        with self.store.engine.connect() as connection:
            return [
                PlayedGame(table, game, seat, when, looked_at is not None, analysis)
                for table, game, seat, when, looked_at, analysis in connection.execute(wanted)
            ]

    async def keep(self, table: str, analysis: Analysis | None) -> None:
        """Keep the analysis of a game, if its table is still there and no other process has just done so."""

        def job(connection: Connection) -> None:
            connection.execute(ANALYSES.delete().where(ANALYSES.c.table == table))
            if connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None:
                row = {"table": table, "version": __version__, "analysis": analysis}
                connection.execute(ANALYSES.insert(), row)

        with suppress(sql.exc.IntegrityError):
            await self.store.write(job)
