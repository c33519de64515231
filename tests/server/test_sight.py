"""What one viewer sees: the log is put into words once."""

from __future__ import annotations

from boardwright.bench.pages import VIEWER, half_way
from boardwright.bench.positions import Scene
from boardwright.faces import registry as faces
from boardwright.faces.i18n import language
from boardwright.faces.web import pages
from boardwright.server.sight import Glance, table_view, told


def test_lines_that_hold_are_told_once() -> None:
    live = half_way(Scene("attandarra", 2, {}), 3)
    face = faces.face("attandarra")
    seat = live.table.asked
    first = told(live, face, live.table.observe(seat))
    live.table.answer(seat, live.table.game.options()[0])
    after = told(live, face, live.table.observe(seat))
    assert len(after) > len(first)
    assert all(
        story is earlier for story, earlier in zip(after, first, strict=False) if not earlier.tentative
    )
    assert [s.text for s in after[: len(first)]] == [s.text for s in first]


def test_stories_know_whether_their_line_can_be_taken_back() -> None:
    live = half_way(Scene("attandarra", 2, {}), 3)
    face = faces.face("attandarra")
    for _ in range(12):
        seen = live.table.observe(live.table.asked)
        stories = told(live, face, seen)
        assert [story.tentative for story in stories] == [line.tentative for line in seen.log]
        live.table.answer(seen.whose, seen.options[0])


def test_pages_of_two_languages_in_turn() -> None:
    live = half_way(Scene("attandarra", 2, {}), 3)

    def page() -> str:
        return pages.table_fragment(table_view(live, Glance(VIEWER)))

    def texts(html: str) -> tuple[bool, bool]:
        return ">Log<" in html, ">紀錄<" in html

    assert texts(page()) == (True, False)
    token = language.set("zh_Hant")
    assert texts(page()) == (False, True)
    language.reset(token)
    assert texts(page()) == (True, False)
