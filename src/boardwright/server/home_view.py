"""The home page of one viewer: a page of their tables, each in a few words, and the form for a new one."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from boardwright.faces import registry as faces
from boardwright.faces.i18n import _, plural
from boardwright.faces.telling.people import isolated
from boardwright.faces.telling.result import result_sentence
from boardwright.faces.telling.wording import comma, in_a_row, translated
from boardwright.faces.web import forms
from boardwright.faces.web.views import (
    AWAY,
    FINISHED,
    SHOWN,
    AskView,
    HomeView,
    Look,
    Notice,
    TableCard,
    Wish,
)
from boardwright.games import registry
from boardwright.games.title import SetupError, Title
from boardwright.kernel.packing import NOBODY
from boardwright.players.registry import PLAYERS
from boardwright.server import read_editions
from boardwright.server.kept_tables import Listed
from boardwright.server.page_maker import MOMENT
from boardwright.server.problems import Problem
from boardwright.server.seating import level, names_of
from boardwright.server.store import HUMAN, StoredTable
from boardwright.server.tables import Held, Tables
from boardwright.server.viewing import Glance, shown_seat
from boardwright.server.whole_tables import NOT_ALONE, result
from boardwright.table.opening import opening_of

ON_A_PAGE: Final = 20  # tables of the list on the home page
MOST_SEATS: Final = max(title.maximum_seats for title in registry.titles())
OPENED_FOR_HOME = 8  # tables whose open question the home page tells; older ones show the points alone


def home_view(
    tables: Tables, identity: str | None, csrf: str, look: Look, wish: Wish | None = None
) -> HomeView:
    """Return the home page of a viewer, with one page of their tables."""
    wish = wish or Wish()
    listed = tables.lists.listed(identity) if identity is not None else []
    found = matching(tables, listed, identity or "", wish.find)
    shown = [one for one in found if belongs(one, wish.show)]
    pages = max(1, -(-len(shown) // ON_A_PAGE))
    page = min(max(1, wish.page), pages)
    here = [one.id for one in shown[(page - 1) * ON_A_PAGE : page * ON_A_PAGE]]
    stored = tables.store.tables(here)
    unfinished = [table.id for table in stored if not table.over][:OPENED_FOR_HOME]
    titles = registry.titles()
    return HomeView(
        titles=titles,
        tables=[
            card(tables, table, Glance(identity, look=look), opened=table.id in unfinished)
            for table in stored
        ],
        notices={
            title.name: [notice(title, edition) for edition in title.shelf.editions()] for title in titles
        },
        bots=[(spec, level(spec)) for spec in PLAYERS],
        form=set_up_as(tables.store.table(wish.again), identity) if wish.again else {},
        name=tables.lists.name_of(identity) if identity is not None else "",
        csrf=csrf,
        look=look,
        wish=replace(wish, page=page),
        pages=pages,
        counts={show: sum(belongs(one, show) for one in found) for show in SHOWN},
        waiting=sum(one.yours for one in shown),
        has_tables=bool(listed),
        newcomer=not any(one.over for one in listed),
        openings=[title.name for title in titles if opening_of(title.name) is not None],
    )


def belongs(one: Listed, show: str) -> bool:
    """Tell whether a table stands in one of the lists that can be chosen."""
    if show == AWAY or one.hidden:
        return show == AWAY and one.hidden
    return not show or one.over == (show == FINISHED)


def matching(tables: Tables, listed: Sequence[Listed], identity: str, find: str) -> Sequence[Listed]:
    """Return the tables whose game and players hold every word that is looked for."""
    words = find.casefold().split()
    if not words:
        return listed
    players = tables.lists.players_of(identity)
    labels = {title.name: translated(title.label) for title in registry.titles()}

    def text(one: Listed) -> str:
        names = [chair.name for chair in players.get(one.id, ())] + names_of(players.get(one.id, ()))
        return "\n".join([one.game, labels.get(one.game, ""), *names]).casefold()

    return [one for one in listed if all(word in text(one) for word in words)]


def set_up_as(stored: StoredTable | None, identity: str | None) -> Mapping[str, str]:
    """Return the form of the home page filled in as a table was set up; empty if there is none."""
    if stored is None:
        return {}
    form = {"game": stored.game, f"edition.{stored.game}": stored.edition}
    form["cover"] = "on" if stored.cover else ""
    people = [seat for seat, chair in enumerate(stored.chairs) if chair.kind == HUMAN]
    mine = [seat for seat in people if stored.chairs[seat].owner == identity]
    you = (mine or people or [NOBODY])[0]
    for seat, chair in enumerate(stored.chairs):
        kind = forms.YOU if seat == you else forms.SAME if chair.kind == HUMAN else chair.kind
        form |= {f"seat{seat + 1}": kind, f"name{seat + 1}": chair.name if chair.kind == HUMAN else ""}
    closed = {f"seat{number}": forms.CLOSED for number in range(len(stored.chairs) + 1, MOST_SEATS + 1)}
    return form | closed | {forms.field_of(stored.game, name): v for name, v in stored.options.items()}


def card(tables: Tables, stored: StoredTable, glance: Glance, *, opened: bool) -> TableCard:
    """Return one table of the list; `opened`: with the sentence of its open question, unless it is held."""
    identity = glance.identity
    try:
        title = registry.title(stored.game)
    except SetupError as error:  # of a newer boardwright
        label = stored.game.capitalize()
        alone = stored.is_of_alone(identity)
        return TableCard(stored.id, stored.game, label, question=str(error), may_delete=alone)
    question, status = "", ""
    owners = {seat: chair.owner for seat, chair in enumerate(stored.chairs)}
    names = names_of(stored.chairs)
    awaited = stored.summary.get("asked", NOBODY)
    scores = stored.summary.get("scores", [])
    assert isinstance(awaited, int)
    assert isinstance(scores, list)
    try:
        if opened:
            with suppress(Held), tables.at(stored.id, MOMENT) as live:
                face = faces.face(stored.game)
                seen = live.table.observe(shown_seat(live, glance))
                question = face.question(seen, live.names).sentence
                status = face.status(seen)[2]
                awaited = live.awaited()
                scores = list(seen.game.scores())
        elif stored.over and (found := result(tables, stored)) is not None:
            question = result_sentence(found, names, stored.seats_of(identity))
            scores = list(found.scores)
    except Problem as problem:  # this one cannot be opened; the others can
        question = problem.told
    return TableCard(
        id=stored.id,
        game=stored.game,
        label=translated(title.label),
        detail=detail(title, stored),
        question=question,
        yours=identity is not None and identity == owners.get(awaited) and not stored.over,
        over=stored.over,
        scores=[(seat, name, score) for seat, (name, score) in enumerate(zip(names, scores, strict=False))],
        when=ago(time.time() - stored.updated / 1000),
        status=status,
        may_delete=stored.is_of_alone(identity),
    )


def delete_view(tables: Tables, table_id: str, glance: Glance) -> AskView:
    """Return what is asked before a table is deleted: it names what is lost. Raises Problem."""
    stored = tables.stored(table_id)
    if not stored.is_of_alone(glance.identity):
        raise NOT_ALONE
    shown = card(tables, stored, glance, opened=False)
    game = _("%(game)s, %(detail)s: %(names)s.") % {
        "game": shown.label,
        "detail": shown.detail,
        "names": comma().join(map(isolated, names_of(stored.chairs))),
    }
    steps = tables.store.version(table_id) or 0
    lost = plural(
        "The game with its %(num)s recorded step, its log and its replay are lost.",
        "The game with its %(num)s recorded steps, its log and its replay are lost.",
        steps,
    )
    log = (
        _("The log can be saved first: it replays the whole game.")
        if stored.over
        else _("The log can be saved first: it tells what has happened so far, as you may see it.")
    )
    return AskView(
        title=_("Delete this table for good?"),
        sentences=[
            in_a_row([game, shown.question]),
            lost % {"num": steps},
            _(
                "They are lost for everybody: who watches it or comes to its address reads that it was"
                " deleted."
            ),
            _("Nothing brings it back. To have it out of your list only, put it away instead."),
            log,
        ],
        action=f"/table/{table_id}/delete",
        button=_("Delete for good"),
        csrf=glance.csrf,
        look=glance.look,
        log=f"/table/{table_id}/log",
    )


def detail(title: Title, stored: StoredTable) -> str:
    """Return options and number of players in words."""
    labels = [
        translated(option.label)
        if stored.options[option.name] == "on"
        else _("%(option)s: %(value)s")
        % {
            "option": translated(option.label),
            "value": translated(stored.options[option.name].replace("_", " ")),
        }
        for option in title.options
        if option.name in stored.options
    ]
    count = len(stored.chairs)
    return comma().join([*labels, plural("%(count)s player", "%(count)s players", count) % {"count": count}])


def ago(seconds: float) -> str:
    """Return how long ago something was, in words."""
    minutes = int(seconds // 60)
    if minutes < 1:
        return _("just now")
    if minutes < 60:
        return plural("%(count)s minute ago", "%(count)s minutes ago", minutes) % {"count": minutes}
    hours = minutes // 60
    if hours < 24:
        return plural("%(count)s hour ago", "%(count)s hours ago", hours) % {"count": hours}
    days = hours // 24
    return plural("%(count)s day ago", "%(count)s days ago", days) % {"count": days}


def notice(title: Title, edition: str) -> Notice:
    """Return what a player should know of an edition."""
    provenance = read_editions.printed(title.name, edition).provenance
    reconstructed = [mark.label for mark in provenance.reconstructed()]
    return Notice(edition, reconstructed, {})
