"""Gambler's events as lines for the screen: one line for each turn, however many rolls it has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from zocker.narration.sentences import roll, sentence
from zocker.rules.frames import NOBODY
from zocker.rules.gambler.events import DiePlaced, NothingFits, RollsAgain, RowFinished, Stopped, TableauTurned
from zocker.rules.messages import Event, Rolled, RoundBegan, TookBack
from zocker.terminal.layout import draw_line
from zocker.terminal.players import GOLD, Players
from zocker.text import say

MOVES = (DiePlaced, RollsAgain, Stopped)
IN_TURN = (*MOVES, Rolled, RowFinished, NothingFits, TookBack)
NEXT_ROLL = " · "  # between the rolls of a turn


def begins_turn(event: Event) -> bool:
    """Tell whether an event is a roll, the first of a turn or not."""
    return isinstance(event, Rolled)


# Turns as lines -----------------------------------------------------------------------------------------


def tell(events: Sequence[Event], players: Players) -> Iterator[Text]:
    """Put events into words turn by turn: one line for all rolls of a turn and their results."""
    for turn in _turns(events):
        line = draw_line(turn[0], _told(turn, players), players)
        line.highlight_regex(r"\(\+[^)]+\)", f"bold {GOLD}")
        line.highlight_regex(r"\([−-][^)]+\)", "bold reverse")
        yield line


def _told(turn: Sequence[Event], players: Players) -> str:
    if isinstance(turn[0], Rolled):
        return NEXT_ROLL.join(_rolls(turn, players)) + "."
    if isinstance(turn[-1], TableauTurned):
        number = turn[-1].tableau
        tableau = say("terminal-tableau", number=number, name=players.tableaux[number - 1])
        told = [sentence(event, players.game, players.names, players.you) for event in turn[:-1]]
        return " ".join([*told, f"{tableau}."])
    return " ".join(sentence(event, players.game, players.names, players.you) for event in turn)


def _rolls(turn: Sequence[Event], players: Players) -> Iterator[str]:
    """Put a turn into words, roll by roll."""
    starts = [i for i, event in enumerate(turn) if isinstance(event, Rolled)]
    for start, end in zip(starts, [*starts[1:], len(turn)], strict=True):
        rolled = turn[start]
        assert isinstance(rolled, Rolled)
        done = ", ".join(_deeds(turn[start + 1 : end], players))
        message = "turn-rolls" if start == 0 else "turn-rolls-again"
        details = {"roll": roll(rolled.small), "done": done, "any": "yes" if done else "no"}
        yield say(message, **details, **players.who(rolled.seat))


def _deeds(events: Sequence[Event], players: Players) -> Iterator[str]:
    """Put the result of a roll into words: dice in rows, completed rows, and the end of the turn."""
    rows: dict[int, list[int]] = {}
    for event in events:
        if isinstance(event, DiePlaced):
            rows.setdefault(event.row, []).append(event.face)
    brought = {event.row: f" ({players.signed(event.points)})" for event in events if isinstance(event, RowFinished)}
    for row, faces in rows.items():
        yield say("turn-placed", faces=roll(faces), row=row) + brought.get(row, "")
    for event in events:
        if isinstance(event, Stopped | NothingFits | TookBack):
            yield say(f"turn-{event.__struct_config__.tag}")


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    turn: list[Event] = []
    for event in events:
        if turn and not _goes_on(turn[-1], event):
            yield turn
            turn = []
        turn.append(event)
    if turn:
        yield turn


def _goes_on(before: Event, event: Event) -> bool:
    if isinstance(event, TableauTurned):
        return isinstance(before, RoundBegan)
    if isinstance(event, Rolled):
        return isinstance(before, RollsAgain)
    return isinstance(event, IN_TURN) and isinstance(before, IN_TURN)


# News ---------------------------------------------------------------------------------------------------


def news(events: Sequence[Event], seat: int, people: Sequence[int]) -> list[Event]:
    """Return a seat's turn so far or, before its first move, the events since its last turn.

    Without a seat, this is about the turns of all people here.
    """
    mine = {seat} if seat != NOBODY else {*people}
    turns = _of_round(events)
    if turns and _seat(turns[-1]) in mine and isinstance(turns[-1][-1], Rolled):
        turns[-1].pop()  # this roll lies on the table
    turns = [turn for turn in turns if turn]
    if turns and _seat(turns[-1]) in mine:
        return turns[-1]
    return _joined(turns[_after_last(turns, mine) :])


def last_turns(events: Sequence[Event], seats: Sequence[int]) -> list[Event]:
    """Return the events of the round since some seats' last turn, including that turn."""
    turns = _of_round(events)
    return _joined(turns[max(0, _after_last(turns, {*seats}) - 1) :])


def _of_round(events: Sequence[Event]) -> list[list[Event]]:
    """Return the turns of the round that is being played."""
    began = max((i for i, event in enumerate(events) if isinstance(event, RoundBegan)), default=-1)
    return [turn for turn in _turns(events[began + 1 :]) if isinstance(turn[0], IN_TURN)]


def _after_last(turns: Sequence[Sequence[Event]], seats: set[int]) -> int:
    """Return the index after the last turn of some seats."""
    return 1 + max((i for i, turn in enumerate(turns) if _seat(turn) in seats), default=-1)


def _seat(turn: Sequence[Event]) -> int:
    return int(getattr(turn[0], "seat", NOBODY))


def _joined(turns: Sequence[Sequence[Event]]) -> list[Event]:
    return [event for turn in turns for event in turn]
