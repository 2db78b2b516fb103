"""The one mapping from a request and everyone's links to what dice show; `web/src/proof/derivation.ts` is the same.

A request is what chance is asked for, as a line of text. Its first word is the result's.

    roll 6d6 + 2d6            dice, sorted, then others; `Bd6` is the Biggy, `d6 d6` are two dice in their order
    bill 1 of 6x10k 8x20k     one of a list, written in the order of the list where there are several
    boards 2 from A1/A2 B1    some of a list in the order of drawing, each on one of its sides
    … then 1 from C1/C2       and some of another list
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import NamedTuple

from zocker.errors import Mistake
from zocker.proof.keys import packed

WORD_BYTES = 4
MAX_ITEMS = 2_000  # of a list
_DICE = re.compile(r"(B|[1-9][0-9]?)?d6")
_GROUP = re.compile(r"([1-9][0-9]?) (of|from) ([!-~]+(?: [!-~]+)*)")
_ITEM = re.compile(r"(?:([1-9][0-9]{0,2})x)?([0-9A-Za-wyz/]+)")

Below = Callable[[int], int]  # returns the next number below n


class Source(NamedTuple):
    """The input of a roll or draw: `head` is that of the genesis, `links` are the devices' in seat order."""

    server: str  # its link
    head: str
    attempt: int
    draw: int
    links: tuple[str, ...]

    def block(self, number: int) -> bytes:
        """Return 32 bytes that no one could choose."""
        links = map(bytes.fromhex, self.links)
        message = packed("zocker dice 2", bytes.fromhex(self.head), self.attempt, self.draw, number, *links)
        return hmac.digest(bytes.fromhex(self.server), message, "sha256")

    def words(self) -> Iterator[int]:
        """Yield numbers of 32 bits, as many as are needed."""
        for number in count(1):
            digest = self.block(number)
            for start in range(0, len(digest), WORD_BYTES):
                yield int.from_bytes(digest[start : start + WORD_BYTES], "big")


def derive(request: str, source: Source) -> str:
    """Return the result of a request."""
    stream = source.words()

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
