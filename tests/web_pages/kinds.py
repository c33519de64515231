"""Every kind of page, with whatever names people give themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from boardwright.faces import registry as faces
from boardwright.faces.web import pages
from boardwright.faces.web.views import (
    AidView,
    AskView,
    ErrorView,
    HomeView,
    Look,
    Notice,
    PrintedValue,
    RulesView,
    TableCard,
    TableView,
)
from boardwright.games.registry import title, titles
from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.table.table import Table
from tests.web_pages import tables

Names = Sequence[str]

LONGEST: Final = ("W" * 24, "甲" * 24, "WM" * 12, "@" * 24)
TABLE: Final = "/table/4127beef"


def asking(made: Table) -> bool:
    """Tell whether the first seat has several things to choose, and something that is not possible."""
    if made.game.whose() != 0 or not tables.asked(0, 80)(made):
        return False
    question = tables.view(made).question
    return len(question.options) > 2 and bool(question.blocked)


def waiting(made: Table) -> bool:
    """Tell whether another person is asked, some time into the game."""
    seen = made.observe(0)
    return made.game.whose() == 2 and seen.confirming == NOBODY and seen.length > 80


STATES: Final[dict[str, Callable[[Table], bool]]] = {
    "asking": asking,
    "complete": lambda made: made.observe(0).must_confirm and made.observe(0).length > 60,
    "waiting": waiting,
    "finished": lambda made: made.over,
}

# A table of every game, every way in which a table is shown, and the pages beside it.
KINDS: Final = (
    *(f"{game.name} asking" for game in titles()),
    *(f"attandarra {one}" for one in ("complete", "waiting", "cover", "replay", "text", "refused")),
    "attandarra finished",
    *("home", "nothing", "rules", "aid", "ask", "error", "more"),
)


@cache
def table(game: str, state: str) -> Table:
    """Return a table of as many players as can sit there, with every module."""
    kind = title(game)
    modules = {option.name: option.values[-1] for option in kind.options if option.kind == "module"}

    def played(done: Callable[[Table], bool]) -> Table:
        made = Table.begin(Setup(game, kind.maximum_seats, modules), "pages", confirm=frozenset((0, 1)))
        return tables.play_until(made, done)

    made = played(STATES[state])
    if state == "asking" and made.over:  # in a small game no question has all that
        return played(tables.asked(0, 80))
    return made


def seen(game: str, names: Names, state: str = "asking", at: int | None = None, viewer: int = 0) -> TableView:
    """Return a table as one of two people on one screen sees it."""
    return tables.view(table(game, state), viewer, at, mine=(0, 1), names=names)


def page_of(kind: str, names: Names = LONGEST) -> tuple[str, str]:
    """Return the path and the page of a kind."""
    if " " not in kind:
        return beside(kind, names)
    game, state = kind.split()
    if state == "cover":
        shown = replace(seen(game, names), cover=names[0])
    elif state == "replay":
        shown = seen(game, names, at=60)
    elif state == "text":
        shown = replace(seen(game, names), look=Look(board="text"))
    elif state == "refused":
        shown = replace(seen(game, names), message="It was too late; look again. " * 3)
    else:
        shown = seen(game, names, state)
    return TABLE, pages.table_page(shown)


def beside(kind: str, names: Names) -> tuple[str, str]:
    """Return a page beside the table."""
    game, face = title("tabannusi"), faces.face("tabannusi")
    if kind == "home":
        return "/", pages.home_page(home(names))
    if kind == "nothing":
        return "/", pages.home_page(HomeView(titles(), csrf="token"))
    if kind == "rules":
        values = [PrintedValue("display prices", "reconstructed", "W" * 24)]
        return "/rules/tabannusi", pages.rules_page(RulesView(game, face.rules(), "retail", values))
    if kind == "aid":
        return "/rules/tabannusi/aid", pages.aid_page(AidView(game, face.aid()))
    if kind == "ask":
        asked = AskView("Take over", [f"This seat is of {'W' * 24}."] * 2, "/claim", "Take the seat", "token")
        return "/claim/x", pages.ask_page(asked)
    if kind == "more":
        return f"{TABLE}/more", pages.table_more(seen("attandarra", names))
    return "/table/x", pages.error_page(ErrorView(404, "Not found", f"There is no table {'W' * 24}."))


def home(names: Names) -> HomeView:
    """Return a home page with every kind of table on it."""
    scores = [(seat, name, 100 + seat) for seat, name in enumerate(names)]
    cards = [
        TableCard(
            f"{number}127beef",
            game.name,
            game.label,
            "City History, 4 players",
            "Choose an action. " + "W" * 24,
            yours=number == 0,
            over=number > 2,
            scores=scores,
            when="3 minutes ago",
            status="Round 3 of 5",
        )
        for number, game in enumerate(titles())
    ]
    notices = {game.name: [Notice("retail", ["display prices"] * 12)] for game in titles()}
    form = {"name1": names[0], "seat1": "you", "name2": names[1], "seat2": "same", "game": "baghdad"}
    return HomeView(titles(), cards, notices, form=form, message="Choose a game first.", csrf="token")
