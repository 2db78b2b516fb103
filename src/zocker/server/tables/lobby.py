"""Lists of tables: public ones, and those of one guest."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.narration.sentences import score
from zocker.replays import by_older_rules
from zocker.rules.games import GAMES
from zocker.rules.messages import Over, Result
from zocker.server.messages.pages import Listed, Mine, Tally
from zocker.server.messages.values import Game
from zocker.server.present.options import terms
from zocker.server.present.ranking import rank_keys
from zocker.server.store.stored import FinishedGame, Overview, StoredSeat
from zocker.server.tables.game import RunningGame
from zocker.server.tables.house import House
from zocker.server.tables.seats import portraits
from zocker.text import say

MAX_LISTED = 50  # tables in a list
MAX_LISTED_PER_HOST = 3  # tables of one host in the public list
VISITED_WITHIN = 2 * 3_600  # seconds: public tables without a visit for longer are not listed
MAX_TURNS = 10_000  # turns that are remembered, and standings of games that were never finished

log = logging.getLogger(__name__)


class LiveState(NamedTuple):
    """Facts about a table in memory: the number of its spectators, and the seat it waits for."""

    watching: int
    turn: int | None


class Standing(NamedTuple):
    """The standing of a game: the scores of its seats, and their sort keys."""

    scores: tuple[int, ...]
    keys: list[int]


class Lobby:
    """Lists tables. Slow work is done in threads, so that the tables continue meanwhile."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store
        self._turns: dict[tuple[str, int], int | None] = {}  # by table and its number of lines
        self._ranks: dict[str, list[int]] = {}  # by table and seat, where scores alone don't tell them
        self._standings: dict[str, Standing | None] = {}  # by table: where older rules have closed it; None if unknown

    async def public(self, guest: str | None) -> tuple[Listed, ...]:
        """Return public tables that a guest can join or watch."""
        since = self.store.now() - VISITED_WITHIN
        tables = await asyncio.to_thread(self.store.read.public_tables, guest, since, MAX_LISTED, MAX_LISTED_PER_HOST)
        tables = [table for table in tables if guest not in table.barred]
        return await asyncio.to_thread(self._list, tables, guest, self._live(tables), {})

    async def mine(self, guest: str | None) -> Mine:
        """Return the games of a guest, with their results and statistics."""
        if guest is None:
            return Mine((), (), (), ())
        running = await asyncio.to_thread(self.store.read.tables_of, guest, over=False, limit=MAX_LISTED)
        over = await asyncio.to_thread(self.store.read.tables_of, guest, over=True, limit=MAX_LISTED)
        played = await asyncio.to_thread(self.store.read.finished_games, guest)
        results = await self._results(
            {game.id: game.result for game in played} | {table.id: table.result for table in over}
        )
        live = self._live(running)
        closed = [table for table in over if results[table.id] is None and table.rules < GAMES[table.game].version]
        finished = [table for table in over if table not in closed]
        return Mine(
            await asyncio.to_thread(self._list, running, guest, live, results),
            await asyncio.to_thread(self._list, closed, guest, {}, results),
            await asyncio.to_thread(self._list, finished, guest, {}, results),
            _statistics(played, results),
        )

    def _live(self, tables: Sequence[Overview]) -> dict[str, LiveState]:
        """Look at those of the tables that are in memory."""
        live = dict[str, LiveState]()
        for table in tables:
            if (found := self.house.tables.get(table.id)) is not None:
                seated = {seat.guest for seat in found.seats}
                watching = found.presence.count_others(seated)
                turn = found.game.position.waits_for if isinstance(found.game, RunningGame) else None
                live[table.id] = LiveState(watching, turn)
        return live

    # In threads ---------------------------------------------------------------------------------------

    def _list(
        self,
        tables: Sequence[Overview],
        guest: str | None,
        live: Mapping[str, LiveState],
        results: Mapping[str, Result | None],
    ) -> tuple[Listed, ...]:
        return tuple(self._listed(table, guest, live.get(table.id), results.get(table.id)) for table in tables)

    def _listed(self, table: Overview, guest: str | None, live: LiveState | None, result: Result | None) -> Listed:
        mine = [number for number, seat in enumerate(table.seats) if guest is not None and seat.guest == guest]
        turn = None if table.over or not mine else live.turn if live else self._turn_of_stored(table)
        standing = self._standings.get(table.id)
        scores = result.scores if result is not None else standing.scores if standing is not None else None
        own = mine[0] if mine and scores is not None else None
        rank = None if own is None else self._rank(table.id, own, result, standing)
        return Listed(
            table=table.id,
            game=msgspec.convert(table.game, Game),
            terms=terms(table.game, table.options, [seat.bot for seat in table.seats]),
            people=tuple(map(_name, table.seats)),
            portraits=portraits(table.seats),
            started=table.started,
            over=table.over,
            practice=table.given > 0,
            your_turn=turn in mine and not table.paused and not table.seats[turn].stand_in,
            rematch_by=_asker(table) if mine and table.gathers and not table.started and table.host != guest else None,
            watching=0 if live is None else live.watching,
            when=table.when,
            score=None if scores is None or own is None else score(table.game, scores[own]),
            rank=rank,
            won=rank == 1 and result is not None,
            may_replay=table.over,
        )

    def _turn_of_stored(self, table: Overview) -> int | None:
        """Return the seat that a table waits for, from its record: it is not in memory."""
        known = (table.id, table.line_count)
        if known not in self._turns and table.started:
            if len(self._turns) >= MAX_TURNS:
                self._turns.clear()
            self._turns[known] = _waits_for(self._replayed(table.id))
        return self._turns.get(known)

    def _rank(self, table: str, seat: int, result: Result | None, standing: Standing | None) -> int | None:
        """Return a seat's rank; the record breaks ties of scores."""
        if result is None:
            return None if standing is None else _ranks(standing.keys)[seat]
        if seat in result.winners:
            return 1
        if result.scores.count(result.scores[seat]) > 1 and table not in self._ranks:
            match = self._replayed(table)
            if match is not None:
                self._ranks[table] = _ranks(rank_keys(match.secret_state))
        return self._ranks[table][seat] if table in self._ranks else _ranks(result.scores)[seat]

    def _replayed(self, table: str) -> Match | None:
        """Return the match at a stored table; None if it can't be replayed any more."""
        stored = self.store.read.load(table)
        if stored is None or not stored.started:
            return None
        record = stored.record()
        try:
            return replays.resume(record)
        except Mistake:
            if not by_older_rules(record):
                log.exception("a stored game can't be played again")
            return None

    async def _results(self, known: Mapping[str, Result | None]) -> dict[str, Result | None]:
        """Return the results of games; those missing from old games are found by replaying them, and stored.

        Of a game that was never finished its standing is remembered, since it never changes either.
        """
        results = dict(known)
        missing = (table for table, result in known.items() if result is None and table not in self._standings)
        for table in missing:
            match = await asyncio.to_thread(self._replayed, table)
            if (result := None if match is None else match.result) is not None:
                results[table] = result
                await self.store.set_result(table, result)
            else:
                if len(self._standings) >= MAX_TURNS:
                    self._standings.clear()
                self._standings[table] = None if match is None else _standing(match)
        return results


def _standing(match: Match) -> Standing:
    """Return the standing of a match."""
    state, rules = match.secret_state, match.rules
    scores = tuple(int(rules.score(state, seat)) * rules.unit for seat in range(len(match.seats)))
    return Standing(scores, rank_keys(state))


def _ranks(keys: Sequence[int]) -> list[int]:
    """Return the rank of each seat by its sort key."""
    return [1 + sum(other > key for other in keys) for key in keys]


def _waits_for(match: Match | None) -> int | None:
    """Return the seat that a match waits for."""
    return None if match is None or isinstance(match.waiting, Over) else match.waiting.seat


def _asker(table: Overview) -> str | None:
    """Return the person who asked for a rematch: its host."""
    return next((seat.name for seat in table.seats if seat.guest == table.host), None)


def _name(seat: StoredSeat) -> str | None:
    """Return the players of the seats; bots get their names when the game starts."""
    return say("bot-name") if seat.bot and seat.name is None else seat.name


def _statistics(played: Sequence[FinishedGame], results: Mapping[str, Result | None]) -> tuple[Tally, ...]:
    """Return the statistics of a guest for each game; a shared win is a win."""
    scores, wins = defaultdict[str, list[int]](list), defaultdict[str, int](int)
    for finished in played:
        result = results[finished.id]
        if result is not None:
            scores[finished.game].append(result.scores[finished.seat])
            wins[finished.game] += finished.seat in result.winners
    return tuple(
        Tally(
            game=msgspec.convert(game, Game),
            games=len(scores[game]),
            wins=wins[game],
            best=score(game, max(scores[game])),
            mean=score(game, round(sum(scores[game]) / len(scores[game]))),
        )
        for game in GAMES
        if scores[game]
    )
