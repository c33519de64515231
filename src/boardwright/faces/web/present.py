"""What the table page says around the board: whose turn, which bar, ticks, ranking. No HTML here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces.face import Option, Question, Story
from boardwright.faces.i18n import _, plural
from boardwright.faces.telling.wording import comma, in_a_row, say, translated, with_minus
from boardwright.faces.web.views import Seat, TableView
from boardwright.kernel.packing import CHANCE, NOBODY

NEWEST_LINES: Final = 16  # log lines on a page; earlier ones are asked for
BEST_GAINS: Final = 4  # rows of "Biggest gains"
PLACE_AT_THE_END: Final = re.compile(r"(?P<what>.+)(?:, |，)(?P<place>.+?)")  # Chinese has its own comma

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


def sentence(view: TableView) -> str:
    """Return the one sentence of the bar."""
    seen = view.observation
    if mode(view) == CONFIRM:
        return _("Your turn is complete. Confirm it, or step back.")
    if seen.confirming not in (NOBODY, seen.seat):
        name = view.seats[seen.confirming].name
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
        points = comma().join(f"{rank.seat.name} {with_minus(rank.score)}" for rank in ranking(view))
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
        return _("Your turn") if len(mine) == 1 else _("%(name)s’s turn") % {"name": view.seats[who].name}
    return _("%(name)s’s turn") % {"name": view.seats[who].name}


def page_title(view: TableView) -> str:
    """Return the words of the browser's tab."""
    if view.cover:
        return _("Pass the screen to %(name)s") % {"name": view.cover}
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
    lines = view.ticks or [(story.number, story.whose, story.heading) for story in view.stories]
    groups: list[tuple[str, list[tuple[int, int]]]] = []
    for number, whose, heading in lines:
        if heading or not groups:
            groups.append((heading, []))
        groups[-1][1].append((number, whose))
    return [Group(heading, tuple(whose)) for heading, whose in groups]


def newest(view: TableView) -> Sequence[Story]:
    """Return the log lines the page shows, oldest first."""
    told = [story for story in view.stories if not story.folded]
    return told if view.whole_log else told[-NEWEST_LINES:]


def since_my_turn(view: TableView) -> int:
    """Return the position after the viewer's last answer, or 0; what follows is news."""
    for story in reversed(view.stories):
        if story.whose == view.observation.seat:
            return story.number
    return 0


@dataclass(frozen=True)
class Place:
    """The answers of one option that belong to one place on the board."""

    heading: str  # empty: each answer is a place of its own
    target: str
    ways: Sequence[tuple[str, str, str]]  # words, label, target


def places(option: Option) -> list[Place]:
    """Return what a follow-up asks: answers, by place first where a place has several."""
    labels = list(option.target_labels) or [words.partition(" ")[2] or words for words in option.words]
    targets = list(option.targets) or [""] * len(option.words)
    ways = list(zip(option.words, labels, targets, strict=True))
    by_target: dict[str, list[tuple[str, str, str]]] = {}
    for way in ways:
        by_target.setdefault(way[2], []).append(way)
    if len(by_target) in (1, len(ways)):
        return [Place("", "", ways)]
    found = [_place(target, here) for target, here in by_target.items()]
    if len({place.heading for place in found}) == len(found):
        return found
    # what the labels end with tells no place from another: its own word in the answers does
    return [
        Place(last_word(here) or here[0][1], target, [(words, label, "") for words, label, _target in here])
        for target, here in by_target.items()
    ]


def _place(target: str, ways: Sequence[tuple[str, str, str]]) -> Place:
    """Say once what all labels of a place end with: `Hospital, at C2`, `Old City Hall, at C2`."""
    parts = [PLACE_AT_THE_END.fullmatch(label) for _words, label, _target in ways]
    ends = {part["place"] if part else "" for part in parts}
    if len(ends) > 1 or "" in ends:
        return Place(ways[0][1], target, [(words, label, "") for words, label, _target in ways])
    found = [(way[0], part["what"], "") for way, part in zip(ways, parts, strict=True) if part]
    return Place(ends.pop(), target, found)


def last_word(ways: Sequence[tuple[str, str, str]]) -> str:
    """Return the word all answers of a place end with, such as `C2`; empty without one."""
    ends = {words.rpartition(" ")[2] for words, _label, _target in ways if " " in words}
    return ends.pop() if len(ends) == 1 else ""


@dataclass(frozen=True)
class Spot:
    """One place of a grid."""

    heading: str
    target: str
    word: str  # the answers given there end with it
    kinds: Sequence[int] | None  # which of the grid's kinds can be chosen; None: all


@dataclass(frozen=True)
class Grid:
    """Answers as kinds at places: `build dom` and `A1`. Two short lists instead of a long one."""

    kinds: Sequence[tuple[str, str]]  # words, label; `{}` in a label stands for the place's word
    spots: Sequence[Spot]
    on: str = ""  # what all targets begin with, before the place's word; empty: they are no such thing
    flat: bool = False  # one kind: every place is an answer


def place_left_open(label: str, word: str) -> str:
    """Return a label with `{}` where the word of a place stands; letters of Chinese may touch it."""
    return re.sub(rf"\b{re.escape(word)}\b", "{}", label, count=1, flags=re.ASCII)


FLAT_FROM: Final = 4  # answers; a shorter list stays a list of buttons


def grid(found: Sequence[Place]) -> Grid | None:
    """Return a follow-up as a grid, or None where its answers are not made of a kind and a place."""
    if len(found) == 1 and not found[0].heading:
        return _flat_grid(found[0].ways)
    words_of = [last_word(place.ways) for place in found if place.heading]
    if len(words_of) < len(found) or "" in words_of or len(set(words_of)) < len(found):
        return None
    kinds: dict[tuple[str, str], int] = {}
    chosen: list[list[int]] = []
    for place, word in zip(found, words_of, strict=True):
        here = [
            (words.rpartition(" ")[0], place_left_open(label, word)) for words, label, _target in place.ways
        ]
        chosen.append([kinds.setdefault(kind, len(kinds)) for kind in here])
    every = list(range(len(kinds)))
    return Grid(
        list(kinds),
        [
            Spot(place.heading, place.target, word, None if here == every else here)
            for place, word, here in zip(found, words_of, chosen, strict=True)
        ],
        _prefix([(place.target, word) for place, word in zip(found, words_of, strict=True)]),
    )


def on(found: Sequence[Place]) -> str:
    """Return what the targets of a long list begin with, before the last word of each answer; or nothing."""
    if len(found) != 1 or found[0].heading or len(found[0].ways) < FLAT_FROM:
        return ""
    return _prefix([(target, last_word([(words, "", "")])) for words, _label, target in found[0].ways])


def _flat_grid(ways: Sequence[tuple[str, str, str]]) -> Grid | None:
    """Return answers of one kind at many places, as long as place and target follow from the words."""
    words_of = [last_word([way]) for way in ways]
    kinds = {
        (words.rpartition(" ")[0], place_left_open(label, word))
        for (words, label, _target), word in zip(ways, words_of, strict=True)
    }
    on = _prefix([(target, word) for (_words, _label, target), word in zip(ways, words_of, strict=True)])
    if (
        len(ways) < FLAT_FROM
        or len(kinds) > 1
        or "" in words_of
        or not on
        or "{}" not in next(iter(kinds))[1]
    ):
        return None
    spots = [Spot(word, target, word, None) for (_, _, target), word in zip(ways, words_of, strict=True)]
    return Grid(list(kinds), spots, on, flat=True)


def _prefix(targets: Sequence[tuple[str, str]]) -> str:
    """Return what stands before the place's word in every target, or nothing."""
    fronts = {target.removesuffix(word) if word and target.endswith(word) else "" for target, word in targets}
    return fronts.pop() if len(fronts) == 1 else ""


def then(option: Option) -> str:
    """Return what is said about an option before the click: consequence, then warnings."""
    return in_a_row([option.then, *(_("Careful: %(warning)s") % {"warning": w} for w in option.warnings)])


def named_place() -> str:
    """Return what a place on the board is called that an option's list names; scripts fill it in."""
    return say("Option {number}: {words}", number="{number}", words="{words}")


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
    """Return the outcome in one sentence; a solo game has its own, which the face knows."""
    if len(view.seats) == 1:
        return view.question.sentence
    ranks = ranking(view)
    best = [rank for rank in ranks if rank.place == 1]
    if len(best) > 1:
        names = _(" and ").join(rank.seat.name for rank in best)
        return _("%(names)s share the win with %(score)s points.") % {
            "names": names,
            "score": with_minus(best[0].score),
        }
    winner = best[0]
    you = winner.seat.mine and sum(seat.mine for seat in view.seats) == 1
    margin = winner.score - ranks[1].score if len(ranks) > 1 else 0
    if margin == 0:
        words = (
            _("You win the tie-break at %(score)s points.")
            if you
            else _("%(name)s wins the tie-break at %(score)s points.")
        )
    elif you:
        words = plural("You win by %(margin)s point.", "You win by %(margin)s points.", margin)
    else:
        words = plural("%(name)s wins by %(margin)s point.", "%(name)s wins by %(margin)s points.", margin)
    return words % {"name": winner.seat.name, "margin": margin, "score": with_minus(winner.score)}


@dataclass(frozen=True)
class Gain:
    """A step of the game in which a player gained much."""

    position: int
    seat: int
    points: int
    text: str


def gains(view: TableView) -> list[Gain]:
    """Return the biggest steps between two entries of the score history, in the order of play."""
    found: list[Gain] = []
    before: tuple[int, Sequence[int]] | None = None
    for position, scores in view.history:
        if before is not None:
            first, old = before
            for seat, points in enumerate(scores):
                if points > old[seat]:
                    text = _line_of(view.stories, first, position, seat)
                    found.append(Gain(position, seat, points - old[seat], text))
        before = (position, scores)
    best = sorted(found, key=lambda gain: -gain.points)[:BEST_GAINS]
    return sorted(best, key=lambda gain: gain.position)


def _line_of(stories: Sequence[Story], after: int, until: int, seat: int) -> str:
    lines = [story for story in stories[after:until] if story.whose == seat]
    told = [story for story in lines if story.deltas]
    if told or lines:
        return (told or lines)[-1].text
    return stories[until - 1].text if 0 < until <= len(stories) else ""


def source_words(source: str) -> str:
    """Return where a printed value comes from, in words."""
    words = {
        "rulebook": _("rulebook"),
        "published": _("published"),
        "deduced": _("deduced"),
        "reconstructed": _("reconstructed"),
    }
    return words.get(source, source)
