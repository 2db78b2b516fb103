"""Games that one has begun and does not want to finish can be deleted, but never somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.stage import ME, OPEN, bot, open_house, run, seat
from zocker.errors import Mistake
from zocker.server.messages.actions import Join
from zocker.server.messages.pages import NewTable

ANNA, BENNO = "guest-anna", "guest-benno"


def test_a_game_against_bots_can_be_deleted_by_who_plays_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await house.create(NewTable("las-vegas", (ME, bot())), ANNA)
            anna = await seat(house, name, ANNA)
            with pytest.raises(Mistake, match="not your game"):
                await house.discard(name, BENNO)
            await house.discard(name, ANNA)
            assert anna.watcher.is_ended
            with pytest.raises(Mistake, match="no such table"):
                await house.find(name)

    run(play())


def test_a_game_with_others_stays(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await house.create(NewTable("las-vegas", (ME, OPEN)), ANNA)
            benno = await seat(house, name, BENNO)
            await benno.act(Join(1, "Benno"))
            with pytest.raises(Mistake, match="Others play here"):
                await house.discard(name, ANNA)
            assert (await house.find(name)).started

    run(play())
