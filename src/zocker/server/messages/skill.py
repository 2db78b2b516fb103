"""Luck and skill in the reader's own finished games."""

from __future__ import annotations

import msgspec

from zocker.server.messages.values import Game


class SkillGame(msgspec.Struct, frozen=True):
    """A game, in shares of the win: the fair share at its start, luck, the cost of own mistakes, and the result.

    There are no mistakes where they aren't proven.
    """

    table: str
    when: float  # seconds since 1970
    start: float
    luck: float
    errors: float | None
    result: float


class Lapse(msgspec.Struct, frozen=True):
    """A kind of error that has cost much, and its worst case: a position that can be played again."""

    label: str
    times: int
    cost: float  # shares of the win, in all
    table: str
    line_count: int  # of that position
    seat: int
    text: str  # when that was, and what it cost


class SkillOf(msgspec.Struct, frozen=True):
    """One kind of game: the reader's games, oldest first, the costliest habits, and why mistakes may be missing."""

    game: Game
    played: tuple[SkillGame, ...]
    lapses: tuple[Lapse, ...]
    luck_only: str | None  # why there are no mistakes, in a sentence, if any of the games has none


class Skill(msgspec.Struct, frozen=True):
    games: tuple[SkillOf, ...]
    missing: int  # games that have not been looked at yet: one after the other is
