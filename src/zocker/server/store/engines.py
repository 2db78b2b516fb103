"""The database by its address: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

import os
import re
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from zocker.errors import Mistake

SQLITE, POSTGRESQL = "sqlite", "postgresql"
DRIVERS = {SQLITE: "pysqlite", POSTGRESQL: "psycopg"}
PASSWORD = re.compile(r"(?<=//)[^/@\s]*:[^/\s]*(?=@)")
CONNECT_SECONDS = 5  # then PostgreSQL can't be reached
IDLE_SECONDS = 2  # then PostgreSQL gives up a transaction, so that a process that stands still holds up nobody

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
SESSION = (
    f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'",
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
)


def make_engine(database: str) -> sql.Engine:
    """Return the engine of a database: an address, or the path of a file of SQLite."""
    try:
        url = _url(database)
        if url.get_backend_name() == POSTGRESQL:
            arguments = {
                "application_name": f"zocker {os.getpid()}",
                "connect_timeout": CONNECT_SECONDS,
                "tcp_user_timeout": 1000 * CONNECT_SECONDS,
            }
            engine = _create(url, pool_pre_ping=True, pool_size=10, connect_args=arguments)
            sql.event.listen(engine, "connect", _set_session)
            return engine
        engine = _create(url)
    except ModuleNotFoundError as error:
        message = "error-database-driver" if error.name == DRIVERS[POSTGRESQL] else "error-database-kind"
        raise Mistake(message, database=without_password(database)) from None
    except sql.exc.ArgumentError as error:
        raise unusable(without_password(database), error) from None
    sql.event.listen(engine, "connect", _set_pragmas)
    return engine


def _create(url: sql.URL, **settings: Any) -> sql.Engine:
    return sql.create_engine(url, json_serializer=None, hide_parameters=True, **settings)  # no secret in a log


def _url(database: str) -> sql.URL:
    """Read the address of a database; anything else is the path of a file."""
    if database and "://" not in database:
        return sql.URL.create(SQLITE, database=database)
    url = sql.make_url(database)
    if url.drivername in (POSTGRESQL, "postgres"):
        url = url.set(drivername=f"{POSTGRESQL}+{DRIVERS[POSTGRESQL]}")
    if DRIVERS.get(url.get_backend_name()) != url.get_driver_name():
        raise Mistake("error-database-kind", database=without_password(database))
    return url


def _set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    """Let readers not block the writer, and commits survive a power cut."""
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _set_session(connection: Any, _record: object) -> None:
    """Let no one be held up for long, and commits survive a power cut."""
    try:
        for setting in SESSION:
            connection.execute(setting)
        connection.commit()
    except Exception:
        connection.close()
        raise


def is_postgresql(engine: sql.Engine) -> bool:
    return engine.dialect.name == POSTGRESQL


def name_of(engine: sql.Engine) -> str:
    """Return the name of a database: its file, or its name in PostgreSQL."""
    return Path(engine.url.database or "").name


def file_of(database: str) -> Path:
    """Return the file of a database of SQLite; PostgreSQL has tools of its own for its files."""
    try:
        url = _url(database)
    except sql.exc.ArgumentError as error:
        raise unusable(without_password(database), error) from None
    if url.get_backend_name() != SQLITE:
        raise Mistake("error-database-no-file", database=Path(url.database or "").name)
    return Path(url.database or "")


def lift_idle_limit(connection: sql.Connection) -> None:
    """Let a transaction take its time."""
    if connection.dialect.name == POSTGRESQL:
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def driver_sql(connection: sql.Connection, statement: str) -> str:
    """Return a statement with question marks as the driver of a connection wants it."""
    return statement if connection.dialect.paramstyle == "qmark" else statement.replace("?", "%s")


def unusable(database: str, error: Exception) -> Mistake:
    """Return the mistake that a database can't be used, for a reason that has no password in it."""
    reason = str(getattr(error, "orig", None) or error)
    return Mistake("error-database", database=database, reason=without_password(" ".join(reason.split())))


def without_password(text: str) -> str:
    """Return an address without the password in it."""
    return PASSWORD.sub("…", text)
