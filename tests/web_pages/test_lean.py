"""Markup without needless quotes says the same."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from boardwright.faces.web.lean import lean
from boardwright.faces.web.views import TableView


class Told(HTMLParser):
    """All tags with their attributes, and all text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.seen: list[object] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, attrs))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, attrs, "/"))

    def handle_endtag(self, tag: str) -> None:
        self.seen.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.seen.append(data)


@pytest.mark.parametrize(
    ("quoted", "lean_one"),
    [
        ('<g id="a-1" class="b"><use href="#_x" y="4"/></g>', "<g id=a-1 class=b><use href=#_x y=4 /></g>"),
        ('<g class="b c" d="M0,1" x="">', '<g class="b c" d=M0,1 x="">'),
        ('<a href="/b/" title="c=d">', '<a href=/b/ title="c=d">'),
        ('<p title="a&#34;b">one " quote</p>', '<p title=a&#34;b>one " quote</p>'),
        ('<p id="a">the "open" door</p>', '<p id=a>the "open" door</p>'),
        ('<a style="a:b(1px)" b="é" c="`">', '<a style=a:b(1px) b=é c="`">'),
    ],
)
def test_only_plain_values_lose_their_quotes(quoted: str, lean_one: str) -> None:
    assert lean(quoted) == lean_one
    assert Told(lean(quoted)).seen == Told(quoted).seen


def test_what_comes_again_may_begin_with_any_tag() -> None:
    log = '<ol id="log"><li id="line-1" class="a b"><p>one</p></li><li id="line-2">two</li></ol>'
    assert lean(log, "<li ") == lean(log)
    assert Told(lean(log, "<li ")).seen == Told(log).seen


def test_a_whole_board_says_the_same(asking: TableView) -> None:
    board = str(asking.drawing.svg)
    assert Told(lean(board)).seen == Told(board).seen
    assert len(lean(board)) < 0.94 * len(board)
