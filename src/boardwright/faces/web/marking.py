"""Codes and proper names in texts, marked so that the inspector tells what they are."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, cast

from markupsafe import Markup

from boardwright.faces import registry
from boardwright.faces.face import Entry
from boardwright.faces.i18n import language
from boardwright.faces.telling.entries import Marks
from boardwright.faces.telling.wording import say
from boardwright.games.title import Printed
from boardwright.table.observation import Observation

MARK: Final = Markup('<button type="button" class="code"{}{}>{}</button>')
IN_BUTTON: Final = Markup('<span class="code"{}>{}</span>')  # a button holds no other
KEY: Final = Markup(' data-entry="{}"')  # else the code itself
NAMED: Final = Markup(' aria-label="{}"')
NAMED_BY: Final = Markup(' aria-labelledby="{}"')

Edition = tuple[str, Hashable, str]  # game, edition, language


def entries(game: str, printed: Printed | None = None) -> Sequence[Entry]:
    """Return what the things of an edition are, else of the shipped one, in the language that is read."""
    return _entries(_known(game, printed))


def legend(found: Sequence[Entry]) -> list[tuple[str, list[Entry]]]:
    """Return entries under their headings."""
    return [(group, list(here)) for group, here in groupby(found, key=lambda entry: entry.group)]


def marked(text: str, seen: Observation, *, drawn: bool = False) -> Markup:
    """Return a text of a table in which codes and names are buttons.

    Where the board is `drawn`, a code is heard as what it is called there, which a page need not say twice.
    """
    return _marked(text, _known(seen.title.name, seen.printed), by_board=drawn)


def marked_rule(text: str, game: str) -> Markup:
    """Return a text of the rules of a game, as it is shipped, in which codes and names are buttons."""
    return _marked(text, _known(game, None), by_board=False)


def marked_inside(text: str, seen: Observation) -> Markup:
    """Return a text of a button in which codes and names are marked; the button stays one."""
    _entry, marks = _marks(_known(seen.title.name, seen.printed))
    return Markup().join(
        IN_BUTTON.format(_key(piece, key), piece) if key else piece for piece, key in marks.parts(text)
    )


def _known(game: str, printed: Printed | None) -> Edition:
    """Return by what the entries of a game are kept: an edition stays the same object."""
    return game, cast(Hashable, printed), language.get()


@lru_cache(maxsize=32)
def _entries(known: Edition) -> Sequence[Entry]:
    game, printed, _code = known
    return registry.face(game).entries(cast(Printed | None, printed))


@lru_cache(maxsize=32)
def _marks(known: Edition) -> tuple[dict[str, Entry], Marks]:
    found = _entries(known)
    return {entry.key: entry for entry in found}, Marks(found)


@lru_cache(maxsize=4096)  # most texts of a page come again in the next one
def _marked(text: str, known: Edition, *, by_board: bool) -> Markup:
    of_key, marks = _marks(known)
    return Markup().join(
        _button(piece, of_key[key], text, by_board=by_board) if key else piece
        for piece, key in marks.parts(text)
    )


def _button(piece: str, entry: Entry, text: str, *, by_board: bool) -> Markup:
    """Return a mark; a code whose text does not say what it is called says it to those who listen."""
    key, named = _key(piece, entry.key), ""
    element = next((target for target in entry.targets if "*" not in target), "")
    if entry.name not in text and by_board and element:
        named = NAMED_BY.format(element)
    elif entry.name not in text:
        named = NAMED.format(say("{name}, {code}", name=entry.name, code=piece))
    return MARK.format(key, named, piece)


def _key(piece: str, key: str) -> str:
    return "" if piece == key else KEY.format(key)
