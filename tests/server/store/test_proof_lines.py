"""Lines of a proof in memory: they come out as they went in, and take little room."""

from __future__ import annotations

import secrets
import sys

import msgspec

from zocker.proof.lines import Drawn, LeftOut, Promised
from zocker.server.messages.table import ProofNews
from zocker.server.store.proof_lines import ProofLines

LINES = (
    Promised(1, (), secrets.token_hex(32)),
    Promised(1, (1, 3), secrets.token_hex(32)),
    Drawn(1, 1, ("start 1 of 1 2 3",), ("start 2",), secrets.token_hex(32), (secrets.token_hex(32),)),
    LeftOut(2, (1, 3)),
)


def test_lines_come_out_as_they_went_in() -> None:
    lines = ProofLines(LINES[:2])
    lines.extend(LINES[2:])
    assert (tuple(lines), len(lines), lines[-1], lines[1:3]) == (LINES, 4, LINES[3], [*LINES[1:3]])
    assert lines == ProofLines.of(msgspec.json.encode(line).decode() for line in LINES)
    assert lines != ProofLines(LINES[:3])


def test_lines_are_sent_as_they_are() -> None:
    news = msgspec.json.encode(ProofNews(2, ProofLines(LINES).to_send(2)))
    assert news == msgspec.json.encode(ProofNews(2, LINES[2:]))


def test_a_usual_roll_takes_little_more_room_than_its_links() -> None:
    links = secrets.token_hex(32), secrets.token_hex(32)
    line = Drawn(40, 81, ("roll 7d6 + 2d6",), ("roll 1 1 2 3 5 5 6 + 2 4",), secrets.token_hex(32), links)
    (packed,) = ProofLines([line])._packed
    assert sys.getsizeof(packed) < 3 * 32 + 120
    assert len(packed) < 0.55 * len(msgspec.json.encode(line))
