"""The table of any game, as the screen draws it: bills and cards are paper, dice are small, big or neutral."""

from __future__ import annotations

from typing import Any

import msgspec

from zocker.rules.las_vegas import table as las_vegas
from zocker.rules.messages import Owner, Waiting
from zocker.rules.royale import table as royale
from zocker.rules.royale.boards.board import BoardView


class Row(msgspec.Struct, frozen=True):
    """One owner's dice in a casino."""

    owner: Owner
    small: int
    biggy: int
    count: int
    tied: bool
    rank: int | None  # when those who tie are out; the first leads
    prize: int


class Casino(msgspec.Struct, frozen=True):
    number: int
    name: str
    paper: tuple[int, ...]
    rows: tuple[Row, ...]
    closed: bool = False
    board: BoardView | None = None


class Place(msgspec.Struct, frozen=True):
    """One seat at the table; money and papers are None where they are hidden, chips where there are none."""

    small: int
    biggy: int
    neutral: int
    chips: int | None
    money: int | None
    papers: int | None

    @property
    def dice(self) -> int:
        return self.small + self.biggy + self.neutral


class Scene(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    starter: int
    casinos: tuple[Casino, ...]
    places: tuple[Place, ...]
    small: tuple[int, ...]  # the roll on the table
    biggy: int | None
    neutral: tuple[int, ...]
    waiting: Waiting

    @property
    def boards(self) -> list[tuple[Casino, BoardView]]:
        """The boards that are out, each with its casino."""
        return [(casino, casino.board) for casino in self.casinos if casino.board]


def scene(view: Any) -> Scene:
    """Return any game's view as a scene."""
    royal = isinstance(view, royale.View)
    return Scene(
        view.round,
        view.rounds,
        view.starter,
        tuple(map(casino, view.casinos)),
        tuple(map(_place, view.places)),
        view.small if royal else view.own,
        view.biggy if royal else None,
        () if royal else view.neutral,
        view.waiting,
    )


def casino(seen: royale.Casino | las_vegas.Casino) -> Casino:
    """Return a casino of any game."""
    if isinstance(seen, royale.Casino):
        rows = (
            Row(row.owner, row.small + row.extra, row.biggy, row.count, row.tied, row.rank, row.prize)
            for row in seen.rows
        )
        return Casino(seen.number, seen.name, seen.cards, tuple(rows), seen.closed, seen.board)
    return Casino(
        seen.number,
        seen.name,
        seen.bills,
        tuple(Row(row.owner, row.dice, 0, row.dice, row.tied, row.rank, row.prize) for row in seen.rows),
    )


def _place(seen: royale.Place | las_vegas.Place) -> Place:
    if isinstance(seen, royale.Place):
        papers = None if seen.cards is None else len(seen.cards) + seen.chips  # RY-23
        return Place(seen.small, seen.biggy, 0, seen.chips, seen.money, papers)
    return Place(seen.own, 0, seen.neutral, None, seen.money, seen.bills)
