"""What screens, records and bots are told."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, casino, position, refused, start, stock
from zocker.match import Match
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.messages import Chance, Decision
from zocker.rules.vegas.view import Casino, Row, View


@pytest.mark.parametrize(("players", "neutral"), [(2, False), (3, True)])
def test_a_whole_game_can_be_sent_as_json(players: int, neutral: bool) -> None:
    match = Match("las-vegas", players=players, neutral=neutral, seed=players, chance="ask")
    while not match.over:
        for seat in (-1, ANNA):
            sent = msgspec.json.encode(match.view(seat))
            assert msgspec.json.decode(sent, type=View) == match.view(seat)
        if isinstance(match.waiting, Decision):
            match.play(match.waiting.moves[0].text)
        else:
            match.roll()
    assert msgspec.json.encode(match.log(ANNA)) == msgspec.json.encode(match.secret_events)
    assert msgspec.json.encode(match.result)


def test_rows_are_sorted_by_dice_and_name_their_prize() -> None:
    match = position(3, {4: casino("60k", "20k", dice=[1, 2, 3], neutral=2)}, held=[2, 2, 2], neutral=True)
    assert match.view().casinos[3] == Casino(
        4,
        "Oasis",
        (60_000, 20_000),
        (
            Row(CARLA, 3, 3, 1, 60_000, leads=True),
            Row(BENNO, 2, 2, None, 0, tied=True),
            Row("neutral", 2, 2, None, 0, tied=True),
            Row(ANNA, 1, 1, 2, 20_000),
        ),
    )


def test_of_two_equal_bills_only_the_first_leads() -> None:
    rows = position(2, {4: casino("30k", "30k", dice=[1, 2])}).view().casinos[3].rows
    assert [(row.owner, row.rank, row.prize, row.leads) for row in rows] == [
        (BENNO, 1, 30_000, True),
        (ANNA, 2, 30_000, False),
    ]


def test_the_view_shows_the_roll_on_the_table_to_all() -> None:
    match = position(2, {1: casino(dice=[6, 0], neutral=3)}, held=[2, 3], neutral=True, roll="roll 5 2 + 3 3")
    for seat in (ANNA, BENNO, -1):
        assert (match.view(seat).small, match.view(seat).neutral) == ((2, 5), (3, 3))
        assert match.view(seat).waiting == match.waiting


def test_what_is_waited_for_while_stocking() -> None:
    match = start(2)
    assert match.view().waiting == Chance("bill", casino=1, by_itself=True)
    stock(match, "50k", "50k", "50k")
    assert match.view().waiting == Chance("bill", casino=4, by_itself=True)


def test_a_preview_shows_the_casino_after_the_move_and_changes_nothing() -> None:
    match = position(
        2, {5: casino("70k", dice=[1, 2], neutral=1)}, held=[3, 4], neutral=True, roll="roll 5 5 1 1 1 1 1 + 5 5 2"
    )
    before = match.secret_state.tobytes()
    rows = (
        Row(ANNA, 3, 3, None, 0, tied=True),
        Row("neutral", 3, 3, None, 0, tied=True),
        Row(BENNO, 2, 2, 1, 70_000, leads=True),
    )
    assert match.preview("place 5") == Casino(5, "Sphinx", (70_000,), rows)
    after = match.preview("place 2")
    assert isinstance(after, Casino)
    assert after.rows == (Row("neutral", 1, 1, 1, 50_000, leads=True),)
    assert match.secret_state.tobytes() == before
    with refused("error-illegal"):
        match.preview("place 3")


def test_moves_are_numbered_by_casino() -> None:
    assert LAS_VEGAS.moves == ("place 1", "place 2", "place 3", "place 4", "place 5", "place 6")


@pytest.mark.clause("LV-14", "LV-15")
def test_who_ties_wins_nothing_even_where_five_bills_lie() -> None:
    match = position(2, {1: casino("20k", "10k", "10k", "10k", "10k", dice=[2, 2])})
    assert [(row.tied, row.prize) for row in match.view().casinos[0].rows] == [(True, 0), (True, 0)]
