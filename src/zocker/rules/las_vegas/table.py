"""The table as people see it: options, the open question, a seat's view, and the latest events."""

from __future__ import annotations

from typing import Literal

import msgspec
import numpy as np

from zocker.errors import Mistake
from zocker.rules.dice import write_dice
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.hidden_money import earlier_rounds, sees_money
from zocker.rules.las_vegas.chances import CHANCES, casino_to_stock
from zocker.rules.las_vegas.material import (
    BILL,
    CASINOS,
    LEFTOVER,
    MAX_BILLS,
    MOVES,
    NEUTRAL,
    NEUTRAL_PLAYERS,
    OWN,
    OWNERS,
    RANDOM_STARTER,
    ROUNDS,
    STARTER,
    STATE,
    WHITE,
)
from zocker.rules.las_vegas.scoring import prize, score
from zocker.rules.las_vegas.turn import begin, legal, place
from zocker.rules.messages import (
    DOLLARS,
    Decision,
    Event,
    Move,
    Over,
    Rolled,
    RoundBegan,
    StarterDrawn,
    Waiting,
)
from zocker.rules.shown import shown_lately
from zocker.rules.state import Array, State
from zocker.rules.vegas import events
from zocker.rules.vegas.view import Casino, SeatView, View, most_first, row_view, values_of


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a table."""

    neutral: bool = False
    starter: int | Literal["random"] = "random"
    open_money: bool = False


def new(players: int, options: Options) -> State:
    """Return the state of a new game."""
    s = blank_state(players, options)
    begin(s)
    return s


def blank_state(players: int, options: Options) -> State:
    """Return a state with its options and nothing else."""
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
    """Return what the game waits for."""
    kind = waits_for(s)
    if kind == OVER:
        return Over()
    if kind < OVER:
        return CHANCES[int(kind)].waiting(s)
    codes = np.zeros(len(MOVES), np.int64)
    return Decision(int(seat_of(s)), "place", tuple(_move(s, int(code)) for code in codes[: legal(s, codes)]))


def _move(s: State, code: int) -> Move:
    small, neutral = int(s.rolled[OWN, code]), int(s.rolled[NEUTRAL, code])
    return Move(code, MOVES[code], casino=code + 1, small=small, neutral=neutral)


# A seat's view ----------------------------------------------------------------------------------------


def view(s: State, seat: int) -> View:
    """Return a masked state as the view of its seat (or of `NOBODY`, a spectator)."""
    return View(
        round=int(s.round_no),
        rounds=ROUNDS,
        starter=int(s.starter),
        casinos=tuple(_casino(s, casino) for casino in range(6)),
        seats=tuple(_seat_view(s, seat, other) for other in range(s.players)),
        waiting=waiting(s),
        small=write_dice(s.rolled[OWN]),
        neutral=write_dice(s.rolled[NEUTRAL]),
    )


def preview(s: State, code: int) -> Casino:
    """Return a move's casino as it would look after the move."""
    after = s.copy()
    place(after, seat_of(s), code)
    return _casino(after, code)


def _casino(s: State, casino: int) -> Casino:
    made_of = casino, s.dice[casino].tobytes(), s.bills[casino].tobytes()
    return shown_lately(Casino, made_of, lambda: _new_casino(s, casino))


def _new_casino(s: State, casino: int) -> Casino:
    counts = s.dice[casino]
    rows = [
        row_view(counts, owner, int(counts[owner]), int(prize(s, casino, owner)))
        for owner in range(OWNERS)
        if counts[owner]
    ]
    bills = (int(s.bills[casino, slot]) * DOLLARS for slot in range(MAX_BILLS))
    return Casino(casino + 1, CASINOS[casino], tuple(filter(None, bills)), most_first(rows))


def _seat_view(s: State, seat: int, other: int) -> SeatView:
    known = sees_money(s, seat, other)
    return SeatView(
        small=int(s.dice_left[other, OWN]),
        money=int(score(s, other)) * DOLLARS if known else None,
        bills=values_of(s.hand[other]) if known else None,
        neutral=int(s.dice_left[other, NEUTRAL]),
    )


# What just happened -----------------------------------------------------------------------------------


def chance_event(s: State, outcome: Array) -> Event:
    """Describe a chance result that is about to be applied."""
    kind = waits_for(s)
    seat = int(seat_of(s))
    if kind == STARTER:
        return StarterDrawn(int(outcome[0]))
    if kind == BILL:
        return events.Stocked(casino_to_stock(s), int(outcome[0]) * DOLLARS)
    if kind == LEFTOVER:
        return events.NeutralRolled(seat, write_dice(outcome[6:]))
    return Rolled(seat, write_dice(outcome[:6]), neutral=write_dice(outcome[6:]))


def move_event(s: State, code: int) -> Event:
    """Describe a move that is about to be played."""
    small, neutral = int(s.rolled[OWN, code]), int(s.rolled[NEUTRAL, code])
    return events.Placed(int(seat_of(s)), code + 1, small, neutral=neutral)


def log(happened: list[Event], s: State, seat: int, start: int = 0) -> list[Event]:
    """Return the events from `start` on as a seat may read them, without hidden money of earlier rounds (LV-17)."""
    earlier = max(start, earlier_rounds(happened, RoundBegan, events.Placed))
    return [_remembered(event, s, seat) for event in happened[start:earlier]] + happened[earlier:]


def _remembered(event: Event, s: State, seat: int) -> Event:
    if isinstance(event, events.Stocked | events.Paid | events.Unclaimed):
        whose = event.seat if isinstance(event, events.Paid) else WHITE
        return event if sees_money(s, seat, whose) else msgspec.structs.replace(event, bill=None)
    return event
