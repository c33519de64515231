"""The form that opens a table, read back. Field names stand here once, for the page and the server."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from boardwright import limits
from boardwright.faces.i18n import _
from boardwright.games.seat_names import machine_name, read_name, tell_apart
from boardwright.games.title import Setup, SetupError, Title, check_setup

YOU: Final = "you"
SAME: Final = "same"  # another person on this screen
CLOSED: Final = "closed"
STANDING: Final = "standing."  # fields of standing answers: this and a key
LANGUAGE: Final = "language"  # of the switch that every page has
EDITION: Final = re.compile(rf"[A-Za-z0-9._-]{{1,{limits.EDITION}}}")  # names that can stand in a log


@dataclass(frozen=True)
class WantedSeat:
    """Who shall sit on one seat."""

    kind: str  # YOU, SAME, or a bot's spec
    name: str  # empty for bots


@dataclass(frozen=True)
class NewTable:
    """What the form asks for."""

    setup: Setup
    chairs: Sequence[WantedSeat]  # one for each seat of the set-up
    cover: bool


def chosen_words(form: Mapping[str, str]) -> str:
    """Return the answer of the table's form: from a button, or a kind and a place from two lists."""
    number = form.get("ways", "")
    if not number:
        return form.get("words", "")
    return f"{form.get(f'kind{number}', '')} {form.get(f'place{number}', '')}".strip()


def wanted_standing(form: Mapping[str, str]) -> list[str]:
    """Return the keys of the standing answers that a form asks for."""
    return [name.removeprefix(STANDING) for name in form if name.startswith(STANDING)]


def option_field(title: Title, name: str) -> str:
    """Return the form field of a table option."""
    return field_of(title.name, name)


def field_of(game: str, option: str) -> str:
    """Return the form field of an option of a game."""
    return f"option.{game}.{option}"


def read_new_table(form: Mapping[str, str], titles: Sequence[Title], bots: Sequence[str]) -> NewTable:
    """Return what the form asks for. Raises SetupError with one sentence for people."""
    title = next((t for t in titles if t.name == form.get("game")), None)
    if title is None:
        raise SetupError(_("Choose a game first."))
    chairs = _chairs(form, title, bots)
    options = {}
    for option in title.options:
        value = form.get(option_field(title, option.name), option.values[0])
        if value != option.values[0]:
            options[option.name] = value
    edition = form.get(f"edition.{title.name}") or "retail"
    if EDITION.fullmatch(edition) is None:
        raise SetupError(_("No edition can be called that; choose from the list."))
    setup = Setup(title.name, len(chairs), options, edition)
    check_setup(title, setup)
    return NewTable(setup, chairs, form.get("cover") == "on")


def _chairs(form: Mapping[str, str], title: Title, bots: Sequence[str]) -> list[WantedSeat]:
    chairs: list[WantedSeat] = []
    for number in range(1, title.maximum_seats + 1):
        kind = form.get(f"seat{number}", CLOSED)
        if kind == CLOSED:
            continue
        if kind in bots:
            chairs.append(WantedSeat(kind, ""))
        elif kind in (YOU, SAME):
            name = read_name(form.get(f"name{number}", ""))
            # The name that others read, too; its owner is called "you" where it matters.
            chairs.append(WantedSeat(kind, name or _("Player %(number)s") % {"number": number}))
        else:
            raise SetupError(
                _("Seat %(number)s cannot be taken that way; choose from the list.") % {"number": number}
            )
    tell_apart([chair.name or machine_name(chair.kind, seat) for seat, chair in enumerate(chairs)])
    return chairs
