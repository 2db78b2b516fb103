"""Figures about the house for operators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from zocker.server.tables.house import House


class Figure(NamedTuple):
    """One figure: a gauge goes up and down, a counter only up."""

    name: str
    kind: str
    about: str
    value: float


def figures(house: House) -> Iterator[Figure]:
    tables, bots, writer = [*house.tables], house.services.bots, house.store.writer
    watchers = [watcher for table in tables for watcher in table.presence.watchers]
    yield Figure("tables", "gauge", "Tables in memory.", len(tables))
    yield Figure("tables_running", "gauge", "Tables in memory whose game runs.", sum(table.running for table in tables))
    yield Figure(
        "tables_waiting", "gauge", "Tables that can't go on at the moment.", sum(table.stalled for table in tables)
    )
    yield Figure("connections", "gauge", "Live connections to tables.", len(watchers))
    yield Figure("guests", "gauge", "Guests who look at tables.", len({watcher.guest for watcher in watchers}))
    yield Figure("thinking_waiting", "gauge", "Moves and hints that wait to be thought about.", len(bots.queue))
    yield Figure("thinker_restarts_total", "counter", "Times that the bots' worker was replaced.", bots.restarts)
    yield Figure("lines_stored_total", "counter", "Lines of records that were stored.", writer.lines)
    yield Figure("commits_total", "counter", "Transactions that were committed.", writer.commits)
    yield Figure("writes_failed_total", "counter", "Writes that failed.", writer.failures)


def is_well(house: House) -> bool:
    """Tell whether moves can be stored: the writer runs, and its last transaction was committed."""
    writer = house.store.writer
    return writer.running and not writer.failing
