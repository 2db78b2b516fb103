"""What happened, for people to see. Rules `emit` it; who wants to know listens; compiled code says nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_listener: ContextVar[list[tuple[int, int, int, int]] | None] = ContextVar("listener", default=None)


def emit(kind: int, seat: int, a: int, b: int) -> None:
    """Tell the listener, if there is one. Compiles to nothing."""
    heard = _listener.get()
    if heard is not None:
        heard.append((int(kind), int(seat), int(a), int(b)))


@contextmanager
def listening() -> Iterator[list[tuple[int, int, int, int]]]:
    """Collect what the rules emit inside the block."""
    heard: list[tuple[int, int, int, int]] = []
    token = _listener.set(heard)
    try:
        yield heard
    finally:
        _listener.reset(token)
