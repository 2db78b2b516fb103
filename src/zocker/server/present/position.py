"""A match after some number of lines: what several readers need to know about it is worked out once."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from zocker.match import Match
from zocker.rules.gambler.table import View as TableauView
from zocker.rules.game import View
from zocker.rules.messages import Chance, Over, Waiting
from zocker.rules.vegas.view import View as VegasView


class ScreenView(NamedTuple):
    """What a screen draws: the view of a Las Vegas game, or of Gambler."""

    vegas: VegasView | None = None
    tableau: TableauView | None = None


class Position:
    """A match with its present number of lines; after its next line a new position is needed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.line_count = len(match.lines)
        self._views: dict[int, View] = {}
        self._screen_views: dict[int, ScreenView] = {}
        self._showdowns: dict[int, ScreenView] = {}

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
        """Whether the next roll or draw needs no press of Roll: nobody's, or one that was just chosen."""
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

    def screen_view(self, seat: int) -> ScreenView:
        """Return what the screen of a seat draws."""
        if seat not in self._screen_views:
            self._screen_views[seat] = screen_view(self.view(seat))
        return self._screen_views[seat]

    def showdown(self, seat: int) -> ScreenView:
        """Return the table as it was when the last line scored it; empty if it scored nothing."""
        if seat not in self._showdowns:
            scored = self.match.view_of_showdown(seat)
            self._showdowns[seat] = ScreenView() if scored is None else screen_view(scored)
        return self._showdowns[seat]


def screen_view(view: View) -> ScreenView:
    """Return a view under the name of its kind."""
    if isinstance(view, VegasView):
        return ScreenView(vegas=view)
    return ScreenView(tableau=view) if isinstance(view, TableauView) else ScreenView()
