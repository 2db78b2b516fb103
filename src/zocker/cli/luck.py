"""An analysis as tables for people."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from zocker.analysis.chart import blocks, course
from zocker.analysis.many import PERSON, ShareOfLuck
from zocker.analysis.report import Analysis, SeatReport
from zocker.analysis.story import (
    points,
    signed_money,
    signed_points,
    tell_luck,
    tell_source,
    tell_turning_point,
)
from zocker.cli.app import screen
from zocker.narration.sentences import unit
from zocker.text import printable, say

CHART, LONGEST_BOT = 56, 80  # characters
NOTHING = "–"


def print_analysis(analysis: Analysis) -> None:
    """Print whether it was luck, each seat's account, the win chances and the turning points."""
    console = screen()
    console.print(say("analyse-title", game=analysis.game, players=analysis.players), style="bold")
    for sentence in [say("analyse-contradicts")] if analysis.contradicts_itself else tell_luck(analysis):
        _print(console, sentence)
    if analysis.turning_points:
        console.print()
        console.print(say("analyse-turning-points"), style="bold")
    for event in analysis.turning_points:
        _print(console, f"• {tell_turning_point(event, analysis)}", indent="  ")
    console.print()
    console.print(say("analyse-course"), style="bold")
    names = [printable(seat.name) for seat in analysis.seats]
    longest = max(map(len, names))
    for number, (name, seat) in enumerate(zip(names, analysis.seats, strict=True)):
        line = blocks([chances[number] for chances in course(analysis)], CHART)
        ends = [say("analyse-percent", share=share) for share in (seat.start, seat.result)]
        console.print(f"{name:{longest}} {ends[0]:>5} │{line}│ {ends[1]}")
    console.print()
    console.print(_seats(analysis))
    notes = say("analyse-notes", unit=unit(analysis.game)) if analysis.names_mistakes else say("analyse-notes-luck")
    _print(console, f"{notes} {tell_source(analysis)}")


def _print(console: Console, text: str, indent: str = "") -> None:
    """Print wrapped text, and keep words together that a narrow or no-break space joins."""
    for line in textwrap.wrap(text, console.width - 1, subsequent_indent=indent, break_on_hyphens=False):
        console.print(line, soft_wrap=True)


def _seats(analysis: Analysis) -> Table:
    """Return the table that adds up to each seat's result, or only luck where mistakes aren't proven."""
    table = Table()
    table.add_column(say("analyse-seat"))
    mistakes = ("own", "others", "corrections") if analysis.names_mistakes else ()
    for column in ("start", "luck", *mistakes, "result", *(["without"] if mistakes else [])):
        table.add_column(say(f"analyse-{column}"), justify="right")
    for seat in analysis.seats:
        start, result = (points(seat.start), signed_points(seat.luck)), points(seat.result)
        if mistakes:
            table.add_row(
                printable(seat.name), *start, *_mistakes(seat, analysis.game), result, points(seat.without_luck)
            )
        else:
            table.add_row(printable(seat.name), *start, result)
    return table


def _mistakes(seat: SeatReport, game: str) -> tuple[str, ...]:
    """Write the effect of mistakes on a seat, and the corrections."""
    own, others = (
        f"{signed_points(errors or 0)}\n{signed_money(money or 0, game)}"
        for errors, money in ((seat.own_errors, seat.own_errors_money), (seat.others_errors, seat.others_errors_money))
    )
    return own, others, signed_points(seat.corrections)


def print_shares(shares: Sequence[ShareOfLuck]) -> None:
    """Print how much of many games was luck; where mistakes aren't proven, print how much luck there was."""
    table = Table(title=say("analyse-shares-title"), title_justify="left")
    for column in ("game", "players", "level", "games", "luck", "share-of-luck", "covariance"):
        table.add_column(say(f"analyse-{column}"), justify="left" if column in ("game", "level") else "right")
    for one in shares:
        level = say("analyse-person") if one.level == PERSON else printable(one.level, LONGEST_BOT)
        counts = (str(one.players), level, str(one.games))
        table.add_row(one.game, *counts, points(one.luck**0.5), *_share(one))
    console = screen()
    console.print(table)
    _print(console, say("analyse-shares-notes"))
    if any(one.share is None for one in shares):
        _print(console, say("analyse-shares-unknown"))


def _share(one: ShareOfLuck) -> tuple[str, str]:
    """Write the share of luck and its correlation with choices, or dashes where choices can't be measured."""
    if one.share is None or one.ci95 is None or one.covariance is None or one.choices is None:
        return NOTHING, NOTHING
    correlation = one.covariance / max((one.luck * one.choices) ** 0.5, 1e-12)
    interval = say("simulate-interval", share=one.share, low=one.ci95[0], high=one.ci95[1])
    return interval, say("analyse-correlation", number=correlation)
