"""Events at a Gambler table."""

from __future__ import annotations

from zocker.rules.messages import Event, RoundBegan

# Kinds of events: their seat; a, b. Tableaux and rows count from 0.
ROUND_BEGAN = 0  # the seat that starts; the round, 0
TURNED_UP = 1  # nobody; the tableau, 0
NOTHING_FITS = 2  # a seat; 0, 0
FINISHED = 3  # a seat; the row, its points
ROUND_ENDED = 4  # the seat that placed the last die; the round, 0


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
    """A row is full and settled: points won, or lost if below 0."""

    seat: int
    row: int
    points: int


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """The tableau is full; the seat placed its last die."""

    round: int
    seat: int


def emitted_event(kind: int, seat: int, a: int, b: int) -> Event:
    """Turn a raw event of the rules into a typed one."""
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
