"""A match as it stands after some line: what several readers need of it is worked out once."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from zocker.match import Match
from zocker.rules.gambler.table import View as TableauView
from zocker.rules.game import View
from zocker.rules.messages import Chance, Over, Waiting
from zocker.rules.vegas.view import View as VegasView


class Shown(NamedTuple):
    """What a screen draws: the view of any Las Vegas, or Gambler's."""

    vegas: VegasView | None = None
    tableau: TableauView | None = None


class Position:
    """A match with so many lines. Whoever changes the match takes a new position."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.line_count = len(match.lines)
        self._views: dict[int, View] = {}
        self._shown: dict[int, Shown] = {}
        self._showdowns: dict[int, Shown] = {}

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

    @property
    def rolls_by_itself(self) -> bool:
        """Whether chance comes next that nobody presses Roll for, or that somebody has just chosen."""
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

    def shown(self, seat: int) -> Shown:
        """Return what a seat sees."""
        if seat not in self._shown:
            self._shown[seat] = shown(self.view(seat))
        return self._shown[seat]

    def showdown(self, seat: int) -> Shown:
        """Return the table as the last line scored it, if it scored anything."""
        if seat not in self._showdowns:
            scored = self.match.view_of_showdown(seat)
            self._showdowns[seat] = Shown() if scored is None else shown(scored)
        return self._showdowns[seat]


def shown(view: View) -> Shown:
    """Return a game's view under the name that screens know it by."""
    if isinstance(view, VegasView):
        return Shown(vegas=view)
    return Shown(tableau=view) if isinstance(view, TableauView) else Shown()
