"""Where the house can be reached."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

import segno


class Addresses(NamedTuple):
    """Where the house can be reached: hosts that requests may name, and addresses to give to others."""

    hosts: frozenset[str]
    urls: tuple[str, ...]
    local: bool  # they work on this machine only

    def scheme_of(self, host: str) -> str | None:
        """Return whether a host is reached by http or https, if it is in an address that we give to others."""
        return next((parts.scheme for parts in map(urlsplit, self.urls) if parts.netloc.lower() == host.lower()), None)


def code_of(address: str) -> str:
    """Draw an address as a code that phones can scan."""
    return segno.make(address, micro=False).svg_inline(border=2, omitsize=True, dark="#000", light="#fff")
