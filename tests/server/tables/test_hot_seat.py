"""Several people at one device: who is asked, what they share, and what only one of them may see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rules.las_vegas.table import casino
from tests.rules.las_vegas.table import position as las_vegas
from tests.rules.royale.table import in_debt, position
from tests.server.stage import ME, OPEN, Reader, bot, is_asked, match_of, open_house, run, seat
from zocker.errors import Mistake
from zocker.server.messages.actions import AskHint, DoPlay, Join, NewSeat, StandIn
from zocker.server.messages.pages import NewTable
from zocker.server.messages.table import Table, VegasTable
from zocker.server.tables.house import House

ANNA, DENNY = "guest-anna", "guest-denny"
BENNO, CARLA = NewSeat("here", "Benno"), NewSeat("here", "Carla")


async def sit_together(house: House, *seats: NewSeat, game: Any = "las-vegas", **settings: Any) -> Reader:
    """Let Anna and others sit down at one device."""
    new = NewTable(game, seats or (ME, BENNO, CARLA), settings.pop("options", {}), **settings)
    return await seat(house, await house.create(new, ANNA), ANNA)


def punching() -> dict[str, Any]:
    """Return a set-up in which the first of three is about to make a fist."""
    setup = position(3, boards="A1", left=["2", "1", "1"], roll="roll 1 5", hands=[["90k"], ["40k"], []], round=2).setup
    assert setup is not None
    return setup


def money(message: Table) -> list[int | None]:
    assert isinstance(message.view, VegasTable)
    return [place.money for place in message.view.now.seats]


def test_who_is_to_act_is_asked_at_the_same_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            device = await sit_together(house, options={"starter": 2})
            message = await device.until(is_asked)
            assert (message.here, message.you, message.hand_over, message.private) == ((0, 1, 2), 1, None, None)
            assert [person.name for person in message.people] == ["Anna", "Benno", "Carla"]
            assert all(person.present for person in message.people)
            await device.roll()
            message = await device.look()
            assert (message.you, message.may_hint, bool(message.question)) == (1, True, True)
            assert message.log[-1].text.startswith("Benno rolls")  # nobody is "you"
            await device.play(message.choices[0].move.text)
            message = await device.look()
            assert (message.you, message.may_undo, bool(message.roll)) == (2, True, True)
            await device.undo()
            assert (await device.look()).you == 1

    run(play())


def test_between_their_turns_nobody_at_the_device_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            device = await sit_together(house, ME, BENNO, OPEN, options={"starter": 3})
            denny = await seat(house, device.table.id, DENNY)
            await denny.act(Join(2, "Denny"))
            assert (await denny.until(is_asked)).you == 2
            message = await device.look()
            assert (message.you, message.here, message.roll, message.waits_for) == (None, (0, 1), None, 2)
            with pytest.raises(Mistake, match="your turn"):
                await device.roll()

    run(play())


def test_a_secret_is_asked_for_only_after_the_device_was_handed_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=punching()) as house:
            device = await sit_together(house, game="royale", options={"boards": 1})
            assert (await device.look()).choices  # to place is no secret
            await device.play("place 1")
            message = await device.look()
            assert (message.you, message.hand_over, message.private) == (0, 0, None)
            assert (message.choices, message.question, message.roll, message.may_hint) == ((), None, None, False)
            message = await device.look_as(1)  # Benno only looks at his own money
            assert (message.hand_over, message.private, message.choices) == (0, 1, ())
            message = await device.look_as(0)
            assert (message.hand_over, message.private, len(message.choices)) == (None, 0, 3)
            assert message.question
            message = await device.look_as(None)
            assert (message.hand_over, message.private, message.choices) == (0, None, ())
            await device.look_as(0)
            await device.play("choose 2")
            message = await device.look()
            assert (message.you, message.hand_over, message.private) == (1, 1, None)
            assert message.may_undo  # of Anna's fist, by whoever has the device
            assert message.log[-1].text == "Anna closes their fist around some markers."

    run(play())


def test_hidden_cards_are_paid_with_only_after_the_device_was_handed_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=in_debt().setup) as house:
            device = await sit_together(house, game="royale", options={"boards": 1})
            await device.play("place 6")
            message = await device.look()
            assert (message.you, message.hand_over, message.choices, message.may_hint) == (0, 0, (), False)
            message = await device.look_as(0)
            assert (message.hand_over, message.private, message.may_hint) == (None, 0, False)
            assert message.question == "Bad Luck: how many chips do you hand over?"
            told = {choice.deed: [phrase.text for phrase in choice.effect] for choice in message.choices}
            assert told == {
                "hand over no chips": ["pay $60,000", "$10,000 more than you owe"],
                "hand over 2 chips": ["pay $60,000 and 2 chips, get $30,000 back"],
                "hand over 3 chips": ["pay $60,000 and 3 chips, get $40,000 back"],
            }
            await device.play("choose 2")
            message = await device.look()
            assert not message.may_undo
            assert "Anna hands over 2 chips for Bad Luck." in [entry.text for entry in message.log]

    run(play())


def test_to_look_belongs_to_one_connection_and_ends_with_the_next_line(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=punching()) as house:
            device = await sit_together(house, game="royale", options={"boards": 1})
            other = await seat(house, device.table.id, ANNA)
            assert money(await device.look()) == [None] * 3
            message = await device.look_as(0)
            assert (money(message)[1:], message.private) == ([None, None], 0)
            assert money(message)[0] is not None
            assert money(await other.look()) == [None] * 3
            await other.play("place 5")  # the other window goes on
            assert money(await device.look()) == [None] * 3
            assert (await device.look()).private is None
            await other.undo()
            assert (await device.look()).private is None  # nor does it come back

    run(play())


def test_nobody_looks_as_somebody_elses_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=punching()) as house:
            device = await sit_together(house, ME, BENNO, OPEN, game="royale", options={"boards": 1})
            denny, spectator = await seat(house, device.table.id, DENNY), await seat(house, device.table.id, "x")
            await denny.act(Join(2, "Denny"))
            for reader, number in ((device, 2), (denny, 0), (spectator, 0), (spectator, 5)):
                before = await reader.look()
                with pytest.raises(Mistake, match="isn’t your seat"):
                    await reader.look_as(number)
                assert money(await reader.look()) == money(before)
            before = await denny.look()
            after = await denny.look_as(2)  # who is alone sees no more than before
            assert (after.private, money(after)) == (None, money(before))

    run(play())


def test_a_hint_for_several_counts_nobodys_hidden_money(tmp_path: Path) -> None:
    setup = las_vegas(2, {6: casino("60k", dice=[7, 7])}, round=4, roll="roll 4", hands=[["50k"], ["90k", "80k"]]).setup

    async def play() -> None:
        async with open_house(tmp_path, setup=setup) as house:
            device = await sit_together(house, ME, BENNO)
            hint = await device.act(AskHint(0))
            assert hint is not None
            assert hint.text.endswith("Hidden winnings from earlier rounds aren’t included.")
            view = match_of(device.table).masked()
            view.open_money = 1
            assert not view.hand.any()
            assert house.services.bots.shown == [("hint", view.tobytes())]  # type: ignore[attr-defined]
            open_ = await sit_together(house, ME, BENNO, options={"open_money": True})
            hint = await open_.act(AskHint(0))
            assert hint is not None
            assert "hidden" not in hint.text

    run(play())


def test_there_is_no_hint_for_a_secret(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=punching()) as house:
            device = await sit_together(house, game="royale", options={"boards": 1})
            await device.play("place 1")
            for _ in range(2):
                hint = await device.act(AskHint(device.table.line_count))
                assert hint is not None
                assert not hint.choices
                assert not (await device.look_as(0)).may_hint

    run(play())


def test_all_at_a_device_come_and_go_together(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, drop_out_seconds=0.0) as house:
            device = await sit_together(house, ME, BENNO, OPEN, options={"starter": 1})
            denny = await seat(house, device.table.id, DENNY)
            await denny.act(Join(2, "Denny"))
            device.leave()
            message = await denny.look()
            assert [person.present for person in message.people] == [False, False, True]
            assert [person.may_stand_in for person in message.people] == [True, True, False]
            for number in (0, 1):
                await denny.act(StandIn(number))
            await denny.until(is_asked)  # bots played for both
            again = await seat(house, device.table.id, ANNA)
            assert not any(person.stand_in for person in (await again.look()).people)

    run(play())


def test_people_at_one_device_play_to_the_end_against_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            options = {"boards": 3, "faces": "A1 G1 B2"}
            device = await sit_together(house, ME, BENNO, bot(), game="royale", options=options)
            handed = 0
            while True:
                message = await device.until(
                    lambda message: is_asked(message) or message.hand_over is not None or message.verdict
                )
                if message.verdict:
                    break
                if message.hand_over is not None:
                    handed += 1
                    message = await device.look_as(message.hand_over)
                if message.roll:
                    await device.roll()
                else:
                    await device.act(DoPlay(message.line_count, message.choices[-1].move.text))
            assert handed
            assert message.you is None
            assert not message.verdict.startswith("You")

    run(play())
