"""Chance is an input: what may be supplied, how it is written, and how likely it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from tests.rules.las_vegas.table import ANNA, BENNO, casino, position, refused, start, stock
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.messages import Rolled, StarterDrawn
from zocker.rules.vegas.events import NeutralRolled, Stocked

Position = Callable[[], Match]


def starter() -> Match:
    return Match("las-vegas", players=3, chance="ask")


def first_bill() -> Match:
    return start(2)


def late_bill() -> Match:
    """All $90k are gone, and casino 6 has a first bill."""
    match = start(2)
    stock(match, "90k", "90k", "90k", "90k", "90k")
    match.supply("bill 10k")
    return match


def leftover() -> Match:
    match = start(3, neutral=True)
    stock(match, *["50k"] * 6)
    return match


def own_roll() -> Match:
    return position(3, {1: casino(dice=[5, 0, 0])})


def mixed_roll() -> Match:
    return position(2, {1: casino(dice=[5, 0], neutral=2)}, held=[2, 4], neutral=True)


def neutral_roll() -> Match:
    return position(2, {1: casino(dice=[8, 0], neutral=1)}, held=[3, 4], neutral=True)


WAITING = [starter, first_bill, late_bill, leftover, own_roll, mixed_roll, neutral_roll]

WRONG = [
    (starter, "start 0", "error-start"),
    (starter, "start 4", "error-start"),
    (starter, "start 12", "error-start"),
    (starter, "start", "error-start"),
    (starter, "start 1 2", "error-start"),
    (starter, "roll 1", "error-chance-expected"),
    (first_bill, "bill 100k", "error-bill"),
    (first_bill, "bill 0k", "error-bill"),
    (first_bill, "bill 50", "error-bill"),
    (first_bill, "bill", "error-bill"),
    (first_bill, "bill  50k", "error-bill"),
    (first_bill, "bill 50k ", "error-bill"),
    (first_bill, "bill 50k\n", "error-bill"),
    (first_bill, "bill 50k 50k", "error-bill"),
    (first_bill, "bill ٥0k", "error-bill"),
    (first_bill, "roll 1 1 1 1 1 1 1 1", "error-chance-expected"),
    (first_bill, "50k", "error-chance-expected"),
    (first_bill, "", "error-chance-expected"),
    (late_bill, "bill 90k", "error-bill-gone"),
    (leftover, "neutral 1", "error-number-of-dice"),
    (leftover, "neutral 1 1 1", "error-number-of-dice"),
    (leftover, "neutral", "error-number-of-dice"),
    (leftover, "neutral 1 7", "error-dice"),
    (leftover, "neutral 1 + 1", "error-dice"),
    (leftover, "neutral 1 1 + 1", "error-dice"),
    (leftover, "neutral + 1 1", "error-dice"),
    (leftover, "roll 1 1", "error-chance-expected"),
    (own_roll, "roll 1 1", "error-number-of-dice"),
    (own_roll, "roll 1 1 1 1", "error-number-of-dice"),
    (own_roll, "roll", "error-number-of-dice"),
    (own_roll, "roll 1 1 7", "error-dice"),
    (own_roll, "roll 0 1 1", "error-dice"),
    (own_roll, "roll 1 1 x", "error-dice"),
    (own_roll, "roll 1  1 1", "error-dice"),
    (own_roll, "roll 1 1 1 ", "error-dice"),
    (own_roll, "roll 111", "error-dice"),
    (own_roll, "roll 1 1 1 +", "error-dice"),
    (own_roll, "roll 1 1 1 + 1", "error-number-of-dice"),
    (own_roll, "rolls 1 1 1", "error-chance-expected"),
    (own_roll, "bill 50k", "error-chance-expected"),
    (mixed_roll, "roll 1 1 1", "error-number-of-dice"),
    (mixed_roll, "roll 1 1 1 + 1", "error-number-of-dice"),
    (mixed_roll, "roll 1 1 1 1 1", "error-number-of-dice"),
    (mixed_roll, "roll 1 1 1 + 1 1 + 1", "error-dice"),
    (neutral_roll, "roll 1 1 1", "error-number-of-dice"),
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
    before = match.secret_state.tobytes()
    with refused("error-chance-first", text="place 1"):
        match.play("place 1")
    assert match.secret_state.tobytes() == before


def test_no_chance_is_due_while_a_move_is() -> None:
    match = position(2, roll="roll 1 1 1 1 2 2 2 2")
    before = match.secret_state.tobytes()
    with refused("error-no-chance"):
        match.supply("roll 1 1 1 1 2 2 2 2")
    with refused("error-no-chance"):
        match.roll()
    assert match.secret_state.tobytes() == before


def test_mistakes_say_what_was_expected_and_what_came() -> None:
    with refused("error-start", players=3, text="start 4"):
        starter().supply("start 4")
    with refused("error-chance-expected", expected="start", text="go 1"):
        starter().supply("go 1")
    with refused("error-chance-expected", expected="bill", text="roll 1"):
        first_bill().supply("roll 1")
    with refused("error-chance-expected", expected="roll", text="bill 50k"):
        own_roll().supply("bill 50k")
    with refused("error-chance-expected", expected="neutral", text="roll 1 2"):
        leftover().supply("roll 1 2")
    with refused("error-bill", text="55k"):
        first_bill().supply("bill 55k")
    with refused("error-dice", text="roll 1 1 7"):
        own_roll().supply("roll 1 1 7")
    with refused("error-dice", text="neutral 1 + 1"):
        leftover().supply("neutral 1 + 1")
    with refused("error-dice", text="neutral 8 1"):
        leftover().supply("neutral 8 1")
    with refused("error-number-of-dice", kind="own", expected=3, got=2):
        own_roll().supply("roll 1 1")
    with refused("error-number-of-dice", kind="neutral", expected=2, got=1):
        mixed_roll().supply("roll 1 1 1 + 1")
    with refused("error-number-of-dice", kind="neutral", expected=2, got=3):
        leftover().supply("neutral 1 2 3")


@pytest.mark.parametrize("at", WAITING)
def test_every_outcome_is_written_and_read_back(at: Position) -> None:
    state = at().secret_state
    written = set()
    for outcome, _ in LAS_VEGAS.outcomes(state):
        text = LAS_VEGAS.write_chance(state, outcome)
        assert LAS_VEGAS.read_chance(state, text).tolist() == outcome.tolist()
        written.add(text)
    assert len(written) == len(list(LAS_VEGAS.outcomes(state)))


@pytest.mark.parametrize("at", WAITING)
def test_probabilities_sum_to_exactly_one(at: Position) -> None:
    chances = [probability for _, probability in LAS_VEGAS.outcomes(at().secret_state)]
    assert sum(chances) == 1
    assert all(chance > 0 for chance in chances)


@pytest.mark.parametrize(
    ("at", "written"),
    [
        (starter, {"start 1": Fraction(1, 3), "start 3": Fraction(1, 3)}),
        (first_bill, {"bill 10k": Fraction(6, 54), "bill 20k": Fraction(8, 54), "bill 90k": Fraction(5, 54)}),
        (late_bill, {"bill 10k": Fraction(5, 48), "bill 80k": Fraction(5, 48)}),
        (leftover, {"neutral 1 1": Fraction(1, 36), "neutral 2 5": Fraction(2, 36)}),
        (own_roll, {"roll 1 1 1": Fraction(1, 216), "roll 1 1 4": Fraction(3, 216), "roll 1 2 6": Fraction(6, 216)}),
        (mixed_roll, {"roll 1 2 3 + 4 5": Fraction(12, 6**5), "roll 6 6 6 + 6 6": Fraction(1, 6**5)}),
        (neutral_roll, {"roll + 1 2 3": Fraction(6, 216), "roll + 4 4 4": Fraction(1, 216)}),
    ],
)
def test_outcomes_are_written_as_people_would_and_have_their_probability(
    at: Position, written: dict[str, Fraction]
) -> None:
    state = at().secret_state
    chances = {LAS_VEGAS.write_chance(state, outcome): p for outcome, p in LAS_VEGAS.outcomes(state)}
    assert chances == chances | written


def test_dice_may_be_typed_in_any_order() -> None:
    match = mixed_roll()
    match.supply("roll 6 1 4 + 5 2")
    assert match.lines == ["roll 1 4 6 + 2 5"]
    assert match.secret_events == [Rolled(ANNA, (1, 4, 6), neutral=(2, 5))]


def test_events_tell_what_chance_brought() -> None:
    match = starter()
    match.supply("start 2")
    assert match.secret_events[0] == StarterDrawn(BENNO)
    match.supply("bill 20k")
    assert match.secret_events[-1] == Stocked(1, 20_000)
    match = leftover()
    match.supply("neutral 6 3")
    assert match.secret_events[-1] == NeutralRolled(ANNA, (3, 6))


# Chance drawn by the program ---------------------------------------------------------------------------


@pytest.mark.parametrize("at", WAITING)
def test_what_is_drawn_is_always_a_possible_outcome(at: Position) -> None:
    state = at().secret_state
    possible = {tuple(outcome.tolist()) for outcome, _ in LAS_VEGAS.outcomes(state)}
    one_number = at in (starter, first_bill, late_bill)
    rng = dice.seeded_rng(7)
    seen = set()
    for _ in range(400):
        outcome = np.full(LAS_VEGAS.outcome_length, 99)
        LAS_VEGAS.draw(state, rng, outcome)
        if one_number:
            outcome[1:] = 0
        seen.add(tuple(outcome.tolist()))
    assert seen <= possible
    assert len(possible) > 300 or seen == possible


@pytest.mark.clause("LV-4a")
@pytest.mark.parametrize("at", [first_bill, late_bill])
def test_every_bill_in_the_stack_is_drawn_equally_often(at: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    state = at().secret_state
    total = int(state.stack.sum())
    drawn: Counter[int] = Counter()
    outcome = np.zeros(LAS_VEGAS.outcome_length, np.int64)
    for number in range(total):

        def below(_rng: object, n: int, number: int = number) -> int:
            assert n == total
            return number

        monkeypatch.setattr(dice, "below", below)
        LAS_VEGAS.draw(state, dice.new_rng(), outcome)
        drawn[int(outcome[0])] += 1
    assert [drawn[value] for value in range(10)] == state.stack.tolist()


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    games = [Match("las-vegas", players=2, seed=seed).lines for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]
