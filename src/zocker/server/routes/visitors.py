"""Visitors: a guest's cookie, and an address."""

from __future__ import annotations

from collections.abc import Iterator

from starlette.requests import HTTPConnection
from starlette.types import Scope

from zocker.errors import Mistake
from zocker.server.guests import COOKIE, COOKIE_SECONDS, SECURE_COOKIE, Guests
from zocker.server.network.proxies import NOWHERE
from zocker.server.routes.limits import Limits, Resource

Headers = dict[str, str]


def address_of(connection: HTTPConnection) -> str:
    """Return a visitor's address for limits; the guard has noted it."""
    client = connection.scope.get("client")
    return client[0] if client else NOWHERE


def is_secure(connection: HTTPConnection) -> bool:
    """Tell whether a visitor comes by https; the guard has noted it."""
    return connection.scope["scheme"] in ("https", "wss")


def known_guest(connection: HTTPConnection) -> str | None:
    """Return the guest of a request, if the cookie is ours; refuse cookies that name several guests."""
    named = named_guests(connection.scope, connection.app.state.guests)
    if len(named) > 1:  # another site has added one, and nobody can tell which
        raise Mistake("error-cookies")
    return next(iter(named), None)


def named_guests(scope: Scope, guests: Guests) -> set[str]:
    """Return the guests in the cookies of a request, if they are ours."""
    return {guest for cookie in sent_cookies(scope) if (guest := guests.read(cookie)) is not None}


def sent_cookies(scope: Scope) -> Iterator[str]:
    """Yield all values of the guest's cookie that were sent."""
    wanted = SECURE_COOKIE if scope["scheme"] in ("https", "wss") else COOKIE
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, content = part.strip().partition("=")
                if key == wanted:
                    yield content


def check_limit(connection: HTTPConnection, what: Resource) -> None:
    """Count one more request of a kind, or refuse it; others at the same address keep their part."""
    limits: Limits = connection.app.state.limits
    limits.check(what, address_of(connection), known_guest(connection) or "")


def guest_of(connection: HTTPConnection) -> tuple[str, Headers]:
    """Return the guest of a request, and the cookie for a new one; an address can have only so many new ones."""
    known = known_guest(connection)
    if known is not None:
        return known, {}
    limits: Limits = connection.app.state.limits
    limits.check("guests", address_of(connection))
    guest, value = connection.app.state.guests.new()
    connection.app.state.house.services.newcomers.note(guest, address_of(connection))
    return guest, cookie_of(connection, value)


def host_of(connection: HTTPConnection) -> tuple[str, Headers]:
    """Return the guest who sets up a table, and the cookie for a new one, unless there are too many tables."""
    guest, cookie = guest_of(connection)
    limits: Limits = connection.app.state.limits
    limits.check("tables of a guest", guest)
    limits.check("tables", address_of(connection), guest)
    return guest, cookie


def cookie_of(connection: HTTPConnection, value: str) -> Headers:
    """Return a guest's cookie: scripts and other sites can't read it, and by https no other host can set it."""
    key, end = (SECURE_COOKIE, "; Secure") if is_secure(connection) else (COOKIE, "")
    return {"set-cookie": f"{key}={value}; HttpOnly; Max-Age={COOKIE_SECONDS}; Path=/; SameSite=lax{end}"}
