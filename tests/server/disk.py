"""A disk that fails when a test says so: what SQLite writes to its log (WAL) ends in an error, or is the last thing."""

from __future__ import annotations

import _sqlite3
import ctypes
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, Literal

IS_WAL = 0x00080000  # SQLITE_OPEN_WAL
Step = Literal["write", "sync"]

Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)  # the name stays where it is
Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class Methods(Structure):
    """What SQLite calls to use a file (`sqlite3_io_methods`)."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", Write),
        ("truncate", c_void_p),
        ("sync", Sync),
        ("others", c_void_p * 13),
    )


class File(Structure):
    _fields_ = (("methods", POINTER(Methods)),)


class System(Structure):
    """What SQLite calls to open a file (`sqlite3_vfs`)."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", Open),
    )


class Disk:
    """The disk of all databases that are opened while it is in place."""

    def __init__(self) -> None:
        self.errors: dict[Step, int] = {}  # SQLite's codes
        self.left: int | None = None  # how many steps still fail; None for all of them
        self.before: Callable[[Step], None] = lambda _step: None
        self._kept: list[Any] = []  # what SQLite still calls

    def fail(self, step: Step, error: int, times: int | None = None) -> None:
        """Let a step fail with one of SQLite's errors, so many times, or until the disk is mended."""
        self.errors, self.left = {step: error}, times

    def mend(self) -> None:
        self.errors, self.left = {}, None

    def step(self, step: Step) -> int:
        """Return the error that a step ends in, if it does."""
        self.before(step)
        if step not in self.errors:
            return 0
        error = self.errors[step]
        if self.left is not None:
            self.left -= 1
            if not self.left:
                self.mend()
        return error

    def watch(self, file: Any) -> None:
        """Let all that is written to a file pass through here."""
        opened = ctypes.cast(file, POINTER(File)).contents
        usual = opened.methods.contents
        write, sync = usual.write, usual.sync
        methods = Methods.from_buffer_copy(usual)
        methods.write = Write(lambda of, data, size, at: self.step("write") or write(of, data, size, at))
        methods.sync = Sync(lambda of, flags: self.step("sync") or sync(of, flags))
        self._kept.append((methods, usual))
        opened.methods = ctypes.pointer(methods)


@contextmanager
def failing_disk() -> Iterator[Disk]:
    """Put a disk in place that can fail."""
    library, disk = ctypes.CDLL(_sqlite3.__file__), Disk()
    library.sqlite3_vfs_find.restype = POINTER(System)
    system = library.sqlite3_vfs_find(None).contents
    usual = Open(ctypes.cast(system.open, c_void_p).value or 0)

    def open_file(system_: Any, name: Any, file: Any, flags: int, told: Any) -> int:
        error: int = usual(system_, name, file, flags, told)
        if not error and flags & IS_WAL:
            disk.watch(file)
        return error

    system.open = kept = Open(open_file)
    try:
        yield disk
    finally:
        system.open = usual
        disk.mend()
        _never_freed.extend((kept, disk))


_never_freed: list[Any] = []  # files may be closed later than their test ends


def killed(folder: Path, to: Path) -> Path:
    """Copy what the disk has at this moment: all that is left if the process is killed now."""
    to.mkdir()
    for name in ("zocker.db", "zocker.db-wal"):
        if (folder / name).exists():
            shutil.copy(folder / name, to / name)
    return to


EIO_AT_SYNC, EIO_AT_WRITE, FULL = sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_FULL
