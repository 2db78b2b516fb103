"""The result of a proof, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import structs

from zocker.narration.sentences import listed, names
from zocker.proof.check import Verification
from zocker.proof.fields import Seats
from zocker.record import Record, Seat
from zocker.text import say


def tell_proof(record: Record, checked: Verification) -> Iterator[str]:
    """Tell which rolls of a game are proven and which aren't; a seed needs no proof."""
    called = _called(record, checked)
    if checked.is_older:
        yield say("verify-older")
    elif not checked.proven and checked.chances and record.dice.source != "seed":
        yield say("verify-nothing", lines=len(checked.chances))
    if checked.proven:
        yield say("verify-proven", proven=len(checked.proven), total=len(checked.chances))
        if checked.thrown or checked.restarts or checked.undrawn or checked.opened:
            yield say("verify-discard")
        yield from _tell_parts(called, checked)
        for message, chances in (("verify-alone", checked.alone), ("verify-unproven", checked.unproven)):
            if chances:
                yield say(message, lines=len(chances), which=spans([chance.line for chance in chances]))
    yield from _tell_losses(called, checked)
    if checked.words:
        yield say("verify-words", words=" ".join(checked.words))


def _called(record: Record, checked: Verification) -> Sequence[str]:
    """Return the name of each seat: that of the person, even if a bot has taken the seat."""
    people = {part.seat: part.name for part in checked.parts}
    return names([Seat(people.get(number, seat.name)) for number, seat in enumerate(record.seats)])


def _tell_parts(called: Sequence[str], checked: Verification) -> Iterator[str]:
    """Tell which part each person's devices took."""
    for part in checked.parts:
        name, devices = called[part.seat], len(part.keys)
        end = "closed" if part.is_closed else "none" if not part.signed else "open" if checked.is_closed else "running"
        yield say("verify-part", name=name, rolls=part.rolls, of=part.of, signed=part.signed, end=end)
        if devices > 1:
            yield say("verify-devices", name=name, devices=devices)
        if part.left is not None:
            yield say("verify-left", name=name, line=part.left)


def _tell_losses(called: Sequence[str], checked: Verification) -> Iterator[str]:
    """Tell which results were thrown away, or may have been."""
    for thrown in checked.thrown:
        silent = _people(called, thrown.silent)
        was, came = thrown.was or "unknown", thrown.came or "unknown"
        yield say("verify-thrown", line=thrown.line, names=silent, was=was, came=came)
    for line in checked.restarts:
        yield say("verify-restart", line=line)
    for line in checked.undrawn:
        yield say("verify-undrawn", line=line)
    if checked.opened is not None:
        yield say("verify-opened", line=checked.opened)
    if checked.hidden:
        yield say("verify-hidden", moves=checked.hidden)
    if checked.receipt is not None:
        seen = checked.receipt
        yield say("verify-receipt", unseen=seen.unseen, lost=seen.lost, rolls=seen.rolls, of=len(checked.chances))


def _people(called: Sequence[str], devices: Sequence[Seats]) -> str:
    return listed([called[seat] for seats in devices for seat in seats])


def proof_json(checked: Verification) -> dict[str, Any]:
    """Return the result of a proof as data; lines count from 1 and seats from 0."""
    told = structs.asdict(checked)
    return {
        "proven": checked.proven,
        "unproven": [chance.line for chance in checked.unproven],
        "alone": [chance.line for chance in checked.alone],
        **{name: told[name] for name in _TOLD},
    }


_TOLD = ("parts", "thrown", "restarts", "undrawn", "opened", "hidden", "is_older", "is_closed", "words", "receipt")


def spans(lines: Sequence[int]) -> str:
    """Write numbers in order, neighbours as one span.

    >>> spans([1, 2, 3, 7, 9, 10])
    '1–3, 7, 9–10'
    """
    ends = [at for at, line in enumerate(lines) if at + 1 == len(lines) or lines[at + 1] > line + 1]
    starts = [0, *(at + 1 for at in ends[:-1])]
    pairs = [(lines[start], lines[end]) for start, end in zip(starts, ends, strict=True)]
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in pairs)
