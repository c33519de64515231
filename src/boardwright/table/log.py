"""The log's file form: one header, then one answer, chance answer, checkpoint or comment a line.

    attandarra rulings=1 edition=retail@9f31c2aa seats=3 options=history,markers_per_tile=one
    * start-player 1
    1 build hospital C2      # comments may stand here
    = 5f2c9ad1 0:34 1:29 2:31

Whether the words mean anything is for `replay` to say: that needs the edition. Here it is only form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from boardwright import limits
from boardwright.editions import nearest
from boardwright.games import registry
from boardwright.games.title import Setup
from boardwright.kernel.packing import CHANCE
from boardwright.sentence import Sentence

SUFFIX: Final = ".game"
HIDDEN: Final = "?"  # stands for what a viewer may not read
OWN_DICE: Final = "own dice"  # the comment on an answer of chance that the header's seed did not give
LONGEST_FILE: Final = 4_000_000  # bytes; the longest games have some 50 kB
LONGEST_LINE: Final = 2_000  # characters; long enough for a comment, short enough to be quoted
MOST_LINES: Final = 20_000  # the longest games have some 2 000

_NAME: Final = re.compile(r"[a-z][a-z_-]*")
_EDITION: Final = re.compile(
    rf"(?P<name>[A-Za-z0-9._-]{{1,{limits.FORMER_EDITION}}})@(?P<fingerprint>[0-9a-f]{{8}})"
)
_OPTION: Final = re.compile(r"(?P<name>[a-z][a-z0-9_-]*)(=(?P<value>[^\s,=]+))?")
_SEED: Final = re.compile(rf"[A-Za-z0-9._:-]{{1,{limits.SEED}}}")
_FORMER_SEED: Final = re.compile(rf"[A-Za-z0-9._:-]{{1,{limits.FORMER_SEED}}}")
_CHECKPOINT: Final = re.compile(r"= (?P<hash>[0-9a-f]{8})(?P<scores>( [0-9]:-?[0-9]{1,6})+)")
_ANSWER: Final = re.compile(r"(?P<seat>[0-9]|\*) (?P<words>\S+( \S+)*)")
_KEYS: Final = ("rulings", "edition", "seats", "options", "seed")


class LogError(Exception):
    """A log that cannot be used: `file:line: what is wrong; the remedy.`

    `line` counts from 1; None where the file as a whole is meant.
    """

    def __init__(self, path: str, line: int | None, phrase: Sentence) -> None:
        super().__init__(path, line, phrase)
        self.path = path
        self.line = line
        self.phrase = phrase

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> str:
        """Return the sentence in English."""
        return self.said(str)

    def said(self, translate: Callable[[str], str]) -> str:
        """Return the sentence in another language."""
        said = self.phrase.said(translate)
        if self.line is None:
            return f"{self.path}: {said}"
        if not self.path:
            return translate("line {line}: {said}").format(line=self.line, said=said)
        return f"{self.path}:{self.line}: {said}"


@dataclass(frozen=True)
class Header:
    """The first line: everything that must be known to begin. `seed` is empty unless the file tells it."""

    setup: Setup
    seed: str = ""


@dataclass(frozen=True)
class Answered:
    """An answer of a seat or of CHANCE, in words; `?` among them where something is hidden."""

    whose: int
    words: str
    comment: str = ""
    line: int = field(default=0, compare=False)  # in the file; 0: it does not come from one


@dataclass(frozen=True)
class Checked:
    """A checkpoint: what the table is like after the lines above."""

    hash: str
    scores: tuple[int, ...]
    comment: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Comment:
    """A line for people alone; empty for a blank line."""

    text: str
    line: int = field(default=0, compare=False)


Item = Answered | Checked | Comment


@dataclass(frozen=True)
class Log:
    """A whole file."""

    header: Header
    items: Sequence[Item]
    path: str = field(default="", compare=False)


# Writing --------------------------------------------------------------------------------------------


def format_log(log: Log) -> str:
    """Return the one canonical form of a log."""
    return "".join(f"{line}\n" for line in [format_header(log.header), *map(format_item, log.items)])


def format_header(header: Header) -> str:
    """Return the first line."""
    setup = header.setup
    parts = [setup.game, f"rulings={setup.rulings}", f"edition={setup.edition}@{setup.fingerprint}"]
    parts.append(f"seats={setup.seats}")
    if setup.options:
        parts.append("options=" + format_options(setup.options))
    if header.seed:
        parts.append(f"seed={header.seed}")
    return " ".join(parts)


def format_options(options: Mapping[str, str]) -> str:
    """Return options as they stand in a header; a value `on` is the bare name."""
    return ",".join(name if value == "on" else f"{name}={value}" for name, value in options.items())


def format_item(item: Item) -> str:
    """Return one line after the first."""
    if isinstance(item, Comment):
        return f"# {item.text}".rstrip() if item.text else ""
    if isinstance(item, Checked):
        line = " ".join([f"= {item.hash}", *(f"{seat}:{points}" for seat, points in enumerate(item.scores))])
    else:
        line = f"{'*' if item.whose == CHANCE else item.whose} {item.words}"
    return f"{line}  # {item.comment}" if item.comment else line


# Reading --------------------------------------------------------------------------------------------


def read_log(path: Path) -> Log:
    """Read a log file. Raises LogError."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_FILE + 1)
    except OSError as error:
        message = Sentence("the file cannot be read ({reason}); check its name.", reason=error.strerror)
        raise LogError(str(path), None, message) from None
    if len(content) > LONGEST_FILE:
        message = Sentence("the file is too long for the log of a game; give a {suffix} file.", suffix=SUFFIX)
        raise LogError(str(path), None, message)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        message = Sentence("this is no text in UTF-8; give a {suffix} file as it was written.", suffix=SUFFIX)
        raise LogError(str(path), line, message) from None
    return parse_log(text, str(path))


def parse_log(text: str, path: str = "") -> Log:
    """Return a log; blanks around words, blank lines and Windows' line ends may differ. Raises LogError."""
    if text.count("\n") > MOST_LINES:
        message = "there are more than {most} lines, which no game has; take out what is no line of the log."
        raise LogError(path, MOST_LINES + 1, Sentence(message, most=MOST_LINES))
    lines = text.removesuffix("\n").split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            message = "this line is longer than {most} characters; shorten its comment, or take it out."
            raise LogError(path, number, Sentence(message, most=LONGEST_LINE))
    header = _parse_header(lines[0].strip(), path)
    if not text.endswith("\n"):
        message = "the last line is cut off; end it with a line end if it is whole, or take it out."
        raise LogError(path, len(lines), Sentence(message))
    items = [parse_item(line, header.setup.seats, path, number) for number, line in enumerate(lines[1:], 2)]
    return Log(header, items, path)


def parse_item(text: str, seats: int, path: str = "", number: int = 0) -> Item:
    """Return one line after the first. Raises LogError."""
    code, _, comment = text.partition("#")
    code = " ".join(code.split())
    comment = " ".join(comment.split())
    if not code:
        return Comment(comment, number)
    checked = _CHECKPOINT.fullmatch(code)
    if checked:
        return _parse_checkpoint(checked, seats, comment, path, number)
    answered = _ANSWER.fullmatch(code)
    if answered is None:
        form = "“= {digits} {scores}”" if code.startswith("=") else "“0 verb words” or “* verb words”"
        message = Sentence(
            "this line cannot be read; write it as {form}, or take it and all lines after it out.",
            form=Sentence(form, digits="5f2c9ad1", scores=" ".join(f"{seat}:0" for seat in range(seats))),
        )
        raise LogError(path, number, message)
    if answered["seat"] == "*":
        return Answered(CHANCE, answered["words"], comment, number)
    return Answered(_seat(answered["seat"], seats, path, number), answered["words"], comment, number)


def _parse_checkpoint(found: re.Match[str], seats: int, comment: str, path: str, number: int) -> Checked:
    scores = [score.split(":") for score in found["scores"].split()]
    if [int(seat) for seat, _ in scores] != list(range(seats)):
        message = Sentence("this checkpoint needs the points of seats 0 to {last} in order.", last=seats - 1)
        raise LogError(path, number, message)
    return Checked(found["hash"], tuple(int(points) for _, points in scores), comment, number)


def _seat(digit: str, seats: int, path: str, number: int) -> int:
    if int(digit) >= seats:
        message = Sentence(
            "seat {seat} does not play in this game; its seats are 0 to {last}.", seat=digit, last=seats - 1
        )
        raise LogError(path, number, message)
    return int(digit)


def parse_header(text: str) -> Header:
    """Return the first line of a log. Raises LogError."""
    return _parse_header(text.strip(), "")


def _parse_header(text: str, path: str) -> Header:
    game, *pairs = text.split() or [""]
    if not _NAME.fullmatch(game) or not all("=" in pair for pair in pairs):
        message = "this is no log of a game; the first line of one begins with a name such as {game}."
        raise LogError(path, 1, Sentence(message, game=registry.names()[0]))
    if game not in registry.names():
        near = nearest(game, list(registry.names()))
        message = "there is no game called {game} here; did you mean {near}?"
        if near is None:
            message = "there is no game called {game} here; this boardwright plays {known}."
        known = ", ".join(registry.names())
        raise LogError(path, 1, Sentence(message, game=game, near=near, known=known))
    values = _values(pairs, path)
    edition = _EDITION.fullmatch(values["edition"])
    if edition is None:
        message = (
            "edition={value} is no edition; write edition=, a name of up to {most} letters, @ and the 8 hex"
            " digits of its content."
        )
        raise LogError(path, 1, Sentence(message, value=values["edition"], most=limits.FORMER_EDITION))
    if "seed" in values and _FORMER_SEED.fullmatch(values["seed"]) is None:
        message = "seed={value} is no seed; use up to {most} letters, digits and . _ : - alone, or none."
        raise LogError(path, 1, Sentence(message, value=values["seed"], most=limits.FORMER_SEED))
    setup = Setup(
        game=game,
        seats=_count("seats", values["seats"], path),
        options=_parse_options(values.get("options", ""), path),
        edition=edition["name"],
        fingerprint=edition["fingerprint"],
        rulings=_count("rulings", values["rulings"], path),
    )
    return Header(setup, values.get("seed", ""))


def is_seed(text: str) -> bool:
    """Tell whether a new game can have a seed."""
    return _SEED.fullmatch(text) is not None


def _values(pairs: Sequence[str], path: str) -> dict[str, str]:
    """Return the header's keys and values, each once and all that are needed."""
    values: dict[str, str] = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        if key not in _KEYS:
            message = "{key}= is unknown in a header; this log may come from a newer boardwright: update it."
            raise LogError(path, 1, Sentence(message, key=key))
        if key in values:
            raise LogError(path, 1, Sentence("{key}= stands in the header twice; take one out.", key=key))
        values[key] = value
    for key in ("rulings", "edition", "seats"):
        if key not in values:
            message = "the header has no {key}=; the log is cut off or edited: fetch it anew."
            raise LogError(path, 1, Sentence(message, key=key))
    return values


def _count(key: str, value: str, path: str) -> int:
    """Return a number from 1 to 9999."""
    if not re.fullmatch(r"[1-9][0-9]{0,3}", value):
        raise LogError(path, 1, Sentence("{key}={value} is no number; write {key}=1.", key=key, value=value))
    return int(value)


def _parse_options(text: str, path: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in text.split(",") if text else []:
        found = _OPTION.fullmatch(word)
        if found is None or found["name"] in options:
            message = "options={text} cannot be read at “{word}”; write each once, as name or name=value."
            raise LogError(path, 1, Sentence(message, text=text, word=word))
        options[found["name"]] = found["value"] or "on"
    return options
