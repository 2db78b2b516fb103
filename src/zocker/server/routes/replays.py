"""Games that are over: shown step by step, brought along as files, and played on from anywhere."""

from __future__ import annotations

import asyncio
import contextvars
import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from starlette.requests import Request
from starlette.routing import Route

from zocker.errors import Mistake
from zocker.server.messages.pages import Created, WhatIf
from zocker.server.present.replay import open_steps
from zocker.server.routes.requests import Json, body_of, read_body, whole_number
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


async def steps(request: Request) -> Json:
    """Return a table after `first` to `last` lines; beyond its end, return its end."""
    house: House = request.app.state.house
    check_limit(request, "replays")
    stored = await house.finished_game(request.path_params["name"])
    first, last = (max(0, whole_number(request.query_params.get(which))) for which in ("first", "last"))
    await house.store.visit([stored.id])
    return Json(await in_replay_thread(open_steps, stored.record(), first, last, portraits(stored.seats)))


async def upload(request: Request) -> Json:
    """Check a record and store it as a finished game; the same record twice is the same game."""
    house: House = request.app.state.house
    check_limit(request, "uploads")
    data = await body_of(request, MAX_RECORD, "error-record-size")
    stored = await in_replay_thread(table_from_file, data)
    await house.add_file(stored)
    return Json(Created(stored.id), 201)


async def what_if(request: Request) -> Json:
    """Continue from any position of a finished game, with bots in all other seats."""
    house: House = request.app.state.house
    asked = await read_body(request, WhatIf)
    guest, cookie = host_of(request)
    stored = await house.finished_game(request.path_params["name"])
    table = await in_replay_thread(what_if_table, stored, asked, guest)
    return Json(Created(await house.add(table)), 201, cookie)


ROUTES = (
    Route("/api/tables/{name}/steps", steps),
    Route("/api/records", upload, methods=["POST"]),
    Route("/api/tables/{name}/what-if", what_if, methods=["POST"]),
)
