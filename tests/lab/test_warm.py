"""Compiling in advance, and at low priority."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from zocker.lab import warm
from zocker.lab.warm import NICENESS, SESSION_PRIORITY
from zocker.rules import cache

STEP_ASIDE = "from zocker.lab import warm; warm.step_aside(); print(warm.SESSION_PRIORITY.read_text())"


@pytest.mark.skipif(not SESSION_PRIORITY.exists(), reason="sessions have no priority here")
@pytest.mark.parametrize("own_session", [True, False])
def test_a_session_of_its_own_steps_aside_and_no_other(own_session: bool) -> None:
    before = SESSION_PRIORITY.read_text().strip()
    said = subprocess.check_output([sys.executable, "-c", STEP_ASIDE], text=True, start_new_session=own_session)
    if own_session:
        assert said.strip().endswith(f"nice {NICENESS}")
    else:
        assert said.strip() == before


def test_only_what_a_game_needs_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[str]()

    def steps(names: list[str]) -> Iterator[tuple[str, dict[str, int]]]:
        for name in names:
            begun.append(name)
            yield name, {"zocker.rules.engine.step_batch": 1}

    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(warm, "_steps", steps)
    warm.warm(game="las-vegas-2019")
    assert begun == ["royale"]  # they share their code
    assert warm.is_warm("royale")
    assert not warm.is_warm("las-vegas")
    assert not warm.is_warm()
    warm.warm()
    assert begun == ["royale", "gambler", "las-vegas"]
    assert warm.is_warm()
    warm.warm()
    assert len(begun) == 3
