"""The latest events, typed, and as each seat may read them."""

from __future__ import annotations

import msgspec

from zocker.rules.dice import write_dice
from zocker.rules.frames import seat_of, waits_for
from zocker.rules.hidden_money import earlier_rounds, sees_money
from zocker.rules.messages import DOLLARS, Event, Rolled, RoundBegan, StarterDrawn
from zocker.rules.royale import events
from zocker.rules.royale.boards.all import BOARDS, asking
from zocker.rules.royale.boards.black_box import groups_of
from zocker.rules.royale.material import (
    ASIDE,
    KINDS,
    LAY_BOARDS,
    LOWEST_CARD,
    NEUTRAL,
    PAIR,
    PLACE,
    ROLL,
    STARTER,
    TURN,
    VALUES,
    WHITE,
)
from zocker.rules.royale.move_view import PLACING, move_view
from zocker.rules.state import Array, State
from zocker.rules.vegas import events as shared
from zocker.rules.vegas.events import NeutralRolled, Paid, PairDrawn, Placed, SetAside, Unclaimed

HIDDEN = {question.kind for board in BOARDS for question in board.questions if question.is_hidden}
AMOUNTS: dict[type[Event], tuple[str, ...]] = {  # RY-20a
    PairDrawn: ("bills",),
    Paid: ("bill",),
    Unclaimed: ("bill",),
    events.Rewarded: ("amount",),
    events.Fined: ("amount",),
    events.JackpotRose: ("amount",),
    events.BoxShown: ("taken", "left"),
}


def chance_event(s: State, outcome: Array) -> Event:
    """Describe a chance result that is about to be applied."""
    kind, seat = waits_for(s), int(seat_of(s))
    if kind == STARTER:
        return StarterDrawn(int(outcome[0]))
    if kind == LAY_BOARDS:
        return events.BoardsLaid(tuple(BOARDS[outcome[casino]].name for casino in range(s.boards)))
    if kind == PAIR:
        return PairDrawn(tuple(sorted((int(card) * DOLLARS for card in outcome[:2]), reverse=True)))
    if kind == ASIDE:
        return SetAside(tuple(value * DOLLARS for value in VALUES for _ in range(outcome[value])))
    small, biggy = write_dice(outcome[:6]), next(iter(write_dice(outcome[6:12])), None)
    if kind == NEUTRAL:
        return NeutralRolled(None, small, biggy)
    if kind == ROLL:
        return Rolled(seat, small, biggy)
    return events.ExtraRolled(seat, asking(s).name, (int(outcome[0]), int(outcome[1])))


def move_event(s: State, code: int) -> Event:
    """Describe a move that is about to be played."""
    move, seat = move_view(s, code), int(seat_of(s))
    if waits_for(s) == PLACE:
        if move.casino is not None:
            return Placed(seat, move.casino, move.small, move.biggy)
        return events.Chose(seat, PLACING, None, move)
    board = asking(s)
    return events.Chose(seat, board.asked(s).question.kind, None if waits_for(s) == TURN else board.name, move)


def emitted_event(kind: int, seat: int, a: int, b: int) -> Event:
    """Describe the events that the rules emitted."""
    match kind:
        case events.REWARDED:
            return events.Rewarded(seat, BOARDS[a].name, b * DOLLARS)
        case events.FINED:
            return events.Fined(seat, a * DOLLARS)
        case events.MARKER_TAKEN:
            return events.MarkerTaken(seat)
        case events.MARKER_BACK:
            return events.MarkerReturned(seat)
        case events.TILE_TAKEN:
            return events.TileTaken(seat)
        case events.FIST_SHOWN:
            return events.FistShown(seat, a, b)
        case events.JACKPOT_ROSE:
            return events.JackpotRose(a * DOLLARS)
        case events.DISPLACED:
            return events.Displaced(seat, a + 1, KINDS[b])
        case events.CAME_BACK:
            return events.CameBack(seat, KINDS[a])
        case events.BOX_SHOWN:
            return _box(seat, a, b)
        case _:
            return shared.emitted_event(kind, seat, a, b)


def _box(seat: int, split: int, chosen: int) -> events.BoxShown:
    groups = groups_of(split)
    return events.BoxShown(seat, groups[chosen], groups[1 - chosen])


def log(happened: list[Event], s: State, seat: int, start: int = 0) -> list[Event]:
    """Return the events from `start` on as a seat may read them, without secret choices and hidden money."""
    earlier = max(0, earlier_rounds(happened, RoundBegan, (Placed, events.Chose)) - start)
    readable = [_without_secret(event, seat) for event in happened[start:]]
    return [_remembered(event, s, seat) for event in readable[:earlier]] + readable[earlier:]


def _without_secret(event: Event, seat: int) -> Event:
    if isinstance(event, events.Chose) and event.kind in HIDDEN and event.seat != seat:
        return msgspec.structs.replace(event, move=None)
    return event


def _remembered(event: Event, s: State, seat: int) -> Event:
    """Leave out amounts that would give away other players' cards; chips are open (RY-20a)."""
    amounts = AMOUNTS.get(type(event), ())
    chips = isinstance(event, events.Rewarded) and event.amount is not None and event.amount < LOWEST_CARD * DOLLARS
    if not amounts or chips or sees_money(s, seat, getattr(event, "seat", WHITE)):
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(amounts))
