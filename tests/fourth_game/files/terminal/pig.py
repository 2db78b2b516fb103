"""Pig in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text
from zocker.rules.pig import DieRolled

from zocker.match import Match
from zocker.narration.choices import choice_keys
from zocker.narration.sentences import label, sentence
from zocker.narration.verdict import verdict
from zocker.rules.messages import Decision, Event
from zocker.terminal.game import TerminalGame
from zocker.terminal.layout import draw_line
from zocker.terminal.players import Players
from zocker.text import say


def draw_table(match: Match, seat: int, players: Players, width: int, height: int) -> RenderableType:
    lines = [players.label(each).append(f" {points}") for each, points in enumerate(match.view(seat).points)]
    return Group(Text(say("terminal-title-pig"), "bold"), *lines)


def draw_choices(match: Match, decision: Decision, players: Players, width: int) -> RenderableType:
    return Text("  ".join(f"{key} {label(decision.kind, move, 'pig')}" for key, move in choice_keys(decision).items()))


def draw_roll(match: Match, decision: Decision, players: Players, width: int) -> list[RenderableType]:
    return [Text(say("pig-turn", points=match.view(decision.seat).turn))]


def draw_round(match: Match, seat: int, players: Players, compact: bool) -> list[RenderableType]:
    return []


def draw_result(match: Match, players: Players) -> RenderableType:
    assert match.result is not None
    return Text(verdict("pig", match.result, players.names, players.you))


def explain(match: Match) -> RenderableType:
    return ""


def choice_labels(decision: Decision, players: Players) -> list[Text]:
    return [Text(label(decision.kind, move, "pig")) for move in choice_keys(decision).values()]


def listed_keys(decision: Decision) -> list[str]:
    return [key.upper() for key in choice_keys(decision)]


def begins_turn(event: Event) -> bool:
    return isinstance(event, DieRolled)


def round_over(match: Match) -> bool:
    return False


def last_round(events: Sequence[Event]) -> list[Event]:
    return []


def news(events: Sequence[Event], seat: int, people: Sequence[int]) -> list[Event]:
    return list(events[-4:])


def last_turns(events: Sequence[Event], seats: Sequence[int]) -> list[Event]:
    return list(events[-4:])


def tell(events: Sequence[Event], players: Players) -> Iterator[Text]:
    for event in events:
        yield draw_line(event, sentence(event, "pig", players.names, players.you), players)


PIG = TerminalGame(
    draw_table=draw_table,
    draw_choices=draw_choices,
    draw_roll=draw_roll,
    draw_round=draw_round,
    draw_result=draw_result,
    explain=explain,
    choice_labels=choice_labels,
    listed_keys=listed_keys,
    begins_turn=begins_turn,
    round_over=round_over,
    last_round=last_round,
    news=news,
    last_turns=last_turns,
    tell=tell,
)
