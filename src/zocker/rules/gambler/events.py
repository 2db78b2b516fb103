"""What happens at a Gambler table."""

from __future__ import annotations

from zocker.rules.messages import Event, RoundBegan

ROUND_BEGAN, TURNED_UP, NOTHING_FITS, FINISHED, ROUND_ENDED = range(5)


class TableauTurned(Event, frozen=True, tag="tableau-turned"):
    tableau: int


class DiePlaced(Event, frozen=True, tag="die-placed"):
    seat: int
    face: int
    row: int


class RollsAgain(Event, frozen=True, tag="rolls-again"):
    seat: int


class Stopped(Event, frozen=True, tag="stopped"):
    seat: int


class NothingFits(Event, frozen=True, tag="nothing-fits"):
    seat: int


class RowFinished(Event, frozen=True, tag="row-finished"):
    """A row is full and settled: points won, or lost where they are below 0."""

    seat: int
    row: int
    points: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """The tableau is full; the seat placed its last die."""

    round: int
    seat: int


def emitted_event(kind: int, seat: int, a: int, b: int) -> Event:
    """Turn what the rules emitted into an event."""
    if kind == ROUND_BEGAN:
        return RoundBegan(a, seat)
    if kind == TURNED_UP:
        return TableauTurned(a + 1)
    if kind == NOTHING_FITS:
        return NothingFits(seat)
    if kind == FINISHED:
        return RowFinished(seat, a + 1, b)
    assert kind == ROUND_ENDED
    return RoundEnded(a, seat)
