"""The build on a small tree: compiled, without a compiler, and after a module is deleted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KERNEL = "def twice(n: int) -> int:\n    return 2 * n\n"
GAME = (
    "from boardwright.kernel.doubling import twice\n\n\ndef price(n: int) -> int:\n    return twice(n) + 1\n"
)

needs_compiler = pytest.mark.skipif(
    shutil.which("cc") is None, reason="no C compiler (sudo apt-get install gcc)"
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a copy of the build files around two tiny modules in two groups."""
    tree = tmp_path / "tree"
    (tree / "requirements").mkdir(parents=True)
    for name in (
        "setup.py",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "requirements/run.in",
        "requirements/server.in",
    ):
        shutil.copy(ROOT / name, tree / name)
    package = tree / "src/boardwright"
    for folder in ("kernel", "games", "games/towers"):
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "kernel/doubling.py").write_text(KERNEL, encoding="utf-8")
    (package / "games/towers/prices.py").write_text(GAME, encoding="utf-8")
    (package / "games/towers/reasons.py").write_text('WORDS = "Too high."\n', encoding="utf-8")
    return tree


def build(tree: Path, **environment: str) -> tuple[list[str], str]:
    """Build a wheel; return the files in it and what was printed."""
    command = [sys.executable, "setup.py", "bdist_wheel", "--dist-dir", "out"]
    shutil.rmtree(tree / "out", ignore_errors=True)
    done = subprocess.run(
        command, cwd=tree, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (tree / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return [wheel.name, *archive.namelist()], done.stdout + done.stderr


def libraries(names: list[str]) -> set[str]:
    """Return the compiled files, without platform suffixes."""
    return {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}


def test_pure_by_default(tree: Path) -> None:
    names, _ = build(tree, BOARDWRIGHT_COMPILE="0")
    assert names[0].endswith("-py3-none-any.whl")
    assert libraries(names) == set()


@needs_compiler
def test_engines_are_compiled_and_sentences_are_not(tree: Path) -> None:
    names, _ = build(tree, BOARDWRIGHT_COMPILE="1")
    assert libraries(names) == {
        "boardwright_kernel__mypyc",
        "boardwright_towers__mypyc",
        "boardwright/kernel/doubling",
        "boardwright/games/towers/prices",
    }
    (wheel,) = (tree / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tree / "installed")
    program = "from boardwright.games.towers import prices; print(prices.price(20), prices.__file__)"
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        env=os.environ | {"PYTHONPATH": str(tree / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    value, file = done.stdout.split()
    assert value == "41"
    assert file.startswith(str(tree / "installed"))
    assert not file.endswith(".py")


def test_without_a_compiler_it_says_so_and_packs_the_interpreted_form(tree: Path) -> None:
    names, printed = build(tree, BOARDWRIGHT_COMPILE="1", CC="no-such-compiler")
    assert libraries(names) == set()
    assert "boardwright/games/towers/prices.py" in names
    assert "sudo apt-get install gcc python3-dev" in printed


@needs_compiler
def test_nothing_of_a_deleted_module_stays(tree: Path) -> None:
    build(tree, BOARDWRIGHT_COMPILE="1")
    (tree / "src/boardwright/games/towers/prices.py").unlink()
    (tree / "src/boardwright/games/towers/reasons.py").unlink()
    names, _ = build(tree, BOARDWRIGHT_COMPILE="1")
    assert [name for name in names if "towers" in name] == ["boardwright/games/towers/__init__.py"]
    assert "boardwright_kernel__mypyc" in libraries(names)
