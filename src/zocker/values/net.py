"""A small net in whole numbers: what a seat observes, and how likely each seat is to win.

All six places (casinos or rows) go through the same two layers and are added up; that, with everything else that is
observed, goes through two more; the last gives one number per seat, the seat itself first, and their softmax is each
seat's share of the win. Weights have `FRACTION` binary places and numbers between layers `ACTIVATION`. No sum leaves 32
bits, which `check` proves for given weights, so results are the same on every machine and in both gears.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from zocker.rules.features import PLACES
from zocker.rules.kernel import kernel, standalone
from zocker.rules.state import Array

FRACTION = 12
ACTIVATION = 7
HIGHEST = (8 << ACTIVATION) - 1  # the highest number between layers
LARGEST_FEATURE = 200  # no number that is observed may be larger
UNIT = FRACTION + ACTIVATION  # binary places of the last layer's numbers

# exp(-x) for x in steps of 1/64 and, within one, of 1/16384
COARSE_STEPS, FINE_STEPS = 64, 256
LONGEST = 16  # above this, exp(-x) is taken for 0
COARSE = np.array([round(math.exp(-n / COARSE_STEPS) * 2**30) for n in range(LONGEST * COARSE_STEPS)])
FINE = np.array([round(math.exp(-n / (COARSE_STEPS * FINE_STEPS)) * 2**30) for n in range(FINE_STEPS)])


class Layer(NamedTuple):
    """Weights by input and output, and the bias of each output."""

    weights: Array
    bias: Array


class Net(NamedTuple):
    """The layers, in the order in which they are applied."""

    place_1: Layer
    place_2: Layer
    whole_1: Layer
    whole_2: Layer
    last: Layer


class Work(NamedTuple):
    """Room for the numbers between layers."""

    seen: Array  # what was observed of each place last time
    places: Array  # what came of it
    place_1: Array
    joined: Array
    whole_1: Array
    whole_2: Array
    last: Array


def work_for(net: Net) -> Work:
    """Return room to apply a net."""
    widths = [len(layer.bias) for layer in net]
    seen = np.full((PLACES, len(net.place_1.weights)), -1, np.int32)
    places = np.zeros((PLACES, widths[1]), np.int32)
    rooms = [widths[0], len(net.whole_1.weights), *widths[2:]]
    return Work(seen, places, *(np.zeros(width, np.int32) for width in rooms))


@standalone
def judge(net: Net, work: Work, observed: Array, shares: Array) -> None:
    """Write each seat's share of the win, the observing seat's first."""
    width = len(net.place_1.weights)
    pooled = len(net.place_2.bias)
    joined = work.joined
    joined[:pooled] = 0
    for place in range(PLACES):
        look_at(net, work, place, observed[place * width : (place + 1) * width])
        for i in range(pooled):
            joined[i] += work.places[place, i]
    rest = observed[PLACES * width :]
    for i in range(len(rest)):
        joined[pooled + i] = rest[i] << ACTIVATION
    apply(net.whole_1, joined, work.whole_1)
    cut(work.whole_1, FRACTION)
    apply(net.whole_2, work.whole_1, work.whole_2)
    cut(work.whole_2, FRACTION)
    apply(net.last, work.whole_2, work.last)
    softmax(work.last, shares)


@standalone
def look_at(net: Net, work: Work, place: int, observed: Array) -> None:
    """Put a place through its two layers, unless it looks as it did last time: most do from one choice to the next."""
    seen = work.seen[place]
    same = True
    for i in range(len(observed)):
        same &= seen[i] == observed[i]
        seen[i] = observed[i]
    if not same:
        apply(net.place_1, observed, work.place_1)
        cut(work.place_1, FRACTION - ACTIVATION)
        apply(net.place_2, work.place_1, work.places[place])
        cut(work.places[place], FRACTION)


@standalone
def apply(layer: Layer, given: Array, out: Array) -> None:
    """Multiply the input by the weights and add the bias; zeros cost nothing."""
    out[:] = layer.bias
    for j in range(len(given)):
        if given[j] != 0:
            for i in range(len(out)):
                out[i] += layer.weights[j, i] * given[j]


@standalone
def cut(numbers: Array, places: int) -> None:
    """Drop binary places, and keep the numbers between 0 and `HIGHEST`."""
    for i in range(len(numbers)):
        numbers[i] = min(max(numbers[i] >> places, 0), HIGHEST)


@kernel
def softmax(numbers: Array, shares: Array) -> None:
    """Write exp of each of the first numbers, one per share, divided by their sum."""
    highest = numbers[: len(shares)].max()
    total = 0
    for i in range(len(shares)):
        steps = (highest - numbers[i]) >> (UNIT - 14)
        coarse = steps // FINE_STEPS
        weight = COARSE[coarse] * FINE[steps % FINE_STEPS] >> 30 if coarse < len(COARSE) else 0
        shares[i] = weight
        total += weight
    for i in range(len(shares)):
        shares[i] /= total


def check(net: Net, largest: int) -> None:
    """Prove that no sum can leave 32 bits, given the largest number of any feature."""
    for name, sums in zip(net._fields, largest_sums(net, largest), strict=True):
        if sums.max() >= 2**31:
            raise OverflowError(f"sums of {name} may reach {sums.max()}")


def largest_sums(net: Net, largest: int) -> list[Array]:
    """Return for each layer how large the sum of each output may become, given the largest number of any feature."""
    pooled = len(net.place_2.bias)
    rest = len(net.whole_1.weights) - pooled
    inputs = [
        np.full(len(net.place_1.weights), largest),
        np.full(len(net.place_2.weights), HIGHEST),
        np.repeat([PLACES * HIGHEST, largest << ACTIVATION], [pooled, rest]),
        np.full(len(net.whole_2.weights), HIGHEST),
        np.full(len(net.last.weights), HIGHEST),
    ]
    return [
        np.abs(layer.weights.astype(np.int64)).T @ given + np.abs(layer.bias)
        for layer, given in zip(net, inputs, strict=True)
    ]
