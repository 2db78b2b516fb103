"""Training value networks: play, learn, measure. It can be stopped at any time and continued later."""

from __future__ import annotations

import copy
import math
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

from zocker.bots.codes import REGULAR
from zocker.bots.self_play import Habits, Notes
from zocker.errors import Mistake
from zocker.lab.simulate import start_seeds
from zocker.lab.train.actors import play_chunk, room
from zocker.lab.train.curve import Point, draw_curve
from zocker.lab.train.model import Model
from zocker.lab.train.settings import Setting, Variant
from zocker.rules import features, games
from zocker.rules.state import Array
from zocker.values.net import LARGEST_FEATURE, Net, check
from zocker.values.weights import save as save_net

WIDTHS = (64, 64, 128, 64)
LARGE = (128, 128, 512, 256)
CHUNKS = 16  # per step, whatever the number of cores, so that the same seed learns the same
POSITIONS = 2_500  # per chunk, about
SMOOTH = 0.998  # how much of the smoothed weights stays after each batch
TEST_SEED = 1_000_003
HABITS = Habits(explore=0.03, forget=0.15, trace=0.7)
TO_TEST = Habits(explore=0.0, forget=0.0, trace=1.0)


class Lesson(NamedTuple):
    """Positions to learn from."""

    observed: Tensor
    targets: Tensor  # each seat's share of the win, the observing seat's first
    absent: Tensor  # seats that no one has


class Run:
    """One net that learns; `folder` keeps it."""

    batch, rate, test_games = 2_048, 1e-3, 4_000
    rival = "regular"

    def __init__(
        self, setting: Setting, folder: Path, *, steps: int, seed: int, device: str, pool: Executor, large: bool = False
    ) -> None:
        self.setting, self.folder, self.steps, self.seed, self.device = setting, folder, steps, seed, device
        self.pool, self.large = pool, large
        torch.manual_seed(seed)
        self.step, self.positions, self.seconds = 0, 0, 0.0
        self.curve = list[Point]()
        self.games_per_chunk = list[int]()  # for each variant
        rules = games.find(setting.game)
        self.model = Model(rules.features, setting.seats, LARGE if large else WIDTHS, self._scale()).to(device)
        self.smoothed = copy.deepcopy(self.model)
        self.optimizer = torch.optim.Adam(self.model.parameters(), **self._adam())
        if (folder / "run.pt").is_file():
            self._load()

    def _adam(self) -> dict[str, Any]:
        return {"lr": self.rate}

    # Playing --------------------------------------------------------------------------------------------

    def _scale(self) -> Array:
        """Return how features are scaled: by their spread in games of a blank net; the same for all places."""
        rules = games.find(self.setting.game)
        size, width = features.size(rules.features), rules.features[0].shape[1]
        blank = Model(rules.features, self.setting.seats, (8, 8, 8, 8), np.zeros(size)).rounded()
        parts = []
        for variant in self.setting.variants:
            notes = room(self.setting, 100_000)
            seeds = start_seeds(self.seed + 1, 0, 100)
            noted, _ = play_chunk(self.setting.game, variant, blank, Habits(1.0, 0.5, 1.0), notes, seeds)
            self.games_per_chunk.append(max(1, POSITIONS * 100 // noted))
            parts.append(notes.observed[:noted].astype(np.float64))
        observed = np.concatenate(parts)
        places = observed[:, : 6 * width].reshape(-1, width)
        spread = np.concatenate([np.tile(places.std(axis=0), 6), observed[:, 6 * width :].std(axis=0)])
        return 1 / np.maximum(spread, 1.0)

    def _play(self, step: int) -> Callable[[], Lesson]:
        """Start to play the games of a step; return their pending results."""
        net, habits, jobs = self.model.rounded(), self._habits(), []
        for chunk in range(CHUNKS):
            number = chunk % len(self.setting.variants)
            seeds = start_seeds(self.seed, (step * CHUNKS + chunk) * POSITIONS, self.games_per_chunk[number])
            jobs.append(self.pool.submit(play_to_learn, self.setting, number, net, habits, seeds))
        return lambda: self._lesson([job.result() for job in jobs])

    def _lesson(self, notes: list[Notes]) -> Lesson:
        observed, targets, players = (
            torch.from_numpy(np.concatenate([getattr(part, name) for part in notes])).to(self.device)
            for name in ("observed", "targets", "players")
        )
        return Lesson(observed, targets, torch.arange(self.setting.seats, device=self.device) >= players[:, None])

    def _habits(self) -> Habits:
        return HABITS._replace(explore=HABITS.explore * max(0.0, 1 - self.step / self.steps))

    # Learning -------------------------------------------------------------------------------------------

    def learn(self, minutes: float, told: Callable[[Point], None], every: int = 50) -> None:
        """Continue to learn until all steps are done or the time is up, and save the state."""
        stop = time.monotonic() + 60 * minutes
        began, before = time.monotonic(), self.seconds
        with self.pool:
            coming = self._play(self.step)
            while self.step < self.steps and time.monotonic() < stop:
                lesson = coming()
                coming = self._play(self.step + 1)
                loss = self._learn_from(lesson)
                self.step += 1
                self.seconds = before + time.monotonic() - began
                if self.step % every == 0 or self.step == self.steps:
                    coming()
                    point = Point(self.step, self.positions, self.seconds, loss, self._test())
                    self.curve.append(point)
                    told(point)
                    self.save()
        self.save()

    def _learn_from(self, lesson: Lesson) -> float:
        self.positions += len(lesson.observed)
        done = self.step / self.steps
        self._set_rate(self.rate * (0.02 + 0.98 * (1 + math.cos(math.pi * min(done, 1.0))) / 2))
        luck = torch.Generator(self.device).manual_seed(self.seed + self.step)
        order = torch.randperm(len(lesson.observed), generator=luck, device=self.device)
        total = torch.zeros((), device=self.device)
        batches = order.split(self.batch)
        for batch in batches:
            total += self._learn_batch(lesson, batch)
        self.model.clip()
        return float(total) / len(batches)

    def _set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def _learn_batch(self, lesson: Lesson, batch: Tensor) -> Tensor:
        """Learn from some positions; return the loss."""
        return self._descend(Lesson(*(part[batch] for part in lesson)))

    def _descend(self, lesson: Lesson) -> Tensor:
        loss = self._loss(*lesson)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.smoothed.parameters()), list(self.model.parameters()), 1 - SMOOTH)
        return loss.detach()

    def _loss(self, observed: Tensor, targets: Tensor, absent: Tensor) -> Tensor:
        return nn.functional.cross_entropy(self.model(observed.float()).masked_fill(absent, -1e9), targets)

    def net(self) -> Net:
        """Return the net as it is to be used."""
        self.smoothed.clip()
        return self.smoothed.rounded()

    def _test(self) -> tuple[float, ...]:
        """Return, for each variant, the share of wins against `regular` at all other seats."""
        net, count, submit = self.net(), self.test_games // CHUNKS, self.pool.submit
        seeds = [start_seeds(TEST_SEED, chunk * count, count) for chunk in range(CHUNKS)]
        jobs = [[submit(play_to_test, self.setting, v, net, some) for some in seeds] for v in self.setting.variants]
        return tuple(sum(job.result() for job in part) / (count * CHUNKS) for part in jobs)

    # Keeping --------------------------------------------------------------------------------------------

    def save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        state = {
            "model": self.model.state_dict(),
            "smoothed": self.smoothed.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "progress": (self.step, self.positions, self.seconds),
            "curve": msgspec.to_builtins(self.curve),
        }
        torch.save(state, self.folder / "new.pt")
        os.replace(self.folder / "new.pt", self.folder / "run.pt")

    def publish(self) -> tuple[Path, Path]:
        """Write the network in whole numbers, with its origin, and its learning curve; return both files."""
        net, curve = self.net(), self.folder / "curve.svg"
        check(net, LARGEST_FEATURE)
        file = self.folder / "net.npz"
        versions = {"torch": torch.__version__, "numba": version("numba"), "zocker": version("zocker")}
        planned = f" --steps {self.steps} --seed {self.seed}"  # habits depend on all steps
        command = self.setting.command + self._options() + planned
        told = {"command": command, "seed": self.seed, "steps": self.step}
        progress = {"positions": self.positions, "seconds": round(self.seconds), "versions": versions}
        told |= progress | {f"wins_against_{self.rival}": self.curve[-1].wins if self.curve else ()}
        save_net(net, games.find(self.setting.game).features, file, told)
        draw_curve(self.curve, self.setting, self.rival).save(curve)
        return file, curve

    def _options(self) -> str:
        return " --large" * self.large

    def _load(self) -> None:
        state = torch.load(self.folder / "run.pt", map_location=self.device, weights_only=True)
        sizes = (
            {name: part.shape for name, part in parts.items()} for parts in (state["model"], self.model.state_dict())
        )
        if len({*map(str, sizes)}) > 1:
            raise Mistake("error-train-folder", folder=str(self.folder))
        self.model.load_state_dict(state["model"])
        self.smoothed.load_state_dict(state["smoothed"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.step, self.positions, self.seconds = state["progress"]
        self.curve = msgspec.convert(state["curve"], list[Point])


def play_to_learn(setting: Setting, number: int, net: Net, habits: Habits, seeds: Array) -> Notes:
    """Play games of one variant of a setting, and note what the network can learn from."""
    notes = room(setting, 3 * POSITIONS)
    noted, _ = play_chunk(setting.game, setting.variants[number], net, habits, notes, seeds)
    return Notes(*(column[:noted] for column in notes))


def play_to_test(setting: Setting, variant: Variant, net: Net, seeds: Array) -> float:
    """Play games against `regular`; return the wins of the net."""
    notes, rivals = room(setting, 40_000), (REGULAR,) * (variant.players - 1)
    return float(play_chunk(setting.game, variant, net, TO_TEST, notes, seeds, rivals)[1][0])
