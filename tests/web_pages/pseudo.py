"""A language for tests: English in wide letters. What stands in plain letters has bypassed the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from gettext import NullTranslations
from html.parser import HTMLParser
from unittest.mock import patch

from boardwright.faces import i18n
from tests.web_pages.markup import VOID
from tools.messages import collected

CODE = "wide"
FIELD = re.compile(r"(%\(\w+\)[sd]|%%|\{[^{}]*\})")
SPOKEN = (
    "aria-label",
    "title",
    "alt",
    "placeholder",
    "aria-valuetext",
    "data-live",
    "data-then",
    "data-title",
)
SILENT = {"script", "style", "kbd"}
NOTHING_TO_SAY = re.compile(
    r"\{\w+\}|https?://\S+|\b(?:"  # a field that a script fills in, an address; or
    r"[A-Z]{1,3}-?[A-Z]?\d[\w.]*"  # ids of clauses, rulings, pieces and places: TAB-3.3, S05, C2
    r"|\d\w*"  # numbers, and places such as 1a1
    r"|[IVX]+"  # numbers of decks and levels
    r"|[A-Za-z]"  # a single letter: a place, a row, a key
    r"|boardwright"
    r")\b"
)
WORD = re.compile(r"[A-Za-z]{2,}")


@cache
def collected_sentences() -> frozenset[str]:
    """Return what `make messages` finds: only that could be translated."""
    ids = [message.id for message in collected(of_others=True)]
    return frozenset(one for id in ids for one in ((id,) if isinstance(id, str) else id))


class Wide(NullTranslations):
    """English in wide letters, fields left alone."""

    def gettext(self, message: str) -> str:
        return wide(message) if message in collected_sentences() else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


def wide(message: str) -> str:
    """Return a message in letters of its own."""
    parts = FIELD.split(message)
    return "".join(part if k % 2 else "".join(map(_wide, part)) for k, part in enumerate(parts))


def _wide(letter: str) -> str:
    return chr(ord(letter) + 0xFEE0) if letter.isascii() and letter.isalpha() else letter


@contextmanager
def wide_letters() -> Iterator[None]:
    """Speak in wide letters for a while."""
    token = i18n.language.set(CODE)
    try:
        with patch.object(i18n, "catalogue", lambda code: Wide() if code == CODE else NullTranslations()):
            yield
    finally:
        i18n.language.reset(token)


class Texts(HTMLParser):
    """Collects all that people read and hear on a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.found += [value for name, value in attrs if name in SPOKEN and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self.open:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if not SILENT & set(self.open):
            self.found.append(data)


def untranslated(html: str, known: tuple[str, ...] = ()) -> list[str]:
    """Return the texts of a page with words that no catalogue could translate; `known` words may stay."""
    reader = Texts()
    reader.feed(html)
    reader.close()
    lines = [line for text in reader.found for line in text.splitlines()]
    return [line for line in dict.fromkeys(lines) if plain_words(line, known)]


def example_of_each(lines: Iterable[str], known: tuple[str, ...] = ()) -> str:
    """Return one line for each word, for the message of a test."""
    found: dict[str, str] = {}
    for line in lines:
        for word in plain_words(line, known):
            found.setdefault(word, line.strip()[:300])
    return "\n".join(f"{word}: {line}" for word, line in found.items())


def plain_words(text: str, known: tuple[str, ...] = ()) -> list[str]:
    """Return the words of a text that no catalogue could translate."""
    for word in known:
        text = re.sub(rf"\b{re.escape(word)}\b", " ", text)
    return WORD.findall(NOTHING_TO_SAY.sub(" ", text))
