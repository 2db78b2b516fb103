"""The best way to play one's own turn in Gambler, against enumerating everything."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zocker.bots import codes
from zocker.bots.gambler.left_over import left_over
from zocker.bots.gambler.optimal_turn import NEVER, choose, turn_values
from zocker.bots.roster import find
from zocker.errors import Mistake
from zocker.exact.hand_rolls import ROLLS, WITH_DIE
from zocker.lab.simulate import simulate
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import ROLL_AGAIN, ROWS, STOP
from zocker.rules.gambler.tableau import put
from zocker.rules.gambler.turn import start_turn
from zocker.rules.state import State

STARS = {"name": "Stars", "rows": ["* * : 20", "* * * : -30", "full house : 80", "1 2 : 30", "3 : -10", "5 5 : 40"]}
TRAPS = {"name": "Traps", "rows": ["1 : -50", "2 : 80", "3 : -60", "4 : 70", "* : -20", "6 5 4 : 60"]}


def position(tableau: dict[str, Any], rows: list[list[int]], roll: str, points: int) -> State:
    """Return a position of two players in which seat 0 has rolled its last dice."""
    match = Match("gambler", players=2, starter=1, tableaux=[tableau], chance="ask")
    match.supply("tableau 1")
    s = match.secret_state
    for row, faces in enumerate(rows):
        for face in faces:
            put(s, row, face - 1)
    s.points[0], s.dice_left[0] = points, len(roll.split())
    s.depth = 0
    start_turn(s, 0)
    GAMBLER.chance(s, GAMBLER.read_chance(s, f"roll {roll}"))
    return s


def legal_moves(s: State) -> Any:
    moves = np.zeros(len(GAMBLER.moves), np.int64)
    return moves[: GAMBLER.legal(s, moves)].copy()


def left(s: State, seat: int) -> float:
    return float(s.points[seat] + sum(left_over(s, row, s.filled[row]) for row in range(ROWS)))


def enumerated(s: State, seat: int, known: dict[bytes, float]) -> float:
    """Value a position of the seat's turn by playing every move and every roll with the rules themselves."""
    if s.empty == 0 or s.round_no > 1 or waits_for(s) == OVER:
        return float(s.points[seat])
    if seat_of(s) != seat:
        return left(s, seat)
    if s.tobytes() not in known:
        if waits_for(s) > OVER:
            known[s.tobytes()] = max(after(s, int(code), seat, known) for code in legal_moves(s))
        else:
            known[s.tobytes()] = sum(
                float(chance) * enumerated(applied(s, outcome), seat, known) for outcome, chance in GAMBLER.outcomes(s)
            )
    return known[s.tobytes()]


def after(s: State, code: int, seat: int, known: dict[bytes, float]) -> float:
    s = s.copy()
    GAMBLER.play(s, code)
    return enumerated(s, seat, known)


def applied(s: State, outcome: Any) -> State:
    s = s.copy()
    GAMBLER.chance(s, outcome)
    return s


POSITIONS: list[tuple[dict[str, Any], list[list[int]], str, int]] = [
    (STARS, [[], [], [], [], [], []], "1 5 5", 80),
    (STARS, [[2], [4, 4], [3, 3, 3], [1], [], [5]], "2 4 6", 80),
    (STARS, [[2], [4, 4], [3, 3, 3], [1], [], [5]], "3 4 4", 20),  # too poor to pay
    (STARS, [[2, 2], [4, 4], [6, 6, 6, 1], [1, 2], [], [5]], "1 3 5", 0),
    (STARS, [[], [], [6, 6], [1, 2], [3], [5, 5]], "6 6 1", 300),
    (TRAPS, [[], [], [], [], [], []], "1 2 3", 0),  # the order matters (GA-E7)
    (TRAPS, [[], [], [], [], [6], [6, 5]], "1 3 4", 30),
    (TRAPS, [[1], [2], [3], [4], [6], [6, 5]], "4 4 2", 30),  # the last box ends the round
    (TRAPS, [[1], [], [3], [], [6], [6]], "5", 10),
]


@pytest.mark.parametrize(("tableau", "rows", "roll", "points"), POSITIONS)
def test_exact_values_agree_with_enumerating_everything(
    tableau: dict[str, Any], rows: list[list[int]], roll: str, points: int
) -> None:
    s = position(tableau, rows, roll, points)
    known: dict[bytes, float] = {}
    decisions = 0
    while waits_for(s) > OVER and seat_of(s) == 0 and s.round_no == 1:  # play on in the best way, and compare again
        legal = legal_moves(s)
        values = np.full(len(legal), NEVER)
        turn_values(s, legal, values)
        assert values == pytest.approx([after(s, int(code), 0, known) for code in legal], abs=1e-9)
        best = legal[values.argmax()]
        assert choose(s, legal, dice.new_rng()) == best
        decisions += 1
        if best == ROLL_AGAIN:
            break
        GAMBLER.play(s, best)
    assert decisions > 0


def test_it_leaves_the_view_as_it_was() -> None:
    s = position(*POSITIONS[1])
    before = s.tobytes()
    choose(s, legal_moves(s), dice.new_rng())
    assert s.tobytes() == before


def test_it_takes_points_and_runs_where_rolling_on_can_only_hurt() -> None:
    s = position(TRAPS, [[], [], [3], [4], [6], [6, 5, 4]], "2 6", 80)
    assert GAMBLER.moves[choose(s, legal_moves(s), dice.new_rng())] == "place 2 in row 2"
    GAMBLER.play(s, GAMBLER.moves.index("place 2 in row 2"))
    assert choose(s, legal_moves(s), dice.new_rng()) == STOP


def test_rolls_with_one_more_die_are_numbered_rightly() -> None:
    for n in range(5):
        for number, counts in enumerate(ROLLS[n]):
            for face in range(6):
                more = ROLLS[n + 1][WITH_DIE[n, number, face]]
                assert [b - a for a, b in zip(counts, more, strict=True)] == [int(face == f) for f in range(6)]


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_greedy_clearly(players: int) -> None:
    bots = ["optimal-turn", "greedy", "greedy", "random"][:players]
    result = simulate("gambler", bots, games_to_play=300, seed=1)
    assert result.bots[0].ci95[0] > (0.75 if players == 2 else 0.5)


def test_it_plays_gambler_only() -> None:
    with pytest.raises(Mistake, match="plays only gambler"):
        find("optimal-turn", "royale")
    with pytest.raises(Mistake, match="Choose one of: random, rookie, greedy, regular, shark, legend, or"):
        find("optimum", "royale")
    assert find("optimal-turn", "gambler").code == codes.OPTIMAL_TURN
