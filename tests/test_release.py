"""Files that a release is made of agree with each other."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import gymnasium
import pytest

import zocker
import zocker.envs

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "locks").glob("*.lock"))
PINNED = re.compile(r"[a-z0-9][a-z0-9._-]*==[^ ]+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_versions_and_digests_and_no_address(lock: Path) -> None:
    assert [line for line in lock.read_text("utf-8").splitlines() if not PINNED.fullmatch(line)] == []


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == zocker.__version__
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    changed = re.search(r"^## (\d\S+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert changed is not None
    assert changed[1] == zocker.__version__
    assert f"\nversion: {zocker.__version__}\ndate-released: {changed[2]}\n" in cited


def test_what_the_environments_need_is_in_their_extra_and_among_what_tests_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = project["project"]["optional-dependencies"]["rl"]
    assert {*needed} <= {*project["dependency-groups"]["dev"]}


def test_promised_ids_exist() -> None:
    promised = re.findall(r"`(zocker/\w+-v\d)`", (ROOT / "docs" / "stability.md").read_text("utf-8"))
    assert promised
    assert {*promised} <= {*gymnasium.registry}
