"""Build script: which modules are compiled, and how. Everything else stands in pyproject.toml.

BOARDWRIGHT_COMPILE=1 turns compiling on; without it the package is pure Python.
A compiler that is missing or fails is no error: the build says so and packs the interpreted form.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCES = Path("src/boardwright")

# In these packages every module is compiled, except those that hold data, sentences or file access.
NOT_COMPILED = {"__init__", "edition", "reasons", "rulebook", "title", "words"}


def is_compiled(module: Path) -> bool:
    """Tell whether a module of a compiled package is compiled itself."""
    return module.stem not in NOT_COMPILED and not module.stem.startswith("names")


def compiled_modules(folder: Path) -> list[str]:
    """Return the modules of one package that are compiled, as paths relative to this file."""
    return sorted(module.as_posix() for module in folder.glob("*.py") if is_compiled(module))


def compiled_groups() -> dict[str, list[str]]:
    """Return the groups of modules that are compiled together, by the name of their library."""
    groups = {"boardwright_kernel": compiled_modules(SOURCES / "kernel")}
    for game in sorted(path.parent for path in SOURCES.glob("games/*/__init__.py")):
        groups[f"boardwright_{game.name}"] = compiled_modules(game)
    groups["boardwright_players"] = compiled_modules(SOURCES / "players")
    return {name: modules for name, modules in groups.items() if modules}


def extensions() -> list[Extension]:
    """Translate the compiled modules to C and return what is to be built; nothing when compiling is off."""
    only_metadata = {"dist_info", "egg_info"} & set(sys.argv)
    if only_metadata or os.environ.get("BOARDWRIGHT_COMPILE", "0") != "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit("setup.py: BOARDWRIGHT_COMPILE=1 needs mypy; install requirements/build.txt or unset it.")
    groups = compiled_groups()
    paths = [path for modules in groups.values() for path in modules]
    separate: list[tuple[list[str], str | None]] = [(modules, name) for name, modules in groups.items()]
    debug = os.environ.get("BOARDWRIGHT_DEBUG_LEVEL", "0")  # 1 keeps line tables for profilers
    built: list[Any] = list(mypycify(paths, separate=separate, debug_level=debug))
    for extension in built:
        extension.optional = True
    return built


class BuildLibraries(build_ext):
    """Compiles the groups at the same time, and all of them or none."""

    parallel: int | None

    def finalize_options(self) -> None:
        """Use all cores unless a number was given."""
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1

    def run(self) -> None:
        """Compile. One failure drops everything: half of a group cannot be imported."""
        super().run()
        outputs = [Path(path) for path in self.get_outputs()]
        missing = [path for path in outputs if not path.exists()]
        if not missing:
            return
        for path in outputs:
            path.unlink(missing_ok=True)
        print(
            f"boardwright: could not compile {missing[0].name}; packing the interpreted form, which plays"
            " the same but slower. With gcc and the Python headers (Debian: sudo apt-get install gcc"
            " python3-dev) it is compiled.",
            file=sys.stderr,
        )


class BuildModules(build_py):
    """Copies the Python files and drops what an earlier build left: deleted modules and old libraries."""

    def run(self) -> None:
        """Copy into an otherwise clean folder, which keeps libraries that may still be up to date."""
        if not self.editable_mode:
            libraries: Any = self.get_finalized_command("build_ext")
            wanted = {Path(path) for path in libraries.get_outputs()}
            for path in Path(self.build_lib).rglob("*"):
                if path.is_file() and path not in wanted:
                    path.unlink()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildLibraries, "build_py": BuildModules},
)
