"""The lines of a proof of dice, packed: that takes half of the room, and most are never read again."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import cast, overload

import msgspec

from zocker.proof.lines import Drawn, LeftOut, Promised

Line = Promised | LeftOut | Drawn

WINDOW = -12  # 4,096 bytes to look back at, without a head
_HEX = "0123456789abcdef"
_USUAL = msgspec.json.encode(  # what lines have in common; the most common at the end
    (
        Promised(1, (1,), _HEX),
        Drawn(1, 1, ("bill 1 of 6x10k 8x20k 8x30k", "pair 2 of 5x100k 5x90k"), ("bill 90000",), _HEX, (_HEX,)),
        Drawn(12, 34, ("roll 8d6 + 4d6 Bd6",), ("roll 1 2 3 4 5 6",), _HEX, (_HEX, _HEX)),
    )
)

_read = msgspec.json.Decoder(Line).decode


class ProofLines(Sequence[Line]):
    """A list of lines that can only grow; each is read anew when it is asked for."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._packed: list[bytes] = []
        self.extend(lines)

    @classmethod
    def of(cls, written: Iterable[str]) -> ProofLines:
        """Return lines as they are stored."""
        lines = cls()
        lines._packed = [_pack(text.encode()) for text in written]
        return lines

    def extend(self, lines: Iterable[Line]) -> None:
        """Add lines."""
        self._packed += [_pack(msgspec.json.encode(line)) for line in lines]

    def to_send(self, first: int) -> tuple[Line, ...]:
        """Return the lines from number `first` on for a message; they are written already."""
        return cast("tuple[Line, ...]", tuple(msgspec.Raw(_unpack(line)) for line in self._packed[first:]))

    def __len__(self) -> int:
        return len(self._packed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ProofLines) and self._packed == other._packed

    __hash__ = None  # type: ignore[assignment]

    @overload
    def __getitem__(self, at: int) -> Line: ...
    @overload
    def __getitem__(self, at: slice) -> list[Line]: ...
    def __getitem__(self, at: int | slice) -> Line | list[Line]:
        packed = self._packed[at]
        return _read(_unpack(packed)) if isinstance(packed, bytes) else [_read(_unpack(line)) for line in packed]


def _pack(written: bytes) -> bytes:
    packer = zlib.compressobj(wbits=WINDOW, memLevel=4, zdict=_USUAL)
    return packer.compress(written) + packer.flush()


def _unpack(packed: bytes) -> bytes:
    return zlib.decompressobj(WINDOW, _USUAL).decompress(packed)
