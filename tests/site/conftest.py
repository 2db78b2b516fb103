"""These tests look at the documentation site that `make docs` has just built."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from tools.site import SITE

from tests.browser.conftest import browser, new_house, new_page

__all__ = ["browser", "new_house", "new_page"]
collect_ignore_glob = [] if os.environ.get("ZOCKER_SITE") else ["test_*.py"]


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *details: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Serve the site as any server of files would; return its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=SITE)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
