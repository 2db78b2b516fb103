"""One move ahead."""

from __future__ import annotations

from typing import Any

import pytest

from zocker.bots.roster import find
from zocker.lab.simulate import simulate
from zocker.match import Match
from zocker.rules import dice

CASINOS: list[dict[str, Any]] = [{"bills": ["50k"]}] * 6


def choice(casinos: list[dict[str, Any]], roll: str, players: int = 2, **setup: Any) -> str:
    options: dict[str, Any] = {"neutral": True} if "neutral" in setup else {}
    whole = {"round": 1, "starter": 1, "on": 1, "casinos": casinos, "roll": roll} | setup
    match = Match("las-vegas", players=players, setup=whole, **options)
    legal = [move.code for move in match.waiting.moves]  # type: ignore[union-attr]
    chosen = {
        find("greedy", "las-vegas").sit_down()(match.masked(0), _array(legal), dice.seeded_rng(n), ()) for n in range(5)
    }
    assert len(chosen) == 1
    return f"place {chosen.pop() + 1}"


def _array(codes: list[int]) -> Any:
    import numpy as np

    return np.array(codes)


def casinos(**changes: dict[str, Any]) -> list[dict[str, Any]]:
    return [CASINOS[k] | changes.get(f"c{k + 1}", {}) for k in range(6)]


def test_it_takes_the_better_bill() -> None:
    table = casinos(c1={"dice": [4, 0]}, c2={"bills": ["90k"], "dice": [0, 3]}, c6={"bills": ["80k"], "dice": [2, 2]})
    assert choice(table, "roll 2 6") == "place 6"


def test_it_does_not_tie_when_it_can_lead() -> None:
    table = casinos(
        c1={"dice": [5, 0, 0]}, c2={"bills": ["60k"], "dice": [0, 1, 2]}, c3={"bills": ["60k"], "dice": [0, 0, 0]}
    )
    assert choice(table, "roll 2 2 3", players=3) == "place 3"


def test_it_denies_a_rival_with_a_tie() -> None:
    table = casinos(c1={"dice": [6, 0]}, c2={"bills": ["90k"], "dice": [0, 1]}, c3={"dice": [0, 2]})
    assert choice(table, "roll 2 3") == "place 2"


def test_it_places_neutral_dice_where_they_hurt_others_and_not_itself() -> None:
    """The neutral 1 would tie the rival's single die; the neutral 2 would tie its own."""
    table = casinos(
        c1={"bills": ["90k"], "dice": [0, 1]},
        c2={"bills": ["90k"], "dice": [1, 0]},
        c3={"dice": [7, 3], "neutral": 4},
    )
    assert choice(table, "roll + 1 2", neutral=[2, 2]) == "place 1"


def test_it_leaves_the_view_as_it_was() -> None:
    match = Match("las-vegas", players=3, seed=4, neutral=True)
    view = match.masked(0)
    before = view.tobytes()
    find("greedy", "las-vegas").sit_down()(view, _array([m.code for m in match.waiting.moves]), dice.new_rng(), ())  # type: ignore[union-attr]
    assert view.tobytes() == before


@pytest.mark.parametrize(("players", "neutral", "share"), [(2, False, 0.9), (2, True, 0.8), (4, False, 0.5)])
def test_it_beats_random_clearly(players: int, neutral: bool, share: float) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    result = simulate("las-vegas", bots, games_to_play=1000, seed=1, options={"neutral": neutral})
    assert result.bots[0].ci95[0] > share
