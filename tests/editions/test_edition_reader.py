"""Every mistake in an edition file is one sentence with file, line and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.editions import Document, EditionError, fingerprint, read_text
from boardwright.sentence import Sentence

HEAD = '[market]\nsource = "rulebook"\n'  # the key under test stands on line 3


def told(document: Document) -> list[str]:
    return [str(error) for error in document.problems()]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("fee = 3", None),
        ("fee = 1", "x.toml:3: market.fee is 1; give a whole number from 2 to 4."),
        ("fee = 5", "x.toml:3: market.fee is 5; give a whole number from 2 to 4."),
        ("fee = 3.0", "x.toml:3: market.fee is 3.0; give a whole number from 2 to 4."),
        ("fee = true", "x.toml:3: market.fee is true; give a whole number from 2 to 4."),
        ('fee = "3"', 'x.toml:3: market.fee is "3"; give a whole number from 2 to 4.'),
        ("fee = 2020-01-02", "x.toml:3: market.fee is 2020-01-02; give a whole number from 2 to 4."),
        ("", "x.toml:1: market has no key `fee`; give a whole number from 2 to 4."),
        ("feee = 3", "x.toml:3: unknown key `feee` in market; did you mean `fee`?"),
        ("fee = 3\nqqq = 1", "x.toml:4: unknown key `qqq` in market; remove it or correct its name."),
    ],
)
def test_integer(line: str, sentence: str | None) -> None:
    document = Document("x.toml", HEAD + line + "\n")
    assert document.root.table("market").integer("fee", 2, 4) in (2, 3)
    assert told(document) == ([] if sentence is None else [sentence])


def test_integer_with_a_single_value() -> None:
    document = Document("x.toml", HEAD + "fee = 1\n")
    document.root.table("market").integer("fee", 6, 6)
    assert told(document) == ["x.toml:3: market.fee is 1; give 6."]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('name = "Souk"', None),
        ('name = " "', 'x.toml:3: market.name is " "; give a text in quotes.'),
        ("name = 1", "x.toml:3: market.name is 1; give a text in quotes."),
        ("name = []", "x.toml:3: market.name is []; give a text in quotes."),
        (
            'name = ["a long list of long texts", "so long that it is cut"]',
            'x.toml:3: market.name is ["a long list of long texts", "so long …; give a text in quotes.',
        ),
        ("", "x.toml:1: market has no key `name`; give a text in quotes."),
    ],
)
def test_text(line: str, sentence: str | None) -> None:
    document = Document("x.toml", HEAD + line + "\n")
    assert document.root.table("market").text("name") == ("" if sentence else "Souk")
    assert told(document) == ([] if sentence is None else [sentence])


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("open = true", None),
        ("open = 1", "x.toml:3: market.open is 1; give true or false."),
        ('open = "true"', 'x.toml:3: market.open is "true"; give true or false.'),
    ],
)
def test_boolean(line: str, sentence: str | None) -> None:
    document = Document("x.toml", HEAD + line + "\n")
    assert document.root.table("market").boolean("open") is (sentence is None)
    assert told(document) == ([] if sentence is None else [sentence])


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('side = "left"', None),
        ('side = "lefft"', 'x.toml:3: market.side is "lefft"; did you mean "left"?'),
        ('side = "up"', 'x.toml:3: market.side is "up"; give one of "left", "right".'),
        ("side = 1", 'x.toml:3: market.side is 1; give one of "left", "right".'),
    ],
)
def test_choice(line: str, sentence: str | None) -> None:
    document = Document("x.toml", HEAD + line + "\n")
    assert document.root.table("market").choice("side", ["left", "right"]) == "left"
    assert told(document) == ([] if sentence is None else [sentence])


@pytest.mark.parametrize(
    ("line", "read", "sentences"),
    [
        ("fees = [1, 2]", [1, 2], []),
        ("fees = [1]", [1, 1], ["x.toml:3: market.fees has 1 entries; give 2."]),
        ("fees = 1", [1, 1], ["x.toml:3: market.fees is 1; give a list of whole numbers in brackets."]),
        (
            "fees = [\n  0,\n  true,\n]",
            [1, 1],
            [
                "x.toml:4: entry 1 of market.fees is 0; give a whole number from 1 to 9.",
                "x.toml:5: entry 2 of market.fees is true; give a whole number from 1 to 9.",
            ],
        ),
    ],
)
def test_integers(line: str, read: list[int], sentences: list[str]) -> None:
    document = Document("x.toml", HEAD + line + "\n")
    assert document.root.table("market").integers("fees", 2, 1, 9) == read
    assert told(document) == sentences


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        ('sides = ["left", "right"]', []),
        ('sides = "left"', ['x.toml:3: market.sides is "left"; give a list of texts in brackets.']),
        (
            'sides = ["left", "left"]',
            ['x.toml:3: entry 2 of market.sides repeats "left"; name each only once.'],
        ),
        ('sides = ["rigt", "left"]', ['x.toml:3: entry 1 of market.sides is "rigt"; did you mean "right"?']),
        (
            'sides = ["left",\n7]',
            ['x.toml:4: entry 2 of market.sides is 7; give one of "left", "right".'],
        ),
        ("sides = []", ["x.toml:3: market.sides has 0 entries; give 2."]),
    ],
)
def test_texts(line: str, sentences: list[str]) -> None:
    document = Document("x.toml", HEAD + line + "\n")
    document.root.table("market").texts("sides", 2, allowed=["left", "right"])
    assert told(document) == sentences


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("market = 1\n", "x.toml:1: market is 1; give a table [market]."),
        ("\n", "x.toml:1: the file has no `market`; give a table [market]."),
        (
            '[markt]\nsource = "rulebook"\nfee = 1\n',
            "x.toml:1: unknown table `markt`; did you mean `market`?",
        ),
    ],
)
def test_a_missing_table_is_reported_once(text: str, sentence: str) -> None:
    document = Document("x.toml", text)
    market = document.root.table("market")
    assert market.integer("fee", 1, 2) == 1
    assert not market.sound
    assert told(document) == [sentence]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("", ["x.toml:1: the file has no `ship`; give one or more tables [[ship]]."]),
        ("ship = []\n", ["x.toml:1: ship is []; give one or more tables [[ship]]."]),
        ("ship = [1]\n", ["x.toml:1: ship is [1]; give one or more tables [[ship]]."]),
        (
            '[[ship]]\nsource = "rulebook"\nid = "a"\n[[ship]]\nsource = "rulebook"\nid = "a"\n',
            ["x.toml:6: ship[a].id is used a second time, first on line 3; give each its own id."],
        ),
        (
            '[[ship]]\nsource = "rulebook"\nid = "a"\n[[ship]]\nsource = "rulebook"\n',
            ["x.toml:4: ship[2] has no key `id`; give a text in quotes."],
        ),
        (
            '[[ship]]\nsource = "rulebook"\nid = "a b"\n',
            ['x.toml:3: ship[a b].id is "a b"; give one word of the letters A to Z, digits, - and _.'],
        ),
        (
            '[[ship]]\nsource = "rulebook"\nid = "a"\nmast = 1\n[[boat]]\nx = 1\n',
            [
                "x.toml:4: unknown key `mast` in ship[a]; remove it or correct its name.",
                "x.toml:5: unknown table `boat`; remove it or correct its name.",
            ],
        ),
    ],
)
def test_tables(text: str, sentences: list[str]) -> None:
    document = Document("x.toml", text)
    document.root.tables("ship")
    assert told(document) == sentences


@pytest.mark.parametrize(
    ("marks", "sentence"),
    [
        ('source = "rulebook"', None),
        ('source = "published"\nref = "my copy"', None),
        ('source = "deduced"\nbasis = "20 spaces"', None),
        ('source = "reconstructed"', None),
        (
            'basis = "20 spaces"',
            (
                'x.toml:1: market has no key `source`; give one of "rulebook", "published", "deduced",'
                ' "reconstructed".'
            ),
        ),
        ('source = "ruleboook"', 'x.toml:2: market.source is "ruleboook"; did you mean "rulebook"?'),
        (
            'source = "published"',
            (
                'x.toml:2: market is marked as "published" but has no `ref`; add `ref` with the page or the'
                " copy it was read from."
            ),
        ),
        (
            'source = "deduced"',
            (
                'x.toml:2: market is marked as "deduced" but has no `basis`; add `basis` with the facts it'
                " follows from."
            ),
        ),
        ('source = "published"\nref = ""', 'x.toml:3: market.ref is ""; give a text in quotes.'),
    ],
)
def test_every_table_says_where_it_comes_from(marks: str, sentence: str | None) -> None:
    document = Document("x.toml", f"[market]\n{marks}\n")
    document.root.table("market")
    assert told(document) == ([] if sentence is None else [sentence])


REGISTERED = """
[[ship]]
source = "rulebook"
id = "a"
[ship.mast]
tall = 1
[[ship]]
source = "reconstructed"
id = "b"
[market]
source = "reconstructed"
what = "all of the market"
fee = 1
[harbour]
source = "rulebook"
[[datum]]
source = "deduced"
basis = "x"
id = "D1"
what = "size of the ships"
path = "ship"
[[datum]]
source = "reconstructed"
id = "D2"
what = "sails"
path = "ship"
"""


def registered(text: str) -> Document:
    document = Document("x.toml", text)
    for ship in document.root.tables("ship"):
        if ship.has("mast"):
            ship.table("mast").integer("tall", 1, 1)
    document.root.table("market").integer("fee", 1, 1)
    document.root.table("harbour")
    document.read_register("datum")
    return document


def test_provenance_of_tables_keys_and_arrays() -> None:
    document = registered(REGISTERED)
    provenance = document.provenance
    assert told(document) == []
    assert provenance.source_of("harbour") == "rulebook"
    assert provenance.source_of("market.fee") == "reconstructed"
    assert provenance.source_of("ship[a]") == "rulebook"
    assert provenance.source_of("ship[a].mast.tall") == "rulebook"
    assert provenance.source_of("ship") == "reconstructed"  # the least sure of its elements
    assert provenance.is_reconstructed("ship[b].id")
    assert provenance.counts() == {"rulebook": 0, "published": 0, "deduced": 1, "reconstructed": 1}
    assert provenance.table_counts() == {"rulebook": 2, "published": 0, "deduced": 0, "reconstructed": 2}
    with pytest.raises(KeyError):
        provenance.source_of("dock")


def test_what_is_reconstructed_has_labels_for_people() -> None:
    marks = registered(REGISTERED).provenance.reconstructed()
    assert [(mark.label, mark.paths) for mark in marks] == [
        ("sails", ("ship[b]",)),
        ("all of the market", ("market",)),
    ]


def test_an_entry_of_the_register_speaks_of_a_table_of_the_game() -> None:
    document = registered(REGISTERED.replace('path = "ship"', 'path = "shp"', 1))
    assert told(document) == ['x.toml:21: datum[D1].path is "shp"; did you mean "ship"?']


def test_an_entry_is_not_less_sure_than_its_tables() -> None:
    document = registered(REGISTERED.replace('path = "ship"', 'path = "harbour"'))
    assert told(document) == [
        'x.toml:17: datum[D1].source is "deduced", but harbour is marked as "rulebook"; mark both alike.',
        (
            'x.toml:23: datum[D2].source is "reconstructed", but harbour is marked as "rulebook";'
            " mark both alike."
        ),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = 1\nb =\n", "x.toml:2: not TOML at column 4 (invalid value); correct this line."),
        ("a = 1\na = 2\n", "x.toml:2: not TOML at column 6 (a key is given twice); correct this line."),
        ("[a]\n[a]\n", "x.toml:2: not TOML at column 3 (a table is given twice); correct this line."),
        ("a = [1,\n\n", "x.toml:1: not TOML (invalid value at the end of the file); complete the last line."),
        (
            "a = " + "[" * 5000,
            (
                "x.toml: the file is nested too deeply or has too long a number;"
                " write it as the shipped file is."
            ),
        ),
    ],
)
def test_a_text_that_is_not_toml(text: str, sentence: str) -> None:
    with pytest.raises(EditionError) as caught:
        Document("x.toml", text)
    assert str(caught.value) == sentence


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing, folder, binary = tmp_path / "no.toml", tmp_path, tmp_path / "latin.toml"
    endless = tmp_path / "endless.toml"
    endless.write_bytes(b"# nothing\n" * 100_000)
    binary.write_bytes("a = 1\nb = 'Köln'\n".encode("latin-1"))
    expected = {
        missing: f"{missing}: there is no such file; check the name.",
        folder: f"{folder}: this is a directory; name the edition file in it.",
        binary: f"{binary}:2: this line is not UTF-8 text; save the file with the encoding UTF-8.",
        endless: f"{endless}: the file is longer than any edition (400 kB); check the name.",
        binary / "x.toml": f"{binary}/x.toml: the file cannot be read (Not a directory); check its name and"
        " permissions.",
    }
    for path, sentence in expected.items():
        with pytest.raises(EditionError) as caught:
            read_text(path)
        assert str(caught.value) == sentence


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_bytes(b"\xef\xbb\xbfa = 1\n")
    assert Document("x.toml", read_text(path)).values == {"a": 1}


def test_problems_come_from_the_top_down() -> None:
    document = Document("x.toml", HEAD + "b = 1\nc = 2\n")
    market = document.root.table("market")
    market.integer("c", 5, 9)
    market.integer("b", 5, 9)
    assert [error.line for error in document.problems()] == [3, 4]


def test_errors_keep_their_parts() -> None:
    document = Document("x.toml", HEAD + "fee = 1\n")
    document.root.table("market").integer("fee", 5, 9)
    (error,) = document.problems()
    assert (error.path, error.line, error.key) == ("x.toml", 3, "market.fee")


def test_sentences_can_be_said_in_another_language() -> None:
    german = {
        "{subject} is {value}; give {wanted}.": "{subject} ist {value}; gib {wanted} an.",
        "a whole number from {low} to {high}": "eine ganze Zahl von {low} bis {high}",
    }
    document = Document("x.toml", HEAD + "fee = 1\n")
    document.root.table("market").integer("fee", 5, 9)
    (error,) = document.problems()
    said = error.sentence(lambda template: german.get(template, template))
    assert said == "x.toml:3: market.fee ist 1; gib eine ganze Zahl von 5 bis 9 an."


def test_braces_in_a_value_are_no_fields() -> None:
    assert Sentence("{value} is odd.", value="{value}").said() == "{value} is odd."


def test_fingerprint_sees_values_only() -> None:
    first = fingerprint("# one\nb = 1\na = [1, 2]\n")
    assert len(first) == 8
    assert int(first, 16) >= 0
    assert fingerprint('a=[1,\n2] # two\n"b"   = 1\r\n') == first
    assert fingerprint("b = 1\na = [2, 1]\n") != first
    assert fingerprint("b = true\na = [1, 2]\n") != first
    assert fingerprint("b = 1.0\na = [1, 2]\n") != first
    assert fingerprint("b = 2020-01-02\n") != fingerprint('b = "2020-01-02"\n')
