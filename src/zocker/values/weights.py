"""The nets that come with Zocker: files of 16-bit weights that say how they were made."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

import numpy as np

from zocker.rules import features, games
from zocker.rules.state import State
from zocker.values.net import Layer, Net

FOLDER = Path(__file__).parent / "nets"
ALL = "all"  # instead of a number of players


def name_of(state: State) -> str:
    """Return the name of the net that judges a game."""
    return games.by_state(state).nets.format(players=state.players)


def find(state: State) -> Net | None:
    """Return the net for a game, or None if there is none for its number of players."""
    file = FOLDER / f"{name_of(state)}.npz"
    return load(file) if file.is_file() else None


@functools.cache
def load(file: Path) -> Net:
    with np.load(file) as stored:
        layers = [Layer(*(stored[f"{name}_{part}"].astype(np.int32) for part in Layer._fields)) for name in Net._fields]
    return Net(*layers)


def about(file: Path) -> dict[str, Any]:
    """Return what a file says of how it was made."""
    with np.load(file) as stored:
        told: dict[str, Any] = json.loads(str(stored["about"]))
    return told


def save(net: Net, file: Path, told: dict[str, Any]) -> None:
    """Write a net, with what made it."""
    parts: dict[str, Any] = {
        f"{name}_{part}": array.astype(np.int16 if part == "weights" else np.int32)
        for name, layer in zip(Net._fields, net, strict=True)
        for part, array in zip(Layer._fields, layer, strict=True)
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, about=np.array(json.dumps(told)), **parts)


def fits(net: Net, game: str) -> bool:
    """Tell whether a net was made for today's features of a game."""
    listed = games.find(game).features
    width, whole = listed[0].shape[1], features.size(listed)
    rest = whole - features.PLACES * width
    return len(net.place_1.weights) == width and len(net.whole_1.weights) == len(net.place_2.bias) + rest
