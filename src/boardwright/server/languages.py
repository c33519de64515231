"""Which of the languages that pages exist in a reader likes best."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from boardwright.faces import i18n

ENGLISH: Final = "en"
CONSIDERED: Final = 20  # languages of one request


@lru_cache(maxsize=1)
def known_languages() -> frozenset[str]:
    """Return the languages with a catalogue, and English, which needs none."""
    catalogues = i18n.LOCALE.glob(f"*/LC_MESSAGES/{i18n.DOMAIN}.mo")
    return frozenset({ENGLISH, *(path.parts[-3] for path in catalogues)})


def language_for(accepted: str, known: Collection[str]) -> str:
    """Return the language for an Accept-Language header; English where none of them is known."""
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",")[:CONSIDERED]:
        tag, _, rest = part.partition(";")
        try:
            share = float(rest.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        wanted.append((-share, tag.strip().replace("-", "_")))
    by_name = {name.lower(): name for name in known}
    for share, tag in sorted(wanted, key=lambda one: one[0]):
        for name in (tag.lower(), tag.lower().partition("_")[0]):
            if share < 0 and name in by_name:
                return by_name[name]
    return ENGLISH
