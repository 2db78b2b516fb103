"""Gymnasium: one seat at a table of bots, at one table or at many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from zocker.bots.tables import Tables
from zocker.envs.drawing import MODES, check_mode, render
from zocker.errors import Mistake
from zocker.given import listed, of_kind, text
from zocker.given import seed as read_seed
from zocker.observations import features
from zocker.rules import games
from zocker.rules.options import check_players
from zocker.rules.state import Array

SEAT = 0  # the agent's: who starts is drawn by lot, so seats are all alike
LIMIT = 2**15 - 1  # of the numbers in an observation


def observation_space(game: str) -> Box:
    """Return the space of a game's observations, which `zocker.features` explains."""
    return Box(-LIMIT, LIMIT, (features(game)[-1].stop,), np.int32)


def action_space(game: str) -> Discrete:
    """Return the space of a game's moves, by code."""
    return Discrete(len(games.find(game).moves))


def sit_down(game: str, players: int | None, opponents: str | Sequence[str]) -> list[str | None]:
    """Return the players in seat order: the agent, then its opponents clockwise."""
    bots = [opponents] if isinstance(opponents, str) else listed("opponents", opponents)
    players = check_players(game, games.find(game), len(bots) + 1 if players is None else players)
    if isinstance(opponents, str):
        bots *= players - 1
    if len(bots) != players - 1:
        raise Mistake("error-opponents", players=players, expected=players - 1, got=len(bots))
    return [None, *(text("opponent", bot) for bot in bots)]


def final_info(tables: Tables) -> dict[str, Array]:
    """Return how the last game at each table has ended, by seat: its scores, and the shares of its win."""
    return {"scores": tables.scores, "wins": tables.wins}


def _read_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    modes = {one.value: one for one in AutoresetMode}
    if isinstance(mode, AutoresetMode):
        return mode
    if not isinstance(mode, str) or mode not in modes:
        raise Mistake("error-option-value", option="autoreset_mode", value=mode, allowed=", ".join(modes))
    return modes[mode]


class TableEnv(gym.Env[Array, np.int64]):
    """One seat of a game; bots play the others.

    `opponents` is one bot for all other seats, or a list of them, which sets the number of `players`. The reward comes
    at the end: the share of the win times the players, less one. `info["action_mask"]` marks the legal moves, and any
    other move loses the game. At the end `info` also has all seats' `scores` and shares of the win, `wins`, the agent's
    seat first.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        memory: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.tables = Tables(game, sit_down(game, players, opponents), size=1, memory=memory, **options)
        self.observation_space, self.action_space = observation_space(game), action_space(game)
        self.render_mode = check_mode(render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        seed = read_seed(seed, least=0)
        super().reset(seed=seed)
        if seed is not None:
            self.tables.seed(0, seed)
        self.tables.begin()
        return self.tables.observations[0], self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self.tables.step(np.array([action]))
        done = bool(self.tables.done[0])
        reward = float(self.tables.rewards(np.zeros(1, np.int64))[0, SEAT]) if done else 0.0
        return self.tables.observations[0], reward, done, False, self._info()

    def action_masks(self) -> Array:
        """Return the mask of legal moves, under the name that stable-baselines3 expects."""
        return self.tables.legal[0]

    def render(self) -> Any:
        return render(self.tables, SEAT, self.render_mode)

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self.tables.legal[0].astype(np.int8)}
        if self.tables.done[0]:
            info |= {name: values[0] for name, values in final_info(self.tables).items()}
        return info


class TablesEnv(VectorEnv[Array, Array, Array]):
    """One seat at each of many tables, stepped together in compiled code; otherwise like `TableEnv`."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        memory: bool = False,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: object,
    ) -> None:
        self.tables = Tables(game, sit_down(game, players, opponents), size=num_envs, memory=memory, **options)
        self.num_envs, self.render_mode = self.tables.size, check_mode(render_mode)
        self.autoreset_mode = _read_autoreset(autoreset_mode)
        self.metadata = {**TableEnv.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space, self.single_action_space = observation_space(game), action_space(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        begun = self._read_mask({} if options is None else options)
        if seed is None or isinstance(seed, int | np.integer):
            seed = read_seed(seed, least=0)
            super().reset(seed=seed)
            seeds = [None] * self.num_envs if seed is None else [*range(seed, seed + self.num_envs)]
        else:
            super().reset()
            seeds = [read_seed(own, least=0) for own in listed("seed", seed, most=self.num_envs)]
        for table, own in enumerate(seeds):
            if begun[table] and own is not None:
                self.tables.seed(table, own)
        self.tables.begin(begun)
        return self.tables.observations, self._info(begun)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        if self.autoreset_mode == AutoresetMode.DISABLED and self.tables.done.any():
            raise gym.error.ResetNeeded("Some games are over: reset them with options={'reset_mask': ...}.")
        self.tables.step(actions)
        ended = self.tables.done.copy()
        rewards = np.zeros(self.num_envs)
        rewards[ended] = self.tables.rewards(np.flatnonzero(ended))[:, SEAT]
        final: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            final = {"final_obs": self.tables.observations, "final_info": self._info(ended)}
            final |= {"_final_obs": ended, "_final_info": ended}
            self.tables.begin(ended)
        info = self._info(np.ones(self.num_envs, np.bool_))
        return self.tables.observations, rewards, ended, np.zeros(self.num_envs, np.bool_), {**final, **info}

    def render(self) -> Any:
        return tuple(render(self.tables, SEAT, self.render_mode, table) for table in range(self.num_envs))

    def _read_mask(self, options: Mapping[str, Any]) -> Array:
        """Return at which tables a game begins."""
        mask = of_kind("options", options, Mapping).get("reset_mask", np.ones(self.num_envs, np.bool_))  # type: ignore[type-abstract]
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,):
            kind = f"numpy.ndarray ({self.num_envs})"
            raise Mistake("error-kind", name="reset_mask", kind=kind, got=type(mask).__name__)
        return mask.astype(np.bool_)

    def _info(self, there: Array) -> dict[str, Any]:
        info = {"action_mask": self.tables.legal.astype(np.int8), "_action_mask": there}
        if (over := self.tables.done & there).any():
            for name, values in final_info(self.tables).items():
                info |= {name: values, f"_{name}": over}
        return info
