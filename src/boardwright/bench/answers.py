"""The server's own measurement, as rows."""

from __future__ import annotations

from boardwright.bench.rows import Row


def measure_answers(rounds: int) -> list[Row]:
    """Return how long an answer takes to come back as an updated page."""
    raise NotImplementedError
