"""The server under siege: a real one in a process of its own, in a folder that goes away with it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

HOST = "127.0.0.1"
START = 30.0  # seconds that a start may take


class Server:
    """A server at a fixed port, which can be killed and started again on the same database."""

    def __init__(self, folder: Path, *options: str, port: int | None = None, database: str | None = None) -> None:
        self.folder = folder
        self.options = options
        self.database = database or f"sqlite:///{folder / 'siege.db'}"
        self.log = folder / "log"
        self.port = free_port() if port is None else port
        self.url = f"http://{HOST}:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-c", "from zocker.cli import main; main()", "serve", "--port", str(self.port)]
        database = ["--database", self.database]
        environment = {**os.environ, "XDG_DATA_HOME": str(self.folder), "ZOCKER_LANG": "en"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *database, *self.options], stdout=log, stderr=log, env=environment
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/api/zocker", timeout=1):
                    return
            except OSError:
                if time.monotonic() > until or self.pid is None:
                    raise SystemExit(f"The server did not start:\n{self.logged()}") from None
                time.sleep(0.05)

    @property
    def pid(self) -> int | None:
        """The process, while it lives."""
        return self.process.pid if self.process is not None and self.process.poll() is None else None

    def kill(self) -> None:
        """End it without warning, as a power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def logged(self) -> str:
        """Return what it has written so far."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""


def free_port() -> int:
    with socket.create_server((HOST, 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
