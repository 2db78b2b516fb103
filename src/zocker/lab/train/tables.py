"""Games in play on a GPU, in all variants of a setting, as PyTorch sees them. Nothing is copied on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from zocker.cuda.gear import simulated
from zocker.cuda.kernels import cuda
from zocker.cuda.many import Many
from zocker.lab.train.settings import Setting
from zocker.rules import features, games
from zocker.rules.state import Array

DEVICE = "cpu" if simulated() else "cuda"
SHEET = 1 << 16  # positions that a net judges at once

Judge = Callable[[Tensor], Tensor]


def shared(tensor: Tensor) -> Any:
    """Return a tensor as our kernels take it."""
    return tensor.numpy() if simulated() else cuda.as_cuda_array(tensor)


def tensor_of(array: Any) -> Tensor:
    """Return an array of our kernels as PyTorch takes it."""
    return torch.from_numpy(np.asarray(array)) if simulated() else torch.as_tensor(array, device=DEVICE)


class Ahead(NamedTuple):
    """Positions after every legal move of all tables, in rows."""

    tables: Tensor
    moves: Tensor
    row: Tensor  # by table and move, where it is legal
    observed: Tensor  # by sheet, feature and row of the sheet, and whatever lay there after the last one
    wins: Tensor  # each seat's share of the win, the deciding seat's first, where the game is over; else -1


class Tables:
    """Tables where a game begins when the last one is over; each has its variant for ever."""

    def __init__(self, setting: Setting, each: int, words: Array, forget: float = 0.0) -> None:
        """Begin games, as many of each variant, by a start word for each."""
        rules, variants = games.find(setting.game), setting.variants
        self.size, self.forget = each * len(variants), forget
        self._many = Many(rules, setting.seats, self.size, memory=True)
        self._many.begin(np.array([setting.blank(variant) for variant in variants], rules.layout), words)
        self.seats, self.legal, self.done, self.wins = map(
            tensor_of, (self._many.seats, self._many.legal, self._many.done, self._many.wins)
        )
        self.players = torch.tensor([v.players for v in variants], device=DEVICE).repeat_interleave(each)
        self.absent = torch.arange(setting.seats, device=DEVICE) >= self.players[:, None]
        self.all = torch.arange(self.size, device=DEVICE)
        self.counts = self._remembers()
        self._seats = torch.arange(setting.seats, device=DEVICE)
        self._observed = torch.empty(0, features.size(rules.features), SHEET, dtype=torch.int16, device=DEVICE)
        self._wins = torch.empty(0, setting.seats, device=DEVICE)

    def _remembers(self) -> Tensor:
        """Draw in which games seats know what others have won in earlier rounds."""
        return torch.rand(self.size, device=DEVICE) >= self.forget

    def look_ahead(self) -> Ahead:
        """Return the positions after all legal moves; the next call overwrites them."""
        moves, tables = self.legal.T.nonzero(as_tuple=True)  # neighbours make the same move
        if (missing := -(-len(tables) // SHEET) - len(self._observed)) > 0:
            self._observed = torch.cat([self._observed, self._observed.new_zeros(missing, *self._observed.shape[1:])])
            self._wins = self._wins.new_zeros(len(self._observed) * SHEET, self._wins.shape[1])
        self._many.look_ahead(*map(shared, (self.counts, tables, moves, self._observed, self._wins)))
        row = torch.empty(self.legal.shape, dtype=torch.int64, device=DEVICE)
        row[tables, moves] = torch.arange(len(tables), device=DEVICE)
        return Ahead(tables, moves, row, self._observed[: -(-len(tables) // SHEET)], self._wins[: len(tables)])

    def judge(self, ahead: Ahead, judge: Judge) -> Tensor:
        """Return each seat's share of the win after each move, the deciding seat's first: exactly, once it is over."""
        numbers = torch.cat([judge(sheet) for sheet in ahead.observed]).float()
        numbers = numbers[: len(ahead.tables), : len(self._seats)]  # a net may know more seats
        shares = torch.softmax(numbers.masked_fill(self.absent[ahead.tables], -1e9), dim=1)
        return torch.where(ahead.wins[:, :1] >= 0, ahead.wins, shares)

    def best(self, ahead: Ahead, shares: Tensor) -> Tensor:
        """Return the best move of each table."""
        own = torch.full(self.legal.shape, -1.0, device=DEVICE)
        own[ahead.tables, ahead.moves] = shares[:, 0]
        return own.argmax(dim=1)

    def any_move(self) -> Tensor:
        """Return a random legal move of each table."""
        return (torch.rand(self.legal.shape, device=DEVICE) * self.legal).argmax(dim=1)

    def states(self) -> Array:
        """Return a copy of the states."""
        return self._many.states()

    def play(self, moves: Tensor) -> None:
        self._many.step(shared(moves))
        self.counts = torch.where(self.done, self._remembers(), self.counts)

    def by_seat(self, shares: Tensor) -> Tensor:
        """Return shares by seat instead of the deciding seat's first."""
        return shares.gather(1, (self._seats - self.seats[:, None]) % self.players[:, None])

    def from_seat(self, shares: Tensor, seats: Tensor) -> Tensor:
        """Return shares by seat as counted from a seat of each table."""
        counted = shares.gather(1, (self._seats + seats[:, None]) % self.players[:, None])
        return counted.masked_fill(self.absent, 0)
