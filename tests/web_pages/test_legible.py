"""Everything on a table can be read: letters large enough, none over another, none cut off, in good contrast.

Every day a few positions of stored games are looked at; `LEGIBLE=100` looks at as many of every game.
"""

from __future__ import annotations

import os
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser

from boardwright.faces import i18n
from boardwright.faces.web import pages
from boardwright.games.registry import names
from boardwright.table.log import Log, read_log
from boardwright.table.replay import replay
from boardwright.table.table import Table
from tests.golden.record import folder_of
from tests.web_pages import tables
from tests.web_pages.test_in_browser import Scheme, Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LEGIBLE: Final = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8")
POSITIONS: Final = int(os.environ.get("LEGIBLE", "2"))  # of every game
SIZES: Final = {
    280: 653,
    390: 844,
    768: 1024,
    1024: 768,
    1280: 800,
    1440: 900,
    1920: 1080,
}
LANGUAGES: Final = ("en", "zh_Hant")
KINDS: Final = ("small", "overlapping", "cut", "faint")
SCHEMES: Final[tuple[tuple[Scheme, tuple[str, ...]], ...]] = (("light", KINDS), ("dark", ("faint",)))
PHI: Final = 0.618034  # steps of this spread evenly, however many there are

NOT_YET: Final[dict[tuple[str, int, str], str]] = {  # game, width, kind of fault -> why
    **{("pig", width, "small"): "a declared face draws one board for all sizes" for width in (280, 390)},
}

Faults = dict[tuple[int, str], dict[str, None]]  # width, kind -> what is wrong, each once


def positions(game: str, wanted: int) -> list[Table]:
    """Return tables in the middle of stored games: as many as wanted, from all numbers of players in turn."""
    by_seats: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(folder_of(game).glob("*.game")):
        by_seats[path.name[0]].append(path)
    seats = sorted(by_seats, reverse=True)
    found: list[Table] = []
    for k in range(wanted):
        files = by_seats[seats[k * (len(seats) - 1) % len(seats)]]
        part = (0.7 + k * PHI) % 1
        found.append(table_at(files[int(part * 97 + k) % len(files)], 0.15 + 0.8 * part))
    return found


def table_at(path: Path, part: float) -> Table:
    """Return the table after a part of a stored game."""
    log = read_log(path)
    return replay(Log(log.header, log.items[: int(len(log.items) * part)])).table


@cache
def faults_of(chromium: Browser, game: str) -> Faults:
    """Return what is wrong on a game's tables: every position and language is opened once."""
    found: Faults = defaultdict(dict)
    for table in positions(game, POSITIONS):
        for code in LANGUAGES:
            look_at(chromium, table, code, found)
    return found


def look_at(chromium: Browser, table: Table, code: str, found: Faults) -> None:
    """Look at one table at every size, by day and by night."""
    viewer = max(table.game.whose(), 0)
    token = i18n.language.set(code)
    site = Site(chromium)
    try:
        view = tables.view(table, viewer, mine=(viewer,), bots=(), names=("Anna", "Ben", "Cleo", "Dov"))
        page = site.show(pages.table_page(view))
        page.wait_for_selector("#keys", state="attached")
        page.evaluate(LEGIBLE)
        page.evaluate("legible.begin()")
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for scheme, kinds in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                result = page.evaluate("kinds => legible.look(kinds)", list(kinds))
                assert result["seen"] > 5  # the smallest game shows little
                for fault, kind in result["found"].items():
                    found[width, kind][f"{code} {scheme} {fault}"] = None
    finally:
        site.context.close()
        i18n.language.reset(token)
    assert site.errors == []


def cases() -> list[ParameterSet]:
    """Return game, width and kind of fault; what is not mended yet has to fail."""
    found = []
    for game in (name for name in names() if any(folder_of(name).glob("*.game"))):
        for width in SIZES:
            for kind in KINDS:
                reason = NOT_YET.get((game, width, kind), "")
                marks = [pytest.mark.xfail(reason=reason, strict=True)] if reason else []
                found.append(pytest.param(game, width, kind, marks=marks))
    return found


@pytest.mark.parametrize(("game", "width", "kind"), cases())
def test_everything_can_be_read(chromium: Browser, game: str, width: int, kind: str) -> None:
    assert list(faults_of(chromium, game)[width, kind]) == []
