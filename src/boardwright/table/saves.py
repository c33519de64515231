"""Snapshots and fingerprints of games: states and frames as plain data and back, compiled or not.

A snapshot is a cache, never the truth: it carries the engines' version and a seal over itself, the set-up
and the entries it stands for, and where one of them differs the log is played again. What comes with the
set-up (the edition, the options) is left out.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from boardwright import build_info
from boardwright.games.title import Printed, Setup, Title
from boardwright.kernel.agenda import Agenda, Frame, Game

Plain = dict[str, Any]  # what JSON can hold

CLASS: Final = "class"  # key under which an object's class stands; no constructor takes this name
SEAL: Final = "seal"  # key of a saved table under which its seal stands
CHECKPOINT_BYTES: Final = 4
STEPS: Final = 2  # raised where a step of some procedure means another thing than before


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}  # looked up once a class


def fields_of(cls: type) -> tuple[str, ...]:
    """Return the names of a class's fields: what its constructor takes, which is all of them."""
    known = _FIELDS.get(cls)
    if known is None:
        known = _FIELDS[cls] = tuple(inspect.signature(cls).parameters)
    return known


def snapshot(game: Game) -> Plain:
    """Return all that changes in a game as plain data."""
    return {"pieces": pieces(game), "agenda": _frames(game.agenda)}


def pieces(game: Game) -> Plain:
    """Return what lies on the table, without what has been begun and not finished."""
    return {
        name: _plain(value)
        for name in fields_of(type(game))
        if not _comes_with_setup(value := getattr(game, name)) and not isinstance(value, Agenda)
    }


def restore(title: Title, setup: Setup, printed: Printed, saved: Plain) -> Game:
    """Return the game behind a snapshot, with its question open.

    Raises KeyError or TypeError where another version wrote the snapshot; compare tags first.
    """
    classes = title.classes()
    fresh = title.new_game(setup, printed)
    values = {name: getattr(fresh, name) for name in fields_of(type(fresh))}
    for name, value in saved["pieces"].items():
        values[name] = _object(value, classes)
    for name, value in values.items():
        if isinstance(value, Agenda):
            values[name] = Agenda([classes[frame[0]](*frame[1:]) for frame in saved["agenda"]])
    game = type(fresh)(**values)
    game.settle()
    return game


def game_hash(game: Game) -> str:
    """Return 32 hex digits that change with anything in the game, frames included."""
    return _digest(snapshot(game), 16)


def pieces_hash(game: Game) -> str:
    """Return 32 hex digits that change with anything that lies on the table, frames apart."""
    return _digest(pieces(game), 16)


def checkpoint(game: Game) -> str:
    """Return the 8 hex digits of a log's checkpoint.

    Frames are left out, so that steps and questions may be renamed without unsettling old logs. Give it
    the public view of a game: a fingerprint of secrets would betray them to whoever tries them all.
    """
    return _digest({"pieces": pieces(game), "whose": game.whose()}, CHECKPOINT_BYTES)


def engine_tag(title: Title) -> str:
    """Return what must be equal for a snapshot to be read: version, steps, and the fields of all classes."""
    shapes = {name: fields_of(cls) for name, cls in title.classes().items()}
    return f"{build_info.version()}.{STEPS} {_digest(shapes, CHECKPOINT_BYTES)}"


def seal(saved: Plain, story: Sequence[str]) -> str:
    """Return 32 hex digits over a saved table and the set-up and entries it stands for: nothing was changed.

    Raises TypeError or ValueError where what was saved is damaged beyond that.
    """
    content = {key: value for key, value in saved.items() if key != SEAL}
    return _digest({"saved": content, "entries": list(story)}, 16)


def _digest(value: object, size: int) -> str:
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return blake2b(canonical.encode("ascii"), digest_size=size).hexdigest()


def parts(frame: Frame[Any]) -> list[object]:
    """Return the constructor's arguments in order: what a save keeps of a frame."""
    return [_plain(getattr(frame, name)) for name in fields_of(type(frame))]


def _frames(agenda: Agenda[Any]) -> list[list[object]]:
    return [[type(frame).__name__, *parts(frame)] for frame in agenda.frames]


def _comes_with_setup(value: object) -> bool:
    """Tell whether a field holds facts rather than pieces: single objects do, lists and numbers do not."""
    return not isinstance(value, int | str | list | dict | None | Agenda)


def _plain(value: object) -> object:
    if isinstance(value, list):
        if value and isinstance(value[0], int):  # nearly all lists are of ints
            return value[:]
        return [_plain(item) for item in value]
    if value is None or isinstance(value, int | str):
        return value
    cls = type(value)
    return {CLASS: cls.__name__} | {name: _plain(getattr(value, name)) for name in fields_of(cls)}


def _object(value: object, classes: Mapping[str, type]) -> object:
    if isinstance(value, list):
        return [_object(item, classes) for item in value]
    if isinstance(value, dict):
        fields = {name: _object(item, classes) for name, item in value.items() if name != CLASS}
        return classes[value[CLASS]](**fields)
    return value
