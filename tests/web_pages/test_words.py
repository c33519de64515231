"""Look and language."""

from __future__ import annotations

from dataclasses import replace
from gettext import NullTranslations

import pytest

from boardwright.faces import i18n
from boardwright.faces.web import pages, present
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


def test_people_at_one_screen_hear_whose_turn_it_is(asking: TableView) -> None:
    shared = replace(asking, seats=tuple(replace(seat, mine=True) for seat in asking.seats))
    assert present.live(shared).startswith(f"{shared.seats[shared.acting].name}’s turn. ")


def test_a_sentence_that_begins_with_whose_turn_it_is_is_not_told_twice(asking: TableView) -> None:
    question = replace(asking.question, sentence="Your turn on Assembly: begin, or end it.")
    assert present.live(replace(asking, question=question)).startswith("Your turn on Assembly")


def test_a_screen_reader_hears_what_cannot_be_taken_back(complete: TableView) -> None:
    for reveals in (True, False):
        view = replace(complete, observation=replace(complete.observation, reveals=reveals))
        assert ("cannot be taken back" in present.live(view)) == reveals


def test_a_screen_reader_hears_the_result_and_all_points(finished: TableView) -> None:
    heard = present.live(finished)
    assert heard.startswith(present.result(finished))
    for seat, score in zip(finished.seats, finished.observation.game.scores(), strict=True):
        assert f"{seat.name} {score}" in heard


def test_a_covered_screen_is_named_for_whom_it_waits(asking: TableView) -> None:
    page = pages.table_page(replace(asking, cover="Oskar"))
    assert "<title>Pass the screen to Oskar</title>" in page


def test_prices_and_cares_are_words_too(asking: TableView) -> None:
    options = asking.question.options
    priced = next(option for option in options if option.cost and len(option.words) == 1)
    named = by_id(read(pages.table_fragment(asking)), f"opt-{priced.number}").text
    assert f"price {priced.cost}" in " ".join(named.split())
    warned = replace(options[0], warnings=("The space is lost.",))
    question = replace(asking.question, options=(warned, *options[1:]))
    assert "careful" in by_id(read(pages.table_fragment(replace(asking, question=question))), "opt-1").text
