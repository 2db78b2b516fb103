"""The layers of docs/architecture.md, checked in the source: late and type-only imports count like any other."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

import zocker

PACKAGE = Path(zocker.__file__).parent

# Each knows only those above it. A module belongs to the layer with the longest name that it begins with.
LAYERS = (
    ("zocker.errors", "zocker.given", "zocker.text", "zocker.drawing"),
    ("zocker.rules",),
    ("zocker.exact", "zocker.values"),
    ("zocker.history",),
    ("zocker.proof",),
    ("zocker.record",),
    ("zocker.options",),
    ("zocker.cuda",),
    ("zocker.match", "zocker.batch", "zocker.observations"),
    ("zocker.replays",),
    ("zocker.proof.requests", "zocker.proof.account", "zocker.proof.receipt", "zocker.proof.check"),
    ("zocker.bots",),
    ("zocker.cuda.games",),
    ("zocker.lab",),
    ("zocker.hints",),
    ("zocker.narration",),
    ("zocker.analysis",),
    ("zocker.terminal",),
    ("zocker.envs",),
    ("zocker.server.waiting", "zocker.server.metrics"),
    ("zocker.server.network",),
    ("zocker.server.messages", "zocker.server.guests"),
    ("zocker.server.store", "zocker.server.migrations"),
    ("zocker.server.bots", "zocker.server.present"),
    ("zocker.server.lessons",),
    ("zocker.server.tables",),
    ("zocker.server.routes",),
    ("zocker.server",),
    ("zocker.cli", "zocker.__main__"),
)
FRONT = "zocker"  # gives everything its short name, and is imported for its version only


def modules() -> dict[str, Path]:
    """Return all modules by name."""
    found = {}
    for file in PACKAGE.rglob("*.py"):
        parts = ["zocker", *file.relative_to(PACKAGE).with_suffix("").parts]
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


MODULES = modules()


def imports(name: str) -> Iterator[str]:
    """Yield the modules of ours that one imports, wherever in it."""
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            wanted = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            wanted = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for one in wanted:
            module = one if one in MODULES else one.rpartition(".")[0]
            if module in MODULES and module not in (FRONT, name):
                yield module


@functools.cache
def graph() -> dict[str, set[str]]:
    """Return what each module imports."""
    return {name: {*imports(name)} for name in MODULES if name != FRONT}


def layer(name: str) -> int:
    depth = {part: number for number, parts in enumerate(LAYERS) for part in parts}
    known = [part for part in depth if name == part or name.startswith(f"{part}.")]
    assert known, f"{name} belongs to no layer"
    return depth[max(known, key=len)]


def test_layers_name_only_what_exists() -> None:
    assert [part for parts in LAYERS for part in parts if part not in MODULES] == []


def test_every_module_knows_only_the_layers_above_its_own() -> None:
    known = [(name, other) for name, others in graph().items() for other in others]
    wrong = [f"{name} imports {other}" for name, other in known if layer(other) > layer(name)]
    assert wrong == []


def test_no_modules_import_each_other() -> None:
    assert circles(graph()) == []


def circles(imported: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import each other, directly or by way of others (Tarjan)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found = []

    def visit(name: str) -> None:
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for other in imported[name]:
            if other not in order:
                visit(other)
            if other in stack:
                lowest[name] = min(lowest[name], lowest[other])
        if lowest[name] == order[name]:
            group = [stack.pop()]
            while group[-1] != name:
                group.append(stack.pop())
            if len(group) > 1:
                found.append(sorted(group))

    for name in imported:
        if name not in order:
            visit(name)
    return found
