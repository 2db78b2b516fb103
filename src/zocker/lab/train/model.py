"""The net while it learns, in PyTorch, and how it becomes whole numbers."""

from __future__ import annotations

import math

import numpy as np
import torch
from torch import Tensor, nn

from zocker.rules.features import PLACES, Feature, size
from zocker.rules.state import Array
from zocker.values.net import ACTIVATION, FRACTION, HIGHEST, LARGEST_FEATURE, Layer, Net, largest_sums

LARGEST = 32767 / 2**FRACTION  # the largest weight of 16 bits
LARGEST_SUM = 2**31 * 0.99  # in 32 bits, with some room for rounding
CEILING = HIGHEST / 2**ACTIVATION


class Model(nn.Module):
    """The same layers as `Net`, in floating point; features are scaled by how much they vary."""

    def __init__(
        self, features: tuple[Feature, ...], seats: int, widths: tuple[int, int, int, int], scale: Array
    ) -> None:
        super().__init__()
        self.width = features[0].shape[1]
        rest = sum(math.prod(feature.shape) for feature in features[1:])
        self.register_buffer("place_scale", torch.tensor(scale[: self.width], dtype=torch.float32))
        self.register_buffer("rest_scale", torch.tensor(scale[PLACES * self.width :], dtype=torch.float32))
        first, second, third, fourth = widths
        self.place_1 = nn.Linear(self.width, first)
        self.place_2 = nn.Linear(first, second)
        self.whole_1 = nn.Linear(second + rest, third)
        self.whole_2 = nn.Linear(third, fourth)
        self.last = nn.Linear(fourth, seats)

    def forward(self, observed: Tensor) -> Tensor:
        """Return one number per seat, whose softmax is the seat's share of the win."""
        places = observed[:, : PLACES * self.width].reshape(-1, self.width) * self.place_scale
        rest = observed[:, PLACES * self.width :] * self.rest_scale
        hidden = torch.clamp(self.place_1(places), 0, CEILING)
        hidden = torch.clamp(self.place_2(hidden), 0, CEILING).unflatten(0, (-1, PLACES)).sum(dim=1)
        hidden = torch.clamp(self.whole_1(torch.cat([hidden, rest], dim=1)), 0, CEILING)
        hidden = torch.clamp(self.whole_2(hidden), 0, CEILING)
        return self.last(hidden)

    @torch.no_grad()
    def clip(self) -> None:
        """Keep all weights and scales within 16 bits, and all sums within 32."""
        for layer, scale in self._scaled():
            layer.weight.clamp_(-LARGEST / scale, LARGEST / scale)
        for (layer, _), sums in zip(self._scaled(), largest_sums(self.rounded(), LARGEST_FEATURE), strict=True):
            shrink = torch.from_numpy(np.minimum(1.0, LARGEST_SUM / sums)).to(layer.bias)
            layer.weight.mul_(shrink[:, None])
            layer.bias.mul_(shrink)

    @torch.no_grad()
    def rounded(self) -> Net:
        """Return the net in whole numbers."""
        layers = []
        for number, (layer, scale) in enumerate(self._scaled()):
            weights = torch.round((layer.weight * scale).T * 2**FRACTION).clamp(-32767, 32767)
            places = FRACTION if number == 0 else FRACTION + ACTIVATION  # what goes in has no binary places at first
            bias = torch.round(layer.bias * 2**places)
            layers.append(Layer(*(np.ascontiguousarray(t.cpu().numpy(), np.int32) for t in (weights, bias))))
        return Net(*layers)

    @classmethod
    @torch.no_grad()
    def of(cls, net: Net, features: tuple[Feature, ...]) -> Model:
        """Return a net in whole numbers as a model; it keeps places that the net drops between layers."""
        first, second, third, fourth, seats = (len(layer.bias) for layer in net)
        model = cls(features, seats, (first, second, third, fourth), np.ones(size(features)))
        for number, ((layer, _), whole) in enumerate(zip(model._scaled(), net, strict=True)):
            layer.weight.copy_(torch.from_numpy(whole.weights.T / 2**FRACTION))
            layer.bias.copy_(torch.from_numpy(whole.bias / 2 ** (FRACTION if number == 0 else FRACTION + ACTIVATION)))
        return model

    def _scaled(self) -> list[tuple[nn.Linear, Tensor]]:
        """Return the layers, each with the scales of its input."""
        joined = torch.cat([torch.ones(self.place_2.out_features, device=self.rest_scale.device), self.rest_scale])
        one = torch.ones(1, device=self.rest_scale.device)
        return [
            (self.place_1, self.place_scale),
            (self.place_2, one),
            (self.whole_1, joined),
            (self.whole_2, one),
            (self.last, one),
        ]
