"""What somebody means who types an answer: by its name, by parts of it, or in the words of the log.

Terminal and pages read alike. Case, accents and marks count for nothing, a beginning stands for its word, and
what is in quotes belongs together:

    hospital c2          build "Middle Class House" C2          mid c2          2 c2          醫院 C2
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cached_property
from typing import Final

from boardwright.faces.face import Blocked, Option, Question
from boardwright.faces.telling.wording import comma, either, later, say, say_count, semicolon
from boardwright.games.words import Words as LogWords
from boardwright.games.words import WordsError
from boardwright.kernel.packing import Action

FEW: Final = 12  # answers that are listed one by one, and have numbers
NEAREST: Final = 3  # answers that are named where none is meant
SHORT: Final = 3  # letters
LIKE: Final = 0.7  # how much alike words must be for that

TOGETHER: Final = re.compile(r"\"([^\"]*)\"?|“([^”]*)”?|「([^」]*)」?|(\S+)")
LETTERS: Final = "\u3400-\u9fff\uf900-\ufaff"  # Chinese ones, which are words by themselves
WORD: Final = re.compile(rf"[{LETTERS}]|[^\W_{LETTERS}]+")

Words = tuple[str, ...]

# How well an answer is met: by all of its words in the log, by its name, by that of its option or way, by
# words in a row, by whole words, by beginnings of words. What is met better hides what is met worse.
LOG, NAME, LABEL, ROW, WHOLE, BEGUN = range(6)


def words_of(text: str) -> Words:
    """Return the words of a text without case, accents and marks."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("'", "").replace("’", ""))
    return tuple(WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter))))


def phrases_of(entered: str) -> list[Words]:
    """Return what was typed, part by part: what is in quotes or without a space belongs together."""
    parts = ("".join(groups) for groups in TOGETHER.findall(entered))
    return [words for part in parts if (words := words_of(part))]


@dataclass(frozen=True)
class Way:
    """One answer to the open question: the way of an option that has this index, by a name of its own."""

    option: Option
    index: int
    name: str

    @property
    def words(self) -> str:
        """Return it in the words of the log."""
        return self.option.words[self.index]

    @property
    def action(self) -> Action:
        """Return it as the engine has it."""
        return self.option.actions[self.index]

    @property
    def label(self) -> str:
        """Return what it is called among the ways of its option; empty where that says nothing."""
        labels = self.option.target_labels
        return labels[self.index] if self.index < len(labels) else ""

    @cached_property
    def texts(self) -> list[Words]:
        """Return in which words it may be typed: those of the log first, what is no name of it last."""
        return [
            words_of(text)
            for text in (self.words, self.name, self.option.label, self.label, self.option.small)
        ]

    def met(self, phrases: Sequence[Words]) -> int | None:
        """Return how well it is met by what was typed, None if it is not."""
        row = tuple(word for phrase in phrases for word in phrase)
        texts = self.texts
        if row == texts[0]:
            return LOG
        if row == texts[1]:
            return NAME
        if row in texts[2:4]:
            return LABEL
        if any(holds(text, row, begun=False) for text in texts):
            return ROW
        for begun in (False, True):
            if all(any(holds(text, phrase, begun=begun) for text in texts) for phrase in phrases):
                return BEGUN if begun else WHOLE
        return None

    def likeness(self, phrases: Sequence[Words]) -> float:
        """Return how much of what was typed it resembles, from 0 to 1."""
        known = {word for text in self.texts for word in text}
        typed = [word for phrase in phrases for word in phrase]
        return sum(max(alike(word, one) for one in known) for word in typed) / len(typed)


def alike(typed: str, word: str) -> float:
    """Return how much two words resemble each other: a beginning entirely, short ones not at all."""
    if len(typed) < SHORT and not word.startswith(typed):
        return 0.0
    return 1.0 if word.startswith(typed) else SequenceMatcher(None, typed, word).ratio()


def holds(text: Words, phrase: Words, *, begun: bool) -> bool:
    """Tell whether a text has the words of a phrase in a row, the last one perhaps only begun."""
    *first, last = phrase
    for at in range(len(text) - len(phrase) + 1):
        *same, end = text[at : at + len(phrase)]
        if same == first and (end == last or (begun and end.startswith(last))):
            return True
    return False


def ways_of(question: Question) -> list[Way]:
    """Return all answers to a question, in the order of its options, each with a name of its own."""
    ways = [way for option in question.options for way in ways_of_option(option)]
    for longer in (in_full, in_full_and_words):
        shared = Counter(way.name for way in ways)
        ways = [replace(way, name=longer(way)) if shared[way.name] > 1 else way for way in ways]
    return ways


def ways_of_option(option: Option) -> list[Way]:
    """Return all answers of an option, each called as the option or as which of its ways it is."""
    several = len(option.actions) > 1
    labels = (
        option.target_labels if several and option.target_labels else [option.label] * len(option.actions)
    )
    return [Way(option, index, label) for index, label in enumerate(labels)]


def in_full(way: Way) -> str:
    """Return the name of an answer with its option."""
    option = comma().join(part for part in (way.option.label, way.option.small) if part)
    return option if len(way.option.actions) == 1 else say("{option}: {way}", option=option, way=way.label)


def in_full_and_words(way: Way) -> str:
    """Return the name of an answer with its words in the log, which are always its own."""
    return say("{answer} ({words})", answer=in_full(way), words=way.words)


def meant(ways: Sequence[Way], entered: str) -> list[Way]:
    """Return those of some answers that were typed: none, one, or all among which more words must tell."""
    phrases = phrases_of(entered)
    if not phrases:
        return list(ways)
    found = [(level, way) for way in ways if (level := way.met(phrases)) is not None]
    best = min((level for level, _way in found), default=LOG)
    return [way for level, way in found if level == best]


def numbered(question: Question, entered: str) -> tuple[list[Way], str]:
    """Return the answers of the option whose number stands first, and what stands after it; else none."""
    first, _, rest = entered.strip().partition(" ")
    ways = ways_of(question) if first.isdecimal() else []
    return [way for way in ways if way.option.number == int(first)], rest


def among(ways: Sequence[Way], entered: str) -> list[Way]:
    """Return which of some answers are meant by words, or by a number where they are few."""
    typed = entered.strip()
    if typed.isdecimal() and len(ways) <= FEW:
        return list(ways[int(typed) - 1 : int(typed)]) if int(typed) else []
    return meant(ways, entered)


def answers_for(question: Question, entered: str) -> list[Way]:
    """Return the answers to a question that may be meant by what was typed."""
    return among(*numbered(question, entered)) or meant(ways_of(question), entered)


def logged(words: LogWords, entered: str) -> Action | None:
    """Return what was typed in the words of the log, open or not; None where it is none of its sentences."""
    try:
        return words.parse(entered)
    except WordsError:
        return None


def blocked_for(question: Question, entered: str) -> Blocked | None:
    """Return what was typed if it is not possible now and nothing else is called so."""
    phrases = phrases_of(entered)
    row = tuple(word for phrase in phrases for word in phrase)
    named = [(one, words_of(one.label)) for one in question.blocked]
    exact = [one for one, words in named if words == row]
    begun = [one for one, words in named if all(holds(words, phrase, begun=True) for phrase in phrases)]
    found = exact or begun
    return found[0] if phrases and len({one.label for one in found}) == 1 else None


def nearest(ways: Sequence[Way], entered: str) -> list[Way]:
    """Return the answers that resemble most what was typed, the likest one first."""
    phrases = phrases_of(entered)
    if not phrases:
        return []
    ranked = sorted(ways, key=lambda way: way.likeness(phrases), reverse=True)
    return [way for way in ranked[:NEAREST] if way.likeness(phrases) >= LIKE]


def not_found(ways: Sequence[Way], entered: str) -> str:
    """Return the sentence for what no answer is called, with those that are called nearly so."""
    names = list(dict.fromkeys(way.name for way in nearest(ways, entered)))
    if not names:
        return say("No answer to this question is called “{entered}”.", entered=entered)
    near = either([say("“{name}”", name=name) for name in names])
    words = later("No answer to this question is called “{entered}”; did you mean {near}?")
    return say(words, entered=entered, near=near)


def several(ways: Sequence[Way], entered: str) -> str:
    """Return the sentence for what may mean several answers."""
    return say_count(
        "“{entered}” may mean {n} answer; add a word.",
        "“{entered}” may mean {n} answers; add a word.",
        len(ways),
        entered=entered,
    )


def options_of(ways: Iterable[Way]) -> list[Option]:
    """Return the options of some answers, each with these answers alone."""
    by_number: dict[int, list[Way]] = {}
    for way in ways:
        by_number.setdefault(way.option.number, []).append(way)
    return [only(here) for here in by_number.values()]


def only(ways: Sequence[Way]) -> Option:
    """Return the option of some answers with these answers alone."""
    option = ways[0].option

    def left(of_each: Sequence[str]) -> tuple[str, ...]:
        return tuple(of_each[way.index] for way in ways if way.index < len(of_each))

    return replace(
        option,
        actions=tuple(way.action for way in ways),
        words=left(option.words),
        targets=left(option.targets),
        target_labels=left(option.target_labels),
    )


def completed(ways: Sequence[Way], entered: str) -> list[str]:
    """Return the words that may stand for the last one of what was typed, as they are written in names."""
    before, last = cut(entered)
    left = meant(ways, before) if before.strip() else ways
    begun = words_of(last)
    found = dict.fromkeys(word for way in left for word in spelled(way) if begins(words_of(word), begun))
    return list(found)


def cut(entered: str) -> tuple[str, str]:
    """Return what was typed before its last word, and that word."""
    front, space, last = entered.rpartition(" ")
    return front + space, last


def spelled(way: Way) -> Iterator[str]:
    """Yield the words of an answer as they are written, those of its name first."""
    for text in (way.option.label, way.label, way.words):
        for word in text.split():
            bare = word.strip(".,;:()（）“”\"'…")
            if words_of(bare):
                yield bare


def begins(word: Words, begun: Words) -> bool:
    """Tell whether a word begins with what was typed of it."""
    return not begun or (bool(word) and holds(word[: len(begun)], begun, begun=True))


def in_list(names: Iterable[str]) -> str:
    """Return names for a line, each once."""
    return semicolon().join(dict.fromkeys(names))
