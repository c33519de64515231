"""What one viewer sees of a table and of the tables they play at, ready for the pages."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from boardwright.faces import registry as faces
from boardwright.faces.face import Face, Option, Story
from boardwright.faces.i18n import _, language
from boardwright.faces.telling.since import Since, since
from boardwright.faces.telling.suggesting import Suggestions, suggestions
from boardwright.faces.telling.wording import paragraphs
from boardwright.faces.web import present
from boardwright.faces.web.views import (
    Look,
    PrintedValue,
    Seat,
    TableView,
)
from boardwright.games.title import StandingAnswer, Title
from boardwright.kernel.packing import NOBODY
from boardwright.server import ending, read_editions
from boardwright.server.seating import level, names_of
from boardwright.server.store import HUMAN, Store, StoredTable
from boardwright.server.tables import Live
from boardwright.table.observation import Line, Observation

BEST_GAINS: Final = 4  # rows of "Biggest gains"


@dataclass(frozen=True)
class Glance:
    """How a viewer asks to see a table."""

    identity: str | None
    csrf: str = ""
    look: Look = field(default_factory=Look)
    at: int | None = None  # position of a replay
    shown: int | None = None  # the seat whose view is on the screen now
    whole_log: bool = False
    message: str = ""


def table_view(live: Live, glance: Glance, store: Store | None = None) -> TableView:
    """Return a table as a viewer sees it. Raises Refused where there is no such position.

    `store`: it knows when things happened, which the page of a finished game tells.
    """
    face = faces.face(live.stored.game)
    mine = live.seats_of(glance.identity)
    cover = live.names[live.awaited()] if glance.at is None and is_covered(live, glance) else ""
    seen = live.table.observe(NOBODY if cover else shown_seat(live, glance), glance.at)
    is_result = seen.over and glance.at is None
    whole = seen if glance.at is None else live.table.observe(seen.seat)
    headings = face.headings(whole)
    gains = live.table.biggest_gains(BEST_GAINS) if is_result else ()
    if is_result:  # it tells no lines but those
        tell = teller(live, face, seen)
        stories = [tell(seen.log[position - 1]) for position, _seat, _points in gains]
    else:
        set_up = present.end_of_set_up(headings, seen.position)
        most, after = (None, 0) if glance.whole_log else (present.NEWEST_LINES, set_up)
        stories = newest_stories(live, face, seen, most, after)
    digest = None if cover or seen.seat not in mine or whole.over else since_turn(live, face, whole)
    question = face.question(seen, live.names)
    return TableView(
        id=live.stored.id,
        observation=seen,
        seats=seats(live.stored, mine),
        question=question,
        drawing=face.board(seen, live.names, question),
        panels=face.panels(seen),
        stories=stories,
        status=face.status(seen),
        ticks=[(line.number, line.whose, heading) for line, heading in zip(whole.log, headings, strict=True)],
        sheet=seen.title.sheet(seen.game),
        rivals=seen.title.rivals(seen.game, seen.printed),
        gains=gains,
        reasons=ending.reasons(live, gains) if gains else (),
        doings=ending.doings(live, store) if is_result and store is not None else (),
        history=[point for point in live.table.score_history() if point[0] <= seen.position],
        since=digest,
        text=text_of(face.text(seen, live.names), digest) if glance.look.board == "text" else "",
        csrf=glance.csrf,
        look=glance.look,
        replay=glance.at is not None,
        whole_log=glance.whole_log,
        cover=cover,
        message=glance.message,
        nonce=secrets.token_urlsafe(12) if glance.identity is not None else "",
        standing=standing_of(live, seen, mine),
        is_asked=bool(whole.options),
        may_play_again=bool(mine) and live.stored.has_seats_for(glance.identity),
    )


def text_of(table: str, digest: Since | None) -> str:
    """Return the table as plain text, under what others did since the viewer's turn while that is news."""
    if digest is None or digest.answered:
        return table
    return f"{paragraphs([[digest.title.upper(), *digest.said()]])}\n{table}"


def since_turn(live: Live, face: Face, whole: Observation) -> Since | None:
    """Return what others did since the viewer's turn, whatever position is shown."""
    return since(face, whole, live.names, teller(live, face, whole))


def ahead(live: Live, glance: Glance, words: str) -> Option | None:
    """Return one open answer as an option of its own, with what follows from it; None for another.

    Options with many answers leave that out of the page: it is worked out for the answer that is pointed at.
    """
    seen = live.table.observe(shown_seat(live, glance))
    named = seen.title.words(seen.printed)
    for action in seen.options:
        if named.format(action) == words:
            alone = replace(seen, options=(action,), blocked=())
            return faces.face(live.stored.game).question(alone, live.names).options[0]
    return None


def suggested(live: Live, glance: Glance, entered: str) -> Suggestions:
    """Return what a viewer may mean who has typed so much into the field; at a past position, no answers."""
    seen = live.table.observe(shown_seat(live, glance), glance.at)
    if seen.position < live.table.length or is_covered(live, glance):
        seen = replace(seen, options=(), blocked=())
    return suggestions(faces.face(live.stored.game), seen, live.names, entered)


def standing_of(live: Live, seen: Observation, mine: Sequence[int]) -> list[tuple[StandingAnswer, bool]]:
    """Return the standing answers that a viewer may want, and which of them it does; none for others."""
    if seen.seat not in mine or live.table.over:
        return []
    wanted = live.table.standing.get(seen.seat, frozenset())
    return [(kind, kind.key in wanted) for kind in seen.title.standing]


def is_covered(live: Live, glance: Glance) -> bool:
    """Tell whether a shared screen waits for the seat that is asked, since that one has secrets."""
    mine = live.seats_of(glance.identity)
    awaited = live.awaited()
    shared = live.stored.cover and glance.look.cover != "off" and len(mine) > 1
    return shared and awaited in mine and awaited != glance.shown and live.table.has_secrets(awaited)


def shown_seat(live: Live, glance: Glance) -> int:
    """Return the seat through whose eyes a viewer sees the table, or NOBODY."""
    if not is_covered(live, glance):
        return live.acting_seat(glance.identity)
    mine = live.seats_of(glance.identity)
    return glance.shown if glance.shown is not None and glance.shown in mine else NOBODY


def seats(stored: StoredTable, mine: Sequence[int]) -> list[Seat]:
    """Return who sits where."""
    return [
        Seat(seat, name)
        if chair.kind == HUMAN and seat not in mine
        else Seat(seat, name, mine=True)
        if chair.kind == HUMAN
        else Seat(seat, name, "bot", _("bot, %(level)s") % {"level": level(chair.kind)})
        for seat, (chair, name) in enumerate(zip(stored.chairs, names_of(stored.chairs), strict=True))
    ]


def newest_stories(
    live: Live, face: Face, seen: Observation, most: int | None = None, after: int = 0
) -> list[Story]:
    """Return the newest lines of the log as sentences; `most`: so many of them, folded ones not counted.

    None up to the line `after` is told.
    """
    tell = teller(live, face, seen)
    stories: list[Story] = []
    shown = 0
    for line in reversed(seen.log):
        if shown == most or line.number <= after:
            break
        stories.append(tell(line))
        shown += not stories[-1].folded
    return stories[::-1]


def teller(live: Live, face: Face, seen: Observation) -> Callable[[Line], Story]:
    """Return what puts lines of a viewer's log into words: each when it is first shown, once a language."""
    lines = seen.log
    known = live.told.setdefault((language.get(), seen.seat), [])
    same = 0
    while same < min(len(known), len(lines)) and is_same(known[same][0], lines[same]):
        if known[same][0] is not lines[same]:  # a line that holds is found by itself the next time
            known[same] = (lines[same], known[same][1])
        same += 1
    if same < len(lines):
        known[same:] = [(line, None) for line in lines[same:]]

    def tell(line: Line) -> Story:
        index = line.number - 1
        story = known[index][1]
        if story is None:
            story = face.story(seen, line, live.names)
        elif story.tentative != line.tentative:
            story = replace(story, tentative=line.tentative)
        known[index] = (line, story)
        return story

    return tell


def is_same(known: Line, line: Line) -> bool:
    """Tell whether two lines say the same; whether they may still be taken back is no part of it."""
    return known is line or replace(known, tentative=False) == replace(line, tentative=False)


def printed_values(title: Title, edition: str) -> list[PrintedValue]:
    """Return where each printed value of an edition comes from."""
    provenance = read_editions.printed(title.name, edition).provenance
    return [
        PrintedValue(datum.what, datum.origin.source, datum.origin.ref or datum.origin.basis)
        for datum in provenance.register
    ]
