"""What holds for the tree as a whole: licence, pins, paths, module sizes, documentation of the targets."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from boardwright.games import registry

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted(ROOT.glob("requirements/*.txt"))
MOST_LINES = 400

# Modules over MOST_LINES, with the reason. A chapter that grows is two chapters.
LONG_MODULES: dict[str, str] = {
    "src/boardwright/games/attandarra/state.py": "all that lies on the table, with its prices and places",
    "src/boardwright/games/bot_factory/turn.py": "one question: all that a turn may bring, with its price",
    "src/boardwright/games/bot_factory/state.py": "all that lies on the table, with its prices and places",
    "src/boardwright/games/tabannusi/setting_up.py": "one procedure: everything random before the first turn",
    "src/boardwright/games/tabannusi/state.py": "all that lies on the table, with its prices and places",
}


def tracked() -> list[Path]:
    """Return the files under version control that exist here."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so nothing says which files belong to the project")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def texts() -> dict[str, str]:
    """Return name -> content of the tracked files that are text."""
    found = {}
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            found[path.relative_to(ROOT).as_posix()] = content.decode("utf-8")
    return found


def project() -> dict[str, object]:
    """Return the `project` table of pyproject.toml."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert isinstance(table, dict)
    return table


def test_licence_is_mit_and_named_everywhere() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")
    assert project()["license"] == "MIT"
    assert json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["license"] == "MIT"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_python_package_is_pinned_with_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    assert "--find-links" not in text
    entries = [entry for entry in re.split(r"\n(?=[a-z0-9])", text.strip()) if not entry.startswith("#")]
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9._-]+(\[[a-z]+\])?==\S+", entry), entry[:80]
        assert "--hash=sha256:" in entry, entry[:80]


def test_each_list_of_packages_has_its_lock() -> None:
    lists = {path.stem for path in ROOT.glob("requirements/*.in")}
    assert lists == {path.stem for path in LOCKS}


def test_locks_agree_on_versions() -> None:
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version in re.findall(
            r"^([a-z0-9._-]+)(?:\[\w+\])?==(\S+)", lock.read_text(), re.MULTILINE
        ):
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_front_end_packages_are_pinned_without_addresses() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    for name, version in (wanted["dependencies"] | wanted["devDependencies"]).items():
        assert packages[f"node_modules/{name}"]["version"] == version
    for name, entry in packages.items():
        assert "resolved" not in entry, name
        assert name == "" or entry["integrity"].startswith("sha512-"), name


def test_no_registry_address_anywhere() -> None:
    hosts = ["pypi" + ".org", "pythonhosted" + ".org", "registry.npm" + "js", "deb.debian" + ".org"]
    guilty = [(name, host) for name, text in texts().items() for host in hosts if host in text]
    assert guilty == []


def test_no_path_of_one_machine_anywhere() -> None:
    folders = re.compile(r"(?<![\w.<])/(work|root|tmp|home/[a-z]+)/[a-zA-Z0-9]")
    guilty = [(name, found.group()) for name, text in texts().items() if (found := folders.search(text))]
    assert guilty == []


def test_no_compiled_or_vendored_file_is_tracked() -> None:
    suffixes = {".so", ".pyd", ".pyc", ".whl", ".mo"}
    assert [path for path in tracked() if path.suffix in suffixes or "vendor" in path.parts] == []


def test_modules_stay_short() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in sorted((ROOT / "src").rglob("*.py"))
    }
    long = {name: lines for name, lines in lengths.items() if lines > MOST_LINES and name not in LONG_MODULES}
    assert long == {}, f"more than {MOST_LINES} lines: split by idea, or give the reason in LONG_MODULES"
    assert {name for name in LONG_MODULES if lengths.get(name, 0) <= MOST_LINES} == set(), "no longer long"


def test_every_target_is_explained_in_make_help() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    shown = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    explained = dict(re.findall(r"^  make (\S+) +(\S.*)$", shown.stdout, re.MULTILINE))
    assert set(explained) == set(phony[1].split())


def test_changelog_begins_with_this_version_and_has_rulings() -> None:
    releases = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert releases[0].split()[0] == project()["version"]
    assert [release.split()[0] for release in releases if "\n### Rulings\n" not in release] == []


def test_every_game_is_kept_apart_from_the_others() -> None:
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (contract,) = [each for each in linter["contracts"] if each.get("containers") == ["boardwright.games"]]
    (apart,) = contract["layers"]
    assert {package.rpartition(".")[2] for package in games().values()} == set(re.findall(r"\w+", apart))


def games() -> dict[str, str]:
    """Return the package of each game that this project brings by the name it is found by."""
    points = project()["entry-points"]
    assert isinstance(points, dict)
    found = points["boardwright.games"]
    assert isinstance(found, dict)
    return found


def without_docstrings(source: str) -> str:
    """Return a module without what only explains it: an example may speak of a game."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_no_file_outside_its_package_names_a_game() -> None:
    packages = {name: package.rpartition(".")[2] for name, package in games().items()}
    said = re.compile("|".join(n.replace("-", "[-_ ]?") for n in packages), re.IGNORECASE)
    guilty = {}
    for name, text in texts().items():
        inside = re.match(r"src/boardwright/games/(\w+)/", name)
        if not name.startswith("src/") or name.endswith(".po") or (inside and inside[1] in packages.values()):
            continue
        if found := said.search(without_docstrings(text) if name.endswith(".py") else text):
            guilty[name] = found.group()
    assert guilty == {}
    built = (ROOT / "setup.py").read_text(encoding="utf-8") + (ROOT / "Makefile").read_text(encoding="utf-8")
    assert said.search(built) is None


def test_every_game_of_this_project_is_found() -> None:
    folders = {path.parent.name for path in (ROOT / "src/boardwright/games").glob("*/__init__.py")}
    assert {package.rpartition(".")[2] for package in games().values()} == folders
    assert set(registry.names()) >= set(games())


def imported_packages(path: Path) -> set[str]:
    """Return the top-level names that a module imports, wherever in the module."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names - set(sys.stdlib_module_names) - {"boardwright"}


def canonical(name: str) -> str:
    """Return a package's name as requirement files spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


# Declared and imported by nothing of ours, with the reason.
USED_BY_OTHERS = {
    "python-multipart": "Starlette reads forms with it",
    "uvloop": "uvicorn takes it where it is there",
    "httptools": "uvicorn takes it where it is there",
    "psycopg": "SQLAlchemy speaks to PostgreSQL with it",
    "msgspec": "JSON of an HTTP API for programs, checked against types",
    "redis": "news, presence and limits between many processes",
}


def declared_in(*lists: str) -> set[str]:
    """Return the packages that requirement lists name."""
    texts = [(ROOT / f"requirements/{name}.in").read_text(encoding="utf-8") for name in lists]
    return {canonical(name) for name in re.findall(r"^([A-Za-z][\w.-]*)", "\n".join(texts), re.MULTILINE)}


def test_everything_declared_is_imported() -> None:
    owners = packages_distributions()
    used = {
        canonical(owner)
        for path in (ROOT / "src").rglob("*.py")
        for name in imported_packages(path)
        for owner in owners.get(name, [name])
    }
    idle = {name.partition("[")[0] for name in declared_in("run", "server")} - used
    assert idle == set(USED_BY_OTHERS), "take what nothing uses out of requirements, or say here who uses it"


def test_no_private_part_of_a_package_is_used() -> None:
    guilty = [
        (path.relative_to(ROOT).as_posix(), node.module)
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and node.module
        and not node.module.startswith("boardwright")
        and any(part.startswith("_") and not part.startswith("__") for part in node.module.split("."))
    ]
    assert guilty == []


def test_everything_imported_is_declared() -> None:
    # a working copy has what builds wheels, too
    declared = declared_in("run", "server", "bench", "build")
    owners = packages_distributions()
    undeclared = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in (ROOT / "src").rglob("*.py")
        for name in imported_packages(path)
        if not declared & {canonical(owner) for owner in owners.get(name, [name])}
    }
    assert undeclared == set(), "name the package in requirements/run.in and docs/dependencies.md"


def test_every_declared_package_is_explained() -> None:
    explained = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    for path in sorted(ROOT.glob("requirements/*.in")):
        for name in re.findall(r"^([A-Za-z][\w.-]*)", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert f"| {name} |" in explained, f"{name} of {path.name} has no row in docs/dependencies.md"


def test_native_ints_are_never_the_width_of_a_shift_of_a_literal() -> None:
    """`1 << k` with a native `k` is computed in 32 bits by mypyc 2.4: take the bit from a table instead."""
    guilty = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        if "mypy_extensions" not in imported_packages(path):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift):
                continue
            if isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant):
                guilty.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert guilty == []
