"""Chance is an input: what may be supplied, how it is written, and how likely it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from tests.rules.royale.table import ANNA, ASIDE, PAIRS, all_dice_on, casino, lay, position, refused, start
from zocker import replays
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.messages import Chance, Rolled
from zocker.rules.royale.events import BoardsLaid, ExtraRolled
from zocker.rules.royale.game import ROYALE
from zocker.rules.vegas.events import NeutralRolled, PairDrawn, SetAside

Position = Callable[[], Match]


def starter() -> Match:
    return Match("royale", players=3, chance="ask")


def boards() -> Match:
    return start(3)


def fresh_boards() -> Match:
    """The second round of a table without repeats."""
    match = position(3, None, "A1 B1 C1", left=["1", "", ""], options={"no_repeat": True})
    all_dice_on(match, 6)
    return match


def pair() -> Match:
    return start(3, boards=0)


def late_pair() -> Match:
    """All $100k but one are gone."""
    match = start(3, boards=0)
    lay(match, "100k 100k", "100k 100k", "100k 100k")
    return match


def aside() -> Match:
    match = start(3, boards=1, faces="C2")
    for laid in PAIRS:
        match.supply(f"pair {laid}")
    return match


def neutral() -> Match:
    match = start(2, boards=0)
    lay(match)
    return match


def roll() -> Match:
    return position(3, {1: casino(dice=["4"])})


def small_roll() -> Match:
    return position(3, {1: casino(dice=["4B"])})


def big_roll() -> Match:
    return position(3, {1: casino(dice=["7"])})


def jackpot() -> Match:
    match = position(3, None, "A2", roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    return match


LISTED = [starter, pair, late_pair, neutral, roll, small_roll, big_roll, jackpot]
UNLISTED = [boards, fresh_boards, aside]

WRONG = [
    (starter, "start 0", "error-start"),
    (starter, "start 4", "error-start"),
    (starter, "start", "error-start"),
    (starter, "start 1 2", "error-start"),
    (starter, "start 1 ", "error-start"),
    (starter, "start  1", "error-start"),
    (starter, "start 12", "error-start"),
    (starter, "roll 1", "error-chance-expected"),
    (boards, "boards", "error-boards"),
    (boards, "boards A1 B1", "error-boards"),
    (boards, "boards A1 B1 C1 D1", "error-boards"),
    (boards, "boards A1 B1 C3", "error-boards"),
    (boards, "boards A1 B1 c1", "error-boards"),
    (boards, "boards A1 B1 Z1", "error-boards"),
    (boards, "boards A1 B1 C1 ", "error-boards"),
    (boards, "boards A1  B1 C1", "error-boards"),
    (boards, "boards A1 B1\nC1", "error-boards"),
    (boards, "boards A1 B1 A1", "error-board-out"),
    (boards, "boards A1 B1 A2", "error-board-out"),
    (boards, "pair 30k 40k", "error-chance-expected"),
    (fresh_boards, "boards A1 E1 F1", "error-board-out"),
    (fresh_boards, "boards A2 D1 C1", "error-board-out"),
    (pair, "pair", "error-number-of-cards"),
    (pair, "pair 50k", "error-number-of-cards"),
    (pair, "pair 50k 40k 30k", "error-number-of-cards"),
    (pair, "pair 50k 20k", "error-card"),
    (pair, "pair 50k 110k", "error-card"),
    (pair, "pair 50k 100", "error-card"),
    (pair, "pair 50k ", "error-card"),
    (pair, "pair 50k  40k", "error-card"),
    (pair, "pair 50k 40k\n", "error-card"),
    (pair, "pair 50k\t40k", "error-card"),
    (pair, "pair ٥0k 40k", "error-card"),
    (pair, "pairs 50k 40k", "error-chance-expected"),
    (pair, "bill 50k", "error-chance-expected"),
    (pair, "50k 40k", "error-chance-expected"),
    (pair, "", "error-chance-expected"),
    (late_pair, "pair 100k 100k", "error-card-gone"),
    (aside, "aside", "error-number-of-cards"),
    (aside, f"aside {ASIDE} 60k", "error-number-of-cards"),
    (aside, "aside " + ASIDE.removesuffix(" 100k"), "error-number-of-cards"),
    (aside, "aside " + " ".join(["100k"] * 8 + ["60k"] * 4 + ["50k"] * 12), "error-card-gone"),
    (aside, "aside " + " ".join(["30k"] * 10 + ["90k"] * 9 + ["40k"] * 5), "error-card-gone"),
    (aside, f"aside {ASIDE.replace('90k', '95k')}", "error-card"),
    (aside, f"pair {ASIDE}", "error-chance-expected"),
    (neutral, "neutral 1 1 1 1 1 1 B1", "error-number-of-dice"),
    (neutral, "neutral 1 1 1 1 1 1 1 1 B1", "error-number-of-dice"),
    (neutral, "neutral 1 1 1 1 1 1 1", "error-number-of-dice"),
    (neutral, "neutral 1 1 1 1 1 1 1 1", "error-number-of-dice"),
    (neutral, "neutral 1 1 1 1 1 1 7 B1", "error-royale-dice"),
    (neutral, "neutral 1 1 1 1 1 1 1 B1 B1", "error-royale-dice"),
    (neutral, "roll 1 1 1 1 1 1 1 B1", "error-chance-expected"),
    (roll, "roll", "error-number-of-dice"),
    (roll, "roll 1 1 B1", "error-number-of-dice"),
    (roll, "roll 1 1 1 1 B1", "error-number-of-dice"),
    (roll, "roll 1 1 1", "error-number-of-dice"),
    (roll, "roll 1 1 1 1", "error-number-of-dice"),
    (roll, "roll 1 1 1 B7", "error-royale-dice"),
    (roll, "roll 1 1 0 B1", "error-royale-dice"),
    (roll, "roll 1 1 B1 1", "error-royale-dice"),
    (roll, "roll 1 1 1 b1", "error-royale-dice"),
    (roll, "roll 1 1 1 B 1", "error-royale-dice"),
    (roll, "roll 1 1 1 B1 ", "error-royale-dice"),
    (roll, "roll 1 1  1 B1", "error-royale-dice"),
    (roll, "roll 111 B1", "error-royale-dice"),
    (roll, "roll 1 1 1 + B1", "error-royale-dice"),
    (roll, "rolls 1 1 1 B1", "error-chance-expected"),
    (small_roll, "roll 1 1 1 B1", "error-number-of-dice"),
    (big_roll, "roll 1", "error-number-of-dice"),
    (big_roll, "roll", "error-number-of-dice"),
    (jackpot, "extra", "error-extra"),
    (jackpot, "extra 1", "error-extra"),
    (jackpot, "extra 1 7", "error-extra"),
    (jackpot, "extra 0 1", "error-extra"),
    (jackpot, "extra 1 2 3", "error-extra"),
    (jackpot, "extra 1 2 ", "error-extra"),
    (jackpot, "extra 12", "error-extra"),
    (jackpot, "roll 1 2", "error-chance-expected"),
]


@pytest.mark.parametrize(("at", "text", "message"), WRONG)
def test_what_cannot_have_been_rolled_or_drawn_changes_nothing(at: Position, text: str, message: str) -> None:
    match = at()
    before, events, lines = match.secret_state.tobytes(), list(match.secret_events), list(match.lines)
    with refused(message):
        match.supply(text)
    assert (match.secret_state.tobytes(), match.secret_events, match.lines) == (before, events, lines)


@pytest.mark.parametrize("at", LISTED + UNLISTED)
def test_no_move_is_possible_while_chance_is_due(at: Position) -> None:
    match = at()
    before = match.secret_state.tobytes()
    with refused("error-chance-first", text="place 1"):
        match.play("place 1")
    assert match.secret_state.tobytes() == before


def test_no_chance_is_due_while_a_move_is() -> None:
    match = position(2, roll="roll 1 1 1 1 2 2 2 B2")
    before = match.secret_state.tobytes()
    with refused("error-no-chance"):
        match.supply("roll 1 1 1 1 2 2 2 B2")
    with refused("error-no-chance"):
        match.roll()
    assert match.secret_state.tobytes() == before


def test_mistakes_say_what_was_expected_and_what_came() -> None:
    with refused("error-start", players=3, text="start 4"):
        starter().supply("start 4")
    with refused("error-boards", expected=3, text="boards A1"):
        boards().supply("boards A1")
    with refused("error-board-out", face="A2"):
        boards().supply("boards A1 B1 A2")
    with refused("error-number-of-cards", expected=2, got=3):
        pair().supply("pair 30k 40k 50k")
    with refused("error-number-of-cards", expected=24, got=1):
        aside().supply("aside 30k")
    with refused("error-card", text="55k"):
        pair().supply("pair 30k 55k")
    with refused("error-card-gone", card="100k"):
        late_pair().supply("pair 100k 100k")
    with refused("error-number-of-dice", kind="small", expected=3, got=2):
        roll().supply("roll 1 1 B1")
    with refused("error-number-of-dice", kind="biggy", expected=1, got=0):
        roll().supply("roll 1 1 1")
    with refused("error-number-of-dice", kind="biggy", expected=0, got=1):
        small_roll().supply("roll 1 1 1 B1")
    with refused("error-royale-dice", text="roll 1 1 7 B1"):
        roll().supply("roll 1 1 7 B1")
    with refused("error-extra", text="extra 1 7"):
        jackpot().supply("extra 1 7")
    for at, expected in zip(
        (starter, boards, pair, aside, neutral, roll, jackpot),
        ("start", "boards", "pair", "aside", "neutral", "roll", "extra"),
        strict=True,
    ):
        with refused("error-chance-expected", expected=expected, text="go 1"):
            at().supply("go 1")


@pytest.mark.parametrize("at", LISTED)
def test_every_outcome_is_written_and_read_back(at: Position) -> None:
    state = at().secret_state
    written = set()
    for outcome, _ in ROYALE.outcomes(state):
        text = ROYALE.write_chance(state, outcome)
        assert ROYALE.read_chance(state, text).tolist() == outcome.tolist()
        written.add(text)
    assert len(written) == len(list(ROYALE.outcomes(state)))


@pytest.mark.parametrize("at", LISTED + UNLISTED)
def test_what_is_drawn_is_written_and_read_back(at: Position) -> None:
    """Drawing changes nothing, and what is read back does the same as what was drawn."""
    state = at().secret_state
    rng = dice.seeded_rng(3)
    for _ in range(50):
        outcome = np.zeros(ROYALE.outcome_length, np.int64)
        before = state.tobytes()
        ROYALE.draw(state, rng, outcome)
        assert state.tobytes() == before
        text = ROYALE.write_chance(state, outcome)
        read = ROYALE.read_chance(state, text)
        assert ROYALE.write_chance(state, read) == text
        assert ROYALE.chance_event(state, read) == ROYALE.chance_event(state, outcome)
        drawn, typed = state.copy(), state.copy()
        ROYALE.chance(drawn, outcome)
        ROYALE.chance(typed, read)
        assert typed.tobytes() == drawn.tobytes() != before


@pytest.mark.parametrize("at", LISTED)
def test_probabilities_sum_to_exactly_one(at: Position) -> None:
    chances = [probability for _, probability in ROYALE.outcomes(at().secret_state)]
    assert sum(chances) == 1
    assert all(chance > 0 for chance in chances)


@pytest.mark.parametrize("at", UNLISTED)
def test_boards_and_cards_set_aside_are_too_many_to_list(at: Position) -> None:
    with refused("error-too-many-outcomes"):
        list(ROYALE.outcomes(at().secret_state))


@pytest.mark.parametrize(
    ("at", "written"),
    [
        (starter, {"start 1": Fraction(1, 3), "start 3": Fraction(1, 3)}),
        (
            pair,
            {
                "pair 30k 30k": Fraction(11 * 10, 90 * 89),
                "pair 40k 30k": Fraction(2 * 11 * 11, 90 * 89),
                "pair 100k 60k": Fraction(2 * 7 * 15, 90 * 89),
            },
        ),
        (late_pair, {"pair 100k 30k": Fraction(2 * 11, 84 * 83), "pair 40k 40k": Fraction(11 * 10, 84 * 83)}),
        (
            roll,
            {
                "roll 1 1 1 B1": Fraction(1, 6**4),
                "roll 1 1 4 B6": Fraction(3, 6**4),
                "roll 1 2 6 B2": Fraction(6, 6**4),
            },
        ),
        (small_roll, {"roll 1 1 4": Fraction(3, 6**3)}),
        (big_roll, {"roll B4": Fraction(1, 6)}),
        (neutral, {"neutral 1 1 1 1 1 1 1 B1": Fraction(1, 6**8), "neutral 1 1 1 1 1 1 2 B1": Fraction(7, 6**8)}),
        (jackpot, {"extra 1 1": Fraction(1, 36), "extra 2 5": Fraction(1, 36), "extra 5 2": Fraction(1, 36)}),
    ],
)
def test_outcomes_are_written_as_people_would_and_have_their_probability(
    at: Position, written: dict[str, Fraction]
) -> None:
    state = at().secret_state
    chances = {ROYALE.write_chance(state, outcome): p for outcome, p in ROYALE.outcomes(state)}
    assert chances == chances | written
    assert "pair 100k 100k" not in chances or at is not late_pair


@pytest.mark.parametrize("at", [pair, late_pair, roll, small_roll, big_roll, jackpot, starter])
def test_draws_follow_the_probabilities(at: Position) -> None:
    """Every result is drawn about as often as it should, within five standard deviations."""
    state, rng, times = at().secret_state, dice.seeded_rng(11), 4000
    drawn: Counter[str] = Counter()
    outcome = np.zeros(ROYALE.outcome_length, np.int64)
    for _ in range(times):
        ROYALE.draw(state, rng, outcome)
        drawn[ROYALE.write_chance(state, outcome)] += 1
    expected = {ROYALE.write_chance(state, outcome): float(p) * times for outcome, p in ROYALE.outcomes(state)}
    assert set(drawn) <= set(expected)
    for text, n in expected.items():
        assert abs(drawn[text] - n) <= 5 * n**0.5 + 5, text


def test_cards_set_aside_are_drawn_like_any_cards() -> None:
    """24 of the 78 cards that are left: on average 24/78 of each value."""
    state, rng, times = aside().secret_state, dice.seeded_rng(12), 300
    outcome = np.zeros(ROYALE.outcome_length, np.int64)
    drawn: Counter[int] = Counter()
    for _ in range(times):
        ROYALE.draw(state, rng, outcome)
        assert outcome.sum() == 24
        drawn.update({value: int(outcome[value]) for value in range(3, 11)})
    for value in range(3, 11):
        expected = times * 24 * int(state.stack[value]) / 78
        assert abs(drawn[value] - expected) <= 5 * expected**0.5, value


@pytest.mark.parametrize(
    ("at", "text", "line", "event"),
    [
        (boards, "boards H2 A1 D2", "boards H2 A1 D2", BoardsLaid(("My Choice", "Lucky Punch", "Power Play"))),
        (pair, "pair 30k 100k", "pair 100k 30k", PairDrawn((100_000, 30_000))),
        (
            neutral,
            "neutral 3 2 1 1 1 1 1 B5",
            "neutral 1 1 1 1 1 2 3 B5",
            NeutralRolled(None, (1, 1, 1, 1, 1, 2, 3), 5),
        ),
        (roll, "roll 6 1 3 B2", "roll 1 3 6 B2", Rolled(ANNA, (1, 3, 6), 2)),
        (small_roll, "roll 6 1 3", "roll 1 3 6", Rolled(ANNA, (1, 3, 6), None)),
        (big_roll, "roll B2", "roll B2", Rolled(ANNA, (), 2)),
        (jackpot, "extra 5 1", "extra 5 1", ExtraRolled(ANNA, "Jackpot", (5, 1))),
    ],
)
def test_supplied_results_are_told_and_recorded_in_order(at: Position, text: str, line: str, event: object) -> None:
    match = at()
    heard = len(match.secret_events)
    match.supply(text)
    assert match.lines[-1] == line
    assert match.secret_events[heard] == event


def test_cards_set_aside_are_recorded_in_order() -> None:
    match = aside()
    assert match.waiting == Chance("aside", by_itself=True)
    match.supply("aside " + " ".join(reversed(ASIDE.split())))
    assert match.lines[-1] == f"aside {ASIDE}"
    assert isinstance(match.secret_events[-1], SetAside)
    assert match.secret_events[-1].bills == tuple(int(card[:-1]) * 1000 for card in ASIDE.split())


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_played_again_from_its_lines(seed: int) -> None:
    game = Match("royale", players=2 + seed % 4, seed=seed, boards=seed + 1)
    while not game.over:
        moves = game.waiting.moves  # type: ignore[union-attr]
        game.play(moves[(seed + len(game.lines)) % len(moves)].text)
    again = replays.replay(game.record())
    assert again.secret_state.tobytes() == game.secret_state.tobytes()
    assert again.secret_events == game.secret_events
