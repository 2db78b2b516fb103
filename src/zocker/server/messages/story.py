"""The story of a finished game: win chances, luck and mistakes, and turning points.

Chances, luck and mistakes are shares of the win; lines are counted from 1.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from zocker.server.messages.table import Rank, Table


class StorySeat(msgspec.Struct, frozen=True):
    """A seat's way from its starting chance to its result: start + luck + mistakes + … = result.

    Where mistakes aren't proven there is only luck.
    """

    name: str
    start: float
    luck: float
    own_errors: float | None
    others_errors: float | None
    corrections: float | None  # what the judge has thought better of
    result: float
    text: str  # luck, and errors if they are told, in a sentence


class StoryPoint(msgspec.Struct, frozen=True):
    """All win chances after a line."""

    line: int
    chances: tuple[float, ...]


class StoryRound(msgspec.Struct, frozen=True):
    """A round: its first line, and every seat's score after it, in dollars or points."""

    number: int
    line: int
    scores: tuple[int, ...]


class StoryError(msgspec.Struct, frozen=True):
    """A choice that was worth less to its seat than the best one."""

    line: int
    seat: int
    loss: float
    better: str  # what it cost, and the best choice, in a sentence
    place: str | None  # where on the table the choice went
    better_place: str | None  # and where the best one would have gone


class TurningPoint(msgspec.Struct, frozen=True):
    """An event that has changed chances most, and the table at that moment."""

    line: int
    round: int
    seat: int | None
    text: str
    better: str | None  # of an error: the best choice, in a sentence
    place: str | None  # of an error: where on the table the choice went
    better_place: str | None  # and where the best one would have gone
    moved: str  # whose chances rose and fell
    table: Table


class Judged(msgspec.Struct, frozen=True):
    """The luck and mistakes of a game."""

    about: str  # where the chances come from
    names_mistakes: bool  # or there is only luck, and the verdict says why
    seats: tuple[StorySeat, ...]
    points: tuple[StoryPoint, ...]
    errors: tuple[StoryError, ...]
    turning_points: tuple[TurningPoint, ...]


class Story(msgspec.Struct, frozen=True):
    """The whole story; some games can't be analysed."""

    winner: str  # who has won, in a sentence
    ranking: tuple[Rank, ...]
    verdict: tuple[str, ...]  # whether it was luck
    scores_before: tuple[int, ...]  # what everybody had before the first round
    rounds: tuple[StoryRound, ...]
    records: tuple[str, ...]  # the best round, the greatest theft, the reader's own best result
    unit: Literal["points", "money"]
    judged: Judged | None
