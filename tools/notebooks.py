"""Run the notebooks for the curious, and keep what they show: part of `make examples`."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[1] / "examples" / "notebooks").glob("*.ipynb"))
MANY, FEW = "GAMES = 20_000", "GAMES = 50"


def run(notebook: Path, *, short: bool = False) -> nbformat.NotebookNode:
    """Run a notebook, in short with few games; return it with what it shows."""
    text = notebook.read_text("utf-8")
    assert MANY in text, f"{notebook.name} doesn't say how many games it plays"
    opened = nbformat.reads(text.replace(MANY, FEW) if short else text, as_version=4)
    NotebookClient(opened, timeout=600, record_timing=False).execute()
    return opened


if __name__ == "__main__":
    for one in NOTEBOOKS:
        nbformat.write(run(one), one)
