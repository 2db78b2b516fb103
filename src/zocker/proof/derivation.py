"""The one mapping from a request and everybody's links to what dice show; `web/src/proof/derivation.ts` is the same.

A request is what chance is asked for, as a line of text. Its first word is the result's.

    roll 6d6 + 2d6            dice, sorted, then others; `Bd6` is the Biggy, `d6 d6` are two dice in their order
    bill 1 of 6x10k 8x20k     one of a list, written in the order of the list where there are several
    boards 2 from A1/A2 B1    some of a list in the order of drawing, each on one of its sides
    … then 1 from C1/C2       and some of another list
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from zocker.errors import Mistake

SCHEME = "zocker dice 1"
WORD_BYTES = 4
MAX_ITEMS = 2_000  # of a list
_DICE = re.compile(r"(B|[1-9][0-9]?)?d6")
_GROUP = re.compile(r"([1-9][0-9]?) (of|from) ([!-~]+(?: [!-~]+)*)")
_ITEM = re.compile(r"(?:([1-9][0-9]{0,2})x)?([0-9A-Za-wyz/]+)")

Below = Callable[[int], int]  # returns the next number below n


def message(table: str, event: int, draw: int, block: int, links: Sequence[str]) -> bytes:
    """Return what is hashed with the server's link: the table, the numbers of event, draw and block, all links."""
    return "\n".join((SCHEME, table, str(event), str(draw), str(block), *links)).encode()


def words(key: str, table: str, event: int, draw: int, links: Sequence[str]) -> Iterator[int]:
    """Yield numbers of 32 bits, as many as are needed."""
    block = 0
    while True:
        block += 1
        digest = hmac.digest(bytes.fromhex(key), message(table, event, draw, block, links), "sha256")
        for start in range(0, len(digest), WORD_BYTES):
            yield int.from_bytes(digest[start : start + WORD_BYTES], "big")


def derive(request: str, key: str, table: str, event: int, draw: int, links: Sequence[str]) -> str:
    """Return what a request brings: `key` is the server's link, `links` are those of the devices in seat order."""
    stream = words(key, table, event, draw, links)

    def below(n: int) -> int:
        """Return a number below n, all of them equally likely: words that would favour some are skipped."""
        fair = 2 ** (8 * WORD_BYTES) // n * n
        return next(word for word in stream if word < fair) % n

    return answer(request, below)


def answer(request: str, below: Below) -> str:
    """Return a result of a request, with numbers from `below`."""
    word, _, rest = request.partition(" ")
    if _DICE.fullmatch(rest.split(" ")[-1]):
        shown = [text for part in rest.split(" ") for text in _roll(part, below, request)]
    else:
        shown = [text for group in rest.split(" then ") for text in _pick(group, below, request)]
    return " ".join((word, *shown))


def _roll(part: str, below: Below, request: str) -> list[str]:
    """Roll the dice of one part of a request."""
    if part == "+":
        return ["+"]
    found = _DICE.fullmatch(part)
    if found is None:
        raise Mistake("error-proof-request-form", text=request)
    if found[1] == "B":
        return [f"B{below(6) + 1}"]
    return [str(face) for face in sorted(below(6) + 1 for _ in range(int(found[1] or 1)))]


def _pick(group: str, below: Below, request: str) -> list[str]:
    """Draw from one list of a request."""
    found = _GROUP.fullmatch(group)
    items = [] if found is None else [_ITEM.fullmatch(item) for item in found[3].split(" ")]
    left = [*enumerate(islice((item[2] for item in items if item for _ in range(int(item[1] or 1))), MAX_ITEMS))]
    if found is None or not all(items) or len(left) < (number := int(found[1])):
        raise Mistake("error-proof-request-form", text=request)
    drawn = list[tuple[int, str]]()
    for _ in range(number):
        place, item = left.pop(below(len(left)))
        sides = item.split("/")
        drawn.append((place, sides[below(len(sides))] if len(sides) > 1 else item))
    return [text for _, text in (sorted(drawn) if found[2] == "of" else drawn)]
