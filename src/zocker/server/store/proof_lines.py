"""The lines of a proof of dice, kept as they are stored: that takes half of the room, and most are never read again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast, overload

import msgspec

from zocker.proof.lines import Drawn, LeftOut, Promised

Line = Promised | LeftOut | Drawn

_read = msgspec.json.Decoder(Line).decode


class ProofLines(Sequence[Line]):
    """A list of lines that can only grow; each is read anew when it is asked for."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._written = [*map(msgspec.json.encode, lines)]

    @classmethod
    def of(cls, written: Iterable[str]) -> ProofLines:
        """Return lines as they are stored."""
        lines = cls()
        lines._written = [text.encode() for text in written]
        return lines

    def extend(self, lines: Iterable[Line]) -> None:
        """Add lines."""
        self._written += map(msgspec.json.encode, lines)

    def to_send(self, first: int) -> tuple[Line, ...]:
        """Return the lines from number `first` on for a message; they are written already."""
        return cast("tuple[Line, ...]", tuple(map(msgspec.Raw, self._written[first:])))

    def __len__(self) -> int:
        return len(self._written)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ProofLines) and self._written == other._written

    __hash__ = None  # type: ignore[assignment]

    @overload
    def __getitem__(self, at: int) -> Line: ...
    @overload
    def __getitem__(self, at: slice) -> list[Line]: ...
    def __getitem__(self, at: int | slice) -> Line | list[Line]:
        return [*map(_read, self._written[at])] if isinstance(at, slice) else _read(self._written[at])
