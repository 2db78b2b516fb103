"""Who may write to a table, and since when."""

from __future__ import annotations

from typing import NamedTuple

FIRST_EPOCH = 1


class Ownership(NamedTuple):
    """The right of one process to write to a table; `epoch` counts its owners, so that earlier ones are recognised."""

    table: str
    owner: str
    epoch: int


class NotTheOwner(Exception):
    """Another process owns the table now: what was to be written is out of date."""
