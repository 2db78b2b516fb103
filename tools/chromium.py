"""Finds a Chromium for the tests, or installs one: Debian's where apt may, else Playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"  # Chromium without windows of its own, which the tests need not pay for
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Return the system's Chromium, if it has one; without it Playwright uses its own."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if find():
        return 0
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", SHELL]):
            subprocess.run(["apt-get", "--quiet", "--quiet", *words], env=quiet, check=True, stdout=subprocess.DEVNULL)
        return 0
    playwright = Path(sys.executable).with_name("playwright")
    return subprocess.run([str(playwright), "install", SHELL], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
