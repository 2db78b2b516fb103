"""PettingZoo's own benchmark runs; `make bench` has the figures."""

from __future__ import annotations

import pytest
from pettingzoo.test import performance_benchmark

from zocker.envs import pettingzoo
from zocker.rules import games


@pytest.mark.parametrize("game", games.GAMES)
def test_pettingzoo_measures_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env(game))
    assert "Finished performance benchmark" in capsys.readouterr().out
