"""Who comes, and from where: a guest's cookie, and an address."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import Cookie, State

from zocker.errors import Mistake
from zocker.server.guests import COOKIE, COOKIE_SECONDS, SECURE_COOKIE, Guests
from zocker.server.network.proxies import NOWHERE
from zocker.server.routes.limits import Limits

Connection = Request[Any, Any, State] | WebSocket[Any, Any, State]


def address_of(connection: Connection) -> str:
    """Return the address that somebody comes from, as limits count it: the guard has put it there."""
    client = connection.scope.get("client")
    return client[0] if client else NOWHERE


def is_secure(connection: Connection) -> bool:
    """Tell whether somebody comes by https: the guard knows."""
    return connection.scope["scheme"] in ("https", "wss")


def known_guest(connection: Connection) -> str | None:
    """Return who comes, if the cookie is ours; other sites may have added cookies, and then nobody can tell."""
    guests: Guests = connection.app.state.guests
    named = set(map(guests.read, sent_cookies(connection))) - {None}
    if len(named) > 1:
        raise Mistake("error-cookies")
    return next(iter(named), None)


def sent_cookies(connection: Connection) -> Iterator[str]:
    """Yield all values that were sent of a guest's cookie."""
    wanted = SECURE_COOKIE if is_secure(connection) else COOKIE
    for name, value in connection.scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, content = part.strip().partition("=")
                if key == wanted:
                    yield content


def guest_of(connection: Connection) -> tuple[str, list[Cookie]]:
    """Return who comes, and the cookie for somebody who is new; an address has only so many of them."""
    known = known_guest(connection)
    if known is not None:
        return known, []
    limits: Limits = connection.app.state.limits
    limits.check("guests", address_of(connection))
    guest, value = connection.app.state.guests.new()
    connection.app.state.house.services.newcomers.note(guest, address_of(connection))
    return guest, [cookie_of(connection, value)]


def host_of(connection: Connection) -> tuple[str, list[Cookie]]:
    """Return who comes to set up a table, and the cookie for somebody who is new."""
    guest, cookie = guest_of(connection)
    limits: Limits = connection.app.state.limits
    limits.check("tables of a guest", guest)
    limits.check("tables", address_of(connection))
    return guest, cookie


def cookie_of(connection: Connection, value: str) -> Cookie:
    """Return a guest's cookie, which scripts and other sites cannot use, nor set where we are reached by https."""
    secure = is_secure(connection)
    key = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=key, value=value, max_age=COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax")
