"""What the tests of the server share; `stage.py` has the houses, readers and servers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.server import databases
from tests.server.stage import Served, house_in, serve
from zocker.server.routes import app

PAGE = "<!doctype html><head><title>Zocker</title></head>"


class Serve(Protocol):
    def __call__(self, **settings: Any) -> AbstractContextManager[Served]: ...


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of a file that asks for it with `ON_BOTH` on both databases."""
    if getattr(metafunc.module, "ON_BOTH", False) and not databases.ALL_ON_POSTGRESQL:
        metafunc.parametrize("database", [databases.SQLITE, databases.POSTGRESQL], indirect=True)


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a test use one of the databases, and drop it afterwards; tests of files are left out where there is none."""
    monkeypatch.setattr(databases, "current", getattr(request, "param", databases.current))
    if databases.current == databases.POSTGRESQL and request.node.get_closest_marker("about_files"):
        pytest.skip("not run on PostgreSQL: it is about the file of SQLite")
    yield
    if isinstance(folder := getattr(request.node, "funcargs", {}).get("tmp_path"), Path):
        databases.forget(folder)


@pytest.fixture(autouse=True, scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let there be a browser client, though it may not be built."""
    assets = tmp_path_factory.mktemp("client") / "assets"
    assets.mkdir()
    (assets / "table.js").write_text("'use strict'")
    (assets / "table.js.gz").write_bytes(gzip.compress(b"'use strict'", mtime=0))
    (assets / "table.js.br").write_bytes(b"as Brotli")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "read_document", lambda: PAGE)
        patch.setattr(app, "ASSETS", assets)
        yield


@pytest.fixture
def serving(tmp_path: Path) -> Serve:
    """Return what serves a house of given settings, for the length of a `with`."""
    return lambda **settings: serve(house_in(tmp_path, **settings))


@pytest.fixture(scope="module")
def served(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serve a house with usual settings, one for all tests of a file."""
    with serve(house_in(tmp_path_factory.mktemp("house"))) as server:
        yield server
