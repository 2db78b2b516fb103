"""Names at a table: each can be seen, and none looks like another one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.stage import ME, OPEN, bot, match_of, open_house, seat
from zocker.bots.names import NAMES
from zocker.errors import Mistake
from zocker.server.messages.actions import Arrange, Join, NewSeat
from zocker.server.messages.pages import NewTable
from zocker.server.tables.names import are_alike, check_name, free_name
from zocker.text import LANGUAGES, speaking

BLANK = [
    "",
    " ",
    "\u00a0",
    "\u2003 \u3000",
    "\u200b",
    "\u00ad\u2060\ufeff",
    "\u202e",
    "\u3164",
    "\uffa0",
    "\u2800",
    "\u0301",
]
BLANK += ["\u0007", "\ufe0f", "\U000e0101", "\U000e0020", "\ue000", "\U0001d159", "\u115f\u1160"]
ALIKE = [
    ("Anna", "ANNA"),
    ("Anna", "Ännà"),
    ("Anna", "\u0410nn\u0430"),  # Cyrillic
    ("Ben", "\u0412\u0435n"),
    ("Nora", "\u039dora"),  # Greek
    ("Otto", "0tto"),
    ("Ida", "lda"),
    ("Ilse", "1lse"),
    ("Ole", "Øle"),
    ("Anna", "An\u200bna"),
    ("Anna", "An\u3164na"),
    ("Anna", "An na"),
    ("Anna", "Anna."),
    ("Anna", "\uff21\uff4e\uff4e\uff41"),  # wide letters
    ("Anna", "\U0001d400\U0001d427\U0001d427\U0001d41a"),  # bold ones
    ("Arne", "Ame"),
    ("Groß", "Gross"),
    ("Лиза", "ЛИЗА"),
    ("!?", "! ?"),
]
DIFFERENT = [
    ("Anna", "Hanna"),
    ("Anna", "Anna 2"),
    ("Ben", "Jen"),
    ("Ali", "All"),
    ("Паша", "Наша"),
    ("か", "が"),
    ("रवि", "रव"),
    ("李", "王"),
    ("🙂", "🙃"),
    ("!", "?"),
]


@pytest.mark.parametrize("name", BLANK)
def test_a_blank_name_is_refused(name: str) -> None:
    with speaking("en"), pytest.raises(Mistake, match=r"can’t be a name\. Names have 1 to 40 visible"):
        check_name(name, [])


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_a_name_that_looks_like_another_is_refused(name: str, other: str) -> None:
    for one, taken in ((name, other), (other, name)):
        with speaking("en"), pytest.raises(Mistake, match="looks like"):
            check_name(one, [None, "Somebody", taken])
        assert not are_alike(free_name(one, [taken]), taken)


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_a_name_that_looks_different_is_not(name: str, other: str) -> None:
    assert check_name(name, [other, None]) == name
    assert check_name(other, [name, None]) == other


@pytest.mark.parametrize("name", ["Ünal", "Zoë", "D’Artagnan", "Jean-Luc", "李", "Ольга", "🎲", "42", "!"])
def test_a_name_that_can_be_seen_is_kept_as_it_is(name: str) -> None:
    assert check_name(f" {name} ", ["Anna"]) == name


def test_names_of_bots_are_different_at_a_glance() -> None:
    for number, name in enumerate(NAMES):
        assert check_name(name, NAMES[:number]) == name


def test_the_same_name_gets_a_number() -> None:
    assert check_name(" Anna ", ["Anna", "Ben", "anna 2"]) == "Anna 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everywhere_at_a_table_names_are_checked(tmp_path: Path, language: str) -> None:
    """In a new table, at a seat in the waiting room, and where its host changes the seats."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            for wrong in ("\u3164", "\u0410nna", "aNNa"):
                with pytest.raises(Mistake) as told:
                    await house.create(NewTable("las-vegas", (ME, NewSeat("here", wrong), OPEN)), "anna")
                assert told.value.message in ("error-name", "error-name-alike")
                assert len(str(told.value)) > 20
            anna = await seat(house, await house.create(NewTable("las-vegas", (ME, OPEN, bot())), "anna"), "anna")
            ben = await seat(house, anna.table.id, "ben")
            for wrong in ("\u2800", "\u0410nna"):
                with pytest.raises(Mistake):
                    await ben.act(Join(1, wrong))
                with pytest.raises(Mistake):
                    await anna.act(Arrange((NewSeat("kept", seat=0), NewSeat("here", wrong), NewSeat("bot"))))
            assert [other.name for other in anna.table.seats] == ["Anna", None, None]
            await ben.act(Join(1, "\u0410d\u0430"))  # like a bot that has no name yet
            assert match_of(anna.table).seats[2].name != "Ada"

    with speaking(language):
        asyncio.run(play())
