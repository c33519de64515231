"""Tables while they are played: read from the store, moved on, written back before anybody is told.

A table in memory is only a cache of its log. Whatever fails while an answer is written drops the
cache, so that the next look reads again what was really committed.
"""

from __future__ import annotations

import re
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from boardwright import limits
from boardwright.editions import EditionError
from boardwright.faces.face import Story
from boardwright.faces.i18n import _, in_each_language
from boardwright.games import registry
from boardwright.games.result import result_of
from boardwright.games.seat_names import read_name, tell_apart
from boardwright.games.title import Setup, SetupError
from boardwright.kernel.packing import NOBODY
from boardwright.sentence import Sentence
from boardwright.server import read_editions
from boardwright.server.database import StoreUnavailable
from boardwright.server.hub import Hub, tell_nobody
from boardwright.server.kept_tables import Lists
from boardwright.server.moves import Move
from boardwright.server.problems import Problem, in_words
from boardwright.server.seating import names_of
from boardwright.server.store import (
    HUMAN,
    AlreadyAnswered,
    Chair,
    Conflict,
    Damaged,
    Progress,
    Store,
    StoredTable,
)
from boardwright.server.thinking import Job, job_seed
from boardwright.table.dice import fresh_seed
from boardwright.table.entries import Entry
from boardwright.table.observation import Line
from boardwright.table.opening import next_step
from boardwright.table.saves import snapshot
from boardwright.table.table import Refused, Table

KEPT: Final = 200  # tables in memory
SNAPSHOT_EVERY: Final = 64  # entries: as many are played again at most when a table is opened
TABLE_ID: Final = re.compile(rf"[A-Za-z0-9_-]{{8,{limits.TABLE_ID}}}")
ANSWER_ID: Final = re.compile(rf"[A-Za-z0-9_.:-]{{8,{limits.ANSWER_ID}}}")

NO_TABLE: Final = Problem(
    404, "There is no such table; check the address, or open a new table on the home page."
)
OTHER_ANSWER: Final = Problem(
    409, "Another answer was given under this answer’s id, so nothing was changed; reload the page."
)
DELETED: Final = Problem(410, "This table was deleted, so it cannot be opened again; go to your tables.")
USED_LINK: Final = Problem(403, "That link has been used in another browser already; ask for a new one.")


class Held(Exception):
    """Somebody else changes the table, which may last while the store is busy."""


@dataclass
class Live:
    """One table in memory. Whoever reads or changes it holds its lock."""

    stored: StoredTable
    table: Table
    lock: threading.RLock = field(default_factory=threading.RLock)
    fresh: bool = True  # False: a write failed, so read it again
    told: dict[tuple[str, int], list[tuple[Line, Story | None]]] = field(default_factory=dict)
    """The log by language and viewer, as sentences where it was shown."""

    @property
    def names(self) -> list[str]:
        """Return the players' names by seat, as the reader is told them."""
        return names_of(self.stored.chairs)

    @property
    def has_people(self) -> bool:
        """Tell whether anybody but machines sits here."""
        return any(chair.kind == HUMAN for chair in self.stored.chairs)

    def seats_of(self, identity: str | None) -> list[int]:
        """Return the seats that an identity plays."""
        return self.stored.seats_of(identity)

    def awaited(self) -> int:
        """Return the seat that everybody waits for, to answer or to confirm; CHANCE or NOBODY."""
        confirming = self.table.confirming
        return confirming if confirming != NOBODY else self.table.game.whose()

    def acting_seat(self, identity: str | None) -> int:
        """Return the seat an identity acts for now: the awaited one, else the one it played last."""
        mine = self.seats_of(identity)
        if not mine:
            return NOBODY
        if self.awaited() in mine:
            return self.awaited()
        answered = (entry.seat for entry in reversed(self.table.entries) if entry.seat in mine)
        return next(answered, mine[0])


class Tables:
    """All tables of a store."""

    def __init__(self, store: Store, hub: Hub) -> None:
        """Serve the tables of a store; `hub` is told of every change."""
        self.store = store
        self.lists = Lists(store.database)
        self.hub = hub
        self.moved: Callable[[str], None] = tell_nobody  # called after each change, from any thread
        self.fresh_seed: Callable[[], str] = fresh_seed
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()

    def open(
        self, setup: Setup, chairs: Sequence[Chair], owner: str, cover: bool = False, seed: str = ""
    ) -> str:
        """Begin a table and return its id.

        Raises SetupError and EditionError with a sentence, and StoreUnavailable.
        """
        chairs = [replace(chair, name=read_name(chair.name)) for chair in chairs]
        title = registry.title(setup.game)
        printed = read_editions.printed(setup.game, setup.edition, setup.fingerprint)
        setup = Setup(
            setup.game,
            setup.seats,
            setup.options,
            printed.name,
            printed.fingerprint,
            setup.rulings or title.newest_rulings,
        )
        seed = seed or self.fresh_seed()
        table = Table.begin(setup, seed, printed, _humans(chairs))
        for seat in sorted(_humans(chairs)):
            table.want_standing(seat, [kind.key for kind in title.standing if kind.from_start])
        rivals = [rival.name for rival in title.rivals(table.game, printed)]
        tell_apart([*(chair.name for chair in chairs), *rivals])
        for names in in_each_language(partial(names_of, chairs)):
            tell_apart(names)  # as each reader has them
        stored = StoredTable(
            id=secrets.token_urlsafe(9),
            game=setup.game,
            chairs=chairs,
            seed=seed,
            owner=owner,
            options=setup.options,
            edition=setup.edition,
            fingerprint=setup.fingerprint,
            rulings=setup.rulings,
            cover=cover,
            over=table.over,
            summary=summary_of(table),
        )
        self.store.create(stored, [entry.text for entry in table.entries], owner)
        self._keep(Live(stored, table))
        self.moved(stored.id)
        return stored.id

    @contextmanager
    def at(self, table_id: str, most: float = -1) -> Iterator[Live]:
        """Hold one table as it is in the store now. Raises Problem and StoreUnavailable.

        `most`: wait so many seconds for whoever holds it, then raise Held.
        """
        live = self.find(table_id)
        if not live.lock.acquire(timeout=most):
            raise Held
        try:
            version = self.store.version(table_id)
            if version is None:
                self.forget(table_id)
                raise DELETED
            if not live.fresh or live.table.version != version:
                live.table = self.read(live.stored)
                live.fresh = True
            yield live
        finally:
            live.lock.release()

    def stored(self, table_id: str) -> StoredTable:
        """Return a table without its log. Raises NO_TABLE, DELETED and StoreUnavailable."""
        if TABLE_ID.fullmatch(table_id) is None:
            raise NO_TABLE
        stored = self.store.table(table_id)
        if stored is None:
            raise DELETED if self.lists.was_deleted(table_id) else NO_TABLE
        return stored

    def move(self, table_id: str, identity: str | None, move: Move) -> None:
        """Carry out what somebody asks, once. Returns when it is committed.

        Raises Refused and Problem with nothing changed, and StoreUnavailable.
        """
        if ANSWER_ID.fullmatch(move.id) is None:
            raise Problem(400, "The answer carries no usable id, so nothing was changed; reload the page.")
        with self.at(table_id) as live:
            seat = _seat_for(live, identity, move.seat)
            if self._was_answered(live, move):
                return
            if move.kind != "standing" and live.table.moved_on_since(move.version):
                raise stale()  # a wish for standing answers is about no question
            try:
                self._change(live, lambda table: move.carry_out(table, seat), move.id, identity)
            except AlreadyAnswered:  # another server was quicker
                self._was_answered(live, move)

    def next_job(self, table_id: str) -> Job | None:
        """Return what a machine's seat has to answer now, or None if none is asked."""
        with self.at(table_id) as live:
            seat = live.table.asked
            if seat < 0 or live.stored.chairs[seat].kind == HUMAN:
                return None
            seen = live.table.observe(seat)
            step = next_step(live.table)
            return Job(
                table_id=table_id,
                version=seen.version,
                setup=live.table.setup,
                player=live.stored.chairs[seat].kind,
                seat=seat,
                game=snapshot(seen.game),
                seed=job_seed(live.stored.seed, seat, seen.version),
                words=step.words if step is not None else "",
            )

    def machine_move(self, job: Job, words: str) -> None:
        """Carry out a machine's answer, unless the table has moved on meanwhile."""
        with self.at(job.table_id) as live:
            if live.table.moved_on_since(job.version):
                return
            self._change(live, lambda table: table.answer_words(job.seat, words), None, None)

    def claimable(self, table_id: str, giver: str, taker: str) -> StoredTable:
        """Return a table that may be handed over, or was to the same taker. Raises NO_TABLE and USED_LINK."""
        with self.at(table_id) as live:
            if live.stored.owner not in (giver, taker):
                raise USED_LINK
            return live.stored

    def hand_over(self, table_id: str, giver: str, taker: str) -> None:
        """Make a table and its seats another identity's. Raises NO_TABLE, USED_LINK and StoreUnavailable."""
        with self.at(table_id) as live:
            if live.stored.owner == taker:
                return
            if live.stored.owner != giver or not self.store.hand_over(table_id, giver, taker):
                raise USED_LINK
            chairs = [
                Chair(chair.name, chair.kind, taker if chair.owner == giver else chair.owner)
                for chair in live.stored.chairs
            ]
            live.stored = replace(live.stored, owner=taker, chairs=chairs)

    def _change(
        self, live: Live, change: Callable[[Table], list[Entry]], answer_id: str | None, author: str | None
    ) -> None:
        """Change a table in memory and in the store, or in neither. Raises AlreadyAnswered, too."""
        table_id = live.stored.id
        before = live.table.version
        live.fresh = False  # until it is committed
        try:
            entries = change(live.table)
        except Refused:
            live.fresh = live.table.version == before
            raise
        if not entries:  # all is as it was wanted already
            live.fresh = True
            return
        progress = Progress(live.table.over, summary_of(live.table))
        try:
            self.store.append(table_id, before, [e.text for e in entries], progress, answer_id, author)
        except Conflict:
            raise stale() from None
        live.fresh = True
        if before // SNAPSHOT_EVERY != live.table.version // SNAPSHOT_EVERY:
            self._keep_snapshot(live)
        self.hub.announce(table_id, live.table.version)
        self.moved(table_id)

    def _was_answered(self, live: Live, move: Move) -> bool:
        """Tell whether a move was carried out before. Raises OTHER_ANSWER if that id was used otherwise."""
        body = self.store.answered_with(live.stored.id, move.id)
        if body is not None and not move.led_to(Entry.parse(body), live.table):
            raise OTHER_ANSWER
        return body is not None

    def _keep_snapshot(self, live: Live) -> None:
        with suppress(StoreUnavailable):  # the answer itself is committed; this only saves time later
            self.store.keep_snapshot(live.stored.id, live.table.save())

    def in_memory(self, table_id: str) -> Live | None:
        """Return a table that is in memory, without looking into the store; its lock is not held."""
        with self._lock:
            live = self._live.get(table_id)
            if live is not None:
                self._live.move_to_end(table_id)
            return live

    def find(self, table_id: str) -> Live:
        """Return a table, its lock not held: who sits there. Raises Problem and StoreUnavailable."""
        if TABLE_ID.fullmatch(table_id) is None:
            raise NO_TABLE
        live = self.in_memory(table_id)
        if live is not None:
            return live
        stored = self.stored(table_id)
        return self._keep(Live(stored, self.read(stored)))

    def _keep(self, live: Live) -> Live:
        with self._lock:
            kept = self._live.setdefault(live.stored.id, live)
            self._live.move_to_end(live.stored.id)
            while len(self._live) > KEPT:
                self._live.popitem(last=False)
        return kept

    def forget(self, table_id: str) -> None:
        """Keep a table in memory no longer."""
        with self._lock:
            self._live.pop(table_id, None)

    def read(self, stored: StoredTable) -> Table:
        """Return a table as its log in the store makes it. Raises Problem and StoreUnavailable."""
        setup = Setup(
            stored.game,
            len(stored.chairs),
            stored.options,
            stored.edition,
            stored.fingerprint,
            stored.rulings,
        )
        saved = self.store.snapshot(stored.id)  # first, so that the entries are never older than it
        try:
            stored.check()
            bodies = self.store.entries(stored.id)
            if not bodies:
                self.stored(stored.id)  # a log may be empty, but not that of a table just deleted
            printed = read_editions.printed(stored.game, stored.edition, stored.fingerprint)
            entries = [Entry.parse(body) for body in bodies]
            return Table.resume(setup, stored.seed, entries, printed, _humans(stored.chairs), saved)
        except (SetupError, EditionError, Refused, Damaged) as error:
            if self.lists.was_deleted(stored.id):  # while it was read
                raise DELETED from None
            raise Problem(503, _("This table cannot be opened. %(why)s") % {"why": in_words(error)}) from None


def stale() -> Refused:
    """Return what is said about an answer to a question that is no longer open."""
    return Refused("stale", Sentence("The table has moved on meanwhile, so nothing was changed; look again."))


def summary_of(table: Table) -> Mapping[str, object]:
    """Return what lists of tables show without opening each: points by seat, who is asked, and the result.

    Until the game is over the points are those that everybody may know.
    """
    asked = table.confirming if table.confirming != NOBODY else table.game.whose()
    summary: dict[str, object] = {"scores": list(table.observe(NOBODY).game.scores()), "asked": asked}
    if table.over:
        summary["result"] = result_of(table.title, table.game, table.printed).data()
    return summary


def _humans(chairs: Sequence[Chair]) -> frozenset[int]:
    return frozenset(seat for seat, chair in enumerate(chairs) if chair.kind == HUMAN)


def _seat_for(live: Live, identity: str | None, seat: int | None) -> int:
    mine = live.seats_of(identity)
    if not mine:
        message = "You do not play at this table, so you can only watch; open a table of your own."
        raise Refused("not-yours", Sentence(message))
    if seat is None:
        return live.acting_seat(identity)
    if seat not in mine:
        raise Refused("not-yours", Sentence("That seat is not yours; answer for your own seat."))
    return seat
