"""What the tests of the boards share beside the table."""

from __future__ import annotations

from typing import TypeVar

from zocker.match import Match
from zocker.rules.messages import Chance, Event
from zocker.rules.vegas.view import BoardView

E = TypeVar("E", bound=Event)

SECOND_ROUND = ("40k 30k", "50k 30k", "50k 40k", "60k 40k", "70k 60k", "90k 80k")  # pairs of cards that were set aside


def happened(match: Match, kind: type[E]) -> list[E]:
    """Return all events of one kind so far."""
    return [event for event in match.secret_events if isinstance(event, kind)]


def board(match: Match, number: int) -> BoardView:
    """Return the board of a casino as everybody sees it."""
    found = match.view().casinos[number - 1].board
    assert isinstance(found, BoardView)
    return found


def extra_dice_of(match: Match, name: str) -> int | None:
    """Return who is to roll the extra dice for a board, and for nothing else."""
    assert isinstance(match.waiting, Chance), match.waiting
    assert (match.waiting.kind, match.waiting.board) == ("extra", name)
    return match.waiting.seat
