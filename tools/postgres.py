"""A real PostgreSQL in a folder of its own, for tests and sieges: the one of Debian's packages."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import sqlalchemy as sql

from zocker.server.store.engines import make_engine

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # where Debian has them
SETTINGS = {"listen_addresses": "", "max_connections": "200"}
CARELESS = {"fsync": "off", "full_page_writes": "off"}  # for tests, which need not survive a power cut
START_SECONDS = 60.0


class Postgres:
    """One server, which can be killed and started again."""

    def __init__(self, **settings: str) -> None:
        self.binaries = BINARIES[0]
        self.folder = Path(tempfile.mkdtemp(prefix="zocker-postgres-"))
        self.settings = SETTINGS | {"unix_socket_directories": str(self.folder)} | settings
        self.user = _user()
        self.process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        given = ("--no-sync", "--auth=trust", "--username=zocker", "--encoding=UTF8", "--locale=C.UTF-8")
        command = [str(self.binaries / "initdb"), "-D", str(self.folder / "data"), *given]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self.user, cwd=self.folder)
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers; what is left of one that was killed may hold it up for a moment."""
        until = time.monotonic() + START_SECONDS
        while subprocess.run([self.binaries / "pg_isready", "-q", "-h", self.folder], check=False).returncode:
            assert time.monotonic() < until, (self.folder / "log").read_text("utf-8", "replace")
            if self.process is None or self.process.poll() is not None:
                self.process = self._run()
            time.sleep(0.02)

    def _run(self) -> subprocess.Popen[bytes]:
        options = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self.binaries / "postgres"), "-D", str(self.folder / "data"), *options],
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
            )

    def kill(self) -> None:
        """End all of it without warning; it recovers at the next start."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
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


def _user() -> str | None:
    """Return who must run it, as it does not want to be run by root."""
    if os.getuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
