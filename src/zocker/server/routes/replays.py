"""Games that are over: shown step by step, brought along as files, and played on from anywhere."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import contextvars
import functools
import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar, get_args

import msgspec
import sqlalchemy as sql
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath

from zocker import record as records
from zocker.errors import Mistake
from zocker.match import Match, by_older_rules
from zocker.record import Dice, GameRecord, Seat
from zocker.rules import games
from zocker.rules.frames import NOBODY
from zocker.rules.records import Record
from zocker.scene import Scene, scene
from zocker.server.messages.pages import Created, WhatIf
from zocker.server.messages.table import Person, Table
from zocker.server.messages.values import Level
from zocker.server.present import render, view
from zocker.server.present.options import terms
from zocker.server.routes.guard import guest_of
from zocker.server.routes.live import whole_number
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables.registry import ID_BYTES, House
from zocker.server.tables.seats import fill_with_bots, free_name
from zocker.text import say

MOST_STEPS = 40  # of one request
MOST_RECORD = 300_000  # bytes of a file
MOST_LINES = 4_000  # of a file: several times those of any game that people play
MOST_FILES = 2_000  # that are kept
MOST_QUOTED = 120  # characters of what is wrong with a file
FROM_A_FILE = "file"  # the host of games that came as a file: no guest is called so

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
REPLAYS = ThreadPoolExecutor(1, "replay")


async def in_turn(work: Callable[Given, Answer], *args: Given.args, **kwargs: Given.kwargs) -> Answer:
    """Do something in the one thread for replays: tables go on meanwhile, and only one core is ever busy with it."""
    spoken = contextvars.copy_context()  # the reader's language
    work = functools.partial(spoken.run, work, *args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(REPLAYS, work)


# Step by step ---------------------------------------------------------------------------------------------


@get("/api/tables/{name:str}/steps")
async def steps(request: Request[Any, Any, State], name: FromPath[str]) -> list[Table]:
    """Return what a table looked like after each number of lines; beyond its end there is the end."""
    house: House = request.app.state.house
    stored = await finished(house, name)
    first, last = (max(0, whole_number(request.query_params.get(which))) for which in ("first", "last"))
    await house.store.visit([name])
    return await in_turn(open_steps, stored.record(), first, last)


async def finished(house: House, name: str) -> StoredTable:
    """Return a game that is over."""
    stored = await asyncio.to_thread(house.store.load, name)
    if stored is None:
        raise Mistake("error-no-table")
    if stored.result is None and not by_older_rules(stored.record()):
        raise Mistake("error-replay-running")
    return stored


def open_steps(record: GameRecord, first: int, last: int) -> list[Table]:
    """Replay a game; return the tables after `first` to `last` lines, with everything open.

    Where the rules have changed since, and it would go another way now, there is only one: how it ended.
    """
    if by_older_rules(record) and Match.recall(record) is None:
        return [view.show_closed(open_setting(record.game, record.seats, record.options), record, view.Reader())]
    first = min(first, len(record.lines))
    last = min(max(first, last), first + MOST_STEPS - 1)
    shown = []
    for n, match in enumerate(Match.steps(record)):
        if n >= first:
            shown.append(open_table(match, whole_log=n == first))
        if n == last:
            break
    return shown


def open_table(match: Match, *, whole_log: bool) -> Table:
    """Return a table as everybody may see it when the game is over: nothing is hidden, and nothing is asked."""
    names = [seat.name for seat in match.seats]
    setting = open_setting(match.game, match.seats, msgspec.to_builtins(match.options))
    shown = view.show(setting, match, view.Reader(), len(match.lines) - 1)
    log_from = 0 if whole_log else shown.log_from
    return msgspec.structs.replace(
        shown,
        scene=None if shown.scene is None else _open_scene(match, match.state),
        showdown=None if shown.showdown is None or match.showdown is None else _open_scene(match, match.showdown),
        log_from=log_from,
        log=render.entries(match.events[log_from:], match.game, names, None),
    )


def open_setting(game: str, seats: Sequence[Seat], options: Mapping[str, Any]) -> view.Setting:
    """Return what there is around a game that is over."""
    people = tuple(Person(seat.name, level(seat.bot), True, False, False, False) for seat in seats)
    return view.Setting(game, people, terms(game, options))  # type: ignore[arg-type]


def _open_scene(match: Match, state: Record) -> Scene:
    """Return a scene of any Las Vegas with all money open."""
    state = state.copy()
    state.open_money = 1
    return scene(match.rules.view(state, NOBODY))


def level(bot: str | None) -> Level | None:
    """Return the level of a bot; programs of other kinds have none."""
    return bot if bot in get_args(Level) else None  # type: ignore[return-value]


# From a file ----------------------------------------------------------------------------------------------


@post("/api/records", request_max_body_size=MOST_RECORD)
async def upload(request: Request[Any, Any, State]) -> Created:
    """Check a record, and keep it as a game that is over; the same one twice is the same game."""
    house: House = request.app.state.house
    try:
        data = await request.body()
    except RequestEntityTooLarge:
        raise Mistake("error-record-size", most=MOST_RECORD) from None
    stored = await in_turn(check_record, data)
    if await asyncio.to_thread(house.store.count_tables, FROM_A_FILE) >= MOST_FILES:
        raise Mistake("error-house-full")
    with contextlib.suppress(sql.exc.IntegrityError):  # it is here already
        await house.store.add(stored)
    return Created(stored.id)


def check_record(data: bytes) -> StoredTable:
    """Replay what somebody brought along; what is not true about it is a `Mistake` that says where."""
    try:
        record = records.read(data)
        if record.result is None:
            raise Mistake("error-record-unfinished")
        if len(record.lines) > MOST_LINES:
            raise Mistake("error-record-long", most=MOST_LINES)
        match = Match.replay(record)
    except Mistake as mistake:
        raise _brief(mistake) from None
    kept = msgspec.structs.replace(
        match.record(), seats=tuple(Seat(seat.name, level(seat.bot)) for seat in match.seats)
    )
    digest = hashlib.sha256(msgspec.json.encode(kept)).digest()
    return StoredTable(
        id=base64.urlsafe_b64encode(digest[:ID_BYTES]).decode(),
        host=FROM_A_FILE,
        game=kept.game,
        rules=kept.rules,
        options=kept.options,
        dice=kept.dice,
        setup=kept.setup,
        clock=None,
        started=True,
        seats=[StoredSeat(seat.name, bot=seat.bot) for seat in kept.seats],
        lines=list(kept.lines),
        result=kept.result,
    )


def _brief(mistake: Mistake) -> Mistake:
    """Shorten what a mistake quotes: a file may hold anything."""
    return Mistake(
        mistake.message,
        **{
            name: value if not isinstance(value, str) or len(value) <= MOST_QUOTED else f"{value[:MOST_QUOTED]}…"
            for name, value in mistake.details.items()
        },
    )


# What if? -------------------------------------------------------------------------------------------------


@post("/api/tables/{name:str}/what-if")
async def what_if(request: Request[Any, Any, State], name: FromPath[str]) -> Response[Created]:
    """Go on with a game that is over from any of its positions, with bots at all other seats."""
    house: House = request.app.state.house
    guest, cookie = guest_of(request)
    try:
        asked = msgspec.json.decode(await request.body(), type=WhatIf)
    except msgspec.MsgspecError as error:
        raise Mistake("error-message", reason=str(error)) from None
    table = await in_turn(played_on, await finished(house, name), asked, guest)
    return Response(Created(await house.add(table)), status_code=201, cookies=cookie)


def played_on(stored: StoredTable, asked: WhatIf, guest: str) -> StoredTable:
    """Return a table that begins like another one. Bots keep their names, people's are their own."""
    if asked.seat >= len(stored.seats):
        raise Mistake("error-no-seat", seat=str(asked.seat), most=len(stored.seats) - 1)
    seats = [StoredSeat(seat.name if seat.bot else None, bot=asked.bot) for seat in stored.seats]
    name = next((seat.name for seat in stored.seats if seat.guest == guest), None) or say("guest-name")
    seats[asked.seat] = StoredSeat(free_name(name, [seat.name or "" for seat in seats]), guest)
    fill_with_bots(seats)
    table = StoredTable(
        id=secrets.token_urlsafe(ID_BYTES),
        host=guest,
        game=stored.game,
        rules=games.find(stored.game).RULES,
        options=stored.options,
        dice=Dice("system"),
        setup=stored.setup,
        clock=None,
        started=True,
        seats=seats,
        lines=stored.lines[: asked.n],
    )
    if Match.resume(table.record()).over:
        raise Mistake("error-what-if-over")
    return table
