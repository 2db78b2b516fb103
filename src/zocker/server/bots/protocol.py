"""What the server and the process where bots think say to each other: frames of msgpack, each after its length."""

from __future__ import annotations

import os
import struct
from typing import BinaryIO

import msgspec

from zocker.hints import Hint

LENGTH = struct.Struct("<I")


class Choose(msgspec.Struct, frozen=True, tag=True):
    """Let a bot choose, by its seat's view."""

    id: int
    game: str
    bot: str
    view: bytes


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """Give a hint, by a seat's view."""

    id: int
    game: str
    view: bytes


class Chosen(msgspec.Struct, frozen=True, tag=True):
    id: int
    move: str


class Weighed(msgspec.Struct, frozen=True, tag=True):
    id: int
    hint: Hint


class Failed(msgspec.Struct, frozen=True, tag=True):
    id: int
    reason: str


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The kernels of a game are loaded."""

    game: str


class Ping(msgspec.Struct, frozen=True, tag=True):
    """Say something, if you can still hear."""


class Alive(msgspec.Struct, frozen=True, tag=True):
    """It can: it has started, or was asked."""


Task = Choose | Weigh
Answer = Chosen | Weighed | Failed
Told = Answer | Ready | Alive


def thinkers() -> int:
    """Return how many tasks are thought about at a time: on all cores but one."""
    return max(1, (os.cpu_count() or 2) - 1)


def write_frame(message: Task | Ping | Told) -> bytes:
    """Return a message with its length before it."""
    frame = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(frame)) + frame


def read_frame(file: BinaryIO) -> bytes | None:
    """Return the next frame, or None when the input has ended."""
    head = file.read(LENGTH.size)
    return file.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None
