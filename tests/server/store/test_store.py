"""The store: what is committed together, what is never written twice, and who may write."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from tests.server.databases import database_in
from tests.server.stage import DEADLINE, run
from zocker.proof.chain import Secret
from zocker.record import Dice
from zocker.rules.messages import Result
from zocker.server.store.ownership import NotTheOwner
from zocker.server.store.proofs import NewLines
from zocker.server.store.store import Store
from zocker.server.store.stored import StoredSeat, StoredTable

ON_BOTH = True


@contextmanager
def opened(folder: Path) -> Iterator[Store]:
    store = Store(database_in(folder))
    store.open()
    try:
        yield store
    finally:
        store.close()


def a_table(name: str = "t", host: str = "anna") -> StoredTable:
    seats = [
        StoredSeat("Anna", "anna"),
        StoredSeat("Ada", None, "shark"),
        StoredSeat(),
        StoredSeat("B", "b", None, True),
    ]
    return StoredTable(
        name, host, "royale", 2, {"boards": 2, "faces": "A1 D2"}, Dice("system"), None, 30, True, seats, []
    )


class Commits:
    """Holds a transaction up until everything else is queued."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.entered, self.gate = threading.Event(), threading.Event()

    def _hold(self, _connection: sql.Connection) -> None:
        self.entered.set()
        assert self.gate.wait(DEADLINE)

    async def together(self, *jobs: Coroutine[Any, Any, None]) -> list[BaseException | None]:
        """Queue jobs while a transaction is open; return what came of them."""
        holding = asyncio.create_task(self.store.write(self._hold))
        await asyncio.to_thread(self.entered.wait, DEADLINE)
        waiting = [asyncio.create_task(job) for job in jobs]
        while self.store.writer.queue.qsize() < len(jobs):
            await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
        self.gate.set()
        await holding
        return await asyncio.gather(*waiting, return_exceptions=True)


def test_what_is_queued_meanwhile_is_committed_together(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            ownership, before = await store.claim("t"), store.writer.commits
            answers = await Commits(store).together(*(store.append(ownership, n, [f"line {n}"]) for n in range(50)))
            assert answers == [None] * 50
            assert store.writer.commits == before + 2  # the one that was held, and one for all
            stored = store.read.load("t")
            assert stored is not None
            assert stored.lines == [f"line {n}" for n in range(50)]

    run(work())


def test_one_bad_job_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            ownership = await store.claim("t")
            good, bad = store.append(ownership, 0, ["a"]), store.add(a_table())
            first, second, third = await Commits(store).together(good, bad, store.append(ownership, 1, ["b"]))
            assert (first, third) == (None, None)
            assert isinstance(second, sql.exc.IntegrityError)
            stored = store.read.load("t")
            assert stored is not None
            assert stored.lines == ["a", "b"]
            await store.append(await store.claim("t"), 2, ["c"])

    run(work())


def test_only_the_owner_of_a_table_writes(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            ownership = await store.claim("t")
            for stale in (ownership._replace(owner="another process"), ownership._replace(epoch=ownership.epoch - 1)):
                for refused in (
                    store.append(stale, 0, ["a"]),
                    store.update(stale, paused=True),
                    store.set_seats(stale, [], started=False),
                    store.add(a_table("rematch"), rematch_of=stale, asked_by=0),
                ):
                    with pytest.raises(NotTheOwner):
                        await refused
            good, bad = store.append(ownership, 0, ["a"]), store.append(stale, 0, ["b"])
            first, second = await Commits(store).together(good, bad)
            assert first is None
            assert isinstance(second, NotTheOwner)
            assert store.read.load("t") == msgspec.structs.replace(a_table(), lines=["a"])
            assert store.read.load("rematch") is None

    run(work())


def test_a_line_is_never_written_twice(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            await store.append(await store.claim("t"), 0, ["roll 1", "place 1"])
            for number, lines in ((1, ["place 2"]), (0, ["roll 6", "place 6", "x"]), (1, ["a", "b"])):
                with pytest.raises(sql.exc.IntegrityError):
                    await store.append(await store.claim("t"), number, lines, result=Result((1,), (1,)))
            stored = store.read.load("t")
            assert stored is not None
            assert stored.lines == ["roll 1", "place 1"]
            assert store.read.count_unfinished() == 1  # the whole job was undone

    run(work())


def test_lines_of_a_game_and_of_its_proof_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            ownership, secret = await store.claim("t"), Secret.new()
            await store.add_proof(ownership, NewLines(0, ["genesis", "commit"], secret))
            await store.append(ownership, 0, ["roll 1"], proof=NewLines(2, ["open"]))
            for proof in (NewLines(2, ["another open"]), NewLines(1, ["commit", "open"], Secret.new())):
                with pytest.raises(sql.exc.IntegrityError):
                    await store.append(ownership, 1, ["place 1"], proof=proof)
                with pytest.raises(sql.exc.IntegrityError):
                    await store.add_proof(ownership, proof)
                with pytest.raises(sql.exc.IntegrityError):
                    await store.set_seats(ownership, a_table().seats[:2], started=True, proof=proof)
            stored, kept = store.read.load("t"), store.read.load_secret("t")
            assert stored is not None
            assert kept is not None
            assert (stored.lines, stored.proof.texts()) == (["roll 1"], ["genesis", "commit", "open"])
            assert (len(stored.seats), kept.written()) == (4, secret.written())

    run(work())


def test_a_table_has_one_secret_which_goes_with_it(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            for name in ("t", "u"):
                await store.add(a_table(name))
            for number, secret in enumerate((Secret.new(), second := Secret.new())):
                await store.add_proof(await store.claim("t"), NewLines(number, ["genesis"], secret))
            kept = store.read.load_secret("t")
            assert kept is not None
            assert kept.written() == second.written()
            assert store.read.load_secret("u") is None
            stale = (await store.claim("t"))._replace(owner="another process")
            with pytest.raises(NotTheOwner):
                await store.add_proof(stale, NewLines(2, ["genesis"], Secret.new()))
            await store.delete(["t"])
            assert store.read.load_secret("t") is None

    run(work())


def test_a_secret_is_in_no_error_and_no_representation(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            secret = Secret.new()
            new = NewLines(0, ["genesis"], secret)
            with store.engine.begin() as connection:
                connection.exec_driver_sql("DROP TABLE secrets")
            with pytest.raises(sql.exc.DatabaseError) as caught:
                await store.add_proof(await store.claim("t"), new)
            for told in (str(caught.value), repr(caught.value), repr(new), repr(secret), str(secret)):
                assert secret.written() not in told

    run(work())


def test_what_is_confirmed_can_be_read_by_others_at_once(tmp_path: Path) -> None:
    """Who waits for a write is told only after its commit: another connection sees it."""

    async def work() -> None:
        with opened(tmp_path) as store, store.engine.connect() as other:
            await store.add(a_table())
            for number in range(5):
                await store.append(await store.claim("t"), number, [f"line {number}"])
                assert other.exec_driver_sql("select count(*) from lines").scalar_one() == number + 1
                other.rollback()

    run(work())


def test_commits_survive_a_power_cut(tmp_path: Path) -> None:
    with opened(tmp_path) as store, store.engine.connect() as connection:
        if store.engine.dialect.name == "postgresql":
            assert connection.exec_driver_sql("show synchronous_commit").scalar_one() == "on"
        else:
            assert connection.exec_driver_sql("pragma journal_mode").scalar_one() == "wal"
            assert connection.exec_driver_sql("pragma synchronous").scalar_one() == 2  # FULL
            assert connection.exec_driver_sql("pragma foreign_keys").scalar_one() == 1


@pytest.mark.parametrize("setup", [None, {"round": 3, "casinos": [{"cards": ["40k", "30k"]}]}])
def test_a_table_is_loaded_as_it_was_stored(tmp_path: Path, setup: dict[str, Any] | None) -> None:
    house = {"public": True, "paused": True, "barred": ["pest"], "rematch": "next", "lesson": "first"}
    house |= {"clock_left": 12.5, "rematch_by": 1, "gathers": True}
    table = msgspec.structs.replace(a_table(), setup=setup, lines=["start 1"], dice=Dice("typed"), **house)

    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(table)
            await store.add(a_table("other", host="benno"))
            assert store.read.load("t") == table
            await store.append(await store.claim("t"), 1, ["pair 40k 30k", "Ünïcode"])
            table.lines.extend(["pair 40k 30k", "Ünïcode"])
            table.seats[2] = StoredSeat("Carla", "carla")
            await store.set_seats(await store.claim("t"), table.seats, started=True)
            assert store.read.load("t") == table
            assert store.read.load("nowhere") is None
            assert (
                store.read.count_unfinished(),
                store.read.count_unfinished("anna"),
                store.read.count_unfinished("carla"),
            ) == (
                2,
                1,
                0,
            )
            await store.append(await store.claim("t"), 3, ["end"], result=Result((1,), (1,)))
            assert (store.read.count_unfinished(), store.read.count_unfinished("anna")) == (1, 0)
        with opened(tmp_path) as store:
            assert store.read.load("t") == msgspec.structs.replace(
                table, lines=[*table.lines, "end"], result=Result((1,), (1,))
            )

    run(work())


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            ownership = await store.claim("t")
            writing = [asyncio.create_task(store.append(ownership, n, [str(n)])) for n in range(20)]
            await asyncio.sleep(0)
        assert not store.writer.running
        await asyncio.gather(*writing)

    run(work())
    with opened(tmp_path) as store:
        stored = store.read.load("t")
    assert stored is not None
    assert len(stored.lines) == 20
