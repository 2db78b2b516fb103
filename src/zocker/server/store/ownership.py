"""The owner of a table, and its epoch."""

from __future__ import annotations

from typing import NamedTuple

FIRST_EPOCH = 1


class Ownership(NamedTuple):
    """The right of one process to write to a table; `epoch` counts its owners, so that earlier ones are recognised."""

    table: str
    owner: str
    epoch: int


class OutOfDate(Exception):
    """A process's copy of a table may be out of date and must be read again."""


class NotTheOwner(OutOfDate):
    """Another process owns the table now: nothing was written."""


class Elsewhere(Exception):
    """Another process owns the table, and can be reached at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class InDoubt(OutOfDate):
    """The database or its disk failed during a transaction, so it is unknown whether it was committed."""
