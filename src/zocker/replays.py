"""Records played again: checked to the end, taken up where they stopped, or stepped through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from zocker.errors import Mistake
from zocker.match import Match
from zocker.record import Dice, Record
from zocker.rules import games
from zocker.rules.options import read_options


def replay(record: Record, chance: Literal["auto", "ask"] = "ask") -> Match:
    """Play a record again, checking everything; return the match where it stands, ready to go on."""
    match = resume(record)
    if record.result != match.result:
        raise _untrue(record, Mistake("error-record-result"))
    match.go_on(record.dice, chance)
    return match


def resume(record: Record) -> Match:
    """Play the lines of a record again, whatever result it has; chance asks."""
    for match in steps(record):  # noqa: B007
        pass
    match.go_on(record.dice)
    return match


def recall(record: Record) -> Match | None:
    """Play a game of older rules again; None if it is not over, or would go another way by today's."""
    if record.result is None:
        return None
    try:
        return replay(record)
    except Mistake:
        return None


def steps(record: Record) -> Iterator[Match]:
    """Play the lines of a record again; yield the match before the first line, and again after each of them."""
    rules = games.find(record.game)
    if not 1 <= record.rules <= rules.RULES:
        raise Mistake("error-record-rules", game=record.game, got=record.rules, known=rules.RULES)
    options = msgspec.to_builtins(read_options(record.game, rules, record.options))
    seed, setup = record.dice.seed, record.setup
    try:
        match = Match(record.game, seats=record.seats, seed=seed, chance="ask", setup=setup, **options)
    except Mistake as mistake:
        raise _untrue(record, mistake) from None
    match.proof = record.proof
    if record.dice not in (match.record().dice, Dice("typed")):
        raise Mistake("error-record-dice", source=record.dice.source)
    yield match
    for number, line in enumerate(record.lines, 1):
        try:
            match.follow(line, typed=record.dice.source == "typed")
        except Mistake as mistake:
            untrue = Mistake("error-record-line", line=number, text=line, reason=str(mistake))
            raise _untrue(record, untrue) from None
        yield match


def by_older_rules(record: Record) -> bool:
    """Tell whether the rules have changed since a game was played."""
    return record.rules < games.find(record.game).RULES


def _untrue(record: Record, mistake: Mistake) -> Mistake:
    """Return why a record can't be played again: it is wrong, or it was right by rules that have changed since."""
    if not by_older_rules(record):
        return mistake
    return Mistake("error-older-rules", game=record.game, got=record.rules, known=games.find(record.game).RULES)
