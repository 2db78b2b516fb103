"""Compiling and thinking at low priority."""

from __future__ import annotations

import subprocess
import sys

import pytest

from zocker.lab.warm import NICENESS, SESSION_PRIORITY

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
