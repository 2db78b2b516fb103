"""The command line. Imports are late: `zocker --help` must answer at once."""

from __future__ import annotations

from zocker.cli.app import app, main

from zocker.cli import house, copies, play, lab, tableaux  # isort: skip  # as `zocker --help` lists their commands

__all__ = ["app", "copies", "house", "lab", "main", "play", "tableaux"]
