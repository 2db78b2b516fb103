"""Moving a house: everything in a database is copied to another, empty one, from any kind to any."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.errors import Mistake
from zocker.server.store.engines import file_of, is_postgresql, lift_idle_limit, name_of
from zocker.server.store.schema import BLOCKS, EPOCHS, OWNERS, SECRETS, TABLES, WORKERS, metadata
from zocker.server.store.store import Store

ROWS_AT_ONCE = 1_000
STAYING = (SECRETS, WORKERS, OWNERS, EPOCHS)  # secrets of dice, and who serves there: the old house may open again


def copy_database(source: str, target: str) -> int:
    """Copy a house, all or nothing, while no server uses it; return how many tables it has."""
    old, new = Store(source), Store(target)
    if not is_postgresql(old.engine) and not file_of(source).exists():
        raise Mistake("error-no-house", database=source)
    with _opened(old), _opened(new):
        with old.engine.connect() as reading, new.engine.begin() as writing:
            lift_idle_limit(reading)
            lift_idle_limit(writing)
            _check_empty(writing, name_of(new.engine))
            for table in metadata.sorted_tables:
                if table not in STAYING:
                    _copy(reading, writing, table)
            if is_postgresql(new.engine):
                _go_on_counting(writing)
            tables: int = writing.execute(sql.select(sql.func.count()).select_from(TABLES)).scalar_one()
        last_alive = old.lock.last_alive
    if last_alive is not None:
        new.lock.set_last_alive(last_alive)
        new.engine.dispose()
    return tables


@contextmanager
def _opened(store: Store) -> Iterator[None]:
    """Have a database to oneself, in today's form."""
    store.open()
    try:
        store.lock.exclude_others()
        yield
    finally:
        store.close()


def _check_empty(connection: Connection, name: str) -> None:
    """Refuse a database that something is in."""
    for table in metadata.sorted_tables:
        if table is not WORKERS and connection.execute(sql.select(sql.literal(1)).select_from(table).limit(1)).first():
            raise Mistake("error-house-not-empty", database=name)


def _copy(reading: Connection, writing: Connection, table: sql.Table) -> None:
    """Copy all rows as they are stored."""
    plain = sql.table(table.name, *(sql.column(column.name) for column in table.c))
    rows = reading.execution_options(yield_per=ROWS_AT_ONCE).execute(plain.select()).mappings()
    for some in rows.partitions():
        writing.execute(plain.insert(), [dict(row) for row in some])


def _go_on_counting(connection: Connection) -> None:
    """Let new numbers in PostgreSQL begin after those that were copied."""
    sequence = sql.func.pg_get_serial_sequence(BLOCKS.name, BLOCKS.c.id.name)
    highest = sql.select(sql.func.coalesce(sql.func.max(BLOCKS.c.id), 0) + 1).scalar_subquery()
    connection.execute(sql.select(sql.func.setval(sequence, highest, sql.false())))
