"""Kernels of the rules allocate nothing, so that they can run wherever memory is handed to them, a GPU included."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from zocker import rules

KERNELS = {"kernel", "standalone", "entry"}
NEW_OBJECTS = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp, ast.JoinedStr)
COPIES = {"copy", "astype", "flatten", "tolist"}


def kernels(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(mark, ast.Name) and mark.id in KERNELS for mark in node.decorator_list
        ):
            yield node


def allocations(source: str) -> list[str]:
    """Return what the kernels of a module allocate."""
    return [
        f"{kernel.name}: {ast.unparse(node)}"
        for kernel in kernels(source)
        for statement in kernel.body
        for node in ast.walk(statement)
        if allocates(node)
    ]


def allocates(node: ast.AST) -> bool:
    """Tell whether an expression makes an array, or any other object that has to live on a heap."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return ast.unparse(node.func.value) == "np" or node.func.attr in COPIES
    if isinstance(node, ast.BinOp):  # arithmetic with whole arrays has a new one as its result
        return is_slice(node.left) or is_slice(node.right)
    return isinstance(node, NEW_OBJECTS)


def is_slice(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and any(isinstance(part, ast.Slice) for part in ast.walk(node.slice))


def test_kernels_of_the_rules_allocate_nothing() -> None:
    found = {}
    for file in Path(rules.__file__).parent.rglob("*.py"):
        source = file.read_text("utf-8")
        found[file.name] = allocations(source)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "line",
    [
        "moves = np.zeros(6, np.int64)",
        "return rank(s.double[:, 0] + 2 * s.double[:, 1])",
        "row = [s.count[0], s.count[1]]",
        "before = s.hand.copy()",
        "return sum(n for n in s.hand)",
    ],
)
def test_an_allocation_is_found(line: str) -> None:
    assert allocations(f"@kernel\ndef choose(s):\n    {line}")
    assert not allocations(f"def choose(s):\n    {line}")
