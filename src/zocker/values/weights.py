"""The nets that come with Zocker: files of 16-bit weights that say how they were made, and from which features.

A net is laid onto today's features by their names (`rules/features.py`): what has come since then weighs nothing. A net
that knows something which no longer exists is refused.
"""

from __future__ import annotations

import functools
import hashlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from zocker.errors import Mistake
from zocker.rules import games
from zocker.rules.features import Feature, labels
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.boards.board import Board
from zocker.rules.royale.state import STATE
from zocker.rules.state import Array, State
from zocker.values.net import Layer, Net

FOLDER = Path(__file__).parent / "nets"
ALL = "all"  # instead of a number of players


class NoNet(Mistake):
    """No network for a game fits today's observations."""


class Inputs(NamedTuple):
    """The inputs of a network, by name: those of one place, and all others."""

    place: tuple[str, ...]
    rest: tuple[str, ...]


class Trained(NamedTuple):
    """A net as its file has it."""

    net: Net
    inputs: Inputs | None  # None in files that do not say


def name_of(state: State) -> str:
    """Return the name of the net that judges a game."""
    return games.by_state(state).nets.format(players=state.players)


def find(state: State) -> Net | None:
    """Return the net for a game, or None if there is none that fits."""
    try:
        return load(state)
    except NoNet:
        return None


def judge_of(state: State) -> str:
    """Return the name of the larger net that judges where a round ends, or of the only one."""
    larger = f"{name_of(state)}-judge"
    return larger if file_of(larger).is_file() else name_of(state)


def file_of(name: str) -> Path:
    """Return the file of a net, given its name, or the file of one that doesn't come with Zocker."""
    return Path(name) if name.endswith(".npz") else FOLDER / f"{name}.npz"


def load(state: State, name: str | None = None) -> Net:
    """Return the network for a game, or another one by its name, or raise `NoNet` with the reason."""
    file, players = file_of(name or name_of(state)), int(state.players)
    if not file.is_file():
        raise NoNet("error-not-learned", game=file.stem.rpartition("-")[0], players=players)
    net = lay(file, games.by_state(state).features)
    if len(net.last.bias) < players:
        raise NoNet("error-net-seats", net=file.stem, players=players)
    return net


def unknown_boards(state: State) -> tuple[Board, ...]:
    """Return the boards that the net for a game has never seen, whether they are out or not."""
    if state.dtype != STATE or find(state) is None:
        return ()
    inputs = read(FOLDER / f"{name_of(state)}.npz").inputs
    assert inputs is not None
    return tuple(board for board in BOARDS if f"casinos/{board.face}" not in inputs.place)


def inputs_of(features: tuple[Feature, ...]) -> Inputs:
    """Return the inputs of a network for some features, those of places first."""
    places = labels(features[0]._replace(shape=features[0].shape[1:]))
    return Inputs(tuple(places), tuple(label for feature in features[1:] for label in labels(feature)))


@functools.cache
def lay(file: Path, features: tuple[Feature, ...]) -> Net:
    """Map a file's network to features by their names, or raise `NoNet` with the reason."""
    (net, known), today = read(file), inputs_of(features)
    pooled = len(net.place_2.bias)
    of_places, of_rest = net.place_1.weights, net.whole_1.weights[pooled:]
    if known is None or (len(of_places), len(of_rest)) != (len(known.place), len(known.rest)):
        raise NoNet("error-net-unnamed", net=file.stem)
    if gone := [name for before, now in zip(known, today, strict=True) for name in before if name not in now]:
        raise NoNet("error-net-gone", net=file.stem, feature=gone[0])
    whole = np.concatenate([net.whole_1.weights[:pooled], _spread(of_rest, known.rest, today.rest)])
    return net._replace(
        place_1=Layer(_spread(of_places, known.place, today.place), net.place_1.bias),
        whole_1=Layer(whole, net.whole_1.bias),
    )


def _spread(weights: Array, known: tuple[str, ...], today: tuple[str, ...]) -> Array:
    """Return a row of weights for each of today's names, or zeros for an unknown one."""
    spread = np.zeros((len(today), weights.shape[1]), weights.dtype)
    spread[[today.index(name) for name in known]] = weights
    return spread


@functools.cache
def read(file: Path) -> Trained:
    """Return a file's network as it was trained, with the names of its inputs."""
    with np.load(file) as stored:
        layers = [Layer(*(stored[f"{name}_{part}"].astype(np.int32) for part in Layer._fields)) for name in Net._fields]
        written = json.loads(str(stored["features"])) if "features" in stored else None
    if written is None:
        return Trained(Net(*layers), None)
    features = tuple(Feature(name, tuple(shape), "", tuple(entries)) for name, shape, entries in written)
    return Trained(Net(*layers), inputs_of(features))


@functools.cache
def fingerprint(file: Path) -> str:
    """Return what tells a net from one that is trained later under the same name."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12]


def about(file: Path) -> dict[str, Any]:
    """Return the notes in a file on how it was made."""
    with np.load(file) as stored:
        told: dict[str, Any] = json.loads(str(stored["about"]))
    return told


def save(net: Net, features: tuple[Feature, ...], file: Path, told: dict[str, Any]) -> None:
    """Write a network, with its features and its origin."""
    parts: dict[str, Any] = {
        f"{name}_{part}": array.astype(np.int16 if part == "weights" else np.int32)
        for name, layer in zip(Net._fields, net, strict=True)
        for part, array in zip(Layer._fields, layer, strict=True)
    }
    names = [(feature.name, feature.shape, feature.entries) for feature in features]
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, about=np.array(json.dumps(told)), features=np.array(json.dumps(names)), **parts)
