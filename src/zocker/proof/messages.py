"""Hashed and signed messages. Each begins with a tag for its purpose, so none passes for another."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import structs

from zocker.proof import lines
from zocker.proof.fields import Seats
from zocker.proof.keys import packed
from zocker.proof.lines import Commit

HEAD_BYTES = 32


def first_head(genesis: str) -> str:
    """Return the head of a genesis: everything after it is tied to it."""
    return _hashed(packed("zocker proof 2", genesis.encode()))


def next_head(head: str, body: str) -> str:
    """Return the head after one more line, which is written without the server's signature."""
    written = body.encode()
    return _hashed(packed("zocker line 2", bytes.fromhex(head), len(written), written))


def server_message(head: str) -> bytes:
    """Return the message that the server signs for a line: the head after it."""
    return packed("zocker server 2", bytes.fromhex(head))


def commit_message(start: str, line: Commit) -> bytes:
    """Return the message that a device signs when it commits: the line without the signature."""
    return packed("zocker commit 2", bytes.fromhex(start), lines.write(structs.replace(line, signature="")).encode())


def link_message(start: str, attempt: int, head: str, link: str) -> bytes:
    """Return the message that a device signs with its answer: the link, and the head of the open."""
    return packed("zocker link 2", bytes.fromhex(start), attempt, bytes.fromhex(head), bytes.fromhex(link))


def back_in_message(start: str, attempt: int, seats: Seats) -> bytes:
    """Return the message with which a device agrees that another one, silent at an attempt, takes part again."""
    return packed("zocker back-in 2", bytes.fromhex(start), attempt, *seats)


def close_message(head: str) -> bytes:
    """Return the message that a device signs at the end of a game."""
    return packed("zocker close 2", bytes.fromhex(head))


def hidden(start: str, line: int, salt: str, text: str) -> str:
    """Return the hash of a secret move, which replaces it until the game is over."""
    return "#" + _hashed(packed("zocker move 2", bytes.fromhex(start), line, bytes.fromhex(salt), text.encode()))


def earlier(texts: Sequence[str]) -> str:
    """Return the hash of the lines before the proof began, or an empty text if there are none."""
    parts = (part for text in texts for part in (len(text.encode()), text.encode()))
    return _hashed(packed("zocker before 2", *parts)) if texts else ""


def _hashed(message: bytes) -> str:
    return hashlib.sha256(message).hexdigest()
