"""The end of a round and of a game: ties, payments and totals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from zocker.match import Match
from zocker.narration.sentences import money, sentence, short_money, worth
from zocker.narration.verdict import verdict
from zocker.rules.games import find
from zocker.rules.messages import DOLLARS, Event, RoundBegan
from zocker.rules.royale.events import Fined, Rewarded
from zocker.rules.royale.material import LOWEST_CARD
from zocker.rules.vegas.events import Paid, Tied, Unclaimed
from zocker.rules.vegas.view import View
from zocker.terminal.las_vegas.chronicle import SCORING
from zocker.terminal.layout import ledger
from zocker.terminal.players import GOLD, Players
from zocker.text import say

Write = Callable[[int], str]


def _round_and_scoring(events: Sequence[Event]) -> list[Event]:
    """Return the events of the round that has just ended, including its scoring, or of the current one."""
    end = len(events) - 1 if events and isinstance(events[-1], RoundBegan) else len(events)
    begins = [i for i, event in enumerate(events[:end]) if isinstance(event, RoundBegan)]
    return list(events[begins[-1] if begins else 0 : end])


def round_over(match: Match) -> bool:
    """Tell whether a round has just been scored."""
    return bool(_scored(_round_and_scoring(match.secret_events)))


def last_round(events: Sequence[Event]) -> list[Event]:
    """Return the events of the round that has just ended, up to its scoring."""
    happened = _round_and_scoring(events)
    return happened[: len(happened) - len(_scored(happened))]


def _scored(happened: Sequence[Event]) -> list[Event]:
    """Return how a round was scored."""
    start = next((i for i, event in enumerate(happened) if isinstance(event, SCORING)), len(happened))
    return list(happened[start:])


def draw_round(match: Match, seat: int, players: Players, compact: bool) -> list[RenderableType]:
    """Draw how the round that has just ended was scored, and the standings unless the game is over."""
    view: View = match.view(seat)
    events = _round_and_scoring(match.log(seat))
    number = view.round if match.over else view.round - 1
    scoring = draw_scoring(_scored(events), players, number, compact)
    return [scoring, "" if match.over else draw_standings(view, events, players)]


def draw_scoring(events: Sequence[Event], players: Players, number: int, compact: bool = False) -> RenderableType:
    """Draw the ties, payments and unclaimed bills of each casino, and what boards paid or cost.

    A compact drawing has one line per casino, for a screen with few lines.
    """
    columns = ["scoring-casino", "scoring-tied", "scoring-paid", "scoring-unclaimed"]
    boards = any(isinstance(event, Rewarded) for event in events)
    table = ledger(*columns, *(["scoring-board"] if boards else []))
    table.columns[-1].no_wrap = not boards
    write = short_money if compact else money
    for casino, name in enumerate(find(players.game).casinos, 1):
        here = _at(events, casino)
        cells = [_tied(here, players, compact), _paid(here, players, write), _unclaimed(here, players, write)]
        sign = Text.assemble((f" {casino} ", "bold reverse"), " ", (name, "bold"))
        cells += [_rewarded(here, players, write)] if boards else []
        table.add_row(sign, *(Text("  " if compact else "\n").join(cell) for cell in cells))
    fines = [
        Text.assemble(players.dice(event.seat), " ", sentence(event, players.game, players.names, players.you))
        for event in events
        if isinstance(event, Fined)
    ]
    return Group(Text(say("scoring-title", round=number), f"bold {GOLD}"), table, *fines)


def _at(events: Sequence[Event], casino: int) -> list[Event]:
    """Return the events of a casino; its board's payments come after its bills (RY-16)."""
    here, current = [], 0
    for event in events:
        current = event.casino if isinstance(event, SCORING) else current
        if current == casino:
            here.append(event)
    return here


def _tied(events: Sequence[Event], players: Players, compact: bool) -> list[Text]:
    tied = [event for event in events if isinstance(event, Tied)]
    names = ["" if compact else f" {players.name(event.owner)}" for event in tied]
    lines = [players.dice(event.owner, event.dice, 3).append(name) for event, name in zip(tied, names, strict=True)]
    for line in lines:
        line.stylize("dim strike")
    return lines


def _paid(events: Sequence[Event], players: Players, write: Write) -> list[Text]:
    return [
        Text.assemble(players.label(event.seat), (f" {write(event.bill or 0)}", f"bold {GOLD}"))
        for event in events
        if isinstance(event, Paid)
    ]


def _unclaimed(events: Sequence[Event], players: Players, write: Write) -> list[Text]:
    lines = []
    for event in events:
        if isinstance(event, Unclaimed):
            owner = Text() if event.owner is None else players.dice(event.owner).append(" ")
            lines.append(owner.append(write(event.bill or 0), "dim"))
    return lines


def _rewarded(events: Sequence[Event], players: Players, write: Write) -> list[Text]:
    lines = []
    for event in events:
        if isinstance(event, Rewarded):
            amount = event.amount or 0
            paid = write(amount) if amount >= LOWEST_CARD * DOLLARS else worth(amount)
            lines.append(Text.assemble(players.label(event.seat), (f" {paid}", f"bold {GOLD}")))
    return lines


def draw_standings(view: View, events: Sequence[Event], players: Players) -> RenderableType:
    """Draw each seat's winnings of a round, and its total if the view shows it."""
    standings = ledger("standings-seat", "standings-round", "standings-total")
    for column in standings.columns[1:]:
        column.justify = "right"
    for seat, held in enumerate(view.seats):
        won = sum(_gain(event) for event in events if getattr(event, "seat", None) == seat)
        total = Text(say("terminal-hidden"), "dim") if held.money is None else Text(money(held.money), f"bold {GOLD}")
        standings.add_row(players.label(seat), Text(money(won), "" if won else "dim"), total)
    return standings


def _gain(event: Event) -> int:
    """Return an event's payment to its seat, below 0 for a cost."""
    match event:
        case Paid(bill=int(bill)):
            return bill
        case Rewarded(amount=int(amount)):
            return amount
        case Fined(amount=int(amount)):
            return -amount
    return 0


def draw_result(match: Match, players: Players) -> RenderableType:
    """Draw the final ranking and name the winner."""
    assert match.result is not None
    view: View = match.view()
    standings = [(held.money or 0, held.bills_and_chips or 0) for held in view.seats]
    table = ledger("final-rank", "standings-seat", "final-money", "final-bills", game=players.game)
    for column in table.columns[2:]:
        column.justify = "right"
    for seat in sorted(range(len(standings)), key=lambda seat: standings[seat], reverse=True):
        dollars, bills = standings[seat]
        rank = 1 + sum(other > standings[seat] for other in standings)
        style = f"bold {GOLD}" if seat in match.result.winners else ""
        table.add_row(Text(f"{rank}.", style), players.label(seat), Text(money(dollars), style), Text(str(bills)))
    winners = Text(verdict(match.game, match.result, players.names, players.you), "bold")
    return Group(Text(say("final-title"), f"bold {GOLD}"), Text(), table, Text(), winners)
