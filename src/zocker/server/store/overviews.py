"""Tables as lists need them: many at once, without their records."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.record import Ending
from zocker.server.store.store import LINES, SEATS, TABLES, StoredSeat

_lines = sql.select(LINES).where(LINES.c.table == TABLES.c.id).order_by(LINES.c.number.desc()).limit(1)
WHEN = sql.func.coalesce(_lines.with_only_columns(LINES.c.at).scalar_subquery(), TABLES.c.created)
LENGTH = sql.func.coalesce(_lines.with_only_columns(LINES.c.number + 1).scalar_subquery(), 0)
NO_LESSON = TABLES.c.lesson.is_(None)


class Overview(NamedTuple):
    """A table without its record, but with its length, and when its last line came."""

    id: str
    game: str
    options: dict[str, Any]
    started: bool
    over: bool
    paused: bool
    barred: list[str]
    seats: list[StoredSeat]
    result: Ending | None
    n: int
    when: float


class Finished(NamedTuple):
    """What came of a game, for who sat on a seat."""

    id: str
    game: str
    seat: int
    result: Ending | None


def public(engine: sql.Engine, since: float, most: int, of_one: int) -> list[Overview]:
    """Return public tables that are not over and were visited since then, those that have not begun first.

    No host has more than so many of them in the list.
    """
    order = (TABLES.c.started, WHEN.desc())
    number = sql.func.row_number().over(partition_by=TABLES.c.host, order_by=order).label("number")
    wanted = (TABLES.c.public == 1, TABLES.c.over == 0, TABLES.c.visited >= since, NO_LESSON)
    numbered = sql.select(TABLES.c.id, number).where(*wanted).subquery()
    few = sql.select(numbered.c.id).where(numbered.c.number <= of_one)
    with engine.connect() as connection:
        return _read(connection, _tables().where(TABLES.c.id.in_(few)).order_by(*order).limit(most))


def of_guest(engine: sql.Engine, guest: str, *, over: bool, most: int) -> list[Overview]:
    """Return tables that a guest sits at or has set up, the newest first."""
    seated = sql.select(SEATS.c.table).where(SEATS.c.guest == guest)
    wanted = (sql.or_(TABLES.c.id.in_(seated), TABLES.c.host == guest), TABLES.c.over == over, NO_LESSON)
    with engine.connect() as connection:
        return _read(connection, _tables().where(*wanted).order_by(WHEN.desc()).limit(most))


def finished(engine: sql.Engine, guest: str) -> list[Finished]:
    """Return what came of all games that a guest played from the start; of several seats the first is his own."""
    rows = (
        sql.select(TABLES.c.id, TABLES.c.game, sql.func.min(SEATS.c.number), TABLES.c.result)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.guest == guest, TABLES.c.over == 1, TABLES.c.given == 0, NO_LESSON)
        .group_by(TABLES.c.id)
    )
    with engine.connect() as connection:
        return [Finished(*row[:3], _result(row[3])) for row in connection.execute(rows)]


def _tables() -> sql.Select[Any]:
    return sql.select(TABLES, LENGTH.label("n"), WHEN.label("last"))


def _read(connection: Connection, wanted: sql.Select[Any]) -> list[Overview]:
    rows = connection.execute(wanted).all()
    seats = defaultdict[str, list[StoredSeat]](list)
    ids = [row.id for row in rows]
    for seat in connection.execute(SEATS.select().where(SEATS.c.table.in_(ids)).order_by(SEATS.c.number)):
        seats[seat.table].append(StoredSeat(seat.name, seat.guest, seat.bot, bool(seat.stand_in)))
    return [
        Overview(
            row.id,
            row.game,
            msgspec.json.decode(row.options),
            bool(row.started),
            bool(row.over),
            bool(row.paused),
            msgspec.json.decode(row.barred, type=list[str]),
            seats[row.id],
            _result(row.result),
            row.n,
            row.last,
        )
        for row in rows
    ]


def _result(text: str | None) -> Ending | None:
    return None if text is None else msgspec.json.decode(text, type=Ending)
