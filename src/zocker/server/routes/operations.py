"""For operators: whether the house is well, and what it is doing."""

from __future__ import annotations

import time
from ipaddress import ip_address
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from zocker import __version__
from zocker.server.routes.requests import NO_STORE
from zocker.server.routes.visitors import address_of
from zocker.server.tables.figures import Figure, figures, is_well

LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")
VERSION = f'# HELP zocker_info The version.\n# TYPE zocker_info gauge\nzocker_info{{version="{__version__}"}} 1\n'
FORWARDING_HEADERS = ("x-forwarded-for", "forwarded", "x-real-ip")


@get("/health", cache_control=NO_STORE, sync_to_thread=False)
def health(state: State) -> Response[dict[str, str]]:
    """Say whether moves can be stored."""
    well = is_well(state.house)
    return Response({"status": "ok" if well else "can't store"}, status_code=200 if well else 503)


@get("/metrics", cache_control=NO_STORE, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Request[Any, Any, State]) -> Response[str]:
    """Return figures as Prometheus reads them, to this machine only unless the operator has opened them."""
    state = request.app.state
    if not (state.open_metrics or is_local(request)):
        return Response("", status_code=404)
    process = Figure("process_cpu_seconds_total", "counter", "Processor time of the server.", time.process_time())
    formatted = "".join(map(format_figure, [*figures(state.house), process]))
    return Response(f"{VERSION}{formatted}", media_type="text/plain; version=0.0.4")


def format_figure(figure: Figure) -> str:
    name = f"zocker_{figure.name}"
    return f"# HELP {name} {figure.about}\n# TYPE {name} {figure.kind}\n{name} {figure.value:g}\n"


def is_local(request: Request[Any, Any, State]) -> bool:
    """Tell whether a request comes from this machine, and not through a proxy on it."""
    host = request.headers.get("host", "").rpartition(":")
    try:
        loopback = ip_address(address_of(request).partition("/")[0]).is_loopback or address_of(request) == "::/64"
    except ValueError:
        return False
    names_this_machine = (host[0] or host[2]) in LOCAL_HOSTS
    return loopback and names_this_machine and not any(header in request.headers for header in FORWARDING_HEADERS)


ROUTES = (health, metrics)
