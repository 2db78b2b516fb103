"""The table as people see it: options, what is waited for, a seat's view, and what just happened."""

from __future__ import annotations

from typing import Literal

import msgspec
import numpy as np

from zocker.errors import Mistake
from zocker.rules.dice import write_dice
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.hidden_money import earlier_rounds, sees_money
from zocker.rules.las_vegas import events
from zocker.rules.las_vegas.material import (
    BILL,
    CASINOS,
    LEFTOVER,
    MOST_BILLS,
    NEUTRAL,
    NEUTRAL_PLAYERS,
    OWN,
    OWNERS,
    RANDOM_STARTER,
    ROLL,
    ROUNDS,
    STARTER,
    STATE,
    WHITE,
)
from zocker.rules.las_vegas.notation import MOVES, casino_to_stock
from zocker.rules.las_vegas.scoring import prize, score
from zocker.rules.las_vegas.turn import Array, begin, leftover, legal, place
from zocker.rules.majority import is_tied, rank_view
from zocker.rules.messages import DOLLARS, Chance, Decision, Event, Move, Over, Owner, Waiting
from zocker.rules.state import State


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What a table can choose."""

    neutral: bool = False
    starter: int | Literal["random"] = "random"
    open_money: bool = False


def new(players: int, options: Options) -> State:
    """Return the state of a new game."""
    s = blank_state(players, options)
    begin(s)
    return s


def blank_state(players: int, options: Options) -> State:
    """Return a state that knows its options and nothing else."""
    if options.neutral and players not in NEUTRAL_PLAYERS:
        raise Mistake("error-neutral-players", players=players)
    if options.starter != "random" and not 1 <= options.starter <= players:
        raise Mistake("error-starter", starter=options.starter, players=players)
    s: State = np.zeros(1, STATE)[0]
    s.players = players
    s.neutral = options.neutral
    s.open_money = options.open_money
    s.first = RANDOM_STARTER if options.starter == "random" else options.starter - 1
    return s


# What the table waits for -----------------------------------------------------------------------------


def waiting(s: State) -> Waiting:
    """Say what the game waits for."""
    kind = waits_for(s)
    if kind == OVER:
        return Over()
    if kind == STARTER:
        return Chance("starter", by_itself=True)
    if kind == BILL:
        return Chance("bill", casino=casino_to_stock(s), by_itself=True)
    seat = int(seat_of(s))
    if kind == LEFTOVER:
        return Chance("leftover", seat, neutral=int(leftover(s)), by_itself=True)
    if kind == ROLL:
        return Chance("roll", seat, own=int(s.dice_left[seat, OWN]), neutral=int(s.dice_left[seat, NEUTRAL]))
    codes = np.zeros(len(MOVES), np.int64)
    return Decision(seat, "place", tuple(_move(s, int(code)) for code in codes[: legal(s, codes)]))


def _move(s: State, code: int) -> Move:
    return Move(code, MOVES[code], code + 1, int(s.rolled[OWN, code]), int(s.rolled[NEUTRAL, code]))


# A seat's view ----------------------------------------------------------------------------------------


class Row(msgspec.Struct, frozen=True):
    """One owner's dice in a casino: whether they are tied, and the bill they win as things stand.

    The rank is their place when those who tie are out; the first leads.
    """

    owner: Owner
    dice: int
    tied: bool
    rank: int | None
    prize: int


class Casino(msgspec.Struct, frozen=True):
    number: int
    name: str
    bills: tuple[int, ...]
    rows: tuple[Row, ...]


class Place(msgspec.Struct, frozen=True):
    """One seat at the table; its money is None where it is hidden."""

    own: int
    neutral: int
    money: int | None
    bills: int | None


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know."""

    round: int
    rounds: int
    starter: int
    casinos: tuple[Casino, ...]
    places: tuple[Place, ...]
    own: tuple[int, ...]
    neutral: tuple[int, ...]
    waiting: Waiting


def view(s: State, seat: int) -> View:
    """Return a masked state as the view of its seat (or of `NOBODY`, a spectator)."""
    return View(
        round=int(s.round_no),
        rounds=ROUNDS,
        starter=int(s.starter),
        casinos=tuple(_casino(s, casino) for casino in range(6)),
        places=tuple(_place(s, seat, other) for other in range(s.players)),
        own=write_dice(s.rolled[OWN]),
        neutral=write_dice(s.rolled[NEUTRAL]),
        waiting=waiting(s),
    )


def preview(s: State, code: int) -> Casino:
    """Return a move's casino as it would stand after the move."""
    after = s.copy()
    place(after, seat_of(s), code)
    return _casino(after, code)


def _casino(s: State, casino: int) -> Casino:
    rows = [
        Row(
            _owner(owner),
            n,
            bool(is_tied(s.dice[casino], owner)),
            rank_view(s.dice[casino], owner),
            int(prize(s, casino, owner)) * DOLLARS,
        )
        for owner in range(OWNERS)
        if (n := int(s.dice[casino, owner]))
    ]
    bills = (int(s.bills[casino, slot]) * DOLLARS for slot in range(MOST_BILLS))
    return Casino(casino + 1, CASINOS[casino], tuple(filter(None, bills)), tuple(sorted(rows, key=lambda r: -r.dice)))


def _place(s: State, seat: int, other: int) -> Place:
    known = sees_money(s, seat, other)
    return Place(
        own=int(s.dice_left[other, OWN]),
        neutral=int(s.dice_left[other, NEUTRAL]),
        money=int(score(s, other)) * DOLLARS if known else None,
        bills=int(s.hand[other].sum()) if known else None,
    )


def _owner(owner: int) -> Owner:
    return "neutral" if owner == WHITE else owner


# What just happened -----------------------------------------------------------------------------------


def chance_event(s: State, outcome: Array) -> Event:
    """Describe a chance result that is about to be applied."""
    kind = waits_for(s)
    seat = int(seat_of(s))
    if kind == STARTER:
        return events.StarterDrawn(int(outcome[0]))
    if kind == BILL:
        return events.Stocked(casino_to_stock(s), int(outcome[0]) * DOLLARS)
    if kind == LEFTOVER:
        return events.LeftoverRolled(seat, write_dice(outcome[6:]))
    return events.Rolled(seat, write_dice(outcome[:6]), write_dice(outcome[6:]))


def move_event(s: State, code: int) -> Event:
    """Describe a move that is about to be played."""
    return events.Placed(int(seat_of(s)), code + 1, int(s.rolled[OWN, code]), int(s.rolled[NEUTRAL, code]))


def emitted_event(kind: int, seat: int, a: int, b: int) -> Event:
    """Describe what the rules emitted."""
    return events.emitted_event(kind, seat, a, b, None if seat < 0 else _owner(seat))


def log(happened: list[Event], s: State, seat: int) -> list[Event]:
    """Return the events as a seat may read them: money of rounds before the last move's only where seen (LV-17)."""
    latest = earlier_rounds(happened, events.RoundBegan, events.Placed)
    return [_remembered(event, s, seat) for event in happened[:latest]] + happened[latest:]


def _remembered(event: Event, s: State, seat: int) -> Event:
    if isinstance(event, events.Stocked | events.Paid | events.Unclaimed):
        whose = event.seat if isinstance(event, events.Paid) else WHITE
        return event if sees_money(s, seat, whose) else msgspec.structs.replace(event, bill=None)
    return event
