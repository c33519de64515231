"""Measured figures, and their medians."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Row:
    """One figure: the median of its rounds, with the least and the greatest."""

    part: str
    name: str
    value: float
    low: float
    high: float
    unit: str


def row(part: str, name: str, values: Sequence[float], unit: str) -> Row:
    """Return the figure behind at least one value."""
    return Row(part, name, median(values), min(values), max(values), unit)


def ratios(part: str, what: str, rounds: Mapping[str, Sequence[float]], base: str) -> list[Row]:
    """Return how many times each variant's values are the base's, round by round."""
    out = []
    for name, values in rounds.items():
        if name != base:
            times = [value / of_base for value, of_base in zip(values, rounds[base], strict=True)]
            out.append(row(part, f"{what}: {name} / {base}", times, "times"))
    return out
