"""Messages between the server and the process in which bots think: frames of msgpack, each after its length."""

from __future__ import annotations

import os
import struct
from typing import BinaryIO

import msgspec

from zocker.analysis.report import Analysis
from zocker.hints import Hint
from zocker.record import Record

LENGTH = struct.Struct("<I")


class Choose(msgspec.Struct, frozen=True, tag=True):
    """Ask which move a bot chooses, given its seat's view."""

    id: int
    game: str
    bot: str
    view: bytes


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """Ask for the worth of each choice, given a seat's view."""

    id: int
    game: str
    view: bytes


class Analyse(msgspec.Struct, frozen=True, tag=True):
    """Ask for an analysis of a finished game, after its first `since` lines."""

    id: int
    game: str
    record: Record
    since: int


class Chosen(msgspec.Struct, frozen=True, tag=True):
    id: int
    move: str


class Weighed(msgspec.Struct, frozen=True, tag=True):
    id: int
    hint: Hint


class Analysed(msgspec.Struct, frozen=True, tag=True):
    """An analysis without its words; None if such a game can't be analysed."""

    id: int
    analysis: Analysis | None


class Failed(msgspec.Struct, frozen=True, tag=True):
    id: int
    reason: str


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The kernels of a game are loaded."""

    game: str


class Ping(msgspec.Struct, frozen=True, tag=True):
    """Ask for a sign of life."""


class Alive(msgspec.Struct, frozen=True, tag=True):
    """Give a sign of life: it has started, or was pinged."""


Task = Choose | Weigh | Analyse
Answer = Chosen | Weighed | Analysed | Failed
ToWorker = Task | Ping
FromWorker = Answer | Ready | Alive


def thread_count() -> int:
    """Return how many tasks the worker thinks about at a time: one on each core but one."""
    return max(1, (os.cpu_count() or 2) - 1)


def write_frame(message: ToWorker | FromWorker) -> bytes:
    """Return a message with its length before it."""
    frame = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(frame)) + frame


def read_frame(file: BinaryIO) -> bytes | None:
    """Return the next frame, or None when the input has ended."""
    head = file.read(LENGTH.size)
    return file.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None
