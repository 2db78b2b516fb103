"""Writes tests/proof/vectors.json: what chains, requests and links must give, byte by byte, in every language.

Tests compare; only a new scheme of deriving dice may change the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from zocker.proof.chain import Chain
from zocker.proof.derivation import SCHEME, derive, message, words

FILE = Path(__file__).parents[1] / "tests" / "proof" / "vectors.json"
REQUESTS = (
    "roll 8d6",
    "roll 1d6",
    "roll 6d6 + 2d6",
    "roll + 2d6",
    "roll 5d6 Bd6",
    "roll Bd6",
    "neutral 7d6 Bd6",
    "extra d6 d6",
    "start 1 of 1 2 3 4 5",
    "bill 1 of 6x10k 8x20k 8x30k 6x40k 6x50k 5x60k 5x70k 5x80k 5x90k",
    "pair 2 of 3x100k 5x90k 1x30k",
    "aside 24 of 9x30k 9x40k 9x50k 9x60k",
    "boards 3 from A1/A2 B1/B2 C1/C2 D1/D2 E1/E2 F1/F2 G1/G2 H1/H2",
    "boards 2 from A1 B2 then 3 from C1/C2 D1/D2 E1/E2",
    "tableau 1 of 3 7 12 199",
)


def vectors() -> dict[str, Any]:
    """Return everything that is compared."""
    server, *devices = (Chain(bytes([number]) * 32, length=16) for number in range(1, 6))
    drawn = list[dict[str, Any]]()
    for number, request in enumerate(REQUESTS):
        event, draw, several = number + 1, 1 + number % 3, 1 + number % 4
        key, links = server.link(event), [chain.link(event) for chain in devices[:several]]
        given: dict[str, Any] = {"key": key, "table": f"Table-{number}_x", "event": event, "draw": draw, "links": links}
        drawn.append({"request": request, **given, "result": derive(request, **given)})
    first = drawn[0]
    return {
        "scheme": SCHEME,
        "chains": [
            {"seed": chain.seed.hex(), "length": 16, "end": chain.end, "links": [chain.link(i) for i in (1, 2, 16)]}
            for chain in (server, *devices)
        ],
        "message": message(first["table"], 1, 1, 1, first["links"]).decode(),
        "words": [next(stream) for stream in [words(first["key"], first["table"], 1, 1, first["links"])] * 20],
        "drawn": drawn,
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", "utf-8")
