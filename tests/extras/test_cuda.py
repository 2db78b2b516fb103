"""The third gear, in Numba's CUDA simulator: it knows neither narrow numbers nor fused arithmetic, but all twins."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from zocker.rules import games

pytestmark = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed")


def simulate(module: str, game: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    subprocess.run([sys.executable, "-m", f"tests.extras.{module}", game], check=True, env=environment)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_batch_on_a_gpu_plays_the_same_games(game: str) -> None:
    simulate("on_gpu", game)


@pytest.mark.parametrize("game", [game for game in games.GAMES if game != "las-vegas-2019"])
def test_a_net_on_a_gpu_sees_what_it_sees_on_a_processor(game: str) -> None:
    simulate("on_gpu_training", game)
