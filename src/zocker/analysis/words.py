"""An analysis: in numbers to be stored, and in words in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from zocker.analysis.report import Analysis, Happening
from zocker.analysis.walk import Step, events, shows_money, tell, tell_choice, tell_secret
from zocker.narration.sentences import names
from zocker.record import Record
from zocker.text import say
from zocker.values.expectation import ALIKE

DIGITS = 4  # of shares of the win; money has whole dollars
MONEY = 10  # numbers from here on are money


def rounded(analysis: Analysis) -> Analysis:
    """Return an analysis with as many digits as are worth keeping."""
    return msgspec.convert(_round(msgspec.to_builtins(analysis)), Analysis)


def _round(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) if abs(value) < MONEY else float(round(value))
    if isinstance(value, dict):
        return {key: _round(one) for key, one in value.items()}
    return [_round(one) for one in value] if isinstance(value, list | tuple) else value


def in_words(analysis: Analysis, record: Record, taken: Sequence[Step]) -> Analysis:
    """Put everything found in these lines of a record into words, with mistakes only where they are proven."""
    analysis, lines = analysis.proven, {event[-1].line: event for event in events(taken)}
    *found, last = analysis.events
    told = [_tell(event, lines[event.line], record) for event in found]
    if analysis.over and shows_money(lines[last.line][-1]):
        told.append(replace(last, text=say("analyse-money-shown")))
    else:
        told.append(_tell(last, lines[last.line], record))
    seats = [replace(seat, name=name) for seat, name in zip(analysis.seats, names(record.seats), strict=True)]
    return replace(analysis, seats=tuple(seats), events=tuple(told))


def _tell(found: Happening, event: list[Step], record: Record) -> Happening:
    """Put an event into words, with the better choice if it was a mistake."""
    step = event[-1]
    if found.kind == "reveal":
        return replace(found, text=tell_secret(step, record))
    told = replace(found, text=tell(event, record))
    if found.best is None or (found.loss or 0) <= ALIKE:
        return told
    return replace(told, advice=tell_choice(step, found.best, record))
