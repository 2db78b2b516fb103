"""What a proof proves, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from zocker.narration.sentences import listed, names
from zocker.proof.check import ChanceLine, Verification
from zocker.record import Record
from zocker.text import say


def tell_proof(record: Record, checked: Verification) -> Iterator[str]:
    """Say what is proven of the rolls of a game, and what is not; a seed needs no proof."""
    if not checked.proven:
        if checked.chances and record.dice.source != "seed":
            yield say("verify-nothing", lines=len(checked.chances))
        return
    seats = sorted({seat for chance in checked.proven for device in chance.devices for seat in device})
    called = names(record.seats)
    yield say("verify-proven", lines=len(checked.proven), names=listed([called[seat] for seat in seats]))
    for message, chances in (("verify-alone", checked.alone), ("verify-unproven", checked.unproven)):
        if chances:
            yield say(message, lines=len(chances), which=spans([chance.line for chance in chances]))
    if checked.left_out:
        times = Counter(listed([called[seat] for seat in seats]) for seats in checked.left_out)
        yield say("verify-left-out", names=", ".join(f"{people} ({number}×)" for people, number in times.items()))


def proof_json(checked: Verification) -> dict[str, Sequence[ChanceLine] | Sequence[int] | Sequence[tuple[int, ...]]]:
    """Return what is proven as data: lines and seats as Python counts them, from 1 and from 0."""
    return {
        "proven": checked.proven,
        "unproven": [chance.line for chance in checked.unproven],
        "alone": [chance.line for chance in checked.alone],
        "left_out": checked.left_out,
    }


def spans(lines: Sequence[int]) -> str:
    """Write numbers in order, neighbours as one span.

    >>> spans([1, 2, 3, 7, 9, 10])
    '1–3, 7, 9–10'
    """
    ends = [at for at, line in enumerate(lines) if at + 1 == len(lines) or lines[at + 1] > line + 1]
    starts = [0, *(at + 1 for at in ends[:-1])]
    pairs = [(lines[start], lines[end]) for start, end in zip(starts, ends, strict=True)]
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in pairs)
