"""Which clause of a rulebook has which tests. A test is named by its clause: `test_5_8_...` tests ATT-5.8.

A ruling is tested by `test_a14_...`; `test_5_8_a14_...` tests both, `test_17_9_to_17_12_...` four clauses of
one kind that differ in a name or a number.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final

from boardwright.games.registry import package

OURS: Final = Path(__file__).parents[1] / "games"

CLAUSES: Final = re.compile(
    r"(?:a(?P<ruling>\d+)|(?P<chapter>\d+)_(?P<clause>\d+)(?:_to_(?P=chapter)_(?P<last>\d+))?)_"
)


def folder_of(game: str) -> Path:
    """Return the folder of a game's clause tests; another project has it beside the package."""
    whole = package(game)
    ours = OURS / whole.rpartition(".")[2]
    return ours if ours.is_dir() else Path(str(files(whole))).parent / "tests"


def clauses_of(test: str, prefix: str) -> list[str]:
    """Return the clauses and rulings that a test names, in order; none for any other test."""
    found: list[str] = []
    end = len("test_")
    while named := CLAUSES.match(test, end):
        end = named.end()
        if named["ruling"]:
            found.append(f"{prefix}-A{named['ruling']}")
            continue
        last = int(named["last"] or named["clause"])
        found += [f"{prefix}-{named['chapter']}.{clause}" for clause in range(int(named["clause"]), last + 1)]
    return found


def named_tests(source: str, prefix: str) -> dict[str, list[ast.FunctionDef]]:
    """Return the tests in the text of a module by the clauses they name."""
    found: dict[str, list[ast.FunctionDef]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for clause in clauses_of(node.name, prefix):
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
