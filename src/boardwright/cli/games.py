"""`boardwright games`: what can be played, and how."""

from __future__ import annotations

import json
from dataclasses import asdict

from boardwright.games.registry import titles
from boardwright.games.title import TableOption, Title


def list_games(as_data: bool) -> None:
    """Print all games."""
    if as_data:
        print(json.dumps([data(title) for title in titles()], indent=2, ensure_ascii=False))
        return
    print("\n\n".join(text(title) for title in titles()))


def data(title: Title) -> dict[str, object]:
    """Return a game for programs."""
    return {
        "name": title.name,
        "label": title.label,
        "tagline": title.tagline,
        "minimum_seats": title.minimum_seats,
        "maximum_seats": title.maximum_seats,
        "editions": title.shelf.editions(),
        "rulings": title.newest_rulings,
        "options": [asdict(option) for option in title.options],
    }


def text(title: Title) -> str:
    """Return a game for people."""
    lines = [
        f"{title.name}: {title.label}, {title.minimum_seats} to {title.maximum_seats} players",
        f"  {title.tagline}",
        f"  Editions: {', '.join(title.shelf.editions())}",
    ]
    for kind, heading in (
        ("module", "Modules"),
        ("variant", "Variants"),
        ("reading", "Readings of the rules"),
    ):
        options = [option for option in title.options if option.kind == kind]
        if options:
            lines.append(f"  {heading}:")
            lines += [f"    {option_text(option)}" for option in options]
    return "\n".join(lines)


def option_text(option: TableOption) -> str:
    """Return an option as `name=default|other  What it is. Help.`"""
    ruling = f" ({option.ruling})" if option.ruling else ""
    return f"{option.name}={'|'.join(option.values)}  {option.label}{ruling}. {option.help}".rstrip()
