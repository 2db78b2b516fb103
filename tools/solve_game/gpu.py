"""The same sweep as `zocker.exact.duel` on a GPU: many deals and payoffs at once, side by side.

It needs a kit (see `kit.py`), NumPy and torch. Where CuPy is there too, each level is one kernel, written from the tree
of rolls, that keeps all groups in registers; otherwise it is a few large operations of torch for each node of the
tree.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch

from zocker.rules.state import Array

Tensor = Any  # of torch, which is not among our dependencies

DICE = 8
BLOCK = 128  # threads: payoffs side by side
SHARE = 0.75  # of the device's memory that values may take
CPU_BYTES = 2 << 30


class Sweep:
    """Solves the deals of a kit."""

    def __init__(self, kit: Path, device: str, *, plain: bool = False) -> None:
        with np.load(kit) as read:
            self.kit = {name: read[name] for name in read.files}
        self.device = torch.device(device)
        self.first = [int(n) for n in self.kit["first"]]
        self.counts = torch.as_tensor(self.kit["counts"], device=self.device)
        self.rows = {own: self._rows(own) for own in range(1, DICE + 1)}
        self.room: Tensor = None
        self.kernels = {} if plain or self.device.type == "cpu" else _kernels(self.kit)

    def _rows(self, own: int) -> Tensor:
        """Return, for each bunch of a seat with that many dice left, its bunch with 1, 2, … more dice of each face."""
        bunches = np.arange(self.first[DICE - own], self.first[DICE - own + 1])
        rows = np.empty((len(bunches), 6, own), np.int64)
        for face in range(6):
            more = bunches
            for n in range(own):
                more = self.kit["with_die"][more, face]
                rows[:, face, n] = more
        return torch.as_tensor(rows, device=self.device)

    def solve(self, deals: range, payoffs: Array) -> Array:
        """Return what each deal is worth to its start player, seat 0, by deal and payoff."""
        paid = torch.as_tensor(payoffs, dtype=torch.float32, device=self.device)
        columns = [(deal, payoff) for deal in deals for payoff in range(payoffs.shape[1])]
        most = max(BLOCK if self.kernels else 1, self.most_columns())
        found = list[Tensor]()
        parts = -(-len(columns) // most)
        size = -(-len(columns) // parts)
        for at in range(0, len(columns), size):
            found.append(self.sweep(columns[at : at + size], paid))
        return torch.cat(found).cpu().numpy().astype(np.float64).reshape(len(deals), payoffs.shape[1])

    def describe(self) -> str:
        """Return what solves here, in words."""
        name = "cpu" if self.device.type == "cpu" else torch.cuda.get_device_name(self.device)
        return f"{name}, {'a kernel for each level' if self.kernels else 'plain operations'}"

    def check(self) -> None:
        """Do without the kernels if they do not find the same as plain operations."""
        if self.kernels:
            luck = np.random.default_rng(1).uniform(size=(len(self.kit["money_lead"]), 8)).cumsum(axis=0)
            columns, paid = [(0, payoff) for payoff in range(8)], torch.as_tensor(luck / len(luck), dtype=torch.float32)
            try:
                found = self.sweep(columns, paid.to(self.device))
            except Exception as error:  # whatever a device or its compiler may say
                print(f"No kernels: {error}", flush=True)
                self.kernels = {}
                return
            kernels, self.kernels = self.kernels, {}
            gap = float((self.sweep(columns, paid.to(self.device)) - found).abs().max())
            print(f"Kernels and plain operations differ by {gap:.1e} at most.", flush=True)
            self.kernels = kernels if gap < 1e-4 else {}

    def most_columns(self) -> int:
        """Return for how many deals and payoffs there is room."""
        room = CPU_BYTES
        if self.device.type != "cpu":
            room = int(torch.cuda.get_device_properties(self.device).total_memory * SHARE)
            room = room if self.kernels else room // 2
        return room // (2 * 4 * self.first[-1] ** 2)

    def sweep(self, columns: list[tuple[int, int]], paid: Tensor) -> Tensor:
        """Return what the first roll is worth to seat 0, for each column."""
        values = self.make_room(len(columns))
        self.write_ends(values, columns, paid)
        for own_0 in range(DICE + 1):
            for seat in range(2):
                for own_1 in range(DICE + 1):
                    own, theirs = (own_0, own_1) if seat == 0 else (own_1, own_0)
                    if own > 0:
                        self.value_level(values, seat, own, theirs)
        return -values[1][0, 0]

    def make_room(self, columns: int) -> list[Tensor]:
        """Return room for the values of all nodes that each seat has reached; it is the same memory every time."""
        bunches = self.first[-1]
        if self.room is None or self.room.shape[1] < columns * bunches**2:
            self.room = None  # the old one goes first
            self.room = torch.empty((2, columns * bunches**2), dtype=torch.float32, device=self.device)
        return [part[: columns * bunches**2].view(bunches, bunches, columns) for part in self.room]

    def write_ends(self, values: list[Tensor], columns: list[tuple[int, int]], paid: Tensor) -> None:
        """Write what every end of the round pays."""
        end = self.first[DICE]
        placed = self.counts[end:]
        at = 0
        while at < len(columns):
            deal = columns[at][0]
            chosen = [payoff for number, payoff in columns[at:] if number == deal]
            leads = torch.as_tensor(self.kit["leads"][deal].astype(np.int64), device=self.device)
            result = torch.full((len(placed), len(placed)), int(self.kit["even"]), device=self.device)
            for casino in range(6):
                result += leads[casino][placed[:, casino, None], placed[None, :, casino]]
            table = paid[:, chosen]
            for row in range(0, len(placed), 99):  # part by part, to save room
                worth = table[result[row : row + 99]]
                values[0][end + row : end + row + 99, end:, at : at + len(chosen)] = worth
                values[1][end:, end + row : end + row + 99, at : at + len(chosen)] = -worth.transpose(0, 1)
            at += len(chosen)

    def value_level(self, values: list[Tensor], seat: int, own: int, theirs: int) -> None:
        """Value all nodes in which a seat is about to roll, by how many dice both have left."""
        start, stop = self.first[DICE - theirs], self.first[DICE - theirs + 1]
        if self.kernels:
            self._launch(values, seat, own, start, stop, alone=theirs == 0)
            return
        rows = self.rows[own]
        mine = slice(self.first[DICE - own], self.first[DICE - own + 1])
        step = max(1, (1 << 28) // (len(rows) * values[0].shape[2] * 6 * own))
        for at in range(start, stop, step):
            to = slice(at, min(at + step, stop))
            mean = self.expect(values[seat][:, to], rows, own)
            values[1 - seat][to, mine] = -mean.transpose(0, 1)
            if theirs == 0:
                values[seat][mine, to] = mean

    def expect(self, values: Tensor, rows: Tensor, own: int) -> Tensor:
        """Return the mean over all rolls of the best that the groups of each lead to."""
        tree = zip(self.kit[f"depth{own}"], self.kit[f"group{own}"].T, self.kit[f"chance{own}"], strict=True)
        groups = {(f, n): values[rows[:, f, n - 1]] for f in range(6) for n in range(1, own + 1)}
        best = list[Tensor]()
        mean = torch.zeros_like(groups[0, 1])
        for depth, (face, n), chance in tree:
            group = groups[int(face), int(n)]
            reached = torch.maximum(best[depth - 1], group) if depth > 0 else group
            if chance > 0:
                mean.add_(reached, alpha=float(chance))
            else:
                best[depth:] = [reached]
        return mean

    def _launch(self, values: list[Tensor], seat: int, own: int, start: int, stop: int, *, alone: bool) -> None:
        import cupy

        columns = values[0].shape[2]
        rows = self.rows[own]
        grid = (-(-columns // BLOCK), stop - start, len(rows))
        mine, theirs = (cupy.from_dlpack(values[one]) for one in (seat, 1 - seat))
        sizes = (np.int64(columns), np.int64(self.first[-1]), np.int64(self.first[DICE - own]), np.int64(start))
        with cupy.cuda.ExternalStream(torch.cuda.current_stream(self.device).cuda_stream):
            self.kernels[own](grid, (BLOCK,), (mine, theirs, cupy.from_dlpack(rows), *sizes, np.int64(alone)))


def _kernels(kit: dict[str, Array]) -> dict[int, Any]:
    """Return a kernel for each number of dice that a seat may have left, or none without CuPy."""
    try:
        import cupy
    except ImportError:
        return {}
    return {own: cupy.RawKernel(source(kit, own), f"value_level_{own}") for own in range(1, DICE + 1)}


def source(kit: dict[str, Array], own: int) -> str:
    """Return the CUDA source of the kernel that values one level."""
    lines = list[str]()
    tree = zip(kit[f"depth{own}"], kit[f"group{own}"].T, kit[f"chance{own}"], strict=True)
    for depth, (face, n), chance in tree:
        group = f"g{face}_{n}"
        reached = f"fmaxf(b{depth - 1}, {group})" if depth > 0 else group
        lines.append(f"mean += {float(chance)!r}f * {reached};" if chance > 0 else f"b{depth} = {reached};")
    names = [(face, n) for face in range(6) for n in range(1, own + 1)]
    groups = [f"const float g{f}_{n} = mine[(row[{f * own + n - 1}] * bunches + t) * columns + p];" for f, n in names]
    body = "\n  ".join([*groups, "float mean = 0, b0, b1, b2, b3, b4;", *lines])
    return f"""
extern "C" __global__ void value_level_{own}(
    float *mine, float *theirs, const long long *rows,
    long long columns, long long bunches, long long first, long long start, long long alone) {{
  const long long p = blockIdx.x * (long long)blockDim.x + threadIdx.x;
  const long long t = start + blockIdx.y, a = first + blockIdx.z;
  if (p >= columns) return;
  const long long *row = rows + blockIdx.z * {6 * own}LL;
  {body}
  theirs[(t * bunches + a) * columns + p] = -mean;
  if (alone) mine[(a * bunches + t) * columns + p] = mean;
}}
"""
