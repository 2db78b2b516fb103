"""A match after some number of lines; results that several readers need are computed once."""

from __future__ import annotations

from functools import cached_property

from zocker.match import Match
from zocker.rules.game import View
from zocker.rules.messages import Chance, Over, Waiting


class Position:
    """A match with its present number of lines; after its next line a new position is needed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.line_count = len(match.lines)
        self._views: dict[int, View] = {}
        self._scored: dict[int, View | None] = {}

    @cached_property
    def waiting(self) -> Waiting:
        return self.match.waiting

    @property
    def over(self) -> bool:
        return isinstance(self.waiting, Over)

    @property
    def waits_for(self) -> int | None:
        """The seat that the game waits for."""
        return None if isinstance(self.waiting, Over) else self.waiting.seat

    @cached_property
    def forgotten(self) -> int:
        """Up to which line spectators may not read everything any more (LV-17b, RY-20a)."""
        return self.match.forgotten()

    @property
    def rolls_by_itself(self) -> bool:
        """Whether the next roll or draw needs no press of Roll: no one's, or one that was just chosen."""
        return isinstance(self.waiting, Chance) and (self.waiting.by_itself or self.waiting.chosen)

    @property
    def roll_was_chosen(self) -> bool:
        """Whether the last move asked for a roll."""
        return isinstance(self.waiting, Chance) and self.waiting.chosen

    def view(self, seat: int) -> View:
        """Return all that a seat may know."""
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def scored(self, seat: int) -> View | None:
        """Return the table as it was when the last line scored it, or None if it scored nothing."""
        if seat not in self._scored:
            self._scored[seat] = self.match.view_of_showdown(seat)
        return self._scored[seat]
