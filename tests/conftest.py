"""What all tests share: English messages, whatever the machine speaks, and a thread where no loop runs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", "en")


@pytest.fixture(autouse=True)
def no_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test run loops of its own where a browser is open: Playwright's never stops while it is."""
    running = asyncio._get_running_loop()
    if running is None or "browser" in request.fixturenames:
        yield
    else:
        asyncio._set_running_loop(None)
        yield
        asyncio._set_running_loop(running)
