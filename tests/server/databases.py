"""Where the tests keep their tables: in a file of SQLite, or in a database of PostgreSQL."""

from __future__ import annotations

import functools
import itertools
import os
import tempfile
from pathlib import Path

import pytest
import sqlalchemy as sql

from zocker.server.store.store import Store

ALL_ON_POSTGRESQL = os.environ.get("ZOCKER_TEST_DATABASE") == "postgresql"
SQLITE, POSTGRESQL = "sqlite", "postgresql"
about_files = pytest.mark.about_files  # such tests are not run on PostgreSQL

current = POSTGRESQL if ALL_ON_POSTGRESQL else SQLITE  # which of them tests use now
_made: dict[Path, str] = {}  # the databases in PostgreSQL, by folder
_numbers = itertools.count()


def database_in(folder: Path) -> str:
    """Return the address of the database of a folder: the same one whenever it is asked for."""
    if current == SQLITE:
        return new_file(folder)
    if folder not in _made:
        from tests.server.postgres import new_database

        _made[folder] = new_database(f"zocker{next(_numbers)}")
    return _made[folder]


def new_file(folder: Path) -> str:
    """Return the address of the file of a folder; a new one is a copy of an empty one, which is there sooner."""
    file = folder / "zocker.db"
    if not file.exists():
        file.write_bytes(_empty())
        file.chmod(0o600)
    return f"sqlite:///{file}"


@functools.cache
def _empty() -> bytes:
    """Return the file of a house that has just been opened for the first time."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "zocker.db"
        store = Store(f"sqlite:///{file}")
        store.open()
        store.close()
        return file.read_bytes()


def forget(folder: Path) -> None:
    """Drop the database of a folder, if it has one in PostgreSQL."""
    if folder in _made:
        from tests.server.postgres import postgres

        name = sql.make_url(_made.pop(folder)).database
        postgres().execute(f"DROP DATABASE {name} WITH (FORCE)")
