"""Which clause of a rulebook has which tests. A test is named by its clause: `test_5_8_...` tests ATT-5.8.

A ruling is tested by `test_a14_...`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

NAME: Final = re.compile(r"test_(?:a(?P<ruling>\d+)|(?P<chapter>\d+)_(?P<clause>\d+))_")


def clause_of(test: str, prefix: str) -> str | None:
    """Return the clause or ruling that a test names, or None for any other test."""
    found = NAME.match(test)
    if found is None:
        return None
    if found["ruling"]:
        return f"{prefix}-A{found['ruling']}"
    return f"{prefix}-{found['chapter']}.{found['clause']}"


def named_tests(source: str, prefix: str) -> dict[str, list[ast.FunctionDef]]:
    """Return the tests in the text of a module by the clause they name."""
    found: dict[str, list[ast.FunctionDef]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            clause = clause_of(node.name, prefix)
            if clause:
                found.setdefault(clause, []).append(node)
    return found


def clause_tests_of(folder: Path, prefix: str) -> dict[str, list[ast.FunctionDef]]:
    """Return all tests of a game by the clause they name."""
    found: dict[str, list[ast.FunctionDef]] = {}
    for module in sorted(folder.glob("test_*.py")):
        for clause, tests in named_tests(module.read_text(encoding="utf-8"), prefix).items():
            found.setdefault(clause, []).extend(tests)
    return found


def excuses(text: str) -> dict[str, str]:
    """Return the reasons of an `untested.txt` by clause."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return {line.split()[0]: " ".join(line.split()[1:]) for line in lines}


def problems(
    clauses: Iterable[str], tests: Mapping[str, list[ast.FunctionDef]], excused: Mapping[str, str]
) -> list[str]:
    """Return a sentence for everything that is wrong with the tests of these clauses."""
    known = list(clauses)
    found = [f"{clause} has no test." for clause in known if clause not in tests and clause not in excused]
    found += [f"{clause} is excused without a reason." for clause, reason in excused.items() if not reason]
    found += [f"{clause} is excused although it has a test." for clause in excused if clause in tests]
    found += [
        f"{clause} is tested or excused, but there is no such clause."
        for clause in {*tests, *excused} - {*known}
    ]
    for named in tests.values():
        found += [f"{test.name} checks nothing." for test in named if not checks_something(test)]
    return found


def checks_something(test: ast.FunctionDef) -> bool:
    """Tell whether a test contains an assertion or expects an exception."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.With) and any("raises(" in ast.unparse(item) for item in node.items):
            return True
    return False
