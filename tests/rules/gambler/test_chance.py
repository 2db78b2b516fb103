"""Chance is an input: what may be supplied, how it is written, and how likely it is."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from tests.rules.gambler.table import play, position, start, tableau
from tests.rules.las_vegas.table import ANNA, CARLA, refused
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.gambler.events import TableauTurned
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.messages import Rolled, StarterDrawn

Position = Callable[[], Match]


def starter() -> Match:
    return start(3, tableau(), starter="random")


def first_tableau() -> Match:
    return start(2, *[tableau()] * 12)


def late_tableau() -> Match:
    """Number 1 and number 3 were turned up; 2 and 4 can come."""
    match = position(2, "1 : 10", round=2, turned=[3, 1], others=[tableau()] * 3, roll="1 2 2 2 2")
    play(match, "1 in 1")
    return match


def whole_roll() -> Match:
    return position(2, "1 2 : 10")


def roll_of_three() -> Match:
    match = position(2, "1 1 2 : 10", roll="1 1 4 4 4")
    play(match, "1 in 1", "1 in 1", "roll again")
    return match


def last_die() -> Match:
    return position(2, "1 2 : 10", dice=[1, 15])


WAITING = [starter, first_tableau, late_tableau, whole_roll, roll_of_three, last_die]

WRONG = [
    (starter, "start 0", "error-start"),
    (starter, "start 4", "error-start"),
    (starter, "start 01", "error-start"),
    (starter, "start", "error-start"),
    (starter, "start 1 2", "error-start"),
    (starter, "start ١", "error-start"),
    (starter, "roll 1", "error-chance-expected"),
    (starter, "tableau 1", "error-chance-expected"),
    (first_tableau, "tableau 0", "error-tableau"),
    (first_tableau, "tableau 13", "error-tableau"),
    (first_tableau, "tableau 100", "error-tableau"),
    (first_tableau, "tableau 1000", "error-tableau"),
    (first_tableau, "tableau -1", "error-tableau"),
    (first_tableau, "tableau 01", "error-tableau"),
    (first_tableau, "tableau", "error-tableau"),
    (first_tableau, "tableau  1", "error-tableau"),
    (first_tableau, "tableau 1 ", "error-tableau"),
    (first_tableau, "tableau 1\n", "error-tableau"),
    (first_tableau, "tableau 1 2", "error-tableau"),
    (first_tableau, "tableau Test", "error-tableau"),
    (first_tableau, "start 1", "error-chance-expected"),
    (first_tableau, "1", "error-chance-expected"),
    (first_tableau, "", "error-chance-expected"),
    (late_tableau, "tableau 5", "error-tableau"),
    (late_tableau, "tableau 1", "error-tableau-turned"),
    (late_tableau, "tableau 3", "error-tableau-turned"),
    (whole_roll, "roll 1 1 1 1", "error-number-of-dice"),
    (whole_roll, "roll 1 1 1 1 1 1", "error-number-of-dice"),
    (whole_roll, "roll", "error-gambler-dice"),
    (whole_roll, "roll ", "error-gambler-dice"),
    (whole_roll, "roll 1 1 1 1 7", "error-gambler-dice"),
    (whole_roll, "roll 0 1 1 1 1", "error-gambler-dice"),
    (whole_roll, "roll 1 1 1 1 x", "error-gambler-dice"),
    (whole_roll, "roll 1  1 1 1 1", "error-gambler-dice"),
    (whole_roll, "roll 1 1 1 1 1 ", "error-gambler-dice"),
    (whole_roll, "roll 1 1 1 1 1\n", "error-gambler-dice"),
    (whole_roll, "roll 11111", "error-gambler-dice"),
    (whole_roll, "roll 1 1 1 1 + 1", "error-gambler-dice"),
    (whole_roll, "roll ١ 1 1 1 1", "error-gambler-dice"),
    (whole_roll, "rolls 1 1 1 1 1", "error-chance-expected"),
    (whole_roll, "tableau 1", "error-chance-expected"),
    (roll_of_three, "roll 1 1 1 1 1", "error-number-of-dice"),
    (roll_of_three, "roll 1 1", "error-number-of-dice"),
    (last_die, "roll 1 1", "error-number-of-dice"),
]


@pytest.mark.parametrize(("at", "text", "message"), WRONG)
def test_what_cannot_have_been_rolled_or_drawn_changes_nothing(at: Position, text: str, message: str) -> None:
    match = at()
    before, events, lines = match.secret_state.tobytes(), list(match.secret_events), list(match.lines)
    with refused(message):
        match.supply(text)
    assert (match.secret_state.tobytes(), match.secret_events, match.lines) == (before, events, lines)


@pytest.mark.parametrize("at", WAITING)
def test_no_move_is_possible_while_chance_is_due(at: Position) -> None:
    match = at()
    for move in ("stop", "roll again", "place 1 in row 1"):
        with refused("error-chance-first", text=move):
            match.play(move)


def test_no_chance_is_due_while_a_move_is() -> None:
    match = position(2, "1 : 10", roll="1 1 1 1 1")
    with refused("error-no-chance"):
        match.supply("roll 1 1 1 1 1")


def test_mistakes_say_what_was_expected_and_what_came() -> None:
    with refused("error-start", players=3, text="start 4"):
        starter().supply("start 4")
    with refused("error-chance-expected", expected="start", text="go 1"):
        starter().supply("go 1")
    with refused("error-chance-expected", expected="tableau", text="roll 1"):
        first_tableau().supply("roll 1")
    with refused("error-chance-expected", expected="roll", text="start 1"):
        whole_roll().supply("start 1")
    with refused("error-tableau", tableaux=12, text="tableau 13"):
        first_tableau().supply("tableau 13")
    with refused("error-tableau-turned", number=3):
        late_tableau().supply("tableau 3")
    with refused("error-gambler-dice", text="roll 1 1 1 1 7"):
        whole_roll().supply("roll 1 1 1 1 7")
    with refused("error-number-of-dice", kind="own", expected=3, got=2):
        roll_of_three().supply("roll 1 1")


@pytest.mark.parametrize("at", WAITING)
def test_every_outcome_is_written_and_read_back(at: Position) -> None:
    state = at().secret_state
    written = set()
    for outcome, _ in GAMBLER.outcomes(state):
        text = GAMBLER.write_chance(state, outcome)
        assert GAMBLER.read_chance(state, text).tolist() == outcome.tolist()
        written.add(text)
    assert len(written) == len(list(GAMBLER.outcomes(state)))


@pytest.mark.parametrize("at", WAITING)
def test_probabilities_sum_to_exactly_one(at: Position) -> None:
    chances = [probability for _, probability in GAMBLER.outcomes(at().secret_state)]
    assert sum(chances) == 1
    assert all(chance > 0 for chance in chances)


@pytest.mark.parametrize(
    ("at", "written"),
    [
        (starter, {"start 1": Fraction(1, 3), "start 3": Fraction(1, 3)}),
        (first_tableau, {"tableau 1": Fraction(1, 12), "tableau 12": Fraction(1, 12)}),
        (late_tableau, {"tableau 2": Fraction(1, 2), "tableau 4": Fraction(1, 2)}),
        (whole_roll, {"roll 1 1 1 1 1": Fraction(1, 6**5), "roll 1 2 3 5 6": Fraction(120, 6**5)}),
        (roll_of_three, {"roll 2 2 5": Fraction(3, 216), "roll 1 4 6": Fraction(6, 216)}),
        (last_die, {"roll 6": Fraction(1, 6)}),
    ],
)
def test_outcomes_are_written_as_people_would_and_have_their_probability(
    at: Position, written: dict[str, Fraction]
) -> None:
    state = at().secret_state
    chances = {GAMBLER.write_chance(state, outcome): p for outcome, p in GAMBLER.outcomes(state)}
    assert chances == chances | written


def test_dice_may_be_typed_in_any_order() -> None:
    match = whole_roll()
    match.supply("roll 6 1 4 1 5")
    assert match.lines == ["roll 1 1 4 5 6"]
    assert match.secret_events == [Rolled(ANNA, (1, 1, 4, 5, 6))]


def test_events_tell_what_chance_brought() -> None:
    match = starter()
    match.supply("start 3")
    assert match.secret_events[0] == StarterDrawn(CARLA)
    match = late_tableau()
    match.supply("tableau 4")
    assert match.secret_events[-1] == TableauTurned(4)
    assert match.lines[-1] == "tableau 4"


@pytest.mark.parametrize("at", WAITING)
def test_what_is_drawn_is_always_a_possible_outcome(at: Position) -> None:
    state = at().secret_state
    possible = {tuple(outcome.tolist()) for outcome, _ in GAMBLER.outcomes(state)}
    one_number = at in (starter, first_tableau, late_tableau)
    rng = dice.seeded_rng(7)
    seen = set()
    for _ in range(400):
        outcome = np.full(GAMBLER.outcome_length, 99)
        GAMBLER.draw(state, rng, outcome)
        if one_number:
            outcome[1:] = 0
        seen.add(tuple(outcome.tolist()))
    assert seen <= possible
    assert len(possible) > 100 or seen == possible


def test_moves_have_a_code_and_a_text() -> None:
    assert GAMBLER.moves[:7] == (*(f"place {face} in row 1" for face in range(1, 7)), "place 1 in row 2")
    assert GAMBLER.moves[35:] == ("place 6 in row 6", "roll again", "stop")
    assert len(set(GAMBLER.moves)) == 38


@pytest.mark.parametrize("number", [1, 10, 99, 100])
def test_any_of_a_hundred_tableaux_can_be_turned_up(number: int) -> None:
    match = start(2, *[tableau(f"{1 + face % 5} : 20") for face in range(100)])
    assert len(list(GAMBLER.outcomes(match.secret_state))) == 100
    match.supply(f"tableau {number}")
    assert match.view().tableau == number
    assert match.view().rows[0].boxes == (str(1 + (number - 1) % 5),)
