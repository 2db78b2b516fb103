"""For operators: whether the house is well, and what it is doing."""

from __future__ import annotations

import time
from ipaddress import ip_address
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from zocker import __version__
from zocker.server.routes.requests import NEVER
from zocker.server.routes.visitors import address_of
from zocker.server.tables.figures import Figure, figures, is_well

LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")
VERSION = f'# HELP zocker_info The version.\n# TYPE zocker_info gauge\nzocker_info{{version="{__version__}"}} 1\n'
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


@get("/health", cache_control=NEVER, sync_to_thread=False)
def health(state: State) -> Response[dict[str, str]]:
    """Say whether moves can be stored."""
    well = is_well(state.house)
    return Response({"status": "ok" if well else "can't store"}, status_code=200 if well else 503)


@get("/metrics", cache_control=NEVER, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Request[Any, Any, State]) -> Response[str]:
    """Return figures as Prometheus reads them, to this machine only unless the operator has opened them."""
    state = request.app.state
    if not (state.open_metrics or is_from_here(request)):
        return Response("", status_code=404)
    process = Figure("process_cpu_seconds_total", "counter", "Processor time of the server.", time.process_time())
    written = "".join(map(written_figure, [*figures(state.house), process]))
    return Response(f"{VERSION}{written}", media_type="text/plain; version=0.0.4")


def written_figure(figure: Figure) -> str:
    name = f"zocker_{figure.name}"
    return f"# HELP {name} {figure.about}\n# TYPE {name} {figure.kind}\n{name} {figure.value:g}\n"


def is_from_here(request: Request[Any, Any, State]) -> bool:
    """Tell whether a request comes from this machine, and not by way of a proxy on it."""
    host = request.headers.get("host", "").rpartition(":")
    try:
        local = ip_address(address_of(request).partition("/")[0]).is_loopback or address_of(request) == "::/64"
    except ValueError:
        return False
    named = (host[0] or host[2]) in LOCAL_HOSTS
    return local and named and not any(name in request.headers for name in FORWARDED)


ROUTES = (health, metrics)
