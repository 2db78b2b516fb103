"""Pig on the wire."""

from __future__ import annotations

import msgspec
from zocker.rules.pig import View


class PigTable(msgspec.Struct, frozen=True, tag="pig", tag_field="kind"):
    """What lies on the table; nothing is ever scored in between."""

    now: View
    scored: None = None
