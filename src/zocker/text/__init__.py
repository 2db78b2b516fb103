"""Everything that people read, from one catalogue per language."""

from __future__ import annotations

import functools
import os
import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}  # by code, each by its own name
_reader: ContextVar[str | None] = ContextVar("reader", default=None)
REMEMBERED = 5_000  # sentences that were said lately
HUGE = 10**15  # only a typed number can be larger, and that is shown as typed
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # categories of characters that nobody sees as they are
SECOND_STOP = re.compile(r"(?<=[!?…])\.(?=\s|$)|(?<=\w\.)\.(?=\s|$)")  # after a name with a mark of its own
LONGEST = 900  # characters of a detail: a file may hold anything, and Fluent takes no more than some


def language() -> str:
    """Return the language to use: the reader's, else ZOCKER_LANG, else the system's, else English."""
    if reader := _reader.get():
        return reader
    chosen = os.environ.get("ZOCKER_LANG", "")[:2].lower()
    if chosen in LANGUAGES:
        return chosen
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next((value for name in variables if (value := os.environ.get(name))), "")[:2].lower()
    return system if system in LANGUAGES else "en"


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak a reader's language inside the block."""
    token = _reader.set(code)
    try:
        yield
    finally:
        _reader.reset(token)


@functools.cache
def commands(code: str) -> FluentBundle:
    """Return the messages that the command line needs before it knows the command."""
    return _read(code, ("commands.ftl", "usage.ftl"))


@functools.cache
def catalogue(code: str) -> FluentBundle:
    """Return all messages of a language."""
    return _read(code, ".ftl")


def read_all() -> None:
    """Read the catalogues of all languages in advance."""
    for code in LANGUAGES:
        commands(code)
        catalogue(code)


def _read(code: str, ending: str | tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False, functions={"NUMBER": _number})
    for file in resources.files(__name__).joinpath(code).iterdir():
        if file.name.endswith(ending):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _number(value: Any, **style: Any) -> Any:
    """Format a number in the reader's language; a huge one is text already."""
    return value if isinstance(value, str) else fluent_number(value, **style)


def knows(message: str) -> bool:
    """Tell whether there is such a message."""
    return catalogue(language()).has_message(message)


def say(message: str, **details: str | int | float) -> str:
    """Return a message of the catalogue in the reader's language."""
    return _say(language(), message, **details)


@functools.lru_cache(REMEMBERED, typed=True)  # 1 and 1.0 are not written alike
def _say(code: str, message: str, /, **details: str | int | float) -> str:
    bundle = commands(code)
    if not bundle.has_message(message):
        bundle = catalogue(code)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {name: _shown(value) for name, value in details.items()})
    if errors:
        raise errors[0]
    return end_once(str(text))


def end_once(text: str) -> str:
    """End each sentence once, though names may end with a mark of their own.

    >>> end_once("Emmy gets 2 chips from No Entry!. Then Jr. rolls.")
    'Emmy gets 2 chips from No Entry! Then Jr. rolls.'
    """
    return SECOND_STOP.sub("", text)


def _shown(value: str | int | float) -> str | int | float:
    """Return a detail as it can be shown: a huge number is text, and a text is safe to print."""
    if isinstance(value, int) and abs(value) > HUGE:
        value = str(value) if abs(value) < 10**LONGEST else "…"
    return printable(value) if isinstance(value, str) else value


def printable(text: str, longest: int = LONGEST) -> str:
    """Return a text of any origin as one line that is not endless and gives a terminal no commands.

    >>> print(printable("Anna" + chr(10) + chr(27) + "[2J", longest=6))
    Anna\\n\\x1b…
    """
    if len(text) > longest:
        text = f"{text[:longest]}…"
    return text if text.isprintable() else "".join(map(_visible, text))


def _visible(letter: str) -> str:
    """Return a control character other than a tab, or one that breaks or turns a line, as its code."""
    return ascii(letter)[1:-1] if unicodedata.category(letter) in HIDDEN and letter != "\t" else letter
