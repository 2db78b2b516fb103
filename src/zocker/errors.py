"""One kind of error for everything that a person can get wrong."""

from __future__ import annotations


class Mistake(ValueError):
    """Bad input, as a message of the catalogue with its details; `str()` gives one clear sentence.

    >>> raise Mistake("error-unknown-game", game="poker", games="las-vegas")
    Traceback (most recent call last):
    zocker.errors.Mistake: There is no game “poker”. Choose one of: las-vegas.
    """

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = {
            name: detail if isinstance(detail, str | int | float) else said(detail) for name, detail in details.items()
        }

    def __str__(self) -> str:
        from zocker import text

        return text.say(self.message, **self.details)


def said(given: object) -> str:
    """Return anything as text for a sentence, or else the name of its type."""
    try:
        return str(given)
    except Exception:  # a list may be nested too deep, a number too long, and a class of yours may do anything
        return type(given).__name__
