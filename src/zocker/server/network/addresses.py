"""The server's addresses."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

LOCAL_HOSTS = ("127.0.0.1", "localhost", "::1")  # the names that this machine has for itself


@dataclass
class Addresses:
    """The server's addresses: hosts that requests may name, and addresses to give to others."""

    hosts: frozenset[str]
    urls: tuple[str, ...]
    local: bool  # they work on this machine only

    def is_secure(self, host: str) -> bool:
        """Tell whether a host is reached by https, so that this is the address to give to others."""
        return f"https://{host}".lower() in (url.lower() for url in self.urls)


def is_local(address: str) -> bool:
    """Tell whether an address works only on this machine."""
    return urlsplit(address).hostname in LOCAL_HOSTS


def qr_code(address: str) -> str:
    """Draw an address as a QR code that phones can scan; nothing for one that works on this machine only."""
    if is_local(address):
        return ""
    import segno  # where it is not asked for, it costs nothing

    return segno.make(address, micro=False).svg_inline(border=2, omitsize=True, dark="#000", light="#fff")
