"""The end of a round, against enumerating everything with the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.exact.enumeration import after, applied, enumerated, legal_in
from tests.rules.las_vegas.table import ANNA, BENNO, casino, position
from zocker.bots.las_vegas import endgame, payoffs
from zocker.bots.las_vegas.endgame import MAX_DICE, exact_values
from zocker.bots.profiles import exact_chances, outlook
from zocker.exact.solved_round import SolvedRound
from zocker.match import Match
from zocker.rules.dice import new_rng
from zocker.rules.frames import seat_of
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.state import State

ROUNDING = 1e-5  # values are kept in single precision

# One prize or more, ties with each other and with White, majorities that hang on a die
PLAIN = {
    1: casino("90k", "20k", dice=(2, 1)),
    2: casino("60k", "30k", dice=(0, 1)),
    3: casino("50k", dice=(1, 1)),
    4: casino("70k", dice=(0, 1)),
    5: casino("80k", "40k", dice=(1, 0)),
}
WHITES = {1: 1, 2: 1, 3: 0, 4: 0, 5: 2}


def end(
    left: Sequence[int], roll: str, *, held: Sequence[int] = (), on: int = ANNA, round: int = 2, **more: Any
) -> State:
    """Return the view of a seat that has rolled; dice that are neither left nor placed lie in casino 6."""
    table = {number: there | {"neutral": WHITES[number] if held else 0} for number, there in PLAIN.items()}
    aside = [4 - left[ANNA], 4 - left[BENNO]]
    table[6] = casino("50k", "20k", dice=aside, neutral=4 - sum(held) if held else 0)
    match = position(2, table, on=on, round=round, roll=f"roll {roll}", held=held, neutral=bool(held), **more)
    return match.masked(on)


def exact(view: State) -> Any:
    values = np.zeros(len(legal_in(view)))
    assert exact_values(view, legal_in(view), values)
    return values


def chance(s: State) -> Fraction:
    """Return how likely seat 0 is to win the game, less a half."""
    return Fraction(float(outlook(s, 0))) - Fraction(1, 2)


POSITIONS: list[dict[str, Any]] = [
    {"left": (1, 0), "roll": "3"},
    {"left": (1, 1), "roll": "1"},
    {"left": (2, 0), "roll": "2 5"},  # twice in a row (LV-12)
    {"left": (0, 2), "roll": "1 4", "on": BENNO},
    {"left": (2, 1), "roll": "3 5"},
    {"left": (1, 2), "roll": "2 4", "on": BENNO},
    {"left": (1, 2), "roll": "6"},
    {"left": (3, 0), "roll": "1 1 6"},
    {"left": (2, 2), "roll": "4 5"},
    {"left": (3, 2), "roll": "1 1 4"},  # who rolls next matters: both can choose again
    {"left": (1, 0), "roll": "2 + 3", "held": (1, 0)},
    {"left": (1, 1), "roll": "5 + 4", "held": (0, 1), "on": BENNO},
    {"left": (0, 1), "roll": "+ 1 3", "held": (2, 0)},
    {"left": (1, 0), "roll": "4", "held": (0, 2)},
    {"left": (1, 1), "roll": "1 + 1", "held": (1, 1)},
    {"left": (1, 1), "roll": "1 + 2", "held": (1, 1), "on": BENNO},
    {"left": (2, 0), "roll": "2 5 + 5", "held": (1, 1)},
    {"left": (0, 0), "roll": "+ 2 6", "held": (2, 2)},
]


@pytest.mark.parametrize("given", POSITIONS, ids=str)
def test_it_agrees_with_enumerating_everything(given: dict[str, Any]) -> None:
    view = end(**given)
    before = view.tobytes()
    assert exact(view) == pytest.approx(enumerated(view), abs=ROUNDING)
    assert view.tobytes() == before


@pytest.mark.parametrize("given", [p for p in POSITIONS if len(p["roll"].split()) > 1], ids=str)
def test_these_positions_tell_good_placements_from_bad(given: dict[str, Any]) -> None:
    values = exact(end(**given))
    assert len(values) == 1 or values.max() > values.min()


@pytest.mark.parametrize(("face", "gain"), [(1, 0), (2, 6), (3, 5), (4, 7), (5, 0), (6, 5 - 2)])
def test_a_last_die_wins_or_denies(face: int, gain: int) -> None:
    """By hand: 90k and 80k are won already, ties take 60k, 70k or 50k from Benno, and 50k hang on one more die."""
    standing = (9 - 2) - 6 + 0 - 7 + 8 + (2 - 5)
    assert exact(end((1, 0), str(face))).tolist() == [standing + gain]


def test_the_rival_rolls_after_it() -> None:
    """By hand: Benno's last die wins 50k at 3, cancels 80k at 5, or breaks the tie at 6, each once in six."""
    standing = (9 - 2) - 6 + 0 - 7 + 8 + 0
    assert exact(end((1, 1), "1")) == pytest.approx([standing - (5 + 8 + 5 - 2) / 6], abs=ROUNDING)


def test_it_goes_on_alone_when_the_rival_has_no_dice() -> None:
    """By hand: a tie at 2 or 4 now, and then the last die falls anywhere."""
    standing = (9 - 2) - 6 + 0 - 7 + 8 + (2 - 5)
    first_2 = standing + 6 + (0 + (6 - 3) + 5 + 7 + 0 + 0) / 6
    first_4 = standing + 7 + (0 + 6 + 5 + 7 + 0 + 0) / 6
    assert exact(end((2, 0), "2 4")) == pytest.approx([first_2, first_4], abs=ROUNDING)


def test_money_in_hand_does_not_matter() -> None:
    view = end((2, 1), "3 5")
    rich = view.copy()
    rich.hand[0, 9] = 3
    assert exact(view).tolist() == exact(rich).tolist()


HANDS = (("30k", "40k"), ("90k",))


@pytest.fixture
def few_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guess less often, for the interpreted gear is slow."""
    monkeypatch.setattr(payoffs, "GUESSES", 3)


def chances(view: State) -> Any:
    values = np.zeros(len(legal_in(view)))
    assert exact_chances(view, legal_in(view), new_rng(), values)
    return values


@pytest.mark.usefixtures("few_guesses")
@pytest.mark.parametrize("round", [2, 4])
@pytest.mark.parametrize("given", POSITIONS[4:8] + POSITIONS[14:16], ids=str)
def test_chances_to_win_agree_with_enumerating_everything(given: dict[str, Any], round: int) -> None:
    view = end(**given, round=round, hands=HANDS, open_money=True)
    before = view.tobytes()
    assert chances(view) - 0.5 == pytest.approx(enumerated(view, chance), abs=ROUNDING)
    assert view.tobytes() == before


@pytest.mark.usefixtures("few_guesses")
@pytest.mark.parametrize(
    ("anna", "benno", "chance"),
    [
        (("10k",), ("50k",), 0.5),
        (("20k",), ("30k", "30k"), 0),
        (("10k", "10k"), ("60k",), 1),
        (("20k",), ("50k",), 1),
        (("10k",), ("60k",), 0),
    ],
)
def test_the_game_is_won_by_money_and_then_by_bills(anna: list[str], benno: list[str], chance: float) -> None:
    """By hand: with a last die at 3 Anna gets 90k, 50k, 80k and 20k, Benno 20k, 60k, 70k and 50k."""
    assert chances(end((1, 0), "3", round=4, hands=(anna, benno), open_money=True)) == pytest.approx([chance])


@pytest.mark.usefixtures("few_guesses")
def test_hidden_money_is_guessed() -> None:
    view = end((2, 1), "3 5", round=4, hands=(("30k", "40k"), ("90k", "80k")))
    assert view.hand[BENNO].sum() == 0
    poor, even = chances(view), chances(end((2, 1), "3 5", round=4, hands=(("30k", "40k"), ())))
    assert (poor < even).all()


def test_other_games_have_no_exact_chances() -> None:
    assert not exact_chances(Match("gambler", players=2, seed=1).secret_state, np.zeros(1), new_rng(), np.zeros(1))


def solved(view: State) -> Any:
    """Value a view in the compiled gear."""
    return SolvedRound(view).placements(view)


def test_both_gears_value_alike() -> None:
    for given in POSITIONS:
        assert solved(end(**given)).tolist() == exact(end(**given)).tolist()


@pytest.mark.parametrize(
    "given",
    [
        {"left": (4, 4), "roll": "1 3 4 6"},
        {"left": (4, 3), "roll": "1 2 2", "on": BENNO},
        {"left": (2, 2), "roll": "2 6 + 2", "held": (1, 1)},
        {"left": (1, 2), "roll": "1 4 + 3 5", "held": (1, 2), "on": BENNO},
    ],
    ids=str,
)
def test_larger_positions_are_worth_what_the_next_decision_is(given: dict[str, Any]) -> None:
    """Each placement is worth the mean, over all rolls of the rival, of what is then worst for oneself."""
    view = end(**given)
    expected = []
    for face in legal_in(view):
        placed = after(view, int(face))
        assert seat_of(placed) != seat_of(view)
        expected.append(-sum(p * solved(applied(placed, roll)).max() for roll, p in LAS_VEGAS.outcomes(placed)))
    assert solved(view) == pytest.approx(expected, abs=ROUNDING)


def test_it_leaves_large_positions_and_more_players_alone() -> None:
    many = Match("las-vegas", players=2, seed=1).secret_state
    three = position(3, {6: casino("50k", dice=(7, 8, 8))}, roll="roll 1").masked(ANNA)
    for view in (many, three):
        values = np.full(6, 7.0)
        assert not exact_values(view, legal_in(view), values)
        assert values.tolist() == [7.0] * 6


@pytest.mark.parametrize("neutral", [0, 1])
def test_it_takes_as_many_dice_as_it_says(neutral: int, monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    monkeypatch.setattr(endgame, "value_placements", lambda *args: called.append(args))
    view = Match("las-vegas", players=2, seed=1, neutral=bool(neutral)).secret_state
    view.dice_left[:] = 0
    view.dice_left[0] = (4, neutral)
    for spare in (0, 1):
        view.dice_left[1, 0] = MAX_DICE[neutral] - view.dice_left[0].sum() + spare
        assert exact_values(view, legal_in(view), np.zeros(6)) == (spare == 0)
    assert len(called) == 1
