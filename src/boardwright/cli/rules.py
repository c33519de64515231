"""`boardwright rules` and `boardwright aid`: the rules in our own words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from boardwright.cli.arguments import read_title
from boardwright.cli.problem import Problem, choose_from
from boardwright.faces.face import Clause
from boardwright.faces.registry import face
from boardwright.faces.telling.wording import say, translated
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
    if named:
        return named
    holding = [clause for clause in clauses if word in clause.text.lower()]
    looks_like_id = any(letter.isdigit() for letter in word)
    if not holding or looks_like_id:
        hint = choose_from(wanted.upper(), [clause.id for clause in clauses]) if looks_like_id else ""
        if not hint.startswith("did"):
            hint = "list all of them without a clause."
        raise Problem(f"The rules of {label} have no clause {wanted!r}; {hint}")
    return holding


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


def show_aid(game: str, as_data: bool) -> None:
    """Print the player aid."""
    aid = face(read_title(game).name).aid()
    if as_data:
        print(
            json.dumps({heading: list(lines) for heading, lines in aid.items()}, indent=2, ensure_ascii=False)
        )
        return
    blocks = ["\n".join([heading, *(f"  {line}" for line in lines)]) for heading, lines in aid.items()]
    print("\n\n".join(blocks))
