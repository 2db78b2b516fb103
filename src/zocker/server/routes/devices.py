"""Moving to another device by a link, and ending the sessions of all others."""

from __future__ import annotations

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from zocker.errors import Mistake
from zocker.server.messages.pages import DeviceLink, OpenedLink
from zocker.server.network.addresses import qr_code
from zocker.server.routes.requests import NO_STORE, Json, read_body
from zocker.server.routes.visitors import address_of, cookie_of, known_guest
from zocker.server.store.device_links import LINK_SECONDS


async def new_link(request: Request) -> Json:
    """Return links that bring the reader to another device; their token is in the fragment, which is never sent."""
    guest, addresses = known_guest(request), request.app.state.addresses
    if guest is None:
        raise Mistake("error-move-nothing")
    token = await request.app.state.device_links.new(guest)
    links = tuple(f"{url}/move#{token}" for url in addresses.urls)
    return Json(DeviceLink(links, qr_code(links[0]), addresses.local, LINK_SECONDS), headers=NO_STORE)


async def open_link(request: Request) -> Response:
    """Make this browser the guest whose link it has opened."""
    token = (await read_body(request, OpenedLink)).token
    try:
        guest = await request.app.state.device_links.redeem(token)
    except Mistake:  # nobody can guess a token, so only those who try bad ones are held up
        if not request.app.state.limits.allows("bad links", known_guest(request) or address_of(request)):
            raise Mistake("error-move-tries") from None
        raise
    return Response(status_code=204, headers=NO_STORE | cookie_of(request, request.app.state.guests.cookie(guest)))


async def end_sessions(request: Request) -> Response:
    """Make this the only browser of the guest; it gets its new cookie before the live connections end."""
    state, guest = request.app.state, known_guest(request)
    if guest is None:
        raise Mistake("error-move-nothing")
    await state.house.services.people.end_sessions(guest)
    await state.device_links.forget(guest)

    async def end_others() -> None:
        state.house.tables.end_visits(guest)

    headers = NO_STORE | cookie_of(request, state.guests.cookie(guest))
    return Response(status_code=204, headers=headers, background=BackgroundTask(end_others))


ROUTES = (
    Route("/api/move", new_link, methods=["POST"]),
    Route("/api/moved", open_link, methods=["POST"]),
    Route("/api/end-sessions", end_sessions, methods=["POST"]),
)
