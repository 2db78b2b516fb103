"""The browser's types are written from the server's messages."""

from __future__ import annotations

from tools import wire_types


def test_the_browsers_types_are_those_of_the_server() -> None:
    assert wire_types.PAGE.read_text("utf-8") == wire_types.write(), "run: python tools/wire_types.py"
