"""Positions that were judged lately, so that none has to be judged twice."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zocker.rules.kernel import kernel, standalone
from zocker.rules.state import Array

SLOTS = 1 << 14
PROBES = 4  # slots where a position may be
LOW_BITS = (1 << 31) - 1  # of a number of a state: with more the sum might overflow
WEIGHTS = np.random.default_rng(1).integers(1, 1 << 16, 4096)  # to number positions


class Memory(NamedTuple):
    """Positions by slot."""

    numbers: Array  # -1 where there is none
    positions: Array  # all numbers of their states
    shares: Array


@kernel
def empty_memory(size: int, players: int) -> Memory:
    return Memory(np.full(SLOTS, -1), np.empty((SLOTS, size), np.int64), np.empty((SLOTS, players)))


@kernel
def number_of(position: Array, seat: int) -> int:
    """Number a position that a seat judges; equal ones have the same number, and hardly any other has."""
    number = 0
    for i in range(len(position)):
        number += (position[i] & LOW_BITS) * WEIGHTS[i]
    return number * 8 + seat


@kernel
def recall(memory: Memory, position: Array, seat: int, shares: Array) -> bool:
    """Write the stored value of a position, the given seat's share first; return False if there is none."""
    number = number_of(position, seat)
    slot = find_slot(memory, number, position)
    if slot < 0 or memory.numbers[slot] != number:
        return False
    shares[:] = memory.shares[slot]
    return True


@kernel
def remember(memory: Memory, position: Array, seat: int, shares: Array) -> None:
    """Store the value of a position, the given seat's share first, if there is room for it."""
    number = number_of(position, seat)
    slot = find_slot(memory, number, position)
    if slot >= 0:
        memory.numbers[slot] = number
        memory.positions[slot] = position
        memory.shares[slot] = shares


@standalone
def find_slot(memory: Memory, number: int, position: Array) -> int:
    """Return the slot for a position, or -1 if there is no room for it."""
    for probe in range(PROBES):
        slot = (number + probe) % SLOTS
        if memory.numbers[slot] == -1:
            return slot
        if memory.numbers[slot] == number and is_same(memory.positions[slot], position):
            return slot
    return -1


@standalone
def is_same(one: Array, other: Array) -> bool:
    same = True
    for i in range(len(one)):
        same &= one[i] == other[i]
    return same
