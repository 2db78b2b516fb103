"""Self-play and learning on a GPU: `Run` with games by our kernels, and nothing copied between them and PyTorch."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from zocker.lab.train.model import Model
from zocker.lab.train.run import HABITS, TEST_SEED, Lesson, Run
from zocker.lab.train.settings import Setting
from zocker.lab.train.tables import DEVICE, SHEET, Ahead, Judge, Tables
from zocker.rules import dice, games
from zocker.rules.features import PLACES
from zocker.rules.state import Array
from zocker.values import weights
from zocker.values.net import Net

TABLES = 1 << 17  # about
MOVES = 32  # at each table in a step
WANDER = 256  # random moves at first, so that games are in all phases
ON_CARD = DEVICE == "cuda"  # and not only in Numba's simulator

fast = functools.partial(torch.compile, dynamic=False, disable=not ON_CARD)


class Note(NamedTuple):
    """What was noted at a move of each table, shares by seat."""

    seats: Tensor
    shares: Tensor  # what the net thought of the position after its choice
    best: Tensor  # and after its best choice
    explored: Tensor
    done: Tensor
    wins: Tensor


class OnGpu(Run):
    """One net that learns on a GPU."""

    batch, rate = 1 << 14, 2e-3
    rival = "predecessor"  # the net in use today

    def __init__(self, setting: Setting, *given: Any, seed: int, **more: Any) -> None:
        torch.manual_seed(seed)
        variants = len(setting.variants)
        each = max(TABLES // variants // 512 * 512, 1)  # so that all batches are of one size
        self.tables = Tables(setting, each, dice.seed_words(seed, 0, each * variants), HABITS.forget)
        super().__init__(setting, *given, seed=seed, **{**more, "device": DEVICE})
        self._judge = fast(judge_by(self.model))
        self._fast_loss = fast(super()._loss)
        self._recorded: Recorded | None = None
        net = weights.find(setting.blank(setting.variants[0]))
        self._rival = self._model_of(self.net() if net is None else net)

    def _scale(self) -> Array:
        """Return how features are scaled, as on a processor, by games of random moves."""
        for _ in range(WANDER):
            self.tables.play(self.tables.any_move())
        ahead = self.tables.look_ahead()
        observed = ahead.observed.movedim(1, 2).flatten(0, 1)[: len(ahead.tables)].float()
        width = PLACES * games.find(self.setting.game).features[0].shape[1]
        places = observed[:, :width].reshape(-1, width // PLACES).std(dim=0).repeat(PLACES)
        spread = torch.cat([places, observed[:, width:].std(dim=0)])
        return np.asarray(1 / spread.clamp(min=1.0).double().cpu())

    # Playing --------------------------------------------------------------------------------------------

    def _play(self, step: int) -> Callable[[], Lesson]:
        return functools.cache(self._play_on)

    @torch.no_grad()
    def _play_on(self) -> Lesson:
        """Play on at all tables, and return the positions after all choices."""
        tables, explore = self.tables, self._habits().explore
        observed, notes = list[Tensor](), list[Note]()
        for _ in range(MOVES):
            ahead, shares, best = self._look_ahead()
            chosen = torch.where(torch.rand(tables.size, device=DEVICE) < explore, tables.any_move(), best)
            row, seats = ahead.row[tables.all, chosen], tables.seats.clone()
            thought, hoped = (tables.by_seat(shares[ahead.row[tables.all, move]]) for move in (chosen, best))
            observed.append(ahead.observed[row // SHEET, :, row % SHEET])
            tables.play(chosen)
            notes.append(Note(seats, thought, hoped, chosen != best, tables.done.clone(), tables.wins.float()))
        ahead, shares, best = self._look_ahead()
        later = tables.by_seat(shares[ahead.row[tables.all, best]])
        targets = look_back(notes, later, HABITS.trace, tables.from_seat)
        return Lesson(torch.cat(observed), torch.cat(targets), tables.absent.repeat(MOVES, 1))

    def _look_ahead(self) -> tuple[Ahead, Tensor, Tensor]:
        ahead = self.tables.look_ahead()
        shares = self.tables.judge(ahead, self._judge)
        return ahead, shares, self.tables.best(ahead, shares)

    # Learning -------------------------------------------------------------------------------------------

    def _loss(self, *lesson: Tensor) -> Tensor:
        with torch.autocast(DEVICE, torch.bfloat16, enabled=ON_CARD):
            return self._fast_loss(*lesson)

    def _adam(self) -> dict[str, Any]:
        return {"lr": torch.tensor(self.rate, device=DEVICE), "fused": ON_CARD, "capturable": ON_CARD}

    def _set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"].fill_(rate)

    def _learn_batch(self, lesson: Lesson, batch: Tensor) -> Tensor:
        """Learn as on a processor, but by one launch, which repeats all others."""
        if not ON_CARD:
            return super()._learn_batch(lesson, batch)
        if self._recorded is None:
            self._recorded = Recorded(self._descend, Lesson(*(part[batch] for part in lesson)))
        for part, room in zip(lesson, self._recorded.room, strict=True):
            torch.index_select(part, 0, batch, out=room)
        return self._recorded()

    def _model_of(self, net: Net) -> Model:
        return Model.of(net, games.find(self.setting.game).features).to(DEVICE)

    def _test(self) -> tuple[float, ...]:
        """Return, for each variant, the share of wins against the rival at all other seats."""
        return duel(self.setting, self._model_of(self.net()), self._rival, self.test_games, TEST_SEED)

    def _options(self) -> str:
        return f"{super()._options()} --device cuda"


class Recorded:
    """What is launched to learn from `room`, recorded once and then repeated by one launch."""

    def __init__(self, descend: Callable[[Lesson], Tensor], room: Lesson) -> None:
        self.room = room
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(3):  # compiles, and takes the memory that it needs
                descend(room)
        torch.cuda.current_stream().wait_stream(aside)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._loss = descend(room)

    def __call__(self) -> Tensor:
        """Learn from the room once more, and return the loss, which the next call overwrites."""
        self._graph.replay()
        return self._loss


def judge_by(model: Model) -> Judge:
    """Return what judges the columns of a sheet."""

    def judge(sheet: Tensor) -> Tensor:
        with torch.autocast(DEVICE, torch.float16, enabled=ON_CARD):
            return model(sheet.T.float())

    return judge


def look_back(
    notes: list[Note], later: Tensor, trace: float, from_seat: Callable[[Tensor, Tensor], Tensor]
) -> list[Tensor]:
    """Return what the net should have thought after each choice, from the deciding seats, the last one first (TD(λ)).

    `later` is what it thought of the best move after the last one.
    """
    targets = list[Tensor]()
    for note in reversed(notes):
        later = torch.where(note.done[:, None], note.wins, later)
        targets.append(from_seat(later, note.seats))
        later = torch.where(note.explored[:, None], note.best, trace * later + (1 - trace) * note.shares)
    return targets[::-1]


@torch.no_grad()
def duel(setting: Setting, one: Model, other: Model, count: int, seed: int) -> tuple[float, ...]:
    """Return the share of wins of a net at one seat, the other at all others, for each variant.

    It takes each seat in turn with the same dice.
    """
    words = dice.seed_words(seed, 0, count)
    numbers = np.arange(count)
    tables = Tables(setting, count, np.concatenate([words[numbers // v.players] for v in setting.variants]))
    mine = torch.arange(count, device=DEVICE).repeat(len(setting.variants)) % tables.players
    won, on = torch.zeros(tables.size, device=DEVICE), torch.ones(tables.size, dtype=torch.bool, device=DEVICE)
    while bool(on.any()):
        ahead = tables.look_ahead()
        ours, theirs = (tables.best(ahead, tables.judge(ahead, judge_by(model))) for model in (one, other))
        tables.play(torch.where(tables.seats == mine, ours, theirs))
        won = torch.where(on & tables.done, tables.wins.gather(1, mine[:, None])[:, 0].float(), won)
        on &= ~tables.done
    return tuple(won.view(len(setting.variants), count).mean(dim=1).tolist())
