"""What was entered at a question, beside answers: names of files, numbers."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.telling.wording import either, say


def unquoted(name: str) -> str:
    """Return a file name without the quotes that a shell would want around it."""
    return name[1:-1] if len(name) > 2 and name[0] == name[-1] and name[0] in "'\"" else name


def span(numbers: Sequence[int]) -> str:
    """Return numbers for a sentence: `1 to 7` where none is missing."""
    if list(numbers) == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1:
        return say("{first} to {last}", first=numbers[0], last=numbers[-1])
    return either([str(number) for number in numbers])
