"""The origin of a request: the other end of its connection, or the address given by a trusted proxy."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from zocker.errors import Mistake

NOWHERE = "nowhere"  # stands for an address that is unknown
HOUSEHOLD_PREFIX = 64  # leading bits of an IPv6 address that a whole household shares
WIDER_AREAS = ((56, 2), (48, 4))  # leading bits that one customer may have, and how many households' worth it gets
REMEMBERED_AREAS = 4_000

Headers = Iterable[tuple[bytes, bytes]]


class Origin(NamedTuple):
    """The origin of a request: its address for limits, and whether it came by http or https."""

    address: str
    scheme: str


class Proxies:
    """The proxies that are trusted to name the origin of a request."""

    def __init__(self, networks: Sequence[IPv4Network | IPv6Network] = ()) -> None:
        self.networks = tuple(networks)

    def trusts(self, address: str) -> bool:
        """Tell whether an address is that of a trusted proxy."""
        found = _parse(address)
        return found is not None and any(found in network for network in self.networks)

    def origin(self, peer: str, scheme: str, headers: Headers) -> Origin:
        """Return the origin of a request; its headers are trusted only from a trusted proxy.

        Each proxy appends the address that it got the request from. The last one that is no trusted proxy is the
        client.
        """
        if not self.trusts(peer):
            return Origin(network_of(peer), scheme)
        hops = [hop for value in _header_values(headers, b"x-forwarded-for") if (hop := value.strip())]
        schemes = [proto.strip().lower() for proto in _header_values(headers, b"x-forwarded-proto")]
        client = next((hop for hop in reversed(hops) if not self.trusts(_without_port(hop))), peer)
        return Origin(network_of(_without_port(client)), schemes[-1] if schemes[-1] in ("http", "https") else scheme)


def read_networks(texts: Iterable[str]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Read networks as operators write them: 10.0.0.0/8, or a single address."""
    found = []
    for text in texts:
        try:
            found.append(ip_network(text.strip(), strict=False))
        except ValueError:
            raise Mistake("error-trusted-proxy", network=text) from None
    return tuple(found)


def network_of(address: str) -> str:
    """Return the address for limits: the address itself, or for IPv6 the network of its household."""
    found = _parse(address)
    if found is None:
        return NOWHERE
    return (
        str(found)
        if found.version == 4
        else str(ip_network((int(found) >> HOUSEHOLD_PREFIX << HOUSEHOLD_PREFIX, HOUSEHOLD_PREFIX)))
    )


@functools.lru_cache(REMEMBERED_AREAS)
def areas_of(address: str) -> tuple[tuple[str, int], ...]:
    """Return where limits count an address that `network_of` has returned, and how many times the usual limit is each.

    One customer can have thousands of IPv6 networks that look like households, so wider networks are limited as well.
    """
    if ":" not in address:
        return ((address, 1),)
    household = ip_network(address)
    wider = ((str(household.supernet(new_prefix=prefix)), times) for prefix, times in WIDER_AREAS)
    return ((address, 1), *wider)


def _parse(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def _header_values(headers: Headers, wanted: bytes) -> list[str]:
    return ",".join(value.decode("latin-1") for name, value in headers if name == wanted).split(",")


def _without_port(hop: str) -> str:
    """Return an address without the port that some proxies add."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
