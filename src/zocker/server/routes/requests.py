"""Shared by routes: reading a browser's input, and telling it what not to cache."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import CacheControlHeader, State

from zocker.errors import Mistake

T = TypeVar("T")
NO_STORE = CacheControlHeader(no_store=True)


async def read_body(request: Request[Any, Any, State], kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Mistake("error-message", reason=str(error)) from None


def whole_number(text: str | None) -> int:
    """Read a whole number from a query; anything else is -1."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 10 else -1
