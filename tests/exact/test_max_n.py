"""Ends of rounds of several players, and of Las Vegas (2019), against enumerating everything with the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zocker.exact.checks import MAX_BYTES
from zocker.exact.results import MONEY as MONEY_PAYOFF
from zocker.exact.solved_end import SolvedEnd, bytes_for
from zocker.exact.solved_round import SolvedRound
from zocker.exact.table_end import MONEY, PLACE, PLACE_WORTH, WIN, payoffs
from zocker.rules import dice, games
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.state import State

ROUNDING = 2e-5


def late_decision(game: str, players: int, seed: int, most: int, **options: Any) -> State:
    """Return a decision of a game played at random, with a few dice left and in the last round."""
    rules = games.find(game)
    state = rules.new(players, rules.Options(**options))
    rng, outcome = dice.seeded_rng(seed), np.zeros(rules.outcome_length, np.int64)
    last = 4 if game == "las-vegas" else 3
    while not (waits_for(state) > OVER and state.round_no == last and state.dice_left.sum() <= most):
        if waits_for(state) < OVER:
            rules.draw(state, rng, outcome)
            rules.chance(state, outcome)
        else:
            legal = legal_in(state)
            rules.play(state, legal[dice.below(rng, len(legal))])
    return state


def legal_in(state: State) -> Any:
    moves = np.zeros(games.MAX_MOVES, np.int64)
    return moves[: games.legal(state, moves)].copy()


def enumerated(state: State, goal: int) -> Any:
    """Return what each legal move is worth to every seat if everybody chooses as the solver does."""
    known: dict[bytes, Any] = {}
    return np.array([worth(after(state, int(move)), goal, known) for move in legal_in(state)])


def worth(s: State, goal: int, known: dict[bytes, Any]) -> Any:
    if waits_for(s) == OVER:
        paid = np.zeros(s.players)
        payoffs(s, goal, paid)
        return paid
    if s.tobytes() not in known:
        if waits_for(s) > OVER:
            choices = [worth(after(s, int(move)), goal, known) for move in legal_in(s)]
            best = max(choice[seat_of(s)] for choice in choices)
            value = next(choice for choice in choices if choice[seat_of(s)] > best - 1e-9)
        else:
            value = np.zeros(s.players)
            for outcome, chance in games.by_state(s).outcomes(s):
                later = s.copy()
                games.chance(later, outcome)
                value = value + float(chance) * worth(later, goal, known)
        known[s.tobytes()] = value
    return known[s.tobytes()]


def after(s: State, move: int) -> State:
    s = s.copy()
    games.play(s, move)
    return s


@pytest.mark.parametrize("goal", [MONEY, WIN])
@pytest.mark.parametrize(
    ("game", "players", "most", "options"),
    [
        ("las-vegas", 3, 4, {"neutral": False}),
        ("las-vegas", 3, 4, {"neutral": True}),
        ("las-vegas", 4, 3, {"neutral": False}),
        ("las-vegas-2019", 2, 2, {}),
        ("las-vegas-2019", 3, 2, {}),
    ],
)
def test_it_agrees_with_enumerating_everything(game: str, players: int, most: int, options: Any, goal: int) -> None:
    for seed in range(3):
        state = late_decision(game, players, seed, most, **options)
        if game != "las-vegas":
            state.chips[:players] = np.minimum(state.chips[:players], 1)
        before = state.tobytes()
        found, expected = SolvedEnd(state, goal).placements(), enumerated(state, goal)
        seat = seat_of(state)
        assert found[:, seat] == pytest.approx(expected[:, seat], abs=ROUNDING)
        assert found == pytest.approx(expected, abs=ROUNDING)
        assert state.tobytes() == before


def test_a_better_place_decides_only_between_chances_that_are_the_same() -> None:
    for seed in range(6):
        state = late_decision("las-vegas", 4, seed, 2, neutral=False)
        seat = seat_of(state)
        assert SolvedEnd(state, PLACE).placements() == pytest.approx(enumerated(state, PLACE), abs=ROUNDING)
        wins, places = (SolvedEnd(state, goal).placements()[:, seat] for goal in (WIN, PLACE))
        assert wins[places.argmax()] == pytest.approx(wins.max(), abs=2 * PLACE_WORTH)


@pytest.mark.parametrize("neutral", [False, True])
def test_with_two_players_it_finds_what_the_duel_is_worth(neutral: bool) -> None:
    for seed in range(4):
        state = late_decision("las-vegas", 2, seed, 7, neutral=neutral)
        state.hand[:] = 0
        seat = seat_of(state)
        worths = SolvedEnd(state).placements()
        assert worths[:, seat] == pytest.approx(SolvedRound(state, MONEY_PAYOFF).placements(state), abs=ROUNDING)
        assert worths.sum(axis=1) == pytest.approx(0, abs=ROUNDING)


def test_it_says_how_much_memory_it_takes() -> None:
    state = late_decision("las-vegas-2019", 2, 1, 6)
    assert bytes_for(state) == SolvedEnd(state).company.values.nbytes < MAX_BYTES
    many = late_decision("las-vegas", 3, 1, 20, neutral=False)
    assert bytes_for(many) > MAX_BYTES


@pytest.mark.parametrize(("players", "neutral"), [(3, False), (3, True), (4, False)])
def test_later_states_are_read_as_if_they_were_solved_anew(players: int, neutral: bool) -> None:
    state = late_decision("las-vegas", players, 5, 6, neutral=neutral)
    solved, rng, outcome = SolvedEnd(state, WIN), dice.seeded_rng(1), np.zeros(games.MAX_OUTCOME, np.int64)
    while waits_for(state) != OVER:
        if waits_for(state) > OVER:
            assert solved.placements(state) == pytest.approx(SolvedEnd(state, WIN).placements(), abs=ROUNDING)
            games.play(state, legal_in(state)[-1])
        else:
            assert solved.expectation(state) == pytest.approx(SolvedEnd(state, WIN).expectation(state), abs=ROUNDING)
            games.draw(state, rng, outcome)
            games.chance(state, outcome)
