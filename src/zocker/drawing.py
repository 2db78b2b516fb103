"""Drawings of lines, areas and words, written as SVG or PNG, and charts of lines made of them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from html import escape
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from zocker.errors import Mistake

FORMATS = (".svg", ".png")
COLOURS = ("#d1495b", "#1f78b4", "#e0a100", "#3a9d5d", "#8a5fbf", "#6b7280")
PAPER, INK, PALE = "#fffdf7", "#333333", "#dddddd"
LETTERS = 14  # their size
SHARPNESS = 2  # pixels of a PNG per unit of a drawing
SMOOTHNESS = 2  # a PNG is drawn so many times as large first

WIDTH, HEIGHT = 960, 420  # of a chart
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 24, 64  # its margins
APART = 20.0  # names of its lines

Point = tuple[float, float]


class Shape(NamedTuple):
    """A line through points, or the area that it goes around."""

    points: Sequence[Point]
    colour: str
    width: float  # 0 for an area
    strength: float  # 1 covers what is below it


class Words(NamedTuple):
    """Words that begin at a point, end there or have their middle there."""

    at: Point
    words: str
    anchor: str  # start, middle or end
    colour: str


class Drawing:
    """The drawn parts, from bottom to top."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self.width, self.height, self.title = width, height, title
        self._parts = list[Shape | Words]()

    def line(self, points: Sequence[Point], colour: str = PALE, width: float = 1.0) -> None:
        self._parts.append(Shape(points, colour, width, 1.0))

    def area(self, corners: Sequence[Point], colour: str, strength: float = 1.0) -> None:
        self._parts.append(Shape(corners, colour, 0.0, strength))

    def write(self, at: Point, words: str, anchor: str = "start", colour: str = INK) -> None:
        self._parts.append(Words(at, words, anchor, colour))

    def svg(self) -> str:
        """Return the drawing as SVG."""
        size = f'viewBox="0 0 {self.width} {self.height}"'
        look = f'role="img" font-family="sans-serif" font-size="{LETTERS}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}>'
        paper = f'<rect width="{self.width}" height="{self.height}" fill="{PAPER}"/>'
        return "\n".join([head, f"<title>{escape(self.title)}</title>", paper, *map(_svg, self._parts), "</svg>", ""])

    def png(self) -> bytes:
        """Return the drawing as PNG."""
        try:
            from PIL import Image, ImageDraw, ImageFont
        except ModuleNotFoundError:
            raise Mistake("error-no-pillow") from None
        scale = SHARPNESS * SMOOTHNESS
        image = Image.new("RGB", (self.width * scale, self.height * scale), PAPER)
        pen, font = ImageDraw.Draw(image, "RGBA"), ImageFont.load_default(LETTERS * scale)
        for part in self._parts:
            _paint(pen, font, part, scale)
        written = io.BytesIO()
        image.resize((self.width * SHARPNESS, self.height * SHARPNESS)).save(written, "PNG")
        return written.getvalue()

    def save(self, file: Path) -> None:
        """Write the drawing in the format that the file's name ends in, one of `FORMATS`."""
        file.write_bytes(self.png() if file.suffix == ".png" else self.svg().encode())


def _svg(part: Shape | Words) -> str:
    if isinstance(part, Words):
        (x, y), words = part.at, escape(part.words)
        return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{part.anchor}" fill="{part.colour}">{words}</text>'
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in part.points)
    if part.width:
        return f'<polyline points="{points}" fill="none" stroke="{part.colour}" stroke-width="{part.width}"/>'
    return f'<polygon points="{points}" fill="{part.colour}" fill-opacity="{part.strength}"/>'


def _paint(pen: Any, font: Any, part: Shape | Words, scale: int) -> None:
    if isinstance(part, Words):
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[part.anchor]
        pen.text((part.at[0] * scale, part.at[1] * scale), part.words, part.colour, font, anchor)
        return
    points = [(x * scale, y * scale) for x, y in part.points]
    if part.width:
        pen.line(points, part.colour, round(part.width * scale), "curve")
    else:
        pen.polygon(points, f"{part.colour}{round(255 * part.strength):02x}")


class Series(NamedTuple):
    """One line of a chart, with its margin of error on either side."""

    name: str
    points: Sequence[Point]
    margins: Sequence[float] = ()


class Tick(NamedTuple):
    """A number on an axis, and its label."""

    at: float
    words: str


def line_chart(title: str, series: Sequence[Series], up: Sequence[Tick], across: Sequence[Tick] = ()) -> Drawing:
    """Draw lines upwards from the first tick to the last, and label each at its end."""
    drawing = Drawing(WIDTH, HEIGHT, title)
    xs = [x for one in series for x, _ in one.points]
    first, last, bottom, top = min(xs, default=0), max(xs, default=0), up[0].at, up[-1].at

    def place(x: float, y: float) -> Point:
        right, rise = (x - first) / max(last - first, 1e-9), (min(max(y, bottom), top) - bottom) / (top - bottom)
        return LEFT + right * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - rise * (HEIGHT - TOP - BOTTOM)

    for at, words in up:
        drawing.line([place(first, at), (WIDTH - RIGHT, place(first, at)[1])])
        drawing.write((LEFT - 8, place(first, at)[1] + 5), words, "end")
    for at, words in across:
        drawing.line([place(at, bottom), place(at, top)])
        drawing.write((place(at, bottom)[0], HEIGHT - BOTTOM + 20), words, "middle")
    drawing.write((LEFT, HEIGHT - 12), title)
    drawn = [one for one in series if one.points]
    heights = _label_heights([place(*one.points[-1])[1] for one in drawn])
    for one, height, colour in zip(drawn, heights, cycle(COLOURS), strict=False):
        if one.margins:
            around = list(zip(one.points, one.margins, strict=True))
            high = [place(x, y + margin) for (x, y), margin in around]
            low = [place(x, y - margin) for (x, y), margin in around]
            drawing.area([*high, *reversed(low)], colour, 0.25)
        drawing.line([place(*point) for point in one.points], colour, 2.5)
        drawing.write((WIDTH - RIGHT + 10, height + 5), one.name, colour=colour)
    return drawing


def _label_heights(wanted: Sequence[float]) -> list[float]:
    """Return heights close to the wanted ones, but so far apart that names don't overlap."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    heights = dict[int, float]()
    highest, lowest = float(TOP), float(HEIGHT - BOTTOM)
    for n in order:
        heights[n] = max(wanted[n], highest)
        highest = heights[n] + APART
    for n in reversed(order):
        heights[n] = min(heights[n], lowest)
        lowest = heights[n] - APART
    return [heights[n] for n in range(len(wanted))]
