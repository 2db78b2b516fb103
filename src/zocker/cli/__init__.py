"""The command line. Imports are late: `zocker --help` must answer at once."""

from __future__ import annotations

from zocker.cli.app import app, main

from zocker.cli import house, play, lab, tableaux  # isort: skip  # in the order of `zocker --help`

__all__ = ["app", "house", "lab", "main", "play", "tableaux"]
