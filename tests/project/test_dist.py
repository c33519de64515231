"""The wheel that users get: complete, and enough by itself, without Node, compiler or network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOR_TRANSLATORS = {".po", ".pot", ".cfg"}
VENDOR = "boardwright/faces/web/static/vendor"
VENDORED = [
    f"{VENDOR}/LICENSES.txt",
    f"{VENDOR}/idiomorph/idiomorph.min.js",
    f"{VENDOR}/fonts/bricolage-grotesque-latin-wght-normal.woff2",
    f"{VENDOR}/fonts/bricolage-grotesque-latin-ext-wght-normal.woff2",
    f"{VENDOR}/fonts/source-sans-3-latin-wght-normal.woff2",
    f"{VENDOR}/fonts/source-sans-3-latin-ext-wght-normal.woff2",
]

# Put into the fresh environment: any attempt to reach the network ends the program.
NO_NETWORK = """
import sys

def refuse(event, args):
    if event in ("socket.connect", "socket.getaddrinfo", "socket.gethostbyname"):
        raise SystemExit(f"tried to reach the network: {event} {args}")

sys.addaudithook(refuse)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the sources, so that other builds are not disturbed."""
    tree = tmp_path_factory.mktemp("tree")
    leave_out = shutil.ignore_patterns("__pycache__", "*_cache", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=leave_out)
    shutil.copytree(ROOT / "requirements", tree / "requirements")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree / name)
    return tree


@pytest.fixture(scope="module")
def wheel(tree: Path) -> Path:
    """Build the pure wheel."""
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", "out"],
        cwd=tree,
        env=os.environ | {"BOARDWRIGHT_COMPILE": "0"},
        capture_output=True,
        check=True,
    )
    (built,) = (tree / "out").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into a fresh environment, which borrows the dependencies of the running one."""
    home = tmp_path_factory.mktemp("fresh") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)}))
    install = [sys.executable, "-m", "pip", "--python", str(home / "bin/python"), "install", "--quiet"]
    subprocess.run([*install, "--no-index", "--no-deps", str(wheel)], check=True)
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    (packages / "sitecustomize.py").write_text(NO_NETWORK, encoding="utf-8")
    return home


def run(home: Path, *command: str) -> str:
    """Run a program of the environment with no other program in reach; return what it prints."""
    empty = home.parent / "empty"
    empty.mkdir(exist_ok=True)
    done = subprocess.run(
        [str(home / "bin" / command[0]), *command[1:]],
        cwd=empty,
        env={"PATH": str(empty), "HOME": str(empty), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_wheel_is_for_any_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_wheel_carries_every_file_of_the_package(tree: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    wanted = {
        path.relative_to(tree / "src").as_posix()
        for path in (tree / "src/boardwright").rglob("*")
        if path.is_file() and path.suffix not in FOR_TRANSLATORS
    }
    unpacked = sorted(wanted - packed)
    assert unpacked == [], "a folder without __init__.py, or a kind of file that pyproject.toml does not name"
    assert sorted(set(VENDORED) - packed) == [], "run `make vendor`"


def test_wheel_names_its_licence_and_dependencies(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        lines = archive.read(metadata).decode("utf-8").splitlines()
    listed = (ROOT / "requirements/run.in").read_text(encoding="utf-8").splitlines()
    wanted = {line for line in listed if line and not line.startswith("#")}
    needed = {line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")}
    assert {line for line in needed if "extra ==" not in line} == wanted
    assert "License-Expression: MIT" in lines


def test_installed_wheel_imports_from_where_it_was_installed(installed: Path) -> None:
    program = "import boardwright, boardwright.build_info as b; print(boardwright.__file__, b.version())"
    file, version = run(installed, "python", "-P", "-c", program).split()
    assert Path(file).is_relative_to(installed)
    assert version != "0+source"


def test_command_works_without_node_compiler_or_network(installed: Path) -> None:
    assert "play" in run(installed, "boardwright", "--help")
