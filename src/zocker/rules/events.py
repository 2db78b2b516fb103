"""Events for people to see: rules `emit` them and a match collects them; compiled code emits nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from zocker.rules.state import State

CHANGED_EARLIER = ("frames", "depth", "hand", "chips")  # fields that change before `keep_showdown` is called


class Emitted(list[tuple[int, int, int, int]]):
    """The events that the rules emitted, and the table as it was when a round was scored, if one was."""

    showdown: State | None = None

    def showdown_of(self, before: State) -> State | None:
        """Return the table that was scored, but with frames and winnings as they were before the line."""
        if self.showdown is not None:
            for field in {*CHANGED_EARLIER} & {*before.dtype.names}:
                self.showdown[field] = before[field]
        return self.showdown


_collector: ContextVar[Emitted | None] = ContextVar("collector", default=None)


def emit(kind: int, seat: int, a: int, b: int) -> None:
    """Pass an event to the collecting match, if any. Compiles to nothing.

    The meaning of `a` and `b` depends on the kind, which a game declares in `vegas/events.py`, `royale/events.py` or
    `gambler/events.py`. Unused numbers are zero.
    """
    emitted = _collector.get()
    if emitted is not None:
        emitted.append((int(kind), int(seat), int(a), int(b)))


def keep_showdown(s: State) -> None:
    """Keep the table that is about to be scored, if a match collects. Compiles to nothing."""
    emitted = _collector.get()
    if emitted is not None:
        emitted.showdown = s.copy()


@contextmanager
def collecting() -> Iterator[Emitted]:
    """Collect the events of the block."""
    emitted = Emitted()
    token = _collector.set(emitted)
    try:
        yield emitted
    finally:
        _collector.reset(token)
