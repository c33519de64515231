"""What the page's field offers for what has been typed so far: answers, and what may be looked up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces.face import Face, Question
from boardwright.faces.i18n import _
from boardwright.faces.telling.look_ups import LookUp, look_up, looked_up
from boardwright.faces.telling.people import player_called
from boardwright.faces.telling.reference import clauses_called, entries_called
from boardwright.faces.telling.typed import Way, answers_for, blocked_for, logged, not_found, ways_of
from boardwright.faces.telling.wording import in_a_row, say, say_count
from boardwright.table.observation import Observation

MOST: Final = 60  # suggestions
LONGEST: Final = 90  # letters of a rule


@dataclass(frozen=True)
class Suggestion:
    """One line: an answer in the `words` of the log, or what a key looks up with `rest` after it."""

    text: str
    small: str = ""
    words: str = ""
    target: str = ""  # element of the board where the answer stands
    look: str = ""
    rest: str = ""


@dataclass(frozen=True)
class Suggestions:
    """All lines for what was typed, and what is said of them. `sure`: the first one is meant and no other."""

    found: Sequence[Suggestion]
    told: str
    sure: bool = False


def suggestions(face: Face, seen: Observation, names: Sequence[str], entered: str) -> Suggestions:
    """Return what a viewer who has typed so much may mean."""
    typed = entered.strip()
    look, rest = look_up(typed)
    if look is not None and look.on_page:
        return looking_up(look, rest, face, seen, names)
    question = face.question(seen, names)
    ways = answered(question, seen, typed)
    looks = looked_up(typed, on_page=True) if (typed and " " not in typed) or not ways else []
    found = [*map(of_a_way, ways[:MOST]), *map(named, looks)]
    if not typed:
        return Suggestions(found, "")
    if not found:
        return Suggestions((), refusal(question, typed))
    return Suggestions(found, counted(len(ways) + len(looks)), sure=len(ways) == 1)


def answered(question: Question, seen: Observation, typed: str) -> Sequence[Way]:
    """Return the answers that may be meant; none for the log's words of one that is not open."""
    action = logged(seen.title.words(seen.printed), typed)
    if action is not None and action not in seen.options:
        return ()
    return answers_for(question, typed)


def refusal(question: Question, typed: str) -> str:
    """Return why nothing is meant by what was typed."""
    barred = blocked_for(question, typed)
    if barred is None:
        return not_found(ways_of(question), typed)
    return in_a_row([say("{sentence}.", sentence=barred.title), barred.sentence])


def of_a_way(way: Way) -> Suggestion:
    """Return an answer as a line."""
    option = way.option
    return Suggestion(
        way.name,
        small=option.small if len(option.actions) == 1 else "",
        words=way.words,
        target=option.targets[way.index] if way.index < len(option.targets) else "",
    )


def named(look: LookUp) -> Suggestion:
    """Return what may be looked up as a line."""
    return Suggestion(look.form, small=_(look.told), look=look.key)


def looking_up(look: LookUp, rest: str, face: Face, seen: Observation, names: Sequence[str]) -> Suggestions:
    """Return what is meant by the word of a look-up and what stands after it."""
    told = _(look.told)
    found = [Suggestion(f"{_(look.word)} {rest}".strip(), told, look=look.key, rest=rest)]
    if rest and look.key == "state":
        seat = player_called(rest, names)
        found = [] if seat is None else [Suggestion(names[seat], told, look=look.key, rest=str(seat))]
    elif rest and look.key == "rules":
        named_so = clauses_called(face.rules(seen.printed), rest)
        found = [Suggestion(one.id, shortened(one.text), look=look.key, rest=one.id) for one in named_so]
    elif rest and look.key == "aid":
        things = entries_called(face.entries(seen.printed), rest)
        found = [Suggestion(one.name, shortened(one.sentence), look=look.key, rest=one.key) for one in things]
    if not found:
        return Suggestions((), say("Nothing is called “{entered}”.", entered=rest))
    return Suggestions(found[:MOST], counted(len(found)), sure=len(found) == 1)


def counted(n: int) -> str:
    """Return how many lines there are, for those who hear them."""
    return say_count("{n} suggestion", "{n} suggestions", n)


def shortened(text: str) -> str:
    """Return the beginning of a long text."""
    return text if len(text) <= LONGEST else text[:LONGEST].rstrip() + "…"
