"""Drawings: the same in both formats, and names that don't overlap."""

from __future__ import annotations

import io
import itertools
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from zocker.drawing import APART, BOTTOM, COLOURS, HEIGHT, PAPER, SHARPNESS, TOP, Drawing, Series, Tick, line_chart

SVG = "{http://www.w3.org/2000/svg}"
UP = [Tick(0, "none"), Tick(1, "all")]


def test_svg_escapes_words() -> None:
    drawing = Drawing(40, 20, "A & B")
    drawing.write((1, 2), "<3")
    drawn = ET.fromstring(drawing.svg())
    assert drawn.findtext(f"{SVG}title") == "A & B"
    assert drawn.findtext(f"{SVG}text") == "<3"


@pytest.mark.parametrize("level", [0.0, 0.5, 0.95])
def test_lines_are_named_where_they_end_and_names_stay_apart(level: float) -> None:
    ends = {"Anna": level, "Ben": level, "Carla": level + 0.05, "Dora": 0.0}
    chart = line_chart("Chances", [Series(name, [(0, 0.25), (9, end)]) for name, end in ends.items()], UP)
    words = {text.text: float(text.attrib["y"]) for text in ET.fromstring(chart.svg()).findall(f"{SVG}text")}
    heights = sorted(words[name] for name in ends)
    assert all(lower - upper >= APART for upper, lower in itertools.pairwise(heights))
    assert heights[0] >= TOP
    assert heights[-1] <= HEIGHT - BOTTOM + APART
    assert words["Carla"] < words["Dora"]


def test_a_band_lies_around_its_line() -> None:
    chart = line_chart("Chances", [Series("one", [(0, 0.5), (1, 0.5)], [0.1, 0.2])], UP)
    (band,) = ET.fromstring(chart.svg()).findall(f"{SVG}polygon")
    heights = [float(corner.split(",")[1]) for corner in band.attrib["points"].split()]
    assert heights[2] - heights[1] == pytest.approx(2 * (heights[3] - heights[0]))


def test_png_shows_what_svg_does(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image", reason="needs zocker[png]")
    drawing = Drawing(40, 20, "a bar")
    drawing.area([(10, 5), (30, 5), (30, 15), (10, 15)], COLOURS[0])
    drawing.save(tmp_path / "bar.png")
    opened = image.open(io.BytesIO((tmp_path / "bar.png").read_bytes()))
    assert opened.size == (40 * SHARPNESS, 20 * SHARPNESS)
    assert "#{:02x}{:02x}{:02x}".format(*opened.getpixel((40, 20))) == COLOURS[0]
    assert "#{:02x}{:02x}{:02x}".format(*opened.getpixel((4, 4))) == PAPER
