"""The lines of a proof, as a record keeps them. Seats, chance events and lines of the game are counted from 1."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Link = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Counted = Annotated[int, Meta(ge=1, le=100_000)]
Request = Annotated[str, Meta(min_length=1, max_length=4_000)]
Seats = Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(max_length=9)]


class ProofLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    pass


class Promised(ProofLine, frozen=True, tag="promise"):
    """The end of a chain, whose links are used from chance event `event` on: a device's, or the server's own."""

    event: Counted
    seats: Seats  # of the people at the device, in order; none at the server's
    end: Link


class LeftOut(ProofLine, frozen=True, tag="left-out"):
    """A device gives no links from chance event `event` on, until it promises anew."""

    event: Counted
    seats: Annotated[Seats, Meta(min_length=1)]


class Drawn(ProofLine, frozen=True, tag="drawn"):
    """A chance event: an unbroken run of rolls and draws, all of them derived from the same links."""

    event: Counted
    line: Counted  # of the game: the first one
    requests: Annotated[tuple[Request, ...], Meta(min_length=1, max_length=200)]
    results: Annotated[tuple[Request, ...], Meta(min_length=1, max_length=200)]
    server: Link
    links: Annotated[tuple[Link, ...], Meta(min_length=1, max_length=9)]  # of the devices, in seat order


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the rolls of a game are derived from."""

    table: TableId
    lines: tuple[Promised | LeftOut | Drawn, ...]
