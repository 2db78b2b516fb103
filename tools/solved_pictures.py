"""Draws the pictures of docs/solved.md from the package's table and what `tools.judge` and `tools.luck` measured."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from benchmarks.judge import Judged, verdicts
from tools.luck import HEAD, PAGE, TABLE

from zocker.drawing import COLOURS, INK, PALE, Drawing, Series, Tick, line_chart
from zocker.exact.game_value import MAX_BILLS, MAX_MONEY, read_values
from zocker.rules.las_vegas.material import ROUNDS

FOLDER = Path(__file__).parents[1] / "docs" / "solved"
MOST = 30  # the largest lead that is drawn, in units of $10,000
LEFT, WIDTH, STEP, BOTTOM = 90, 600, 40, 56  # of the bars
SHORT, LETTER = 10, 8  # names of so many letters fit, and how wide each other one is


class Bar(NamedTuple):
    """A share of a win, and the interval that it may lie in."""

    name: str
    length: float
    interval: tuple[float, float]


def draw_chances() -> Drawing:
    """Draw the start player's chance to win by his lead, for each round, with twice the standard error around it."""
    values, errors, _ = read_values()
    shown = slice(MAX_MONEY - MOST, MAX_MONEY + MOST + 1)
    series = []
    for number in (2, 3, 4):
        curve, error = values[number - 1, shown, MAX_BILLS], errors[number - 1, shown, MAX_BILLS]
        points = [(float(n - MOST), float(chance)) for n, chance in enumerate(curve)]
        series.append(Series(f"before round {number}", points, [2 * float(one) for one in error]))
    up = [Tick(tenth / 10, f"{10 * tenth} %") for tenth in range(0, 11, 2)]
    across = [Tick(lead, f"{lead:+}0k" if lead else "even") for lead in range(-MOST, MOST + 1, 10)]
    return line_chart("The start player's chance to win, by his lead before the round in dollars", series, up, across)


def draw_first_turns() -> Drawing:
    """Draw by how much the start player of each round is ahead of or behind an even chance, with twice the error."""
    values, errors, _ = read_values()
    bars = []
    for number in range(1, ROUNDS + 1):
        ahead = float(values[number - 1, MAX_MONEY, MAX_BILLS]) - 0.5
        error = 2 * float(errors[number - 1, MAX_MONEY, MAX_BILLS])
        bars.append(Bar(f"round {number}", ahead, (ahead - error, ahead + error)))
    note = "what starting adds to the chance to win the game when all is even before the round, in points"
    return draw_bars("What the first turn is worth", bars, range(-5, 2), "{:+}", note)


def draw_losses(judged: Sequence[Judged]) -> Drawing:
    """Draw what each bot gives away per seat and round, with its 95 % interval."""
    found = sorted(verdicts(judged).values(), key=lambda one: one.loss)
    most = int(110 * max(one.ci95[1] for one in found))
    bars = [Bar(one.bot, one.loss, one.ci95) for one in found]
    note = f"of a win given away per seat and round, in {len(judged):,} rounds"
    return draw_bars("What bots give away", bars, range(0, most + 1, 5), "{} %", note)


def draw_luck(page: str) -> Drawing:
    """Draw how much of each kind of game is luck, from the table that `tools.luck` writes, with its 95 % interval."""
    table = TABLE.search(page)
    assert table is not None
    bars = []
    for line in table[0].splitlines()[len(HEAD) :]:
        game, players, _, *shares = (cell.strip() for cell in line.split("|")[1:6])
        share, low, high = (float(percent) / 100 for percent in re.findall(r"(\d+)%", " ".join(shares)))
        bars.append(Bar(f"{game}, {players}", share, (low, high)))
    bars.sort(key=lambda bar: -bar.length)
    note = "of what luck and choices did to a seat was luck, in games of regular by number of players"
    return draw_bars("How much is luck", bars, range(0, 101, 20), "{} %", note)


def draw_bars(title: str, bars: Sequence[Bar], percents: range, label: str, note: str) -> Drawing:
    """Draw bars from zero, each with its interval, over a scale of percents."""
    unit, low = 100 * WIDTH / (percents[-1] - percents[0]), STEP * (len(bars) + 1)
    left = LEFT + max(0, max(len(bar.name) for bar in bars) - SHORT) * LETTER
    zero = left - unit * percents[0] / 100
    drawing = Drawing(left + WIDTH + 30, low + BOTTOM, title)
    for percent in percents:
        x = zero + unit * percent / 100
        drawing.line([(x, STEP / 2), (x, low)], INK if percent == 0 > percents[0] else PALE)
        drawing.write((x, low + 20), label.format(percent) if percent else label.format(0).lstrip("+"), "middle")
    for n, bar in enumerate(bars, 1):
        y, end = n * STEP, zero + unit * bar.length
        drawing.area([(zero, y - 12), (end, y - 12), (end, y + 12), (zero, y + 12)], COLOURS[1])
        drawing.line([(zero + unit * one, y) for one in bar.interval], INK)
        drawing.write((left - 8, y + 5), bar.name, "end")
    drawing.write((left, low + 44), note)
    return drawing


def main() -> None:
    draw_chances().save(FOLDER / "chances.svg")
    draw_first_turns().save(FOLDER / "first-turns.svg")
    draw_luck(PAGE.read_text("utf-8")).save(FOLDER / "luck.svg")
    judged = msgspec.json.decode((FOLDER / "judged.json").read_bytes(), type=list[Judged])
    draw_losses(judged).save(FOLDER / "losses.svg")


if __name__ == "__main__":
    main()
