"""One rulebook, two gears, and a cache that notices every edit."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zocker
from zocker.lab import warm
from zocker.rules import cache, gears
from zocker.rules.las_vegas.game import LAS_VEGAS

PACKAGE = Path(zocker.__file__).parent


def run(code: str, cache_folder: Path, package: Path = PACKAGE, *, cwd: Path | None = None, **environment: str) -> str:
    """Run code in a fresh interpreter that has its own compile cache."""
    variables = os.environ | {"ZOCKER_CACHE": str(cache_folder), "PYTHONPATH": str(package.parent)} | environment
    done = subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=False, cwd=cwd
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


PLAY = """
import sys
from zocker import Match
from zocker.bots.roster import find
match = Match("las-vegas", players=2, seed=1)
find("greedy", "royale").sit_down()
match.play(match.waiting.moves[0].text)
print([name for name in ("numba", "llvmlite") if name in sys.modules])
"""


def test_interpreted_play_never_imports_numba(tmp_path: Path) -> None:
    assert run(PLAY, tmp_path) == "[]"


def test_help_imports_neither_numba_nor_numpy(tmp_path: Path) -> None:
    code = """
import sys
from zocker import cli
sys.argv = ["zocker", "--help"]
try:
    cli.main()
except SystemExit:
    print([name for name in ("numba", "numpy", "msgspec", "rich.console") if name in sys.modules])
"""
    assert run(code, tmp_path).endswith("[]")


LOAD = """
from zocker.lab.warm import compile_game
from zocker.rules.games import GAMES
for game in GAMES:
    compile_game(game)
"""


def entry_points() -> set[str]:
    """Return the names of all our entry points."""
    sources = (file.read_text("utf-8") for file in PACKAGE.rglob("*.py"))
    return {name for source in sources for name in re.findall(r"@entry\s+def (\w+)", source)}


def test_every_kernel_has_one_specialisation_a_game_and_only_entry_points_are_cached() -> None:
    warm.warm()
    compiled = warm.compiled()
    assert {kernel: number for kernel, number in compiled.items() if number != 1} == {}
    assert len(compiled) > 25
    before = {file: file.stat().st_mtime_ns for file in cache.folder().rglob("*.nb[ic]")}
    cached = {file.name.split(".")[1].split("-")[0] for file in before if file.suffix == ".nbi"}
    assert cached >= {"step_batch", "mask_batch", "play_games", "weigh"}
    assert not cached & ({kernel.rpartition(".")[2] for kernel in compiled} - entry_points())
    assert len(entry_points()) <= 18  # each takes seconds to compile
    run(LOAD, cache.folder().parents[1])
    assert {file: file.stat().st_mtime_ns for file in before} == before


OTHERS = """
import numba
from zocker.batch import Batch
Batch("las-vegas", players=2, size=1, seed=1)

@numba.njit(cache=True)
def twice(x):
    return 2 * x

print(twice(4), numba.config.CACHE_DIR, twice.stats.cache_path)
"""


def test_a_users_own_cached_functions_stay_where_they_belong(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text(OTHERS)
    result, *where = run("import runpy; runpy.run_path('mine.py')", cache.folder().parents[1], cwd=tmp_path).split()
    assert result == "8"
    assert where == ["__pycache__"]
    assert list((tmp_path / "__pycache__").glob("mine.twice*.nbi"))


SAME_GAMES = """
import hashlib
from zocker.batch import Batch
batch = Batch("las-vegas", players=2, size=8, seed=3)
for _ in range(200):
    batch.step(batch.legal.argmax(axis=1))
print(hashlib.sha256(batch.views.tobytes()).hexdigest())
"""


def test_where_numbas_internals_differ_the_same_games_are_played_with_one_warning(tmp_path: Path) -> None:
    expected = run(SAME_GAMES, cache.folder().parents[1])
    count = f"import warnings\nwith warnings.catch_warnings(record=True) as seen:{_indented(SAME_GAMES)}"
    told = f"{count}\nprint(*[one.message for one in seen])"
    plain = run(told, tmp_path, ZOCKER_PLAIN_NUMBA="1", NUMBA_OPT="0").splitlines()  # to optimise isn't worth its time
    assert plain == [expected, "Zocker compiles slowly the first time: ZOCKER_PLAIN_NUMBA is set."]
    assert list(tmp_path.rglob("*.nbi"))


def _indented(code: str) -> str:
    return code.replace("\n", "\n    ")


HIDDEN_MONEY = """
import numpy as np
from zocker.rules import engine, gears
from zocker.rules.las_vegas.game import LAS_VEGAS
state = LAS_VEGAS.new(2, LAS_VEGAS.Options(starter=1))
state.hand[1, 5] = 1
states = np.full(1, state, LAS_VEGAS.layout)
gears.compiled(engine.mask_batch)(states, np.zeros(1, np.int64), False)
LAS_VEGAS.mask(state, 0, False)
print(states[0].hand.sum(), state.hand.sum())
"""


def test_an_edit_in_a_called_kernel_shows_in_both_gears(tmp_path: Path) -> None:
    """Neither the entry point's module nor the caller changes, only a kernel that the caller calls."""
    package = tmp_path / "copy" / "zocker"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    assert run(HIDDEN_MONEY, tmp_path / "cache", package) == "0 0"
    assert run(HIDDEN_MONEY, tmp_path / "cache", package) == "0 0"
    hidden_money = package / "rules" / "hidden_money.py"
    source = hidden_money.read_text()
    assert "return seat == other or" in source
    hidden_money.write_text(source.replace("return seat == other or", "return seat != other or"))
    assert run(HIDDEN_MONEY, tmp_path / "cache", package) == "1 1"


def test_the_digest_notices_edits_data_and_bounds_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "bots").mkdir()
    (tmp_path / "rules" / "a.py").write_text("x = 1")
    seen = {cache.digest(tmp_path)}
    (tmp_path / "rules" / "a.py").write_text("x = 2")
    seen.add(cache.digest(tmp_path))
    (tmp_path / "bots" / "data.toml").write_text("")
    seen.add(cache.digest(tmp_path))
    (tmp_path / "bots" / "notes.md").write_text("not a source")
    seen.add(cache.digest(tmp_path))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    seen.add(cache.digest(tmp_path))
    assert len(seen) == 4


def test_old_caches_are_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for age in range(6):
        old = tmp_path / "kernels" / f"old{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 - age, 1000 - age))
    monkeypatch.setenv("ZOCKER_CACHE", str(tmp_path))
    mine = cache.folder.__wrapped__()
    assert {folder.name for folder in (tmp_path / "kernels").iterdir()} == {mine.name, "old0", "old1"}


def test_kernels_live_where_the_cache_looks() -> None:
    """The digest of the cache covers these folders."""
    elsewhere = [
        file
        for file in PACKAGE.rglob("*.py")
        if file.relative_to(PACKAGE).parts[0] not in {"rules", "exact", "values", "bots", "cuda"}
        and ("@kernel" in file.read_text() or "@entry" in file.read_text())
    ]
    assert elsewhere == []


BOUNDS = """
import numpy as np
from zocker.rules import engine, gears
from zocker.rules.las_vegas.game import LAS_VEGAS
states = np.full(1, LAS_VEGAS.new(2, LAS_VEGAS.Options(starter=1)), LAS_VEGAS.layout)
try:
    gears.compiled(engine.mask_batch)(states, np.zeros(0, np.int64), False)
except IndexError:
    print("caught")
"""


def test_bounds_checks_reach_the_compiled_gear(tmp_path: Path) -> None:
    """`make soak` relies on it."""
    assert run(BOUNDS, tmp_path, NUMBA_BOUNDSCHECK="1") == "caught"


def test_inner_kernels_cannot_be_called_compiled() -> None:
    with pytest.raises(TypeError, match="no entry point"):
        gears.compiled(LAS_VEGAS.play)
