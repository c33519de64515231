"""Names of people on pages and boards: within their room, whole on demand, turning nothing around them."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest
from playwright.sync_api import Browser

from boardwright.faces.drawing.person import cut, name_within
from boardwright.faces.telling.people import isolated
from boardwright.faces.web import pages
from boardwright.games.registry import titles
from boardwright.kernel.packing import NOBODY
from tests.web_pages.kinds import KINDS, LONGEST, TABLE, page_of, seen
from tests.web_pages.test_in_browser import Site

RIGHT_TO_LEFT = ("דנה כהן", "عبد الله", "נועם", "אור")
WIDEST_SIGNS = ("﷽" * 24, "𒐫" * 24, "甲" * 24, "‱" * 24)
MARKS = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"

# Names that reach into another text of the board or out of it; each is found by its first letters.
RUNS_INTO = """names => {
  const board = document.querySelector("#board");
  const plain = text => text.textContent.replace(/[\\u2068\\u2069]/g, "");
  const texts = [...board.querySelectorAll("text")].filter(text => !text.closest("defs, #targets"));
  const seen = text => {
    const box = text.getBoundingClientRect();
    const frame = text.closest("svg");
    if (frame === board) return box;
    const [x, y, width, height] = ["x", "y", "width", "height"].map(name => frame[name].baseVal.value);
    const corner = new DOMPoint(x, y).matrixTransform(frame.parentElement.getScreenCTM());
    const other = new DOMPoint(x + width, y + height).matrixTransform(frame.parentElement.getScreenCTM());
    return {
      left: Math.max(box.left, corner.x), right: Math.min(box.right, other.x),
      top: Math.max(box.top, corner.y), bottom: Math.min(box.bottom, other.y),
    };
  };
  const least = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const found = { named: [], wrong: [] };
  for (const text of texts) {
    const name = names.find(name => plain(text).includes([...name].slice(0, 2).join("")));
    if (!name) continue;
    found.named.push(name);
    const whole = plain(text.closest("svg") === board ? text : text.closest("svg").querySelector("title"));
    if (!whole.includes(name)) found.wrong.push(`${plain(text)}: not whole in ${whole}`);
    const box = seen(text);
    if (box.right > board.getBoundingClientRect().right) found.wrong.push(`${plain(text)}: out of the board`);
    for (const other of texts)
      if (other !== text && least(box, seen(other)) > 1.5)
        found.wrong.push(`${plain(text)}: over ${plain(other)}`);
  }
  return found;
}"""


def test_a_name_is_cut_where_its_letters_end() -> None:
    assert cut("Mirela", 5) == "Mirela"
    assert cut("W" * 24, 5) == "WWWW…"
    assert cut("甲" * 24, 5) == "甲甲甲甲…"
    assert cut("i" * 24, 5) == "i" * 15 + "…"
    assert cut("é" * 24, 5) == cut("e" * 24, 5).replace("e", "é")
    assert cut("e\N{COMBINING ACUTE ACCENT}" * 24, 2) == "e\N{COMBINING ACUTE ACCENT}" * 2 + "…"
    assert cut("👩\N{ZERO WIDTH JOINER}👧" * 4, 1.6) == "👩…"


def test_a_name_that_is_cut_has_the_whole_of_it_as_its_title() -> None:
    def write(x: float, y: float, words: str) -> str:
        return f"{x} {y} {words}"

    assert name_within(3, 20, "Mirela", 60, 10, write) == "3 20 Mirela"
    framed = name_within(3, 20, "<&>" * 8, 30, 10, write)
    assert f"<title>{'&lt;&amp;&gt;' * 8}</title>" in framed
    assert 'width="30"' in framed


def test_only_names_that_are_read_from_the_right_are_set_apart() -> None:
    for name in ("Mirela", "Zoë 3", "甲 - 乙", "👩 12"):
        assert isolated(name) == name
    for name in (*RIGHT_TO_LEFT, "a\N{RIGHT-TO-LEFT OVERRIDE}b"):
        assert isolated(name).strip(MARKS) == name
        assert isolated(name) != name


class Pieces(HTMLParser):
    """Collects texts with the element that begins or ends before them, and attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.before = ""
        self.texts: list[tuple[str, str]] = []
        self.values: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.before = tag
        self.values += [value for _name, value in attrs if value]

    def handle_endtag(self, tag: str) -> None:
        self.before = f"/{tag}"

    def handle_data(self, data: str) -> None:
        self.texts.append((self.before, data))


@pytest.mark.parametrize("kind", KINDS)
def test_each_name_is_set_apart_from_what_stands_around_it(kind: str) -> None:
    """A name is all that an element of its own or an attribute says, or stands between marks."""
    pieces = Pieces(page_of(kind, RIGHT_TO_LEFT)[1])
    found = 0
    for name in RIGHT_TO_LEFT:
        marked = isolated(name)
        texts = [(tag, text) for tag, text in pieces.texts if name in text.replace(marked, "")]
        assert [
            (tag, text) for tag, text in texts if tag not in ("bdi", "text", "title") or text != name
        ] == []
        values = {value for value in pieces.values if name in value.replace(marked, "")}
        assert values <= {name}
        found += len(texts) + len(values)
    assert found or kind in ("nothing", "rules", "aid", "ask", "error", "attandarra cover")


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize(
    "names", [LONGEST, WIDEST_SIGNS, RIGHT_TO_LEFT], ids=["long", "wide", "right-to-left"]
)
@pytest.mark.parametrize("game", [game.name for game in titles()])
def test_names_on_a_board_keep_off_other_texts(chromium: Browser, game: str, names: tuple[str, ...]) -> None:
    for viewer in (0, NOBODY):
        shown = seen(game, names, "waiting", viewer=viewer)
        site = Site(chromium)
        page = site.show(pages.table_page(shown), TABLE)
        page.evaluate("document.fonts.ready")
        found = page.evaluate(RUNS_INTO, list(names))
        site.context.close()
        assert found["wrong"] == []
        others = set(names) - ({names[0]} if viewer == 0 else set())
        assert others <= set(found["named"])


@pytest.mark.browser
@pytest.mark.slow
def test_names_in_the_chart_keep_off_the_points(chromium: Browser) -> None:
    for names in (LONGEST, WIDEST_SIGNS, RIGHT_TO_LEFT):
        site = Site(chromium)
        page = site.show(pages.table_page(seen("attandarra", names, "finished")), TABLE)
        page.evaluate("document.querySelector('.chart').id = 'board'")
        page.evaluate("document.fonts.ready")
        found = page.evaluate(RUNS_INTO, list(names))
        site.context.close()
        assert found["wrong"] == []
        assert set(found["named"]) == set(names)
