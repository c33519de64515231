"""What the things of a game are and do, from a file beside its face.

`entries.toml` has a table for each thing, in the order of the legend:

    [time]
    group = "The turn"
    name = "Time track"
    clause = "TAB-2.6"
    symbol = "timegold"
    target = "time"

It says a `sentence`, or the one of its clause is said: the rules are written once. Of what there are many in
an edition, such as cards, one table says all; the game gives `several` of them with their facts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from boardwright.faces.face import Clause, Entry
from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import capital, say

# What begins a clause that speaks of one thing: `S05: `, `Action tile AT2: `.
CALLED: Final = r"^[^:：.。]{{,40}}?{key}[:：]\s*"


@dataclass(frozen=True)
class One:
    """One of several things that are said alike."""

    key: str
    facts: Mapping[str, object]
    clause: str = ""
    target: str = ""
    words: tuple[str, ...] = ()  # else the key
    symbol: str = ""


@dataclass(frozen=True)
class Said:
    """The entries of a game, as its file says them."""

    package: str
    clauses: Mapping[str, str]
    facts: Mapping[str, object] = field(default_factory=dict)

    def entries(self, several: Mapping[str, Sequence[One]]) -> list[Entry]:
        """Return all entries in the order of the file; `several` by the names of their tables."""
        found: list[Entry] = []
        for kind, said in sentence_file(self.package, "entries").items():
            alone = One(kind, {}, words=("",))
            found += [self._entry(said, one) for one in several.get(kind, (alone,))]
        return found

    def _entry(self, said: Mapping[str, str], one: One) -> Entry:
        facts = {**self.facts, **one.facts}
        clause = one.clause or said.get("clause", "")
        sentence = say(said["sentence"], **facts) if "sentence" in said else self._ruled(one.key, clause)
        return Entry(
            key=one.key,
            name=capital(say(said["name"], **facts)),
            sentence=sentence,
            clause=clause,
            icon=one.symbol or said.get("symbol", ""),
            group=say(said["group"]),
            words=tuple(word for word in one.words or (one.key,) if word),
            targets=tuple((one.target or said.get("target", "")).split()),
        )

    def _ruled(self, key: str, clause: str) -> str:
        return uncalled(key, self.clauses[clause])


def uncalled(key: str, rule: str) -> str:
    """Return the rule of a thing without the code that it begins with."""
    return capital(re.sub(CALLED.format(key=re.escape(key)), "", rule))


def said_of(package: str, clauses: Sequence[Clause], facts: Mapping[str, object]) -> Said:
    """Return what a package says of its things, with the rules in an edition's values."""
    return Said(package, {clause.id: clause.text for clause in clauses}, facts)


class Marks:
    """Finds in a text what an entry tells more of: codes as whole words, and proper names."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        """Take the entries of an edition in one language."""
        self.keys = {word: entry.key for entry in entries for word in entry.words}
        longest = sorted(self.keys, key=len, reverse=True)
        # Chinese letters may touch a code; Latin ones and figures may not
        pattern = "|".join(map(re.escape, longest)) or "(?!)"
        self.pattern = re.compile(rf"(?<![A-Za-z0-9])(?:{pattern})(?![A-Za-z0-9])")

    def parts(self, text: str) -> list[tuple[str, str]]:
        """Return a text in pieces, each with the key of its entry or nothing."""
        found: list[tuple[str, str]] = []
        at = 0
        for hit in self.pattern.finditer(text):
            found += [(text[at : hit.start()], ""), (hit[0], self.keys[hit[0]])]
            at = hit.end()
        return [(piece, key) for piece, key in [*found, (text[at:], "")] if piece]
