"""Measure what each direct dependency costs: installed size and time to import.

Prints one line per package: name, version, size in MB of its own files and with everything it needs, and
the median time in ms to import it in a fresh interpreter, less the interpreter's own start.
"""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import time
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7

# Package -> module to import, where the name differs. None: a tool or plugin, never imported by us.
MODULES: dict[str, str | None] = {
    "catanatron": "catanatron.game",
    "import-linter": None,
    "pdoc": None,
    "pip-tools": None,
    "playwright": "playwright.sync_api",
    "psycopg": "psycopg",
    "pytest-timeout": None,
    "pytest-xdist": None,
    "python-multipart": "python_multipart",
    "redis": "redis.asyncio",
    "ruff": None,
    "setuptools": None,
    "sqlalchemy": "sqlalchemy",
    "starlette": "starlette.applications",
    "types-setuptools": None,
}


def direct(list_name: str) -> list[str]:
    """Return the packages that one requirements list names itself."""
    text = (ROOT / f"requirements/{list_name}.in").read_text(encoding="utf-8")
    return re.findall(r"^([A-Za-z][\w.-]*)", text, re.MULTILINE)


def own_size(name: str) -> int:
    """Return the bytes of a package's installed files, without caches of bytecode."""
    files = metadata.files(name) or []
    paths = [Path(str(file.locate())) for file in files if "__pycache__" not in file.parts]
    return sum(path.stat().st_size for path in paths if path.is_file())


def needs(name: str, found: set[str]) -> set[str]:
    """Return a package and everything it needs here, extras left out."""
    canonical = re.sub(r"[-_.]+", "-", name).lower()
    if canonical in found:
        return found
    found.add(canonical)
    for requirement in metadata.requires(name) or []:
        wanted = re.match(r"[A-Za-z0-9._-]+", requirement)
        if wanted and "extra ==" not in requirement:
            try:
                metadata.version(wanted[0])
            except metadata.PackageNotFoundError:
                continue  # for another platform or Python
            needs(wanted[0], found)
    return found


def seconds(program: str) -> float:
    """Return the median time of running a program in a fresh interpreter."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def main() -> None:
    """Print a table, one list of packages after the other."""
    empty = seconds("pass")
    print(f"{'package':20} {'version':16} {'own MB':>7} {'with needs':>10} {'import ms':>9}")
    for list_name in ("run", "server", "build", "dev", "bench"):
        for name in direct(list_name):
            try:
                version = metadata.version(name)
            except metadata.PackageNotFoundError:
                print(f"{name:20} not installed here")
                continue
            own = own_size(name) / 1e6
            whole = sum(own_size(need) for need in needs(name, set())) / 1e6
            module = MODULES.get(name, name.replace("-", "_"))
            cost = f"{1000 * (seconds(f'import {module}') - empty):9.0f}" if module else f"{'-':>9}"
            print(f"{name:20} {version:16} {own:7.1f} {whole:10.1f} {cost}")


if __name__ == "__main__":
    main()
