"""Shared by routes: reading a browser's input, and answering it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from zocker.errors import Mistake

T = TypeVar("T")
MAX_BODY = 20_000  # bytes of a request
NO_STORE = {"cache-control": "no-store"}


class Json(Response):
    """An answer in JSON, as msgspec writes it."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def refusal(message: str, status: int, headers: Mapping[str, str] | None = None) -> Json:
    """Return an answer with one sentence about a mistake."""
    return Json({"text": str(Mistake(message))}, status, headers)


async def read_body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await body_of(request), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Mistake("error-message", reason=str(error)) from None


async def body_of(request: Request, most: int = MAX_BODY, too_large: str = "error-body-size") -> bytes:
    """Return the body of a request, but stop reading as soon as it is too large."""
    body = bytearray()
    if int(request.headers.get("content-length", 0)) > most:
        raise Mistake(too_large, most=most)
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Mistake(too_large, most=most)
    return bytes(body)


async def send(socket: WebSocket, message: msgspec.Struct) -> None:
    """Send a message on a live connection."""
    await socket.send_text(msgspec.json.encode(message).decode())


def whole_number(text: str | None) -> int:
    """Read a whole number from a query; anything else is -1."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 10 else -1
