"""Who is let in: requests for our hosts, from our own pages; and what every answer carries."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

from litestar import Request, WebSocket
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from zocker.server.guests import AGE, COOKIE, Guests
from zocker.text import LANGUAGES, speaking

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class RequestGuard:
    """Middleware that turns away what names another host or comes from another site, and sets the reader's language."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = headers.get("host", ""), headers.get("origin")
        if not is_ours(host, origin, self.hosts):
            await turn_away(scope, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", []),
                    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
        with speaking(language_of(asked, headers.get("accept-language"))):
            await self.app(scope, receive, send_with_headers)


def is_ours(host: str, origin: str | None, hosts: frozenset[str]) -> bool:
    """Tell whether a request names one of our hosts, and comes from none but our own pages."""
    try:
        return (urlsplit(f"//{host}").hostname or "") in hosts and (origin is None or urlsplit(origin).netloc == host)
    except ValueError:
        return False


async def turn_away(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4403, "reason": ""})
        return
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b"Forbidden", "more_body": False})


def language_of(chosen: str | None, accepted: str | None) -> str:
    """Return the language that a reader chose, or the first one of the browser's that we speak."""
    wanted = [chosen or "", *(part.partition(";")[0].strip() for part in (accepted or "").split(","))]
    return next((code[:2].lower() for code in wanted if code[:2].lower() in LANGUAGES), "en")


def known_guest(connection: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str | None:
    """Return who comes, if the cookie is ours."""
    guests: Guests = connection.app.state.guests
    return guests.read(connection.cookies.get(COOKIE))


def guest_of(connection: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> tuple[str, list[Cookie]]:
    """Return who comes, and the cookie for somebody who is new."""
    known = known_guest(connection)
    if known is not None:
        return known, []
    guest, value = connection.app.state.guests.new()
    return guest, [cookie_of(connection, value)]


def cookie_of(connection: Request[Any, Any, State] | WebSocket[Any, Any, State], value: str) -> Cookie:
    """Return a guest's cookie, which scripts and other sites cannot use."""
    secure = all(address.startswith("https:") for address in connection.app.state.addresses.urls)
    return Cookie(key=COOKIE, value=value, max_age=AGE, path="/", secure=secure, httponly=True, samesite="lax")
