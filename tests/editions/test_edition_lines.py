"""The line index agrees with the parser on what stands in a text, and with the text on where."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.editions.lines import Where, line_of, lines_of

TRICKY = '''# a comment = "none"
top = 1

[plain] # [not.a.header]
"quoted \\"key\\"" = "a # no comment"
'literal.key' = 'c:\\path'
dotted . name = 2024-01-02 03:04:05

[[array]]
id = "one"
list = [
    1, # ] no end
    [2,
     3],
    "]",
]

[array.inside]
text = """
[no.header]
key = 1 \\"""
"""""
after = 1

[[array]]
inline = { a = 1, b = { c = [ { d = 2 } ] } }
raw = \'\'\'
x = 1
\'\'\'

[[array.inside]]
last = true
'''


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ((), 1),
        (("top",), 2),
        (("plain",), 4),
        (("plain", 'quoted "key"'), 5),
        (("plain", "literal.key"), 6),
        (("plain", "dotted"), 7),
        (("plain", "dotted", "name"), 7),
        (("array",), 9),
        (("array", 0), 9),
        (("array", 0, "list"), 11),
        (("array", 0, "list", 0), 12),
        (("array", 0, "list", 1), 13),
        (("array", 0, "list", 1, 1), 14),
        (("array", 0, "list", 2), 15),
        (("array", 0, "inside"), 18),
        (("array", 0, "inside", "text"), 19),
        (("array", 0, "inside", "after"), 23),
        (("array", 1), 25),
        (("array", 1, "inline", "b", "c", 0, "d"), 26),
        (("array", 1, "raw"), 27),
        (("array", 1, "inside", 0), 31),
        (("array", 1, "inside", 0, "last"), 32),
    ],
)
def test_every_kind_of_key_has_its_line(where: Where, line: int) -> None:
    assert lines_of(TRICKY)[where] == line


def test_a_key_that_is_not_there_has_the_line_of_what_encloses_it() -> None:
    assert line_of(lines_of(TRICKY), ("array", 1, "missing", 3)) == 25
    assert line_of(lines_of(TRICKY), ("missing",)) == 1


def test_lines_that_end_like_on_windows_count_once() -> None:
    assert lines_of("a = 1\r\n\r\n[t]\r\nb = 2\r\n")[("t", "b")] == 4


def ways(value: object, here: Where = ()) -> set[Where]:
    """Return the way to every value inside a parsed text."""
    out = {here}
    if isinstance(value, dict):
        for key, inside in value.items():
            out |= ways(inside, (*here, key))
    elif isinstance(value, list):
        for index, inside in enumerate(value):
            out |= ways(inside, (*here, index))
    return out


def test_the_index_holds_just_what_the_parser_finds() -> None:
    assert set(lines_of(TRICKY)) == ways(tomllib.loads(TRICKY))


KEYS = st.sampled_from(["a", "b-1", "'c.d'", '"e \\" ="', "f_2"])
SCALARS = st.sampled_from(
    ["1", "-2.5e3", "true", "1979-05-27T07:32:00Z", '"#]}\\\\"', "'''x\n[y]'''", '"""q""""', "''"]
)
BLANKS = st.sampled_from(["", " ", "\n", " # ],[\n"])


@st.composite
def arrays(draw: st.DrawFn, inside: st.SearchStrategy[str]) -> str:
    elements = draw(st.lists(inside, max_size=3))
    joined = ",".join(draw(BLANKS) + element + draw(BLANKS) for element in elements)
    return f"[{joined}{draw(BLANKS)}]"


@st.composite
def inline_tables(draw: st.DrawFn, inside: st.SearchStrategy[str]) -> str:
    keys = draw(st.lists(KEYS, max_size=3, unique=True))
    return "{" + ", ".join(f"{key} = {draw(inside)}" for key in keys) + "}"


VALUES = st.recursive(SCALARS, lambda inside: arrays(inside) | inline_tables(inside), max_leaves=6)


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, dict[Where, int]]:
    """Return a text and the lines of its tables and top keys, counted while it was written."""
    text = ""
    lines: dict[Where, int] = {(): 1}
    for number in range(draw(st.integers(0, 4))):
        text += draw(BLANKS) + "\n"
        name, is_array = f"t{number}", draw(st.booleans())
        table: Where = (name, 0) if is_array else (name,)
        lines[table] = text.count("\n") + 1
        text += f"[[{name}]]\n" if is_array else f"[ {name} ]\n"
        for key in draw(st.lists(KEYS, max_size=3, unique=True)):
            lines[(*table, *tomllib.loads(f"{key} = 1"))] = text.count("\n") + 1
            text += f"{key} = {draw(VALUES)}\n"
    return text, lines


@given(documents())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_any_text_is_indexed_as_it_was_written(written: tuple[str, dict[Where, int]]) -> None:
    text, expected = written
    lines = lines_of(text)
    assert set(lines) == ways(tomllib.loads(text))
    assert {where: lines[where] for where in expected} == expected
