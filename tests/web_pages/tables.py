"""Real games as table views, without a server."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardwright.faces import registry as faces
from boardwright.faces.face import Story
from boardwright.faces.telling.since import since
from boardwright.faces.web.views import Look, Seat, TableView
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.players.registry import player
from boardwright.table.table import Table

NAMES = ("Mirela", "Oskar", "tuan_h", "Aldo")


def begin(seats: int = 4, *, history: bool = True, seed: str = "pages", mine: Sequence[int] = (0,)) -> Table:
    """Return a fresh table of the first game; `mine` must confirm their turns."""
    options = {"history": "on"} if history else {}
    return Table.begin(Setup("attandarra", seats, options), seed, confirm=frozenset(mine))


def play_until(table: Table, done: Callable[[Table], bool], most: int = 5000, spec: str = "random") -> Table:
    """Let players answer until a table is as wanted."""
    rng, bot = Rng(7), player(spec)
    for _ in range(most):
        if done(table) or table.over:
            return table
        seen = table.observe(max(table.game.whose(), 0))
        if seen.confirming != NOBODY:
            table.confirm(seen.confirming)
        else:
            table.answer(seen.whose, bot.choose(table.observe(seen.whose), rng))
    return table


def asked(seat: int, after: int = 0) -> Callable[[Table], bool]:
    """Return a test: a seat is asked, after so many lines."""

    def done(table: Table) -> bool:
        seen = table.observe(seat)
        return seen.length >= after and bool(seen.options) and not seen.must_confirm

    return done


def view(
    table: Table,
    viewer: int = 0,
    at: int | None = None,
    *,
    mine: Sequence[int] = (0,),
    bots: Sequence[int] = (3,),
    names: Sequence[str] = NAMES,
    look: Look | None = None,
) -> TableView:
    """Return a table as one viewer sees it."""
    face = faces.face(table.setup.game)
    seen = table.observe(viewer, at)
    names = names[: seen.setup.seats]
    seats = [
        Seat(s, name, "bot" if s in bots else "person", "bot, greedy" if s in bots else "", mine=s in mine)
        for s, name in enumerate(names)
    ]
    question = face.question(seen, names)
    whole = stories(table, viewer, seen.length, names)
    return TableView(
        id="4127beef",
        observation=seen,
        seats=seats,
        question=question,
        drawing=face.board(seen, names, question),
        panels=face.panels(seen),
        stories=whole[: seen.position],
        status=face.status(seen),
        ticks=[(story.number, story.whose, story.heading) for story in whole],
        sheet=seen.title.sheet(seen.game),
        rivals=seen.title.rivals(seen.game, seen.printed),
        gains=table.biggest_gains(4) if table.over else (),
        history=table.score_history(),
        since=since(face, table.observe(viewer), names) if viewer in mine and not table.over else None,
        is_asked=bool(table.observe(viewer).options),
        text=face.text(seen, names),
        csrf="csrf-token",
        look=look or Look(),
        replay=at is not None,
        nonce="nonce",
    )


def stories(table: Table, viewer: int, until: int, names: Sequence[str]) -> list[Story]:
    """Return the log as sentences."""
    face = faces.face(table.setup.game)
    log = table.observe(viewer, until).log
    return [face.story(table.observe(viewer, line.number - 1), line, names) for line in log]
