"""A table as lines of text, and the same lines as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from zocker.bots.tables import Tables
from zocker.errors import Mistake
from zocker.rules import games
from zocker.rules.gambler.table import SeatView as GamblerSeat
from zocker.rules.gambler.table import View as GamblerView
from zocker.rules.messages import Over, Owner
from zocker.rules.state import Array
from zocker.rules.vegas.view import Casino
from zocker.rules.vegas.view import View as VegasView
from zocker.terminal.players import COLOURS, GOLD, IMAGINARY, SHAPES

MODES = ["ansi", "human", "rgb_array"]
FELT, CHALK = "#12402d", "#f3ead2"  # behind and before
CELL = (11, 22)  # pixels of a character
COLUMNS, LINES = 72, 16  # characters of a picture


def check_mode(mode: object) -> str | None:
    """Return a render mode, or None; raise `Mistake` for anything else."""
    if mode is not None and (not isinstance(mode, str) or mode not in MODES):
        raise Mistake("error-option-value", option="render_mode", value=mode, allowed=", ".join(MODES))
    return mode


Part = tuple[str, str]  # text and its colour
Line = list[Part]


def render(tables: Tables, seat: int, mode: str | None, table: int = 0) -> Any:
    """Draw a table as a seat may see it: return text or a picture, or print the text for people."""
    if mode is None:
        return None
    view = tables.states[table].copy()
    rules = games.find(tables.game)
    rules.mask(view, seat, False)
    shown: Any = rules.view(view, seat)
    lines = [*draw(shown)]
    if mode == "rgb_array":
        return paint(lines)
    text = "\n".join("".join(part for part, _ in line).rstrip() for line in lines) + "\n"
    if mode == "human":
        print(text)  # noqa: T201
        return None
    return text


def draw(view: VegasView | GamblerView) -> Iterator[Line]:
    """Yield lines for the table, the players and the roll."""
    if isinstance(view, GamblerView):
        yield from _draw_rows(view)
        rolled = [str(face) for face in view.rolled]
    else:
        yield from (_draw_casino(casino) for casino in view.casinos)
        rolled = [str(face) for face in view.small] + [f"+{face}" for face in view.neutral]
        rolled += [f"B{view.biggy}"] if view.biggy else []
    yield []
    yield from _draw_seats(view)
    yield []
    yield [(" ".join(rolled), CHALK)]


def _draw_casino(casino: Casino) -> Line:
    bills = " ".join(f"{bill // 1000}k" for bill in casino.bills)
    board = f" {casino.board.face}" if casino.board else ""
    line = [(f"{casino.number}{board:<3} ", CHALK), (f"{bills:<16}", GOLD)]
    for row in casino.rows:
        dice = _shape(row.owner) * row.small + f"[{_shape(row.owner)}]" * row.biggy
        line += [(f"{dice} ", _colour(row.owner)), (f"{row.prize // 1000}k  " if row.prize else "-  ", CHALK)]
    return line


def _draw_rows(view: GamblerView) -> Iterator[Line]:
    for row in view.rows:
        boxes = [str(die) for die in row.dice] + [f"({box})" for box in row.boxes[len(row.dice) :]]
        yield [(f"{row.number}  ", CHALK), (f"{' '.join(boxes):<24}", CHALK), (f"{row.points:+}", GOLD)]


def _draw_seats(view: VegasView | GamblerView) -> Iterator[Line]:
    on = None if isinstance(view.waiting, Over) else view.waiting.seat
    for number, held in enumerate([*view.seats]):
        if isinstance(held, GamblerSeat):
            owned = str(held.points)
        else:
            money = "?" if held.money is None else f"${held.money:,}"
            owned = money if held.chips is None else f"{money} + {held.chips} chips"
        dice = f" {_shape(number)} {held.dice:<2}"
        yield [(">" if number == on else " ", CHALK), (dice, _colour(number)), (f"  {owned}", CHALK)]


def _shape(owner: Owner) -> str:
    return SHAPES[owner] if isinstance(owner, int) else IMAGINARY[owner][0]


def _colour(owner: Owner) -> str:
    return COLOURS[owner] if isinstance(owner, int) else CHALK


def paint(lines: list[Line]) -> Array:
    """Return lines as a picture, every character in a cell of its own."""
    from PIL import Image, ImageDraw, ImageFont

    width, height = CELL
    picture = Image.new("RGB", (width * COLUMNS, height * LINES), FELT)
    pen, font = ImageDraw.Draw(picture), ImageFont.load_default(height * 0.7)
    for y, line in enumerate(lines[:LINES]):
        characters = [(character, colour) for text, colour in line for character in text]
        for x, (character, colour) in enumerate(characters[:COLUMNS]):
            middle = (x + 1.5) * width, (y + 1) * height
            if character in SHAPES:
                _paint_die(pen, SHAPES.index(character), middle, colour)
            else:
                pen.text(middle, character, colour, font, anchor="mm")
    return np.asarray(picture)


def _paint_die(pen: Any, shape: int, middle: tuple[float, float], colour: str) -> None:
    """Draw the shape of a seat's dice."""
    corners, turn = ((24, 0), (4, 0), (3, 0), (4, 45), (5, 0), (3, 180))[shape]
    pen.regular_polygon((*middle, CELL[0] / 2), corners, turn, colour)
