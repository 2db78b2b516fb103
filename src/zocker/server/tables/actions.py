"""What people do at a table; what they can't do raises a `Mistake`."""

from __future__ import annotations

import copy
import time

from zocker.errors import Mistake
from zocker.history import UNDO
from zocker.narration import typed
from zocker.rules.messages import Chance, Decision, Over
from zocker.server.messages.actions import (
    Action,
    Arrange,
    AskHint,
    Block,
    DoPlay,
    DoRoll,
    DoUndo,
    Dress,
    Join,
    Leave,
    Pause,
    React,
    Remove,
    Seats,
    StandIn,
    Start,
    Supply,
)
from zocker.server.messages.table import Hint
from zocker.server.messages.values import ReactionKind
from zocker.server.present.hints import common_knowledge, hint, secret_hint
from zocker.server.store.ownership import OutOfDate
from zocker.server.store.stored import StoredSeat
from zocker.server.tables.names import check_name
from zocker.server.tables.portraits import dress
from zocker.server.tables.seating import begin, check_seats, is_complete, may_remove, may_stand_in, set_stand_in
from zocker.server.tables.seats import rearrange, without_guest
from zocker.server.tables.table import LiveTable

TAKE_BACKS = 20  # in a row: what lies between two rolls is one line of the proof
NOT_WHILE_ROLLING = (DoUndo, StandIn, Pause, Remove, Leave, Block)


async def act(table: LiveTable, guest: str, action: Action) -> Hint | None:
    """Do what somebody asks for; a move does nothing unless it answers what the table asks now."""
    if isinstance(action, AskHint):
        return await give_hint(table, guest, action.line_count)
    if isinstance(action, React):
        react(table, guest, action.what)
        return None
    async with table.lock:
        if table.has_left:
            raise OutOfDate
        if isinstance(action, NOT_WHILE_ROLLING):
            table.check_no_roll()
        match action:
            case Join():
                await join(table, guest, action)
            case Dress():
                await change_portrait(table, guest, action)
            case Start():
                await start(table, guest, without_open=action.without_open)
            case StandIn():
                await stand_in(table, guest, action.seat)
            case Pause():
                await pause(table, guest, action.on)
            case Remove():
                await remove(table, guest, action.seat)
            case Arrange():
                await arrange(table, guest, action.seats)
            case Leave():
                await leave(table, guest)
            case Block():
                await block(table, guest, action.seat)
            case DoRoll() | DoPlay() | DoUndo() | Supply() if action.line_count == table.line_count:
                await move(table, guest, action)
    if isinstance(action, DoRoll) and table.pending_chance is not None:
        table.on_wake()  # everybody sees the dice when they have come
    else:
        table.wake()
    return None


# In the game ------------------------------------------------------------------------------------------


async def move(table: LiveTable, guest: str, action: DoRoll | DoPlay | DoUndo | Supply) -> None:
    mine, match = table.seats_of(guest), table.match
    if match is None or not (mine or guest == table.host):
        return
    if table.paused:
        raise Mistake("error-paused")
    waiting = table.position.waiting
    if table.lesson is not None:
        table.lesson.check(table.position, action)
    table.acted_at = time.monotonic()
    if isinstance(action, Supply):
        await supply(table, guest, action.text)
    elif isinstance(action, DoUndo):
        await undo(table, guest)
    elif isinstance(waiting, Over) or waiting.seat not in mine:
        raise Mistake("error-not-your-turn")
    elif isinstance(action, DoPlay):
        table.clock.note_answer()
        await table.play(action.move)
    elif isinstance(waiting, Chance):
        if table.typed_dice:
            raise Mistake("error-typed")
        await table.roll()
    else:
        raise Mistake("error-no-chance")


async def supply(table: LiveTable, guest: str, text: str) -> None:
    """Take what real dice show: all that was typed, or nothing of it."""
    match, waiting = table.match, table.position.waiting
    assert match is not None
    if not table.typed_dice:
        raise Mistake("error-not-typed")
    check_host(table, guest)
    if not isinstance(waiting, Chance):
        raise Mistake("error-over" if match.over else "error-no-chance")
    await table.apply(lambda: typed.supply(match, waiting, text))


async def undo(table: LiveTable, guest: str) -> None:
    match = table.match
    assert match is not None
    if match.last_mover in table.seats_of(guest):
        if match.lines[-2 * TAKE_BACKS :].count(UNDO) >= TAKE_BACKS:
            raise Mistake("error-undo-often", most=TAKE_BACKS)
        await table.apply(match.undo)
        table.clock.restore_deadline()
        if table.clock.left() is not None:
            await table.update(clock_left=table.clock.left())
    elif table.typed_dice and guest == table.host:
        await table.apply(match.correct)
    else:
        raise Mistake("error-undo")


async def give_hint(table: LiveTable, guest: str, line_count: int) -> Hint | None:
    """Return what the choices of somebody who is to decide are worth."""
    async with table.lock:
        match, mine = table.match, table.seats_of(guest)
        if match is None or line_count != table.line_count or table.paused:
            return None
        decision = table.position.waiting
        if not isinstance(decision, Decision) or decision.seat not in mine:
            return None
        several = len(mine) > 1  # who may not know each other's money
        known = (common_knowledge(match) if several else match.masked(decision.seat)).tobytes()
    if decision.secret or (decision.private and several):
        return secret_hint(line_count)
    with table.services.hints.asking(guest):
        weighed = await table.services.bots.weigh(match.game, known, guest)
    without_winnings = several and not getattr(match.options, "open_money", True)
    return hint(weighed, match.game, line_count, without_winnings=without_winnings)


def react(table: LiveTable, guest: str, what: ReactionKind) -> None:
    """Show everybody how somebody with a seat reacts, unless that is too often."""
    mine = table.seats_of(guest)
    if mine and table.presence.may_react(guest):
        on_turn = None if table.match is None else table.position.waits_for
        for watcher in table.presence.watchers:
            watcher.react(on_turn if on_turn in mine else mine[0], what)


# Around the game --------------------------------------------------------------------------------------


def check_host(table: LiveTable, guest: str) -> None:
    if guest != table.host:
        raise Mistake("error-host-only")


async def join(table: LiveTable, guest: str, wanted: Join) -> None:
    if table.started or wanted.seat >= len(table.seats) or not table.seats[wanted.seat].is_open:
        raise Mistake("error-seat-taken")
    if guest in table.stored.barred or table.presence.is_disguised(guest, table.services.newcomers):
        raise Mistake("error-barred")
    if table.services.people.has_blocked(table.host, guest):
        raise Mistake("error-blocked")
    if table.seats_of(guest):
        raise Mistake("error-seated")
    seats = copy.deepcopy(table.seats)
    seats[wanted.seat] = StoredSeat(check_name(wanted.name, table.names), guest)
    dress(seats[wanted.seat], wanted.portrait, table.seats)
    check_seats(table, seats)
    await (begin(table, seats) if is_complete(table, seats) else table.reseat(seats))
    table.presence.note_left(guest)


async def change_portrait(table: LiveTable, guest: str, wanted: Dress) -> None:
    """Let somebody look different."""
    if table.started or wanted.seat not in table.seats_of(guest):
        raise Mistake("error-portrait")
    seats = copy.deepcopy(table.seats)
    dress(seats[wanted.seat], wanted.portrait, seats[: wanted.seat] + seats[wanted.seat + 1 :])
    await table.reseat(seats)


async def start(table: LiveTable, guest: str, *, without_open: bool) -> None:
    """Begin the game; without its open seats if there are enough others."""
    check_host(table, guest)
    if not table.started:
        seats = [seat for seat in table.seats if not (without_open and seat.is_open)]
        check_seats(table, seats)
        await begin(table, seats)


async def stand_in(table: LiveTable, guest: str, number: int) -> None:
    """Let a bot play for somebody."""
    if number >= len(table.seats) or not may_stand_in(table, number, guest):
        raise Mistake("error-stand-in")
    await set_stand_in(table, [number], stand_in=True)


async def pause(table: LiveTable, guest: str, on: bool) -> None:
    """Stop the table, or let it go on with the time that was left."""
    check_host(table, guest)
    if not table.running or on == table.paused:
        return
    left = table.clock.left()
    await table.update(paused=on, clock_left=left)
    if on:
        table.clock.stop()
    else:
        table.clock.resume()


async def remove(table: LiveTable, guest: str, number: int) -> None:
    """Send somebody away for good."""
    check_host(table, guest)
    if number >= len(table.seats) or not may_remove(table, number, guest):
        raise Mistake("error-remove")
    gone = table.seats[number].guest
    assert gone is not None
    await table.update(barred=[*table.stored.barred, gone])
    table.presence.send_away(gone, table.services.newcomers.now())
    await free_seats(table, gone)


async def leave(table: LiveTable, guest: str) -> None:
    """Let somebody give up their seats; whoever leaves before the game may come back."""
    if not table.seats_of(guest) or (table.started and not table.running):
        raise Mistake("error-leave")
    await free_seats(table, guest)


async def free_seats(table: LiveTable, guest: str) -> None:
    """Free the seats of somebody: bots play on there, or they are open if the game has not begun."""
    await table.reseat(without_guest(table.seats, guest, with_bots=table.started))
    if table.match is not None:
        table.match.seats = table.stored.record().seats


async def block(table: LiveTable, guest: str, number: int) -> None:
    """Keep somebody away from all tables that a guest sets up, and from this one if it is such a table."""
    seat = table.seats[number] if number < len(table.seats) else None
    if seat is None or seat.guest in (None, guest) or not (table.seats_of(guest) or guest == table.host):
        raise Mistake("error-block")
    assert seat.guest is not None
    await table.services.people.block(guest, seat.guest, seat.name or "")
    if may_remove(table, number, guest):
        await remove(table, guest, number)


async def arrange(table: LiveTable, guest: str, wanted: Seats) -> None:
    """Change the seats before the game; even if none is open then, it waits for the host to start it."""
    check_host(table, guest)
    if table.started:
        raise Mistake("error-started")
    seats = rearrange(table.seats, wanted, guest)
    check_seats(table, seats)
    await table.reseat(seats)
