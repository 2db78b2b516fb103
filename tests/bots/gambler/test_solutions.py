"""Rounds of Gambler between two players, solved: what `legend` makes of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tools.start_worth import start_worth

from tests.exact.gambler_enumeration import PLENTY, TINY, Enumeration, for_points, new_turn
from tests.properties.positions import states
from zocker.bots import legend, roster
from zocker.bots.gambler import solutions
from zocker.bots.gambler.between_rounds import starters_chance
from zocker.exact.tableau_values import solve_tableau
from zocker.rules import dice
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, A, seat_of, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import ROLL_AGAIN, ROWS
from zocker.rules.gears import compiled
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import State


@pytest.fixture(autouse=True)
def nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solutions, "_solved", type(solutions._solved)())


def rolled(s: State, roll: str) -> State:
    s = s.copy()
    GAMBLER.chance(s, GAMBLER.read_chance(s, f"roll {roll}"))
    return s


def count_solving(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that grows by one with everything that is solved."""
    solved = list[Any]()

    def counted(kernel: Any) -> Any:
        if kernel is solve_tableau:
            solved.append(kernel)
        return compiled(kernel)

    monkeypatch.setattr(solutions, "compiled", counted)
    return solved


def chance_after(s: State, seat: int) -> float:
    """Return how likely a seat is to win, less a half, after a round in which it has filled the last box."""
    if waits_for(s) == OVER:
        return share(s, seat) / WHOLE - 0.5
    return 0.5 - float(starters_chance(s.points[1 - seat], s.points[seat], int(s.target)))


@pytest.mark.parametrize("target", [PLENTY + 30, PLENTY + 200])
@pytest.mark.parametrize(("tiny", "roll"), [(0, "1 1 2 6 6"), (3, "3 3 4 4 1")])
def test_chances_to_win_are_what_enumerating_gives(tiny: int, roll: str, target: int) -> None:
    rows, placed = TINY[tiny]
    s = rolled(new_turn(rows, placed, target), roll)
    s.points[0] += 20
    enumeration, seats = Enumeration(chance_after, counted=0), set()
    for _ in range(12):
        if waits_for(s) == OVER or s.round_no > 1:
            break
        if waits_for(s) < OVER:
            GAMBLER.chance(s, GAMBLER.read_chance(s, "roll " + " ".join(roll.split()[: s.frames[0, A]])))
            continue
        legal = legal_codes(s)
        chances = solutions.chances(s, legal)
        assert chances == pytest.approx([0.5 + enumeration.after(s, int(move)) for move in legal], abs=1e-4)
        assert chances is not None
        best = int(legal[chances.argmax()])
        assert legend.choose(s, legal, dice.new_rng(), compiled=True) == best
        seats.add(int(seat_of(s)))
        GAMBLER.play(s, best)
    assert seats


@pytest.mark.parametrize(("tiny", "roll"), [(0, "1 1 2 6 6"), (1, "1 3 3 5 5"), (2, "4 1 2 5 5"), (3, "3 3 4 4 1")])
def test_choices_are_worth_what_enumerating_gives(tiny: int, roll: str) -> None:
    s = rolled(new_turn(*TINY[tiny]), roll)
    enumeration, decisions = for_points(solutions.START), 0
    while waits_for(s) > OVER and seat_of(s) == 0 and s.round_no == 1:
        legal = legal_codes(s)
        values = solutions.points(s, legal)
        assert values == pytest.approx([enumeration.after(s, int(move)) for move in legal], abs=1e-3)
        assert values is not None
        best = int(legal[values.argmax()])
        decisions += 1
        if best == ROLL_AGAIN:
            break
        GAMBLER.play(s, best)
    assert decisions > 0


def test_who_cannot_pay_in_full_counts_what_is_really_paid() -> None:
    s = rolled(
        new_turn(["1 : -90", "2 : 40", "1 : 10", "1 : 10", "1 : 10", "3 3 : 10"], [[], [], [1], [1], [1], []]),
        "1 1 1 1 1",
    )
    legal = legal_codes(s)
    rich = solutions.points(s, legal)
    s.points[0] = 20
    poor = solutions.points(s, legal)
    assert rich is not None
    assert poor is not None
    assert poor[0] - rich[0] == pytest.approx(70)


def test_a_solution_serves_for_the_rest_of_its_round(monkeypatch: pytest.MonkeyPatch) -> None:
    solved = count_solving(monkeypatch)
    start = new_turn(["1 : 20", "2 : 20", "3 3 : 20", "4 : -20", "5 5 : 30", "* * : 20"], [[]] * ROWS)
    later = new_turn(["1 : 20", "2 : 20", "3 3 : 20", "4 : -20", "5 5 : 30", "* * : 20"], [[1], [], [3], [], [], [6]])
    other = new_turn(["1 : 20", "2 : 20", "3 3 : 20", "4 : -20", "5 5 : 30", "* * : 30"], [[]] * ROWS)
    for s, number in ((start, 1), (later, 1), (other, 2), (later, 2), (start, 2)):
        view = rolled(s, "2 3 4 5 6")
        assert solutions.points(view, legal_codes(view)) is not None
        assert len(solved) == number


def test_a_solution_for_the_game_serves_for_all_points_that_can_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    solved = count_solving(monkeypatch)
    rows = ["1 : 20", "2 : 20", "3 3 : 20", "4 : -20", "5 : 30", "6 6 : 20"]
    for placed, points, number in (
        ([[1], [], [], [], [], []], (PLENTY, PLENTY), 1),
        ([[1], [2], [3], [4], [], []], (PLENTY + 20, PLENTY - 20), 1),
        ([[1], [2], [3], [4], [], []], (PLENTY - 20, PLENTY + 20), 1),
        ([[1], [], [3], [4], [], []], (PLENTY + 10, PLENTY), 2),
    ):
        s = new_turn(rows, placed)
        s.points[:2] = points
        view = rolled(s, "2 3 4 5 6")
        kept = solutions.chances(view, legal_codes(view))
        assert len(solved) == number
        solutions._solved, others = type(solutions._solved)(), solutions._solved
        afresh = solutions.chances(view, legal_codes(view))
        assert kept == pytest.approx(afresh, abs=1e-5)
        solutions._solved = others
        solved.pop()


def test_what_comes_before_a_solution_is_solved_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    solved = count_solving(monkeypatch)
    rows = ["1 : 20", "2 : 20", "3 3 : 20", "4 : -20", "5 5 : 30", "* * : 20"]
    values = []
    for placed in ([[1], [], [3], [], [], [6]], [[], [], [], [], [], [6]], [[1], [], [3], [], [], [6]]):
        view = rolled(new_turn(rows, placed), "2 3 4 5 6")
        values.append(solutions.points(view, legal_codes(view)))
    assert len(solved) == 2
    assert values[0] == pytest.approx(values[2], abs=1e-4)


def test_only_some_solutions_are_kept() -> None:
    for points in range(10, 10 * (solutions.KEPT + 3), 10):
        view = rolled(new_turn([f"1 : {points}", *["2 : 20"] * 5], [[]] * ROWS), "1 2 2 2 2")
        assert solutions.points(view, legal_codes(view)) is not None
    assert len(solutions._solved) == solutions.KEPT


def test_what_is_too_large_is_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solutions, "MAX_POSITIONS", 12)
    large = rolled(new_turn(["1 1 : 20", *["2 : 20"] * 5], [[]] * ROWS), "1 1 2 2 2")
    small = rolled(new_turn(["1 1 : 20", *["2 : 20"] * 5], [[], [2], [2], [2], [], []]), "1 1 2 2 2")
    assert solutions.chances(large, legal_codes(large)) is None
    assert not solutions._solved
    assert solutions.chances(small, legal_codes(small)) is not None


@pytest.mark.parametrize(("game", "players"), [("gambler", 3), ("las-vegas", 2)])
def test_other_tables_are_left_to_others(game: str, players: int) -> None:
    view = next(s for s in states(game, players, {}, 3) if waits_for(s) > OVER)
    assert solutions.chances(view, legal_codes(view)) is None


def test_where_only_points_are_solved_chances_rise_with_them_and_with_the_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solutions, "MAX_POSITIONS", 1_000)
    s = rolled(new_turn(["1 : 20", "2 : -50", "3 3 : 20", "4 : -20", "5 5 : 30", "* * : 20"], [[]] * ROWS), "1 2 3 4 5")
    legal = legal_codes(s)
    points, chances = solutions.points(s, legal), solutions.chances(s, legal)
    assert points is not None
    assert chances is not None
    assert (np.argsort(points) == np.argsort(chances)).all()
    s.points[0] += 50
    ahead = solutions.chances(s, legal)
    assert ahead is not None
    assert (ahead < 1).all()
    assert (ahead > chances).all()
    assert (chances > 0).all()


def test_what_starting_is_worth_follows_from_our_tableaux() -> None:
    assert round(start_worth(solutions.START)) == solutions.START


def test_all_that_gambler_needs_is_loaded_in_advance() -> None:
    """The first tableau of the game with which it is tried can be solved."""
    roster.load("gambler")
    assert len(solutions._solved) == 1
