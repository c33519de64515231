"""`boardwright rules` and `boardwright aid`: the rules in our own words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import cast

from boardwright.cli.arguments import read_title
from boardwright.cli.problem import Problem, choose_from
from boardwright.faces.face import Clause, Entry
from boardwright.faces.registry import face
from boardwright.faces.telling.reference import clauses_called, entries_called, looks_like_id
from boardwright.faces.telling.wording import later, say, translated
from boardwright.games.title import Ruling, Title


def show_rules(game: str, wanted: str, as_data: bool) -> None:
    """Print all clauses, or those that `wanted` names. Raises Problem if it names none."""
    title = read_title(game)
    clauses = face(title.name).rules()
    if wanted:
        clauses = find_clauses(clauses, wanted, title.label)
    if as_data:
        print(json.dumps([asdict(clause) for clause in clauses], indent=2, ensure_ascii=False))
        return
    print(clauses_text(clauses, title))


def find_clauses(clauses: Sequence[Clause], wanted: str, label: str) -> list[Clause]:
    """Return the clauses with an id (`ATT-5.8`, `5.8`), of a chapter (`5` or its name), or with a word.

    Raises Problem if there are none.
    """
    found = clauses_called(clauses, wanted)
    if not found:
        hint = ""
        if looks_like_id(wanted):
            hint = choose_from(wanted.strip().upper(), [clause.id for clause in clauses])
        if not hint.startswith("did"):
            hint = say("list all of them without a clause.")
        told = later("The rules of {game} have no clause “{wanted}”; {hint}")
        raise Problem(say(told, game=translated(label), wanted=wanted, hint=hint))
    return found


def clauses_text(clauses: Sequence[Clause], title: Title) -> str:
    """Return clauses under the names of their chapters, with the rulings they rest on."""
    rulings = {ruling.id: ruling for ruling in title.rulings}
    lines: list[str] = []
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            lines += ["", chapter] if lines else [chapter]
        lines.append(f"{clause.id}  {clause.text}")
        lines += [f"    {ruled(rulings[id])}" for id in clause.rulings]
    return "\n".join(lines)


def ruled(ruling: Ruling) -> str:
    """Return how an open question is read, with the ruling's id."""
    told = say("Ruling {id}: {ruling}", id=ruling.id, ruling=translated(ruling.ruling))
    if not ruling.before:
        return told
    before = translated(ruling.before)
    earlier = say("In games begun before rulings {number}: {reading}", number=ruling.since, reading=before)
    return f"{told} {earlier}"


def show_aid(game: str, wanted: str, as_data: bool) -> None:
    """Print the player aid, or what is `wanted` of the game's things. Raises Problem if there is none."""
    title = read_title(game)
    told = face(title.name)
    if wanted:
        found = find_entries(told.entries(), wanted, title.label)
        text, data = entries_text(found), cast(object, [asdict(entry) for entry in found])
    else:
        aid = told.aid()
        text, data = aid_text(aid), {heading: list(lines) for heading, lines in aid.items()}
    print(json.dumps(data, indent=2, ensure_ascii=False) if as_data else text)


def aid_text(aid: Mapping[str, Sequence[str]]) -> str:
    """Return the player aid, each heading with its lines."""
    blocks = ["\n".join([heading, *(f"  {line}" for line in lines)]) for heading, lines in aid.items()]
    return "\n\n".join(blocks)


def find_entries(entries: Sequence[Entry], wanted: str, label: str) -> list[Entry]:
    """Return what has a code (`S05`), or a word in its name or heading. Raises Problem without any."""
    found = entries_called(entries, wanted)
    if not found:
        told = later("Nothing in {game} is called “{wanted}”; enter its code or a word of its name.")
        raise Problem(say(told, game=translated(label), wanted=wanted))
    return found


def entries_text(entries: Sequence[Entry]) -> str:
    """Return what things are and do, one a line, with code and rule."""
    lines = []
    for entry in entries:
        code = f"{entry.key}  " if entry.key in entry.words else ""
        lines.append(f"{code}{entry.name}: {entry.sentence} {entry.clause}".rstrip())
    return "\n".join(lines)
