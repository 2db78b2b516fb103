"""The examples run, in a shortened form."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = {
    "train_ppo.py": ["--minutes", "0.02", "--games", "200"],
    "train_sb3.py": ["64"],
}


@pytest.mark.parametrize("name", sorted(file.name for file in EXAMPLES.glob("*.py")))
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    env = os.environ | {"MPLBACKEND": "agg"}
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *SHORT[name]],
        cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "won against greedy" in done.stdout
