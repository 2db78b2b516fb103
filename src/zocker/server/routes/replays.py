"""Games that are over: shown step by step, brought along as files, and played on from anywhere."""

from __future__ import annotations

import asyncio
import contextvars
import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.params import FromPath

from zocker.errors import Mistake
from zocker.server.messages.pages import Created, WhatIf
from zocker.server.messages.table import Table
from zocker.server.present.replay import open_steps
from zocker.server.routes.requests import read_body, whole_number
from zocker.server.routes.visitors import check_limit, host_of
from zocker.server.tables.house import House
from zocker.server.tables.new_tables import table_from_file, what_if_table
from zocker.server.tables.seats import portraits

MAX_RECORD = 300_000  # bytes of a record that somebody brings along

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
REPLAY_THREAD = ThreadPoolExecutor(1, "replay")
MAX_WAITING = 50  # jobs for that one thread: more are refused
waiting_jobs = set[object]()


async def in_replay_thread(work: Callable[Given, Answer], *args: Given.args, **kwargs: Given.kwargs) -> Answer:
    """Run a call in the one thread for replays, so that tables continue and only one core is busy."""
    if len(waiting_jobs) >= MAX_WAITING:
        raise Mistake("error-too-much")
    context = contextvars.copy_context()  # with the reader's language
    job = functools.partial(context.run, work, *args, **kwargs)
    waiting_jobs.add(job)
    try:
        return await asyncio.get_running_loop().run_in_executor(REPLAY_THREAD, job)
    finally:
        waiting_jobs.discard(job)


@get("/api/tables/{name:str}/steps")
async def steps(request: Request[Any, Any, State], name: FromPath[str]) -> list[Table]:
    """Return a table after `first` to `last` lines; beyond its end, return its end."""
    house: House = request.app.state.house
    check_limit(request, "replays")
    stored = await house.finished_game(name)
    first, last = (max(0, whole_number(request.query_params.get(which))) for which in ("first", "last"))
    await house.store.visit([name])
    return await in_replay_thread(open_steps, stored.record(), first, last, portraits(stored.seats))


@post("/api/records", request_max_body_size=MAX_RECORD)
async def upload(request: Request[Any, Any, State]) -> Created:
    """Check a record and store it as a finished game; the same record twice is the same game."""
    house: House = request.app.state.house
    check_limit(request, "uploads")
    try:
        data = await request.body()
    except RequestEntityTooLarge:
        raise Mistake("error-record-size", most=MAX_RECORD) from None
    stored = await in_replay_thread(table_from_file, data)
    await house.add_file(stored)
    return Created(stored.id)


@post("/api/tables/{name:str}/what-if")
async def what_if(request: Request[Any, Any, State], name: FromPath[str]) -> Response[Created]:
    """Continue from any position of a finished game, with bots in all other seats."""
    house: House = request.app.state.house
    asked = await read_body(request, WhatIf)
    guest, cookie = host_of(request)
    table = await in_replay_thread(what_if_table, await house.finished_game(name), asked, guest)
    return Response(Created(await house.add(table)), status_code=201, cookies=cookie)


ROUTES = (steps, upload, what_if)
