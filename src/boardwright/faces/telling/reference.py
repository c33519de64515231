"""The rules reference and the player aid: the words of a rulebook with the values of an edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import cast

from boardwright.faces.face import Clause, Entry
from boardwright.faces.telling.wording import say
from boardwright.games.title import Title

Facts = Mapping[str, object]


def clauses_of(title: Title, facts: Facts) -> list[Clause]:
    """Return every clause in order, its values filled in, with the rulings that speak of it.

    Where one sentence is many clauses, `BAG-17.*`, `facts` has under this id a list of their own facts.
    """
    found: list[Clause] = []
    for name, (chapter, template) in title.rulebook.clauses.items():
        for id, own in _said_by(name, title, facts):
            text = say(template, **{**facts, **own})
            speaking = tuple(ruling.id for ruling in title.rulings if id in ruling.clauses)
            found.append(Clause(id, say(chapter, **facts), text, speaking))
    return found


def _said_by(name: str, title: Title, facts: Facts) -> Iterator[tuple[str, Facts]]:
    """Yield the clauses that a sentence is, with their own facts; ids of other sentences are passed over."""
    if "*" not in name:
        yield name, {}
        return
    ids = (name.replace("*", str(number)) for number in count(1))
    free = (id for id in ids if id not in title.rulebook.clauses)
    yield from zip(free, cast(Sequence[Facts], facts[name]), strict=False)


def aid_of(title: Title, facts: Facts) -> Mapping[str, Sequence[str]]:
    """Return headings and their lines, the values filled in."""
    aid = title.rulebook.aid
    return {say(heading, **facts): [say(line, **facts) for line in lines] for heading, lines in aid.items()}


def clauses_called(clauses: Sequence[Clause], wanted: str) -> list[Clause]:
    """Return the clauses with an id (`ATT-5.8`, `5.8`), of a chapter (`5` or its name), or with a word."""
    word = wanted.strip().lower()
    ids = {clause.id.lower(): clause for clause in clauses}
    prefix = clauses[0].id.partition("-")[0].lower() + "-" if clauses else ""
    for spelling in (word, prefix + word):
        if spelling in ids:
            return [ids[spelling]]
        chapter = [clause for clause in clauses if clause.id.lower().startswith(spelling + ".")]
        if chapter:
            return chapter
    named = [clause for clause in clauses if clause.chapter.lower() == word]
    if named or looks_like_id(word):
        return named
    return [clause for clause in clauses if word in clause.text.lower()]


def looks_like_id(word: str) -> bool:
    """Tell whether a word would be the number of a clause, not one of its text."""
    return any(letter.isdigit() for letter in word)


def entries_called(entries: Sequence[Entry], wanted: str) -> list[Entry]:
    """Return what has a code (`S05`), or a word in its name or heading."""
    word = wanted.strip().lower()
    coded = [entry for entry in entries if entry.key.lower() == word]
    return coded or [entry for entry in entries if word in f"{entry.name} {entry.group}".lower()]
