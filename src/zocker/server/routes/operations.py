"""For operators: health and metrics of the server."""

from __future__ import annotations

import time
from collections.abc import Iterable
from ipaddress import ip_address

from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector, CollectorRegistry
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from zocker import __version__
from zocker.server.metrics import MEASURED
from zocker.server.routes.requests import NO_STORE, Json
from zocker.server.routes.visitors import address_of
from zocker.server.tables.figures import figures, is_well
from zocker.server.tables.house import House

LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")
FORWARDING_HEADERS = ("x-forwarded-for", "forwarded", "x-real-ip")


async def health(request: Request) -> Json:
    """Answer whether moves can be stored."""
    well = is_well(request.app.state.house)
    return Json({"status": "ok" if well else "can't store"}, 200 if well else 503, NO_STORE)


async def metrics(request: Request) -> Response:
    """Return metrics as Prometheus reads them, to this machine only unless the operator has opened them."""
    state = request.app.state
    if not (state.open_metrics or is_local(request)):
        return PlainTextResponse("", 404, NO_STORE)
    registry = CollectorRegistry()
    registry.register(Figures(state.house))
    shown = generate_latest(registry) + generate_latest(MEASURED)
    return Response(shown, headers=NO_STORE, media_type=CONTENT_TYPE_PLAIN_0_0_4)


class Figures(Collector):
    """The figures about a house, as they are when they are asked for."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterable[Metric]:
        yield InfoMetricFamily("zocker", "The version.", {"version": __version__})
        for figure in figures(self._house):
            family = CounterMetricFamily if figure.kind == "counter" else GaugeMetricFamily
            yield family(f"zocker_{figure.name}", figure.about, figure.value)
        processor = time.process_time()
        yield CounterMetricFamily("zocker_process_cpu_seconds", "Processor time of the server.", processor)


def is_local(request: Request) -> bool:
    """Tell whether a request comes from this machine, and not through a proxy on it."""
    host = request.headers.get("host", "").rpartition(":")
    try:
        loopback = ip_address(address_of(request).partition("/")[0]).is_loopback or address_of(request) == "::/64"
    except ValueError:
        return False
    names_this_machine = (host[0] or host[2]) in LOCAL_HOSTS
    return loopback and names_this_machine and not any(header in request.headers for header in FORWARDING_HEADERS)


ROUTES = (Route("/health", health), Route("/metrics", metrics))
