"""Every clause of docs/rules has a test that names it, and tests name no clause that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-[\w.-]+)\*\*", re.MULTILINE)
PLAIN = re.compile(r"\b[A-Z]{2}-[A-Z]?\d[\w.]*\b")


def clauses() -> list[str]:
    return [clause for page in sorted(RULES.glob("*.md")) for clause in CLAUSE.findall(page.read_text("utf-8"))]


def marked() -> set[str]:
    return {clause for file in TESTS.rglob("test_*.py") for clause in _marks(ast.parse(file.read_text("utf-8")))}


def _marks(tree: ast.Module) -> Iterator[str]:
    """Yield the ids in the `clause` marks of test functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


def test_every_clause_has_a_test() -> None:
    assert sorted(set(clauses()) - marked()) == []


def test_every_mark_names_a_clause() -> None:
    assert sorted(marked() - set(clauses())) == []


def test_ids_are_not_given_twice() -> None:
    assert len(clauses()) == len(set(clauses()))


def test_the_clauses_of_las_vegas_are_all_there() -> None:
    wanted = {f"LV-{n}" for n in range(1, 27)} | {f"LV-E{n}" for n in range(1, 9)}
    assert wanted <= set(clauses())


def test_the_clauses_of_royale_are_all_there() -> None:
    boards = {f"RY-{board}{side}.1" for board in "ABCDEFGH" for side in (1, 2)}
    wanted = {f"RY-{n}" for n in range(1, 27)} | {f"RY-E-{n}" for n in range(1, 10)} | boards
    assert wanted <= set(clauses())


def test_the_clauses_of_gambler_are_all_there() -> None:
    wanted = {f"GA-{n}" for n in range(1, 25)} | {f"GA-E{n}" for n in range(1, 10)}
    assert wanted <= set(clauses())


def test_code_names_only_clauses_that_exist() -> None:
    named = {
        clause
        for file in (TESTS.parent / "src").rglob("*.py")
        for clause in PLAIN.findall(file.read_text("utf-8"))
        if clause.startswith(("LV-", "RY-", "GA-"))
    }
    assert sorted(named - set(clauses())) == []
