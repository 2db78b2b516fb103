"""The command line. Imports are late: `zocker --help` must answer at once."""

from __future__ import annotations

from zocker.cli.app import app, main

from zocker.cli import house, play, lab, tableaux  # isort: skip  # as `zocker --help` lists their commands

__all__ = ["app", "house", "lab", "main", "play", "tableaux"]
