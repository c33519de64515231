"""The table as text, in chapters: a screen reader goes from heading to heading."""

from __future__ import annotations

SENTENCE_ENDS = (".", "。")


def chapters(text: str) -> list[tuple[str, str]]:
    """Return heading and lines of each part of the text; parts are apart by an empty line.

    A part of one line, or one that begins with a sentence, has no heading.
    """
    found: list[tuple[str, str]] = []
    for part in text.strip("\n").split("\n\n"):
        first, _, rest = part.partition("\n")
        if rest and not first.endswith(SENTENCE_ENDS):
            found.append((first, rest))
        else:
            found.append(("", part))
    return found
