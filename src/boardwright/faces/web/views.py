"""What the pages need to know. The server fills these in; `pages` turns them into HTML.

Nothing here holds more than an Observation of the viewer allows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final
from urllib.parse import parse_qsl, urlencode

from boardwright.faces.face import Clause, Drawing, Entry, FirstGame, Panel, Question, Story
from boardwright.faces.telling.since import Since
from boardwright.games.title import Rival, StandingAnswer, Title
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation

LOOK_COOKIE: Final = "look"  # written by the client, read by the server; it holds no identity


@dataclass(frozen=True)
class Look:
    """How one browser wants pages to look. Kept in a cookie, so that the first paint is right."""

    theme: str = ""  # light, dark; empty: as the system says
    colours: str = ""  # vision: the palette for colour-vision deficiency
    motion: str = ""  # off, slow, fast; empty: normal speed
    board: str = ""  # text: the board as plain text
    confirm: str = ""  # reveals: end turns without Confirm unless it cannot be taken back
    cover: str = ""  # off: no cover screen between seats on one screen
    first: str = ""  # on: explain a first game; off: its player has had enough of that

    ALLOWED: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "theme": ("light", "dark"),
        "colours": ("vision",),
        "motion": ("off", "slow", "fast"),
        "board": ("text",),
        "confirm": ("reveals",),
        "cover": ("off",),
        "first": ("on", "off"),
    }

    @classmethod
    def parse(cls, cookie: str | None) -> Look:
        """Return the look behind a cookie's value; whatever is unknown in it is left out."""
        try:
            pairs = dict(parse_qsl(cookie or "", max_num_fields=20) if len(cookie or "") < 400 else [])
        except ValueError:  # too many fields: not written by our pages
            pairs = {}
        return cls(**{key: pairs[key] for key, values in cls.ALLOWED.items() if pairs.get(key) in values})

    def cookie(self) -> str:
        """Return the cookie's value."""
        return urlencode({key: getattr(self, key) for key in self.ALLOWED if getattr(self, key)})


@dataclass(frozen=True)
class Seat:
    """Who sits where, as one viewer sees it."""

    seat: int
    name: str  # what its owner typed, or the bot's name; always escaped by the pages
    kind: str = "person"  # person or bot
    tag: str = ""  # small words after the name, such as "bot, greedy"
    mine: bool = False  # the viewer owns it (several do on one screen)


@dataclass(frozen=True)
class Guidance:
    """What somebody's first game is explained with, beside the open question."""

    kind: str = ""  # class of the question
    why: str = ""  # it is asked
    notes: Sequence[tuple[str, str]] = ()  # (key, sentence): of them the page shows each key once
    brought: str = ""  # where the points of the round came from that has just ended
    step: str = ""  # of a guided opening, in words
    number: int = 0  # of the step
    steps: int = 0
    option: int = 0  # that the step wants
    target: str = ""  # element of the board where it stands
    answer: str = ""  # in words for people
    words: str = ""  # of the log


@dataclass(frozen=True)
class TableView:
    """A table as one viewer sees it at one position: all that the table page shows."""

    id: str  # as in /table/{id}
    observation: Observation
    seats: Sequence[Seat]  # in seat order
    question: Question
    drawing: Drawing
    panels: Sequence[Panel]
    stories: Sequence[Story]  # of the lines that are shown, in order; the last is that of the position
    status: tuple[int, int, str]  # Face.status
    ticks: Sequence[tuple[int, int, str]] = ()
    """(number, whose, heading) for every line of the whole log, also after a replayed position."""
    sheet: Sequence[tuple[str, Sequence[int]]] = ()  # Title.sheet: category, points per seat and rival
    rivals: Sequence[Rival] = ()  # Title.rivals: the Bot of a solo game
    history: Sequence[tuple[int, Sequence[int]]] = ()  # (position, scores per seat), for the chart
    gains: Sequence[tuple[int, int, int]] = ()  # (position, seat, points) of the best turns, once it is over
    since: Since | None = None  # what others did since the viewer's turn
    text: str = ""  # Face.text; needed only when `look.board` is "text"
    csrf: str = ""
    look: Look = field(default_factory=Look)
    replay: bool = False  # the address named a position with ?at=N, even if it is the last
    whole_log: bool = False  # ?log=all; else the page shows the newest lines only
    cover: str = ""
    """The name of the person the screen goes to now; empty: no cover screen.

    The client sends ?seat=N (the seat it shows) with every request for /view; the cover's button sends
    the seat that is asked. So: cover when both seats are the viewer's, differ, and covers are on.
    """
    message: str = ""  # a sentence about what was just refused or done
    nonce: str = ""  # the answer's `id` where there is no script; any unique text
    standing: Sequence[tuple[StandingAnswer, bool]] = ()  # those of the game, and whether the seat wants them
    is_asked: bool = False  # the viewer may answer now, whatever position is shown
    guidance: Guidance | None = None
    may_play_again: bool = False  # once it is over: all seats are the viewer's or machines'

    @property
    def acting(self) -> int:
        """Return the seat the viewer acts for, or NOBODY."""
        seat = self.observation.seat
        return seat if seat != NOBODY and self.seats[seat].mine else NOBODY


@dataclass(frozen=True)
class TableCard:
    """One of the viewer's tables, as the home page lists it."""

    id: str
    game: str  # Title.name
    label: str  # Title.label
    detail: str = ""  # options in words, such as "City History, 3 players"
    question: str = ""  # the sentence of the open question, or the result
    yours: bool = False  # one of the viewer's seats is asked
    over: bool = False
    scores: Sequence[tuple[int, str, int]] = ()  # seat, name, points
    when: str = ""  # "2 hours ago"
    status: str = ""  # "Round 3 of 5"
    may_delete: bool = False  # the viewer may delete it for everybody


EVERY, UNFINISHED, FINISHED, AWAY = "", "open", "over", "away"
SHOWN: Final = (EVERY, UNFINISHED, FINISHED, AWAY)  # the lists that the home page offers


@dataclass(frozen=True)
class Wish:
    """Which tables somebody wants to see on the home page, and what the form there begins with."""

    show: str = EVERY  # one of SHOWN
    find: str = ""  # words that stand in the game or in a player's name
    page: int = 1
    again: str = ""  # a table that the form is filled in like
    done: str = ""  # what was just done: deleted, away or back

    def address(self, **changes: object) -> str:
        """Return the address of the home page with some of this changed."""
        asked = {"show": self.show, "find": self.find, "page": self.page, **changes}
        words = urlencode({name: value for name, value in asked.items() if value not in ("", 1)})
        return f"/?{words}" if words else "/"


@dataclass(frozen=True)
class Notice:
    """What a player should know of an edition before a game begins."""

    name: str  # edition name
    reconstructed: Sequence[str] = ()  # labels of the values that are stand-ins for the printed ones
    counts: Mapping[str, int] = field(default_factory=dict)  # source -> how many entries


@dataclass(frozen=True)
class HomeView:
    """The home page: a form to set up a table, and the viewer's tables."""

    titles: Sequence[Title]
    tables: Sequence[TableCard] = ()
    notices: Mapping[str, Sequence[Notice]] = field(default_factory=dict)  # Title.name -> editions
    bots: Sequence[tuple[str, str]] = (("random", "random"), ("greedy", "greedy"))  # spec, label
    form: Mapping[str, str] = field(default_factory=dict)  # what was sent, when it is shown again
    name: str = ""  # what the viewer called themself last
    message: str = ""  # a sentence about what was wrong with the form
    csrf: str = ""
    look: Look = field(default_factory=Look)
    wish: Wish = field(default_factory=Wish)
    pages: int = 1  # of the list that is shown
    counts: Mapping[str, int] = field(default_factory=dict)  # list of SHOWN -> tables in it that were found
    waiting: int = 0  # tables of the list that wait for the viewer, also on other pages
    has_tables: bool = False  # any, also none of those that are looked for
    newcomer: bool = False  # has finished no table yet
    openings: Sequence[str] = ()  # names of the games that have a guided opening


@dataclass(frozen=True)
class PrintedValue:
    """Where one printed value of an edition comes from."""

    what: str
    source: str  # rulebook, published, deduced, reconstructed
    note: str = ""  # a reference or the reasoning


@dataclass(frozen=True)
class RulesView:
    """The rules reference of a game."""

    title: Title
    clauses: Sequence[Clause]
    edition: str = ""
    values: Sequence[PrintedValue] = ()
    look: Look = field(default_factory=Look)


@dataclass(frozen=True)
class AidView:
    """The player aid of a game, to print on one page."""

    title: Title
    headings: Mapping[str, Sequence[str]]
    look: Look = field(default_factory=Look)


@dataclass(frozen=True)
class LegendView:
    """What the things of a game are: a page of its own, and what a table's page fetches of it."""

    title: Title
    groups: Sequence[tuple[str, Sequence[Entry]]]
    back: str  # address of the table
    look: Look = field(default_factory=Look)


@dataclass(frozen=True)
class FirstView:
    """What a game is about and where everything is, for somebody who has never played it."""

    title: Title
    first: FirstGame
    look: Look = field(default_factory=Look)


@dataclass(frozen=True)
class HintView:
    """An answer that can be recommended, why, and the options from the best down."""

    table: str  # id
    title: Title
    option: int = 0
    target: str = ""
    answer: str = ""
    course: Sequence[str] = ()  # what the turn would then come to
    order: Sequence[int] = ()  # numbers of options
    look: Look = field(default_factory=Look)


@dataclass(frozen=True)
class AskView:
    """A page that says what its one button does."""

    title: str
    sentences: Sequence[str]
    action: str  # address that the button sends to
    button: str
    csrf: str
    look: Look = field(default_factory=Look)
    log: str = ""  # address of a log that can be saved before
    at_once: bool = False  # with a script it is pressed as soon as somebody sees the page


@dataclass(frozen=True)
class ErrorView:
    """A page that says what went wrong and what to do."""

    status: int
    title: str
    sentence: str
    look: Look = field(default_factory=Look)
