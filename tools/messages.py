"""Collects every sentence that people may read: those marked in the sources, and what games and editions say.

    python tools/messages.py build/boardwright.pot

Marked are the arguments of the functions in KEYWORDS. Options, rules, rulings, reasons and score sheets of
the games and the names of the shipped editions stand in tables, so they are read from there.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import redirect_stderr
from importlib.resources import files
from io import StringIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_keywords, parse_mapping_cfg
from babel.messages.pofile import write_po

from boardwright.games.registry import packages

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "boardwright"
MAPPING: Final = PACKAGE / "faces" / "web" / "babel.cfg"

# Functions whose arguments are messages, as pybabel reads them; without a number it is the first argument.
# Editions are read apart: `note` among the arguments of a face's sentence would hide that sentence.
KEYWORDS: Final = (
    "_ ngettext:1,2 plural:1,2 say later tell:1 say_count:1,2"  # faces
    " Sentence counted:1,2"  # games
    " Problem:2",  # server
    "report:2 note:2",  # editions
)

# The words of an edition that sentences say as they are; ids such as S05 need no translation.
EDITION_WORDS: Final[Mapping[str, Sequence[str]]] = {
    "attandarra": ("material_names", "english", "event_names"),
    "baghdad": ("card_names", "building_names"),
    "bot-factory": ("ratings",),
    "tabannusi": ("colours", "rows", "district_names", "kings"),
}

# Ids of an edition that are said with spaces for hyphens.
EDITION_IDS: Final[Mapping[str, Sequence[str]]] = {
    "baghdad": ("goods", "tiles", "quadrants", "locations", "spaces", "ports", "sections", "difficulties"),
}


def collected(*, of_others: bool = False) -> Catalog:
    """Return every message with the places it comes from, also those of games of other projects, if asked."""
    others = [str(files(package)) for package in packages().values() if not is_ours(package)]
    messages = Catalog(project="boardwright", charset="utf-8", fuzzy=False)
    messages.header_comment = "# Sentences of boardwright, collected by `make messages`."
    for place, line, message, comments in marked(PACKAGE, *(others if of_others else ())):
        messages.add(message, None, [(place, line)], auto_comments=comments)
    for place, line, message in in_variables():
        messages.add(message, None, [(place, line)])
    for place, message in in_faces():
        messages.add(message, None, [(place, 1)])
    for game, words in said_by_games():
        if words and (of_others or is_ours(packages()[game])):
            messages.add(words, None, [(f"games/{game}", 1)])
    return messages


def is_ours(package: str) -> bool:
    """Tell whether this project brings a game."""
    return package.startswith("boardwright.")


def marked(*folders: Path | str) -> Iterator[tuple[str, int, str | tuple[str, ...], list[str]]]:
    """Yield the messages marked in the sources: place, line, message or its two forms, comments."""
    with MAPPING.open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]  # babel has not typed it
    found: list[tuple[str, int, str | tuple[str, ...], list[str], str | None]] = []
    with redirect_stderr(StringIO()):  # Babel wonders about other functions of these names
        for functions in KEYWORDS:
            keywords = parse_keywords(functions.split())
            for folder in folders:
                found += extract_from_dir(folder, methods, options, keywords=keywords)
    for place, line, message, comments, _context in sorted(found, key=lambda one: one[:2]):
        yield place, line, message, comments


def in_variables() -> Iterator[tuple[str, int, str]]:
    """Yield what stands in a variable called `message`: sentences too long for the line they are said on."""
    for folder in ("editions", "table", "server"):
        for path in sorted((PACKAGE / folder).glob("**/*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Constant):
                    continue
                named = any(isinstance(to, ast.Name) and to.id == "message" for to in node.targets)
                if named and isinstance(node.value.value, str):
                    yield path.relative_to(PACKAGE).as_posix(), node.lineno, node.value.value


def in_faces() -> Iterator[tuple[str, str | tuple[str, str]]]:
    """Yield the sentences of the files beside faces, two forms together: place, message or its two forms."""
    from boardwright.faces.telling.sentence_files import MANY, UNSAID

    for path in sorted(PACKAGE.glob("games/*/face/*.toml")):
        for sentences in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for key, words in sentences.items():
                if key not in UNSAID and not key.endswith(MANY):
                    forms = (words, sentences[key + MANY]) if key + MANY in sentences else words
                    yield path.relative_to(PACKAGE).as_posix(), forms


def said_by_games() -> Iterator[tuple[str, str]]:
    """Yield game and message for everything that titles and editions say."""
    from boardwright.games import registry

    for title in registry.titles():
        words = [title.label, title.tagline]
        for option in title.options:
            words += [option.label, option.help]
            words += [value.replace("_", " ") for value in option.values if value.isascii()]
        for kind in title.standing:
            words += [kind.label, kind.help]
        for ruling in title.rulings:
            words += [ruling.question, ruling.ruling, ruling.before]
        for reason in title.reasons.words.values():
            words += [reason.title, reason.sentence]
        words += [word for clause in title.rulebook.clauses.values() for word in clause]
        words += [word for heading, lines in title.rulebook.aid.items() for word in (heading, *lines)]
        words += [*sheet_of(title.name), *printed_words(title.name)]
        yield from ((title.name, word) for word in words if not word.isdecimal())


def sheet_of(game: str) -> list[str]:
    """Return the categories of a score sheet, and the rivals that have a column of it."""
    from boardwright.games import registry
    from boardwright.games.title import Setup

    title = registry.title(game)
    printed = title.load()
    found: list[str] = []
    modules = {option.name: option.values[1] for option in title.options if option.kind == "module"}
    for seats, options in ((title.minimum_seats, {}), (title.maximum_seats, modules)):
        new = title.new_game(Setup(game, seats, options), printed)
        found += [category for category, _points in title.sheet(new)]
        found += [rival.name for rival in title.rivals(new, printed)]
    return found


def printed_words(game: str) -> list[str]:
    """Return what the shipped editions of a game say: names, and where values come from."""
    from boardwright.games import registry

    title = registry.title(game)
    found: list[str] = []
    for edition in title.shelf.editions():
        printed = title.load(edition)
        names = getattr(printed, "names")  # noqa: B009 -- each game's own, of which nobody else knows
        for kind in EDITION_WORDS.get(game, ()):
            words = getattr(names, kind)
            found += words.values() if isinstance(words, dict) else words
        for kind in EDITION_IDS.get(game, ()):
            found += [id.replace("-", " ") for id in getattr(names, kind)]
        found += [mark.label for mark in printed.provenance.reconstructed()]
        for datum in printed.provenance.register:
            note = datum.origin.ref or datum.origin.basis
            found += [datum.what, "" if "://" in note else note]
    return found


def main() -> None:
    """Write all messages to the file that is named."""
    with Path(sys.argv[1]).open("wb") as file:
        write_po(file, collected(), no_location=True, sort_output=True, width=100)


if __name__ == "__main__":
    main()
