"""The table as people see it: options, the open question, a seat's view, and the latest events."""

from __future__ import annotations

from typing import Literal

import msgspec
import numpy as np

from zocker.errors import Mistake
from zocker.rules.dice import write_dice
from zocker.rules.frames import OVER, A, seat_of, waits_for
from zocker.rules.gambler import events, sets, tableaux
from zocker.rules.gambler.chances import CHANCES
from zocker.rules.gambler.material import (
    MAX_ROUNDS,
    MAX_TARGET,
    MOVES,
    NO_BEGINNER,
    NO_LIMIT,
    RANDOM_STARTER,
    ROLL_AGAIN,
    ROWS,
    STAR,
    STARTER,
    STATE,
    STOP,
    TABLEAU,
    TARGET,
)
from zocker.rules.gambler.tableau import pack
from zocker.rules.gambler.tableaux import Tableau
from zocker.rules.gambler.turn import begin, legal, place, rolled_dice
from zocker.rules.messages import Decision, Event, Move, Over, Rolled, StarterDrawn, Waiting
from zocker.rules.shown import shown_lately
from zocker.rules.state import Array, State


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a table; its tableaux are one of our sets, by name, or rows of its own."""

    target: int = TARGET
    rounds: int | None = None
    tableaux: sets.Name | tuple[Tableau, ...] = sets.CURRENT
    starter: int | Literal["random"] = "random"
    beginner_first: bool = False


def new(players: int, options: Options) -> State:
    """Return the state of a new game."""
    s = blank_state(players, options)
    begin(s)
    return s


def blank_state(players: int, options: Options) -> State:
    """Return a state with its options and nothing else."""
    for name, number, most in (("target", options.target, MAX_TARGET), ("rounds", options.rounds, MAX_ROUNDS)):
        if number is not None and not 1 <= number <= most:
            raise Mistake("error-option-range", option=name, value=number, most=most)
    if options.starter != "random" and not 1 <= options.starter <= players:
        raise Mistake("error-starter", starter=options.starter, players=players)
    deck = sets.deck(options.tableaux)
    s: State = np.zeros(1, STATE)[0]
    s.players = players
    s.target = options.target
    s.rounds = options.rounds or NO_LIMIT
    s.first = RANDOM_STARTER if options.starter == "random" else options.starter - 1
    s.beginner = tableaux.beginner(deck) if options.beginner_first else NO_BEGINNER
    s.deck = len(deck)
    s.tableaux[: len(deck)] = [[pack(row.boxes, row.house, row.points) for row in rows] for rows in tableaux.rows(deck)]
    return s


# What the table waits for -----------------------------------------------------------------------------


def waiting(s: State) -> Waiting:
    """Return what the game waits for."""
    kind = waits_for(s)
    if kind == OVER:
        return Over()
    if kind < OVER:
        return CHANCES[int(kind)].waiting(s)
    codes = np.zeros(len(MOVES), np.int64)
    moves = tuple(_move(s, int(code)) for code in codes[: legal(s, codes)])
    return Decision(int(seat_of(s)), "go-on" if s.frames[0, A] else "must-place", moves)


def _move(s: State, code: int) -> Move:
    if code < ROLL_AGAIN:
        return Move(code, MOVES[code], row=code // ROWS + 1, face=code % ROWS + 1)
    return Move(code, MOVES[code], small=int(rolled_dice(s)))


# A seat's view ----------------------------------------------------------------------------------------


class Row(msgspec.Struct, frozen=True):
    """One row: its boxes (a face, "*", or in a full house "a" and "b"), and the dice in them."""

    number: int
    kind: str  # faces, stars or house
    boxes: tuple[str, ...]
    points: int  # below 0 if it is black
    dice: tuple[int, ...]
    fits: tuple[int, ...]  # faces that fit the leftmost empty box

    @property
    def full(self) -> bool:
        return len(self.dice) == len(self.boxes)


class SeatView(msgspec.Struct, frozen=True):
    """A seat's points, and its dice to place."""

    points: int
    dice: int


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know: all seats may know everything (GA-5)."""

    round: int
    rounds: int | None
    target: int
    starter: int
    tableau: int | None  # its number
    rows: tuple[Row, ...]
    seats: tuple[SeatView, ...]
    rolled: tuple[int, ...]
    waiting: Waiting


def view(s: State, seat: int) -> View:
    """Return a state as the view of any seat."""
    laid_out = bool(s.boxes.any())
    return View(
        round=int(s.round_no),
        rounds=int(s.rounds) or None,
        target=int(s.target),
        starter=int(s.starter),
        tableau=int(s.tableau) + 1 if laid_out else None,
        rows=tuple(_row(s, row) for row in range(ROWS)) if laid_out else (),
        seats=tuple(SeatView(int(s.points[seat]), int(s.dice_left[seat])) for seat in range(s.players)),
        rolled=write_dice(s.rolled),
        waiting=waiting(s),
    )


def preview(s: State, code: int) -> Row | None:
    """Return a die's row, as it would look with that die."""
    if code >= ROLL_AGAIN:
        return None
    after = s.copy()
    place(after, seat_of(s), code // ROWS, code % ROWS)
    return _row(after, code // ROWS)


def _row(s: State, row: int) -> Row:
    numbers = int(s.house[row]), int(s.value[row]), int(s.fits[row])
    made_of = row, *numbers, s.boxes[row].tobytes(), s.dice[row].tobytes()
    return shown_lately(Row, made_of, lambda: _new_row(s, row))


def _new_row(s: State, row: int) -> Row:
    shown = [int(box) for box in s.boxes[row] if box]
    kind = "house" if s.house[row] else "stars" if STAR in shown else "faces"
    boxes = {"house": tuple("aaabb"), "stars": ("*",) * len(shown), "faces": tuple(map(str, shown))}
    return Row(
        number=row + 1,
        kind=kind,
        boxes=boxes[kind],
        points=int(s.value[row]),
        dice=tuple(int(die) for die in s.dice[row] if die),
        fits=tuple(face + 1 for face in range(6) if s.fits[row] >> face & 1),
    )


# What just happened -----------------------------------------------------------------------------------


def chance_event(s: State, outcome: Array) -> Event:
    """Describe a chance result that is about to be applied."""
    kind = waits_for(s)
    if kind == STARTER:
        return StarterDrawn(int(outcome[0]))
    if kind == TABLEAU:
        return events.TableauTurned(int(outcome[0]) + 1)
    return Rolled(int(seat_of(s)), write_dice(outcome))


def move_event(s: State, code: int) -> Event:
    """Describe a move that is about to be played."""
    seat = int(seat_of(s))
    if code == ROLL_AGAIN:
        return events.RollsAgain(seat)
    if code == STOP:
        return events.Stopped(seat)
    return events.DiePlaced(seat, code % ROWS + 1, code // ROWS + 1)


def log(happened: list[Event], s: State, seat: int, start: int = 0) -> list[Event]:
    """Return the events from `start` on as a seat may read them: all of them."""
    return happened[start:]
