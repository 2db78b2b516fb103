"""The companion of people with the box on the table: every roll and draw is typed or tapped at the host's device."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clocks import Standing
from tests.server.conftest import Serve
from tests.server.stage import (
    ME,
    OPEN,
    Reader,
    bot,
    is_asked,
    match_of,
    open_house,
    read,
    run,
    seat,
    send,
)
from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.narration.typed import supply
from zocker.record import Dice
from zocker.server.messages.actions import DoPlay, DoRoll, DoUndo, Join, NewSeat, Pause, Supply
from zocker.server.messages.pages import NewTable
from zocker.server.messages.table import ChanceInput, Table
from zocker.server.tables.house import House
from zocker.server.tables.render import show_to

ANNA, BENNO = "guest-anna", "guest-benno"
HERE = NewSeat("here", "Benno")
BILLS = ["60k", "50k", "50k", "90k", "80k", "70k"]
ROLL = "roll 1 1 1 4 4 4 6 6"


async def typed(house: House, *seats: NewSeat, game: Any = "las-vegas", **settings: Any) -> Reader:
    """Let Anna set up a table where dice are typed."""
    options = settings.pop("options", {"starter": 1})
    new = NewTable(game, seats or (ME, HERE), options, dice="typed", **settings)
    return await seat(house, await house.create(new, ANNA), ANNA)


async def type_in(reader: Reader, *texts: str) -> Table:
    for text in texts:
        await reader.act(Supply(reader.table.line_count, text))
    return await reader.look()


def input_of(message: Table) -> ChanceInput:
    assert message.chance_input is not None
    return message.chance_input


# What is wanted -------------------------------------------------------------------------------------------


def test_every_draw_and_roll_waits_for_what_the_host_types(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house, options={})
            for _ in range(20):
                await asyncio.sleep(0)
            first = await anna.look()
            assert (first.line_count, first.dice, first.roll, first.choices) == (0, "typed", None, ())
            wanted = input_of(first)
            assert wanted.question == "Who starts? Type the number of a seat, 1 to 2."
            assert wanted.task == "Who starts?"
            assert [(option.text, option.label) for option in wanted.options] == [("1", "Anna"), ("2", "Benno")]
            assert (wanted.kind, wanted.least, wanted.most, wanted.again) == ("starter", 1, 1, False)
            wanted = input_of(await type_in(anna, "2"))
            assert wanted.question.startswith("Draw bills for casino 1 Gold Mine until they total at least $50,000")
            assert [option.text for option in wanted.options] == [f"{value}0k" for value in range(1, 10)]
            assert (wanted.kind, wanted.least, wanted.most) == ("bill", 1, 1)
            wanted = input_of(await type_in(anna, " ".join(BILLS)))
            assert wanted.question.startswith("Roll 8 dice for Benno and type them")
            assert wanted.task == "Roll 8 dice for Benno."
            assert (wanted.kind, wanted.small, wanted.neutral, wanted.biggy, wanted.options) == ("roll", 8, 0, 0, ())
            message = await type_in(anna, "11144466")
            assert message.chance_input is None
            assert (message.you, message.roll) == (1, None)
            assert [choice.move.text for choice in message.choices] == ["place 1", "place 4", "place 6"]
            await anna.play("place 4")
            assert input_of(await anna.look()).question.startswith("Roll 8 dice for Anna")
            assert match_of(anna.table).lines == ["start 2", *(f"bill {bill}" for bill in BILLS), ROLL, "place 4"]

    run(play())


@pytest.mark.parametrize(
    ("game", "kind", "before", "numbers"),
    [
        ("royale", "boards", [], (16, 3, False)),
        ("royale", "pair", ["A1 B2 C1"], (8, 2, True)),
        ("royale", "aside", ["a1, b2, c1", "90k 40k " * 6], (8, 24, True)),
        ("gambler", "tableau", [], (20, 1, False)),
    ],
)
def test_what_can_be_drawn_can_be_tapped(
    tmp_path: Path, game: str, kind: str, before: list[str], numbers: tuple[int, int, bool]
) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house, game=game)
            wanted = input_of(await type_in(anna, *before))
            assert wanted.kind == kind
            assert (len(wanted.options), wanted.most, wanted.again) == numbers
            assert wanted.least == wanted.most
            texts = [option.text for option in wanted.options]
            tapped = {"boards": texts[:6:2], "aside": texts * 3, "pair": texts[:1] * 2, "tableau": texts[-1:]}[kind]
            assert (await type_in(anna, " ".join(tapped))).line_count > 0
            assert match_of(anna.table).lines[-1].startswith(kind)

    run(play())


def test_neutral_dice_left_over_and_extra_dice_say_how_many_they_are(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house, ME, HERE, bot(), options={"starter": 1, "neutral": True})
            wanted = input_of(await type_in(anna, " ".join(BILLS)))
            assert (wanted.kind, wanted.small, wanted.neutral) == ("neutral", 0, 2)
            wanted = input_of(await type_in(anna, "+ 3 5"))  # as it is tapped
            assert (wanted.kind, wanted.small, wanted.neutral) == ("roll", 8, 2)
            await type_in(anna, "1 1 1 4 4 4 6 6 + 2 2")
            assert match_of(anna.table).lines[-2:] == ["neutral 3 5", f"{ROLL} + 2 2"]
            anna = await typed(
                house, game="royale", options={"starter": 1, "boards": 1, "faces": "A2", "neutral": False}
            )
            await type_in(anna, "90k 40k " * 6, "3x30k 3x40k 3x50k 3x60k 3x70k 3x80k 3x90k 3x100k", "1 2 3 4 5 6 6 B6")
            await anna.play("place 1")
            wanted = input_of(await anna.look())
            assert (wanted.kind, wanted.small, wanted.biggy) == ("extra", 2, 0)

    run(play())


def test_only_the_hosts_device_is_asked_and_answers(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house, ME, OPEN)
            benno, spectator = await seat(house, anna.table.id, BENNO), await seat(house, anna.table.id, "spectator")
            await benno.act(Join(1, "Benno"))
            for other in (benno, spectator):
                assert (await other.look()).chance_input is None
            with pytest.raises(Mistake, match="Only the host can"):
                await type_in(benno, "60k")
            assert (await type_in(spectator, "60k")).line_count == 0
            await type_in(anna, " ".join(BILLS), ROLL)
            await anna.play("place 4")
            message = await type_in(anna, ROLL)
            assert not message.choices  # Benno's own, on his device
            assert (await benno.look()).choices
            await benno.play("place 1")
            await type_in(anna, "1 2 3 4 5")
            await anna.play("place 1")
            with pytest.raises(Mistake, match="real dice"):
                await benno.roll()

    run(play())


def test_where_the_house_rolls_nothing_is_typed(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await seat(house, await house.create(NewTable("las-vegas", (ME, HERE), {"starter": 1}), ANNA), ANNA)
            message = await anna.until(is_asked)
            assert (message.chance_input, message.dice) == (None, "system")
            with pytest.raises(Mistake, match="Zocker rolls"):
                await type_in(anna, ROLL)
            assert not message.may_undo
            with pytest.raises(Mistake, match="no move to take back"):
                await anna.undo()  # the bills came from the house

    run(play())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("45k", "not a bill"),
        ("", "not a bill"),
        ("60k 50k 45k", "not a bill"),
        (" ".join([*BILLS, "30k"]), "Expected “roll …”"),
        ("6x90k", "No bill of 90k"),
        ("roll 1 1", "not a bill"),
    ],
)
def test_what_is_typed_wrongly_is_one_sentence_and_nothing_of_it_counts(tmp_path: Path, text: str, says: str) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house)
            with pytest.raises(Mistake, match=says):
                await type_in(anna, text)
            assert match_of(anna.table).lines == []
            assert input_of(await anna.look()).kind == "bill"
            stored = house.store.read.load(anna.table.id)
            assert stored is not None
            assert stored.lines == []

    run(play())


def test_what_answers_another_line_or_a_pause_does_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house)
            await asyncio.gather(*(anna.act(Supply(0, "60k")) for _ in range(3)))
            assert match_of(anna.table).lines == ["bill 60k"]
            await anna.act(Pause(True))
            assert (await anna.look()).chance_input is None
            with pytest.raises(Mistake, match="paused"):
                await type_in(anna, "60k")

    run(play())


# Corrections ----------------------------------------------------------------------------------------------


def test_the_host_corrects_what_was_typed_last(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house, ME, OPEN)
            benno = await seat(house, anna.table.id, BENNO)
            await benno.act(Join(1, "Benno"))
            before = await type_in(anna, " ".join(BILLS))
            benno.after = -1
            whole = await benno.look()
            assert before.may_undo
            await type_in(anna, ROLL)
            assert not (await benno.look()).may_undo
            with pytest.raises(Mistake, match="no move to take back"):
                await benno.undo()
            await anna.undo()
            after = await anna.look()
            assert (after.chance_input, after.view, after.line_count) == (
                before.chance_input,
                before.view,
                before.line_count + 2,
            )
            news = await benno.look()
            assert (news.log_from, news.log) == (len(whole.log), ())  # the roll has never been
            await type_in(anna, ROLL)
            await anna.play("place 4")
            await anna.undo()  # the move
            await anna.undo()  # the roll, and the last bill
            await anna.undo()
            assert input_of(await anna.look()).kind == "bill"
            assert match_of(anna.table).lines[len(BILLS) :] == [
                *(ROLL, "undo"),
                *(ROLL, "place 4", "undo", "undo", "undo"),
            ]
            await type_in(anna, "70k", ROLL)
            await anna.play("place 4")
            await type_in(anna, ROLL)
            await anna.undo()
            with pytest.raises(Mistake, match="no move to take back"):
                await anna.undo()  # dice came after that move

    run(play())


def test_a_correction_survives_a_restart_and_so_does_what_can_be_corrected(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house)
            await type_in(anna, " ".join(BILLS), ROLL)
            await anna.undo()
            await type_in(anna, ROLL)
            before = await show_to(anna.table, ANNA, -1)
        async with open_house(tmp_path) as house:
            anna = await seat(house, anna.table.id, ANNA)
            assert await show_to(anna.table, ANNA, -1) == before
            await anna.undo()
            assert input_of(await anna.look()).kind == "roll"

    run(play())


def test_a_bot_leaves_time_to_correct_its_roll(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time, pace=1.0) as house:
            anna = await typed(house, ME, bot(), options={"starter": 2})
            await type_in(anna, " ".join(BILLS), ROLL)
            time.pass_by(1.9)
            anna.table.wake()
            for _ in range(20):
                await asyncio.sleep(0)
            await anna.undo()
            n = (await type_in(anna, ROLL)).line_count
            time.pass_by(2.0)
            anna.table.wake()
            message = await anna.until(lambda message: message.line_count > n)
            assert input_of(message).question.startswith("Roll 8 dice")

    run(play())


# Whole games ----------------------------------------------------------------------------------------------


def tapped(wanted: dict[str, Any], rng: random.Random) -> str:
    """Return what somebody taps who knows nothing but the message."""
    texts, most = [option["text"] for option in wanted["options"]], wanted["most"]
    if wanted["kind"] == "boards":
        letters = rng.sample(sorted({face[0] for face in texts}), most)
        return " ".join(rng.choice([face for face in texts if face[0] == letter]) for letter in letters)
    if texts:
        return " ".join((texts * most)[:most] if wanted["again"] else rng.sample(texts, most))

    def faces(number: int) -> list[str]:
        return [str(rng.randint(1, 6)) for _ in range(number)]

    white = ["+", *faces(wanted["neutral"])] if wanted["neutral"] else []
    return " ".join([*faces(wanted["small"]), *(f"B{face}" for face in faces(wanted["biggy"])), *white])


GAMES: Sequence[tuple[str, dict[str, Any]]] = [
    ("las-vegas", {"neutral": True}),
    ("las-vegas-2019", {}),
    ("royale", {}),
    ("gambler", {"rounds": 2}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_is_typed_over_a_connection(serving: Serve, game: Any, options: dict[str, Any]) -> None:
    rng, corrected = random.Random(7), 0
    with serving() as server:
        guest, cookie = server.new_guest()
        table = server.create(guest, NewTable(game, (ME, HERE, bot()), options, dice="typed"))
        with server.connect(table, cookie) as socket:
            done = -1  # the number of lines that was answered last
            while True:
                seen = read(socket)
                assert seen["type"] == "table", seen
                assert seen["roll"] is None
                if seen["verdict"]:
                    break
                if seen["line_count"] <= done:
                    continue
                if seen["hand_over"] is not None:
                    send(socket, msgspec.json.encode({"type": "look", "seat": seen["hand_over"]}).decode())
                    continue
                if seen["choices"] and seen["may_undo"] and rng.random() < 0.2:
                    send(socket, DoUndo(seen["line_count"]))
                    corrected += 1
                elif seen["chance_input"]:
                    send(socket, Supply(seen["line_count"], tapped(seen["chance_input"], rng)))
                elif seen["choices"]:
                    send(socket, DoPlay(seen["line_count"], rng.choice(seen["choices"])["move"]["text"]))
                else:
                    continue
                done = seen["line_count"]
        record = server.call(server.house.record(table))
    assert record.dice == Dice("typed")
    assert corrected
    assert "undo" in record.lines
    assert replays.replay(record).over
    forged = msgspec.structs.replace(record, dice=Dice("system"))
    with pytest.raises(Mistake, match="“undo”"):
        replays.replay(forged)


def test_the_screen_and_the_terminal_read_the_same() -> None:
    for text in ("60 50k $50,000 90000", "bill 60k 50k 50k 90k", "60K 2x50k 90k"):
        match = Match("las-vegas", players=2, chance="ask", starter=1)
        supply(match, text)
        assert match.lines == ["bill 60k", "bill 50k", "bill 50k", "bill 90k"]


def test_a_roll_button_is_never_pressed_for_typed_dice(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await typed(house, clock=1)
            await type_in(anna, " ".join(BILLS))
            with pytest.raises(Mistake, match="real dice"):
                await anna.act(DoRoll(anna.table.line_count))
            message = await anna.look()
            assert message.clock is None  # nor does a clock run for dice
            await type_in(anna, ROLL)
            assert (await anna.until(lambda message: message.clock)).clock is not None

    run(play())
