"""Lines of a proof in memory: they come out as they went in, and take little room."""

from __future__ import annotations

import secrets
import sys
from typing import Any

import msgspec

from zocker.proof.fields import Answer
from zocker.proof.lines import Drawn, write
from zocker.server.store.proof_lines import ProofLines

OLDER: dict[str, Any] = {"kind": "promise", "event": 1, "seats": [], "end": "ab" * 32}
OLD = msgspec.json.encode(OLDER).decode()
NEW = ("genesis\t2\tt", "moves\t1\tplace 3\tplace 4", "seats\tÜnïcode\t")


def test_lines_come_out_as_they_went_in() -> None:
    lines = ProofLines(NEW[:2])
    lines.extend(NEW[2:])
    assert (lines.written(), lines.texts(1), [*lines]) == ([*NEW], [*NEW[1:]], [*NEW])
    assert (len(lines), lines.count) == (3, 3)
    assert lines == ProofLines.of(NEW)
    assert lines != ProofLines(NEW[:2])


def test_lines_by_the_older_scheme_come_first_and_are_not_sent() -> None:
    lines = ProofLines.of([OLDER, *NEW])
    assert (lines.written(), [*lines]) == ([OLD, *NEW], [OLDER, *NEW])
    assert (len(lines), lines.count, lines.older) == (4, 3, 1)
    assert (lines.texts(), lines.texts(2)) == ([*NEW], [*NEW[2:]])


def test_a_usual_roll_takes_little_more_room_than_what_nobody_could_foresee() -> None:
    answers = tuple(Answer(secrets.token_hex(32), secrets.token_hex(64)) for _ in range(2))
    draws = ("roll 7d6 + 2d6", "roll 1 1 2 3 5 5 6 + 2 4")
    line = f"{write(Drawn(40, 81, secrets.token_hex(32), answers, draws))}\t{secrets.token_hex(64)}"
    (packed,) = ProofLines([line]).packed
    random = 32 + 2 * (32 + 64) + 64
    assert len(packed) < random + 90 < 0.6 * len(line)
    assert sys.getsizeof(packed) < random + 130
