"""The system's own Firefox, driven by WebDriver BiDi, which it speaks by itself.

Playwright knows only a Firefox of its own, and asks Debian's ESR for commands that it hasn't; Selenium needs a driver
that Debian hasn't. What a smoke game needs is a handful of commands.
"""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAME = shutil.which("firefox-esr") or shutil.which("firefox")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 120.0  # seconds after which something is broken


class Firefox:
    """One window."""

    def __init__(self, connection: ClientConnection) -> None:
        self.errors: list[str] = []  # what its console complains about
        self._connection, self._numbers = connection, itertools.count()
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command; return its result."""
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._connection.recv(PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append(answer["params"]["text"])
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def call(self, function: str, *given: int | str) -> Any:
        """Call a function of JavaScript in the page; return what it promises."""
        kinds = {int: "number", str: "string"}
        arguments = [{"type": kinds[type(one)], "value": one} for one in given]
        target = {"context": self._context}
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=arguments,
            target=target,
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return answer["result"].get("value")


@contextmanager
def open_firefox(profile: Path) -> Iterator[Firefox]:
    """Start Firefox without a window on the screen, with a fresh profile."""
    assert NAME is not None
    options = ("--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile))
    with subprocess.Popen([NAME, *options], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stderr is not None
        try:
            listening = next(found for line in process.stderr if (found := LISTENING.search(line)))
            with connect(f"{listening[1]}/session", max_size=None) as connection:
                yield Firefox(connection)
        finally:
            process.terminate()
