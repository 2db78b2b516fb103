"""Where requests come from: addresses as limits count them, and what proxies say."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from zocker import cli
from zocker.errors import Mistake
from zocker.server.network.proxies import NOWHERE, Origin, Proxies, network_of, read_networks

OURS = Proxies(read_networks(["10.0.0.0/8", "fd00::/8", "192.0.2.7"]))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", NOWHERE),
        ("unknown", NOWHERE),
        ("203.0.113.9, 10.0.0.1", NOWHERE),
    ],
)
def test_an_address_is_itself_and_of_ipv6_the_network_of_a_household(address: str, counted: str) -> None:
    assert network_of(address) == counted


@pytest.mark.parametrize(
    ("peer", "hops", "protos", "origin"),
    [
        ("203.0.113.9", ["198.51.100.1"], ["https"], Origin("203.0.113.9", "http")),  # nobody of ours says so
        ("10.1.2.3", ["198.51.100.1"], ["https"], Origin("198.51.100.1", "https")),
        ("::ffff:10.1.2.3", ["198.51.100.1"], [], Origin("198.51.100.1", "http")),
        ("10.1.2.3", ["6.6.6.6, 198.51.100.1, 10.9.9.9"], [], Origin("198.51.100.1", "http")),  # 6.6.6.6 is invented
        ("10.1.2.3", ["6.6.6.6", "198.51.100.1"], [], Origin("198.51.100.1", "http")),
        ("10.1.2.3", ["198.51.100.1:4711"], [], Origin("198.51.100.1", "http")),
        ("10.1.2.3", ["[2001:db8::1]:4711"], [], Origin("2001:db8::/64", "http")),
        ("10.1.2.3", ["unknown"], [], Origin(NOWHERE, "http")),
        ("10.1.2.3", [], [], Origin("10.1.2.3", "http")),  # somebody on its machine
        ("10.1.2.3", ["10.4.4.4"], [], Origin("10.1.2.3", "http")),
        ("10.1.2.3", ["198.51.100.1"], ["http, https"], Origin("198.51.100.1", "https")),
        ("10.1.2.3", ["198.51.100.1"], ["gopher"], Origin("198.51.100.1", "http")),
        ("192.0.2.7", ["198.51.100.1"], ["https"], Origin("198.51.100.1", "https")),
        ("192.0.2.8", ["198.51.100.1"], ["https"], Origin("192.0.2.8", "http")),
    ],
)
def test_only_trusted_proxies_say_where_a_request_comes_from(
    peer: str, hops: Sequence[str], protos: Sequence[str], origin: Origin
) -> None:
    headers = [(b"host", b"us"), *((b"x-forwarded-for", hop.encode()) for hop in hops)]
    headers += [(b"x-forwarded-proto", proto.encode()) for proto in protos]
    assert OURS.origin(peer, "http", headers) == origin


def test_a_network_that_is_none_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Mistake, match="is not a network"):
        read_networks(["10.0.0.0/8", "10.0.0.0/99"])
    monkeypatch.setattr("sys.argv", ["zocker", "serve", "--trusted-proxy", "here"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
