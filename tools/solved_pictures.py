"""Draws the pictures of docs/solved.md from the table of the package and from what `tools.judge` measured."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
import numpy as np

from zocker.exact.game_value import MAX_BILLS, MAX_MONEY, read_values
from zocker.lab.judge import Judged, verdicts

FOLDER = Path(__file__).parents[1] / "docs" / "solved"
WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 90, 30, 20, 50
COLOURS = {2: "#b5651d", 3: "#2a6f97", 4: "#7b2d8b"}
STYLE = "font-family: sans-serif; font-size: 14px"
BAR = "#2a6f97"


def across(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def down(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def text(x: float, y: float, words: str, anchor: str = "middle", colour: str = "#222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = "#ddd") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def path(points: Iterable[tuple[float, float]], **look: str) -> str:
    told = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    looks = " ".join(f'{key.replace("_", "-")}="{value}"' for key, value in look.items())
    return f'<polyline points="{told}" {looks}/>'


def picture(title: str, parts: Iterable[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" style="{STYLE}">'
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    return "\n".join([head, f"<title>{title}</title>", paper, *parts, "</svg>", ""])


def draw_chances() -> str:
    """Draw the start player's chance to win by his lead, for each round, with twice the standard error around it."""
    values, errors, _ = read_values()
    most = 30
    parts = list[str]()
    for tenth in range(0, 11, 2):
        parts += [line(across(0), down(tenth / 10), across(1), down(tenth / 10))]
        parts += [text(LEFT - 8, down(tenth / 10) + 5, f"{10 * tenth} %", "end")]
    for lead in range(-most, most + 1, 10):
        x = across((lead + most) / 2 / most)
        parts += [line(x, down(0), x, down(1)), text(x, HEIGHT - BOTTOM + 20, f"{lead:+}0k" if lead else "even")]
    parts.append(text(across(0.5), HEIGHT - 8, "the start player's lead before the round, in dollars"))
    for number, colour in COLOURS.items():
        shown = slice(MAX_MONEY - most, MAX_MONEY + most + 1)
        curve, error = values[number - 1, shown, MAX_BILLS], 2 * errors[number - 1, shown, MAX_BILLS]
        xs = [across(x) for x in np.linspace(0, 1, 2 * most + 1)]
        high = list(zip(xs, [down(y) for y in np.minimum(curve + error, 1)], strict=True))
        low = list(zip(xs, [down(y) for y in np.maximum(curve - error, 0)], strict=True))
        parts.append(path([*high, *low[::-1]], fill=colour, fill_opacity="0.25", stroke="none"))
        parts.append(path(zip(xs, map(down, curve), strict=True), fill="none", stroke=colour, stroke_width="2"))
        parts.append(text(across(0.97), down(0.12 + 0.08 * (4 - number)), f"before round {number}", "end", colour))
    return picture("The start player's chance to win the game", parts)


def draw_losses(judged: Sequence[Judged]) -> str:
    """Draw what each bot gives away per seat and round, with its 95 % interval."""
    found = sorted(verdicts(judged).values(), key=lambda one: one.loss)
    most = max(one.ci95[1] for one in found) * 1.1
    parts = list[str]()
    for percent in range(0, int(100 * most) + 1, 5):
        x = across(percent / 100 / most)
        parts += [line(x, TOP, x, HEIGHT - BOTTOM), text(x, HEIGHT - BOTTOM + 20, f"{percent} %")]
    step = (HEIGHT - TOP - BOTTOM) / len(found)
    for n, one in enumerate(found):
        y = TOP + (n + 0.5) * step
        width = across(one.loss / most) - LEFT
        parts.append(
            f'<rect x="{LEFT}" y="{y - 0.3 * step:.1f}" width="{width:.1f}" height="{0.6 * step:.1f}" fill="{BAR}"/>'
        )
        parts.append(line(across(one.ci95[0] / most), y, across(one.ci95[1] / most), y, "#222"))
        parts.append(text(LEFT - 6, y + 5, one.bot, "end"))
    parts.append(text(across(0.5), HEIGHT - 8, f"of a win given away per seat and round, in {len(judged):,} rounds"))
    return picture("What bots give away", parts)


def main() -> None:
    (FOLDER / "chances.svg").write_text(draw_chances(), "utf-8")
    judged = msgspec.json.decode((FOLDER / "judged.json").read_bytes(), type=list[Judged])
    (FOLDER / "losses.svg").write_text(draw_losses(judged), "utf-8")


if __name__ == "__main__":
    main()
