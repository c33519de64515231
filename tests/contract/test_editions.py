"""What holds for the edition files of every game: copies, names, gaps, and any corruption of one value."""

from __future__ import annotations

import random
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.editions import Document, EditionError
from boardwright.editions.lines import Where, lines_of
from boardwright.games import registry
from boardwright.games.title import Printed, Setup, Title
from boardwright.kernel.packing import CHANCE
from boardwright.table import dice

every_game = pytest.mark.parametrize("game", registry.names())

NUMBERS: Final = (
    *("0", "1", "2", "3", "5", "-1", "10000000000000000000", "1.5", "nan"),
    *("true", "false", "2020-01-02"),
)
TEXTS: Final = (
    *("''", "'x'", "'{key}'", "'reconstructed'", "'deduced'", "'none'", "'A | B'"),
    *("'hospital'", "'castle'", "'A1'", "'clay'"),
    *("'red'", "'head'", "'L0'", "'finance'"),
    *("'white'", "'gold:1'", "'1a1'"),
    *("'NW'", "'book'", "'2 coins'", "'9 boat'"),
)
LISTS: Final = (
    *("[]", "[1]", "[1, 2, 3, 4, 5]", "['A']", "['A1', 'A1']", "['D01']", "['gold:1', 'gold:1']"),
    *("[[1]]", "[{}]", "{}", "{ source = 1 }", "{ 1 = 1 }"),
)
VALUES: Final = st.sampled_from([*NUMBERS, *TEXTS, *LISTS])
MARKS: Final = {"ref", "basis", "what"}  # keys that some tables may leave out, in every game
OPTIONAL: Final = {
    "tabannusi": {
        *("buildings", "ships", "with_ziggurat", "beside_garden", "every_ziggurat_tile", "port_houses"),
        *("gardens", "gardens_beside_buildings"),
        *("water_with_gardens", "markers_rise_before_gardens", "kings_water_per_garden"),  # younger
    },
    "baghdad": {"good"},
}
ANSWERS: Final = 60  # how far a corrupted edition is played


class File:
    """The shipped edition of a game as text, and where its values stand."""

    def __init__(self, title: Title) -> None:
        self.text = title.shelf.text()
        self.lines = self.text.split("\n")
        self.line_of = lines_of(self.text)
        self.ways = [way for way in places(tomllib.loads(self.text)) if self.stands_on_one_line(way)]
        self.alone = [way for way in self.ways if self.line(way).startswith(f"{way[-1]} = ")]

    def line(self, way: Where) -> str:
        return self.lines[self.line_of[way] - 1]

    def stands_on_one_line(self, way: Where) -> bool:
        """Tell whether a value begins and ends on its line: a line is what is replaced."""
        return not self.line(way).rstrip().endswith("[")

    def with_value(self, way: Where, value: str) -> str:
        """Return the text with another value for one key; also inside a table of one line."""
        old = rf'(?<![\w"])"?{re.escape(str(way[-1]))}"? = ("[^"]*"|\[[^\]]*\]|\{{[^}}]*\}}|[^,}}\s]+)'
        line, count = re.subn(old, lambda _: f'"{way[-1]}" = {value}', self.line(way), count=1)
        assert count == 1, self.line(way)
        return self.with_line(self.line_of[way] - 1, line)

    def with_line(self, number: int, line: str) -> str:
        return "\n".join([*self.lines[:number], line, *self.lines[number + 1 :]])


def places(value: object, here: Where = ()) -> list[Where]:
    """Return the way to every value that is no table."""
    if isinstance(value, dict):
        return [way for key, inside in value.items() for way in places(inside, (*here, key))]
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [way for index, inside in enumerate(value) for way in places(inside, (*here, index))]
    return [here]


@cache
def shipped(game: str) -> File:
    return File(registry.title(game))


@every_game
def test_every_table_that_the_reader_knows_is_marked(game: str) -> None:
    title = registry.title(game)
    provenance = title.load().provenance
    tables = [name for name in Document("retail.toml", title.shelf.text()).values if name != "datum"]
    assert tables
    assert {provenance.source_of(table) for table in tables} <= {
        *("rulebook", "published", "deduced", "reconstructed")
    }


@every_game
def test_a_new_file_is_the_shipped_one_and_is_never_overwritten(game: str, tmp_path: Path) -> None:
    title = registry.title(game)
    path = tmp_path / "my own.toml"
    title.shelf.new(path)
    assert path.read_bytes().decode("utf-8") == title.shelf.text()
    assert title.shelf.check(path) == []
    mine = title.load(path=path)
    assert mine.name == "my-own"  # one word, for the header of logs
    assert mine.fingerprint == title.load().fingerprint
    with pytest.raises(EditionError) as caught:
        title.shelf.new(path)
    assert str(caught.value) == f"{path}: there is such a file already; give another name or remove it first."


@every_game
def test_a_new_file_needs_a_place(game: str, tmp_path: Path) -> None:
    path = tmp_path / "no" / "mine.toml"
    with pytest.raises(EditionError) as caught:
        registry.title(game).shelf.new(path)
    sentence = f"{path}: the file cannot be written (No such file or directory); give another place."
    assert str(caught.value) == sentence


@every_game
def test_an_unknown_edition(game: str) -> None:
    title = registry.title(game)
    assert title.shelf.editions() == ["retail"]
    for name, remedy in (("retial", "did you mean retail?"), ("1980", "choose one of retail.")):
        with pytest.raises(EditionError) as caught:
            title.load(name)
        assert re.fullmatch(
            rf"{name}: there is no such edition of [A-Z].*; {re.escape(remedy)}", str(caught.value)
        )


@every_game
def test_an_empty_file_lacks_every_table_once(game: str, tmp_path: Path) -> None:
    title = registry.title(game)
    path = tmp_path / "mine.toml"
    path.write_text("", encoding="utf-8")
    sentences = [str(error) for error in title.shelf.check(path)]
    tables = Document("retail.toml", title.shelf.text()).values
    assert len(sentences) == len(set(sentences)) == len(tables)
    for table, content in tables.items():
        remedy = f"one or more tables [[{table}]]" if isinstance(content, list) else f"a table [{table}]"
        assert f"{path}:1: the file has no `{table}`; give {remedy}." in sentences


@every_game
def test_a_file_that_is_not_toml(game: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("x = \n", encoding="utf-8")
    said = [str(error) for error in registry.title(game).shelf.check(path)]
    assert said == [f"{path}:1: not TOML at column 5 (invalid value); correct this line."]


@every_game
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_any_single_corruption_plays_or_is_refused_at_a_line(game: str, data: st.DataObject) -> None:
    way = data.draw(st.sampled_from(shipped(game).ways))
    refused_or_playable(game, shipped(game).with_value(way, data.draw(VALUES)))


@every_game
@settings(max_examples=25, deadline=None, derandomize=True)
@given(data=st.data())
def test_any_missing_line_is_refused(game: str, data: st.DataObject) -> None:
    way = data.draw(st.sampled_from(shipped(game).alone))
    playable = refused_or_playable(game, shipped(game).with_line(shipped(game).line_of[way] - 1, ""))
    assert not playable or way[-1] in MARKS | OPTIONAL.get(game, set())


@every_game
@settings(max_examples=25, deadline=None, derandomize=True)
@given(data=st.data())
def test_any_line_of_nonsense_is_refused_at_a_line(game: str, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(shipped(game).lines) - 1))
    refused_or_playable(game, shipped(game).with_line(number, data.draw(st.text(max_size=8))))


def refused_or_playable(game: str, text: str) -> bool:
    """Check that a text is an edition that plays or is refused with sentences that hold; tell which."""
    title = registry.title(game)
    try:
        printed, problems = title.shelf.read("mine", "mine.toml", text)
    except EditionError as not_toml:
        printed, problems = None, [not_toml]
    if printed is not None:
        assert problems == []
        play(title, printed)
        return True
    assert problems
    for problem in problems:
        assert problem.line is not None
        assert 1 <= problem.line <= text.count("\n") + 1
        sentence = str(problem)
        assert sentence.startswith(f"mine.toml:{problem.line}: ")
        assert sentence.endswith((".", "?"))
        assert "\n" not in sentence
    return False


def play(title: Title, printed: Printed) -> None:
    """Begin a game with all modules and play it at random for a while."""
    modules = {option.name: option.values[-1] for option in title.options if option.kind == "module"}
    game = title.new_game(Setup(title.name, title.maximum_seats, modules), printed)
    answers = random.Random(1)
    for number in range(ANSWERS):
        if not game.options():
            break
        chance = game.whose() == CHANCE
        game.apply(dice.answer("1", number, game) if chance else answers.choice(game.options()))
    game.check()
