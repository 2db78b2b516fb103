"""The fields of a proof's lines: how each is written, and read again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

Seats = tuple[int, ...]  # of the people at one device, in order; none at the server's


class Field(NamedTuple):
    """How to write and read a field; any other text is invalid."""

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


def _matching(pattern: str) -> Callable[[str], str]:
    compiled = re.compile(pattern)

    def read(text: str) -> str:
        if compiled.fullmatch(text) is None:
            raise ValueError(text)
        return text

    return read


def _joined(separator: str) -> Callable[[Any], str]:
    return lambda items: separator.join(map(str, items))


_digits, _signed_digits = _matching("0|[1-9][0-9]{0,8}"), _matching("0|-?[1-9][0-9]{0,8}")


def _read_number(text: str) -> int:
    return int(_digits(text))


def _read_seats(text: str) -> Seats:
    seats = tuple(map(_read_number, text.split("+"))) if text else ()
    if list(seats) != sorted({*seats} - {0}):
        raise ValueError(text)
    return seats


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(int(_signed_digits(number)) for number in text.split(" "))


def _read_devices(text: str) -> tuple[Seats, ...]:
    return tuple(map(_read_seats, text.split(" "))) if text else ()


def _write_devices(devices: tuple[Seats, ...]) -> str:
    return " ".join(map(_write_seats, devices))


_write_seats = _joined("+")


class Answer(NamedTuple):
    """A device's answer to an attempt: its link, and its signature over the link and the open."""

    link: str
    signature: str


_is_answer = re.compile("[0-9a-f]{64}:[0-9a-f]{128}")


def _read_answers(text: str) -> tuple[Answer | None, ...]:
    parts = text.split(" ")
    if not all(part == "-" or _is_answer.fullmatch(part) for part in parts):
        raise ValueError(text)
    return tuple(None if part == "-" else Answer(*part.split(":")) for part in parts)


def _write_answers(answers: tuple[Answer | None, ...]) -> str:
    return " ".join("-" if answer is None else ":".join(answer) for answer in answers)


Number = Annotated[int, Field(_read_number)]
Text = Annotated[str, Field(str)]
Id = Annotated[str, Field(_matching("[A-Za-z0-9_-]{1,40}"))]
Hex16 = Annotated[str, Field(_matching("[0-9a-f]{32}"))]
Hex32 = Annotated[str, Field(_matching("[0-9a-f]{64}"))]
OptionalHex32 = Annotated[str, Field(_matching("([0-9a-f]{64})?"))]
Hex64 = Annotated[str, Field(_matching("[0-9a-f]{128}"))]
Device = Annotated[Seats, Field(_read_seats, _write_seats)]
Devices = Annotated[tuple[Seats, ...], Field(_read_devices, _write_devices)]
Answers = Annotated[tuple[Answer | None, ...], Field(_read_answers, _write_answers)]
Numbers = Annotated[tuple[int, ...], Field(_read_numbers, _joined(" "))]
