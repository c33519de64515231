"""What was entered at a question: numbers, words, names of files."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.cli.problem import Problem
from boardwright.cli.terminal.wording import FEW
from boardwright.faces.face import Option


def narrowed(option: Option, left: Sequence[int], entered: Sequence[str]) -> list[int]:
    """Return the choices that a number or some words leave. Raises Problem if there is none."""
    if len(entered) == 1 and entered[0].isdigit() and len(left) <= FEW:
        number = int(entered[0])
        if 1 <= number <= len(left):
            return [left[number - 1]]
        raise Problem(f"{option.label} has no choice {number}; enter {span(range(1, len(left) + 1))}.")
    found = [n for n in left if set(entered) <= set(option.words[n].lower().split()[1:])]
    if not found:
        raise Problem(f"{option.label} has no choice {' '.join(entered)}.")
    return found


def unquoted(name: str) -> str:
    """Return a file name without the quotes that a shell would want around it."""
    return name[1:-1] if len(name) > 2 and name[0] == name[-1] and name[0] in "'\"" else name


def span(numbers: Sequence[int]) -> str:
    """Return numbers for a sentence: `1 to 7` where none is missing."""
    if list(numbers) == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(str(number) for number in numbers)
