"""Look and language."""

from __future__ import annotations

from gettext import NullTranslations

import pytest

from boardwright.faces import i18n
from boardwright.faces.web import pages
from boardwright.faces.web.views import ErrorView, Look, TableView
from tests.web_pages.markup import by_id, read


def test_a_look_survives_its_cookie() -> None:
    look = Look("dark", "vision", "fast", "text", "reveals", "off")
    assert Look.parse(look.cookie()) == look
    assert Look().cookie() == ""


@pytest.mark.parametrize("cookie", [None, "", "theme=%22><script>", "motion=9&x=y", "a&" * 300, "theme"])
def test_an_odd_cookie_is_no_look(cookie: str | None) -> None:
    assert Look.parse(cookie) == Look()


class Shouting(NullTranslations):
    """A language: English in capitals, fields left alone."""

    def gettext(self, message: str) -> str:
        return "".join(part if n % 2 else part.upper() for n, part in enumerate(message.split("%"))) + "!"


def test_pages_speak_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "catalogue", lambda code: Shouting() if code == "loud" else NullTranslations())
    token = i18n.language.set("loud")
    try:
        assert "TO YOUR TABLES!" in pages.error_page(ErrorView(404, "t", "s"))
    finally:
        i18n.language.reset(token)
    assert "To your tables<" in pages.error_page(ErrorView(404, "t", "s"))


def test_without_a_catalogue_everything_is_english() -> None:
    assert i18n.catalogue("xx").gettext("Your turn") == "Your turn"
    assert i18n.plural("%(count)s option.", "%(count)s options.", 2) == "%(count)s options."


def test_a_screen_reader_hears_question_and_number_of_options(asking: TableView) -> None:
    heard = by_id(read(pages.table_fragment(asking)), "table").attributes["data-live"]
    count = len(asking.question.options)
    assert heard.startswith(f"Your turn. {asking.question.sentence} {count} option")
