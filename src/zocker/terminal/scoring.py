"""The end of a round and of a game: ties out, bills paid, and who has how much."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zocker.match import Match
from zocker.rules.las_vegas.events import Paid, RoundBegan, Tied, Unclaimed
from zocker.rules.las_vegas.material import CASINOS
from zocker.rules.las_vegas.table import View
from zocker.rules.messages import Event
from zocker.terminal.company import GOLD, Company
from zocker.text import say
from zocker.text.sentences import money

SCORING = (Tied, Paid, Unclaimed)


def scored(events: Sequence[Event]) -> list[Event]:
    """Return how the round was scored that has just ended, if one has."""
    end = len(events) - 1 if events and isinstance(events[-1], RoundBegan) else len(events)
    start = end
    while start and isinstance(events[start - 1], SCORING):
        start -= 1
    return list(events[start:end])


def draw_scoring(events: Sequence[Event], company: Company, number: int) -> RenderableType:
    """Draw casino by casino who was tied, who was paid, and what nobody won."""
    table = _table("scoring-casino", "scoring-tied", "scoring-paid", "scoring-unclaimed")
    for casino, name in enumerate(CASINOS, 1):
        here = [event for event in events if getattr(event, "casino", None) == casino]
        tied = [
            Text.assemble(company.dice(event.owner, event.dice, 3), f" {company.name(event.owner)}")
            for event in here
            if isinstance(event, Tied)
        ]
        for text in tied:
            text.stylize("dim strike")
        paid = [
            Text.assemble(company.label(event.seat), (f" {money(event.bill or 0)}", f"bold {GOLD}"))
            for event in here
            if isinstance(event, Paid)
        ]
        unclaimed = [
            Text.assemble(company.dice("neutral"), " ", (money(event.bill or 0), "dim"))
            if event.owner == "neutral"
            else Text(money(event.bill or 0), "dim")
            for event in here
            if isinstance(event, Unclaimed)
        ]
        sign = Text.assemble((f" {casino} ", "bold reverse"), " ", (name, "bold"))
        table.add_row(sign, *(Text("\n").join(cell) for cell in (tied, paid, unclaimed)))
    return Group(Text(say("scoring-title", round=number), f"bold {GOLD}"), table)


def draw_standings(view: View, events: Sequence[Event], company: Company) -> RenderableType:
    """Draw what everybody won in a round, and in all as far as the view knows it."""
    table = _table("standings-seat", "standings-round", "standings-total")
    for column in table.columns[1:]:
        column.justify = "right"
    for seat, place in enumerate(view.places):
        won = sum(event.bill or 0 for event in events if isinstance(event, Paid) and event.seat == seat)
        total = Text(say("terminal-hidden"), "dim") if place.money is None else Text(money(place.money), f"bold {GOLD}")
        table.add_row(company.label(seat), Text(money(won), "" if won else "dim"), total)
    return table


def draw_result(match: Match, company: Company) -> RenderableType:
    """Draw the final ranking and say who won."""
    assert match.result is not None
    view: View = match.view()
    merits = [(place.money or 0, place.bills or 0) for place in view.places]
    table = _table("final-rank", "standings-seat", "final-money", "final-bills")
    for column in table.columns[2:]:
        column.justify = "right"
    for seat in sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True):
        dollars, bills = merits[seat]
        rank = 1 + sum(other > merits[seat] for other in merits)
        style = f"bold {GOLD}" if seat in match.result.winners else ""
        table.add_row(Text(f"{rank}.", style), company.label(seat), Text(money(dollars), style), Text(str(bills)))
    return Group(Text(say("final-title"), f"bold {GOLD}"), Text(), table, Text(), _winners(match, company))


def _winners(match: Match, company: Company) -> Text:
    assert match.result is not None
    winners = match.result.winners
    prize = money(match.result.scores[winners[0]])
    if len(winners) == 1:
        return Text(say("final-won", money=prize, **company.who(winners[0])), "bold")
    ours = "you" if company.you in winners else "other"
    rest = company.listed([seat for seat in winners if seat != company.you])
    return Text(say("final-shared", who=ours, names=rest, money=prize), "bold")


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(Text(say(column), "dim"), no_wrap=True)
    return table
