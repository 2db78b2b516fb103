"""PettingZoo's environments: its own checks, and games to their end."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.envs.test_gymnasium import EVERY_TABLE
from zocker.envs import pettingzoo
from zocker.rules import games

CYCLES = 200  # steps of a check


@pytest.mark.filterwarnings("ignore:Observation (is not a NumPy|space for each):UserWarning")  # it has a mask, too
@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_pettingzoo_finds_nothing_wrong(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game, players=players), CYCLES)
    seed_test(lambda: pettingzoo.env(game, players=players), CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", games.GAMES)
def test_it_is_rendered_as_pettingzoo_wants_it(game: str) -> None:
    render_test(lambda render_mode: pettingzoo.env(game, render_mode=render_mode))


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("memory", [False, True])
def test_all_agents_are_paid_when_the_game_ends(game: str, memory: bool) -> None:
    env = pettingzoo.env(game, players=3, memory=memory)
    assert env.metadata["name"] == f"zocker/{game.replace('-', '_')}_v0"
    env.reset(seed=5)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        assert over == ("scores" in info) == ("wins" in info)
        if over:
            paid[agent] = reward
            assert reward == pytest.approx(info["wins"][env.possible_agents.index(agent)] * 3 - 1)
            assert info["scores"][info["wins"].argmax()] == info["scores"].max()
            assert not seen["action_mask"].any()
        env.step(None if over else int(seen["action_mask"].argmax()))
    assert len(paid) == 3
    assert sum(paid.values()) == pytest.approx(0)
    assert not env.agents


def test_who_moves_illegally_pays_for_it() -> None:
    env = pettingzoo.env("las-vegas", players=4)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.observe(agent)["action_mask"].argmin()))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}
