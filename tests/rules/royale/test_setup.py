"""Positions typed in, and the ones that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    all_dice_on,
    casino,
    chips,
    choices,
    dice_at,
    hand,
    lay,
    position,
    refused,
    roller,
    start,
    supply,
)
from zocker.match import Match
from zocker.rules.messages import Chance, Decision
from zocker.rules.royale.setup import Setup

CARDS = [["40k", "30k"], ["60k", "30k"], ["60k", "40k"], ["60k", "50k"], ["70k", "50k"], ["70k", "60k"]]
PLAIN: dict[str, Any] = {"round": 2, "starter": 1, "on": 1, "casinos": [{"cards": cards} for cards in CARDS]}


def typed(**more: Any) -> Match:
    """Return a match of three players without boards that begins in a plain position."""
    return Match("royale", players=3, boards=0, chance="ask", setup=PLAIN | more)


@pytest.mark.clause("RY-26")
def test_a_position_is_what_was_typed_in() -> None:
    match = position(
        3,
        {
            2: casino("80k 30k", ["1", "", "2B"]),
            5: casino(dice=["", "3B"], grey=3),
        },
        "F1 D2 H1 E1 C1 A2",
        on=CARLA,
        starter=BENNO,
        round=3,
        chips=[0, 7, 1],
        hands=[["90k"], [], ["30k", "40k"]],
        jackpot="70k",
        tile=2,
        marker=3,
        closed=6,
        loop=5,
        groups=[2, 2, 0],
        nice=[None, "1 small", None, "1 biggy", None, None],
        used=["A1", "G2"],
        options={"open_money": True},
    )
    view = match.view()
    assert (view.round, view.starter) == (3, BENNO)
    assert [(held.small, held.biggy, held.chips, held.money, held.bills) for held in view.seats] == [
        (5, 0, 0, 90_000, (90_000,)),
        (4, 0, 7, 70_000, ()),
        (5, 0, 1, 80_000, (30_000, 40_000)),
    ]
    assert view.casinos[1].bills == (80_000, 30_000)
    assert dice_at(match, 2) == {CARLA: "2B", ANNA: "1"}
    assert dice_at(match, 5) == {BENNO: "3B", "grey": "3"}
    assert [c.closed for c in view.casinos] == [False] * 5 + [True]
    boards = {c.board.name: c.board for c in view.casinos}
    assert list(boards) == ["Block It!", "Power Play", "Nice Dice", "No Entry!", "High Five", "Jackpot"]
    assert boards["Jackpot"].amount == 70_000
    assert (boards["High Five"].holder, boards["Power Play"].holder) == (BENNO, CARLA)
    assert (boards["No Entry!"].closed, boards["No Entry!"].step) == (6, 5)
    assert boards["Block It!"].groups == (2, 2, 0)
    assert [(die.owner, die.die, die.field) for die in boards["Nice Dice"].dice] == [
        (ANNA, "small", 2),
        (ANNA, "biggy", 4),
    ]
    assert match.secret_state.used.sum() == 8
    assert choices(match)[0] == "roll"  # Carla has the marker
    assert match.secret_events == []


@pytest.mark.clause("RY-26")
def test_dice_may_lie_at_the_bar_on_double_down_and_on_gold() -> None:
    match = position(
        3, None, "E2 G2 H2", bar=["1B", "2", ""], double=["2", "1", "B"], gold="3 small", options={"open_money": True}
    )
    boards = [c.board for c in match.view().casinos[:3]]
    assert [[(die.owner, die.die) for die in board.dice] for board in boards] == [
        [(ANNA, "small"), (ANNA, "biggy"), (BENNO, "small"), (BENNO, "small")],
        [(ANNA, "small"), (ANNA, "small"), (BENNO, "small"), (CARLA, "biggy")],
        [(CARLA, "small")],
    ]
    assert [supply(match, seat) for seat in range(3)] == ["4", "4B", "6"]


@pytest.mark.clause("RY-26")
def test_handicaps_fields_may_be_covered() -> None:
    match = position(3, {5: casino(grey=2)}, "F2", fields=[1, 0, 1])
    assert match.view().casinos[0].board.fields == (1, 0, 1)


@pytest.mark.clause("RY-26")
def test_a_position_may_have_a_roll_on_the_table() -> None:
    match = position(2, {1: casino(dice=["5"])}, roll="roll 2 3 B3", chips=[0, 0])
    assert isinstance(match.waiting, Decision)
    assert choices(match) == ["place 2", "place 3"]
    with refused("error-number-of-dice"):
        position(2, roll="roll 1")
    with refused("error-chance-expected", expected="roll"):
        position(2, roll="pair 50k 50k")


@pytest.mark.clause("RY-26", "RY-D2.2")
def test_who_has_rolled_does_not_use_power_play_any_more() -> None:
    match = position(2, {1: casino(dice=["2"])}, "D2", marker=1, roll="roll 2 2 2 2 2 B2")
    assert choices(match) == ["place 2", "pass"]


@pytest.mark.clause("RY-26")
@pytest.mark.parametrize("option", ["random", 1, 2])
def test_the_position_says_who_starts_not_the_option(option: str | int) -> None:
    match = position(2, on=BENNO, starter=BENNO, options={"starter": option})
    assert match.view().starter == BENNO
    assert roller(match) == BENNO


@pytest.mark.clause("RY-26", "RY-26a")
def test_what_is_left_out_is_at_its_start() -> None:
    match = typed()
    assert chips(match) == [0, 0, 0]
    assert [supply(match, seat) for seat in range(3)] == ["7B"] * 3
    assert [hand(match, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.clause("RY-26", "RY-26a")
@pytest.mark.parametrize("boards", ["", "F2 C1"])
def test_a_position_that_was_played_is_the_same_as_one_typed_in(boards: str) -> None:
    played = start(3, starter=1, boards=len(boards.split()), faces=boards)
    lay(played)
    played.supply("roll 6 6 3 3 3 4 5 B6")
    played.play("place 6")
    laid = {number: casino(grey=grey) for number, grey in enumerate((1, 1, 1, 2, 2, 2), 1) if boards}
    laid[6] = casino(dice=["2B"], grey=2 if boards else 0)
    same = position(3, laid, boards, on=BENNO, options={"faces": boards, "starter": 1})
    if boards:
        same.secret_state.stack = played.secret_state.stack  # RY-7a: a position does not know what was set aside
        same.secret_state.uncounted_rounds = 0  # nor what boards have paid
    assert same.secret_state.tobytes() == played.secret_state.tobytes()


@pytest.mark.clause("RY-7a")
def test_cards_that_are_not_mentioned_may_still_be_drawn() -> None:
    match = position(2, {6: casino("100k 100k")}, round=2, hands=[["100k", "30k"], ["100k"]])
    assert match.secret_state.stack.tolist() == [0, 0, 0, 8, 9, 11, 12, 12, 11, 9, 3]


@pytest.mark.clause("RY-7a")
def test_with_boards_they_are_drawn_from_all_that_are_not_mentioned() -> None:
    match = position(3, None, "C1", left=["1", "", ""], hands=[["100k"] * 7, [], []])
    all_dice_on(match, 6)
    match.supply("boards C1")
    with refused("error-card-gone", card="100k"):
        match.supply("pair 100k 30k")
    for _ in range(4):
        match.supply("pair 30k 30k")
    match.supply("pair 40k 40k")
    match.supply("pair 40k 40k")
    assert roller(match) == BENNO  # nothing is set aside any more


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize(
    ("field", "value", "least", "most"),
    [
        ("round", 0, 1, 3),
        ("round", 4, 1, 3),
        ("starter", 0, 1, 3),
        ("starter", 4, 1, 3),
        ("on", 0, 1, 3),
        ("on", 4, 1, 3),
    ],
)
def test_rounds_and_seats_that_do_not_exist(field: str, value: int, least: int, most: int) -> None:
    with refused("error-setup-range", field=field, value=value, least=least, most=most):
        typed(**{field: value})


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_every_round_and_every_seat_can_be_typed_in(value: int) -> None:
    match = typed(round=value, starter=value, on=value)
    assert (match.view().round, match.view().starter, roller(match)) == (value, value - 1, value - 1)


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize(
    ("face", "field", "value", "shown", "least", "most"),
    [
        ("A2", "jackpot", "90k", 90_000, 30_000, 80_000),
        ("C1", "tile", 0, 0, 1, 2),
        ("C1", "tile", 3, 3, 1, 2),
        ("D2", "marker", 0, 0, 1, 2),
        ("D2", "marker", 3, 3, 1, 2),
        ("E1", "closed", 0, 0, 1, 6),
        ("E1", "closed", 7, 7, 1, 6),
        ("E1", "loop", -1, -1, 0, 5),
        ("E1", "loop", 6, 6, 0, 5),
        ("E2", "bar", ["2B", ""], 3, 0, 2),
        ("F1", "groups", [3, 2, 1], 3, 0, 2),
        ("F1", "groups", [2, 2, 2], 2, 0, 1),
        ("F1", "groups", [-1, 2, 1], -1, 0, 2),
        ("F2", "fields", [3, 3, 4], 3, 0, 2),
        ("F2", "fields", [2, 4, 4], 4, 0, 3),
        ("F2", "fields", [2, 3, 5], 5, 0, 4),
        ("F2", "fields", [2, 3, -1], -1, 0, 4),
        ("C1", "chips", [-1, 0], -1, 0, 999),
        ("C1", "chips", [0, 1000], 1000, 0, 999),
    ],
)
def test_numbers_that_a_board_does_not_have(
    face: str, field: str, value: object, shown: int, least: int, most: int
) -> None:
    given: dict[str, Any] = {field: value}
    with refused("error-setup-range", field=field, value=shown, least=least, most=most):
        position(2, {1: casino(dice=["2"])}, face, **given)


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize(
    ("face", "field", "value"),
    [
        ("A2", "jackpot", "40k"),
        ("C1", "tile", 1),
        ("D2", "marker", 1),
        ("E1", "closed", 4),
        ("E1", "loop", 1),
        ("E2", "bar", ["1", ""]),
        ("F1", "groups", [1, 2, 1]),
        ("F2", "fields", [0, 0, 1]),
        ("G2", "double", ["1", ""]),
        ("H1", "nice", ["1 small", *[None] * 5]),
        ("H2", "gold", "1 small"),
    ],
)
def test_what_belongs_to_a_board_that_is_not_out(face: str, field: str, value: object) -> None:
    given: dict[str, Any] = {field: value}
    other = face[0] + ("2" if face[1] == "1" else "1")
    for boards in ("", other):
        with refused("error-setup-board", field=field, face=face):
            position(2, {1: casino(dice=["2"])}, boards, **given)
    with_it = {1: casino(dice=["2"], grey=int(face[0] == "F"))}
    assert position(2, with_it, face, **given | ({"closed": 3} if face == "E1" else {})).view().round == 1


@pytest.mark.clause("RY-26b")
def test_every_field_of_a_board_is_checked() -> None:
    match = position(3)
    spoken_for = {"round", "starter", "on", "casinos", "chips", "hands", "used", "roll"}
    boards = {"jackpot", "tile", "marker", "closed", "loop", "bar", "groups", "fields", "double", "nice", "gold"}
    assert set(Setup.__struct_fields__) == spoken_for | boards
    assert match.setup is not None


@pytest.mark.clause("RY-26b", "RY-5")
def test_grey_dice_without_their_board_or_too_many() -> None:
    with refused("error-setup-grey", expected=0, got=1):
        position(3, {2: casino(grey=1)})
    with refused("error-setup-grey", expected=9, got=10):
        position(3, {2: casino(grey=1), 5: casino(grey=9)}, "F1", groups=[0, 0, 0])
    with refused("error-setup-dice-text", text="-1"):
        position(3, {2: casino(grey=-1)}, "F1")
    with refused("error-setup-dice-text", text="10"):
        position(3, {2: casino(grey=10)}, "F1")


@pytest.mark.clause("RY-26b", "RY-F2.1", "RY-F2.2")
def test_handicap_without_its_grey_dice() -> None:
    with refused("error-setup-grey", expected=9, got=0):
        position(3, None, "F2", fields=[2, 3, 4])
    for left, grey in (([2, 3, 4], 9), ([1, 3, 4], 8), ([0, 0, 0], 0)):
        laid = {number: casino(grey=min(most, max(0, grey - before))) for number, before, most in HANDICAP}
        assert position(3, laid, "F2", fields=left).view().round == 1
        with refused("error-setup-grey", expected=grey):
            position(3, laid | {1: casino(grey=0 if grey else 1)}, "F2", fields=left)
    with refused("error-setup-range", field="grey", value=2, least=0, most=1):
        position(3, {3: casino(grey=2)}, "F2", fields=[0, 0, 2])


HANDICAP = ((1, 0, 1), (2, 1, 1), (3, 2, 1), (4, 3, 2), (5, 5, 2), (6, 7, 2))  # casino, grey dice before it, and in it


@pytest.mark.clause("RY-26b", "RY-F1.1")
@pytest.mark.parametrize(
    ("groups", "grey", "fits"),
    [
        ([2, 2, 0], [1, 1, 1], False),
        ([2, 2, 0], [0, 1, 2], False),
        ([0, 2, 1], [0, 2, 0], True),
        ([2, 1, 1], [1, 1, 0], False),
        ([1, 1, 0], [3, 2, 1], True),
        ([1, 1, 0], [2, 2, 2], False),
        ([0, 0, 0], [3, 3, 3], True),
        ([0, 0, 0], [5, 4, 0], True),
    ],
)
def test_grey_dice_come_in_whole_groups(groups: list[int], grey: list[int], fits: bool) -> None:
    laid = {number: casino(grey=count) for number, count in enumerate(grey, 1)}
    if fits:
        assert position(3, laid, "F1", groups=groups).view().round == 1
    else:
        with refused("error-setup-groups"):
            position(3, laid, "F1", groups=groups)


@pytest.mark.clause("RY-26b", "RY-10")
def test_only_earlier_rounds_have_used_faces() -> None:
    faces = ["A1", "B1", "C1", "D1"]
    with refused("error-setup-range", field="used", value=1, least=0, most=0):
        position(3, None, "A1 B2", used=["A1"])
    with refused("error-setup-range", field="used", value=3, least=0, most=2):
        position(3, None, "A1 B2", used=faces[:3], round=2)
    assert position(3, None, "A1 B2", used=faces, round=3).secret_state.used.sum() == 5


@pytest.mark.clause("RY-26b", "RY-F1.1")
@pytest.mark.parametrize(("groups", "grey"), [([2, 2, 1], 0), ([1, 2, 1], 1), ([2, 2, 0], 3), ([0, 0, 0], 9)])
def test_block_it_has_nine_grey_dice_on_the_board_and_in_casinos(groups: list[int], grey: int) -> None:
    assert position(3, {2: casino(grey=grey)}, "F1", groups=groups).view().round == 1
    with refused("error-setup-grey", expected=grey, got=5):
        position(3, {2: casino(grey=5)}, "F1", groups=groups)


@pytest.mark.clause("RY-26b", "RY-E1.2")
@pytest.mark.parametrize("loop", range(1, 6))
def test_no_entry_with_its_marker_moved_and_no_tile_out(loop: int) -> None:
    with refused("error-setup-loop", loop=loop):
        position(3, None, "E1", loop=loop)
    assert position(3, None, "E1", loop=loop, closed=4).view().round == 1
    assert position(3, None, "E1", loop=0, closed=4).view().round == 1


@pytest.mark.clause("RY-26b", "RY-8")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_without_boards_nobody_has_more_chips_than_everybody_gets(round: int) -> None:
    assert position(2, round=round, chips=[2 * round, 0]).view().round == round
    for wrong in (2 * round + 1, 900):
        with refused("error-setup-range", field="chips", value=wrong, least=0, most=2 * round):
            position(2, round=round, chips=[wrong, 0])
    assert position(2, None, "A1", round=round, chips=[900, 0]).view().round == round


@pytest.mark.clause("RY-26b", "RY-E1.1")
def test_the_no_entry_tile_on_its_own_casino() -> None:
    with refused("error-setup-closed", casino=2):
        position(3, None, "A1 E1", closed=2)


@pytest.mark.clause("RY-26b", "RY-D2.3")
@pytest.mark.parametrize("dice", [["", ""], ["2", "2"], ["1", "1B"], ["2", "B"]])
@pytest.mark.parametrize("marker", [1, 2])
def test_the_power_play_marker_while_no_player_leads_alone(dice: list[str], marker: int) -> None:
    laid = {2: casino(dice=dice, grey=3)}
    with refused("error-setup-marker", seat=marker):
        position(2, laid, "F1 D2", marker=marker, groups=[2, 2, 0])


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize(
    ("field", "value", "expected", "got"),
    [
        ("casinos", PLAIN["casinos"][:5], 6, 5),
        ("casinos", [*PLAIN["casinos"], {"cards": ["100k", "100k"]}], 6, 7),
        ("chips", [1, 1], 3, 2),
        ("chips", [1, 1, 1, 1], 3, 4),
        ("hands", [["30k"], []], 3, 2),
        ("bar", ["", ""], 3, 2),
        ("double", ["", "", "", ""], 3, 4),
        ("groups", [2, 2], 3, 2),
        ("fields", [2, 3, 4, 1], 3, 4),
        ("nice", [None] * 5, 6, 5),
    ],
)
def test_every_seat_and_every_casino_must_be_there(field: str, value: object, expected: int, got: int) -> None:
    with refused("error-setup-length", field=field, expected=expected, got=got):
        typed(**{field: value})


@pytest.mark.clause("RY-26b")
def test_every_seat_must_be_there_at_a_casino() -> None:
    with refused("error-setup-length", field="dice", expected=3, got=2):
        typed(casinos=[{"cards": CARDS[0], "dice": ["1", "1"]}, *PLAIN["casinos"][1:]])


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize(
    "wrong",
    [
        {"round": "1"},
        {"colour": "red"},
        {"casinos": [{}] * 6},
        {"casinos": [{"cards": ["50k"]}] * 6},
        {"casinos": [{"cards": ["50k", "50k", "50k"]}] * 6},
        {"casinos": [{"cards": ["50k", "50k"], "x": 1}] * 6},
        {"chips": "222"},
        {"marker": "Anna"},
    ],
)
def test_a_position_that_cannot_be_read(wrong: dict[str, Any]) -> None:
    with refused("error-setup-form"):
        typed(**wrong)


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize("missing", PLAIN)
def test_a_position_with_something_missing(missing: str) -> None:
    with refused("error-setup-form"):
        Match("royale", players=3, boards=0, setup={key: value for key, value in PLAIN.items() if key != missing})


@pytest.mark.clause("RY-26b")
def test_the_player_on_turn_must_have_dice() -> None:
    with refused("error-setup-no-dice", seat=2):
        position(2, on=BENNO, left=["1", ""])
    assert roller(position(2, on=BENNO, left=["", "B"])) == BENNO


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize(
    ("boards", "casinos", "fields"),
    [
        ("", {1: casino(dice=["", "4"]), 4: casino(dice=["", "4"])}, {}),
        ("", {1: casino(dice=["", "8"])}, {}),
        ("", {1: casino(dice=["", "B"]), 4: casino(dice=["", "B"])}, {}),
        ("E2", {1: casino(dice=["", "6"])}, {"bar": ["", "2"]}),
        ("E2", {1: casino(dice=["", "B"])}, {"bar": ["", "B"]}),
        ("G2", {1: casino(dice=["", "6"])}, {"double": ["", "2"]}),
        ("H1", {1: casino(dice=["", "6"])}, {"nice": ["2 small", "2 small", *[None] * 4]}),
        ("H1", {1: casino(dice=["", "B"])}, {"nice": ["2 biggy", *[None] * 5]}),
        ("H2", {1: casino(dice=["", "7"])}, {"gold": "2 small"}),
        ("H2", {1: casino(dice=["", "B"])}, {"gold": "2 biggy"}),
    ],
)
def test_nobody_has_more_than_seven_small_dice_and_a_biggy(
    boards: str, casinos: dict[int, dict[str, Any]], fields: dict[str, Any]
) -> None:
    with refused("error-setup-dice", seat=2, most=8):
        position(2, casinos, boards, **fields)


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize("text", ["BB", "1BB", "B1", "x", "-1", "10", "1b", " 1", "1 B", "١", "2small"])
def test_dice_are_written_as_a_number_and_a_b(text: str) -> None:
    with refused("error-setup-dice-text", text=text):
        position(2, {1: casino(dice=["", text])})
    with refused("error-setup-dice-text", text=text):
        position(2, None, "E2", bar=[text, ""])


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize(
    "text", ["0 small", "3 small", "1 big", "1", "small 1", "1 small ", "1  small", "12 small", ""]
)
def test_a_die_on_a_field_is_written_as_a_seat_and_a_kind(text: str) -> None:
    with refused("error-setup-dice-text", text=text):
        position(2, None, "H2", gold=text)
    with refused("error-setup-dice-text", text=text):
        position(2, None, "H1", nice=[text, *[None] * 5])


@pytest.mark.clause("RY-24", "RY-26b")
@pytest.mark.parametrize(("lie", "got"), [("6B", 7), ("7", 7), ("8B", 9), ("8", 8), ("B", 1)])
def test_there_are_eight_neutral_dice(lie: str, got: int) -> None:
    with refused("error-setup-neutral", total=8, got=got):
        position(2, {1: casino(neutral=lie)})


@pytest.mark.clause("RY-24", "RY-26b")
def test_neutral_dice_without_the_option() -> None:
    with refused("error-setup-neutral", total=0, got=8):
        position(2, {1: casino(neutral="7B")}, options={"neutral": False})
    with refused("error-setup-neutral", total=0, got=1):
        position(3, {1: casino(neutral="1")})
    with refused("error-setup-neutral", total=8, got=0):
        position(2, options={"neutral": True})
    with refused("error-royale-neutral", players=3):
        position(3, options={"neutral": True})


@pytest.mark.clause("RY-6", "RY-26b")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [("80k 50k", "70k 50k"), ("90k 40k", "70k 60k"), ("80k 60k", "90k 40k"), ("100k 30k", "90k 40k")],
)
def test_pairs_lie_in_order(lower: str, higher: str) -> None:
    with refused("error-setup-pairs", casino=4):
        position(2, {3: casino(lower), 4: casino(higher)})
    assert position(2, {3: casino(higher), 4: casino(lower)}).view().round == 1


@pytest.mark.clause("RY-3", "RY-26b")
def test_there_cannot_be_more_of_a_card_than_exist() -> None:
    hundreds = {number: casino("100k 100k") for number in (4, 5, 6)}
    with refused("error-setup-bills", bill="100k", most=7, got=8):
        position(2, hundreds, round=2, hands=[["100k"], ["100k"]])
    assert position(2, hundreds, round=2, hands=[["100k"], []]).secret_state.stack[10] == 0
    with refused("error-setup-bills", bill="100k", most=7, got=12):
        position(2, {number: casino("100k 100k") for number in range(1, 7)})
    with refused("error-card", text="20k"):
        position(2, {1: casino("40k 20k")})
    with refused("error-card", text="15k"):
        position(2, round=2, hands=[["15k"], []])
    with refused("error-card", text="10k"):
        position(2, None, "A2", jackpot="10k")


@pytest.mark.clause("RY-26b")
@pytest.mark.parametrize(("round", "most"), [(1, 0), (2, 12), (3, 24)])
def test_without_boards_nobody_has_won_more_cards_than_lay_at_the_casinos(round: int, most: int) -> None:
    cards = ["30k"] * 8 + ["40k"] * 8 + ["80k"] * 9
    half = most // 2
    assert position(3, round=round, hands=[cards[:half], cards[half:most], []]).view().round == round
    with refused("error-setup-range", field="hands", value=most + 1, least=0, most=most):
        position(3, round=round, hands=[cards[:half], cards[half:most], ["80k"]])


@pytest.mark.clause("RY-26b", "RY-17")
@pytest.mark.parametrize(("round", "most"), [(2, 6), (3, 12)])
def test_without_boards_a_casino_pays_nobody_two_cards(round: int, most: int) -> None:
    cards = ["30k"] * 8 + ["40k"] * 8
    assert position(2, round=round, hands=[cards[:most], []]).view().round == round
    with refused("error-setup-range", field="hands", value=most + 1, least=0, most=most):
        position(2, round=round, hands=[cards[: most + 1], []])


@pytest.mark.clause("RY-26b", "RY-7a")
@pytest.mark.parametrize(("round", "most"), [(1, 54), (2, 66), (3, 78)])
def test_with_boards_enough_cards_must_be_left_for_the_rounds_to_come(round: int, most: int) -> None:
    rest = [3] * 9 + [4] * 9 + [5] * 11 + [6] * 11 + [7] * 11 + [8] * 11 + [9] * 9 + [10] * 7
    cards = [f"{value}0k" for value in rest]
    assert len(cards) == 78
    assert position(2, None, "A1", round=round, hands=[cards[:most], []]).view().round == round
    with refused("error-setup-range", field="hands", value=most + 1, least=0, most=most):
        position(2, None, "A1", round=round, hands=[[*cards, "30k"][: most + 1], []])


@pytest.mark.clause("RY-10", "RY-26b")
def test_boards_must_be_those_of_the_table() -> None:
    for boards, number in (("A1 B1", 3), ("A1 B1", 1), ("", 1)):
        with refused("error-setup-boards", boards=number):
            position(2, None, boards, options={"boards": number})
    for face in ("A3", "Z1", "a1", "Jackpot"):
        with refused("error-board-out", face=face):
            position(2, None, face)
        with refused("error-board-out", face=face):
            position(2, used=[face], round=2)
    with refused("error-board-out", face="A2"):
        position(2, None, "A1 A2")
    with refused("error-board-out", face="A1"):
        position(2, None, "A1 A1")
    with refused("error-boards-number", boards=7):
        position(2, options={"boards": 7})


@pytest.mark.clause("RY-26")
def test_las_vegas_2019_takes_positions_too() -> None:
    match = Match("las-vegas-2019", players=3, chance="ask", setup=PLAIN)
    assert match.waiting == Chance("roll", ANNA, small=7, biggy=1)
    with refused("error-setup-boards", boards=0):
        Match(
            "las-vegas-2019",
            players=3,
            setup=PLAIN | {"casinos": [{"cards": CARDS[0], "board": "A1"}, *PLAIN["casinos"][1:]]},
        )


@pytest.mark.parametrize("option", ["boards", "no_repeat", "faces"])
def test_las_vegas_2019_has_no_boards(option: str) -> None:
    with refused("error-unknown-option", option=option):
        Match("las-vegas-2019", players=3, **{option: 1})  # type: ignore[call-overload]
    assert all(c.board is None for c in Match("las-vegas-2019", players=3, seed=1).view().casinos)
