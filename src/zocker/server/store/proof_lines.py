"""The lines of a proof, packed: that takes half of the room, and most are never read again.

Those by the older scheme come first. They are objects, and are stored as JSON.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

AnyLine = str | dict[str, Any]  # as it stands in a record

WINDOW = -12  # 4,096 bytes to look back at, without a head
_HEX = "0123456789abcdef"
_USUAL = (  # what lines have in common; the most common at the end
    f"commit\t2\t{_HEX}\t{_HEX}\t1\t1\t{_HEX}"
    "bill 1 of 6x10k 8x20k 8x30k\tbill 90k\tpair 2 of 5x100k 5x90k\tpair 100k 90k"
    f"moves\t12\tplace 3open\t10\t9\t13\t1 2\troll 8d6 + 4d6 Bd6\t{_HEX}"
    f"drawn\t10\t13\t{_HEX} {_HEX}:{_HEX}\troll 5d6\troll 1 2 3 4 5\t{_HEX}"
).encode()


class ProofLines:
    """A list of lines that can only grow, each as it is written."""

    def __init__(self, written: Iterable[str] = ()) -> None:
        self.packed: list[bytes] = []
        self.older = 0  # how many are by the older scheme
        self.extend(written)

    @classmethod
    def of(cls, lines: Iterable[AnyLine]) -> ProofLines:
        """Return the lines of a record."""
        return cls(line if isinstance(line, str) else msgspec.json.encode(line).decode() for line in lines)

    def extend(self, written: Iterable[str]) -> None:
        """Add lines."""
        for line in written:
            self.packed.append(_pack(line.encode()))
            self.older += _is_older(line)

    def written(self, first: int = 0) -> list[str]:
        """Return the lines from number `first` on."""
        return [_unpack(line).decode() for line in self.packed[first:]]

    def texts(self, first: int = 0) -> list[str]:
        """Return the lines of today's scheme, from number `first` of them on."""
        return self.written(self.older + first)

    @property
    def count(self) -> int:
        """How many lines are of today's scheme."""
        return len(self) - self.older

    def __len__(self) -> int:
        return len(self.packed)

    def __iter__(self) -> Iterator[AnyLine]:
        for line in self.written():
            yield msgspec.json.decode(line) if _is_older(line) else line

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ProofLines) and self.packed == other.packed

    __hash__ = None  # type: ignore[assignment]


def _is_older(line: str) -> bool:
    return line.startswith("{")


def _pack(written: bytes) -> bytes:
    packer = zlib.compressobj(wbits=WINDOW, memLevel=4, zdict=_USUAL)
    return packer.compress(written) + packer.flush()


def _unpack(packed: bytes) -> bytes:
    return zlib.decompressobj(WINDOW, _USUAL).decompress(packed)
