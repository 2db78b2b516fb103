"""Which requests are let in: for our hosts, from our own pages, and not too many; and headers of every answer."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from functools import cache
from urllib.parse import parse_qs, urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from zocker.server.guests import Guests
from zocker.server.messages.protocol import PROTOCOL
from zocker.server.network.addresses import Addresses
from zocker.server.network.protocols import BEYOND
from zocker.server.network.proxies import Proxies
from zocker.server.routes.limits import Limits, Resource
from zocker.server.routes.requests import refusal
from zocker.server.routes.visitors import named_guests
from zocker.server.tables.services import Turnstile
from zocker.text import LANGUAGES, speaking

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "zocker-protocol": str(PROTOCOL),
}
ASSET_HEADERS = {  # files need fewer headers than pages
    "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    **{name: HEADERS[name] for name in ("cross-origin-resource-policy", "referrer-policy", "x-content-type-options")},
}
HTTPS_HEADERS = {"strict-transport-security": "max-age=31536000"}
HOST_HEADER = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?", re.IGNORECASE)
FILE_NAME = re.compile(r"[A-Za-z0-9._-]{1,100}")  # a file of the client: no other name is looked for on the disk
HEALTH = "/health"
RETRY = {"retry-after": "30"}  # seconds after which a browser may try again

log = logging.getLogger(__name__)


class RequestGuard:
    """Middleware that refuses foreign requests, and notes the origin and language of others."""

    def __init__(
        self,
        app: ASGIApp,
        addresses: Addresses,
        proxies: Proxies,
        limits: Limits,
        guests: Guests,
        plays: Callable[[str], bool],
    ) -> None:
        self.app = app
        self.guests = guests
        self.plays = plays  # whether a guest has a seat in a game that is on
        self.addresses = addresses
        self.proxies = proxies
        self.limits = limits
        self._turnstile = Turnstile()
        self._has_warned = False  # whether the log has mentioned a proxy that is not trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["path"] = "/" + "/".join(filter(None, scope["path"].split("/")))  # more slashes change nothing
        language, secure, refused = self._look_at(scope)
        with speaking(language):
            send_with_headers = with_headers(send, is_asset=scope["path"].startswith("/assets/"), secure=secure)
            if refused is None:
                await self._turnstile.enter()  # moves at tables go first
                await self.app(scope, receive, send_with_headers)
            else:
                status, reason = refused
                answer = refusal(reason, status, RETRY if status in (429, 503) else None)
                await answer(scope, receive, send_with_headers)

    def _look_at(self, scope: Scope) -> tuple[str, bool, tuple[int, str] | None]:
        """Return the language of a request, whether it came by https, and why it is refused, if it is."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        secure = self._set_origin(scope, headers)
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
        return language_of(asked, headers.get("accept-language")), secure, self._refusal(scope, headers)

    def _set_origin(self, scope: Scope, headers: Mapping[str, str]) -> bool:
        """Note the origin of a request; tell whether it came by https."""
        client, scheme = scope.get("client"), scope["scheme"].replace("ws", "http")
        peer = client[0] if client else ""
        if "x-forwarded-for" in headers and not self._has_warned and not self.proxies.trusts(peer):
            self._has_warned = True
            log.warning("a proxy says where requests come from, but it is not trusted: see --trusted-proxy")
        origin = self.proxies.origin(peer, scheme, scope["headers"])
        scheme = "https" if self.addresses.is_secure(headers.get("host", "")) else origin.scheme
        scope["client"] = (origin.address, 0)
        scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        return scheme == "https"

    def _refusal(self, scope: Scope, headers: Mapping[str, str]) -> tuple[int, str] | None:
        """Return the status and the reason for refusing a request, or None to let it in."""
        address, path = scope["client"][0] if scope["client"] else "", scope["path"]
        scheme = scope["scheme"].replace("ws", "http")
        if not is_ours(headers.get("host", ""), headers.get("origin"), scheme, self.addresses.hosts):
            return 403, "error-forbidden"
        if path.startswith("/assets/") and not FILE_NAME.fullmatch(path.removeprefix("/assets/")):
            return 404, "error-no-page"
        if path == HEALTH:
            return None if self.limits.allows("health", address) else (429, "error-too-much")
        guest = self._guest_of(scope)
        if BEYOND in (scope.get("extensions") or {}) and not self.plays(guest):
            return 503, "error-crowded"
        resources: list[Resource] = ["requests"]
        if path.startswith("/api/"):
            resources.append("calls")
        if scope["type"] == "websocket":
            resources.append("connections")
        return None if all(self.limits.allows(what, address, guest) for what in resources) else (429, "error-too-much")

    def _guest_of(self, scope: Scope) -> str:
        """Return the guest whose own part of an address's rate this request uses."""
        named = named_guests(scope, self.guests)
        return named.pop() if len(named) == 1 else ""


def with_headers(send: Send, *, is_asset: bool, secure: bool) -> Send:
    """Return a `send` that adds headers to the answer."""
    more = _headers(is_asset, secure)

    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *more]
        await send(message)

    return send_more


@cache
def _headers(is_asset: bool, secure: bool) -> tuple[tuple[bytes, bytes], ...]:
    headers = (ASSET_HEADERS if is_asset else HEADERS) | (HTTPS_HEADERS if secure else {})
    return tuple((name.encode(), value.encode()) for name, value in headers.items())


def is_ours(host: str, origin: str | None, scheme: str, hosts: frozenset[str]) -> bool:
    """Tell whether a request names one of our hosts, and comes from no other site's page."""
    parts = HOST_HEADER.fullmatch(host)
    if parts is None or int(parts[2] or 0) > 65_535 or parts[1].strip("[]").lower() not in hosts:
        return False
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    return (page.scheme, page.netloc) == (scheme, host)


def language_of(chosen: str | None, accepted: str | None) -> str:
    """Return the language that a reader chose, or the first of the browser's languages that we speak."""
    wanted = [chosen or "", *(part.partition(";")[0].strip() for part in (accepted or "").split(","))]
    return next((code[:2].lower() for code in wanted if code[:2].lower() in LANGUAGES), "en")
