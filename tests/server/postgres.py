"""A real PostgreSQL for the tests, in a folder of its own; where it can't be had, tests say why they did not run."""

from __future__ import annotations

import atexit
import functools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
import sqlalchemy as sql

from zocker.server import migrations
from zocker.server.store.engines import make_engine

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # where Debian has them
SETTINGS = {"fsync": "off", "full_page_writes": "off", "listen_addresses": "", "max_connections": "200"}
START_SECONDS = 30.0
TEMPLATE = "template_zocker"  # an empty house, so that not every test has to take all steps


class Postgres:
    """One server, which can be killed and started again."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="zocker-postgres-"))
        self.user = _user()
        self.process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=zocker", "--encoding=UTF8", "--locale=C.UTF-8")
        self.start()

    def _run(self, command: str, *arguments: str) -> None:
        full = [str(self.binaries / command), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(full, check=True, stdout=subprocess.DEVNULL, user=self.user, cwd=self.folder)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = SETTINGS | {"unix_socket_directories": str(self.folder)}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.binaries / "postgres"), "-D", str(self.folder / "data"), *options],
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
            )
        until = time.monotonic() + START_SECONDS
        while subprocess.run([self.binaries / "pg_isready", "-q", "-h", self.folder], check=False).returncode:
            assert time.monotonic() < until, (self.folder / "log").read_text("utf-8", "replace")
            time.sleep(0.02)

    def kill(self) -> None:
        """End all of it without warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)  # it ends its own processes at once, and recovers at the next start
        self.process.wait()

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str) -> str:
        return f"postgresql+psycopg://zocker@/{database}?host={self.folder}"

    def execute(self, *statements: str) -> None:
        engine = make_engine(self.address("postgres"))
        try:
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                for statement in statements:
                    connection.execute(sql.text(statement))
        finally:
            engine.dispose()

    def new_database(self, name: str) -> str:
        """Make an empty house; return its address."""
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE {TEMPLATE}')
        return self.address(name)


def _user() -> str | None:
    """Return who must run it, as it does not want to be run by root."""
    if os.getuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@functools.cache
def postgres() -> Postgres:
    """Return the server of this process, started when the first test needs it."""
    pytest.importorskip("psycopg", reason="not run on PostgreSQL: psycopg is missing", exc_type=ImportError)
    if not BINARIES:
        pytest.skip("not run on PostgreSQL: it is not in /usr/lib/postgresql (apt install postgresql)")
    server = Postgres(BINARIES[0])
    atexit.register(server.remove)
    server.execute(f"CREATE DATABASE {TEMPLATE}")
    engine = make_engine(server.address(TEMPLATE))
    migrations.upgrade(engine)
    engine.dispose()
    return server
