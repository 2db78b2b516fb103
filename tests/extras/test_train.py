"""On a processor, the same seed learns the same."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import torch

from zocker.lab.train.run import Run
from zocker.lab.train.settings import Setting, Variant
from zocker.values import weights

STEPS = 2


def learn(folder: Path, seed: int, threads: int = 1) -> tuple[bytes, str]:
    """Return the weights that are learned, and the command that is said to learn them."""
    setting = Setting("las-vegas", (Variant(2),))
    run = Run(setting, folder, steps=STEPS, seed=seed, device="cpu", pool=ThreadPoolExecutor(threads))
    run.learn(10, lambda point: None, every=STEPS + 1)
    file, _ = run.publish()
    return b"".join(array.tobytes() for layer in weights.read(file).net for array in layer), weights.about(file)[
        "command"
    ]


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    once, again, other = (learn(tmp_path / name, seed) for name, seed in (("once", 5), ("again", 5), ("other", 6)))
    assert once == again
    assert once[0] != other[0]
    assert learn(tmp_path / "threads", 5, threads=2) == once
    assert once[1] == f"zocker train las-vegas --players 2 --steps {STEPS} --seed 5"
