"""A disk that fails: what was refused stays refused after a kill, and nobody is told what nobody knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.server.databases import about_files
from tests.server.disk import EIO_AT_SYNC, EIO_AT_WRITE, FULL, Disk, Step, failing_disk, killed
from tests.server.stage import run
from tests.server.store.test_store import Commits, a_table, opened
from zocker.server.store.ownership import InDoubt
from zocker.server.store.store import Store

pytestmark = about_files
ERRORS: list[tuple[Step, int]] = [("sync", EIO_AT_SYNC), ("write", EIO_AT_WRITE), ("write", FULL)]


@pytest.fixture
def disk() -> Iterator[Disk]:
    with failing_disk() as disk:
        yield disk


def lines_in(store: Store) -> list[str]:
    stored = store.read.load("t")
    assert stored is not None
    return stored.lines


def lines_after_a_kill(folder: Path, name: str = "killed") -> list[str]:
    """Return what another process finds if this one is killed now."""
    left = Store(f"sqlite:///{killed(folder, folder / name) / 'zocker.db'}")
    try:
        return lines_in(left)
    finally:
        left.engine.dispose()


@pytest.mark.parametrize(("step", "error"), ERRORS)
def test_a_line_that_was_refused_does_not_come_back_after_a_kill(
    tmp_path: Path, disk: Disk, step: Step, error: int
) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            ownership = await store.claim("t")
            await store.append(ownership, 0, ["a"])
            disk.fail(step, error, times=1)
            with pytest.raises(sql.exc.OperationalError):
                await store.append(ownership, 1, ["b"])
            assert lines_in(store) == lines_after_a_kill(tmp_path) == ["a"]
            await store.append(ownership, 1, ["c"])
            assert lines_in(store) == lines_after_a_kill(tmp_path, "killed later") == ["a", "c"]

    run(work())


def test_while_the_disk_fails_nobody_is_told_what_nobody_knows(tmp_path: Path, disk: Disk) -> None:
    async def work() -> None:
        lost = list[str]()
        with opened(tmp_path) as store:
            store.on_lost = lambda ownership: lost.append(ownership.table)
            await store.add(a_table())
            ownership = await store.claim("t")
            disk.fail("sync", EIO_AT_SYNC)
            with pytest.raises(InDoubt):
                await store.append(ownership, 0, ["a"])
            assert lost == ["t"]
            assert lines_after_a_kill(tmp_path, "in doubt") in (["a"], [])
            with pytest.raises(sql.exc.OperationalError):  # it was not even tried
                await store.append(ownership, 0, ["b"])
            with pytest.raises(InDoubt):
                await store.claim("t")
            disk.mend()
            await store.claim("t")
            assert lines_in(store) == lines_after_a_kill(tmp_path, "settled") == []

    run(work())


def test_a_full_disk_leaves_no_doubt(tmp_path: Path, disk: Disk) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            ownership = await store.claim("t")
            disk.fail("write", FULL)
            for _ in range(2):
                with pytest.raises(sql.exc.OperationalError):
                    await store.append(ownership, 0, ["a"])
            assert await store.claim("t") == ownership  # the table stays, and shows what it showed
            assert lines_in(store) == lines_after_a_kill(tmp_path) == []

    run(work())


@pytest.mark.parametrize("times", [1, 2, 3, 4, 5, None])
def test_of_several_tables_each_is_told_the_truth(tmp_path: Path, disk: Disk, times: int | None) -> None:
    """What goes into one transaction is tried again one by one, and each is told what became of it."""

    async def work() -> None:
        with opened(tmp_path) as store:
            for name in ("t", "u"):
                await store.add(a_table(name))
            owned = [await store.claim(name) for name in ("t", "u")]
            disk.fail("sync", EIO_AT_SYNC, times)
            told = await Commits(store).together(*(store.append(one, 0, ["a"]) for one in owned))
            for one, answer in zip(owned, told, strict=True):
                left = Store(f"sqlite:///{killed(tmp_path, tmp_path / one.table) / 'zocker.db'}")
                stored = left.read.load(one.table)
                left.engine.dispose()
                assert stored is not None
                if answer is None:
                    assert stored.lines == ["a"]
                elif not isinstance(answer, InDoubt):
                    assert stored.lines == []
            if times is None:
                assert all(isinstance(answer, InDoubt) for answer in told)

    run(work())
