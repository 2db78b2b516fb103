"""What a browser loads first, and what a home screen needs."""

from __future__ import annotations

import gzip
import json
import re
import struct

import httpx2

from tests.server.conftest import Serve
from tests.server.stage import DEADLINE
from zocker.server.routes.app import ASSETS, CLIENT, ROOT_FILES

MAX_BYTES = 150_000  # bytes, compressed
DOCUMENT = (CLIENT / "index.html").read_text("utf-8")


def compressed(data: bytes, name: str) -> int:
    """Return how many bytes of a file travel; fonts are compressed already."""
    return len(data) if name.endswith("woff2") else len(gzip.compress(data, 6))


def test_the_first_load_is_small() -> None:
    """The document, what it names, the fonts of that, and the longest catalogue; other pages come when needed."""
    named = [ASSETS / name for name in re.findall(r"/assets/([\w.-]+)", DOCUMENT)]
    styles = "".join(path.read_text("utf-8") for path in named if path.suffix == ".css")
    fonts = [ASSETS / name for name in re.findall(r"/assets/([\w.-]+\.woff2)", styles)]
    catalogues = (path for path in ASSETS.iterdir() if re.fullmatch(r"web-[\w-]{8}\.js", path.name))
    longest = max(catalogues, key=lambda path: path.stat().st_size)
    assert len(named) > 1
    assert fonts
    first = {path.name: path.read_bytes() for path in (CLIENT / "index.html", *named, *fonts, longest)}
    assert sum(compressed(data, name) for name, data in first.items()) < MAX_BYTES


def test_nothing_is_loaded_from_another_host() -> None:
    texts = [path.read_text("utf-8") for path in ASSETS.iterdir() if path.suffix in (".js", ".css")]
    addresses = {address for text in [DOCUMENT, *texts] for address in re.findall(r"""https?://[^\s"'`)\\]+""", text)}
    known = ("http://www.w3.org/", "https://svelte.dev/e/")  # names of formats, and addresses in error messages
    assert [address for address in addresses if not address.startswith(known)] == []


# The home screen ------------------------------------------------------------------------------------------


def test_whatever_lies_beside_the_document_is_served(serving: Serve) -> None:
    files = {path.name for path in CLIENT.iterdir() if path.is_file()} - {"index.html", "digest"}
    assert files == {*ROOT_FILES}
    with serving() as served, httpx2.Client(base_url=served.url, timeout=DEADLINE) as web:
        for name, kind in ROOT_FILES.items():
            answer = web.get(f"/{name}")
            assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, kind)
            assert answer.content == (CLIENT / name).read_bytes()
            assert answer.headers["cache-control"] == "max-age=86400, public"
        assert web.get("/digest").status_code == 404
        assert "manifest-src 'self'" in web.get("/").headers["content-security-policy"]


def test_the_manifest_names_icons_that_are_as_large_as_it_says() -> None:
    manifest = json.loads((CLIENT / "manifest.webmanifest").read_text("utf-8"))
    assert {manifest[name] for name in ("name", "short_name")} == {"Zocker"}
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    theme = re.search(r'<meta name="theme-color" content="(#\w+)"', DOCUMENT)
    assert theme is not None
    assert manifest["theme_color"] == manifest["background_color"] == theme[1]
    sizes = dict[tuple[str, str], str]()
    for icon in manifest["icons"]:
        name = icon["src"].removeprefix("/")
        assert icon["type"] == ROOT_FILES[name]
        if name.endswith("png"):
            width, height = struct.unpack(">II", (CLIENT / name).read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
        sizes[icon["sizes"], icon.get("purpose", "any")] = icon["type"]
    assert sizes == {
        ("any", "any"): "image/svg+xml",
        ("192x192", "any"): "image/png",
        ("512x512", "any"): "image/png",
        ("512x512", "maskable"): "image/png",
    }


def test_the_document_leads_to_the_manifest_and_the_icons() -> None:
    links = dict(re.findall(r'<link rel="([a-z-]+)" href="/([^"/]+)" />', DOCUMENT))
    assert links == {"icon": "icon.svg", "apple-touch-icon": "icon-180.png", "manifest": "manifest.webmanifest"}
