"""A chart of the win chances, as blocks for the terminal or as a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from zocker.analysis.report import Analysis
from zocker.drawing import Drawing, Series, Tick, line_chart
from zocker.text import say

BLOCKS = " ▁▂▃▄▅▆▇█"
QUARTERS = 4
MOST_ROUNDS = 8  # that are marked


def course(analysis: Analysis) -> list[tuple[float, ...]]:
    """Return all win chances at the start and after every event, and the result at the end."""
    start = tuple(seat.start for seat in analysis.seats)
    return [start, *(event.after for event in analysis.events), tuple(seat.result for seat in analysis.seats)]


def blocks(chances: Sequence[float], width: int) -> str:
    """Draw a chance over time as a line of blocks; with too many events for the width, the mean of neighbours."""
    parts = min(width, len(chances))
    edges = [len(chances) * n // parts for n in range(parts + 1)]
    means = [sum(chances[a:b]) / (b - a) for a, b in pairwise(edges)]
    return "".join(BLOCKS[round(mean * (len(BLOCKS) - 1))] for mean in means)


def draw(analysis: Analysis) -> Drawing:
    """Draw the chances of all seats over the whole game."""
    points = course(analysis)
    series = [
        Series(seat.name, [(float(n), chances[number]) for n, chances in enumerate(points)])
        for number, seat in enumerate(analysis.seats)
    ]
    up = [Tick(n / QUARTERS, say("analyse-percent", share=n / QUARTERS)) for n in range(QUARTERS + 1)]
    title = say("analyse-chart-title", game=analysis.game, players=analysis.players)
    return line_chart(title, series, up, _rounds(analysis))


def _rounds(analysis: Analysis) -> list[Tick]:
    """Return the beginnings of rounds, or only some of many."""
    firsts = dict[int, int]()
    for n, event in enumerate(analysis.events):
        firsts.setdefault(event.round, n)
    apart = 1 + (len(firsts) - 1) // MOST_ROUNDS
    return [Tick(at, say("analyse-round", round=number)) for number, at in [*firsts.items()][::apart]]
