"""What a board did at the table."""

from __future__ import annotations

from zocker.match import Match
from zocker.rules.messages import Chance
from zocker.rules.royale.events import Rewarded
from zocker.rules.vegas.view import BoardView


def rewards(match: Match, board: str) -> list[tuple[int, int]]:
    """Return the seats that a board paid, and how much in thousands of dollars, in order."""
    paid = [event for event in match.secret_events if isinstance(event, Rewarded) and event.board == board]
    return [(event.seat, (event.amount or 0) // 1000) for event in paid]


def asks_for_extra_dice(match: Match, seat: int, board: str) -> bool:
    """Tell whether a seat is to roll the extra dice for a board."""
    return match.waiting == Chance("extra", seat, board=board)


def board(match: Match, number: int) -> BoardView:
    """Return the board of a casino as everybody sees it."""
    shown = match.view().casinos[number - 1].board
    assert isinstance(shown, BoardView)
    return shown
