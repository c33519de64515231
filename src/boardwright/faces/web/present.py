"""What the table page says around the board: whose turn, which bar, ticks, ranking. No HTML here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces.drawing.svg import short
from boardwright.faces.face import Option, Question, Story, View
from boardwright.faces.i18n import _, plural
from boardwright.faces.telling.people import isolated
from boardwright.faces.telling.result import result_sentence
from boardwright.faces.telling.since import Doing
from boardwright.faces.telling.story import as_shown
from boardwright.faces.telling.ways import grid, on, places
from boardwright.faces.telling.wording import NEXT, comma, in_a_row, say, translated, with_minus
from boardwright.faces.web.views import Seat, TableView
from boardwright.games.result import result_of
from boardwright.kernel.packing import CHANCE, NOBODY

__all__ = ["as_shown", "grid", "isolated", "on", "places"]  # of others; templates see them here

NEWEST_LINES: Final = 10  # log lines on a page; earlier ones are asked for
SHORT_CHAIN: Final = 3  # events that a log line shows below it; more of them are folded

ASK, CONFIRM, WAIT, REPLAY, OVER = "ask", "confirm", "wait", "replay", "over"


def mode(view: TableView) -> str:
    """Return which bar the table shows."""
    seen = view.observation
    if view.replay or seen.position < seen.length:
        return REPLAY
    if seen.over:
        return OVER
    if seen.must_confirm:
        return CONFIRM
    return ASK if seen.options else WAIT


def asked(view: TableView) -> int:
    """Return the seat everybody waits for, CHANCE, or NOBODY."""
    seen = view.observation
    return seen.confirming if seen.confirming != NOBODY else seen.whose


def called(view: TableView, seat: int) -> str:
    """Return the name of a seat's player for the middle of a sentence."""
    return isolated(view.seats[seat].name)


def sentence(view: TableView) -> str:
    """Return the one sentence of the bar."""
    seen = view.observation
    if mode(view) == CONFIRM:
        return _("Your turn is complete. Confirm it, or step back.")
    if seen.over and seen.position == seen.length:
        return in_a_row([_("The game is over."), result(view)])
    if seen.confirming not in (NOBODY, seen.seat):
        name = called(view, seen.confirming)
        return _("%(name)s has finished a turn and may still take it back.") % {"name": name}
    return view.question.sentence


def steps(view: TableView) -> str:
    """Return the line under the sentence while nothing is lit."""
    seen = view.observation
    if mode(view) == CONFIRM and seen.reveals:
        return _("It cannot be taken back afterwards: new information comes to light.")
    if mode(view) == CONFIRM:
        return _("Until you confirm, everything in this turn can be taken back.")
    return view.question.steps


def gap() -> str:
    """Return what stands between two sentences."""
    return say(NEXT, first="", second="")


def only_bots(view: TableView) -> bool:
    """Tell whether nobody but machines plays."""
    return all(seat.kind == "bot" for seat in view.seats)


def live(view: TableView) -> str:
    """Return what a screen reader hears when the table has changed, after the new log lines."""
    which = mode(view)
    if view.message:
        return view.message
    if which == ASK:
        count = len(view.question.options)
        options = plural("%(count)s option.", "%(count)s options.", count) % {"count": count}
        asked_of = turn_words(view)
        opening = [] if sentence(view).startswith(asked_of) else [say("{sentence}.", sentence=asked_of)]
        return in_a_row([*opening, sentence(view), options])
    if which == CONFIRM and view.observation.reveals:
        return in_a_row([sentence(view), steps(view)])
    if which == OVER:
        points = comma().join(
            f"{isolated(rank.seat.name)} {with_minus(rank.score)}" for rank in ranking(view)
        )
        return in_a_row([result(view), say("{sentence}.", sentence=points)])
    if which == REPLAY:
        seen = view.observation
        return _("Replay, move %(position)s of %(length)s.") % {
            "position": seen.position,
            "length": seen.length,
        }
    return sentence(view)


def turn_words(view: TableView) -> str:
    """Return the words of the turn chip."""
    which = mode(view)
    who = asked(view)
    if which == OVER or who == NOBODY:
        return _("Game over")
    if who == CHANCE:
        return _("Drawing")
    if who == view.acting:
        mine = [seat for seat in view.seats if seat.mine]
        return _("Your turn") if len(mine) == 1 else _("%(name)s’s turn") % {"name": called(view, who)}
    return _("%(name)s’s turn") % {"name": called(view, who)}


def page_title(view: TableView) -> str:
    """Return the words of the browser's tab."""
    if view.cover:
        return _("Pass the screen to %(name)s") % {"name": isolated(view.cover)}
    mine = mode(view) in (ASK, CONFIRM) and asked(view) == view.acting
    name = translated(view.observation.title.label)
    return _("Your turn: %(game)s") % {"game": name} if mine else name


def tag(view: TableView, seat: Seat) -> str:
    """Return the small words after a name."""
    if seat.mine and sum(other.mine for other in view.seats) == 1:
        return _("you")
    return seat.tag


@dataclass(frozen=True)
class Group:
    """Lines of the history ribbon under one heading."""

    heading: str
    whose: tuple[tuple[int, int], ...]  # (number, seat or CHANCE)

    @property
    def marks(self) -> str:
        """Return a digit for each line: 0 chance, else the seat counted from 1."""
        return "".join(str(max(whose, -1) + 1) for _number, whose in self.whose)


def ticks(view: TableView) -> list[Group]:
    """Return the history ribbon, round by round."""
    groups: list[tuple[str, list[tuple[int, int]]]] = []
    for number, whose, heading in view.ticks:
        if heading or not groups:
            groups.append((heading, []))
        groups[-1][1].append((number, whose))
    return [Group(heading, tuple(whose)) for heading, whose in groups]


def newest(view: TableView) -> Sequence[Story]:
    """Return the log lines the page shows, oldest first."""
    told = [story for story in view.stories if not story.folded and story.number > set_up(view)]
    return told if view.whole_log else told[-NEWEST_LINES:]


def of_set_up(view: TableView) -> Sequence[Story]:
    """Return the log lines of the set-up, oldest first, where the page shows the whole log."""
    return [story for story in view.stories if not story.folded and story.number <= set_up(view)]


def is_news(view: TableView) -> bool:
    """Tell whether the viewer's turn has begun, and nothing is answered in it."""
    return view.since is not None and not view.since.answered and view.is_asked


def steps_of(doing: Doing) -> str:
    """Return the positions that show what somebody did: the one before it, then each line."""
    return " ".join(map(str, [max(0, doing.lines[0] - 1), *doing.lines]))


def end_of_set_up(headings: Sequence[str], position: int) -> int:
    """Return the last line of the set-up, which pages fold once the game has gone on; else 0."""
    last = next((number for number, heading in enumerate(headings) if number and heading), 0)
    return last if last < position else 0


def set_up(view: TableView) -> int:
    """Return the last line of the set-up where it is folded, else 0."""
    return end_of_set_up([heading for _number, _whose, heading in view.ticks], view.observation.position)


def then(option: Option) -> str:
    """Return what is said about an option before the click: consequence, then warnings."""
    return in_a_row([option.then, *(_("Careful: %(warning)s") % {"warning": w} for w in option.warnings)])


def replayed(view: TableView) -> str:
    """Return which position of a game is replayed, and in which part of it."""
    seen = view.observation
    move = _("Replay, move %(position)s of %(length)s.")
    where = say("{sentence}.", sentence=view.status[2])
    return in_a_row([move % {"position": seen.position, "length": seen.length}, where])


def boxes(part: View) -> str:
    """Return the crops of a part of the board for scripts: numbers with spaces between, crops with bars."""
    return "|".join(" ".join(map(short, box)) for box in part.boxes)


def named_place() -> str:
    """Return what a place on the board is called that an option's list names; scripts fill it in."""
    return say("Option {number}: {words}", number="{number}", words="{words}")


def ways_counted(count: int) -> str:
    """Return how many ways a place has; scripts fill in the number where it is 0."""
    return plural("%(count)s way", "%(count)s ways", count) % {"count": count or "{n}"}


def begins(option: Option) -> str:
    """Return for scripts what begins an option: element ids, each with the words that it leaves."""
    return "|".join(f"{element}={words}" for element, words in option.begins)


def no_words(question: Question) -> str:
    """Return the words of the chip that holds everything blocked."""
    if len(question.blocked) == 1:
        return question.blocked[0].label
    count = len(question.blocked)
    return plural("%(count)s not possible", "%(count)s not possible", count) % {"count": count}


def columns(view: TableView) -> list[Seat]:
    """Return whose points the score sheet shows: the seats, then rivals as if they had the next ones."""
    rivals = [
        Seat(len(view.seats) + number, translated(rival.name), "bot")
        for number, rival in enumerate(view.rivals)
    ]
    return [*view.seats, *rivals]


def totals(view: TableView) -> list[int]:
    """Return the points of each column of the score sheet."""
    return [*view.observation.game.scores(), *(rival.points for rival in view.rivals)]


@dataclass(frozen=True)
class Rank:
    """One player in the ranking, or the rival of a solo game."""

    seat: Seat
    place: int
    score: int


def ranking(view: TableView) -> list[Rank]:
    """Return the players from first to last, rivals among them."""
    scores = totals(view)
    places = [*view.observation.game.places(), *(rival.place for rival in view.rivals)]
    ranks = [Rank(seat, places[seat.seat], scores[seat.seat]) for seat in columns(view)]
    return sorted(ranks, key=lambda rank: (rank.place, rank.seat.seat))


def note(view: TableView, seat: int) -> str:
    """Return what the face adds to a player's result, such as which contracts were met."""
    return next((panel.note for panel in view.panels if panel.seat == seat), "")


def result(view: TableView) -> str:
    """Return the outcome in one sentence."""
    seen = view.observation
    found = result_of(seen.title, seen.game, seen.printed)
    mine = [seat.seat for seat in view.seats if seat.mine]
    return result_sentence(found, [seat.name for seat in view.seats], mine)


@dataclass(frozen=True)
class Gain:
    """A step of the game in which a player gained much."""

    position: int
    seat: int
    points: int
    text: str
    why: str = ""  # where the points came from


def gains(view: TableView) -> list[Gain]:
    """Return the turns that brought most, each with the line that gave most of it, in the order of play."""
    texts = {story.number: story.deed for story in view.stories}
    whys = [*view.reasons, *[""] * len(view.gains)]
    told = zip(view.gains, whys, strict=False)
    return [Gain(at, seat, points, texts[at], why) for (at, seat, points), why in told if at in texts]


def duration(seconds: int) -> str:
    """Return how long something took."""
    minutes, hours = seconds // 60, seconds // 3600
    if hours:
        return _("%(hours)s h %(minutes)s min") % {"hours": hours, "minutes": minutes % 60}
    if minutes:
        return _("%(minutes)s min") % {"minutes": minutes}
    return _("%(seconds)s s") % {"seconds": seconds} if seconds else "–"


def source_words(source: str) -> str:
    """Return where a printed value comes from, in words."""
    words = {
        "rulebook": _("rulebook"),
        "published": _("published"),
        "deduced": _("deduced"),
        "reconstructed": _("reconstructed"),
    }
    return words.get(source, source)
