"""What holds for the edition files of every game: copies, names, every declared field, any corruption."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable, Mapping
from copy import copy, deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.editions import Document, EditionError, Reading, Rows, Section, Shelf
from boardwright.editions.field import NEEDED, Choice, Each, Field, Inside, Only, Parsed, Texts, Whole, Wholes
from boardwright.editions.lines import Where, line_of, lines_of
from boardwright.games import registry
from boardwright.games.title import Printed, Setup, Title
from boardwright.kernel.packing import CHANCE
from boardwright.table import dice
from tests.games.readings import readings
from tests.registry.clause_tests import folder_of

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
def test_comments_and_line_ends_leave_the_edition(game: str, tmp_path: Path) -> None:
    title = registry.title(game)
    path = tmp_path / "mine.toml"
    path.write_bytes(("# mine\n" + title.shelf.text()).replace("\n", "\r\n").encode())
    mine: Any = title.load(path=path)
    assert mine.fingerprint == title.load().fingerprint
    assert not any(readings(mine.switches).values()), "the shipped file reads as the rulings do"


@every_game
def test_load_raises_the_first_mistake_with_the_path_as_given(game: str, tmp_path: Path) -> None:
    title = registry.title(game)
    path = tmp_path / "mine.toml"
    number = re.search(r"^\[(\w+)\]\n(?:[^\[].*\n)*?(\w+) = \d+$", title.shelf.text(), re.MULTILINE)
    assert number is not None
    table, key = number.groups()
    text = re.sub(rf"^{key} = \d+$", f"{key} = []", title.shelf.text(), count=1, flags=re.MULTILINE)
    path.write_text(f"{text}\n[zzz]\n")
    with pytest.raises(EditionError) as caught:
        title.load(path=path)
    assert str(caught.value).startswith(f"{path}:")
    assert caught.value.key == f"{table}.{key}"
    assert len(title.shelf.check(path)) == 2


@every_game
def test_each_reading_of_a_file_sets_one_switch_or_is_refused(game: str) -> None:
    title = registry.title(game)
    shelf = title.shelf
    (block,) = re.findall(r"\n\[rulings\]\n(.*?)\n\n", shelf.text(), re.DOTALL)
    for key, value, other in re.findall(
        r'^(\w+) = (true|false|"\w+")(?: +# or ("\w+"))?', block, re.MULTILINE
    ):
        if key in MARKS | {"source"}:
            continue
        turned = other or {"true": "false", "false": "true"}[value]
        text = shelf.text().replace(f"\n{key} = {value}", f"\n{key} = {turned}")
        printed: Any
        printed, problems = shelf.read("mine", "mine.toml", text)
        if printed is None:
            (problem,) = problems
            assert "a reading that cannot be played here" in str(problem)
        else:
            assert list(readings(printed.switches).values()).count(True) == 1, key


def refusals() -> list[tuple[str, str, str, str]]:
    """Return what contradicts something in an edition: the game, the old text, the new one, the sentence."""
    found = []
    for game in registry.names():
        lines = (folder_of(game) / "refused.txt").read_text(encoding="utf-8").split("\n")
        for change, sentence in zip(lines[::2], lines[1::2], strict=False):
            old, new = change.replace("\\n", "\n").split(" => ")
            found.append((game, old, new, sentence.strip()))
    return found


@pytest.mark.parametrize(("game", "old", "new", "sentence"), refusals())
def test_what_contradicts_something_is_refused_with_one_sentence(
    game: str, old: str, new: str, sentence: str
) -> None:
    shelf = registry.title(game).shelf
    text = shelf.text()
    assert old in text
    _printed, problems = shelf.read("mine", "mine.toml", text.replace(old, new, 1))
    first = text[: text.index(old)].count("\n") + 1
    (told,) = problems
    assert told.message.said() == sentence
    assert first <= (told.line or 0) <= first + old.count("\n")


# Every declared field


class Place:
    """A declared field of a table in a shipped file."""

    def __init__(self, section: Section, declared: Field, field: Field, key: str, dependent: bool) -> None:
        self.section, self.declared, self.field, self.key = section, declared, field, key
        self.dependent = dependent or field.when is not None  # stands in the file because of another value
        self.where = (*section.table.where, key)
        self.named = section.table.key(key)


class Declared:
    """All declared fields of a game's edition that its shipped file gives."""

    def __init__(self, game: str) -> None:
        title = registry.title(game)
        self.shelf = cast("Shelf[Any, Any, Any]", title.shelf)
        self.text = self.shelf.text()
        self.document = Document("mine.toml", self.text)
        self.found: list[Place] = []
        for part in Reading(self.document, self.shelf.sections).sections.values():
            for section in part if isinstance(part, Rows) else [part]:
                if isinstance(section, Section):
                    self._look_into(section, dependent=False)
        self.found = [place for place in self.found if self.value(place.where) is not None]

    def _look_into(self, section: Section, *, dependent: bool) -> None:
        for one in section.declared:
            fields = [(one, one.key)]
            if isinstance(one, Each):
                fields = [(copy(each), each.key) for each in one.one_by_one(section)]
            some = dependent or (isinstance(one, Each) and callable(one.keys))
            self.found += [Place(section, one, field, key, some) for field, key in fields]
            value = getattr(section, one.name)
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, Section):
                    self._look_into(inner, dependent=some or one.when is not None)

    def value(self, where: Where) -> Any:  # noqa: ANN401  # whatever stands there
        """Return what stands in the file, None if nothing does."""
        value: Any = self.document.values
        for key in where:
            try:
                value = value[key]
            except (KeyError, IndexError):
                return None
        return value

    def told(self, changes: Mapping[Where, object]) -> dict[Where, list[str]]:
        """Return what is said of each changed value at its line, when all are changed at once."""
        values = deepcopy(self.document.values)
        for where, value in changes.items():
            inside: Any = values
            for key in where[:-1]:
                inside = inside[key]
            if value is None:
                del inside[where[-1]]
            else:
                inside[where[-1]] = value
        text = as_toml(values)
        lines = lines_of(text)
        _printed, problems = self.shelf.read("mine", "mine.toml", text)
        said = [(problem.line, str(problem)) for problem in problems]
        return {where: [words for line, words in said if line == line_of(lines, where)] for where in changes}


def as_toml(values: Mapping[str, Any]) -> str:
    """Return an edition as a text of its own: each value of a table on one line."""
    out: list[str] = []
    for name, content in values.items():
        for table in content if isinstance(content, list) else [content]:
            out.append(f"[[{name}]]" if isinstance(content, list) else f"[{name}]")
            out += [f"{json.dumps(key)} = {inline(value)}" for key, value in table.items()]
    return "\n".join(out) + "\n"


def inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {inline(inside)}" for key, inside in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(inline(inside) for inside in value) + "]"
    return json.dumps(value, ensure_ascii=False)


@cache
def declared(game: str) -> Declared:
    return Declared(game)


def is_reported(said: list[str], words: str) -> bool:
    """Tell whether a sentence has the file, the line (which `said` is of), the key and the remedy."""
    return any(
        re.fullmatch(rf"mine\.toml:\d+: {words}", sentence) and sentence.endswith((".", "?"))
        for sentence in said
    )


def stands_alone(place: Place) -> bool:
    """Tell whether what a field wants does not depend on others."""
    wanted = [
        getattr(place.field, name, None) for name in ("low", "high", "length", "allowed", "value", "known")
    ]
    return not place.dependent and not any(isinstance(one, Field) or callable(one) for one in wanted)


def refused(game: str, changes: Mapping[Place, object], words: Callable[[Place], str]) -> int:
    """Check that each change is told with its words; return how many there were.

    All that stand alone are changed at once, of the others one field at a time.
    """
    groups: dict[Field | None, dict[Where, object]] = {}
    places = {place.where: place for place in changes}
    for place, value in changes.items():
        groups.setdefault(None if stands_alone(place) else place.declared, {})[place.where] = value
    for together in groups.values():
        for where, said in declared(game).told(together).items():
            place = places[where]
            assert is_reported(said, words(place)), (place.named, changes[place], said)
    return len(changes)


def other_number(place: Place, beyond: int) -> object | None:
    """Return the value with a number below (-1) or above (1) its bounds, None where it has none."""
    if not isinstance(place.field, Whole):
        return None
    number = place.field.bounds(place.section)[beyond > 0] + beyond
    value = declared_value(place)
    if isinstance(place.field, Wholes):
        return [number, *value[1:]] if value else None
    return number


def declared_value(place: Place) -> Any:  # noqa: ANN401  # whatever stands there
    return place.section.table.value(place.key)


def refused_number(place: Place) -> str:
    entry = "entry 1 of " if isinstance(place.field, Wholes) else ""
    return rf"{entry}{re.escape(place.named)} is -?\d+; give .*"


@every_game
@pytest.mark.parametrize("beyond", [-1, 1])
def test_a_number_outside_its_bounds_is_refused(game: str, beyond: int) -> None:
    changes = {
        place: value for place in declared(game).found if (value := other_number(place, beyond)) is not None
    }
    assert refused(game, changes, refused_number) * 3 > len(declared(game).found)


@every_game
def test_a_value_of_another_type_is_refused(game: str) -> None:
    wrong: dict[Place, object] = {
        place: 1.5 if isinstance(declared_value(place), list | dict) else [] for place in declared(game).found
    }
    tables = {place: value for place, value in wrong.items() if isinstance(place.field, Inside)}
    others = {place: value for place, value in wrong.items() if place not in tables}
    count = [
        refused(game, changes, lambda place: rf"{re.escape(place.named)} is (1\.5|\[\]); give .*")
        for changes in (tables, others)
    ]
    marks = MARKS | {"source"}
    ways = [way for way in shipped(game).ways if way[0] not in ("datum", "rulings") and way[-1] not in marks]
    assert sum(count) == len(declared(game).found) > 0.8 * len(ways)


@every_game
def test_a_word_that_is_not_allowed_is_refused(game: str) -> None:
    changes: dict[Place, object] = {}
    for place in declared(game).found:
        value = declared_value(place)
        if isinstance(place.field, Texts) and place.field.allowed is not None and value:
            changes[place] = ["zzz", *value[1:]]
        elif isinstance(place.field, Choice | Parsed) or (
            isinstance(place.field, Only) and isinstance(value, str)
        ):
            changes[place] = ["zzz"] if isinstance(value, list) else "zzz"
    words = r"(entry 1 of )?{named} (is|names) .*(zzz|places).*"
    count = refused(game, changes, lambda place: words.format(named=re.escape(place.named)))
    assert count * 10 > len(declared(game).found) or all(
        isinstance(place.field, Whole) for place in declared(game).found
    )


@every_game
def test_a_missing_key_is_told_at_its_table(game: str) -> None:
    found = [place for place in declared(game).found if place.field.default is NEEDED]
    found = [place for place in found if not isinstance(place.field, Inside)]
    alone = {place.where: place for place in found if not place.dependent}
    dependent = {place.section.table.where: place for place in found if place.dependent}
    for places in (alone, {place.where: place for place in dependent.values()}):
        for where, said in declared(game).told(dict.fromkeys(places)).items():
            table, key = re.escape(places[where].section.table.name), re.escape(places[where].key)
            assert is_reported(said, rf"{table} has no key `{key}`; give .*"), where


@every_game
def test_an_unknown_key_is_told_in_every_table(game: str) -> None:
    places = {(*place.section.table.where, "qqq"): place for place in declared(game).found}
    for where, said in declared(game).told(dict.fromkeys(places, 1)).items():
        name = re.escape(places[where].section.table.name)
        assert is_reported(said, rf"unknown key `qqq` in {name}; remove it or correct its name\."), where


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
