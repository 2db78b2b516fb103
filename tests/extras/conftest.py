"""These tests need large packages (locks/extras.lock): `make test-extras` runs them."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = ("pyspiel", "torch", "sb3_contrib", "matplotlib", "nbclient")
collect_ignore_glob = [] if all(map(find_spec, NEEDED)) else ["test_*.py"]
