"""The devices in a ledger: their commitments, those that are barred, and thrown away attempts.

`web/src/proof/commitments.ts` is the same.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from zocker.proof.chain import LENGTH, link_before
from zocker.proof.derivation import Source, derive
from zocker.proof.fields import Seats
from zocker.proof.lines import Open


class Chained(msgspec.Struct):
    """A commitment in force: its owner, and its last known link."""

    key: str
    first: int  # the attempt that its first link is for
    link: str  # its end, until a link is known
    place: int = 0  # of that link

    def fits(self, nonce: str, attempt: int, link: str) -> bool:
        """Tell whether a link is the one for an attempt."""
        place = attempt - self.first + 1
        skipped = place - self.place
        return 0 < skipped <= place <= LENGTH and link_before(nonce, self.key, place, link, skipped) == self.link

    def reveal(self, attempt: int, link: str) -> None:
        self.link, self.place = link, attempt - self.first + 1

    def left(self, attempt: int) -> int:
        """Return how many links are left from an attempt on."""
        return LENGTH - (attempt - self.first)


class Barred(NamedTuple):
    """A seat whose device was reported as silent; it takes part again once those who had answered agree."""

    attempt: int
    answered: frozenset[int]  # the seats at the devices that had


class Thrown(msgspec.Struct):
    """An attempt that was thrown away because devices were reported as silent."""

    open: Open
    start: str  # the head of the genesis
    server: str  # its link
    links: dict[Seats, str]  # as far as they are known
    silent: dict[Seats, Chained]  # what they had committed to

    def result(self) -> str | None:
        """Return the result of the first draw, if all links are known."""
        if len(self.links) < len(self.open.devices):
            return None
        links = tuple(self.links[seats] for seats in self.open.devices)
        return derive(self.open.request, Source(self.server, self.start, self.open.attempt, 1, links))
