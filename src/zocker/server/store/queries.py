"""Queries: one table with its record, or many for a list."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.proof.chain import Secret
from zocker.server.store.expiry import Expired, find_expired
from zocker.server.store.proofs import load_proof, load_secret
from zocker.server.store.schema import BLOCKS, LINES, SEATS, TABLES
from zocker.server.store.stored import FinishedGame, Overview, StoredSeat, StoredTable

_last_line = sql.select(LINES).where(LINES.c.table == TABLES.c.id).order_by(LINES.c.number.desc()).limit(1)
LAST_CHANGE = sql.func.coalesce(_last_line.with_only_columns(LINES.c.at).scalar_subquery(), TABLES.c.created)
LINE_COUNT = sql.func.coalesce(_last_line.with_only_columns(LINES.c.number + 1).scalar_subquery(), 0)
NO_LESSON = TABLES.c.lesson.is_(None)

TABLE_COLUMNS = tuple(name for name in StoredTable.__struct_fields__ if name in TABLES.c)
SEAT_COLUMNS = StoredSeat.__struct_fields__


class Queries:
    """Reads the database; its callers do that in threads."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine = engine

    def load(self, table: str) -> StoredTable | None:
        """Return a table with its whole record, if it exists."""
        wanted = LINES.select().with_only_columns(LINES.c.text).where(LINES.c.table == table).order_by(LINES.c.number)
        with self.engine.connect() as connection:
            row = connection.execute(TABLES.select().where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            seats = _seats(connection, [table])[table]
            lines = [*connection.execute(wanted).scalars()]
            proof = load_proof(connection, table)
        columns = {name: getattr(row, name) for name in TABLE_COLUMNS}
        return StoredTable(seats=seats, lines=lines, proof=proof, **columns)

    def load_secret(self, table: str) -> Secret | None:
        """Return the server's secret at a table, if it has one."""
        with self.engine.connect() as connection:
            return load_secret(connection, table)

    def last_line_at(self, table: str) -> float | None:
        """Return when the last line of a table came."""
        wanted = sql.select(sql.func.max(LINES.c.at)).where(LINES.c.table == table)
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    def count_unfinished(self, host: str | None = None) -> int:
        """Count the tables with unfinished games, of one host or of all."""
        wanted = (TABLES.c.over == 0,) if host is None else (TABLES.c.over == 0, TABLES.c.host == host)
        return self._count(*wanted)

    def count_tables(self, host: str) -> int:
        """Count all tables of a host."""
        return self._count(TABLES.c.host == host)

    def _count(self, *wanted: sql.ColumnElement[bool]) -> int:
        with self.engine.connect() as connection:
            return connection.execute(sql.select(sql.func.count()).select_from(TABLES).where(*wanted)).scalar_one()

    def expired(self, now: float, days: int | None) -> Expired:
        """Return the tables unvisited for too long; games only if they expire after so many days."""
        with self.engine.connect() as connection:
            return find_expired(connection, now, days)

    def least_wanted(self, limit: int) -> list[str]:
        """Return unfinished tables, first those that would be missed least.

        Those that have not begun come first, then those with the fewest people, then the shortest games, then those
        that were visited longest ago.
        """
        people = sql.select(sql.func.count(SEATS.c.guest.distinct())).where(SEATS.c.table == TABLES.c.id)
        order = (TABLES.c.started, people.scalar_subquery(), LINE_COUNT, TABLES.c.visited)
        wanted = sql.select(TABLES.c.id).where(TABLES.c.over == 0).order_by(*order).limit(limit)
        with self.engine.connect() as connection:
            return [*connection.execute(wanted).scalars()]

    def least_wanted_of(self, host: str, limit: int) -> list[str]:
        """Return tables of a host: first those that were never visited again, then those visited longest ago."""
        order = (TABLES.c.visited > TABLES.c.created, TABLES.c.visited)
        wanted = sql.select(TABLES.c.id).where(TABLES.c.host == host).order_by(*order).limit(limit)
        with self.engine.connect() as connection:
            return [*connection.execute(wanted).scalars()]

    # Lists --------------------------------------------------------------------------------------------

    def public_tables(self, reader: str | None, since: float, limit: int, limit_per_host: int) -> list[Overview]:
        """Return unfinished public tables visited since then, first those that have not started.

        Tables are left out where the host has blocked the reader, or the reader the host.
        """
        order = (TABLES.c.started, LAST_CHANGE.desc())
        number = sql.func.row_number().over(partition_by=TABLES.c.host, order_by=order).label("number")
        wanted = (TABLES.c.public == 1, TABLES.c.over == 0, TABLES.c.visited >= since, NO_LESSON, ~_is_blocked(reader))
        numbered = sql.select(TABLES.c.id, number).where(*wanted).subquery()
        few = sql.select(numbered.c.id).where(numbered.c.number <= limit_per_host)
        return self._overviews(_select_overviews().where(TABLES.c.id.in_(few)).order_by(*order).limit(limit))

    def overview(self, table: str) -> Overview | None:
        """Return a table without its record."""
        return next(iter(self._overviews(_select_overviews().where(TABLES.c.id == table))), None)

    def tables_of(self, guest: str, *, over: bool, limit: int) -> list[Overview]:
        """Return tables where a guest has a seat or is the host, newest first."""
        seated = sql.select(SEATS.c.table).where(SEATS.c.guest == guest)
        wanted = (sql.or_(TABLES.c.id.in_(seated), TABLES.c.host == guest), TABLES.c.over == over, NO_LESSON)
        return self._overviews(_select_overviews().where(*wanted).order_by(LAST_CHANGE.desc()).limit(limit))

    def finished_games(self, guest: str) -> list[FinishedGame]:
        """Return the results of all games that a guest played from the start, for the first of the guest's seats."""
        seat = sql.func.min(SEATS.c.number).label("seat")
        rows = (
            sql.select(TABLES.c.id, TABLES.c.game, seat, TABLES.c.result)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.guest == guest, TABLES.c.over == 1, TABLES.c.given == 0, NO_LESSON)
            .group_by(TABLES.c.id)
        )
        with self.engine.connect() as connection:
            return [FinishedGame(*row) for row in connection.execute(rows)]

    def _overviews(self, wanted: sql.Select[Any]) -> list[Overview]:
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).mappings().all()
            seats = _seats(connection, [row["id"] for row in rows])
        fields = [name for name in Overview.__struct_fields__ if name != "seats"]
        return [Overview(seats=seats[row["id"]], **{name: row[name] for name in fields}) for row in rows]


def _select_overviews() -> sql.Select[Any]:
    return sql.select(TABLES, LINE_COUNT.label("line_count"), LAST_CHANGE.label("when"))


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[StoredSeat]]:
    """Return the seats of each table."""
    seats = defaultdict[str, list[StoredSeat]](list)
    for row in connection.execute(SEATS.select().where(SEATS.c.table.in_(tables)).order_by(SEATS.c.number)):
        seats[row.table].append(StoredSeat(**{name: getattr(row, name) for name in SEAT_COLUMNS}))
    return seats


def _is_blocked(reader: str | None) -> sql.ColumnElement[bool]:
    """Return the condition that a reader and the host of a table have blocked each other, or one of them has."""
    by_host = sql.and_(BLOCKS.c.host == TABLES.c.host, BLOCKS.c.guest == reader)
    by_reader = sql.and_(BLOCKS.c.host == reader, BLOCKS.c.guest == TABLES.c.host)
    return sql.exists().where(sql.or_(by_host, by_reader))


def table_row(table: StoredTable) -> dict[str, Any]:
    """Return the columns of a table as they are written."""
    return {name: getattr(table, name) for name in TABLE_COLUMNS}


def seat_rows(table: str, seats: Sequence[StoredSeat]) -> list[dict[str, Any]]:
    return [{"table": table, "number": number, **msgspec.structs.asdict(seat)} for number, seat in enumerate(seats)]
