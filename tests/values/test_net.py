"""The net in whole numbers: the same in both gears, close to what it stands for, and never out of bounds."""

from __future__ import annotations

import numpy as np
import pytest

from zocker.rules import features, games
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry
from zocker.rules.state import Array
from zocker.values import net as nets
from zocker.values.net import ACTIVATION, FRACTION, HIGHEST, UNIT, Layer, Net, judge, softmax, work_for


def random_net(game: str, seats: int, seed: int = 1, widths: tuple[int, ...] = (16, 12, 16, 8)) -> Net:
    """Return a net of no wisdom."""
    luck = np.random.default_rng(seed)
    listed = games.find(game).features
    width = listed[0].shape[1]
    rest = features.size(listed) - features.PLACES * width
    inputs = (width, widths[0], widths[1] + rest, widths[2], widths[3])

    def layer(number: int, wide: int) -> Layer:
        weights = luck.normal(0, 2**FRACTION / np.sqrt(inputs[number]), (inputs[number], wide))
        return Layer(weights.astype(np.int32), luck.normal(0, 2**FRACTION, wide).astype(np.int32))

    return Net(*(layer(number, wide) for number, wide in enumerate((*widths, seats))))


def in_floating_point(net: Net, observed: Array) -> Array:
    """Do what `judge` does without cutting anything off."""
    width, one = len(net.place_1.weights), 2.0**ACTIVATION
    layers = [(layer.weights / 2**FRACTION, layer.bias / 2**UNIT) for layer in net]
    layers[0] = (layers[0][0], net.place_1.bias / 2**FRACTION)

    def through(number: int, given: Array) -> Array:
        weights, bias = layers[number]
        return np.clip(given @ weights + bias, 0, HIGHEST / one)

    places = observed[: features.PLACES * width].reshape(features.PLACES, width)
    pooled = through(1, through(0, places)).sum(axis=0)
    hidden = through(3, through(2, np.concatenate([pooled, observed[features.PLACES * width :]])))
    last = hidden @ layers[4][0] + layers[4][1]
    shares = np.exp(last - last.max())
    return shares / shares.sum()


def some_observations(game: str, count: int) -> Array:
    luck = np.random.default_rng(2)
    size = features.size(games.find(game).features)
    return (luck.integers(0, 9, (count, size)) * (luck.random((count, size)) < 0.3)).astype(np.int32)


@entry
def judge_many(net: Net, work: nets.Work, observed: Array, shares: Array) -> None:
    for i in range(len(observed)):
        judge(net, work, observed[i], shares[i])


def test_both_gears_judge_alike_to_the_last_bit() -> None:
    net, observed = random_net("las-vegas", 3), some_observations("las-vegas", 40)
    interpreted, quick = np.zeros((2, 40, 3))
    judge_many(net, work_for(net), observed, interpreted)
    compiled(judge_many)(net, work_for(net), observed, quick)
    assert interpreted.tobytes() == quick.tobytes()
    assert np.allclose(interpreted.sum(axis=1), 1)


def test_whole_numbers_come_close_to_floating_point() -> None:
    net, observed = random_net("gambler", 4), some_observations("gambler", 40)
    shares = np.zeros((40, 4))
    judge_many(net, work_for(net), observed, shares)
    exact = np.array([in_floating_point(net, row) for row in observed])
    assert np.abs(shares - exact).max() < 0.02
    assert len({*shares.argmax(axis=1)}) > 1  # it does judge


def test_places_that_look_as_before_are_not_forgotten() -> None:
    """Room that was used before gives the same as fresh room."""
    net, observed = random_net("royale", 2), some_observations("royale", 10)
    used, fresh = np.zeros((2, 10, 2))
    observed[1:, :50] = observed[0, :50]
    judge_many(net, work_for(net), observed, used)
    for i in range(10):
        judge(net, work_for(net), observed[i], fresh[i])
    assert used.tobytes() == fresh.tobytes()


def test_softmax_is_right() -> None:
    numbers = np.array([0, -1, 3, -40, 2.5])
    shares, fewer = np.zeros(5), np.zeros(2)
    softmax((numbers * 2**UNIT).astype(np.int32), shares)
    assert shares == pytest.approx(np.exp(numbers) / np.exp(numbers).sum(), abs=1e-4)
    softmax((numbers * 2**UNIT).astype(np.int32), fewer)
    assert fewer == pytest.approx(np.exp(numbers[:2]) / np.exp(numbers[:2]).sum(), abs=1e-4)


def test_sums_that_could_overflow_are_refused() -> None:
    net = random_net("las-vegas", 2)
    nets.check(net, 100)
    heavy = net._replace(whole_1=Layer(np.full_like(net.whole_1.weights, 32767), net.whole_1.bias))
    with pytest.raises(OverflowError):
        nets.check(heavy, 100)
