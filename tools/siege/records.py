"""Game records of the tests, and what may be wrong with them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

GOLDEN = sorted((Path(__file__).parents[2] / "tests" / "golden").glob("*.json"))
ODD = ("", " ", "²", "\0", "é" * 2_000, "9" * 5_000, "{" * 50, "roll", "roll 7", "place", "place 9", "undo", "stop")
VALUES: tuple[Any, ...] = (None, True, -1, 0, 2**63, 10**300, 1e308, "", "x" * 5_000, [], {}, [[]], {"a": 1})


def whole(luck: random.Random) -> dict[str, Any]:
    """Return a true record under new names: no other is the same."""
    record: dict[str, Any] = json.loads(luck.choice(GOLDEN).read_text("utf-8"))
    for seat in record["seats"]:
        seat["name"] = f"{luck.getrandbits(40):x}{len(seat['name'])}"
    for number, seat in enumerate(record["seats"]):
        seat["name"] += str(number)
    return record


def broken(luck: random.Random) -> bytes:
    """Return a record that something is wrong with."""
    record = whole(luck)
    lines = record["lines"]
    match luck.randrange(6):
        case 0:
            lines[luck.randrange(len(lines))] = luck.choice(ODD)
        case 1:
            del lines[luck.randrange(len(lines))]
        case 2:
            lines.insert(luck.randrange(len(lines)), luck.choice(lines))
        case 3:
            spoil(record, luck)
        case 4:
            spoil(luck.choice([record["seats"][0], record["options"] or record, record["dice"], record]), luck)
        case 5:
            return spoiled_bytes(json.dumps(record).encode(), luck)
    return json.dumps(record).encode()


def spoil(what: dict[str, Any], luck: random.Random) -> None:
    """Put something into a field that does not belong there."""
    what[luck.choice([*what, "new"])] = luck.choice(VALUES)


def spoiled_bytes(data: bytes, luck: random.Random) -> bytes:
    """Change some bytes, or cut something off."""
    changed = bytearray(data)
    for _ in range(luck.randrange(1, 20)):
        changed[luck.randrange(len(changed))] = luck.randrange(256)
    return bytes(changed[: luck.randrange(1, len(changed) + 1)])
