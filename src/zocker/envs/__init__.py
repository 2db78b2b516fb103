"""Environments for learning. Importing this registers those of Gymnasium, and those of OpenSpiel if it is installed.

`gymnasium.make("zocker/LasVegas-v0", players=3, opponents="greedy")` and `gymnasium.make_vec` give an agent one seat
at a table of bots; `zocker.envs.pettingzoo.env("royale", players=3)` and `pyspiel.load_game("zocker_royale")` give
agents all of them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import gymnasium

from zocker.rules import games

for _game in games.GAMES:
    gymnasium.register(
        f"zocker/{_game.title().replace('-', '')}-v0",
        entry_point="zocker.envs.gymnasium:TableEnv",
        vector_entry_point="zocker.envs.gymnasium:TablesEnv",
        kwargs={"game": _game},
    )
if find_spec("pyspiel"):
    import_module("zocker.envs.open_spiel")
