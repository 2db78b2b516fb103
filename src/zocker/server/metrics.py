"""The server's metrics, for `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Histogram, disable_created_metrics

MEASURED = CollectorRegistry()
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
STAYS = (1, 10, 60, 300, 900, 3600, 4 * 3600, 24 * 3600)

disable_created_metrics()  # type: ignore[no-untyped-call]


def _histogram(name: str, about: str, buckets: tuple[float, ...] = SECONDS) -> Histogram:
    return Histogram(f"zocker_{name}_seconds", about, buckets=buckets, registry=MEASURED)


DECISION = _histogram("decision", "Time from a person's action until it is stored or refused.")
RENDER = _histogram("render", "Time to make what one reader sees of a table.")
STORE = _histogram("store", "Time to commit a transaction.")
THINKING = _histogram("thinking", "Time in which the bots' worker answered.")
CONNECTION = _histogram("connection", "How long live connections lasted.", STAYS)
