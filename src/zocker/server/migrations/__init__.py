"""How the schema of the database has changed, step by step (Alembic); of a file a backup is kept before each step."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from zocker.server.store.engines import is_postgresql, lift_idle_limit
from zocker.server.store.files import forget_secrets, make_private

LOCK = 0x7A6F636B6572  # "zocker", the number of our lock in PostgreSQL


def config() -> Config:
    """Return Alembic's settings."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(engine: sql.Engine) -> None:
    """Bring a database up to date."""
    if is_postgresql(engine):
        _upgrade_postgresql(engine)
    else:
        _upgrade_file(engine)


def _upgrade_postgresql(engine: sql.Engine) -> None:
    """Take all steps in one transaction, while no other process does."""
    with engine.begin() as connection:
        lift_idle_limit(connection)
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")


def _upgrade_file(engine: sql.Engine) -> None:
    """Take one step after another, each with a backup before it."""
    settings = config()
    script = ScriptDirectory.from_config(settings)
    with engine.connect() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
    is_new = current is None
    for step in reversed(list(script.iterate_revisions("heads", current or "base"))):
        if not is_new:
            _back_up(engine, current)
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN")  # sqlite3 begins by itself for data only: a step is all or nothing
            settings.attributes["connection"] = connection
            command.upgrade(settings, step.revision)
        current = step.revision


def _back_up(engine: sql.Engine, revision: str | None) -> None:
    """Copy the file beside itself, named after its revision."""
    path = engine.url.database
    if path is None or path == ":memory:":
        return
    source = Path(path)
    target = source.with_name(f"{source.name}.{revision}.bak")
    make_private(target)
    with sqlite3.connect(source) as old, sqlite3.connect(target) as copy:
        old.backup(copy)
    old.close()
    copy.close()
    forget_secrets(target)
