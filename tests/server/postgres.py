"""A real PostgreSQL for the tests, in a folder of its own; where it can't be had, tests say why they did not run."""

from __future__ import annotations

import atexit
import functools

import pytest
from tools.postgres import BINARIES, CARELESS, Postgres

from zocker.server import migrations
from zocker.server.store.engines import make_engine

TEMPLATE = "template_zocker"  # an empty house, so that not every test has to take all steps


@functools.cache
def postgres() -> Postgres:
    """Return the server of this process, started when the first test needs it."""
    pytest.importorskip("psycopg", reason="not run on PostgreSQL: psycopg is missing", exc_type=ImportError)
    if not BINARIES:
        pytest.skip("not run on PostgreSQL: it is not in /usr/lib/postgresql (apt install postgresql)")
    server = Postgres(**CARELESS)
    atexit.register(server.remove)
    server.execute(f"CREATE DATABASE {TEMPLATE}")
    engine = make_engine(server.address(TEMPLATE))
    migrations.upgrade(engine)
    engine.dispose()
    return server


def new_database(name: str) -> str:
    """Make an empty house; return its address."""
    postgres().execute(f'CREATE DATABASE "{name}" TEMPLATE {TEMPLATE}')
    return postgres().address(name)
