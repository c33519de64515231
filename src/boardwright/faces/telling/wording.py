"""Sentences with places to fill in: the one door through which every text of a face passes.

Templates are the message ids of translations. Facts stand in braces by name, so that a translation
may put them in another order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from string import Formatter
from typing import Final, NamedTuple, ParamSpec

from boardwright.faces.i18n import _, language, plural
from boardwright.sentence import Sentence

P = ParamSpec("P")
Parts = list[tuple[str, str]]  # (text, id of the element it speaks of, or empty)

RULE: Final = "rule:"  # begins the element of a part that is the number of a rule
CITED: Final = re.compile(r"\s*[(（][A-Z]{3}-[^)）]*[)）]")
PARSE = Formatter().parse


class Thing(NamedTuple):
    """A name in a sentence that points at something on the board."""

    text: str
    element: str


def say(template: str, **facts: object) -> str:
    """Return a sentence with its facts filled in."""
    return _(template).format(**facts)


def translated(words: str) -> str:
    """Return what a game or an edition says, in the reader's language; what no catalogue knows stays."""
    return words.said(_, plural) if isinstance(words, Sentence) else _(words)


def said_once(make: Callable[P, str]) -> Callable[P, str]:
    """Keep what a function says of printed things, in each language."""

    @lru_cache(2048)
    def said(_code: str, *args: P.args, **facts: P.kwargs) -> str:
        return make(*args, **facts)

    return lambda *args, **facts: said(language.get(), *args, **facts)


def later(template: str) -> str:
    """Mark a sentence for translation that is said elsewhere."""
    return template


def say_count(one: str, many: str, n: int, **facts: object) -> str:
    """Return the form of a sentence for a number; `{n}` stands for it."""
    return plural(one, many, n).format(n=n, **facts)


def tell(template: str, **facts: object) -> Parts:
    """Return a sentence in parts, so that Things in it stay linked to the board.

    A fact may be parts itself.
    """
    parts: Parts = []
    for text, fact in parts_of(_(template)):
        if text:
            parts.append((text, ""))
        if fact is not None:
            value = facts[fact]
            if isinstance(value, list):
                parts += value
            else:
                parts.append((value.text, value.element) if isinstance(value, Thing) else (str(value), ""))
    return parts


@lru_cache(2048)  # templates, in each language
def parts_of(template: str) -> list[tuple[str, str | None]]:
    """Return a template as texts, each with the name of the fact after it, if there is one."""
    return [(text, fact) for text, fact, *_rest in PARSE(template)]


NEXT: Final = later("{first} {second}")  # two sentences


def heard(parts: Iterable[tuple[str, str]]) -> str:
    """Return a sentence as it is heard: numbers of rules are for those who look them up."""
    said = "".join(text for text, element in parts if not element.startswith(RULE))
    return " ".join(CITED.sub("", said).split())


def points_of(n: int) -> str:
    """Return a number of points in words."""
    return plural("{n} point", "{n} points", n).format(n=with_minus(n))


def with_minus(n: int) -> str:
    """Return a number with a true minus: a hyphen before a number is not read out."""
    return str(n) if n >= 0 else f"\N{MINUS SIGN}{-n}"


def points_gained(points: int) -> str:
    """Return the delta of points."""
    return say("+{points}", points=points_of(points))


def with_sign(n: int, words: Callable[[int], str]) -> str:
    """Return the delta of something that `words` says in a number."""
    template = later("+{points}") if n > 0 else later("\N{MINUS SIGN}{points}")
    return say(template, points=words(abs(n)))


def either(words: Sequence[str]) -> str:
    """Return words joined as alternatives: `clay, wood or stone`."""
    return join(words, later("{first} or {last}"))


def both(words: Sequence[str]) -> str:
    """Return words joined as a list: `clay, wood and stone`."""
    return join(words, later("{first} and {last}"))


def join(words: Sequence[str], template: str) -> str:
    """Return words joined by commas, the last one by a template."""
    if len(words) < 2:
        return "".join(words)
    return say(template, first=comma().join(words[:-1]), last=words[-1])


def comma() -> str:
    """Return what stands between the things of a list."""
    return _(", ")


def semicolon() -> str:
    """Return what stands between things that hold commas themselves."""
    return _("; ")


def capital(text: str) -> str:
    """Return a text that begins a sentence."""
    return text[:1].upper() + text[1:]


def spoken(sentences: Sequence[str]) -> str:
    """Return sentences as one text that reads on after `Then:`."""
    texts = [sentence for sentence in sentences if sentence]
    return in_a_row([text if k == 0 else capital(text) for k, text in enumerate(texts)])


def paragraphs(sections: Sequence[Sequence[str]]) -> str:
    """Return a plain text of sections, each a heading and lines, with an empty line between."""
    return "\n\n".join("\n".join(section) for section in sections) + "\n"


def in_a_row(sentences: Sequence[str]) -> str:
    """Return sentences one after the other, as far apart as the language has them."""
    texts = [sentence for sentence in sentences if sentence]
    row = "".join(texts[:1])
    for text in texts[1:]:
        row = say(NEXT, first=row, second=text)
    return row


def told_in_a_row(first: Parts, second: Parts) -> Parts:
    """Return two sentences in parts one after the other."""
    return tell(NEXT, first=first, second=second)


def listed(things: Sequence[Thing]) -> Parts:
    """Return things joined by commas, each linked."""
    parts: Parts = []
    for number, thing in enumerate(things):
        if number:
            parts.append((comma(), ""))
        parts.append((thing.text, thing.element))
    return parts


def two_lines(name: str) -> list[str]:
    """Return a name in at most two lines of about equal length."""
    words = name.split(" ")
    if len(words) == 1:
        return words
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))
