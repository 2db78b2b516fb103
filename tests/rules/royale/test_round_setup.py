"""Setting up a round: boards, money, chips, dice, and who starts."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from tests.rules.royale.table import (
    ANNA,
    ASIDE,
    BENNO,
    CARLA,
    PAIRS,
    all_dice_on,
    casino,
    chips,
    dice_at,
    lay,
    play_round,
    position,
    refused,
    roller,
    start,
    supply,
)
from zocker.match import Match
from zocker.rules.messages import Chance, RoundBegan, StarterDrawn
from zocker.rules.royale.boards.all import BY_FACE
from zocker.rules.royale.events import BoardsLaid
from zocker.rules.royale.game import ROYALE
from zocker.rules.royale.material import CARDS
from zocker.rules.royale.round import begin_round, clear_table
from zocker.rules.vegas.events import NeutralRolled, PairDrawn, SetAside

NEUTRAL = "neutral 1 1 2 3 4 5 6 B6"


def cards(match: Match) -> list[tuple[int, ...]]:
    return [casino.bills for casino in match.view().casinos]


def faces(match: Match) -> list[str]:
    return [casino.board.face for casino in match.view().casinos if casino.board]


@pytest.mark.clause("RY-6")
def test_the_highest_sum_goes_to_casino_6() -> None:
    match = start(3, boards=0)
    lay(match, "60k 70k", "30k 40k", "100k 100k", "50k 70k", "40k 60k", "30k 30k")
    assert cards(match) == [
        (30_000, 30_000),
        (40_000, 30_000),
        (60_000, 40_000),
        (70_000, 50_000),
        (70_000, 60_000),
        (100_000, 100_000),
    ]


@pytest.mark.clause("RY-6")
def test_cards_are_drawn_from_the_stack() -> None:
    match = start(3, boards=0)
    lay(match, "60k 70k", "30k 40k", "100k 100k", "50k 70k", "40k 60k", "30k 30k")
    assert match.secret_state.stack.tolist() == [0, 0, 0, 8, 9, 12, 13, 11, 11, 9, 5]


@pytest.mark.clause("RY-6", "RY-E-7")
@pytest.mark.parametrize("order", [("90k 40k", "70k 60k"), ("60k 70k", "40k 90k")])
def test_among_equal_sums_the_higher_card_goes_to_the_higher_casino(order: tuple[str, str]) -> None:
    match = start(3, boards=0)
    lay(match, "30k 40k", *order, "30k 30k", "100k 100k", "50k 80k")
    assert cards(match) == [
        (30_000, 30_000),
        (40_000, 30_000),
        (70_000, 60_000),
        (80_000, 50_000),
        (90_000, 40_000),
        (100_000, 100_000),
    ]


@pytest.mark.clause("RY-6")
def test_pairs_that_are_alike_may_lie_side_by_side() -> None:
    match = start(3, boards=0)
    lay(match, *["50k 50k"] * 6)
    assert cards(match) == [(50_000, 50_000)] * 6


@pytest.mark.clause("RY-6")
@pytest.mark.parametrize("seed", range(25))
def test_any_pairs_are_sorted(seed: int) -> None:
    match = start(3, boards=0, seed=seed)
    while match.waiting != Chance("roll", ANNA, small=7, biggy=1):
        match.roll()
    laid = cards(match)
    assert laid == sorted(laid, key=lambda pair: (sum(pair), pair[0]))
    assert all(high >= low for high, low in laid)


@pytest.mark.clause("RY-7", "RY-10b")
def test_with_boards_24_cards_are_set_aside_and_only_these_are_drawn_later() -> None:
    match = start(3, boards=1, faces="C2")
    lay(match)
    assert SetAside(tuple(int(card[:-1]) * 1000 for card in ASIDE.split())) in match.secret_events
    assert match.secret_state.stack.tolist() == [0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3]
    play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
    for number in range(1, 4):
        assert match.waiting == Chance("pair", number=number, by_itself=True)
        match.supply("pair 30k 40k")
    with refused("error-card-gone", card="30k"):
        match.supply("pair 30k 50k")


@pytest.mark.clause("RY-7")
def test_rounds_2_and_3_use_up_what_was_set_aside() -> None:
    match = start(3, boards=1, faces="C2")
    lay(match)
    for pair in ("30k 40k", "50k 60k"):
        play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
        lay(match, *[pair] * 3, *["70k 80k" if pair == "30k 40k" else "90k 100k"] * 3)
    assert match.secret_state.stack.sum() == 0


@pytest.mark.clause("RY-7")
def test_what_is_set_aside_is_asked_for_once() -> None:
    match = Match("royale", players=3, seed=1)
    while not match.over:
        assert not isinstance(match.waiting, Chance)
        match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]
    laid = [event for event in match.secret_events if isinstance(event, SetAside)]
    assert [len(event.bills) for event in laid] == [24]


@pytest.mark.clause("RY-7", "RY-7b")
@pytest.mark.parametrize("seed", range(10))
def test_what_is_set_aside_is_not_what_lies_at_the_casinos(seed: int) -> None:
    match = Match("royale", players=3, seed=seed)
    drawn = [
        card for event in match.secret_events if isinstance(event, PairDrawn | SetAside) for card in event.bills or ()
    ]
    counted = Counter(card // 10_000 for card in drawn)
    assert sum(counted.values()) == 36
    assert all(counted[value] <= CARDS[value] for value in counted)


@pytest.mark.clause("RY-7")
def test_without_boards_nothing_is_set_aside() -> None:
    match = start(3, boards=0)
    lay(match)
    assert roller(match) == ANNA
    assert match.secret_state.stack.sum() == 78
    play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
    lay(match)
    assert match.secret_state.stack.sum() == 66


@pytest.mark.clause("RY-8")
def test_everybody_takes_two_chips_every_round_on_top_of_what_is_left() -> None:
    match = start(3, boards=0)
    assert chips(match) == [2, 2, 2]
    lay(match)
    match.supply("roll 1 1 1 1 1 1 1 B1")
    match.play("pass")
    play_round(match, {BENNO: 5, CARLA: 6, ANNA: 4})
    assert chips(match) == [3, 4, 4]
    lay(match)
    play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
    assert chips(match) == [5, 6, 6]


@pytest.mark.clause("RY-8", "RY-16")
def test_everybody_has_all_dice_again_in_the_next_round() -> None:
    match = start(3, boards=0)
    lay(match)
    play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
    assert [supply(match, seat) for seat in range(3)] == ["7B"] * 3
    assert [dice_at(match, number) for number in range(1, 7)] == [{}] * 6


@pytest.mark.clause("RY-9")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_table_may_choose_who_starts(seat: int) -> None:
    match = start(3, boards=0, starter=seat)
    assert match.secret_events == [RoundBegan(1, seat - 1)]
    lay(match)
    assert roller(match) == match.view().starter == seat - 1


@pytest.mark.clause("RY-9", "RY-10b")
def test_by_default_the_start_player_is_drawn_before_anything_else() -> None:
    match = Match("royale", players=3, chance="ask")
    assert match.waiting == Chance("starter", by_itself=True)
    assert chips(match) == [0, 0, 0]
    match.supply("start 3")
    assert match.secret_events == [StarterDrawn(CARLA), RoundBegan(1, CARLA)]
    assert match.waiting == Chance("boards", by_itself=True)


@pytest.mark.clause("RY-9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_equally_likely_to_start(players: int) -> None:
    match = Match("royale", players=players, chance="ask")
    chances = [(int(outcome[0]), p) for outcome, p in ROYALE.outcomes(match.secret_state)]
    assert chances == [(seat, Fraction(1, players)) for seat in range(players)]


@pytest.mark.clause("RY-9")
@pytest.mark.parametrize("seat", [0, 4, -1])
def test_a_seat_that_is_not_there_cannot_start(seat: int) -> None:
    with refused("error-starter", starter=seat, players=3):
        start(3, starter=seat)


@pytest.mark.clause("RY-10")
@pytest.mark.parametrize("boards", range(7))
def test_boards_lie_at_the_casinos_from_1_up(boards: int) -> None:
    match = start(3, boards=boards)
    drawn = ["C2", "H1", "A1", "D2", "G1", "F1"][:boards]
    if boards:
        assert match.waiting == Chance("boards", by_itself=True)
        match.supply(" ".join(["boards", *drawn]))
        assert isinstance(match.secret_events[-1], BoardsLaid)
        assert len(match.secret_events[-1].boards) == boards
    assert match.waiting == Chance("pair", number=1, by_itself=True)
    shown = [casino.board and casino.board.face for casino in match.view().casinos]
    assert shown == drawn + [None] * (6 - boards)


@pytest.mark.clause("RY-10")
def test_three_boards_are_the_default() -> None:
    match = Match("royale", players=3, seed=3)
    assert len(faces(match)) == 3


@pytest.mark.clause("RY-10")
@pytest.mark.parametrize("boards", [-1, 7, 100])
def test_other_numbers_of_boards_are_refused(boards: int) -> None:
    with refused("error-boards-number", boards=boards):
        start(3, boards=boards)


@pytest.mark.clause("RY-10")
def test_six_boards_at_once_are_all_in_play() -> None:
    match = start(3, boards=6)
    match.supply("boards D1 C1 A1 B1 E1 F1")
    lay(match)
    assert faces(match) == ["D1", "C1", "A1", "B1", "E1", "F1"]
    match.supply("roll 1 1 2 3 4 5 6 B2")
    match.play("place 1")
    assert chips(match) == [3, 2, 2]
    match.supply("roll 2 2 2 3 4 5 6 B2")
    match.play("place 2")
    assert match.secret_state.high_five == BENNO
    match.supply("roll 6 6 2 3 4 5 6 B2")
    match.play("place 6")
    match.play("block 1 with 3")
    assert dice_at(match, 1) == {ANNA: "2", "grey": "3"}


@pytest.mark.clause("RY-10")
def test_every_board_and_every_side_is_drawn() -> None:
    seen: Counter[tuple[int, str]] = Counter()
    for seed in range(400):
        match = start(3, boards=2, seed=seed)
        match.roll()
        seen.update(enumerate(faces(match)))
    assert {face for _, face in seen} == set(BY_FACE)
    assert len(seen) == 2 * len(BY_FACE)  # every face at either casino
    assert min(seen.values()) > 5  # 25 expected


def test_a_board_whose_back_is_blank_shows_its_front(monkeypatch: pytest.MonkeyPatch) -> None:
    """None in the box is, but whoever adds a board begins with one side of it."""
    monkeypatch.setattr("zocker.rules.royale.round.FACES", 15)
    monkeypatch.setattr("zocker.rules.royale.round.BOARDS_IN_BOX", 8)
    seen = set()
    for seed in range(100):
        match = start(3, boards=6, seed=seed)
        match.roll()
        seen |= {*faces(match)}
    assert seen == {*islice(BY_FACE, 15)}


def three_rounds(boards: int, seed: int, **options: Any) -> list[list[str]]:
    """Return the faces of three rounds as drawn; the rounds themselves are left out."""
    match = start(3, boards=boards, seed=seed, **options)
    drawn = []
    for number in (1, 2, 3):
        if number > 1:
            match.secret_state.depth = 0
            clear_table(match.secret_state)
            begin_round(match.secret_state)
        match.roll()
        drawn.append(faces(match))
    return drawn


@pytest.mark.clause("RY-10")
@pytest.mark.parametrize("boards", [1, 2, 3, 4, 5, 6])
def test_without_repeats_a_used_face_returns_only_when_too_few_boards_have_an_unused_one(boards: int) -> None:
    filled = 0
    for seed in range(150):
        used: set[str] = set()
        for drawn in three_rounds(boards, seed, no_repeat=True):
            assert len({face[0] for face in drawn}) == boards
            fresh_boards = {face[0] for face in BY_FACE if face not in used}
            fresh = [face for face in drawn if face not in used]
            assert len(fresh) == min(boards, len(fresh_boards))
            if len(fresh) < boards:
                filled += 1
                assert {face[0] for face in fresh} == fresh_boards
            used |= set(drawn)
    assert (filled > 0) == (boards >= 5)


@pytest.mark.clause("RY-10")
def test_by_default_a_face_may_return() -> None:
    games = [three_rounds(3, seed) for seed in range(60)]
    assert any(set(first) & set(second) for first, second, _ in games)


@pytest.mark.clause("RY-10")
def test_without_repeats_a_typed_face_must_be_an_unused_one() -> None:
    match = position(3, None, "A1 B1 C1", left=["1", "", ""], options={"no_repeat": True}, round=2, used=["D2"])
    all_dice_on(match, 6)
    assert match.waiting == Chance("boards", by_itself=True)
    for face in ("A1", "B1", "C1", "D2"):
        with refused("error-board-out", face=face):
            match.supply(f"boards {face} E1 F1")
    match.supply("boards A2 D1 E1")
    assert faces(match) == ["A2", "D1", "E1"]


@pytest.mark.clause("RY-10")
def test_with_repeats_any_face_may_be_typed() -> None:
    match = position(3, None, "A1 B1 C1", left=["1", "", ""])
    all_dice_on(match, 6)
    assert match.waiting == Chance("boards", by_itself=True)
    match.supply("boards A1 B1 C1")
    assert faces(match) == ["A1", "B1", "C1"]


@pytest.mark.clause("RY-10", "RY-10c")
def test_when_too_few_boards_have_an_unused_face_those_come_first() -> None:
    """Six boards have shown both faces in two rounds; only A, B and those after H have not been out."""
    new = " ".join([*BY_FACE][16::2])
    used = ["C2", "D2", "E2", "F2", "G2", "H2"]
    match = position(3, None, "C1 D1 E1 F1 H1 G1", left=["1", "", ""], options={"no_repeat": True}, round=2, used=used)
    all_dice_on(match, 6)
    for wrong, face in (
        (f"C1 A1 B1 {new} D1 E1 F1", "C1"),
        (f"A1 C1 B1 {new} D1 E1 F1", "C1"),
        (f"A1 B1 {new} A2 C1 D1 E1", "A2"),
        (f"A1 B1 {new} C1 C2 D1 E1", "C2"),
    ):
        with refused("error-board-out", face=face):
            match.supply(" ".join(["boards", *wrong.split()[:6]]))
    right = f"A1 B2 {new} C1 D2 E1 F2".split()[:6]
    match.supply(" ".join(["boards", *right]))
    assert faces(match) == right


@pytest.mark.clause("RY-10c")
def test_fixed_faces_may_repeat() -> None:
    match = start(3, faces="C2 G1 A1", no_repeat=True)
    lay(match)
    play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
    assert match.view().round == 2
    assert faces(match) == ["C2", "G1", "A1"]


@pytest.mark.clause("RY-10", "RY-10c")
def test_fixed_faces_come_every_round_or_round_by_round() -> None:
    for option, second in (("C2 g1 A1", ["C2", "G1", "A1"]), ("C2 G1 A1/A2 B1 D1/C2 G1 A1", ["A2", "B1", "D1"])):
        match = start(3, faces=option)
        assert match.waiting == Chance("pair", number=1, by_itself=True)
        assert faces(match) == ["C2", "G1", "A1"]
        lay(match)
        play_round(match, {ANNA: 4, BENNO: 5, CARLA: 6})
        assert faces(match) == second


@pytest.mark.clause("RY-10c")
@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("A1 B1", "error-faces"),
        ("A1 B1 C1 D1", "error-faces"),
        ("A1 B1 A2", "error-faces"),
        ("A1 B1 B1", "error-faces"),
        ("A1 B1 X1", "error-faces"),
        ("A1 B1 A3", "error-faces"),
        ("A1 B1 C1 / A1 B1 C1", "error-faces-rounds"),
        ("A1 B1 C1 / A1 B1 C1 / A1 B1", "error-faces"),
        ("A1 B1 C1 / / A1 B1 C1", "error-faces"),
        ("A1 B1 C1 / A1 B1 C1 / A1 B1 C1 / A1 B1 C1", "error-faces-rounds"),
    ],
)
def test_fixed_faces_that_cannot_be(option: str, message: str) -> None:
    with refused(message):
        start(3, faces=option)


@pytest.mark.clause("RY-10a", "RY-10b", "RY-7", "RY-24")
def test_boards_come_before_money_and_money_before_neutral_and_grey_dice() -> None:
    match = start(2, boards=1)
    asked = []
    for text in ("boards F2", *(f"pair {pair}" for pair in PAIRS), f"aside {ASIDE}", NEUTRAL):
        asked.append(match.waiting.kind)  # type: ignore[union-attr]
        assert match.secret_state.dice.sum() == 0
        match.supply(text)
    assert asked == ["boards", *["pair"] * 6, "aside", "neutral"]
    assert isinstance(match.secret_events[-1], NeutralRolled)
    assert dice_at(match, 6) == {"neutral": "1B", "grey": "2"}
    assert roller(match) == ANNA


@pytest.mark.clause("RY-10a")
def test_later_rounds_have_the_same_order_without_setting_aside() -> None:
    match = start(2, boards=1)
    for text in ("boards C2", *(f"pair {pair}" for pair in PAIRS), f"aside {ASIDE}", NEUTRAL):
        match.supply(text)
    play_round(match, {ANNA: 4, BENNO: 5})
    asked = []
    for text in ("boards F2", *["pair 30k 40k"] * 3, *["pair 50k 60k"] * 3, NEUTRAL):
        asked.append(match.waiting.kind)  # type: ignore[union-attr]
        match.supply(text)
    assert asked == ["boards", *["pair"] * 6, "neutral"]
    assert dice_at(match, 1) == {"neutral": "2", "grey": "1"}


@pytest.mark.clause("RY-10a", "RY-16")
def test_every_round_starts_with_nothing_closed_and_all_markers_at_their_start() -> None:
    match = position(
        3,
        {1: casino(dice=["1"]), 4: casino(dice=["1"]), 6: casino(grey=3)},
        "A2 C1 D2 E1 F1 H2",
        on=BENNO,
        left=["", "1", ""],
        jackpot="60k",
        tile=2,
        closed=5,
        loop=3,
        groups=[2, 2, 0],
        gold="1 small",
        options={"faces": "A2 C1 D2 E1 F1 H2"},
    )
    fresh = start(3, boards=6, faces="A2 C1 D2 E1 F1 H2")
    all_dice_on(match, 6)
    match.supply("extra 1 1")
    match.play("choose 1")
    assert match.view().round == 2
    names = "face jackpot high_five power closed loop bar groups fields double nice gold extra dice count dice_left"
    for name in names.split():
        assert match.secret_state[name].tolist() == fresh.secret_state[name].tolist(), name


@pytest.mark.clause("RY-10a", "RY-16")
@pytest.mark.parametrize(
    ("boards", "grey", "fields"),
    [
        (
            "E2 G2 H1",
            0,
            {"bar": ["1", "B", ""], "double": ["2", "1", "B"], "nice": ["1 small", *[None] * 4, "3 small"]},
        ),
        ("D2", 0, {"marker": 1}),
        ("F2", 2, {"fields": [0, 1, 1]}),
    ],
)
def test_dice_on_boards_and_markers_are_cleared_away(boards: str, grey: int, fields: dict[str, Any]) -> None:
    laid = {1: casino(dice=["2"]), 5: casino(grey=grey)}
    match = position(3, laid, boards, left=["1", "", ""], options={"faces": boards}, **fields)
    fresh = start(3, boards=len(boards.split()), faces=boards)
    if match.waiting != Chance("roll", ANNA, small=1):
        match.play("roll")
    all_dice_on(match, 6)
    assert match.view().round == 2
    for name in ("power", "bar", "groups", "fields", "double", "nice", "gold", "dice", "count", "dice_left"):
        assert match.secret_state[name].tolist() == fresh.secret_state[name].tolist(), name
