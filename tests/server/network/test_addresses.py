"""Where the house can be reached, as phones scan it."""

from __future__ import annotations

import pytest

from zocker.server.network.addresses import qr_code


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost", "LOCALHOST:80", "[::1]:8000"])
def test_nobody_scans_an_address_that_only_this_computer_knows(host: str) -> None:
    assert qr_code(f"http://{host}/t/abc") == ""


@pytest.mark.parametrize("host", ["192.168.1.7:8000", "zocker.example", "localhost.example"])
def test_other_addresses_can_be_scanned(host: str) -> None:
    assert qr_code(f"https://{host}/t/abc").startswith("<svg")
