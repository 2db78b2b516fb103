"""How good a net has become while it learned, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

from zocker.lab.train.settings import Setting

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 360, 56, 130, 24, 48
COLOURS = ("#d1495b", "#1f78b4", "#e0a100", "#3a9d5d", "#8a5fbf", "#6b7280")


class Point(msgspec.Struct, frozen=True):
    """How good the net was after some steps: its shares of wins at one seat against `regular` at the others."""

    step: int
    positions: int
    seconds: float
    loss: float
    wins: tuple[float, ...]


def draw_curve(points: Sequence[Point], setting: Setting) -> str:
    """Draw the shares of wins in all variants, by positions learned from, as an SVG."""
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    most = max((point.positions for point in points), default=1)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">']
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>')
    for tenth in range(0, 11, 2):
        y = TOP + down * (1 - tenth / 10)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" font-size="12" text-anchor="end">{10 * tenth} %</text>')
    for number, variant in enumerate(setting.variants):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(
            f"{LEFT + across * point.positions / most:.1f},{TOP + down * (1 - point.wins[number]):.1f}"
            for point in points
        )
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        options = " ".join(f"{name} {value}" for name, value in variant.options.items())
        label = escape(f"{variant.players} {options}")
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{TOP + 18 * number + 12}" fill="{colour}">{label}</text>')
    title = f"{setting.game}: wins against regular, by {most:,} positions"
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 14}" font-size="14">{escape(title)}</text></svg>')
    return "".join(parts)
