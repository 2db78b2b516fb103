"""The lines of keys and items in a TOML file: the standard library reads the file, but forgets them."""

from __future__ import annotations

import re
from collections.abc import Mapping

Place = tuple[str | int, ...]  # such as ("tableau", 2, "rows", 5): names of keys, and places in lists from 0
Lines = Mapping[Place, int]

_TOKEN = re.compile(
    r"""
    (?P<blank>   [ \t]+ | \#[^\n]* )
  | (?P<newline> \n )
  | (?P<string>  \"{3} (?: \\. | [^\\] )*? \"{3,5} | '{3} .*? '{3,5} | " (?: \\. | [^"\\] )* " | ' [^']* ' )
  | (?P<mark>    [\[\]{}=,.] )
  | (?P<word>    [^\s\#\[\]{}=,."']+ )
    """,
    re.VERBOSE | re.DOTALL,
)
_DEEPEST = 4  # parts of a place that are kept: a file could nest without end
_END = ("end", "", 0)


def lines_of(source: str) -> Lines:
    """Return the line, from 1, on which each key and each item of a list begins, in a file that is good TOML.

    >>> lines_of('[[tableau]]\\nrows = ["* : 20",\\n  "2 2 : 30"]')[("tableau", 0, "rows", 1)]
    3
    """
    scan = _Scan(source)
    while scan.token != _END:
        scan.statement()
    return scan.lines


class _Scan:
    """One pass over the tokens of a file."""

    def __init__(self, source: str) -> None:
        self.lines: dict[Place, int] = {}
        self._tokens = _tokens(source)
        self._next = 0
        self._current: Place = ()  # the table that keys belong to
        self._counts: dict[Place, int] = {}  # how often each [[heading]] has come

    @property
    def token(self) -> tuple[str, str, int]:
        return self._tokens[self._next] if self._next < len(self._tokens) else _END

    def _accept(self, text: str) -> bool:
        found = self.token[:2] == ("mark", text)
        self._next += found
        return found

    def _skip_newlines(self) -> None:
        while self.token[0] == "newline":
            self._next += 1

    def statement(self) -> None:
        """Pass over a heading or a key with its value."""
        line = self.token[2]
        if self.token[0] == "newline":
            self._next += 1
        elif self._accept("["):
            self._heading(line, repeated=self._accept("["))
        else:
            self._pair(self._current)

    def _heading(self, line: int, repeated: bool) -> None:
        path: Place = ()
        *parents, last = self._key()
        for name in parents:
            path = self._newest(self._note((*path, name), line))
        path = self._note((*path, last), line)
        if repeated:
            self._counts[path] = self._counts.get(path, 0) + 1
        self._current = self._note(self._newest(path), line)
        self._next += 1 + repeated  # closing brackets

    def _note(self, path: Place, line: int) -> Place:
        """Note the line on which a key or an item begins, unless it is known."""
        if len(path) <= _DEEPEST:
            self.lines.setdefault(path, line)
        return path[: _DEEPEST + 1]

    def _newest(self, path: Place) -> Place:
        return (*path, self._counts[path] - 1) if path in self._counts else path

    def _pair(self, table: Place) -> None:
        line = self.token[2]
        path = table
        for name in self._key():
            path = self._note((*path, name), line)
        self._next += 1  # the equals sign
        self._value(path)

    def _key(self) -> list[str]:
        names = []
        while True:
            kind, text, _ = self.token
            names.append(text[1:-1] if kind == "string" else text)
            self._next += 1
            if not self._accept("."):
                return names

    def _value(self, path: Place) -> None:
        if self._accept("["):
            self._list(path)
        elif self._accept("{"):
            self._table(path)
        else:
            self._next += 1
            while self.token[0] not in ("newline", "end") and self.token[1] not in (",", "]", "}"):
                self._next += 1

    def _list(self, path: Place) -> None:
        place = 0
        self._skip_newlines()
        while self.token != _END and not self._accept("]"):
            self._value(self._note((*path, place), self.token[2]))
            place += 1
            self._skip_newlines()
            self._accept(",")
            self._skip_newlines()

    def _table(self, path: Place) -> None:
        self._skip_newlines()
        while self.token != _END and not self._accept("}"):
            self._pair(path)
            self._skip_newlines()
            self._accept(",")
            self._skip_newlines()


def _tokens(source: str) -> list[tuple[str, str, int]]:
    """Return kind, text and line of every token but blanks and comments."""
    tokens, line = [], 1
    for match in _TOKEN.finditer(source):
        kind, text = str(match.lastgroup), match[0]
        if kind != "blank":
            tokens.append((kind, text, line))
        line += text.count("\n")
    return tokens
