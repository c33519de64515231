"""What the inspector says: every thing of every game has a name and a sentence, and no code stands alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from html import unescape

import pytest

from boardwright.faces import registry as faces
from boardwright.faces.face import Entry
from boardwright.faces.i18n import language
from boardwright.faces.telling.entries import Marks, uncalled
from boardwright.faces.web.sprite import symbols
from boardwright.games import registry
from boardwright.kernel.packing import NOBODY
from boardwright.table.log import read_log
from boardwright.table.observation import Observation
from boardwright.table.replay import replay
from boardwright.table.table import Table
from tests.faces.playing import NAMES
from tests.golden.record import folder_of

LANGUAGES = ("en", "zh_Hant")
LOGS = {  # two or three games of each: several players, alone, with modules
    "attandarra": ("2-base-greedy-1", "3-history-greedy-1"),
    "bot-factory": ("1-production-greedy-1", "4-base-greedy-1"),
    "tabannusi": ("1-king-botmuzi-greedy-1", "3-barge_tiles-greedy-1"),
    "baghdad": ("1-public_works-contracts-objectives-greedy-1", "3-contracts-greedy-1"),
}
WHERE = (0.15, 0.5, 0.8, 1.0)  # of a game
NAMED = re.compile(r'<\w+(?P<before>[^>]*?) aria-label="(?P<label>[^"]*)"(?P<after>[^>]*)')
ID = re.compile(r'\bid="([^"]*)"')
CODE = re.compile(r"(?<![A-Za-z0-9-])[A-Z]{1,2}\d{1,2}(?![\w.])")
CHINESE = re.compile(r"[\u4e00-\u9fff]")
PLACES = {  # what is called so on the printed board
    "attandarra": re.compile(r"[A-E][1-4]"),
    "bot-factory": re.compile(r"[LR]\d"),
}

KIND = re.compile(": | for | with |：")
OTHERWISE = {"B7": "less"}  # what its sentences say with the colour of the Building

every_game = pytest.mark.parametrize("game", registry.names())
every_language = pytest.mark.parametrize("code", LANGUAGES)


@pytest.fixture(autouse=True)
def read_in(request: pytest.FixtureRequest) -> Iterator[None]:
    """Read in the language that a test is for."""
    callspec = getattr(request.node, "callspec", None)
    token = language.set(callspec.params.get("code", "en") if callspec else "en")
    yield
    language.reset(token)


@cache
def tables(game: str) -> list[Table]:
    """Return stored games."""
    return [replay(read_log(folder_of(game) / f"{name}.game")).table for name in LOGS.get(game, ())]


def positions(game: str) -> Iterator[Observation]:
    """Yield positions as whoever is asked sees them."""
    for table in tables(game):
        length = table.observe(NOBODY).length
        for part in WHERE:
            at = max(1, int(length * part) - (part == 1.0))
            whose = table.observe(NOBODY, at).whose
            yield table.observe(max(whose, 0), at)


def is_phrase(text: str) -> bool:
    """Tell whether a text is at least two words, none of them a mere code."""
    words = [word for word in re.findall(r"[^\W\d_][\w'’-]*", CODE.sub("", text)) if len(word) > 1]
    return len(words) >= 2 or len(CHINESE.findall(text)) >= 2


def entry_of(entries: Sequence[Entry], id: str, label: str) -> Entry | None:
    """Return the entry that the page finds for an element: by a code, by its name, by the longest pattern."""
    codes = CODE.findall(label)
    for entry in entries:
        if entry.key in codes[:1] or re.split(": |：", label)[0] == entry.name:
            return entry
    fitting = [(len(at), entry) for entry in entries for at in entry.targets if fnmatchcase(id, at)]
    return max(fitting, key=lambda found: found[0])[1] if fitting else None


@every_game
@every_language
def test_an_entry_has_a_name_a_sentence_and_a_rule(game: str, code: str) -> None:
    face = faces.face(game)
    entries, clauses = face.entries(), {clause.id for clause in face.rules()}
    assert entries
    assert len({entry.key for entry in entries}) == len(entries)
    for entry in entries:
        assert entry.name, entry.key
        assert not CODE.search(entry.name) or entry.words == (entry.name,), entry.name
        assert is_phrase(f"{entry.name}: {entry.sentence}"), entry
        assert entry.sentence[-1] in ".。", entry.sentence
        assert "{" not in entry.name + entry.sentence, entry
        assert entry.clause in clauses, entry.key
        assert not entry.icon or entry.icon in symbols(), entry.icon


@every_game
@every_language
def test_what_has_a_name_on_the_board_is_explained_in_words(game: str, code: str) -> None:
    seen = 0
    for observation in positions(game):
        face = faces.face(game)
        entries = face.entries(observation.printed)
        names = NAMES[: observation.setup.seats]
        drawing = face.board(observation, names, face.question(observation, names))
        for found in NAMED.finditer(str(drawing.svg)):
            label = unescape(found["label"])
            id = ID.search(found["before"] + " " + found["after"])
            entry = entry_of(entries, id[1] if id else "", label)
            said = f"{label}. {entry.name}: {entry.sentence}" if entry else label
            assert is_phrase(said), (id, label)
            assert not CODE.fullmatch(label), label
            seen += 1
    assert seen > 300 or game not in LOGS


def texts(observation: Observation) -> Iterator[str]:
    """Yield every text of a position that is spoken or shown."""
    face, names = faces.face(observation.title.name), NAMES[: observation.setup.seats]
    question = face.question(observation, names)
    yield from (question.sentence, question.steps)
    for option in question.options:
        yield from (option.label, option.small, option.cost, option.then, *option.warnings)
        yield from option.target_labels
    for blocked in question.blocked:
        yield f"{blocked.label}: {blocked.title}. {blocked.sentence}"
    drawing = face.board(observation, names, question)
    yield from (unescape(found["label"]) for found in NAMED.finditer(str(drawing.svg)))
    yield from face.text(observation, names).splitlines()
    for line in observation.log[-40:]:
        yield face.story(observation, line, names).text


@every_game
@every_language
def test_a_code_has_an_entry_and_stands_beside_words(game: str, code: str) -> None:
    found = 0
    for observation in positions(game):
        entries = faces.face(game).entries(observation.printed)
        known = {word.rpartition(" ")[2]: entry for entry in entries for word in entry.words}
        for text in texts(observation):
            for mark in CODE.findall(text):
                if game in PLACES and PLACES[game].fullmatch(mark):
                    continue
                # what is left of the name without its kind: `Decree for 3 white and 3 brown Buildings`
                told = OTHERWISE.get(mark) or re.split(KIND, known[mark].name, maxsplit=1)[-1]
                assert told.lower().removesuffix("。") in text.lower() or code != "en", (mark, text)
                assert len(CODE.sub("", text).strip(" .:;()（）")) > 2, text
                found += 1
    assert found > {"tabannusi": 100, "baghdad": 20}.get(game, -1)


def test_marks_are_whole_words_in_any_language() -> None:
    entries = [
        Entry("S01", "Ship", "It is one.", words=("S01",)),
        Entry("library", "Library", "It is one.", words=("Library", "Library Hall")),
    ]
    marks = Marks(entries)
    assert marks.parts("S01 and S012, XS01") == [("S01", "S01"), (" and S012, XS01", "")]
    assert marks.parts("船S01（白）") == [("船", ""), ("S01", "S01"), ("（白）", "")]
    assert marks.parts("The Library Hall.") == [("The ", ""), ("Library Hall", "library"), (".", "")]
    assert Marks([]).parts("S01") == [("S01", "")]


def test_a_rule_is_said_without_the_code_that_it_begins_with() -> None:
    assert uncalled("S05", "S05: one Garden.") == "One Garden."
    assert uncalled("AT1", "Action tile AT1: a die.") == "A die."
    assert uncalled("S05", "S05：一個。") == "一個。"
    assert uncalled("S05", "Without Ship S05 nothing. B1: no.") == "Without Ship S05 nothing. B1: no."
