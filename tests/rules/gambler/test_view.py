"""What screens, records and bots are told."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.gambler.table import SPECTATOR, lying, play, position, start, tableau, turn
from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, refused
from zocker import replays
from zocker.match import Match
from zocker.rules.gambler.events import DiePlaced, RollsAgain, RoundEnded, RowFinished, Stopped, TableauTurned
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.table import Row, SeatView, View
from zocker.rules.messages import Chance, Decision, Over, Rolled, RoundBegan


@pytest.mark.parametrize("players", [2, 6])
def test_a_whole_game_can_be_sent_as_json(players: int) -> None:
    match = Match("gambler", players=players, seed=players, chance="ask", rounds=2)
    while not match.over:
        for seat in (SPECTATOR, ANNA):
            sent = msgspec.json.encode(match.view(seat))
            assert msgspec.json.decode(sent, type=View) == match.view(seat)
        if isinstance(match.waiting, Decision):
            match.play(match.waiting.moves[0].text)
        else:
            match.roll()
    assert msgspec.json.encode(match.log(ANNA)) == msgspec.json.encode(match.secret_events)
    assert msgspec.json.encode(match.result)


def test_a_view_shows_the_whole_table() -> None:
    match = position(
        3,
        lying("1 2 3 4 : 50", 1, 2),
        lying("* * * : -20", 5),
        lying("full house : 80", 3, 3, 3),
        lying("6 : 30", 6),
        on=BENNO,
        starter=CARLA,
        round=2,
        dice=[8, 9, 4],
        points=[0, 80, 170],
        roll="1 1 3 4 6",
        target=300,
        rounds=7,
    )
    for seat in (SPECTATOR, ANNA, BENNO, CARLA):
        assert match.view(seat) == View(
            round=2,
            rounds=7,
            target=300,
            starter=CARLA,
            tableau=1,
            rows=(
                Row(1, "faces", ("1", "2", "3", "4"), 50, (1, 2), (3,)),
                Row(2, "stars", ("*", "*", "*"), -20, (5,), (5,)),
                Row(3, "house", ("a", "a", "a", "b", "b"), 80, (3, 3, 3), (1, 2, 4, 5, 6)),
                Row(4, "faces", ("6",), 30, (6,), ()),
                Row(5, "faces", ("6",), 10, (6,), ()),
                Row(6, "faces", ("6",), 10, (6,), ()),
            ),
            seats=(SeatView(0, 8), SeatView(80, 9), SeatView(170, 4)),
            rolled=(1, 1, 3, 4, 6),
            waiting=match.waiting,
        )
    assert [row.full for row in match.view().rows] == [False, False, False, True, True, True]


def test_before_the_first_tableau_there_is_none() -> None:
    view = start(2, tableau()).view()
    assert view == View(1, None, 500, ANNA, None, (), (SeatView(80, 15),) * 2, (), Chance("tableau", by_itself=True))
    view = start(2, tableau(), starter="random").view()
    assert (view.round, view.tableau, view.rows, view.seats) == (0, None, (), (SeatView(80, 0),) * 2)
    assert view.waiting == Chance("starter", by_itself=True)


def test_a_preview_shows_the_row_after_the_move_and_changes_nothing() -> None:
    match = position(2, lying("* * * : 50", 4), "full house : 80", "2 : -30", roll="2 2 4 4 5")
    before, heard = match.secret_state.tobytes(), list(match.secret_events)
    assert match.preview("place 4 in row 1") == Row(1, "stars", ("*", "*", "*"), 50, (4, 4), (4,))
    assert match.preview("place 5 in row 2") == Row(2, "house", ("a", "a", "a", "b", "b"), 80, (5,), (5,))
    assert match.preview("place 2 in row 3") == Row(3, "faces", ("2",), -30, (2,), ())
    assert GAMBLER.preview(match.secret_state, GAMBLER.moves.index("place 2 in row 3")) == match.preview(
        "place 2 in row 3"
    )
    assert (match.secret_state.tobytes(), match.secret_events) == (before, heard)
    with refused("error-illegal"):
        match.preview("stop")
    play(match, "4 in 1")
    assert match.preview("stop") is None
    assert match.preview("roll again") is None
    assert match.view().rows[0] == Row(1, "stars", ("*", "*", "*"), 50, (4, 4), (4,))


@pytest.mark.clause("GA-14", "GA-18", "GA-21")
def test_events_tell_a_whole_round() -> None:
    match = start(2, tableau("1 2 : 50", "3 : -100", *["4 : 10"] * 4))
    match.supply("tableau 1")
    turn(match, "1 3 5 5 5", "1 in 1", "3 in 2", "roll again")
    turn(match, "2 6 6", "2 in 1", "stop")
    turn(match, "4 4 4 4 6", "4 in 3", "4 in 4", "4 in 5", "4 in 6")
    assert match.secret_events == [
        RoundBegan(1, ANNA),
        TableauTurned(1),
        Rolled(ANNA, (1, 3, 5, 5, 5)),
        DiePlaced(ANNA, 1, 1),
        DiePlaced(ANNA, 3, 2),
        RowFinished(ANNA, 2, -80),
        RollsAgain(ANNA),
        Rolled(ANNA, (2, 6, 6)),
        DiePlaced(ANNA, 2, 1),
        RowFinished(ANNA, 1, 50),
        Stopped(ANNA),
        Rolled(BENNO, (4, 4, 4, 4, 6)),
        *[
            event
            for row in (3, 4, 5, 6)
            for event in (DiePlaced(BENNO, 4, row), RowFinished(BENNO, row, 10))
        ],
        RoundEnded(1, BENNO),
        RoundBegan(2, ANNA),
        TableauTurned(1),
    ]  # fmt: skip


def test_scores_are_points() -> None:
    match = position(2, "1 : 30", points=[480, 120], roll="1 2 2 2 2")
    play(match, "1 in 1")
    assert match.waiting == Over()
    assert match.result is not None
    assert match.result.scores == (510, 120)
    assert GAMBLER.unit == 1
    written = match.record().result
    assert written is not None
    assert (written.scores, written.winner_numbers) == ((510, 120), (1,))


def test_tableaux_of_a_table_are_in_its_record() -> None:
    match = start(2, tableau("1 2 : 50"), seed=4)
    match.roll()
    match.roll()
    again = replays.replay(match.record())
    assert again.secret_state.tobytes() == match.secret_state.tobytes()
    assert again.options == match.options


def test_a_record_cannot_name_a_file_of_tableaux() -> None:
    """What comes from elsewhere may name any file of this machine."""
    record = start(2, tableau()).record()
    for path in ("tableaux.toml", "/etc/hostname", "~/tableaux.toml"):
        with refused("error-option-value", option="tableaux", value=path):
            replays.replay(msgspec.structs.replace(record, options=record.options | {"tableaux": path}))
