"""The reference that `make reference` writes: complete, and it says what comes back and what is raised."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import boardwright
from boardwright import front_door
from boardwright.games import registry
from boardwright.games.title import Title
from boardwright.kernel import agenda
from boardwright.players import greedy, playout
from boardwright.players import registry as players
from tools import reference

pytestmark = pytest.mark.interpreted  # what is compiled has no docstrings

ORDER = re.compile(
    r"\b(order|by (seat|name|the names)|each|every|pairs?|one entry|at least)\b|\(\w+(, [\w ]+)+\)"
)
UNIT = re.compile(r"\b(seat|points?|place|number|lines|entries|how (many|likely)|decisions|worth)\b")
DEFECTS = {"AssertionError", "NotImplementedError", "Runaway", "DeadEnd", "StepAfterQuestion", "NotAnOption"}

Owner = type | ModuleType


def owners() -> list[Owner]:
    """Return the modules a program meets, and their classes with those that the package offers."""
    modules = [front_door, registry, agenda, greedy, playout, players]
    offered = [Title, *(getattr(boardwright, name) for name in boardwright.__all__)]
    for module in (agenda, greedy, players):
        offered += [one for one in vars(module).values() if getattr(one, "__module__", "") == module.__name__]
    return [*modules, *(one for one in offered if isinstance(one, type))]


def function(owner: Owner, name: str) -> FunctionType | None:
    """Return what a member of ours carries out when it is called or read."""
    member = inspect.getattr_static(owner, name, None)
    found = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
    return found if isinstance(found, FunctionType) and found.__module__.startswith("boardwright") else None


def public() -> Iterator[tuple[str, Owner, FunctionType]]:
    """Yield every public function, method and property: its name, where it stands, what it carries out."""
    for owner in owners():
        for name in dir(owner):
            found = function(owner, name)
            here = isinstance(owner, type) or (found and found.__module__ == owner.__name__)
            if found and here and not name.startswith("_"):
                yield f"{owner.__name__}.{name}", owner, found


PUBLIC = list(public())


def raised(owner: Owner, start: FunctionType, seen: set[FunctionType]) -> set[str]:
    """Return the errors that a function raises itself or through functions of ours that it names."""
    seen.add(start)
    errors: set[str] = set()
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(start)))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            made = node.exc.func
            if isinstance(made, ast.Name):
                errors.add(made.id)
            elif isinstance(made, ast.Attribute):  # by a method, which says what it returns
                errors |= {one.__annotations__["return"] for _, _, one in PUBLIC if one.__name__ == made.attr}
        place: object = None
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            called, name = node.value.id, node.attr
            place = owner if called in ("self", "cls") else start.__globals__.get(called)
        elif isinstance(node, ast.Name):
            place, name = inspect.getmodule(start), node.id
        found = function(place, name) if isinstance(place, type | ModuleType) else None
        if isinstance(place, type | ModuleType) and found and found not in seen:
            errors |= raised(place, found, seen)
    return errors - DEFECTS


def test_every_public_name_has_its_place_and_a_docstring(tmp_path: Path) -> None:
    reference.write(tmp_path)
    page = (tmp_path / "boardwright.html").read_text(encoding="utf-8")
    wanted = {*boardwright.__all__, "Table.play", "Table.observe", "Position.resample", "Rng.below"} - {
        "games"
    }
    assert [name for name in sorted(wanted) if f'id="{name}"' not in page] == []
    pages = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.html")}
    assert {f"{module.replace('.', '/')}.html" for module in reference.MODULES} <= pages
    assert [owner.__name__ for owner in owners() if not owner.__doc__] == []
    assert [name for name, _, one in PUBLIC if not one.__doc__] == []


def test_docstrings_name_what_is_raised() -> None:
    silent = []
    for name, owner, one in PUBLIC:
        errors = raised(owner, one, set())
        silent += [(name, error) for error in errors if error not in (one.__doc__ or "")]
    assert silent == []


def test_docstrings_say_order_or_shape_of_several_and_the_unit_of_a_number() -> None:
    silent = []
    for name, _, one in PUBLIC:
        returns, said = str(one.__annotations__.get("return")), one.__doc__ or ""
        several = re.match(r"(list|tuple|Sequence|dict|Mapping)\b", returns)
        if (several and not ORDER.search(said)) or (returns in ("int", "float") and not UNIT.search(said)):
            silent.append(f"{name} -> {returns}: {said}")
    assert silent == []
