"""Rows of entries, and the columns that hold JSON, read with care since it may be damaged."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from boardwright.kernel.packing import NOBODY


def of_entries(
    table_id: str, version: int, bodies: Sequence[str], answer_id: str | None, author: str | None, now: int
) -> list[dict[str, object]]:
    """Return the rows of one answer's entries, of which the first has version `version`."""
    return [
        {
            "table_id": table_id,
            "version": version + number,
            "body": body,
            "answer_id": answer_id if number == 0 else None,
            "author": author,
            "created": now,
        }
        for number, body in enumerate(bodies)
    ]


def mapping(text: str) -> dict[str, Any] | None:
    """Return what a column of JSON holds, or None where it is no mapping."""
    try:
        value = json.loads(text)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def summary(text: str) -> dict[str, object]:
    """Return the summary of a table without what is damaged in it: the log says it all again."""
    found = mapping(text) or {}
    scores, waited_for = found.get("scores"), found.get("asked")
    whole: dict[str, object] = {}
    if isinstance(scores, list) and all(isinstance(score, int) for score in scores):
        whole["scores"] = scores
    if isinstance(waited_for, int):
        whole["asked"] = waited_for
    if isinstance(found.get("result"), dict):
        whole["result"] = found["result"]
    return whole


def asked(summary: Mapping[str, object]) -> int:
    """Return the seat that everybody waits for, as a summary says."""
    found = summary.get("asked", NOBODY)
    return found if isinstance(found, int) else NOBODY
