"""The browser's types are written from the server's messages."""

from __future__ import annotations

import msgspec
from tools import wire_types

from zocker.rules.royale.boards.all import BY_FACE
from zocker.rules.vegas.view import BoardView


def test_the_browsers_types_are_those_of_the_server() -> None:
    assert wire_types.PAGE.read_text("utf-8") == wire_types.write(), "run: python tools/wire_types.py"
    assert wire_types.PROTOCOL.read_text("utf-8") == wire_types.write_protocol(), "run: python tools/wire_types.py"


def test_boards_in_pictures_are_printed_as_the_rules_print_them() -> None:
    pictures = wire_types.PAGE.parents[2] / "pieces" / "board-pictures.json"
    shown = msgspec.json.decode(pictures.read_bytes(), type=list[BoardView])
    assert {view.face for view in shown} == {*BY_FACE}
    for view in shown:
        assert BoardView(view.face, view.name, view.pays, view.lowest_bill, view.places) == BY_FACE[view.face].printed
