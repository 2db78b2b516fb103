"""Our "perft": tiny end positions, valued by the engine and by plain arithmetic that knows nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from zocker.match import Match
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.state import State

FILLER = {"bills": ["50k"]}  # a casino where nothing else happens


def engine_values(state: State) -> dict[str, list[Fraction]]:
    """Return every seat's expected money after each legal move, everybody playing for his own money."""
    values = {}
    for move in LAS_VEGAS.waiting(state).moves:  # type: ignore[union-attr]
        after = state.copy()
        LAS_VEGAS.play(after, move.code)
        values[move.text] = engine_value(after)
    return values


def engine_value(state: State) -> list[Fraction]:
    if waits_for(state) == OVER:
        return [Fraction(int(LAS_VEGAS.score(state, seat))) for seat in range(state.players)]
    if waits_for(state) > OVER:
        seat = seat_of(state)
        return max(engine_values(state).values(), key=lambda values: values[seat])
    total = [Fraction(0)] * int(state.players)
    for outcome, probability in LAS_VEGAS.outcomes(state):
        after = state.copy()
        LAS_VEGAS.chance(after, outcome)
        total = [t + probability * v for t, v in zip(total, engine_value(after), strict=True)]
    return total


def money(bills: Sequence[Sequence[int]], dice: Sequence[Sequence[int]], players: int) -> list[int]:
    """Score six casinos by hand: dice[casino] counts the players' dice and, last, the neutral ones."""
    won = [0] * players
    for casino in range(6):
        counts = dice[casino]
        ranking = sorted((who for who in range(len(counts)) if counts[who] and counts.count(counts[who]) == 1),
                         key=lambda who: -counts[who])  # fmt: skip
        for who, bill in zip(ranking, bills[casino], strict=False):
            if who < players:
                won[who] += bill
    return won


def put(dice: Sequence[Sequence[int]], casino: int, who: int, n: int = 1) -> list[list[int]]:
    return [[c + (n if (k, w) == (casino, who) else 0) for w, c in enumerate(row)] for k, row in enumerate(dice)]


def position(casinos: list[dict[str, Any]], players: int, on: int, roll: str, **more: Any) -> Match:
    setup: dict[str, Any] = {"round": 4, "starter": 1, "on": on, "casinos": casinos, "roll": roll} | more
    neutral = "neutral" in more
    return Match("las-vegas", players=players, chance="ask", setup=setup, neutral=neutral)


def mean(values: list[list[int]]) -> list[Fraction]:
    return [Fraction(sum(column), len(values)) for column in zip(*values, strict=True)]


def test_two_players_two_dice_against_one() -> None:
    """Seat 1 has a 2 and a 5 to choose from; then seat 2 rolls its last die, then seat 1 its own."""
    bills = [[9, 2], [6, 3], [5], [7], [8, 4], [5]]
    start = [[3, 2, 0], [1, 2, 0], [0, 0, 0], [0, 0, 0], [2, 3, 0], [0, 0, 0]]
    casinos = [{"bills": [f"{b}0k" for b in bills[k]], "dice": start[k][:2]} for k in range(6)]
    match = position(casinos, 2, 1, "roll 2 5")
    expected = {}
    for face in (2, 5):
        placed = put(start, face - 1, 0)
        results = [
            money(bills, put(put(placed, theirs, 1), mine, 0), 2) for theirs, mine in product(range(6), range(6))
        ]
        expected[f"place {face}"] = mean(results)
    assert engine_values(match.secret_state) == expected
    assert len(set(map(tuple, expected.values()))) == 2


def test_three_players_and_ties_of_three() -> None:
    """All three have one die left and a common casino to tie at."""
    bills = [[9, 2], [6, 3, 1], [5], [7], [8], [5]]
    start = [[2, 2, 2, 0], [2, 2, 2, 0], [1, 1, 1, 0], [1, 0, 1, 0], [1, 2, 0, 0], [0, 0, 1, 0]]
    casinos = [{"bills": [f"{b}0k" for b in bills[k]], "dice": start[k][:3]} for k in range(6)]
    match = position(casinos, 3, 2, "roll 1")
    results = [
        money(bills, put(put(put(start, 0, 1), third, 2), first, 0), 3) for third, first in product(range(6), range(6))
    ]
    assert engine_values(match.secret_state) == {"place 1": mean(results)}


def test_neutral_dice_win_and_tie_too() -> None:
    """Seat 1 holds one own and one neutral die; seat 2 holds a neutral die only."""
    bills = [[9, 2], [6, 3], [5], [7, 1], [8, 4], [5]]
    start = [[3, 2, 1], [1, 2, 1], [1, 1, 1], [0, 1, 1], [2, 2, 1], [0, 0, 1]]
    casinos = [{"bills": [f"{b}0k" for b in bills[k]], "dice": start[k][:2], "neutral": start[k][2]} for k in range(6)]
    match = position(casinos, 2, 1, "roll 4 + 3", neutral=[1, 1])
    place_own = put(start, 3, 0)
    own = [money(bills, put(put(place_own, b, 2), a, 2), 2) for b, a in product(range(6), range(6))]
    place_white = put(start, 2, 2)
    white = [money(bills, put(put(place_white, b, 2), a, 0), 2) for b, a in product(range(6), range(6))]
    assert engine_values(match.secret_state) == {"place 3": mean(white), "place 4": mean(own)}


def test_the_opponent_chooses_too() -> None:
    """Seat 1 places its last die; seat 2 then rolls two dice, chooses for its own money, and rolls the last."""
    bills = [[9, 2], [6, 3], [5], [7], [8, 4], [5]]
    start = [[3, 2, 0], [1, 2, 0], [1, 0, 0], [0, 1, 0], [2, 1, 0], [0, 0, 0]]
    casinos = [{"bills": [f"{b}0k" for b in bills[k]], "dice": start[k][:2]} for k in range(6)]
    match = position(casinos, 2, 1, "roll 3")
    placed = put(start, 2, 0)
    results = []
    for a, b in product(range(6), range(6)):
        if a == b:
            results.append([Fraction(m) for m in money(bills, put(placed, a, 1, 2), 2)])
        else:
            choices = [mean([money(bills, put(put(placed, first, 1), last, 1), 2) for last in range(6)])
                       for first in sorted((a, b))]  # fmt: skip
            results.append(max(choices, key=lambda values: values[1]))
    expected = [sum(column, Fraction(0)) / 36 for column in zip(*results, strict=True)]
    assert engine_values(match.secret_state) == {"place 3": expected}
