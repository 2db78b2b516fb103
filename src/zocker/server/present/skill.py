"""Luck and skill in a person's finished games, and their costliest habits."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from babel.dates import format_date

from zocker.analysis.report import Analysis, Happening
from zocker.analysis.story import whole_points
from zocker.rules.games import GAMES
from zocker.server.messages.skill import Lapse, Skill, SkillGame, SkillOf
from zocker.server.messages.values import Game
from zocker.server.store.analyses import PlayedGame
from zocker.text import language, say

MAX_LAPSES = 3  # kinds of errors for each game


def skill(played: Sequence[PlayedGame]) -> Skill:
    """Sum up games, newest first, as far as they are analysed."""
    by_game = defaultdict[str, list[tuple[PlayedGame, Analysis]]](list)
    for one in reversed(played):
        if one.analysis is not None:
            by_game[one.game].append((one, one.analysis.proven))
    return Skill(
        tuple(_skill_of(msgspec.convert(game, Game), by_game[game]) for game in GAMES if by_game[game]),
        sum(not one.looked_at for one in played),
    )


def _skill_of(game: Game, analysed: Sequence[tuple[PlayedGame, Analysis]]) -> SkillOf:
    played = tuple(
        SkillGame(one.table, one.when, own.start, own.luck, own.own_errors, own.result)
        for one, analysis in analysed
        for own in [analysis.seats[one.seat]]
    )
    return SkillOf(game, played, tuple(_lapses(analysed)), _why_luck_only(played))


def _why_luck_only(played: Sequence[SkillGame]) -> str | None:
    """Explain why all games, or some of them, show no mistakes."""
    without = sum(one.errors is None for one in played)
    return say("analyse-luck-only" if without == len(played) else "skill-some-luck-only") if without else None


def _lapses(analysed: Sequence[tuple[PlayedGame, Analysis]]) -> list[Lapse]:
    """Return the kinds of errors that have cost most."""
    kinds = defaultdict[str, list[tuple[float, PlayedGame, Happening]]](list)
    for one, analysis in analysed:
        for event in analysis.events:
            if event.seat == one.seat and event.lapse is not None and event.loss is not None:
                kinds[event.lapse].append((event.loss, one, event))
    costs = {kind: sum(loss for loss, _, _ in errors) for kind, errors in kinds.items()}
    told = [kind for kind, cost in costs.items() if round(100 * cost)]  # what would be written as nothing is none
    worst = sorted(told, key=lambda kind: -costs[kind])[:MAX_LAPSES]
    return [_lapse(kind, costs[kind], kinds[kind]) for kind in worst]


def _lapse(kind: str, cost: float, errors: Sequence[tuple[float, PlayedGame, Happening]]) -> Lapse:
    loss, one, event = max(errors, key=lambda error: error[0])
    day = format_date(datetime.fromtimestamp(one.when, UTC), "medium", locale=language())
    return Lapse(
        label=say("lapse", kind=kind),
        times=len(errors),
        cost=cost,
        table=one.table,
        line_count=event.line - 1,
        seat=one.seat,
        text=say("lapse-worst", day=day, round=event.round, points=whole_points(loss)),
    )
