"""Tableaux as data: how they are written, and a table's own ones in a TOML file (GA-4)."""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from zocker.errors import Mistake
from zocker.rules.gambler.material import MAX_BOXES, MAX_FACES, ROWS
from zocker.rules.gambler.rows import Row, is_invisible, printable, read_row
from zocker.rules.gambler.toml_lines import Lines, Place, lines_of

MAX_BYTES = 200_000
MAX_IN_LINE = 5_000  # characters: reading TOML takes time quadratic in how deep a line nests
MAX_NAME = 40  # characters

_SYNTAX = re.compile(r"(?P<reason>.*?) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)")


class Tableau(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One face of a tableau, as it is written."""

    name: str
    rows: tuple[str, ...]
    beginner: bool = False


class Fault(msgspec.Struct, frozen=True):
    """A mistake in tableaux, and its place: numbers count from 1, and are None for the whole file."""

    reason: str
    line: int | None = None
    tableau: int | None = None
    name: str | None = None
    key: str | None = None
    row: int | None = None

    @property
    def place(self) -> str:
        """The known part of the place: its line, its tableau, both, or the whole file."""
        if self.line is None:
            return "whole" if self.tableau is None else "tableau"
        return "line" if self.tableau is None else "both"

    @property
    def details(self) -> dict[str, str | int]:
        """The details with which the catalogue describes the mistake and its place."""
        return {
            "place": self.place,
            "line": self.line or 0,
            "tableau": self.tableau or 0,
            "named": "no" if self.name is None else "yes",
            "name": printable(self.name or ""),
            "row": self.row or 0,
            "reason": self.reason,
        }


def rows(deck: Sequence[Tableau]) -> list[list[Row]]:
    """Return the rows of tableaux, or raise a `Mistake` that names the first fault."""
    found = faults([msgspec.structs.asdict(tableau) for tableau in deck])
    if fault := next(found, None):
        raise _mistake(fault, source="option")
    return [[read_row(row) for row in tableau.rows] for tableau in deck]


def beginner(deck: Sequence[Tableau]) -> int:
    """Return the index of the tableau that is recommended to beginners."""
    marked = [place for place, tableau in enumerate(deck) if tableau.beginner]
    if not marked:
        raise Mistake("error-no-beginner")
    return marked[0]


# What is wrong with tableaux (GA-4, GA-4a) --------------------------------------------------------------


def faults(deck: Sequence[object]) -> Iterator[Fault]:
    """Yield everything that is wrong with tableaux as they are written, in their order."""
    if not deck:
        yield Fault(str(Mistake("error-no-tableau")))
    for number, written in enumerate(deck[:MAX_FACES], 1):
        for mistake, key, row in _faults_of_one(written, deck[: number - 1]):
            yield Fault(str(mistake), tableau=number, name=_name(written), key=key, row=row)
    if len(deck) > MAX_FACES:
        yield Fault(str(Mistake("error-tableaux-many", most=MAX_FACES, got=len(deck))), tableau=MAX_FACES + 1)
    points = [_points(row) for written in deck[:MAX_FACES] for row in _rows(written)]
    if points and all(value is not None and value < 0 for value in points):
        yield Fault(str(Mistake("error-no-yellow")))


def _faults_of_one(written: object, before: Sequence[object]) -> Iterator[tuple[Mistake, str | None, int | None]]:
    """Yield the mistakes in one tableau, each with its key and row."""
    if not isinstance(written, Mapping):
        yield Mistake("error-tableau-form"), None, None
        return
    for key, value in written.items():
        if key == "name":
            yield from ((mistake, key, None) for mistake in _faults_of_name(value, before))
        elif key == "rows":
            yield from ((mistake, key, row) for mistake, row in _faults_of_rows(value))
        elif key != "beginner":
            yield Mistake("error-tableau-key", key=printable(key), keys=", ".join(Tableau.__struct_fields__)), key, None
        elif not isinstance(value, bool):
            yield Mistake("error-tableau-beginner"), key, None
        elif value and any(isinstance(other, Mapping) and other.get("beginner") is True for other in before):
            yield Mistake("error-two-beginners"), key, None
    if "name" not in written:
        yield Mistake("error-tableau-nameless"), None, None
    if "rows" not in written:
        yield Mistake("error-tableau-rows", rows=ROWS), None, None


def _faults_of_name(name: object, before: Sequence[object]) -> Iterator[Mistake]:
    if not isinstance(name, str):
        yield Mistake("error-tableau-nameless")
    elif not 1 <= len(name.strip()) <= MAX_NAME or any(map(is_invisible, name)):
        yield Mistake("error-tableau-name", name=printable(name), most=MAX_NAME)
    elif any(_folded(name) == _folded(_name(other) or "") for other in before):
        yield Mistake("error-tableau-twice", name=name.strip())


def _name(written: object) -> str | None:
    name = written.get("name") if isinstance(written, Mapping) else None
    return name.strip() or None if isinstance(name, str) else None


def _folded(name: str) -> str:
    """Return a form of a name that is equal for names that people would take for the same."""
    return " ".join(unicodedata.normalize("NFKC", name).split()).casefold()


def _faults_of_rows(rows: object) -> Iterator[tuple[Mistake, int | None]]:
    if not isinstance(rows, list | tuple):
        yield Mistake("error-tableau-rows", rows=ROWS), None
        return
    boxes = 0
    for number, text in enumerate(rows[:ROWS], 1):
        try:
            row = _read_row(text)
        except Mistake as mistake:
            yield mistake, number
            continue
        if boxes <= MAX_BOXES < boxes + len(row.boxes):
            yield Mistake("error-tableau-boxes", most=MAX_BOXES, got=boxes + len(row.boxes)), number
        boxes += len(row.boxes)
    if len(rows) != ROWS:
        yield Mistake("error-tableau-row-count", rows=ROWS, got=len(rows)), ROWS + 1 if len(rows) > ROWS else None


def _rows(written: object) -> Sequence[object]:
    rows = written.get("rows") if isinstance(written, Mapping) else None
    return rows if isinstance(rows, list | tuple) else ()


def _points(text: object) -> int | None:
    """Return the points of a row that can be read."""
    try:
        return _read_row(text).points
    except Mistake:
        return None


def _read_row(text: object) -> Row:
    if not isinstance(text, str):
        raise Mistake("error-row-form")
    return read_row(text)


# Files ------------------------------------------------------------------------------------------------


def load(path: Path) -> tuple[Tableau, ...]:
    """Return the tableaux in a file, or raise a `Mistake` that names its first fault."""
    deck, found = _inspect(_read(path))
    if found:
        raise _mistake(found[0], source="file", path=path, more=len(found) - 1)
    return msgspec.convert(deck, tuple[Tableau, ...])


def check_file(path: Path) -> list[Fault]:
    """Return everything that is wrong with a file of tableaux, in the order of the file."""
    try:
        return _inspect(_read(path))[1]
    except Mistake as mistake:
        return [Fault(str(mistake))]


def _mistake(fault: Fault, source: str, path: Path | str = "", more: int = 0) -> Mistake:
    return Mistake("error-tableaux", source=source, path=shown(path), more=more, **fault.details)


def shown(path: Path | str) -> str:
    """Return a path, made fit for a sentence on any screen."""
    return printable(str(path), most=1000)


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise Mistake("error-no-file", path=shown(path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Mistake("error-file", path=shown(path), reason=reason) from None
    if len(data) > MAX_BYTES:
        raise Mistake("error-tableaux-size", path=shown(path), most=MAX_BYTES)
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Mistake("error-tableaux-utf8", path=shown(path), line=line) from None


def _inspect(source: str) -> tuple[object, list[Fault]]:
    """Return the tableaux in a file, as they are written, and everything that is wrong with it."""
    for line, text in enumerate(source.split("\n"), 1):
        if len(text) > MAX_IN_LINE:
            return (), [Fault(str(Mistake("error-line-length", most=MAX_IN_LINE)), line=line)]
    try:
        written = tomllib.loads(source)
        lines = lines_of(source)
    except RecursionError:
        return (), [Fault(str(Mistake("error-toml-deep")))]
    except ValueError as error:
        return (), [_not_toml(source, error)]
    found = [
        Fault(str(Mistake("error-file-key", key=printable(key))), line=_line(lines, (key,)), key=key)
        for key in written
        if key != "tableau"
    ]
    deck = written.get("tableau", [])
    if isinstance(deck, list):
        found += (_placed(fault, lines) for fault in faults(deck))
    else:
        found.append(Fault(str(Mistake("error-tableau-form")), line=_line(lines, ("tableau",)), key="tableau"))
    return deck, sorted(found, key=lambda fault: _section(fault, lines))


def _not_toml(source: str, error: ValueError) -> Fault:
    found = _SYNTAX.fullmatch(str(error))
    if found is None:
        return Fault(str(Mistake("error-toml", column=0, reason=printable(str(error)))))
    line, column = int(found["line"] or source.count("\n") + 1), int(found["column"] or 0)
    return Fault(str(Mistake("error-toml", column=column, reason=printable(found["reason"]))), line=line)


def _placed(fault: Fault, lines: Lines) -> Fault:
    """Return a fault with its line."""
    if fault.tableau is None:
        return fault
    place: Place = ("tableau", fault.tableau - 1)
    if fault.key is not None:
        place = (*place, fault.key)
    if fault.row is not None:
        place = (*place, fault.row - 1)
    return msgspec.structs.replace(fault, line=_line(lines, place))


def _section(fault: Fault, lines: Lines) -> float:
    """Return the line on which a fault's tableau begins: within a tableau the faults are in order already."""
    if fault.line is None or fault.tableau is None:
        return fault.line or math.inf
    return _line(lines, ("tableau", fault.tableau - 1))


def _line(lines: Lines, place: Place) -> int:
    """Return the line of a key or an item, or else of what contains it."""
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)
