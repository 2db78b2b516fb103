"""Everything that people read, from one catalogue per language."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}  # by code, each by its own name
_reader: ContextVar[str | None] = ContextVar("reader", default=None)
HUGE = 10**15  # only a typed number can be larger, and that is shown as typed


def language() -> str:
    """Return the language to speak: the reader's, else ZOCKER_LANG, else the system's, else English."""
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
    """Return the messages that the command line needs before it knows which command was given."""
    return _read(code, "commands.ftl")


@functools.cache
def catalogue(code: str) -> FluentBundle:
    """Return all messages of a language."""
    return _read(code, ".ftl")


def read_all() -> None:
    """Read the catalogues of all languages, so that nobody waits for them later."""
    for code in LANGUAGES:
        commands(code)
        catalogue(code)


def _read(code: str, ending: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False, functions={"NUMBER": _number})
    for file in resources.files(__name__).joinpath(code).iterdir():
        if file.name.endswith(ending):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _number(value: Any, **style: Any) -> Any:
    """Format a number in the reader's language; a huge one is text already."""
    return value if isinstance(value, str) else fluent_number(value, **style)


def say(message: str, **details: str | int | float) -> str:
    """Return a message of the catalogue in the reader's language."""
    bundle = commands(language())
    if not bundle.has_message(message):
        bundle = catalogue(language())
    pattern = bundle.get_message(message).value
    assert pattern is not None
    arguments = {
        name: str(value) if isinstance(value, int) and abs(value) > HUGE else value for name, value in details.items()
    }
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise errors[0]
    return str(text)
