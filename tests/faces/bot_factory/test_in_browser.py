"""The board in Chromium: the wheel turns, pieces travel, phones show texts that can be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from boardwright.faces.web import pages
from boardwright.games.bot_factory import actions
from boardwright.games.title import Setup
from boardwright.kernel.packing import verb_of
from boardwright.table.observation import Line
from boardwright.table.table import Table
from tests.web_pages import tables
from tests.web_pages.test_in_browser import Site

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# Shows another fragment; then says where pieces are: at first, in each frame, at last. All in board units.
WATCH = """async ([html, ids]) => {
  const { show } = await import("/static/js/view.js");
  const place = (id) => {
    const m = new DOMMatrix(getComputedStyle(document.getElementById(id)).transform);
    return [m.e, m.f, (Math.atan2(m.b, m.a) * 180) / Math.PI];
  };
  const pieces = ids.map((id) => ({ id, element: document.getElementById(id), frames: [place(id)] }));
  await show(html);
  const moves = document.getAnimations().filter((move) => move.transitionProperty === "transform");
  for (const move of moves) move.pause(); // so that a busy machine leaves out no frame
  for (let frame = 0; frame <= 20; frame++) {
    for (const move of moves) move.currentTime = (move.effect.getComputedTiming().endTime * frame) / 20;
    for (const { id, frames } of pieces) frames.push(place(id));
  }
  for (const move of moves) move.finish();
  for (const { id, frames } of pieces) frames.push(place(id));
  return pieces.map(({ id, element, frames }) => [element === document.getElementById(id), frames]);
}"""

# Every text that a part of the board shows, with its size on the screen.
SIZES = """() => {
  const found = [];
  const base = document.querySelector("#all").getCTM().inverse();
  for (const svg of document.querySelectorAll("#boardwrap svg")) {
    const [left, top, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
    const scale = svg.getBoundingClientRect().width / width;
    for (const text of document.querySelectorAll("#all text")) {
      if (text.closest("defs") || !text.textContent.trim()) continue;
      const matrix = base.multiply(text.getCTM());
      const box = text.getBBox();
      const [x, y] = [matrix.a * box.x + matrix.e, matrix.d * box.y + matrix.f];
      const inside = x >= left - 1 && y >= top - 1 && x < left + width && y < top + height;
      const size = parseFloat(getComputedStyle(text).fontSize) * matrix.a * scale;
      if (inside) found.push([text.textContent, size]);
    }
  }
  return found;
}"""


def begin(seats: int, **options: str) -> Table:
    """Return a fresh table."""
    return Table.begin(Setup("bot-factory", seats, options), "browser")


@pytest.fixture(scope="module")
def table() -> Table:
    """A table in which much has happened."""
    return tables.play_until(begin(4, production="2"), tables.asked(0, 300), spec="greedy")


@dataclass
class Watched:
    """What was seen of a piece while the page changed."""

    same: bool  # it stayed the same element
    frames: list[tuple[float, float, float]]  # x, y, degrees


def watch(chromium: Browser, table: Table, at: int, *pieces: str) -> list[Watched]:
    """Show the table before a line, then after it."""
    site = Site(chromium)
    page = site.show(pages.table_page(tables.view(table, at=at - 1)))
    seen = page.evaluate(WATCH, [str(pages.table_fragment(tables.view(table, at=at))), pieces])
    assert not site.errors
    site.context.close()
    return [Watched(same, [(x, y, angle) for x, y, angle in frames]) for same, frames in seen]


def line_where(table: Table, wanted: Callable[[Line], bool]) -> Line:
    """Return a line of the log, not one of the first."""
    return next(line for line in table.observe(0).log if line.number > 60 and wanted(line))


def pieces(table: Table, at: int) -> dict[str, str]:
    """Return the id and the style of every piece after so many lines."""
    svg = str(tables.view(table, at=at).drawing.svg).partition('<g id="pieces">')[2]
    parts = [part.split('"') for part in svg.partition('<g id="targets">')[0].split('<g id="')[1:]]
    return {part[0]: part[4] for part in parts}


def test_the_wheel_turns_by_a_quarter(chromium: Browser, table: Table) -> None:
    at = line_where(table, lambda line: verb_of(line.action or 0) == actions.ROTATE).number
    [seen] = watch(chromium, table, at, "wheel")
    turned = [(angle - seen.frames[0][2]) % 360 for _x, _y, angle in seen.frames]
    assert seen.same
    assert turned[0] == pytest.approx(0, abs=0.1)
    assert turned[-1] == pytest.approx(90, abs=0.1)
    assert sum(1 < angle < 89 for angle in turned) >= 3  # frames on the way
    assert all(later >= angle - 0.1 for angle, later in pairwise(turned))
    assert all((x, y) == seen.frames[0][:2] for x, y, _angle in seen.frames)


def test_a_part_goes_round_with_the_wheel(chromium: Browser, table: Table) -> None:
    """It keeps its distance from the hub and stays upright."""
    at = line_where(table, lambda line: verb_of(line.action or 0) == actions.ROTATE).number
    piece = next(name for name, style in pieces(table, at).items() if style.count("rotate") == 2)
    [seen] = watch(chromium, table, at, piece)
    first = seen.frames[0]
    assert seen.same
    assert any(abs(x - first[0]) + abs(y - first[1]) > 20 for x, y, _angle in seen.frames)
    for x, y, angle in seen.frames:
        assert ((x - 413) ** 2 + (y - 278) ** 2) ** 0.5 == pytest.approx(89, abs=0.5)
        assert angle == pytest.approx(0, abs=0.1)


@pytest.mark.parametrize(
    "verb",
    [actions.DISPENSE, actions.PLACE, actions.TAKE, actions.REFILL],
    ids=["dispense", "place", "take", "refill"],
)
def test_pieces_travel_instead_of_appearing(chromium: Browser, table: Table, verb: int) -> None:
    at = line_where(table, lambda line: verb_of(line.action or 0) == verb).number
    before, after = pieces(table, at - 1), pieces(table, at)
    kinds = ("-head-", "-torso-", "-legs-", "-project-")
    moved = [
        name
        for name, style in after.items()
        if any(kind in name for kind in kinds) and name in before and style != before[name]
    ]
    travels: list[float] = []
    for seen in watch(chromium, table, at, *moved):
        assert seen.same
        (x, y, _), (to_x, to_y, _) = seen.frames[0], seen.frames[-1]
        far = ((x - to_x) ** 2 + (y - to_y) ** 2) ** 0.5
        on_the_way = [f for f in seen.frames if ((f[0] - x) ** 2 + (f[1] - y) ** 2) ** 0.5 > far / 10]
        assert len(on_the_way) > 3
        travels.append(far)
    assert max(travels) > 100, line_where(table, lambda line: line.number == at).words


@pytest.mark.parametrize(("seats", "production"), [(4, "2"), (2, "1"), (1, "off")])
def test_phones_show_each_board_in_letters_that_can_be_read(
    chromium: Browser, seats: int, production: str
) -> None:
    played = tables.play_until(begin(seats, production=production), tables.asked(0, 90), spec="greedy")
    site = Site(chromium, "phone")
    page = site.show(pages.table_page(tables.view(played)))
    for view in tables.view(played).drawing.views:
        page.click(f'[data-view="{view.key}"]')
        shown = page.evaluate(SIZES)
        assert len(shown) > 5, view.key
        assert not [(text, size) for text, size in shown if size < 11], view.key
    assert not site.errors
    site.context.close()
