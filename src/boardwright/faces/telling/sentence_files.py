"""Files of sentences beside a face: a table for each thing that is said, its sentences to be translated."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from boardwright.faces.telling.wording import say, say_count

# Keys whose values are no sentences.
UNSAID: Final = ("clause", "symbol", "target", "part", "facts", "notes", "offered")
MANY: Final = "_many"  # ends the key of the second of two forms, which is for several

Tables = Mapping[str, Mapping[str, str]]


def sentence_file(package: str, name: str) -> Tables:
    """Return the tables of a file of a package."""
    tables: Tables = tomllib.loads((files(package) / f"{name}.toml").read_text(encoding="utf-8"))
    return tables


def say_of(sentences: Mapping[str, str], key: str, **facts: object) -> str:
    """Return a sentence of a table with its facts, in the form for `n` where it has two."""
    n = facts.pop("n", None) if key + MANY in sentences else None
    if isinstance(n, int):
        return say_count(sentences[key], sentences[key + MANY], n, **facts)
    return say(sentences[key], **facts)
