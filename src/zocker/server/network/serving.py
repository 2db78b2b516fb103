"""How uvicorn serves our application."""

from __future__ import annotations

from typing import Any

import uvicorn

from zocker.server.network.connections import Connections
from zocker.server.network.protocols import protocols

MAX_MESSAGE = 2_000  # bytes of one message of a live connection
MAX_HEAD = 16_384  # bytes of a request before its body
BACKLOG = 128  # connections that wait to be accepted; when no files are left, each of them is a line in the log


def uvicorn_config(app: Any, connections: Connections | None = None, **settings: Any) -> uvicorn.Config:
    """Return how uvicorn serves an application with all our limits; `settings` are passed on to it."""
    http, live = protocols(connections or Connections())
    defaults: dict[str, Any] = {
        "access_log": False,
        "proxy_headers": False,  # the RequestGuard reads them
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
        **defaults | settings,
    )
