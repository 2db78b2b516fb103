"""Stories of finished games: luck, mistakes and turning points."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.requests import Request
from starlette.routing import Route

from zocker.errors import Mistake
from zocker.replays import by_older_rules, recall
from zocker.server.messages.skill import Skill
from zocker.server.present.skill import skill
from zocker.server.present.story import tell_story, with_own_record
from zocker.server.routes.replays import in_replay_thread
from zocker.server.routes.requests import NO_STORE, Json
from zocker.server.routes.visitors import address_of, check_limit, known_guest
from zocker.server.store.stored import StoredTable
from zocker.server.tables.house import House
from zocker.text import language

MAX_GAMES = 100  # of a reader's own


async def story(request: Request) -> Json:
    """Return the story of a finished game; earlier it would reveal hidden money."""
    house: House = request.app.state.house
    name, address, guest = request.path_params["name"], address_of(request), known_guest(request)
    check_limit(request, "replays")
    stored = await house.finished_game(name)
    record = stored.record()
    if by_older_rules(record) and await in_replay_thread(recall, record) is None:
        raise Mistake("error-older-rules")
    key = name, language()
    told = house.analysts.told.get(key)
    if told is None:
        analysis = await house.analysts.look_at(stored, guest or address)
        told = await in_replay_thread(tell_story, record, analysis, stored.played_since)
        house.analysts.remember(key, told)
    scores = None if guest is None else await asyncio.to_thread(own_scores, house, stored, guest)
    return Json(told if scores is None else with_own_record(told, stored.game, *scores), headers=NO_STORE)


def own_scores(house: House, stored: StoredTable, guest: str) -> tuple[int, int] | None:
    """Return a guest's score in a game, and the best in other games of its kind; None if there is none."""
    played = [game for game in house.store.read.finished_games(guest) if game.game == stored.game]
    scores = {game.id: game.result.scores[game.seat] for game in played if game.result is not None}
    own = scores.pop(stored.id, None)
    return (own, max(scores.values())) if own is not None and scores else None


async def read_skill(request: Request) -> Json:
    """Return luck and skill in the reader's own games; while they read, more games are analysed one by one."""
    house: House = request.app.state.house
    guest = known_guest(request)
    check_limit(request, "replays")
    if guest is None:
        return Json(Skill((), 0), headers=NO_STORE)
    found = await asyncio.to_thread(house.analysts.kept.of_guest, guest, MAX_GAMES)
    played = [one for one in found if one.looked_at or one.table not in house.analysts.hopeless]
    missing = next((one.table for one in played if not one.looked_at), None)
    if missing is not None:
        with contextlib.suppress(Mistake):  # it is being looked at, or others go first: the next reader asks again
            house.analysts.begin(await house.finished_game(missing), guest)
    return Json(await in_replay_thread(skill, played), headers=NO_STORE)


ROUTES = (Route("/api/tables/{name}/story", story), Route("/api/mine/skill", read_skill))
