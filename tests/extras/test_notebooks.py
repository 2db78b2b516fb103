"""The notebooks for the curious run, and end in a picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.notebooks import NOTEBOOKS, run


@pytest.mark.filterwarnings("ignore")  # of the kernel's own
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_ends_in_a_picture(notebook: Path) -> None:
    *_, last = run(notebook, short=True).cells
    assert any("image/png" in shown.get("data", {}) for shown in last.outputs)
