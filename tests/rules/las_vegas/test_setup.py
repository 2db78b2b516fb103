"""Positions typed in, and the ones that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, casino, position, refused, roller, start, stock
from zocker.match import Match
from zocker.rules.messages import Chance, Decision


@pytest.mark.clause("LV-27")
def test_a_position_is_what_was_typed_in() -> None:
    match = position(
        3,
        {
            2: casino("10k", "80k", dice=[1, 0, 2]),
            5: casino("20k", "20k", "20k", dice=[0, 3, 0]),
        },
        on=CARLA,
        starter=BENNO,
        round=3,
        hands=[["90k"], [], ["10k", "20k"]],
        gone=["60k", "30k"],
        open_money=True,
    )
    view = match.view()
    assert (view.round, view.starter) == (3, BENNO)
    assert [(held.small, held.money, held.bills) for held in view.seats] == [
        (7, 90_000, (90_000,)),
        (5, 0, ()),
        (6, 30_000, (10_000, 20_000)),
    ]
    assert [c.bills for c in view.casinos] == [
        *[(50_000,), (80_000, 10_000), (50_000,), (50_000,), (20_000, 20_000, 20_000), (50_000,)]
    ]
    assert [[(row.owner, row.count) for row in c.rows] for c in view.casinos] == [
        *[[], [(CARLA, 2), (ANNA, 1)], [], [], [(BENNO, 3)], []]
    ]
    assert match.waiting == Chance("roll", CARLA, small=6)
    assert match.secret_events == []


@pytest.mark.clause("LV-27")
def test_a_position_may_have_a_roll_on_the_table() -> None:
    match = position(2, {1: casino(dice=[6, 0], neutral=4)}, held=[0, 4], neutral=True, roll="roll 2 3")
    assert isinstance(match.waiting, Decision)
    assert [move.text for move in match.waiting.moves] == ["place 2", "place 3"]
    with refused("error-number-of-dice"):
        position(2, roll="roll 1")
    with refused("error-chance-expected", expected="roll"):
        position(2, roll="bill 50k")


@pytest.mark.clause("LV-27")
@pytest.mark.parametrize("option", ["random", 1, 2])
def test_the_position_says_who_starts_not_the_option(option: Any) -> None:
    match = position(2, {1: casino(dice=[7, 8])}, starter=ANNA, round=2)
    plain = Match("las-vegas", players=2, chance="ask", setup=match.setup, starter=option)
    assert plain.secret_events == []
    assert plain.view() == match.view()
    plain.supply("roll 1")
    plain.play("place 1")
    assert plain.view().starter == BENNO


@pytest.mark.clause("LV-27")
@pytest.mark.parametrize("neutral", [False, True])
def test_a_position_that_was_played_is_the_same_as_one_typed_in(neutral: bool) -> None:
    played = start(2, starter=1, neutral=neutral)
    stock(played, "20k 40k", *["50k"] * 4, "90k")
    white = " + 1 2 2 3" if neutral else ""
    played.supply(f"roll 1 1 2 2 2 3 4 5{white}")
    played.play("place 2")
    setup: dict[str, Any] = {
        "round": 1,
        "starter": 1,
        "on": 2,
        "casinos": [casino(*bills) for bills in (("40k", "20k"), *[("50k",)] * 4, ("90k",))],
    }
    setup["casinos"][1] = casino("50k", dice=[3, 0], neutral=2 if neutral else 0)
    if neutral:
        setup["neutral"] = [2, 4]
    typed = Match("las-vegas", players=2, chance="ask", setup=setup, starter=1, neutral=neutral)
    assert typed.secret_state.tobytes() == played.secret_state.tobytes()


@pytest.mark.clause("LV-27a")
def test_bills_that_are_not_mentioned_are_in_the_stack() -> None:
    match = position(2, {1: casino("90k")}, round=4, hands=[["90k"], ["10k"]], gone=["80k", "10k"])
    assert match.secret_state.stack.tolist() == [0, 4, 8, 8, 6, 1, 5, 5, 4, 3]


@pytest.mark.clause("LV-27b")
@pytest.mark.parametrize(
    ("field", "value", "least", "most"),
    [
        ("round", 0, 1, 4),
        ("round", 5, 1, 4),
        ("starter", -1, 1, 3),
        ("starter", 3, 1, 3),
        ("on", -1, 1, 3),
        ("on", 3, 1, 3),
    ],
)
def test_rounds_and_seats_that_do_not_exist(field: str, value: int, least: int, most: int) -> None:
    number = value if field == "round" else value + 1
    given: dict[str, Any] = {field: value}
    with refused("error-setup-range", field=field, value=number, least=least, most=most):
        position(3, **given)


@pytest.mark.clause("LV-27b")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_every_round_can_be_typed_in(value: int) -> None:
    assert position(3, on=CARLA, starter=CARLA, round=value).view().round == value


@pytest.mark.clause("LV-27b")
def test_every_seat_and_every_casino_must_be_there() -> None:
    casinos = [casino()] * 6
    plain: dict[str, Any] = {"round": 2, "starter": 1, "on": 1, "casinos": casinos}

    def given(**more: Any) -> Match:
        return Match("las-vegas", players=3, chance="ask", setup=plain | more)

    assert roller(given()) == ANNA
    with refused("error-setup-length", field="casinos", expected=6, got=5):
        given(casinos=casinos[:5])
    with refused("error-setup-length", field="casinos", expected=6, got=7):
        given(casinos=[*casinos, casino()])
    with refused("error-setup-length", field="hands", expected=3, got=2):
        given(hands=[["10k"], []])
    with refused("error-setup-length", field="neutral", expected=3, got=4):
        given(neutral=[0, 0, 0, 0])
    with refused("error-setup-length", field="dice", expected=3, got=2):
        given(casinos=[casino(dice=[1, 1]), *casinos[1:]])


@pytest.mark.clause("LV-27b")
def test_a_position_that_cannot_be_read() -> None:
    plain = {"round": 1, "starter": 1, "on": 1, "casinos": [casino()] * 6}
    wrongs: list[dict[str, Any]] = [
        {"round": "1"},
        {"colour": "red"},
        {"casinos": [{}] * 6},
        {"casinos": [{"bills": ["50k"], "x": 1}] * 6},
    ]
    for wrong in wrongs:
        with refused("error-setup-form"):
            Match("las-vegas", players=2, setup=plain | wrong)
    for missing in plain:
        with refused("error-setup-form"):
            Match("las-vegas", players=2, setup={key: value for key, value in plain.items() if key != missing})


@pytest.mark.clause("LV-27b")
def test_the_player_on_turn_must_have_dice() -> None:
    with refused("error-setup-no-dice", seat=2):
        position(2, {1: casino(dice=[0, 8])}, on=BENNO)
    with refused("error-setup-no-dice", seat=1):
        position(2, {1: casino(dice=[8, 0], neutral=4)}, on=ANNA, held=[0, 4], neutral=True)
    assert roller(position(2, {1: casino(dice=[8, 0], neutral=7)}, held=[1, 0], neutral=True)) == ANNA


@pytest.mark.clause("LV-27b", "LV-9")
def test_the_start_player_places_dice_before_anybody_else() -> None:
    with refused("error-setup-first", seat=2, starter=1):
        position(3, on=BENNO)
    with refused("error-setup-first", seat=1, starter=2):
        position(3, {4: casino(neutral=2)}, starter=BENNO, held=[2, 2, 2], neutral=True)
    assert roller(position(3, {4: casino(dice=[1, 0, 0])}, on=BENNO)) == BENNO
    assert roller(position(3, {4: casino(neutral=3)}, on=BENNO, held=[1, 2, 2], neutral=True)) == BENNO


@pytest.mark.clause("LV-27b")
def test_nobody_has_more_than_eight_dice() -> None:
    with refused("error-setup-dice", seat=2, most=8):
        position(2, {1: casino(dice=[0, 4]), 4: casino(dice=[0, 5])})
    with refused("error-setup-range", field="dice", value=9, least=0, most=8):
        position(2, {1: casino(dice=[0, 9])})
    with refused("error-setup-range", field="dice", value=-1, least=0, most=8):
        position(2, {1: casino(dice=[-1, 8])})
    assert position(2, {1: casino(dice=[0, 4]), 4: casino(dice=[0, 4])}).view().seats[BENNO].small == 0


@pytest.mark.clause("LV-27b")
def test_neutral_dice_without_the_option() -> None:
    with refused("error-setup-range", field="neutral", value=1, least=0, most=0):
        position(2, {1: casino(neutral=1)})
    with refused("error-setup-range", field="neutral", value=1, least=0, most=0):
        position(2, held=[0, 1])


@pytest.mark.clause("LV-22", "LV-27b")
@pytest.mark.parametrize(("players", "share"), [(2, 4), (3, 2), (4, 2)])
def test_nobody_holds_more_neutral_dice_than_he_got(players: int, share: int) -> None:
    with refused("error-setup-range", field="neutral", value=share + 1, least=0, most=share):
        position(players, {1: casino(neutral=7 - share)}, held=[share + 1] + [0] * (players - 1), neutral=True)
    with refused("error-setup-range", field="neutral", value=-1, least=0, most=share):
        position(players, {1: casino(neutral=8)}, held=[-1] + [0] * (players - 1), neutral=True)
    match = position(players, {1: casino(neutral=8 - share)}, held=[share] + [0] * (players - 1), neutral=True)
    assert match.waiting == Chance("roll", ANNA, small=8, neutral=share)


@pytest.mark.clause("LV-27b")
def test_there_are_eight_neutral_dice_in_a_round() -> None:
    with refused("error-setup-neutral", total=8, got=0):
        position(2, neutral=True)
    with refused("error-setup-neutral", total=8, got=7):
        position(2, {1: casino(neutral=2), 2: casino(neutral=3)}, held=[1, 1], neutral=True)
    with refused("error-setup-neutral", total=8, got=9):
        position(2, {1: casino(neutral=6)}, held=[1, 2], neutral=True)
    with refused("error-setup-range", field="neutral", value=9, least=0, most=8):
        position(2, {1: casino(neutral=9)}, neutral=True)
    with refused("error-setup-range", field="neutral", value=-1, least=0, most=8):
        position(2, {1: casino(neutral=-1)}, held=[4, 4], neutral=True)
    with refused("error-setup-neutral", total=8, got=6):
        position(3, held=[2, 2, 2], neutral=True)  # the two left over are placed before the first turn (LV-23)


@pytest.mark.clause("LV-21")
def test_no_position_has_neutral_dice_with_five() -> None:
    with refused("error-neutral-players", players=5):
        position(5, {1: casino(neutral=8)}, neutral=True)


@pytest.mark.clause("LV-5", "LV-27b")
@pytest.mark.parametrize(
    "bills",
    [
        ("40k",),
        ("10k", "10k", "10k", "10k"),
        ("50k", "50k"),
        ("60k", "50k"),
        ("60k", "30k", "20k"),
        ("40k", "30k", "20k"),
        ("10k", "10k", "10k", "10k", "10k", "10k"),
    ],
)
def test_bills_that_stocking_would_not_have_left_at_a_casino(bills: tuple[str, ...]) -> None:
    with refused("error-setup-stock", casino=3):
        position(2, {3: casino(*bills)})


@pytest.mark.clause("LV-5", "LV-27b")
@pytest.mark.parametrize(
    "bills",
    [
        ("50k",),
        ("40k", "40k"),
        ("10k", "90k", "30k"),
        ("20k", "20k", "60k"),
        ("10k", "10k", "10k", "10k", "10k"),
        ("10k", "10k", "90k", "10k", "10k"),
    ],
)
def test_bills_that_stocking_may_leave_at_a_casino(bills: tuple[str, ...]) -> None:
    lie = sorted((int(bill[0]) * 10_000 for bill in bills), reverse=True)
    assert position(2, {3: casino(*bills)}).view().casinos[2].bills == tuple(lie)


@pytest.mark.clause("LV-27b")
def test_a_casino_has_bills() -> None:
    empty = [{"bills": []}, *[casino()] * 5]
    with refused("error-setup-stock", casino=1):
        Match("las-vegas", players=2, setup={"round": 1, "starter": 1, "on": 1, "casinos": empty})


@pytest.mark.clause("LV-3", "LV-27b")
def test_there_cannot_be_more_of_a_bill_than_exist() -> None:
    nineties = {number: casino("90k") for number in range(1, 4)}
    with refused("error-setup-bills", bill="90k", most=5, got=6):
        position(2, nineties, round=3, hands=[["90k"], ["90k"]], gone=["90k"])
    assert position(2, nineties, round=3, hands=[["90k"], ["90k"]]).secret_state.stack[9] == 0
    with refused("error-setup-bills", bill="10k", most=6, got=7):
        position(2, {1: casino("10k", "10k", "40k")}, round=2, hands=[["10k"], []], gone=["10k"] * 4)
    with refused("error-bill", text="15k"):
        position(2, round=2, hands=[["15k"], []])
    with refused("error-bill", text="0k"):
        position(2, round=2, gone=["0k"])
    with refused("error-bill", text="100k"):
        position(2, {1: casino("100k")})


@pytest.mark.clause("LV-27b")
@pytest.mark.parametrize(
    ("round", "hands", "gone"),
    [
        (1, [["10k"], []], []),
        (1, [[], []], ["10k"]),
        (2, [["60k"] * 3, ["70k"] * 3], ["80k"]),
        (2, [["60k"] * 5, []], ["70k", "80k"]),
        (2, [[], []], ["50k"] + ["60k"] * 5 + ["70k"]),
        (2, [["10k"] * 5 + ["20k"] * 2, []], []),
        (2, [[], ["10k"] * 6 + ["20k"]], []),
        (3, [["10k"] * 6 + ["20k"] * 7, []], []),
        (2, [["10k"] * 6, ["20k"] * 6], ["20k"] * 2 + ["30k"] * 8 + ["40k"] * 6 + ["60k"] * 3),
    ],
)
def test_bills_that_nobody_can_have_won_so_early(round: int, hands: list[list[str]], gone: list[str]) -> None:
    with refused("error-setup-won", round=round):
        position(2, {number: casino("90k") for number in range(1, 6)}, round=round, hands=hands, gone=gone)


@pytest.mark.clause("LV-27b")
@pytest.mark.parametrize(
    ("round", "hands", "gone"),
    [
        (2, [["60k"] * 3, ["70k"] * 3], []),
        (2, [["10k"] * 6, ["20k"] * 6], []),
        (2, [[], []], ["60k"] * 5 + ["70k"]),
        (3, [["10k"] * 6 + ["20k"] * 6, []], ["60k"] * 5 + ["70k"] * 5 + ["80k"] * 2),
        (2, [["10k"] * 6, ["20k"] * 6], ["20k"] * 2 + ["30k"] * 8 + ["40k"] * 6 + ["60k"] * 2),
    ],
)
def test_bills_that_may_have_been_won(round: int, hands: list[list[str]], gone: list[str]) -> None:
    match = position(2, {number: casino("90k") for number in range(1, 6)}, round=round, hands=hands, gone=gone)
    assert match.view().round == round
