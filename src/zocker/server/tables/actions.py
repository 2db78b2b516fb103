"""People's actions at a table, from joining to leaving; an action that isn't allowed raises a `Mistake`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from zocker.errors import Mistake
from zocker.history import UNDO
from zocker.narration import typed
from zocker.rules.messages import Chance, Decision, Over
from zocker.server.messages import actions as wire
from zocker.server.messages.table import Hint
from zocker.server.messages.values import ReactionKind
from zocker.server.present.hints import common_knowledge, hint, secret_hint
from zocker.server.store.ownership import OutOfDate
from zocker.server.tables import seating
from zocker.server.tables.game import RunningGame
from zocker.server.tables.presence import Watcher
from zocker.server.tables.proof import hearing
from zocker.server.tables.stand_in import let_return, stand_in
from zocker.server.tables.table import LiveTable

TAKE_BACKS = 20  # in a row: what lies between two rolls is one line of the proof
NOT_WHILE_ROLLING = (wire.DoUndo, wire.StandIn, wire.Pause, wire.Remove, wire.Leave, wire.Block)
# These take the table's lock themselves, or need none
UNLOCKED = (wire.AskHint, wire.React, wire.Look, wire.Pace, wire.Here, hearing.DeviceAction)


async def act(table: LiveTable, watcher: Watcher, action: wire.Action) -> Hint | None:
    """Do an action; a move does nothing unless it answers the table's current question."""
    guest = watcher.guest
    async with changing(table, action):
        match action:
            case wire.DoRoll() | wire.DoPlay() | wire.DoUndo() | wire.Supply():
                await move(table, guest, action)
            case wire.Join():
                await seating.join(table, guest, action)
            case wire.Dress():
                await seating.change_portrait(table, guest, action)
            case wire.Arrange():
                await seating.arrange(table, guest, action.seats)
            case wire.Start():
                await seating.start(table, guest, without_open=action.without_open)
            case wire.StandIn():
                await stand_in(table, guest, action.seat)
            case wire.Pause():
                await pause(table, guest, action.on)
            case wire.Remove():
                await seating.remove(table, guest, action.seat)
            case wire.Leave():
                await seating.give_up(table, guest)
            case wire.Block():
                await seating.block(table, guest, action.seat)
            case wire.AskHint():
                return await give_hint(table, guest, action.line_count)
            case wire.React():
                react(table, guest, action.what)
            case wire.Look():
                await look(table, watcher, action.seat)
            case wire.Pace():
                set_pace(table, watcher, action.instant)
            case wire.Here():
                pass
            case _:
                await hearing.take(table, watcher, action)
    return None


@asynccontextmanager
async def changing(table: LiveTable, action: wire.Action) -> AsyncIterator[None]:
    """Hold the table's lock for a change, and notify everyone afterwards."""
    if isinstance(action, UNLOCKED):
        yield
        return
    async with table.lock:
        if table.has_left:
            raise OutOfDate
        if isinstance(action, NOT_WHILE_ROLLING):
            table.check_no_roll()
        yield
    requested = isinstance(table.game, RunningGame) and table.game.pending_chance is not None
    if isinstance(action, wire.DoRoll) and requested:
        table.on_wake()  # everyone sees the dice when they have come
    else:
        table.wake()


# Coming and going -------------------------------------------------------------------------------------


async def enter(table: LiveTable, watcher: Watcher) -> None:
    """Let a connection in: a bot that stood in stops playing, and a rematch begins when the last has come."""
    is_first = not table.presence.watchers
    if table.seats_of(watcher.guest):
        table.absences.come(watcher.guest, others_are_here=table.others_are_here(watcher.guest))
    table.presence.enter(watcher)
    if table.has_left:
        watcher.end()
        return
    if not table.seats_of(watcher.guest):
        if is_first:
            table.on_wake()  # nobody else sees spectators come
        return
    async with table.lock:
        await let_return(table)
        if table.stored.gathers and not table.started and seating.is_complete(table, table.seats):
            await seating.begin(table, table.seats)
    table.wake()


def leave(table: LiveTable, watcher: Watcher) -> None:
    """Let a connection go."""
    table.presence.leave(watcher)
    if not table.seats_of(watcher.guest):
        if not table.presence.watchers:
            table.on_wake()
        return
    if not table.presence.is_there(watcher.guest):
        table.presence.drop_out(watcher.guest)
        table.absences.go(watcher.guest, others_are_here=table.others_are_here(watcher.guest))
    table.wake()


async def look(table: LiveTable, watcher: Watcher, seat: int | None) -> None:
    """Show one seat's private part at a shared device, until the game moves on; None hides it."""
    async with table.lock:
        if seat is not None and seat not in table.seats_of(watcher.guest):
            raise Mistake("error-look")
        watcher.looking = None if seat is None else (seat, table.line_count)
    watcher.tell()


def set_pace(table: LiveTable, watcher: Watcher, instant: bool) -> None:
    """Note whether a connection shows everything without animation."""
    changed, watcher.instant = watcher.instant != instant, instant
    if changed and table.seats_of(watcher.guest):  # nobody waits for what others see
        table.on_wake()


# In the game ------------------------------------------------------------------------------------------


async def move(table: LiveTable, guest: str, action: wire.DoRoll | wire.DoPlay | wire.DoUndo | wire.Supply) -> None:
    mine, game = table.seats_of(guest), table.game
    if not isinstance(game, RunningGame) or action.line_count != game.line_count or not table.is_for(guest):
        return
    if table.paused:
        raise Mistake("error-paused")
    waiting = game.position.waiting
    if game.lesson is not None:
        game.lesson.check(game.position, action)
    game.acted_at = table.services.time.now()
    if isinstance(action, wire.Supply):
        await supply(table, game, guest, action.text)
    elif isinstance(action, wire.DoUndo):
        await take_back(table, game, guest)
    elif isinstance(waiting, Over) or waiting.seat not in mine:
        raise Mistake("error-not-your-turn")
    elif isinstance(action, wire.DoPlay):
        game.clock.note_answer()
        await game.play(action.move)
    elif isinstance(waiting, Chance):
        if table.stored.typed_dice:
            raise Mistake("error-typed")
        await game.roll()
    else:
        raise Mistake("error-no-chance")


async def supply(table: LiveTable, game: RunningGame, guest: str, text: str) -> None:
    """Take real dice as typed: all of them, or none."""
    waiting = game.position.waiting
    if not table.stored.typed_dice:
        raise Mistake("error-not-typed")
    seating.check_host(table, guest)
    if not isinstance(waiting, Chance):
        raise Mistake("error-over" if game.over else "error-no-chance")
    await game.apply(lambda: typed.supply(game.match, text))


async def take_back(table: LiveTable, game: RunningGame, guest: str) -> None:
    """Take back the last move of a guest, or for the host the last typed line."""
    match = game.match
    if match.last_mover in table.seats_of(guest):
        if match.lines[-2 * TAKE_BACKS :].count(UNDO) >= TAKE_BACKS:
            raise Mistake("error-undo-often", most=TAKE_BACKS)
        await game.apply(match.undo)
        game.clock.restore_deadline()
        if game.clock.left() is not None:
            await table.update(clock_left=game.clock.left())
    elif table.stored.typed_dice and guest == table.host:
        await game.apply(match.correct)
    else:
        raise Mistake("error-undo")


async def pause(table: LiveTable, guest: str, on: bool) -> None:
    """Pause the table, or resume it with the time that was left."""
    seating.check_host(table, guest)
    game = table.game
    if not isinstance(game, RunningGame) or game.over or on == table.paused:
        return
    await table.update(paused=on, clock_left=game.clock.left())
    if on:
        game.clock.stop()
    else:
        game.clock.resume()


async def give_hint(table: LiveTable, guest: str, line_count: int) -> Hint | None:
    """Return the worth of the deciding player's choices."""
    async with table.lock:
        game, mine = table.game, table.seats_of(guest)
        if not isinstance(game, RunningGame) or line_count != game.line_count or table.paused:
            return None
        match, decision = game.match, game.position.waiting
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
    """Show everyone how someone with a seat reacts, unless that is too often."""
    mine = table.seats_of(guest)
    if mine and table.presence.may_react(guest):
        on_turn = table.game.position.waits_for if isinstance(table.game, RunningGame) else None
        for watcher in table.presence.watchers:
            watcher.react(on_turn if on_turn in mine else mine[0], what)
