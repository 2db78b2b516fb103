"""Everything that people read, from one catalogue a language."""

from __future__ import annotations

import functools
import os
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr")


def language() -> str:
    """Return the language to speak: ZOCKER_LANG, else the system's, else English."""
    for variable in ("ZOCKER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


@functools.cache
def catalogue(code: str) -> FluentBundle:
    """Return the messages of a language."""
    bundle = FluentBundle([code], use_isolating=False)
    for file in resources.files(__name__).joinpath(code).iterdir():
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(message: str, **details: str | int | float) -> str:
    """Return a message of the catalogue in the reader's language."""
    bundle = catalogue(language())
    text, errors = bundle.format_pattern(_pattern(bundle, message), details)
    if errors:
        raise errors[0]
    return str(text)


def _pattern(bundle: FluentBundle, message: str):  # type: ignore[no-untyped-def]
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    return pattern
