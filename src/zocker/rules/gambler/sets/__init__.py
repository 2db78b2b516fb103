"""Our tableaux: sets of twenty, by name (GA-4).

A game record holds only the name of its set, so no row of a set may ever change: a new balance is a new set.
"""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from pathlib import Path
from typing import Literal, get_args

import msgspec

from zocker.errors import Mistake
from zocker.rules.gambler.tableaux import Tableau, load, shown

Name = Literal["towns-1", "towns-2"]
NAMES: tuple[Name, ...] = get_args(Name)
CURRENT: Name = "towns-2"  # the default


@functools.cache
def find(name: str) -> tuple[Tableau, ...]:
    """Return a set by its name."""
    if name not in NAMES:
        raise Mistake("error-option-value", option="tableaux", value=shown(name), allowed=", ".join(NAMES))
    text = resources.files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["tableau"], tuple[Tableau, ...])


def deck(chosen: str | tuple[Tableau, ...]) -> tuple[Tableau, ...]:
    """Return the tableaux that a table has chosen: those of a set, or its own."""
    return find(chosen) if isinstance(chosen, str) else chosen


def read(given: str | Path) -> str | tuple[Tableau, ...]:
    """Return the name of a set, or else the tableaux in a file, for a person who may name files."""
    if given in NAMES:
        return str(given)
    try:
        return load(Path(given))
    except Mistake as mistake:
        if mistake.message == "error-no-file":
            raise Mistake("error-no-tableaux", path=shown(given), sets=", ".join(NAMES)) from None
        raise
