"""Every control can be reached at every size, with the longest names and in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from boardwright.faces import i18n
from tests.web_pages.kinds import KINDS, TABLE, page_of
from tests.web_pages.test_in_browser import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
WIDEST = (2560, 1440)
# Wherever the layout changes on both sides of the change; phones, tablets, screens.
SIZES = (
    (280, 653),
    (320, 568), (360, 640), (390, 844), (480, 800), (600, 960), (700, 900), (759, 1000), (760, 1000),
    (800, 600), (900, 1000), (901, 700), (1000, 700), (1024, 768), (1100, 800), (1101, 800), (1180, 820),
    (1181, 820), (1280, 800), (1366, 768), (1440, 900), (1680, 1050), (1920, 1080),
)  # fmt: skip
# A phone on its side, and what is left of a laptop's screen at 125, 200 and 400 %.
LOW = ((844, 390), (667, 375), (1024, 576), (640, 360), (320, 256))
FEW = ((320, 568), (390, 844), (760, 1000), (900, 1000), (1024, 576), (1181, 820), (640, 360))
THOROUGH = [*(kind for kind in KINDS if kind.endswith("asking")), "attandarra waiting", "home"]
LANGUAGES = ("en", "zh_Hant")
TURNS = 3  # so many pages share all sizes between them

# What a small screen offers in another way: what a large one calls it -> what does the same there.
INSTEAD = {
    "theme": "settings",
    "rules": "tab-rules",
    "prev": "line",  # the numbers in the log open the same positions
    "ticks": "line",
    "next": "scrub",
    "zoom": "view",  # the parts of the board, and fingers
}


def sizes_of(kind: str, code: str) -> list[tuple[int, int]]:
    """Return the sizes for a page: first the widest, then some of each layout.

    Between its languages a page has all of FEW; what is looked at thoroughly has them in English, with its
    share of all others.
    """
    turn = KINDS.index(kind) + LANGUAGES.index(code)
    if code == "en" and kind in THOROUGH:
        others = [size for size in (*SIZES, *LOW) if size not in FEW]
        return [WIDEST, *FEW, *others[THOROUGH.index(kind) % TURNS :: TURNS]]
    return [WIDEST, *FEW[turn % 2 :: 2]]


def test_every_size_is_looked_at_on_several_pages_and_every_page_at_some_of_each_layout() -> None:
    looked = {(kind, size) for kind in KINDS for code in LANGUAGES for size in sizes_of(kind, code)}
    for size in (WIDEST, *SIZES, *LOW):
        assert len({kind for kind, other in looked if other == size}) >= len(THOROUGH) // TURNS
    assert looked >= {(kind, size) for kind in KINDS for size in FEW}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_everything_is_in_reach(chromium: Browser, kind: str, code: str) -> None:
    token = i18n.language.set(code)
    site = Site(chromium)
    faults: dict[str, None] = {}
    try:
        path, html = page_of(kind)
        site.answers[f"{TABLE}/more"] = page_of("more")[1]
        page = site.show(html, path)
        page.emulate_media(reduced_motion="reduce")
        if path == TABLE:
            page.wait_for_selector("#keys", state="attached")
        page.evaluate(REACH)
        offered: set[str] = set()
        for width, height in sizes_of(kind, code):
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate("reach()")
            here = set(found["deeds"])
            offered = offered or here
            lost = {one for one in offered - here if INSTEAD.get(one) not in here}
            wrong = [*found["faults"], *(f"{one} is not offered" for one in sorted(lost))]
            faults |= {f"{width} x {height}: {fault}": None for fault in wrong}
    finally:
        site.context.close()
        i18n.language.reset(token)
    assert list(faults) == []
    assert site.errors == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.endswith("asking")])
def test_the_header_does_not_cut_whose_turn_it_is_nor_the_round(
    chromium: Browser, kind: str, code: str
) -> None:
    """Between phone and desktop, while there is something else in it that can give way.

    Each language has every other width.
    """
    token = i18n.language.set(code)
    site = Site(chromium)
    try:
        path, html = page_of(kind, ("Anna", "Ben", "Cleo", "Dov"))
        page = site.show(html, path)
        cut = []
        for width in range(760 + 20 * LANGUAGES.index(code), 1200, 40):
            page.set_viewport_size({"width": width, "height": 800})
            cut += [
                (width, what)
                for what in (".turn span", ".rounds b")
                if page.locator(what).evaluate("e => e.scrollWidth > e.clientWidth")
            ]
    finally:
        site.context.close()
        i18n.language.reset(token)
    assert cut == []
