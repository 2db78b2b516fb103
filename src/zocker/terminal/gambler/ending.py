"""The end of a round and of a game of Gambler: finished rows, points and the winners."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from zocker.match import Match
from zocker.narration.verdict import verdict
from zocker.rules.gambler.events import RoundEnded, RowFinished, TableauTurned
from zocker.rules.gambler.table import View
from zocker.rules.messages import Event, RoundBegan
from zocker.terminal.layout import ledger
from zocker.terminal.players import GOLD, Players
from zocker.text import say

ROWS_PER_LINE = 3
TABLEAU_LINE = "tableau "  # how the record's line of a new tableau begins


def round_over(match: Match) -> bool:
    """Tell whether the last move ended a round."""
    tail = [event for event in match.secret_events[-3:] if not isinstance(event, RoundBegan | TableauTurned)]
    return bool(tail) and isinstance(tail[-1], RoundEnded) and not match.lines[-1].startswith(TABLEAU_LINE)


def last_round(events: Sequence[Event]) -> list[Event]:
    """Return the events of the round that has just ended."""
    end = max(i for i, event in enumerate(events) if isinstance(event, RoundEnded))
    began = max((i for i, event in enumerate(events[:end]) if isinstance(event, RoundBegan)), default=0)
    return list(events[began : end + 1])


def draw_round(match: Match, seat: int, players: Players, compact: bool) -> list[RenderableType]:
    """Draw each seat's wins and losses on the tableau, their totals, and who starts the next round."""
    view: View = match.view(seat)
    events = last_round(match.log(seat))
    ended = events[-1]
    assert isinstance(ended, RoundEnded)
    tableau = next((event.tableau for event in events if isinstance(event, TableauTurned)), None)
    title = Text().append(say("scoring-title", round=ended.round), f"bold {GOLD}")
    if tableau is not None:
        title.append("   ").append(say("terminal-tableau", number=tableau, name=players.tableaux[tableau - 1]), "dim")
    table = ledger("standings-seat", "round-rows", "standings-round", "standings-total")
    for column in table.columns[2:]:
        column.justify = "right"
    best = max(seat.points for seat in view.seats)
    for number, held in enumerate(view.seats):
        won = [event for event in events if isinstance(event, RowFinished) and event.seat == number]
        total = say("terminal-progress", points=held.points, target=view.target)
        table.add_row(
            players.label(number),
            _rows(won, players),
            Text(players.signed(sum(event.points for event in won)), "" if won else "dim"),
            Text(total, f"bold {GOLD}" if held.points == best else ""),
        )
    following = "" if match.over else Text(say("round-next", **players.who(view.starter)))
    return [Group(title, table), following]


def _rows(finished: Sequence[RowFinished], players: Players) -> Text:
    """List the rows that a seat completed, with their points, three rows per line."""
    cell = Text()
    for place, event in enumerate(finished):
        cell.append("\n" if place % ROWS_PER_LINE == 0 and place else "  " if place else "")
        cell.append(say("row", row=event.row), "dim")
        cell.append(f" {players.signed(event.points)}", f"bold {GOLD}" if event.points > 0 else "bold reverse")
    return cell


def draw_result(match: Match, players: Players) -> RenderableType:
    """Draw the final ranking and name the winner."""
    assert match.result is not None
    scores = match.result.scores
    table = ledger("final-rank", "standings-seat", "terminal-points")
    table.columns[2].justify = "right"
    for seat in sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True):
        rank = 1 + sum(other > scores[seat] for other in scores)
        style = f"bold {GOLD}" if seat in match.result.winners else ""
        table.add_row(
            Text(f"{rank}.", style), players.label(seat), Text(say("simulate-number", number=scores[seat]), style)
        )
    winners = Text(verdict(match.game, match.result, players.names, players.you), "bold")
    return Group(Text(say("final-title"), f"bold {GOLD}"), Text(), table, Text(), winners)
