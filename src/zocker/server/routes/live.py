"""Live connections: showing a table to a person, and doing what they ask for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from zocker.errors import Mistake
from zocker.server.messages.actions import Action, AskHint, Here, Look, Pace
from zocker.server.messages.protocol import PROTOCOL
from zocker.server.messages.table import Done, Hint, Reaction, Refused
from zocker.server.metrics import CONNECTION, DECISION
from zocker.server.network.serving import MAX_MESSAGE
from zocker.server.routes.limits import ConnectionLimits
from zocker.server.routes.requests import send, whole_number
from zocker.server.routes.room import Room
from zocker.server.routes.visitors import address_of, guest_of
from zocker.server.store.ownership import Elsewhere, OutOfDate
from zocker.server.store.writer import is_storage_trouble
from zocker.server.tables import actions
from zocker.server.tables.presence import Watcher
from zocker.server.tables.proof import hearing
from zocker.server.tables.render import write_to
from zocker.server.tables.table import LiveTable

# Why a connection is closed
NO_TABLE, OTHER_VERSION, ENDED, CROWDED = 4404, 4426, 4401, 4429
TOO_MUCH, FAILED, GOING_AWAY = 1008, 1011, 1012
GONE = (WebSocketDisconnect, WebSocketDisconnected, OSError)  # what tells that the browser has gone
OF_A_CONNECTION = (AskHint, Here, Look, Pace)  # what means something for the connection that it comes on only
READ_ACTION = msgspec.json.Decoder(Action).decode
log = logging.getLogger(__name__)


class TooManyRefusals(Exception):
    """A connection has been refused things so often that it has to end."""


async def connect(socket: WebSocket) -> None:
    """Show a table to a person, and do what they ask for."""
    with contextlib.suppress(*GONE):
        if socket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL):
            await socket.accept()
            await socket.close(OTHER_VERSION, str(PROTOCOL))
            return
        try:
            guest, cookie = guest_of(socket)
        except Mistake as mistake:
            await socket.accept()
            await refuse(socket, mistake, TOO_MUCH)
            return
        await socket.accept(headers=[(name.encode(), value.encode()) for name, value in cookie.items()])
        try:
            table = await socket.app.state.house.find(socket.path_params["name"])
        except Mistake as mistake:
            await refuse(socket, mistake, NO_TABLE)
        except (Elsewhere, OutOfDate):
            await socket.close(GOING_AWAY)
        except Exception:
            log.exception("a connection failed")
            await socket.close(FAILED)
        else:
            with CONNECTION.time():
                await visit(socket, table, guest)


async def refuse(socket: WebSocket, mistake: Mistake, code: int) -> None:
    """Explain why a person can't be here, and close the connection."""
    await send(socket, Refused(str(mistake)))
    await socket.close(code)


async def visit(socket: WebSocket, table: LiveTable, guest: str) -> None:
    """Register a person at a table as long as the connection lasts."""
    watcher, room = Watcher(guest, address_of(socket)), Room(socket)
    try:
        place = room.enter(table, watcher)
    except Mistake as mistake:
        await room.see_off(mistake.message)
        return
    try:
        await stay(socket, table, watcher, lambda: room.hear(place))
    except TooManyRefusals:
        await refuse(socket, Mistake("error-too-much"), TOO_MUCH)
    except GONE:
        raise
    except Exception:
        log.exception("a connection failed")
        await socket.close(FAILED)
    else:
        if watcher.is_ended and watcher.sent_away is None:
            await socket.close(ENDED)
    finally:
        room.leave(place)
        actions.leave(table, watcher)
    if watcher.sent_away is not None:
        await room.see_off(watcher.sent_away)


async def stay(socket: WebSocket, table: LiveTable, watcher: Watcher, hear: Callable[[], None]) -> None:
    """Show a table to a person from their last known line on, until one side ends the connection."""
    after = whole_number(socket.query_params.get("after"))
    if (known := socket.query_params.get("proof")) is not None:
        async with table.lock:
            hearing.greet(table, watcher, max(0, whole_number(known)), socket.query_params.get("head", ""))
    if watcher.proof_sent == -1:
        after = -1  # it has seen a game that is lost, so the lines that it knows are others
    limits = ConnectionLimits(socket.app.state.limits, watcher.guest, watcher.address)
    await actions.enter(table, watcher)
    await attend(socket, table, watcher, after, limits, hear)


async def attend(
    socket: WebSocket,
    table: LiveTable,
    watcher: Watcher,
    after: int,
    limits: ConnectionLimits,
    hear: Callable[[], None] = lambda: None,
) -> None:
    """Send news, and take actions, until one side ends the connection."""
    tasks = [
        asyncio.create_task(send_news(socket, table, watcher, after)),
        asyncio.create_task(take_actions(socket, table, watcher, limits, hear)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, GONE):
            raise outcome


async def send_news(socket: WebSocket, table: LiveTable, watcher: Watcher, after: int) -> None:
    """Send the table and reactions whenever there are new ones; a slow connection gets several lines at once."""
    while not watcher.is_ended:
        if watcher.notice is not None:
            notice, watcher.notice = watcher.notice, None
            await send(socket, Refused(str(Mistake(notice))))
        if not table.is_ours:
            watcher.end()
            return
        if watcher.is_stale or after < table.line_count:  # lines of the proof come after those of the game
            watcher.is_stale = False
            after = await send_table(socket, table, watcher, after)
        await hearing.look_again(table, watcher)
        for message in hearing.news(table, watcher):
            await send(socket, message)
        while watcher.reactions:
            seat, what = watcher.reactions.popitem()
            await send(socket, Reaction(seat, what))
        await watcher.news.wait()
        watcher.news.clear()


async def send_table(socket: WebSocket, table: LiveTable, watcher: Watcher, after: int) -> int:
    """Send the table with its changes after so many lines; return the number of its lines."""
    shown = await write_to(table, watcher.guest, after, watcher.looking)
    if not table.is_ours:
        return after  # it is read again first
    await socket.send_text(shown.data.decode())
    return shown.line_count


async def take_actions(
    socket: WebSocket,
    table: LiveTable,
    watcher: Watcher,
    limits: ConnectionLimits,
    hear: Callable[[], None] = lambda: None,
) -> None:
    """Do a person's actions one after another; only hints take so long that others continue meanwhile."""
    hint: asyncio.Task[None] | None = None
    try:
        while not watcher.is_ended:  # this task may have been cancelled just while something could not be stored
            data = await socket.receive_text()
            hear()
            plays = table.is_for(watcher.guest)
            try:
                action: Action | Refused = read_action(data)
            except Mistake as mistake:
                action = Refused(str(mistake))
            makes_dice = plays and isinstance(action, hearing.DeviceAction)
            delay = limits.message_delay(plays=plays, makes_dice=makes_dice)
            if delay or not isinstance(action, Here):
                await asyncio.sleep(delay)  # even 0 lets others go first
            if watcher.is_ended:
                return
            if isinstance(action, Refused):
                await send_reply(socket, watcher, action, limits)
                continue
            hearing.hear(table, watcher)
            if isinstance(action, Here):
                await send_done(socket, action)
            elif not isinstance(action, AskHint):
                with DECISION.time():
                    await act(socket, table, watcher, action, limits)
            elif hint is None or hint.done():  # one at a time
                hint = asyncio.create_task(give_hint(socket, table, watcher, action, limits))
    finally:
        if hint is not None:
            hint.cancel()


async def give_hint(
    socket: WebSocket, table: LiveTable, watcher: Watcher, action: AskHint, limits: ConnectionLimits
) -> None:
    with contextlib.suppress(*GONE, TooManyRefusals):  # the connection ends anyway
        await act(socket, table, watcher, action, limits)


def read_action(data: str) -> Action:
    if len(data) > MAX_MESSAGE:
        raise Mistake("error-message", reason="too long")
    try:
        action: Action = READ_ACTION(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Mistake("error-message", reason=str(error)) from None
    return action


async def act(socket: WebSocket, table: LiveTable, watcher: Watcher, action: Action, limits: ConnectionLimits) -> None:
    """Do one action, or explain its mistake and show the table again; then confirm it."""
    reply: Hint | Refused | None = None
    try:
        reply = await do_once(table, watcher, action)
    except Mistake as mistake:
        reply = Refused(str(mistake))
    except OutOfDate:
        reply = Refused(str(Mistake("error-storage-doubt")))
        watcher.end()
    except Exception as error:
        log.exception("an action failed")
        reply = Refused(str(Mistake("error-storage" if is_storage_trouble(error) else "error-internal")))
    if reply is not None:
        await send_reply(socket, watcher, reply, limits)
    await send_done(socket, action)


async def send_done(socket: WebSocket, action: Action) -> None:
    """Confirm that an action has arrived, if that is asked for."""
    if action.id is not None:
        await send(socket, Done(action.id))


async def do_once(table: LiveTable, watcher: Watcher, action: Action) -> Hint | None:
    """Do one thing, unless it was done already when it came on a connection that is lost."""
    guest, receipts = watcher.guest, table.presence.receipts
    if action.id is None or isinstance(action, OF_A_CONNECTION):
        return await actions.act(table, watcher, action)
    if receipts.has(guest, action.id):
        return None
    was_player = is_player(table, guest)
    reply = await actions.act(table, watcher, action)
    if was_player or is_player(table, guest):
        receipts.keep(guest, action.id)
    return reply


def is_player(table: LiveTable, guest: str) -> bool:
    """Tell whether a person can change anything at a table."""
    return guest == table.host or bool(table.seats_of(guest))


async def send_reply(socket: WebSocket, watcher: Watcher, reply: Hint | Refused, limits: ConnectionLimits) -> None:
    """Send a hint or a refusal, or end a connection that has been refused too much."""
    if isinstance(reply, Refused) and not limits.allows_refusal():
        raise TooManyRefusals
    await send(socket, reply)
    if isinstance(reply, Refused):
        watcher.tell()
