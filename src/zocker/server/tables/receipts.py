"""What people at a table have had done lately, so that what comes twice after an accident is done once."""

from __future__ import annotations

from collections import deque

KEPT = 32  # of one table


class Receipts:
    """The numbers of actions that are done, with who sent them; a browser sends the same number again if it must."""

    def __init__(self) -> None:
        self._done = deque[tuple[str, int]](maxlen=KEPT)

    def has(self, guest: str, number: int) -> bool:
        return (guest, number) in self._done

    def keep(self, guest: str, number: int) -> None:
        self._done.append((guest, number))
