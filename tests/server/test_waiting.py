"""Flags and inboxes: nobody waits for longer than needed, and nothing is lost."""

from __future__ import annotations

import asyncio

from zocker.server.waiting import Flag, Inbox


async def turns() -> None:
    """Let everybody else go on as far as they can."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_all_who_wait_go_on_when_a_flag_is_set() -> None:
    async def wait() -> list[bool]:
        flag = Flag()
        waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
        await turns()
        before = any(task.done() for task in waiting)
        flag.set()
        flag.clear()  # they have been told already
        await asyncio.gather(*waiting)
        return [before, flag.is_set()]

    assert asyncio.run(wait()) == [False, False]


def test_who_comes_later_waits_only_if_the_flag_was_cleared() -> None:
    async def wait() -> list[bool]:
        flag = Flag()
        flag.set()
        await flag.wait()
        flag.clear()
        late = asyncio.create_task(flag.wait())
        await turns()
        was_done = late.done()
        flag.set()
        await late
        return [was_done, flag.is_set()]

    assert asyncio.run(wait()) == [False, True]


def test_who_gives_up_leaves_the_others_waiting() -> None:
    async def wait() -> list[bool]:
        flag = Flag()
        first, second = (asyncio.create_task(flag.wait()) for _ in range(2))
        await turns()
        first.cancel()
        flag.set()  # just while it gives up
        await second
        await asyncio.wait([first])
        return [first.cancelled(), bool(flag._waiters)]

    assert asyncio.run(wait()) == [True, False]


def test_messages_are_taken_in_order_as_they_arrive() -> None:
    async def talk() -> list[str]:
        inbox = Inbox[str]()
        inbox.put_nowait("first")
        inbox.put_nowait("second")
        taken = [await inbox.get(), await inbox.get()]
        assert inbox.empty()
        taking = asyncio.create_task(inbox.get())
        await turns()
        assert not taking.done()
        inbox.put_nowait("third")
        return [*taken, await taking]

    assert asyncio.run(talk()) == ["first", "second", "third"]


def test_who_stops_taking_messages_loses_none() -> None:
    async def talk() -> str:
        inbox = Inbox[str]()
        taking = asyncio.create_task(inbox.get())
        await turns()
        inbox.put_nowait("first")
        taking.cancel()
        await asyncio.wait([taking])
        assert taking.cancelled()
        assert inbox.qsize() == 1
        return await inbox.get()

    assert asyncio.run(talk()) == "first"
