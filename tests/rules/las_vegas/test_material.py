"""What is in the box."""

from __future__ import annotations

import pytest

from tests.rules.las_vegas.table import refused, start
from zocker.match import Match
from zocker.rules.messages import Chance


@pytest.mark.clause("LV-1", "LV-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_have_eight_dice_each(players: int) -> None:
    match = start(players)
    assert [(held.small, held.neutral) for held in match.view().seats] == [(8, 0)] * players


@pytest.mark.clause("LV-1")
@pytest.mark.parametrize("players", [1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with refused("error-players", least=2, most=5, players=players):
        Match("las-vegas", players=players)


@pytest.mark.clause("LV-2")
def test_six_casinos_have_numbers_and_names() -> None:
    assert [(casino.number, casino.name) for casino in start(2).view().casinos] == [
        (1, "Gold Mine"),
        (2, "Bajazzo"),
        (3, "Miracle"),
        (4, "Oasis"),
        (5, "Sphinx"),
        (6, "Show Hall"),
    ]


@pytest.mark.clause("LV-3")
def test_there_are_54_bills() -> None:
    match = start(2)
    assert match.secret_state.stack.tolist() == [0, 6, 8, 8, 6, 6, 5, 5, 5, 5]
    assert match.secret_state.stack.sum() == 54


@pytest.mark.clause("LV-3")
@pytest.mark.parametrize(("value", "copies"), [(1, 6), (2, 8), (3, 8), (4, 6), (5, 6), (6, 5), (7, 5), (8, 5), (9, 5)])
def test_a_bill_can_be_drawn_as_often_as_it_exists(value: int, copies: int) -> None:
    """The casinos take what they get; after the last copy the same bill is refused."""
    match = start(2)
    for _ in range(copies):
        match.supply(f"bill {value}0k")
    if value == 5:  # six bills of $50k stock all six casinos
        assert match.waiting == Chance("roll", 0, small=8)
    else:
        with refused("error-bill-gone", bill=f"{value}0k"):
            match.supply(f"bill {value}0k")
