"""Pig as screens show it."""

from __future__ import annotations

from zocker.rules.pig import View
from zocker.server.messages.pig import PigTable

from zocker.match import Match


def show(match: Match, now: View, scored: View | None) -> PigTable:
    return PigTable(now)
