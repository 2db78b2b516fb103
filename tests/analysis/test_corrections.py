"""A judge does not contradict itself where nothing has happened: between two choices without chance between them.

(It may in a turn of Gambler that can go too many ways, and where several choices of Royale follow each other.)
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tests.analysis.games import played
from zocker import analyse
from zocker.analysis.report import Happening

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("royale", 2, {"boards": 4, "faces": "B1 F1 G2 H2"}),
    ("royale", 4, {"boards": 4, "faces": "B1 E1 F1 G2"}),
    ("gambler", 2, {"target": 200}),
    ("gambler", 4, {"target": 200}),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=lambda part: str(part)[:24])
def test_nothing_is_corrected_between_two_choices(game: str, players: int, options: dict[str, Any]) -> None:
    match = played(game, ("regular",) * players, 4, **options)
    events = analyse(match.record()).events
    pairs = [pair for pair in pairwise(events) if all(one.kind == "choice" for one in pair)]
    assert len(pairs) > 3
    assert max(corrected(*pair) for pair in pairs) < 1e-9


def corrected(one: Happening, other: Happening) -> float:
    """Return by how much the judge has thought better of anybody's chance between two events."""
    return float(np.abs(np.subtract(other.before, one.after)).max())
