"""The command line. Imports are late, so that `zocker --help` answers quickly."""

from __future__ import annotations

from zocker.cli.app import app, main

from zocker.cli import house, copies, prune, play, analyse, lab, train, tableaux, docs  # isort: skip  # in the order of `zocker --help`

__all__ = ["analyse", "app", "copies", "docs", "house", "lab", "main", "play", "prune", "tableaux", "train"]
