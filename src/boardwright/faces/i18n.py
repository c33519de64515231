"""The words of the pages in the reader's language. Message ids are the English sentences.

A catalogue is `locale/<language>/LC_MESSAGES/boardwright.mo` beside this package; English needs none.
In a working copy the `.po` that people edit counts as long as no newer `.mo` was made of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

DOMAIN: Final = "boardwright"
LOCALE: Final = Path(__file__).parent / "locale"
ENGLISH: Final = "en"

# What languages call themselves, in the order in which they are offered.
NAMES: Final[Mapping[str, str]] = {ENGLISH: "English", "zh_Hant": "繁體中文"}

language: ContextVar[str] = ContextVar("language", default=ENGLISH)  # the server sets it for a request


def tag(code: str) -> str:
    """Return a language as HTML and HTTP write it: `zh-Hant`."""
    return code.replace("_", "-")


@lru_cache(maxsize=1)
def known_languages() -> tuple[str, ...]:
    """Return the languages that pages can be read in, English first."""
    catalogues = [*LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"), *LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po")]
    codes = {path.parts[-3] for path in catalogues}
    known = [ENGLISH, *(code for code in NAMES if code in codes), *sorted(codes - set(NAMES))]
    return tuple(dict.fromkeys(known))


@lru_cache
def catalogue(code: str) -> NullTranslations:
    """Return the catalogue of a language, or one that answers in English."""
    compiled = LOCALE / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
    edited = compiled.with_suffix(".po")
    if edited.is_file() and not is_newer(compiled, edited):
        return compiled_now(edited, code)
    if compiled.is_file():
        with compiled.open("rb") as file:
            return GNUTranslations(file)
    return NullTranslations()


def compiled_now(edited: Path, code: str) -> NullTranslations:
    """Return a catalogue as it is edited, compiled by what compiles those of a wheel."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    made = BytesIO()
    with edited.open("rb") as file:
        write_mo(made, read_po(file, locale=code))
    made.seek(0)
    return GNUTranslations(made)


def is_newer(compiled: Path, edited: Path) -> bool:
    """Tell whether a compiled catalogue was made of what the edited one says now."""
    return compiled.is_file() and compiled.stat().st_mtime >= edited.stat().st_mtime


def in_each_language(say: Callable[[], T]) -> Iterator[T]:
    """Return what is said to the readers of each language."""
    for code in known_languages():
        token = language.set(code)
        try:
            said = say()
        finally:
            language.reset(token)
        yield said


def _(message: str) -> str:
    """Return a message in the reader's language, its %(fields)s unfilled."""
    code = language.get()
    if code == ENGLISH or not message:  # under nothing a catalogue keeps what it says of itself
        return message
    return catalogue(code).gettext(message)


def plural(one: str, many: str, count: int) -> str:
    """Return the form of a message that fits a count, its %(fields)s unfilled.

    Where both forms stand in a table, a catalogue knows each by itself.
    """
    code = language.get()
    if code == ENGLISH:
        return one if count == 1 else many
    known = catalogue(code)
    return known.gettext(known.ngettext(one, many, count))
