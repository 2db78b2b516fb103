"""With a release of Numba whose internals we don't know, compiling hurts once: Numba's own cache keeps what it made."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import numba
import numpy as np
from zocker.rules import engine
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.compiler import dispatcher
before = numba.config.CACHE_DIR
states = np.zeros(2, LAS_VEGAS.layout)
states["players"] = 2
dispatcher(engine.mask_batch)(states, np.zeros(2, np.int64), False)
assert numba.config.CACHE_DIR == before
print(sum(dispatcher(engine.mask_batch).stats.cache_hits.values()))
"""


def test_what_was_compiled_plainly_is_kept(tmp_path: Path) -> None:
    env = os.environ | {"ZOCKER_PLAIN_NUMBA": "1", "ZOCKER_CACHE": str(tmp_path)}
    command = [sys.executable, "-W", "ignore::RuntimeWarning", "-c", PROGRAM]
    hits = [subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert hits == ["0\n", "1\n"]
