"""Tableaux as data: ours, and those that a table brings along in a TOML file (GA-4)."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Sequence
from importlib import resources
from pathlib import Path

import msgspec

from zocker.errors import Mistake
from zocker.rules.gambler.rows import Row, read_row


class Tableau(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One face of a tableau, as it is written."""

    name: str
    rows: tuple[str, ...]
    beginner: bool = False


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tableau: tuple[Tableau, ...]


def rows(deck: Sequence[Tableau]) -> list[list[Row]]:
    """Return the rows of tableaux."""
    return [[read_row(row) for row in tableau.rows] for tableau in deck]


def beginner(deck: Sequence[Tableau]) -> int:
    """Return the place of the tableau that is recommended to beginners."""
    marked = [place for place, tableau in enumerate(deck) if tableau.beginner]
    if not marked:
        raise Mistake("error-no-beginner")
    return marked[0]


@functools.cache
def ours() -> tuple[Tableau, ...]:
    """Return the twenty tableaux that we ship."""
    text = resources.files(__package__).joinpath("tableaux.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), File).tableau


def load(path: Path) -> tuple[Tableau, ...]:
    """Return the tableaux in a file."""
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), File).tableau
