"""One kind of error for everything that a person can get wrong."""

from __future__ import annotations


class Mistake(ValueError):
    """Bad input, told by a message of the catalogue and its details; `str()` gives one clear sentence.

    >>> raise Mistake("error-unknown-game", game="poker", games="las-vegas")
    Traceback (most recent call last):
    zocker.errors.Mistake: There is no game “poker”; the games are: las-vegas.
    """

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = {name: _said(detail) for name, detail in details.items()}

    def __str__(self) -> str:
        from zocker import text

        return text.say(self.message, **self.details)


def _said(detail: object) -> str | int | float:
    """Return a detail as a sentence can say it, or else of which type it is."""
    try:
        return detail if isinstance(detail, str | int | float) else str(detail)
    except Exception:  # a list may be nested too deep, and a class of yours may do anything
        return type(detail).__name__
