"""The words of the pages in the reader's language. Message ids are the English sentences.

A catalogue is `locale/<language>/LC_MESSAGES/boardwright.mo` beside this package; English needs none.
"""

from __future__ import annotations

from contextvars import ContextVar
from functools import lru_cache
from gettext import NullTranslations, translation
from pathlib import Path
from typing import Final

DOMAIN: Final = "boardwright"
LOCALE: Final = Path(__file__).parent / "locale"

language: ContextVar[str] = ContextVar("language", default="en")  # the server sets it for a request


@lru_cache
def catalogue(code: str) -> NullTranslations:
    """Return the catalogue of a language, or one that answers in English."""
    return translation(DOMAIN, LOCALE, [code], fallback=True)


def _(message: str) -> str:
    """Return a message in the reader's language, its %(fields)s unfilled."""
    return catalogue(language.get()).gettext(message)


def plural(one: str, many: str, count: int) -> str:
    """Return the form of a message that fits a count, its %(fields)s unfilled."""
    return catalogue(language.get()).ngettext(one, many, count)
