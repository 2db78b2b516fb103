"""The sweep that runs on a GPU, on a processor; it needs torch, which is not among our dependencies."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tools.solve_game import kit

from zocker.exact.bunches import FIRST_BUNCH, with_dice
from zocker.rules.dice import rolls

torch = pytest.importorskip("torch")


def test_a_roll_is_worth_the_mean_of_the_best_groups(tmp_path: Path) -> None:
    from tools.solve_game.gpu import Sweep

    kit.write_kit(tmp_path / "kit.npz", 5, 1)
    sweep = Sweep(tmp_path / "kit.npz", "cpu")
    values = np.random.default_rng(1).uniform(size=(FIRST_BUNCH[9], 2, 3))
    found = sweep.expect(torch.as_tensor(values), sweep.rows[3], 3).numpy()
    for n, bunch in enumerate(range(FIRST_BUNCH[5], FIRST_BUNCH[6])):
        expected = np.zeros((2, 3))
        for counts, chance in rolls(3):
            groups = [values[with_dice(bunch, face, counts[face])] for face in range(6) if counts[face]]
            expected += float(chance) * np.max(groups, axis=0)
        assert found[n] == pytest.approx(expected)
