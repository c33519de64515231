"""Static files: everything a page asks for is there, and says what it may."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from boardwright.faces import web
from boardwright.faces.web import pages, sprite
from boardwright.faces.web.views import TableView
from boardwright.games.registry import look, names

STATIC = Path(web.__file__).parent / "static"
SCRIPTS = sorted((STATIC / "js").glob("*.js"))
STYLES = sorted((STATIC / "css").rglob("*.css"))
BOARDS = [Path(str(look(name))) / "board.css" for name in names()]


def served(name: str) -> Path:
    """Return the file behind an address under /static."""
    _, _, rest = name.partition("games/")
    game, _, file = rest.partition("/")
    return Path(str(look(game))) / file if rest else STATIC / name


def test_the_page_asks_for_files_that_exist(asking: TableView) -> None:
    asked = re.findall(r'(?:href|src)="/static/([^"#]+)"', pages.table_page(asking))
    assert asked
    missing = [name for name in asked if not name.startswith("vendor/") and not served(name).is_file()]
    assert not missing


@pytest.mark.parametrize("game", names())
def test_every_game_has_its_cover_and_ground(game: str) -> None:
    for picture in ("cover.svg", "symbols.svg"):
        ET.parse(served(f"games/{game}/{picture}"))  # noqa: S314 - our own file
    assert served(f"games/{game}/board.css").is_file()


def test_the_sprite_is_well_formed_and_read_whole() -> None:
    tree = ET.fromstring(sprite.whole_sprite())  # noqa: S314 - our own file
    names = [symbol.get("id") for symbol in tree.iter("{http://www.w3.org/2000/svg}symbol")]
    assert names
    assert [f"i-{name}" for name in sprite.symbols()] == names


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_import_what_exists(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    for wanted, source in re.findall(r'import \{([^}]*)\} from "([^"]+)"', text):
        other = (script.parent / source).read_text(encoding="utf-8")
        for name in wanted.split(","):
            exported = rf"export (?:async )?(?:const|function|class) {name.split(' as ')[0].strip()}\b"
            assert re.search(exported, other), (source, name)
    assert "innerHTML" not in text
    assert "eval(" not in text


@pytest.mark.parametrize("style", [*STYLES, *BOARDS], ids=lambda path: path.as_posix().split("/src/")[-1])
def test_styles_use_tokens_that_exist(style: Path) -> None:
    everything = "".join(path.read_text(encoding="utf-8") for path in [*STYLES, *BOARDS])
    by_script = "".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
    known = set(re.findall(r"(--[\w-]+)\s*:", everything)) | {"--high"}  # each board's own, in its page
    known |= set(re.findall(r'setProperty\("(--[\w-]+)"', by_script))
    used = set(re.findall(r"var\((--[\w-]+)", style.read_text(encoding="utf-8")))
    assert used <= known
