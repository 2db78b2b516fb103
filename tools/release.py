"""Build a release and try it: `make release`.

Wheel and sdist are built twice, and must be the same to the byte. Then, for every Python that is found here, the wheel
is installed into a clean environment from a wheelhouse alone, without a network, and a game is played.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
OFFLINE = {
    "PIP_NO_INDEX": "1",
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
}
GAME = """
import zocker
from zocker.server.routes import app
match = zocker.Match("royale", players=3, seed=7)
while not match.over:
    match.play(match.waiting.moves[0].text)
assert zocker.replay(match.record()).result == match.result
print(zocker.__version__, match.result)
"""


def run(*command: str | Path, **env: str) -> None:
    subprocess.run([str(word) for word in command], check=True, env=os.environ | {"PYTHONPATH": ""} | env)


def build(folder: Path) -> dict[str, str]:
    """Build wheel and sdist into a folder; return their digests."""
    run(sys.executable, "-m", "hatchling", "build", "--directory", folder)
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def find_pythons() -> dict[str, str]:
    """Return the Pythons that are found here and work, by version."""
    found = {}
    for version in PYTHONS:
        name = shutil.which(f"python{version}")
        if name and subprocess.run([name, "-c", ""], check=False, capture_output=True).returncode == 0:
            found[version] = name
    return found


def try_wheel(wheel: Path, python: str, folder: Path) -> None:
    """Install a wheel as people do who have nothing but files, and play."""
    house, venv = folder / "wheelhouse", folder / "venv"
    run(python, "-m", "venv", venv)
    inside = venv / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(inside, "-m", "pip", "wheel", "--quiet", "--require-hashes", "-r", ROOT / "requirements.lock", "-w", house)
    run(inside, "-m", "pip", "install", "--quiet", "--find-links", house, wheel, **OFFLINE)
    run(inside, "-c", GAME)
    run(inside.with_name("zocker"), "--help")


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as again:
        built = build(DIST)
        if built != build(Path(again)):
            sys.exit("Two builds of the same sources differ.")
    for name, digest in built.items():
        print(digest, name)
    wheel = next(DIST.glob("*.whl"))
    pythons = find_pythons()
    for version, python in pythons.items():
        print(f"Python {version} …", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            try_wheel(wheel, python, Path(folder))
    print(f"{wheel.name} was installed offline and played with Python {', '.join(pythons)}.")


if __name__ == "__main__":
    main()
