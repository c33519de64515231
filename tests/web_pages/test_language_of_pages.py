"""Everything on the pages goes through the catalogue: it can be read in another language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from boardwright.faces import i18n
from boardwright.faces import registry as faces
from boardwright.faces.web import pages
from boardwright.faces.web.views import AidView, HomeView, Look, Notice, RulesView
from boardwright.games import registry
from boardwright.games.registry import package
from boardwright.games.title import Setup
from boardwright.kernel.packing import CHANCE
from boardwright.server import home_view, viewing
from boardwright.server.seating import level
from boardwright.table.table import Table
from tests.web_pages import pseudo, tables
from tests.web_pages.markup import read

GAMES = [title.name for title in registry.titles()]
NAMES = ("Mirela", "Oskar", "Tuan", "Aldo")
LANGUAGES = tuple(i18n.NAMES.values())
OWN_WORDS = {"tabannusi": ("Gilgabot", "Sarbot", "Botmuzi", "Bot-baba")}  # names
EVERY = 31  # answers between two looks at a table


@pytest.fixture
def wide() -> Iterator[None]:
    """Let the pages speak in wide letters."""
    with pseudo.wide_letters():
        yield


def begin(game: str, seats: int, seed: str = "language") -> Table:
    """Return a fresh table with all its modules."""
    options = {
        option.name: option.values[1]
        for option in registry.title(game).options
        if option.kind == "module" and seats > 1
    }
    return Table.begin(Setup(game, seats, options), seed, confirm=frozenset({0}))


def looks(table: Table) -> Iterator[Table]:
    """Play a table to its end and stop every few answers, at a different kind of question each time."""
    heard = ""
    for _ in range(60):
        tables.play_until(table, somebody_asked(table.length + EVERY))
        question = table.observe(max(table.game.whose(), 0)).question
        if question != heard or table.over:
            yield table
        heard = question
        if table.over:
            return


def somebody_asked(after: int) -> Callable[[Table], bool]:
    """Return a test: a seat is asked, after so many lines."""
    return lambda table: table.length >= after and table.observe(0).whose != CHANCE


SEATS = [(title.name, seats) for title in registry.titles() for seats in (title.minimum_seats, 3)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SEATS)
@pytest.mark.usefixtures("wide")
def test_the_page_of_a_table(game: str, seats: int) -> None:
    known = (*NAMES, *map(str.upper, NAMES), *LANGUAGES, *OWN_WORDS.get(game, ()))
    plain: dict[str, None] = {}
    for table in looks(begin(game, seats)):
        viewer = max(table.game.whose(), 0)
        view = tables.view(table, viewer, mine=(viewer,), bots=(), names=NAMES)
        for shown in (view, replace(view, look=Look(board="text"))):
            plain |= dict.fromkeys(pseudo.untranslated(pages.table_page(shown), known))
        plain |= dict.fromkeys(pseudo.untranslated(pages.table_more(view), known))
    replayed = tables.view(table, 0, at=table.length // 2, bots=(), names=NAMES)
    plain |= dict.fromkeys(pseudo.untranslated(pages.table_page(replayed), known))
    assert not plain, pseudo.example_of_each(plain, known)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("wide")
def test_rules_and_player_aid(game: str) -> None:
    title, face = registry.title(game), faces.face(game)
    edition = title.shelf.editions()[0]
    rules = RulesView(title, face.rules(), edition, viewing.printed_values(title, edition))
    known = (edition, *(option.name for option in title.options), *LANGUAGES)
    plain = pseudo.untranslated(pages.rules_page(rules), known)
    plain += pseudo.untranslated(pages.aid_page(AidView(title, face.aid())), known)
    assert not plain, pseudo.example_of_each(plain, known)


@pytest.fixture
def chinese() -> Iterator[None]:
    """Let the pages speak Chinese."""
    token = i18n.language.set("zh_Hant")
    yield
    i18n.language.reset(token)


HALF_WIDE = re.compile(".{0,25}(?:[\u4e00-\u9fff)）][,.:;!?](?: |$)|[,:;] [\u4e00-\u9fff])")


@pytest.mark.parametrize("game", [name for name in GAMES if package(name).startswith("boardwright.")])
@pytest.mark.usefixtures("chinese")
def test_chinese_sentences_have_chinese_punctuation(game: str) -> None:
    """In rules, options and labels of the board; the board as text stays a grid of narrow signs."""
    told = [clause.text for clause in faces.face(game).rules()]
    table = tables.play_until(begin(game, 3), somebody_asked(90))
    for at in (None, 40):
        page = read(pages.table_page(tables.view(table, max(table.game.whose(), 0), at=at, bots=())))
        told += [node.text for node in page if node.tag in ("p", "span", "button", "title", "small")]
        told += [said for node in page for said in map(node.attributes.get, ("aria-label", "title")) if said]
    assert [found[0] for sentence in told if (found := HALF_WIDE.search(sentence))] == []


@pytest.mark.usefixtures("wide")
def test_the_home_page_and_the_parts_of_every_page() -> None:
    titles = registry.titles()
    notices = {title.name: [home_view.notice(title, "retail"), Notice("mine")] for title in titles}
    bots = [(kind, level(kind)) for kind in ("random", "greedy")]
    view = HomeView(titles, notices=notices, bots=bots)
    assert not pseudo.untranslated(pages.home_page(view), (*LANGUAGES, "retail", "mine"))
    assert not pseudo.untranslated(pages.table_parts(), LANGUAGES)


def test_plain_words_are_found() -> None:
    html = '<p title="Zoom in">Ｙｏｕ take TAB-3.3 <b>gold</b> from Oskar at 1a1</p><kbd>Shift</kbd>'
    assert pseudo.untranslated(html, NAMES) == [
        "Zoom in",
        "Ｙｏｕ take TAB-3.3 ",
        "gold",
        " from Oskar at 1a1",
    ]
    assert pseudo.wide("%(who)s pays {n} Gold") == "%(who)s ｐａｙｓ {n} Ｇｏｌｄ"
