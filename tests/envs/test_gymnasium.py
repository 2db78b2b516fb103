"""Gymnasium's environments: its own checks, and the vector beside single ones."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import zocker.envs
from zocker.envs.gymnasium import TableEnv, TablesEnv
from zocker.errors import Mistake
from zocker.rules import games

IDS = {
    "las-vegas": "zocker/LasVegas-v0",
    "las-vegas-2019": "zocker/LasVegas2019-v0",
    "royale": "zocker/Royale-v0",
    "gambler": "zocker/Gambler-v0",
}
EVERY_TABLE = [(game, players) for game, rules in games.GAMES.items() for players in rules.players]


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    env = gym.make(IDS[game], players=players, render_mode="ansi").unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)


def legal_actions(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return (rng.random(mask.shape) * mask + mask).argmax(axis=-1)


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("game", games.GAMES)
def test_the_vector_does_what_single_environments_do(game: str, mode: AutoresetMode) -> None:
    given: dict[str, Any] = {"players": 3, "opponents": ("greedy", "random"), "memory": True}
    if game == "gambler":
        given["rounds"] = 1
    ours: Any = gym.make_vec(IDS[game], 3, vectorization_mode="vector_entry_point", autoreset_mode=mode, **given)
    assert isinstance(ours, TablesEnv)
    theirs = SyncVectorEnv([lambda: TableEnv(game, **given)] * 3, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    returned: list[Any] = [env.reset(seed=7) for env in (ours, theirs)]
    rng, ended = np.random.default_rng(1), 0
    while ended < 6:
        assert_same(*returned)
        actions = legal_actions(ours.tables.legal, rng)
        returned = [env.step(actions) for env in (ours, theirs)]
        done = returned[1][2]
        if mode == AutoresetMode.DISABLED and done.any():
            assert_same(*returned)
            with pytest.raises(gym.error.ResetNeeded):
                ours.step(actions)
            returned = [env.reset(seed=ended, options={"reset_mask": done.copy()}) for env in (ours, theirs)]
        ended += int(done.sum())


def assert_same(mine: Any, theirs: Any) -> None:
    """Compare what two vectors return; information counts where its mask says that it is there."""
    if isinstance(mine, dict):
        assert set(mine) == set(theirs)
        for name in mine:
            there = theirs.get(f"_{name}")
            if isinstance(mine[name], dict) or there is None:
                assert_same(mine[name], theirs[name])
            else:
                assert_same(mine[name][there], np.stack(list(theirs[name][there])))
    elif isinstance(mine, tuple):
        for one, other in zip(mine, theirs, strict=True):
            assert_same(one, other)
    else:
        assert mine.dtype == theirs.dtype
        assert np.array_equal(mine, theirs)


def test_wrappers_count_what_vectors_return() -> None:
    env = gym.wrappers.vector.RecordEpisodeStatistics(TablesEnv("las-vegas", 4, opponents="random"))
    env.reset(seed=1)
    rng, finished = np.random.default_rng(1), 0
    while not finished:
        *_, done, _, info = env.step(legal_actions(env.unwrapped.tables.legal, rng))  # type: ignore[attr-defined]
        finished = int(done.sum())
    assert set(info["episode"]["r"][done]) <= {-1.0, 0.0, 1.0}
    assert (info["episode"]["l"][done] > 4).all()


@pytest.mark.parametrize("env", [TableEnv, TablesEnv])
def test_players_and_opponents_must_agree(env: Any) -> None:
    with pytest.raises(Mistake, match="With 5 players, the agent has 4 opponents, not 3"):
        env("las-vegas", players=5, opponents=["greedy"] * 3)
    with pytest.raises(Mistake, match="for 2 to 5 players, not 0"):
        env("las-vegas", players=0)
    assert env("las-vegas", opponents=["greedy"] * 3).tables.players == 4
    assert env("las-vegas", opponents="random", players=3).tables.players == 3
    assert env("las-vegas").tables.players == 2


@pytest.mark.parametrize("game", games.GAMES)
def test_the_end_says_who_has_won_and_by_how_much(game: str) -> None:
    env = TableEnv(game, players=3, opponents="random")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        assert not {"scores", "wins"} & {*info}
        _, reward, over, _, info = env.step(info["action_mask"].argmax())
    state, rules = env.tables.states[0], games.find(game)
    assert info["scores"].tolist() == [rules.score(state, seat) * rules.unit for seat in range(3)]
    assert info["wins"].sum() == 1
    assert reward == info["wins"][0] * 3 - 1
    assert not {"scores", "wins"} & {*env.reset()[1]}


def test_an_illegal_action_loses() -> None:
    env = TableEnv("las-vegas")
    _, info = env.reset(seed=1)
    _, reward, over, cut, info = env.step(info["action_mask"].argmin())
    assert (reward, over, cut) == (-1.0, True, False)
    assert not info["action_mask"].any()
    assert not info["wins"].any()


def test_masks_are_where_others_look_for_them() -> None:
    env = TableEnv("royale", players=4)
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()
    assert env.action_space.sample(mask=info["action_mask"]) in np.flatnonzero(info["action_mask"])


def test_every_game_is_registered() -> None:
    assert {spec for spec in gym.registry if spec.startswith("zocker/")} == {*IDS.values()}
    assert zocker.envs.__doc__
