"""Pages and fragments as HTML. Texts of people reach it only through templates that escape them."""

from __future__ import annotations

import re
from contextvars import ContextVar
from functools import lru_cache
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup

from boardwright import limits
from boardwright.faces import i18n
from boardwright.faces.face import Option
from boardwright.faces.telling.suggesting import Suggestions
from boardwright.faces.telling.wording import comma, translated, with_minus
from boardwright.faces.web import forms, present
from boardwright.faces.web.as_text import chapters
from boardwright.faces.web.chart import score_chart
from boardwright.faces.web.lean import lean
from boardwright.faces.web.marking import marked, marked_inside, marked_rule
from boardwright.faces.web.sprite import icon, named_icon, sprite_for
from boardwright.faces.web.views import (
    AidView,
    AskView,
    ErrorView,
    FirstView,
    HintView,
    HomeView,
    LegendView,
    Look,
    RulesView,
    TableView,
)

STATIC: Final = "/static"
root: ContextVar[str] = ContextVar(
    "root", default=""
)  # the path under which all pages stand, set as a language is
WITHOUT_FACTS: Final = re.compile(r'\{\{ _\("([^"{}]+)"\) \}\}')
SETTINGS_ICONS: Final = ("ui-check", "ui-close")


class Spoken(Extension):
    """What a template says without facts is put into the language as the template is compiled."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Return a template with these sentences in the language that is being read."""
        return WITHOUT_FACTS.sub(lambda found: i18n._(found[1]), source)


def environment() -> Environment:
    """Return the templates in the language that is being read."""
    return templates_in(i18n.language.get())


@lru_cache
def templates_in(_code: str) -> Environment:
    """Return the templates of a language, each compiled once."""
    env = Environment(
        loader=PackageLoader("boardwright.faces.web"),
        autoescape=True,
        extensions=["jinja2.ext.i18n", Spoken],
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    env.install_gettext_callables(  # type: ignore[attr-defined]
        i18n._,
        i18n.plural,
        newstyle=True,
    )
    env.filters["icon"] = icon
    env.filters["named_icon"] = named_icon
    env.filters["lean"] = lean
    env.filters["marked"] = marked
    env.filters["marked_inside"] = marked_inside
    env.filters["marked_rule"] = marked_rule
    env.filters["number"] = with_minus
    env.filters["translated"] = translated  # unlike _(), which takes text for HTML that is in order
    env.filters["chapters"] = chapters
    env.globals.update(
        language=i18n.language.get,
        comma=comma,
        languages=languages,
        language_tag=i18n.tag,
        language_field=forms.LANGUAGE,
        root=root.get,
        static=lambda: root.get() + STATIC,
        present=present,
        option_field=forms.option_field,
        STANDING=forms.STANDING,
        limits=limits,
    )
    return env


def languages() -> list[tuple[str, str]]:
    """Return the languages a reader may choose, each by its code and as it calls itself."""
    return [(code, i18n.NAMES.get(code, code)) for code in i18n.known_languages()]


def table_page(view: TableView) -> str:
    """Return the whole page of a table."""
    return _page("table.html", view.look, view=view, table=Markup(table_fragment(view)))  # noqa: S704


def table_fragment(view: TableView) -> str:
    """Return `<div id="table">`: what is swapped in after each change."""
    if view.cover:
        return cover_fragment(view)
    which = present.mode(view)
    if which == present.OVER:
        return _render("over.html", view=view, seen=view.observation, mode=which, chart=_chart(view))
    return _render("fragment.html", view=view, seen=view.observation, mode=which)


def table_more(view: TableView) -> str:
    """Return what a table page fetches when it is asked: why not, and where the points come from."""
    return _page("more.html", view.look, view=view, seen=view.observation)


def ahead(option: Option) -> str:
    """Return what follows from one answer: a part of the page that is fetched for it."""
    return _render("ahead.html", option=option)


def typed(found: Suggestions, version: int) -> str:
    """Return what may be meant by what was typed into the field, which fetches it."""
    return _render("typed.html", found=found, version=version)


def table_parts() -> str:
    """Return what a table page fetches after it has been shown: settings, keys, words for scripts."""
    return _render("parts.html")


def cover_fragment(view: TableView) -> str:
    """Return the screen between two seats that share a screen."""
    return _render("cover.html", view=view, seen=view.observation)


def home_page(view: HomeView) -> str:
    """Return the page that sets up tables and lists the viewer's own."""
    return _page("home.html", view.look, view=view)


def rules_page(view: RulesView) -> str:
    """Return the rules reference of a game."""
    return _page("rules.html", view.look, view=view)


def aid_page(view: AidView) -> str:
    """Return the player aid of a game."""
    return _page("aid.html", view.look, view=view)


def legend_page(view: LegendView) -> str:
    """Return what the things of a game are and do."""
    return _page("legend.html", view.look, view=view)


def first_page(view: FirstView) -> str:
    """Return what beginners are told of a game."""
    return _page("first.html", view.look, view=view)


def hint_page(view: HintView) -> str:
    """Return what is recommended at a table."""
    return _page("hint.html", view.look, view=view)


def ask_page(view: AskView) -> str:
    """Return a page that says what its one button does."""
    return _page("ask.html", view.look, view=view)


def error_page(view: ErrorView) -> str:
    """Return a page that says what went wrong and what to do."""
    return _page("error.html", view.look, view=view)


def _chart(view: TableView) -> Markup:
    groups = [(group.whose[0][0] - 1, group.heading) for group in present.ticks(view) if group.heading]
    names = [seat.name for seat in view.seats]
    return score_chart(view.history, names, groups) + score_chart(view.history, names, groups, slim=True)


def _render(template: str, **values: object) -> str:
    return environment().get_template(template).render(values)


def _page(template: str, look: Look, **values: object) -> str:
    """Render the body first, then put it into the page with the symbols it uses."""
    content = _render(template, look=look, **values)
    mark = "<!--sprite-->"
    return content.replace(mark, sprite_for(content, SETTINGS_ICONS), 1)
