"""How good a net has become while it learned, as a picture."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from zocker.drawing import Drawing, Series, Tick, line_chart
from zocker.lab.train.settings import Setting


class Point(msgspec.Struct, frozen=True):
    """How good the net was after some steps: its shares of wins at one seat against a rival at the others."""

    step: int
    positions: int
    seconds: float
    loss: float
    wins: tuple[float, ...]


def draw_curve(points: Sequence[Point], setting: Setting, rival: str) -> Drawing:
    """Draw the shares of wins in all variants, by positions learned from."""
    most = max((point.positions for point in points), default=0)
    series = []
    for number, variant in enumerate(setting.variants):
        options = " ".join(f"{name} {value}" for name, value in variant.options.items())
        wins = [(float(point.positions), point.wins[number]) for point in points]
        series.append(Series(f"{variant.players} {options}", wins))
    title = f"{setting.game}: wins against {rival}, by {most:,} positions"
    return line_chart(title, series, [Tick(tenth / 10, f"{10 * tenth} %") for tenth in range(0, 11, 2)])
