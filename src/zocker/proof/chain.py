"""Hash chains: secrets that are revealed one by one, each of which proves that it was fixed before the last one."""

from __future__ import annotations

import hashlib
import re
import secrets

LENGTH = 256  # links of a chain: enough for most games; then a new one is promised
LINK_BYTES = 32
STEP = 16  # every so many links one is kept, and those in between are hashed from it
_LINK = re.compile(rf"[0-9a-f]{{{2 * LINK_BYTES}}}")


def is_link(text: str) -> bool:
    """Tell whether a text can be a link or the end of a chain, as both are written."""
    return _LINK.fullmatch(text) is not None


def next_of(link: str) -> str:
    """Return what a link proves: the link that was revealed before it, or the promise."""
    return hashlib.sha256(bytes.fromhex(link)).hexdigest()


class Chain:
    """A chain from its secret seed, which is the last link, down to its end, the promise, which is none.

    >>> chain = Chain(bytes(32), length=2)
    >>> next_of(chain.link(1)) == chain.end, chain.link(2) == "00" * 32
    (True, True)
    """

    def __init__(self, seed: bytes, length: int = LENGTH) -> None:
        self.seed, self.length = seed, length
        self._kept = [seed]  # by how often the seed is hashed, in steps
        while len(self._kept) <= length // STEP:
            self._kept.append(_hashed(self._kept[-1], STEP))

    @classmethod
    def new(cls, length: int = LENGTH) -> Chain:
        """Make a chain that nobody knows."""
        return cls(secrets.token_bytes(LINK_BYTES), length)

    @property
    def end(self) -> str:
        """The promise: all that is published before the first link."""
        return self._at(0)

    def link(self, number: int) -> str:
        """Return a link, counted from 1 in the order in which they are revealed."""
        if not 1 <= number <= self.length:
            raise IndexError("a chain ends")
        return self._at(number)

    def _at(self, number: int) -> str:
        steps, left = divmod(self.length - number, STEP)
        return _hashed(self._kept[steps], left).hex()


def _hashed(link: bytes, times: int) -> bytes:
    for _ in range(times):
        link = hashlib.sha256(link).digest()
    return link
