"""Where the tests keep their tables: in a file of SQLite, or in a database of PostgreSQL."""

from __future__ import annotations

import itertools
import os
from pathlib import Path

import pytest
import sqlalchemy as sql

ALL_ON_POSTGRESQL = os.environ.get("ZOCKER_TEST_DATABASE") == "postgresql"
SQLITE, POSTGRESQL = "sqlite", "postgresql"
about_files = pytest.mark.about_files  # such tests are not run on PostgreSQL

current = POSTGRESQL if ALL_ON_POSTGRESQL else SQLITE  # which of them tests use now
_made: dict[Path, str] = {}  # the databases in PostgreSQL, by folder
_numbers = itertools.count()


def database_in(folder: Path) -> str:
    """Return the address of the database of a folder: the same one whenever it is asked for."""
    if current == SQLITE:
        return f"sqlite:///{folder / 'zocker.db'}"
    if folder not in _made:
        from tests.server.postgres import new_database

        _made[folder] = new_database(f"zocker{next(_numbers)}")
    return _made[folder]


def forget(folder: Path) -> None:
    """Drop the database of a folder, if it has one in PostgreSQL."""
    if folder in _made:
        from tests.server.postgres import postgres

        name = sql.make_url(_made.pop(folder)).database
        postgres().execute(f"DROP DATABASE {name} WITH (FORCE)")
