"""Golden reports: what was said of golden games must be said again, to the digits that are kept.

`python -m tools.golden_reports` made them. Nets that have learned more are a reason to make them again.
"""

from __future__ import annotations

import json

import pytest
from tools.golden_reports import NAMES, REPORTS, report


def test_there_is_one_for_every_game() -> None:
    assert {file.stem for file in REPORTS.glob("*.json")} == {*NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_the_same_is_said_again(name: str) -> None:
    kept, told = json.loads((REPORTS / f"{name}.json").read_text("utf-8")), report(name)
    assert told.keys() == kept.keys()
    for now, then in zip(told["seats"] + told["events"], kept["seats"] + kept["events"], strict=True):
        assert now.keys() == then.keys()
        for key, value in now.items():
            wanted = then[key] if not isinstance(value, float | int | list) else pytest.approx(then[key], abs=1.5e-4)
            assert value == wanted, (name, now.get("line"), key)
