"""The third gear, in Numba's CUDA simulator: it knows neither narrow numbers nor fused arithmetic, but all twins."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from zocker.rules import games

pytestmark = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed")


@pytest.mark.parametrize("game", games.GAMES)
def test_a_batch_on_a_gpu_plays_the_same_games(game: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "tests.extras.on_gpu", game], check=True, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    )
