"""Gambler: the value of a tableau to the player who leaves it to the next one.

Every incomplete row counts its points times a weight, which depends on its number of empty boxes, on the kind of dice
that they need, and on the number of players. The weights were fitted to games that `optimal-turn` played against
itself. They predict the points that the player still gets in the round, less the mean of the others'.
`tools/fit_left_over.py` fits them again.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import numpy as np

from zocker.rules.gambler.material import MAX_IN_ROW, PLAYERS, STAR, THREE
from zocker.rules.kernel import kernel
from zocker.rules.state import State

# The kind of dice that a row still needs
ALIKE, MIXED, FREE, EMPTY_HOUSE, THREE_ALIKE, FREE_PAIR = range(6)
KINDS = 6
SIGNS = 2  # yellow, black


@kernel
def feature(view: State, row: int, filled: int) -> tuple[int, int, int]:
    """Return a row's place in the weights when `filled` boxes have dice: kind, boxes missing, sign."""
    missing = 0
    mixed = 0
    for place in range(filled, MAX_IN_ROW):
        box = view.boxes[row, place]
        missing += int(box > 0)
        mixed |= int(box > 0 and box != view.boxes[row, filled])
    kind = MIXED if mixed == 1 else ALIKE
    if missing > 0 and view.boxes[row, filled] == STAR:
        if view.house[row] == 1:
            if filled < THREE:
                kind = EMPTY_HOUSE if filled == 0 else THREE_ALIKE
            elif filled == THREE:
                kind = FREE_PAIR
        elif filled == 0:
            kind = FREE
    return kind, missing, int(view.value[row] < 0)


@kernel
def left_over(view: State, row: int, filled: int) -> float:
    """Return the value of a row to the player who leaves it with `filled` boxes filled."""
    kind, missing, sign = feature(view, row, filled)
    return WEIGHTS[view.players, kind, missing, sign] * view.value[row]


def _read() -> np.ndarray[Any, Any]:
    text = resources.files(__package__).joinpath("left_over.toml").read_text("utf-8")
    weights = np.zeros((PLAYERS[-1] + 1, KINDS, MAX_IN_ROW + 1, SIGNS))
    for players, entries in tomllib.loads(text).items():
        for name, values in entries.items():
            kind, sign = name.split("-")
            weights[int(players), KIND_NAMES.index(kind), 1 : len(values) + 1, SIGN_NAMES.index(sign)] = values
    return weights


KIND_NAMES = ("alike", "mixed", "free", "house", "three", "pair")
SIGN_NAMES = ("yellow", "black")
WEIGHTS = _read()
