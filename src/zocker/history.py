"""The course of a game, line by line: its state, its events, and which moves can still be taken back."""

from __future__ import annotations

from typing import Any, NamedTuple

from zocker.rules import games
from zocker.rules.events import Emitted, collecting
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.game import Game
from zocker.rules.hidden_money import opened
from zocker.rules.messages import Event, TookBack
from zocker.rules.options import read_setup
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
    """The state of a game with all its secrets, the lines that led to it, and their events."""

    def __init__(self, game: str, players: int, options: Any, setup: dict[str, Any] | None) -> None:
        self.game = game
        self.lines: list[str] = []
        self.events: list[Event] = []
        self._starts: list[int] = []  # for each line, the length of the log before it
        self._moved: list[_Moved] = []  # consecutive moves of one seat
        self._supplied: list[_Supplied] = []
        rules = self.rules
        with collecting() as emitted:
            if setup is None:
                self.state = rules.new(players, options)
            else:
                self.state = rules.from_setup(players, options, read_setup(rules, setup))
        self.showdown = emitted.showdown_of(self.state)  # the table just before the last line paid, if it did
        self._log(emitted)

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        return games.find(self.game)

    # What has happened --------------------------------------------------------------------------------

    def news(self, after: int, seat: int = NOBODY) -> tuple[int, list[Event]]:
        """Return the first changed line of the log since it had `after` lines, and the log from there on."""
        start = 0 if after < 0 else min(self._starts[after:], default=len(self.events))
        return start, self.rules.log(self.events, self.state, seat, start)

    def forgotten(self, seat: int = NOBODY) -> int:
        """Return up to which line, counted from 1, the log leaves out amounts for a seat, since money is hidden."""
        read, happened = (self.rules.log(self.events, state, seat, 0) for state in (self.state, opened(self.state)))
        gap = max((at for at, event in enumerate(read) if event != happened[at]), default=-1)
        return max((line for line, start in enumerate(self._starts, 1) if start <= gap), default=0)

    # What happens next --------------------------------------------------------------------------------

    def play(self, code: int) -> None:
        """Add a legal move of the deciding seat."""
        before, seat = self.state.copy(), int(seat_of(self.state))
        if self.last_mover not in (None, seat):
            self.seal()
        self._moved.append(_Moved(seat, before, len(self.events)))
        self._begin_line(self.rules.move_event(before, code))
        with collecting() as emitted:
            self.rules.play(self.state, code)
        self._end_line(self.rules.moves[code], emitted, before)

    def draw(self, outcome: Any, *, supplied: bool) -> None:
        """Add a chance result; one that was supplied may be corrected."""
        line, before = self.rules.write_chance(self.state, outcome), self.state.copy()
        if self._moved or not supplied:
            self.forget_supplied()
        if supplied:
            self._supplied.append(_Supplied(before, len(self.events)))
        self._begin_line(self.rules.chance_event(self.state, outcome))
        with collecting() as emitted:
            self.rules.chance(self.state, outcome)
        self._moved.clear()  # final, because dice came after them
        self._end_line(line, emitted, before)

    def _begin_line(self, event: Event) -> None:
        """Log the move or chance result of a line; its consequences are logged before `_end_line`."""
        self._starts.append(len(self.events))
        self.events.append(event)

    def _end_line(self, line: str, emitted: Emitted, before: State) -> None:
        self.showdown = emitted.showdown_of(before)
        self._log(emitted)
        self.lines.append(line)
        if waits_for(self.state) == OVER:
            self.seal()  # all money is open now: nobody may see it and choose again

    def _log(self, emitted: Emitted) -> None:
        news = [self.rules.emitted_event(kind, seat, a, b) for kind, seat, a, b in emitted]
        self.events.extend(news)
        if any(event.reveals for event in news):
            self.seal()  # nobody may see a secret and choose again (RY-A1.2, RY-G1.2)

    # What may be taken back ---------------------------------------------------------------------------

    @property
    def last_mover(self) -> int | None:
        """The seat that may still take its last move back."""
        return self._moved[-1].seat if self._moved else None

    @property
    def can_correct(self) -> bool:
        """Whether the last chance result was supplied, and nothing came after it."""
        return bool(self._supplied) and not self._moved

    def forget_supplied(self) -> None:
        """Make all supplied chance results final."""
        self._supplied = []

    def seal(self) -> None:
        """Make everything so far final."""
        self._moved.clear()
        self.forget_supplied()

    def undo(self) -> None:
        """Take back the last move by adding an `undo` line."""
        moved = self._moved.pop()
        self._take_back(moved.state, moved.length)
        self.events.append(TookBack(moved.seat))

    def correct(self) -> None:
        """Take back the last supplied chance result by adding an `undo` line."""
        self._take_back(*self._supplied.pop())

    def _take_back(self, state: State, length: int) -> None:
        self.state, self.showdown = state.copy(), None
        self._starts.append(length)
        del self.events[length:]
        self.lines.append(UNDO)

    def copy(self) -> History:
        """Return an independent copy of the history; both share the saved states, which never change."""
        twin = History.__new__(History)
        twin.game, twin.state, twin.showdown = self.game, self.state.copy(), self.showdown
        twin.lines, twin.events, twin._starts = self.lines.copy(), self.events.copy(), self._starts.copy()
        twin._moved, twin._supplied = self._moved.copy(), self._supplied.copy()
        return twin
