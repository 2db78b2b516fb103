"""Mutation testing of the interpreted rules: change them in every small way and see the tests fail.

    python tools/mutants.py [--keep FOLDER] [--least 90]

mutmut does not touch decorated functions, so this works on a copy of the project whose rules have lost their
`@kernel` and `@entry` lines. Calling a kernel is calling its Python source, so the copy is exactly the
interpreted gear. Tests that need the compiled gear are left out. docs/mutants.md explains the survivors.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from mutmut.stats import status_by_exit_code

ROOT = Path(__file__).parent.parent
RULES = "src/zocker/rules"
MUTATED = ["las_vegas/*.py", "majority.py", "hidden_money.py", "setups.py", "frames.py", "dice.py", "engine.py"]
TESTS = ["tests/rules"]
NEED_COMPILER = ["tests/rules/test_kernel.py", "tests/rules/test_dice.py", "tests/rules/test_clauses.py"]
CAUGHT = {"killed", "timeout", "segfault", "suspicious"}

DECORATOR = re.compile(r"^@(?:kernel|entry)\n", re.MULTILINE)
IMPORT = re.compile(r"^from zocker\.rules\.kernel import (?:entry, )?kernel\n", re.MULTILINE)
MUTMUT = str(Path(sys.executable).parent / "mutmut")
SHIM = """
pytest.Item._nodeid = property(lambda item: item.nodeid)  # mutmut 3.8 asks for it; pytest 9 has it no more
"""


def copy_project(folder: Path) -> None:
    """Copy what the tests need, with plain functions for kernels and mutmut's settings."""
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "properties"))
    for pattern in MUTATED:
        for file in (folder / RULES).glob(pattern):
            source = file.read_text("utf-8")
            file.write_text(IMPORT.sub("", DECORATOR.sub("", source)), "utf-8")
    with (folder / "tests/conftest.py").open("a", encoding="utf-8") as conftest:
        conftest.write(SHIM)
    settings = {
        "source_paths": ["src"],
        "only_mutate": [f"{RULES}/{pattern}" for pattern in MUTATED],
        "also_copy": ["docs"],
        "pytest_add_cli_args": ["-p", "no:cacheprovider"],
        "pytest_add_cli_args_test_selection": [*TESTS, *(f"--ignore={test}" for test in NEED_COMPILER)],
        "use_git_change_detection": False,
    }
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    lines = "".join(f"{key} = {json.dumps(value)}\n" for key, value in settings.items())
    (folder / "pyproject.toml").write_text(f"{project}\n[tool.mutmut]\n{lines}", "utf-8")


def run_mutmut(folder: Path) -> None:
    command = [MUTMUT, "run", "--max-children", str(os.cpu_count() or 1)]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # a quarter of the time
    subprocess.run(command, cwd=folder, env=environment, check=True, stdout=sys.stderr)


def outcomes(folder: Path) -> dict[str, str]:
    """Return every mutant's fate."""
    found: dict[str, str] = {}
    for file in sorted((folder / "mutants" / RULES).rglob("*.meta")):
        codes = json.loads(file.read_text("utf-8"))["exit_code_by_key"]
        found |= {mutant: status_by_exit_code[code] for mutant, code in codes.items()}
    return found


def difference(folder: Path, mutant: str) -> str:
    return subprocess.run([MUTMUT, "show", mutant], cwd=folder, check=True, capture_output=True, text=True).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutation testing of the interpreted rules.")
    parser.add_argument("--keep", type=Path, help="work in this new folder and keep it")
    parser.add_argument("--least", type=float, default=90.0, help="percentage that must be killed")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="zocker-mutants-") as scratch:
        folder: Path = arguments.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        copy_project(folder)
        run_mutmut(folder)
        fates = outcomes(folder)
        survivors = [mutant for mutant, fate in fates.items() if fate not in CAUGHT]
        for mutant in survivors:
            print(difference(folder, mutant))
    caught = len(fates) - len(survivors)
    share = 100 * caught / len(fates)
    print(", ".join(f"{fate}: {n}" for fate, n in sorted(Counter(fates.values()).items())))
    print(f"{caught} of {len(fates)} mutants killed ({share:.1f} %), {len(survivors)} survived")
    return 0 if share >= arguments.least else 1


if __name__ == "__main__":
    sys.exit(main())
