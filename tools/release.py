"""Build a release and try it: `make release`.

Wheel and sdist are built twice, and must be the same to the byte; so must the wheel that is built from the sdist. Then,
for every Python that is found here, the wheel is installed by pip, pipx and uv from a wheelhouse alone, without a
network, and a game is played.
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
from zocker.cli.docs import find_site
from zocker.server.routes import app
match = zocker.Match("royale", players=3, seed=7)
while not match.over:
    match.play(match.waiting.moves[0].text)
assert zocker.replay(match.record()).result == match.result
print(zocker.__version__, match.result, find_site())
"""


def run(*command: str | Path, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    settings = os.environ | {"PYTHONPATH": ""} | (env or {})
    subprocess.run([str(word) for word in command], check=True, cwd=cwd, env=settings)


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def build(folder: Path) -> dict[str, str]:
    """Build wheel and sdist into a folder; return their digests."""
    run(sys.executable, "-m", "hatchling", "build", "--directory", folder)
    return {file.name: digest(file) for file in sorted(folder.iterdir())}


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
    house, tools = folder / "wheelhouse", make_venv(python, folder / "tools")
    run(tools / "python", "-m", "pip", "install", "--quiet", "pipx", "uv")  # those of today
    lock = ROOT / "locks" / "requirements.lock"
    run(tools / "python", "-m", "pip", "wheel", "--quiet", "--require-hashes", "-r", lock, "-w", house)
    files = ("--no-index", "--find-links", house)

    inside = make_venv(python, folder / "pip")
    run(inside / "python", "-m", "pip", "install", "--quiet", *files, wheel, env=OFFLINE)
    run(inside / "python", "-c", GAME)
    run(inside / "zocker", "--help")

    pipx = {"PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "pipx-bin"), "PIPX_DEFAULT_PYTHON": python}
    run(tools / "pipx", "install", "--quiet", "--pip-args", " ".join(map(str, files)), wheel, env=pipx | OFFLINE)
    run(folder / "pipx-bin" / "zocker", "--version")

    uv = {
        "UV_TOOL_DIR": str(folder / "uv"),
        "UV_TOOL_BIN_DIR": str(folder / "uv-bin"),
        "UV_CACHE_DIR": str(folder / "c"),
    }
    run(tools / "uv", "tool", "install", "--quiet", "--offline", "--python", python, *files, wheel, env=uv)
    run(folder / "uv-bin" / "zocker", "--version")


def make_venv(python: str, folder: Path) -> Path:
    """Make a clean environment; return the folder of its commands."""
    run(python, "-m", "venv", folder)
    return folder / ("Scripts" if os.name == "nt" else "bin")


def build_from_sdist(sdist: Path, folder: Path) -> str:
    """Build a wheel from an sdist, with what is installed here; return its digest."""
    shutil.unpack_archive(sdist, folder, filter="data")
    source = next(folder.iterdir())
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder / "dist", cwd=source)
    return digest(next((folder / "dist").glob("*.whl")))


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as again:
        built = build(DIST)
        if built != build(Path(again)):
            sys.exit("Two builds of the same sources differ.")
    wheel, sdist = next(DIST.glob("*.whl")), next(DIST.glob("*.tar.gz"))
    with tempfile.TemporaryDirectory() as folder:
        if build_from_sdist(sdist, Path(folder)) != built[wheel.name]:
            sys.exit("The sdist does not make the same wheel.")
    for name, digest in built.items():
        print(digest, name)
    pythons = find_pythons()
    for version, python in pythons.items():
        print(f"Python {version} …", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            try_wheel(wheel, python, Path(folder))
    missing = [version for version in PYTHONS if version not in pythons]
    print(f"{wheel.name} was installed offline by pip, pipx and uv, and played, with Python {', '.join(pythons)}.")
    if missing:
        print(f"Not tried, for it is not here: Python {', '.join(missing)}.")


if __name__ == "__main__":
    main()
