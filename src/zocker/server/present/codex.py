"""The codex: all boards and tableaux, explained."""

from __future__ import annotations

import functools

from zocker.rules.gambler import sets
from zocker.rules.gambler.setup import Setup, from_setup
from zocker.rules.gambler.table import Options, Row, view
from zocker.rules.royale.boards.all import BOARDS
from zocker.server.messages.pages import Codex, CodexBoard, CodexTableau
from zocker.text import language, say


def codex() -> Codex:
    """Return all boards and tableaux, with two sentences each in the reader's language."""
    return _codex(language())


@functools.cache
def _codex(_language: str) -> Codex:
    return Codex(
        tuple(CodexBoard(board.printed, say(f"board-{board.face.lower()}")) for board in BOARDS),
        tuple(
            CodexTableau(number, tableau.name, say(f"tableau-{number}"), empty_rows(number))
            for number, tableau in enumerate(sets.find(sets.CURRENT), 1)
        ),
    )


@functools.cache
def empty_rows(number: int) -> tuple[Row, ...]:
    """Return the rows of a tableau of the current set, without any dice."""
    setup = Setup(1, 1, 1, turned=(number,), rows=((),) * 6, dice=(15, 15), points=(80, 80))
    return view(from_setup(2, Options(), setup), 0).rows
