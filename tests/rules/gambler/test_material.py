"""What is in the box, and how a game begins."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tests.rules.gambler.table import SPECTATOR, dice_in, play, points, position, start, supplies, tableau, turn
from tests.rules.las_vegas.table import ANNA, BENNO, refused
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.gambler.events import TableauTurned
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.messages import Chance, RoundBegan

FOURS = tableau(*["4 : 20"] * 6)


@pytest.mark.clause("GA-1")
@pytest.mark.parametrize(("players", "share"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_thirty_dice_are_shared_out_equally(players: int, share: int) -> None:
    assert supplies(start(players, FOURS)) == [share] * players


@pytest.mark.clause("GA-1")
@pytest.mark.parametrize("players", [1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with refused("error-players", least=2, most=6, players=players):
        Match("gambler", players=players)


@pytest.mark.clause("GA-E1")
def test_example_four_players_have_28_dice_in_play() -> None:
    match = start(4, FOURS)
    match.supply("tableau 1")
    assert supplies(match) == [7, 7, 7, 7]
    assert match.secret_state.dice_left.sum() == 28


@pytest.mark.clause("GA-2")
def test_ours_are_twenty_faces_each_as_likely_to_be_the_first() -> None:
    match = Match("gambler", players=2, chance="ask", starter=1)
    assert match.waiting == Chance("tableau", by_itself=True)
    assert [(int(outcome[0]), p) for outcome, p in GAMBLER.outcomes(match.secret_state)] == [
        (face, Fraction(1, 20)) for face in range(20)
    ]


@pytest.mark.clause("GA-2", "GA-3")
def test_the_top_one_is_played() -> None:
    match = start(2, FOURS, tableau("1 2 3 : 40", "* * : -20", "full house : -90"), FOURS)
    match.supply("tableau 2")
    view = match.view()
    assert view.tableau == 2
    assert [(row.number, row.boxes, row.points, row.dice) for row in view.rows] == [
        (1, ("1", "2", "3"), 40, ()),
        (2, ("*", "*"), -20, ()),
        (3, ("a", "a", "a", "b", "b"), -90, ()),
        (4, ("6",), 10, ()),
        (5, ("6",), 10, ()),
        (6, ("6",), 10, ()),
    ]
    assert match.waiting == Chance("roll", ANNA, small=5)


@pytest.mark.clause("GA-2")
@pytest.mark.parametrize("marked", [1, 2, 3])
def test_a_table_of_beginners_plays_the_marked_one_first(marked: int) -> None:
    faces = [tableau(*["4 : 20"] * 6, beginner=number == marked) for number in (1, 2, 3)]
    match = start(2, *faces, beginner_first=True)
    assert match.secret_events == [RoundBegan(1, ANNA), TableauTurned(marked)]
    assert match.waiting == Chance("roll", ANNA, small=5)
    turn(match, "4 4 4 4 4", *[f"4 in {row}" for row in range(1, 6)])
    turn(match, "1 1 1 1 4", "4 in 6")
    assert match.waiting == Chance("tableau", by_itself=True)
    with refused("error-tableau-turned", number=marked):
        match.supply(f"tableau {marked}")
    others = [int(outcome[0]) + 1 for outcome, _ in GAMBLER.outcomes(match.secret_state)]
    assert others == [number for number in (1, 2, 3) if number != marked]


@pytest.mark.clause("GA-2")
def test_without_the_option_the_mark_means_nothing() -> None:
    match = start(2, FOURS, tableau(*["4 : 20"] * 6, beginner=True))
    assert match.waiting == Chance("tableau", by_itself=True)
    assert [p for _, p in GAMBLER.outcomes(match.secret_state)] == [Fraction(1, 2)] * 2


@pytest.mark.clause("GA-2a")
@pytest.mark.parametrize("turned", [[3, 1], [2, 3], [1, 2], [3, 2, 1], [4, 2, 3]])
def test_every_face_that_was_not_turned_up_is_equally_likely(
    turned: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start(2, *[FOURS] * 5, target=10_000)
    for face in turned:
        match.supply(f"tableau {face}")
        turn(match, "4 4 4 4 4", *[f"4 in {row}" for row in range(1, 6)])
        turn(match, "1 1 1 1 4", "4 in 6")
    unknown = [face for face in range(1, 6) if face not in turned]
    chances = {int(outcome[0]) + 1: p for outcome, p in GAMBLER.outcomes(match.secret_state)}
    assert chances == dict.fromkeys(unknown, Fraction(1, len(unknown)))
    drawn = []
    outcome = np.zeros(GAMBLER.outcome_length, np.int64)
    for number in range(len(unknown)):

        def below(_rng: object, n: int, number: int = number) -> int:
            assert n == len(unknown)
            return number

        monkeypatch.setattr(dice, "below", below)
        GAMBLER.draw(match.secret_state, dice.new_rng(), outcome)
        drawn.append(int(outcome[0]) + 1)
    assert sorted(drawn) == unknown
    for face in turned:
        with refused("error-tableau-turned", number=face):
            match.supply(f"tableau {face}")


@pytest.mark.clause("GA-3")
@pytest.mark.parametrize(
    ("row", "faces", "worth"),
    [
        ("2 : 20", "2", 20),
        ("2 : -20", "2", -20),
        ("5 5 : 10000", "5 5", 10_000),
        ("1 2 3 4 5 : 70", "1 2 3 4 5", 70),
        ("* * * : 30", "4 4 4", 30),
        ("* * * : -30", "4 4 4", -30),
        ("full house : 80", "2 2 2 3 3", 80),
        ("full house : -80", "2 2 2 3 3", -80),
    ],
)
def test_yellow_rows_are_won_and_black_ones_paid(row: str, faces: str, worth: int) -> None:
    match = position(2, "1 1 : 10", row, points=[100, 100])
    turn(
        match, " ".join([*faces.split(), *"6" * (5 - len(faces.split()))]), *[f"{face} in 2" for face in faces.split()]
    )
    assert dice_in(match, 2) == tuple(map(int, faces.split()))
    assert points(match) == [100 + worth, 100]


@pytest.mark.clause("GA-3")
@pytest.mark.parametrize("boxes", range(1, 7))
def test_a_row_has_up_to_six_boxes(boxes: int) -> None:
    match = position(2, "1 2 3 4 5 6"[: 2 * boxes - 1] + " : 50", "* : 10", dice=[15, 10])
    for face in range(1, boxes + 1):
        assert dice_in(match, 1) == tuple(range(1, face))
        assert points(match) == [80, 80]
        if face in (1, 6):
            turn(match, " ".join(str(1 + (face - 1 + k) % 6) for k in range(5)))
        play(match, f"{face} in 1")
    assert points(match) == ([80, 130] if boxes == 6 else [130, 80])


@pytest.mark.clause("GA-5")
def test_everybody_starts_with_80_points_open_to_all() -> None:
    match = start(3, FOURS)
    assert points(match) == [80, 80, 80]
    match = position(3, "1 : 20", "2 2 : 10", on=BENNO, points=[10, 70, 450], roll="1 1 1 1 1")
    play(match, "1 in 1")
    for seat in (SPECTATOR, 0, 1, 2):
        assert [held.points for held in match.view(seat).seats] == [10, 90, 450]
        assert match.view(seat) == match.view()
        assert match.log(seat) == match.secret_events
        assert match.masked(seat).tobytes() == match.secret_state.tobytes()


@pytest.mark.clause("GA-5")
def test_the_bank_never_runs_out() -> None:
    match = position(2, "1 : 10000", "2 : 10000", points=[999_990, 80], roll="1 2 2 2 2", target=1_000_000)
    play(match, "1 in 1", "2 in 2")
    assert match.over
    assert points(match) == [1_019_990, 80]
