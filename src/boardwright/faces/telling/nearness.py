"""How near something is that is not possible: what would be tried next is told first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FAR: Final = 1000  # nothing is lacking that could be had: it stays in the order of the rules

# What the sentences of reasons count: what is needed, and what there is of it.
COUNTED: Final = (
    ("cost", ("gold",)),
    ("cost", ("coins",)),
    ("cost", ("tokens",)),
    ("cost", ("left",)),
    ("worth", ("left",)),
    ("extra", ("steps",)),
    ("needed", ("parts",)),
    ("needed", ("projects",)),
    ("need", ("have",)),
    ("need", ("icons", "reserve")),
)


def lacking(sentence: str, facts: Mapping[str, int]) -> int:
    """Return how much is lacking by the facts that a reason's sentence names, or FAR if it counts nothing."""
    for needed, held in COUNTED:
        if all(f"{{{name}}}" in sentence and name in facts for name in (needed, *held)):
            return max(1, facts[needed] - sum(facts[name] for name in held))
    return FAR
