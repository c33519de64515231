"""Copy the front-end packages from node_modules to where pages and tests find them.

Nothing is bundled or changed. Pages get scripts and fonts with their licences; tests get axe-core.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules"
PAGES = ROOT / "src/boardwright/faces/web/static/vendor"
TESTS = ROOT / "tests/vendor"

BRICOLAGE = "@fontsource-variable/bricolage-grotesque"
SOURCE_SANS = "@fontsource-variable/source-sans-3"

# Package -> (file in the package, name in the static folder). Fonts come cut into scripts:
# latin and latin-ext are all that the interface uses; other scripts fall back to the system's fonts.
FOR_PAGES = {
    "idiomorph": [("dist/idiomorph.min.js", "idiomorph/idiomorph.min.js")],
    BRICOLAGE: [
        (f"files/{name}", f"fonts/{name}")
        for name in (
            "bricolage-grotesque-latin-wght-normal.woff2",
            "bricolage-grotesque-latin-ext-wght-normal.woff2",
        )
    ],
    SOURCE_SANS: [
        (f"files/{name}", f"fonts/{name}")
        for name in (
            "source-sans-3-latin-wght-normal.woff2",
            "source-sans-3-latin-ext-wght-normal.woff2",
            "source-sans-3-latin-wght-italic.woff2",
            "source-sans-3-latin-ext-wght-italic.woff2",
        )
    ],
}
FOR_TESTS = {"axe-core": [("axe.min.js", "axe.min.js")]}

Wanted = dict[str, list[tuple[str, str]]]


def copy(wanted: Wanted, target: Path) -> None:
    """Fill the target folder anew. Raises FileNotFoundError if a package lacks a wanted file."""
    shutil.rmtree(target, ignore_errors=True)
    for package, files in wanted.items():
        for source, name in files:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(PACKAGES / package / source, target / name)


def licences(wanted: Wanted) -> str:
    """Return name, version and licence text of each package, as their licences ask for."""
    parts = []
    for package in wanted:
        facts = json.loads((PACKAGES / package / "package.json").read_text(encoding="utf-8"))
        text = (PACKAGES / package / "LICENSE").read_text(encoding="utf-8")
        parts.append(f"{package} {facts['version']} ({facts['license']})\n\n{text.strip()}\n")
    return ("\n" + "-" * 72 + "\n\n").join(parts)


def main() -> None:
    """Copy both sets; the licences are written last, as the mark that all is there."""
    try:
        copy(FOR_TESTS, TESTS)
        copy(FOR_PAGES, PAGES)
    except FileNotFoundError as missing:
        sys.exit(f"{missing.filename}: missing in the front-end package; run `npm ci` and try again.")
    (PAGES / "LICENSES.txt").write_text(licences(FOR_PAGES), encoding="utf-8")


if __name__ == "__main__":
    main()
