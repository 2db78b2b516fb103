"""How everybody's chance to win went, as a picture: a line of blocks for the terminal, or an SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from zocker.analysis.report import Analysis

BLOCKS = " ▁▂▃▄▅▆▇█"
COLOURS = ("#d1495b", "#1f78b4", "#e0a100", "#3a9d5d", "#8a5fbf", "#6b7280")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 420, 56, 150, 24, 44


def course(analysis: Analysis) -> list[tuple[float, ...]]:
    """Return everybody's chance to win at the start and after every event, and the result at the end."""
    start = tuple(seat.start for seat in analysis.seats)
    return [start, *(event.after for event in analysis.events), tuple(seat.result for seat in analysis.seats)]


def blocks(chances: Sequence[float], width: int) -> str:
    """Draw a chance over time as a line of blocks; with too many events for the width, the mean of neighbours."""
    parts = min(width, len(chances))
    edges = [len(chances) * n // parts for n in range(parts + 1)]
    means = [sum(chances[a:b]) / (b - a) for a, b in pairwise(edges)]
    return "".join(BLOCKS[round(mean * (len(BLOCKS) - 1))] for mean in means)


def svg(analysis: Analysis, title: str, percent: Sequence[str]) -> str:
    """Draw the chances of all seats over the whole game; `percent` labels the lines from 0 to 1."""
    points = course(analysis)
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(n: int) -> float:
        return LEFT + across * n / max(1, len(points) - 1)

    def y(share: float) -> float:
        return TOP + down * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif">',
        f'<title>{escape(title)}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
        f'<text x="{LEFT}" y="{HEIGHT - 14}" font-size="15" fill="#333">{escape(title)}</text>',
    ]
    for n, label in enumerate(percent):
        at = y(n / (len(percent) - 1))
        parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{at + 5:.1f}" font-size="13" text-anchor="end" fill="#666">{label}</text>'
        )
    for seat, height in enumerate(_label_heights([y(share) for share in points[-1]])):
        line = " ".join(f"{x(n):.1f},{y(chances[seat]):.1f}" for n, chances in enumerate(points))
        colour = COLOURS[seat % len(COLOURS)]
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        name = escape(analysis.seats[seat].name)
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{height + 5:.1f}" font-size="15" fill="{colour}">{name}</text>'
        )
    return "".join([*parts, "</svg>"])


def _label_heights(wanted: list[float], apart: float = 20.0) -> list[float]:
    """Return heights close to the wanted ones, but so far apart that labels don't overlap."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    heights = dict[int, float]()
    lowest = float(HEIGHT - BOTTOM)
    for n in reversed(order):
        heights[n] = lowest = min(wanted[n], lowest)
        lowest -= apart
    return [heights[n] for n in range(len(wanted))]
