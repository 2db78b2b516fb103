"""What happened, for people to see. Rules `emit` it; who wants to know listens; compiled code says nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from zocker.rules.records import Record


class Heard(list[tuple[int, int, int, int]]):
    """What the rules emitted, and the table as it was when a round was scored, if one was."""

    showdown: Record | None = None


_listener: ContextVar[Heard | None] = ContextVar("listener", default=None)


def emit(kind: int, seat: int, a: int, b: int) -> None:
    """Tell the listener, if there is one. Compiles to nothing."""
    heard = _listener.get()
    if heard is not None:
        heard.append((int(kind), int(seat), int(a), int(b)))


def show_down(s: Record) -> None:
    """Let the listener, if there is one, keep the table that is scored before it is cleared. Compiles to nothing."""
    heard = _listener.get()
    if heard is not None:
        heard.showdown = s.copy()


@contextmanager
def listening() -> Iterator[Heard]:
    """Collect what the rules emit inside the block."""
    heard = Heard()
    token = _listener.set(heard)
    try:
        yield heard
    finally:
        _listener.reset(token)
