"""`boardwright edition`: the printed values of a game, with where they come from."""

from __future__ import annotations

import json
import shlex
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from boardwright.cli.arguments import read_edition, read_title
from boardwright.cli.problem import BAD_INPUT
from boardwright.editions import EditionError, Origin, Provenance, read_text
from boardwright.games.title import Title
from boardwright.plain_text import visible, visible_json

MARKS = ("source", "ref", "basis", "what")


@dataclass(frozen=True)
class Part:
    """One table of an edition: its path, values and origin."""

    path: str
    values: dict[str, object]
    origin: Origin


def show_edition(game: str, name: str, as_data: bool) -> None:
    """Print an edition, table by table. Raises Problem or EditionError."""
    title = read_title(game)
    printed = read_edition(title, name)
    shipped = not name or name in title.shelf.editions()
    text = title.shelf.text(printed.name) if shipped else read_text(Path(name))
    found = list(parts(tomllib.loads(text), printed.provenance))
    if as_data:
        told = data(title, printed.name, printed.fingerprint, found)
        print(visible_json(json.dumps(told, indent=2, ensure_ascii=False)))
        return
    print(f"{title.label}, edition {printed.name}@{printed.fingerprint}")
    for part in found:
        print()
        print(visible(heading(part)))
        for key, value in part.values.items():
            print(visible(f"  {key} = {json.dumps(value, ensure_ascii=False, default=str)}"))
    print()
    print(visible(reconstructed_text(printed.provenance)))


def parts(raw: Mapping[str, object], provenance: Provenance, around: str = "") -> Iterator[Part]:
    """Yield every table that has an origin, in the order of the file."""
    for key, value in raw.items():
        path = f"{around}.{key}" if around else key
        tables: Sequence[tuple[str, Mapping[str, object]]] = []
        if isinstance(value, dict):
            tables = [(path, value)]
        elif isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            tables = [(f"{path}[{entry.get('id', n + 1)}]", entry) for n, entry in enumerate(value)]
        for name, table in tables:
            if name in provenance.origins:
                plain = {k: v for k, v in table.items() if k not in MARKS and not isinstance(v, dict)}
                yield Part(name, plain, provenance.origins[name])
            yield from parts(table, provenance, name)


def heading(part: Part) -> str:
    """Return the path of a table and where its values come from; stand-ins in capitals."""
    origin = part.origin
    if origin.source == "reconstructed":
        return f"{part.path}  RECONSTRUCTED: a stand-in, not the printed value"
    told = origin.ref or origin.basis
    return f"{part.path}  {origin.source}: {told}" if told else f"{part.path}  {origin.source}"


def reconstructed_text(provenance: Provenance) -> str:
    """Return how many tables have each source, and a list of the stand-ins."""
    counts = ", ".join(f"{count} {source}" for source, count in provenance.table_counts().items())
    marks = provenance.reconstructed()
    if not marks:
        return f"Tables: {counts}."
    lines = [f"  {mark.label} ({', '.join(mark.paths)})" for mark in marks]
    return "\n".join([f"Tables: {counts}. Reconstructed:", *lines])


def data(title: Title, name: str, fingerprint: str, found: Sequence[Part]) -> dict[str, object]:
    """Return an edition for programs."""
    return {
        "game": title.name,
        "name": name,
        "fingerprint": fingerprint,
        "tables": [
            {
                "path": part.path,
                "source": part.origin.source,
                "ref": part.origin.ref,
                "basis": part.origin.basis,
                "line": part.origin.line,
                "values": part.values,
            }
            for part in found
        ],
    }


def check_edition(game: str, file: Path, as_data: bool) -> None:
    """Print everything wrong with an edition file and exit with 2; say so if nothing is."""
    title = read_title(game)
    report_problems(title, file, title.shelf.check(file), as_data)


def report_problems(title: Title, file: Path, problems: Sequence[EditionError], as_data: bool) -> None:
    """Print what is wrong, on stderr for people or as data. Exits with 2 if anything is."""
    if as_data:
        found = [
            {"file": error.path, "line": error.line, "key": error.key, "sentence": error.sentence()}
            for error in problems
        ]
        print(json.dumps({"file": str(file), "valid": not problems, "problems": found}, indent=2))
        if problems:
            raise SystemExit(BAD_INPUT)
        return
    if problems:
        for error in problems:
            print(visible(error.sentence()), file=sys.stderr)
        raise SystemExit(BAD_INPUT)
    printed = title.load(path=file)
    print(f"{file} can be played: {title.label}, edition {printed.name}@{printed.fingerprint}.")


def new_edition(game: str, file: Path) -> None:
    """Write a copy of the shipped edition. Raises EditionError."""
    title = read_title(game)
    title.shelf.new(file)
    check = shlex.join(["boardwright", "edition", "check", title.name, str(file)])
    print(f"{file} written; correct it from your box, then run {check}")
