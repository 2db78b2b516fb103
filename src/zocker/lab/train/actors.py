"""Self-play on all cores. Every chunk of games has seeds of its own, so its notes depend on nothing else."""

from __future__ import annotations

import msgspec
import numpy as np

from zocker.bots.self_play import NET, Habits, Notes, play_noting
from zocker.lab.train.settings import Setting, Variant
from zocker.rules import dice, features, games
from zocker.rules.gears import compiled
from zocker.rules.state import Array
from zocker.values.net import Net, work_for

STATES = 3


def room(setting: Setting, positions: int) -> Notes:
    """Return room for a number of notes."""
    players, size = setting.seats, features.size(games.find(setting.game).features)
    return Notes(
        observed=np.zeros((positions, size), np.int16),
        seats=np.zeros(positions, np.int64),
        players=np.zeros(positions, np.int64),
        shares=np.zeros((positions, players)),
        best=np.zeros((positions, players)),
        explored=np.zeros(positions, np.bool_),
        targets=np.zeros((positions, players), np.float32),
    )


def play_chunk(
    game: str, variant: Variant, net: Net, habits: Habits, notes: Notes, seeds: Array, rivals: tuple[int, ...] = ()
) -> tuple[int, Array]:
    """Play games of the net against itself, or with rivals at the last seats; return notes made and wins by place."""
    rules = games.find(game)
    state = rules.blank_state(variant.players, msgspec.convert(variant.options, rules.Options))
    states = np.full(STATES, state, rules.layout)
    lineup = np.array([NET] * (variant.players - len(rivals)) + list(rivals))
    wins = np.zeros(variant.players)
    rngs, work = np.zeros(2, dice.RNG), work_for(net)
    noted = compiled(play_noting)(states, rngs, seeds, lineup, net, work, habits, notes, wins)
    return noted, wins
