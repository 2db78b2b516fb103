"""What luck and choices have done, as tables for people."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from zocker.analysis.chart import blocks, course
from zocker.analysis.many import PERSON, ShareOfLuck
from zocker.analysis.report import Analysis, Happening
from zocker.text import say

CHART = 48  # characters
LINES = 5  # of the chart: 0 to 100 %


def title(analysis: Analysis) -> str:
    return say("analyse-title", game=analysis.game, players=analysis.players)


def percents() -> list[str]:
    """Return the labels of a chart, from 0 to 100 %."""
    return [say("analyse-percent", share=n / (LINES - 1)) for n in range(LINES)]


def print_analysis(analysis: Analysis) -> None:
    """Print what has become of each seat and why, how the chances went, and the turning points."""
    table = Table(title=title(analysis), title_justify="left")
    table.add_column(say("analyse-seat"))
    for column in ("start", "luck", "own", "others", "corrections", "result", "without"):
        table.add_column(say(f"analyse-{column}"), justify="right")
    for seat in analysis.seats:
        changes = (seat.luck, seat.own_errors, seat.others_errors, seat.corrections)
        ends = (seat.result, seat.without_luck)
        table.add_row(seat.name, _points(seat.start), *map(_change, changes), *map(_points, ends))
    console = Console()
    console.print(table)
    console.print(say("analyse-notes", value=analysis.value), highlight=False)
    console.print()
    longest = max(len(seat.name) for seat in analysis.seats)
    for number, seat in enumerate(analysis.seats):
        line = blocks([chances[number] for chances in course(analysis)], CHART)
        console.print(f"{seat.name:{longest}} │{line}│", highlight=False)
    console.print()
    for event in analysis.turning_points:
        console.print(_tell(event, analysis), highlight=False)


def _tell(event: Happening, analysis: Analysis) -> str:
    """Tell a turning point, and whom it moved most."""
    moved = max(range(analysis.players), key=lambda n: abs(event.after[n] - event.before[n]))
    told = say(
        "analyse-turning",
        line=event.line,
        text=event.text,
        name=analysis.seats[moved].name,
        before=event.before[moved],
        after=event.after[moved],
    )
    if event.loss:
        return f"{told} {say('analyse-better', move=event.best or '')}"
    return told


def print_shares(shares: Sequence[ShareOfLuck]) -> None:
    """Print how much of many games was luck."""
    table = Table(title=say("analyse-shares-title"), title_justify="left")
    for column in ("game", "players", "level", "games", "share-of-luck", "covariance"):
        table.add_column(say(f"analyse-{column}"), justify="left" if column in ("game", "level") else "right")
    for one in shares:
        level = say("analyse-person") if one.level == PERSON else one.level
        interval = say("simulate-interval", share=one.share, low=one.ci95[0], high=one.ci95[1])
        correlation = one.covariance / max((one.luck * one.choices) ** 0.5, 1e-12)
        counts = (str(one.players), level, str(one.games))
        table.add_row(one.game, *counts, interval, say("analyse-correlation", number=correlation))
    console = Console()
    console.print(table)
    console.print(say("analyse-shares-notes"), highlight=False)


def _points(share: float) -> str:
    return say("analyse-points", sign="", points=100 * share)


def _change(share: float) -> str:
    return say("analyse-points", sign="+" if share >= 0 else "−", points=100 * abs(share))
