"""Replaying records: to their end, to continue them, or step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from zocker.errors import Mistake
from zocker.match import Match, check_chance
from zocker.record import Dice, Record, check_record
from zocker.rules import games
from zocker.rules.options import read_options


def replay(record: Record, chance: Literal["auto", "ask"] = "ask") -> Match:
    """Replay a record and check all of it; return the match at the end of the record, ready to continue.

    >>> match = Match("las-vegas", players=2, seed=7)
    >>> match.play(match.moves[0])
    >>> replay(match.record()).lines == match.lines
    True
    """
    check_chance(chance)
    match = resume(record)
    check_result(record, match)
    match.go_on(record.dice, chance)
    return match


def check_result(record: Record, match: Match) -> None:
    """Raise a `Mistake` if the result of a record differs from that of its match."""
    if record.result != match.result:
        raise _why_not(record, Mistake("error-record-result"))


def resume(record: Record) -> Match:
    """Replay the lines of a record without checking its result; then chance asks."""
    for match in steps(record):  # noqa: B007
        pass
    match.go_on(record.dice)
    return match


def recall(record: Record) -> Match | None:
    """Replay a game of older rules; return None if it isn't over, or if today's rules would change it."""
    if record.result is None:
        return None
    try:
        return replay(record)
    except Mistake:
        return None


def steps(record: Record) -> Iterator[Match]:
    """Replay the lines of a record; yield the match before the first line, and again after each line."""
    record = check_record(record)
    rules = games.find(record.game)
    if not 1 <= record.rules <= rules.version:
        raise Mistake("error-record-rules", game=record.game, got=record.rules, known=rules.version)
    options = msgspec.to_builtins(read_options(record.game, rules, record.options))
    seed, setup = record.dice.seed, record.setup
    try:
        match = Match(record.game, seats=record.seats, seed=seed, chance="ask", setup=setup, **options)
    except Mistake as mistake:
        raise _why_not(record, mistake) from None
    match.proof = record.proof
    if record.dice not in (match.record().dice, Dice("typed")):
        raise Mistake("error-record-dice", source=record.dice.source)
    yield match
    for number, line in enumerate(record.lines, 1):
        try:
            match.follow(line, typed=record.dice.source == "typed")
        except Mistake as mistake:
            bad_line = Mistake("error-record-line", line=number, text=line, reason=str(mistake))
            raise _why_not(record, bad_line) from None
        yield match


def by_older_rules(record: Record) -> bool:
    """Tell whether the rules have changed since a game was played."""
    return record.rules < games.find(record.game).version


def _why_not(record: Record, mistake: Mistake) -> Mistake:
    """Return why a record can't be replayed: it is wrong, or it was right by rules that have changed since."""
    if not by_older_rules(record):
        return mistake
    return Mistake("error-older-rules", game=record.game, got=record.rules, known=games.find(record.game).version)
