"""Only who sits at the machine of a house may open its door, and only where it has one."""

from __future__ import annotations

import asyncio

import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from zocker.errors import Mistake
from zocker.server.network.addresses import Addresses
from zocker.server.network.door import Door, HouseServer
from zocker.server.routes.door import may_open


def request_from(address: str, door: object) -> Request:
    app = Starlette()
    app.state.door = door
    return Request({"type": "http", "client": (address, 0), "app": app, "headers": []})


@pytest.mark.parametrize(
    ("address", "has_door", "may"),
    [("127.0.0.1", True, True), ("::1", True, True), ("192.168.1.7", True, False), ("127.0.0.1", False, False)],
)
def test_who_may_open_it(address: str, has_door: bool, may: bool) -> None:
    assert may_open(request_from(address, object() if has_door else None)) == may


def test_a_machine_in_no_network_says_so() -> None:
    addresses = Addresses(frozenset({"127.0.0.1"}), ("http://127.0.0.1:8000",), True)
    door = Door(addresses, list, pytest.fail)
    door.server = HouseServer.__new__(HouseServer)
    with pytest.raises(Mistake, match="isn’t connected to a network"):
        asyncio.run(door.open())
    assert addresses.local
    assert not door.is_open
