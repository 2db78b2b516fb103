"""How uvicorn serves our application."""

from __future__ import annotations

from typing import Any

import uvicorn

from zocker.server.network.connections import Connections
from zocker.server.network.protocols import protocols

MAX_MESSAGE = 2_000  # bytes of a live connection
MAX_HEAD = 16_384  # bytes of what comes before a request's body
BACKLOG = 128  # connections that wait to be taken; when there are no files left, each of them is a line in the log


def configured(app: Any, connections: Connections | None = None, **more: Any) -> uvicorn.Config:
    """Return a configuration that serves an application with all limits."""
    http, live = protocols(connections or Connections())
    usual: dict[str, Any] = {
        "access_log": False,
        "proxy_headers": False,  # the guard reads them
        "server_header": False,
        "timeout_graceful_shutdown": 2,
    }
    return uvicorn.Config(
        app,
        http=http,
        ws=live,
        ws_max_size=MAX_MESSAGE,
        h11_max_incomplete_event_size=MAX_HEAD,
        backlog=BACKLOG,
        **usual | more,
    )
