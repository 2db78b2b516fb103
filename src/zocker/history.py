"""What happened at a table, line by line, and what of it may still be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from zocker.rules.messages import Event, TookBack
from zocker.rules.state import State

UNDO = "undo"


class _Moved(NamedTuple):
    """A move that may be taken back: whose it was, and the state and the length of the log before it."""

    seat: int
    state: State
    length: int


class _Supplied(NamedTuple):
    """A supplied chance result that may be corrected: the state and the length of the log before it."""

    state: State
    length: int


class History:
    """The lines of a record and the events that they tell."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.events: list[Event] = []
        self._begins: list[int] = []  # for each line, how long the log was before it
        self._moved: list[_Moved] = []  # by one seat, one after the other
        self._supplied: list[_Supplied] = []

    def begin_line(self, event: Event) -> None:
        """Log what a line is about; what follows from it comes before the line ends."""
        self._begins.append(len(self.events))
        self.events.append(event)

    def end_line(self, line: str) -> None:
        """Add a line whose events are all told."""
        self.lines.append(line)

    def begin_of(self, lines: Iterable[int]) -> int:
        """Return where the log of the first of some lines begins."""
        return min((self._begins[line] for line in lines), default=len(self.events))

    # What may be taken back ---------------------------------------------------------------------------

    @property
    def last_mover(self) -> int | None:
        """The seat that may still take its last move back."""
        return self._moved[-1].seat if self._moved else None

    @property
    def can_correct(self) -> bool:
        """Whether the last chance result was supplied, and nothing came after it."""
        return bool(self._supplied) and not self._moved

    def about_to_move(self, seat: int, state: State) -> None:
        """Remember the state before a move; what another seat did can't be taken back any more."""
        if self.last_mover not in (None, seat):
            self.seal()
        self._moved.append(_Moved(seat, state, len(self.events)))

    def about_to_supply(self, state: State) -> None:
        """Remember the state before a supplied chance result."""
        if self._moved:
            self._supplied = []
        self._supplied.append(_Supplied(state, len(self.events)))

    def forget_supplied(self) -> None:
        """Let no supplied chance result be corrected any more."""
        self._supplied = []

    def forget_moves(self) -> None:
        """Let no move be taken back any more: dice came after it."""
        self._moved.clear()

    def seal(self) -> None:
        """Let nothing so far be taken back any more."""
        self.forget_moves()
        self.forget_supplied()

    def undo(self) -> State:
        """Take the last move back, by a line of its own; return the state before it."""
        moved = self._moved.pop()
        self._take_back(moved.length)
        self.events.append(TookBack(moved.seat))
        return moved.state

    def correct(self) -> State:
        """Take the last supplied chance result back, by a line of its own; return the state before it."""
        supplied = self._supplied.pop()
        self._take_back(supplied.length)
        return supplied.state

    def _take_back(self, length: int) -> None:
        self._begins.append(length)
        del self.events[length:]
        self.lines.append(UNDO)
