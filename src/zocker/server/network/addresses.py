"""Where the house can be reached."""

from __future__ import annotations

from dataclasses import dataclass

import segno


@dataclass
class Addresses:
    """Where the house can be reached: hosts that requests may name, and addresses to give to others."""

    hosts: frozenset[str]
    urls: tuple[str, ...]
    local: bool  # they work on this machine only

    def is_secure(self, host: str) -> bool:
        """Tell whether a host is reached by https: then that is the address we give to others."""
        return f"https://{host}".lower() in (url.lower() for url in self.urls)


def qr_code(address: str) -> str:
    """Draw an address as a QR code that phones can scan."""
    return segno.make(address, micro=False).svg_inline(border=2, omitsize=True, dark="#000", light="#fff")
