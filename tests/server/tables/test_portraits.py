"""Seats are people: what everybody looks like, and that no two at a table have the same colour."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.stage import OPEN, Reader, bot, open_house, run, seat
from tests.server.tables.test_table import about_to_place
from zocker.errors import Mistake
from zocker.server.messages.actions import Action, Arrange, Dress, Join, Leave, NewSeat, Portrait, Start
from zocker.server.messages.pages import NewTable
from zocker.server.messages.table import ShownPortrait
from zocker.server.messages.values import MAX_SEATS
from zocker.server.store.stored import StoredSeat
from zocker.server.tables.house import House
from zocker.server.tables.lobby import Lobby
from zocker.server.tables.seats import CHARACTERS, colours, dress

ANNA, BENNO = "guest-anna", "guest-benno"
RED, BLUE, GOLD = 0, 1, 2
OWL = NewSeat("me", "Anna", portrait=Portrait("owl", GOLD))

wishes = st.lists(st.none() | st.integers(0, MAX_SEATS - 1), min_size=2, max_size=MAX_SEATS)


async def portraits(reader: Reader) -> list[tuple[str, int] | None]:
    people = (await reader.look()).people
    return [None if shown is None else (shown.character, shown.colour) for shown in (one.portrait for one in people)]


async def two_owls(house: House, *others: NewSeat) -> tuple[Reader, Reader]:
    """Let Anna and Benno both want to be golden owls; Anna came first."""
    anna = await seat(house, await house.create(NewTable("las-vegas", (OWL, OPEN, *others)), ANNA), ANNA)
    benno = await seat(house, anna.table.id, BENNO)
    await benno.act(Join(1, "Benno", Portrait("owl", GOLD)))
    return anna, benno


@given(wishes)
def test_whatever_people_want_no_two_have_the_same_colour(wanted: list[int | None]) -> None:
    seats = list[StoredSeat]()
    for colour in wanted:
        seats.append(StoredSeat("somebody", "guest"))
        dress(seats[-1], None if colour is None else Portrait("fox", colour), seats[:-1])
    found = colours(seats)
    assert len({*found}) == len(found)
    first = next((colour for colour in wanted if colour is not None), None)
    assert first is None or found[wanted.index(first)] == first  # who came first has it


def test_who_wants_nothing_looks_like_the_number_of_the_seat() -> None:
    assert colours([StoredSeat("a", "g"), StoredSeat("b", "g"), StoredSeat("c", "g", colour=BLUE)]) == [0, 2, 1]


def test_who_comes_first_has_the_colour(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await two_owls(house, bot("shark"), OPEN)
            assert await portraits(anna) == [("owl", GOLD), ("owl", 3), ("shark", 4), None]

    run(play())


def test_what_people_look_like_survives_a_restart_and_the_beginning(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, _ = await two_owls(house)
            before = await portraits(anna)
        async with open_house(tmp_path) as house:
            back = await seat(house, anna.table.id, ANNA)
            assert back.table.started
            assert await portraits(back) == before == [("owl", GOLD), ("owl", 3)]
            [listed] = (await Lobby(house).mine(BENNO)).running
            assert listed.portraits == (ShownPortrait("owl", GOLD), ShownPortrait("owl", 3))

    run(play())


def test_looks_can_be_changed_until_the_game_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await two_owls(house, OPEN)
            await benno.act(Dress(1, Portrait("frog", RED)))
            assert await portraits(anna) == [("owl", GOLD), ("frog", RED), None]
            await benno.act(Dress(1, Portrait("lion", GOLD)))  # that colour is Anna's
            assert await portraits(anna) == [("owl", GOLD), ("lion", RED), None]
            with pytest.raises(Mistake, match="your own picture"):
                await benno.act(Dress(0, Portrait("cat", BLUE)))
            await anna.act(Start())
            with pytest.raises(Mistake, match="until the game starts"):
                await benno.act(Dress(1, Portrait("cat", BLUE)))
            assert await portraits(anna) == [("owl", GOLD), ("lion", RED), ("regular", 3)]

    run(play())


def test_seats_take_their_looks_along_and_bots_take_over_the_colour(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await two_owls(house, OPEN)
            here = NewSeat("here", "Ida", portrait=Portrait("bear", GOLD))
            await anna.act(Arrange((NewSeat("kept", seat=1), here, NewSeat("kept", seat=0))))
            assert await portraits(anna) == [("owl", 3), ("bear", 4), ("owl", GOLD)]
            await anna.act(Start())
            await benno.act(Leave())
            assert await portraits(anna) == [("regular", 3), ("bear", 4), ("owl", GOLD)]

    run(play())


@pytest.mark.parametrize(
    "portrait",
    [
        {"character": "shark", "colour": 0},
        {"character": "fox", "colour": MAX_SEATS},
        {"character": "fox", "colour": -1},
    ],
)
def test_only_what_is_offered_can_be_chosen(portrait: dict[str, Any]) -> None:
    frame = msgspec.json.encode({"type": "join", "seat": 0, "name": "Eve", "portrait": portrait})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(frame, type=Action)


def test_there_is_a_character_for_every_seat() -> None:
    assert len(CHARACTERS) >= MAX_SEATS
