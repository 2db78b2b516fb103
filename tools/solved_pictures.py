"""Draws the pictures of docs/solved.md from the table of the package and from what `tools.judge` measured."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from zocker.drawing import COLOURS, INK, Drawing, Series, Tick, line_chart
from zocker.exact.game_value import MAX_BILLS, MAX_MONEY, read_values
from zocker.lab.judge import Judged, verdicts

FOLDER = Path(__file__).parents[1] / "docs" / "solved"
MOST = 30  # the largest lead that is drawn, in units of $10,000
LEFT, WIDTH, STEP, BOTTOM = 90, 600, 40, 56  # of the bars


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


def draw_losses(judged: Sequence[Judged]) -> Drawing:
    """Draw what each bot gives away per seat and round, with its 95 % interval."""
    found = sorted(verdicts(judged).values(), key=lambda one: one.loss)
    unit = WIDTH / (1.1 * max(one.ci95[1] for one in found))
    low = STEP * (len(found) + 1)
    drawing = Drawing(LEFT + WIDTH + 30, low + BOTTOM, "What bots give away")
    for percent in range(0, int(100 * WIDTH / unit) + 1, 5):
        x = LEFT + unit * percent / 100
        drawing.line([(x, STEP / 2), (x, low)])
        drawing.write((x, low + 20), f"{percent} %", "middle")
    for n, one in enumerate(found, 1):
        y, right = n * STEP, LEFT + unit * one.loss
        drawing.area([(LEFT, y - 12), (right, y - 12), (right, y + 12), (LEFT, y + 12)], COLOURS[1])
        drawing.line([(LEFT + unit * end, y) for end in one.ci95], INK)
        drawing.write((LEFT - 8, y + 5), one.bot, "end")
    drawing.write((LEFT, low + 44), f"of a win given away per seat and round, in {len(judged):,} rounds")
    return drawing


def main() -> None:
    draw_chances().save(FOLDER / "chances.svg")
    judged = msgspec.json.decode((FOLDER / "judged.json").read_bytes(), type=list[Judged])
    draw_losses(judged).save(FOLDER / "losses.svg")


if __name__ == "__main__":
    main()
