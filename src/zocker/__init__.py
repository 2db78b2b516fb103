"""Zocker: the digital home of three dice games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zocker.batch import Batch
    from zocker.errors import Mistake
    from zocker.hints import hint
    from zocker.match import Match

__version__ = "0.1.0"
__all__ = ["Batch", "Match", "Mistake", "__version__", "hint"]

_HOMES = {"Batch": "zocker.batch", "Match": "zocker.match", "Mistake": "zocker.errors", "hint": "zocker.hints"}


def __getattr__(name: str) -> Any:
    """Import late, so that the command line answers at once."""
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'zocker' has no attribute {name!r}")
