"""How long the dice of a table wait for devices."""

from __future__ import annotations

from typing import NamedTuple


class Waits(NamedTuple):
    """Seconds."""

    commit: float = 2.0  # for the first commits, when a proof begins
    heard: float = 3.0  # since a device last said something: one that has been quiet for longer is not listed
    shown: float = 1.0  # until people see whose device is awaited
    answer: float = 5.0  # for all answers; then an attempt is thrown away if at least one is there
    others: float = 2.0  # for the others, at least, once the first has answered
    go_on: float = 30.0  # without any answer; then people may go on without the devices that are awaited


WAITS = Waits()
