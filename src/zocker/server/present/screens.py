"""The table of each game as screens show it, by the kind of its view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zocker.match import Match
from zocker.narration import typed
from zocker.rules.gambler.table import View as TableauView
from zocker.rules.game import View
from zocker.rules.vegas.view import View as VegasView
from zocker.server.messages.table import Board, GameTable, TableauTable, VegasTable
from zocker.text import say

Screen = Callable[[Match, Any, Any], GameTable]


def on_screen(match: Match, now: View, scored: View | None) -> GameTable:
    """Return the screen for the table now and before the last line scored it."""
    return SCREENS[type(now)](match, now, scored)


def _vegas(match: Match, now: VegasView, scored: VegasView | None) -> GameTable:
    boards = tuple(Board(board.face, say(f"board-{board.face.lower()}")) for _, board in now.boards)
    return VegasTable(now, scored, boards)


def _tableau(match: Match, now: TableauView, scored: TableauView | None) -> GameTable:
    return TableauTable(now, scored, typed.tableau_names(match)[now.tableau - 1] if now.tableau else "")


SCREENS: dict[type, Screen] = {
    VegasView: _vegas,
    TableauView: _tableau,
}
