"""What a browser loads first."""

from __future__ import annotations

import gzip
import re

from zocker.server.app import ASSETS, CLIENT

MOST = 150_000  # bytes, compressed
DOCUMENT = (CLIENT / "index.html").read_text("utf-8")


def compressed(data: bytes, name: str) -> int:
    """Return how many bytes of a file travel; fonts are compressed already."""
    return len(data) if name.endswith("woff2") else len(gzip.compress(data, 6))


def test_the_first_load_is_small() -> None:
    """Whatever is built, in all languages: more than any page can need."""
    files = {path.name: path.read_bytes() for path in (CLIENT / "index.html", *ASSETS.iterdir())}
    assert sum(compressed(data, name) for name, data in files.items()) < MOST


def test_nothing_is_loaded_from_another_host() -> None:
    texts = [path.read_text("utf-8") for path in ASSETS.iterdir() if path.suffix in (".js", ".css")]
    addresses = {address for text in [DOCUMENT, *texts] for address in re.findall(r"""https?://[^\s"'`)\\]+""", text)}
    known = ("http://www.w3.org/", "https://svelte.dev/e/")  # names of formats, and addresses in error messages
    assert [address for address in addresses if not address.startswith(known)] == []
