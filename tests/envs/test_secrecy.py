"""No environment shows a secret: whatever a seat cannot tell apart is observed and drawn alike."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import ROYALE, WITH_MONEY, Setting, owner_of_secret, seeds, states, with_secret
from zocker.envs.pettingzoo import raw_env
from zocker.rules.frames import NOBODY, OVER, SEAT, waits_for
from zocker.rules.state import State

settings_with_boards = [setting for setting in ROYALE if setting[2]["boards"]]


def shown(env: raw_env, state: State) -> list[tuple[Any, ...]]:
    """Return all that each agent gets: observation, mask and, when it decides, a drawing."""
    env.tables.states[0] = state
    env.tables.seats[0] = state.frames[state.depth - 1, SEAT]
    env.tables.agents[0] = NOBODY  # so that all agents observe anew
    got = []
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        drawn = env.render() if seat == env.tables.seats[0] else None
        got.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), drawn))
    return got


def new_env(setting: Setting, *, memory: bool = False) -> raw_env:
    game, players, options = setting
    env = raw_env(game, players=players, memory=memory, render_mode="ansi", **options)
    env.reset(seed=1)
    return env


@pytest.mark.clause("LV-17", "RY-20")
@given(st.sampled_from(WITH_MONEY), seeds, st.integers(0, 4), st.integers(3, 9))
def test_hidden_money_is_neither_observed_nor_drawn(setting: Setting, seed: int, rich: int, bill: int) -> None:
    """Give a rival another hand: unless money is open, nothing that others get may change."""
    env, rich = new_env(setting), rich % setting[1]
    for number, state in enumerate(states(*setting, seed)):
        if waits_for(state) <= OVER or number % 7:
            continue
        richer = state.copy()
        richer.hand[rich, bill] += 1
        for seat, (one, other) in enumerate(zip(shown(env, state), shown(env, richer), strict=True)):
            assert (one == other) is (seat != rich and not setting[2].get("open_money"))


@pytest.mark.clause("RY-A1.2", "RY-G1.2")
@pytest.mark.parametrize("memory", [False, True])
@given(setting=st.sampled_from(settings_with_boards), seed=seeds, other_secret=st.integers(1, 3))
def test_fists_and_splits_are_neither_observed_nor_drawn(
    memory: bool, setting: Setting, seed: int, other_secret: int
) -> None:
    """Change a closed fist or a split of the same sizes: nobody but its owner gets anything else."""
    env = new_env(setting, memory=memory)
    for state in states(*setting, seed):
        owner = owner_of_secret(state)
        if owner == NOBODY:
            continue
        changed = with_secret(state, other_secret)
        for seat, (one, other) in enumerate(zip(shown(env, state), shown(env, changed), strict=True)):
            assert (one == other) is (seat != owner or state.tobytes() == changed.tobytes())
