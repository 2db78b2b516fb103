"""PettingZoo: all seats are agents, one decides at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from zocker.bots.tables import Tables
from zocker.envs.drawing import MODES, check_mode, render
from zocker.envs.gymnasium import action_space, final_info, observation_space
from zocker.given import seed as read_seed
from zocker.rules import games
from zocker.rules.options import check_players


def env(game: str, **given: Any) -> AECEnv:
    """Return a game as an environment that minds the order of calls: `env("royale", players=3)`.

    Give it the number of players and `memory`, as for a `Batch`, a `render_mode`, and the options of the game. An
    illegal move costs its agent 1 and ends the game.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, **given))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # as PettingZoo calls it
    """A game whose seats are agents.

    Rewards come at the end: the share of the win times the players, less one. All `infos` then have all seats'
    `scores` and shares of the win, `wins`.
    """

    metadata = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012  # as there

    def __init__(
        self, game: str, players: int = 2, memory: bool = False, render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        players = check_players(game, games.find(game), players)
        self.tables = Tables(game, [None] * players, size=1, memory=memory, **options)
        self.metadata = {**self.metadata, "name": f"zocker/{game.replace('-', '_')}_v0"}
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        mask = Box(0, 1, (int(action_space(game).n),), np.int8)
        seen = Dict({"observation": observation_space(game), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self._nothing = np.zeros(mask.shape, np.int8)
        self._seats = {agent: np.array([seat]) for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if (seed := read_seed(seed)) is not None:
            self.tables.seed(0, seed)
        self.tables.begin()
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.tables.seats[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.tables.step([action])
        if self.tables.done[0]:
            self.rewards = dict(zip(self.agents, self.tables.rewards(np.array([0]))[0].tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            ended = final_info(self.tables)
            self.infos = {agent: {name: values[0] for name, values in ended.items()} for agent in self.agents}
        self._accumulate_rewards()
        self.agent_selection = self.agents[self.tables.seats[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        if self.tables.agents[0] == self._seats[agent]:  # it decides, or has decided last
            return {"observation": self.tables.observations[0], "action_mask": self.tables.legal[0].astype(np.int8)}
        return {"observation": self.tables.observe(self._seats[agent])[0], "action_mask": self._nothing}

    def render(self) -> Any:
        return render(self.tables, int(self.tables.seats[0]), self.render_mode)

    def close(self) -> None:
        """Free nothing: a game has no window."""
