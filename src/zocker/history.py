"""What happened at a table, line by line, and what of it may still be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from zocker.rules.messages import Event, TookBack
from zocker.rules.state import State

UNDO = "undo"


class _Moved(NamedTuple):
    """A move that may be taken back: its seat, and the state and the length of the log before it."""

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
        self._starts: list[int] = []  # for each line, the length of the log before it
        self._moved: list[_Moved] = []  # consecutive moves of one seat
        self._supplied: list[_Supplied] = []

    def begin_line(self, event: Event) -> None:
        """Log the move or chance result of a line; its consequences are logged before `end_line`."""
        self._starts.append(len(self.events))
        self.events.append(event)

    def end_line(self, line: str) -> None:
        """Add a line to the record, once all its events are logged."""
        self.lines.append(line)

    def start_of(self, lines: Iterable[int]) -> int:
        """Return where in the log the earliest of some lines starts."""
        return min((self._starts[line] for line in lines), default=len(self.events))

    def line_of(self, event: int) -> int:
        """Return the line that an event of the log belongs to, counted from 1; 0 for what came before all lines."""
        return max((line for line, start in enumerate(self._starts, 1) if start <= event), default=0)

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
        """Remember the state before a move, and seal what another seat did before it."""
        if self.last_mover not in (None, seat):
            self.seal()
        self._moved.append(_Moved(seat, state, len(self.events)))

    def about_to_supply(self, state: State) -> None:
        """Remember the state before a supplied chance result."""
        if self._moved:
            self._supplied = []
        self._supplied.append(_Supplied(state, len(self.events)))

    def forget_supplied(self) -> None:
        """Make all supplied chance results final."""
        self._supplied = []

    def forget_moves(self) -> None:
        """Make all moves final, because dice came after them."""
        self._moved.clear()

    def seal(self) -> None:
        """Make everything so far final."""
        self.forget_moves()
        self.forget_supplied()

    def copy(self) -> History:
        """Return a history that goes on by itself; it shares the states, which nobody changes."""
        twin = History()
        twin.lines, twin.events, twin._starts = self.lines.copy(), self.events.copy(), self._starts.copy()
        twin._moved, twin._supplied = self._moved.copy(), self._supplied.copy()
        return twin

    def undo(self) -> State:
        """Take back the last move by adding an `undo` line; return the state before the move."""
        moved = self._moved.pop()
        self._take_back(moved.length)
        self.events.append(TookBack(moved.seat))
        return moved.state.copy()

    def correct(self) -> State:
        """Take back the last supplied chance result by adding an `undo` line; return the state before it."""
        supplied = self._supplied.pop()
        self._take_back(supplied.length)
        return supplied.state.copy()

    def _take_back(self, length: int) -> None:
        self._starts.append(length)
        del self.events[length:]
        self.lines.append(UNDO)
