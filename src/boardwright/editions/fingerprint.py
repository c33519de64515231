"""The fingerprint of an edition: it stands in the header of every game log."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from typing import Final

DIGITS: Final = 8


def fingerprint(text: str) -> str:
    """Return 8 hex digits that change with any value of a valid TOML text.

    White space, comments and the order of keys do not count; the order of array elements does.
    """
    return fingerprint_of(tomllib.loads(text))


def fingerprint_of(values: Mapping[str, object]) -> str:
    """Return the fingerprint of a text that is parsed already."""
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"), default=repr)  # repr: dates
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:DIGITS]
