"""The log's file form: round trips, and one sentence for whatever is wrong with a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardwright.games.title import Setup
from boardwright.kernel.packing import CHANCE
from boardwright.table.log import (
    Answered,
    Checked,
    Comment,
    Header,
    Item,
    Log,
    LogError,
    format_log,
    parse_header,
    parse_log,
    read_log,
)
from boardwright.table.replay import canonical, replay_text, validate
from tests.table.tables import REPEATABLE, finished_text

HEADER = "attandarra rulings=1 edition=retail@9f31c2aa seats=3"

word = st.text("abcdefghijklmnopqrstuvwxyzABC0123456789-", min_size=1, max_size=9)
words = st.lists(word, min_size=1, max_size=4).map(" ".join)
comment = st.one_of(st.just(""), words)
answered = st.builds(Answered, st.sampled_from([CHANCE, 0, 1, 2]), words, comment)
points = st.integers(-99_999, 99_999)
checked = st.builds(
    Checked, st.text("0123456789abcdef", min_size=8, max_size=8), st.tuples(points, points, points), comment
)
item: st.SearchStrategy[Item] = st.one_of(answered, checked, st.builds(Comment, comment))
option_name = st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True)
header = st.builds(
    Header,
    st.builds(
        Setup,
        st.just("attandarra"),
        st.just(3),
        st.dictionaries(option_name, word, max_size=4),
        st.from_regex(r"[A-Za-z0-9._-]{1,12}", fullmatch=True),
        st.text("0123456789abcdef", min_size=8, max_size=8),
        st.integers(1, 9999),
    ),
    st.from_regex(r"([A-Za-z0-9._:-]{1,12})?", fullmatch=True),
)


@settings(REPEATABLE, max_examples=40)
@given(st.builds(Log, header, st.lists(item, max_size=9)))
def test_what_is_written_is_read_back(log: Log) -> None:
    text = format_log(log)
    again = parse_log(text)
    assert again == log
    assert format_log(again) == text


@settings(REPEATABLE, max_examples=40)
@given(
    st.builds(Log, header, st.lists(item, max_size=9)),
    st.sampled_from(["\r\n", "\n", "  \n", "\t\n"]),
    st.sampled_from([" ", "   ", "\t"]),
)
def test_blanks_and_line_ends_do_not_matter(log: Log, end: str, blank: str) -> None:
    text = format_log(log)
    loose = "".join(f"{blank}{line.replace(' ', blank)}{end}" for line in text.splitlines())
    assert format_log(parse_log(loose)) == text


def test_lines_know_where_they_stand() -> None:
    log = parse_log(f"{HEADER}\n# a comment\n0 buy wood   # cheap\n\n= 01234567 0:1 1:-2 2:3\n", "a.game")
    assert [item.line for item in log.items] == [2, 3, 4, 5]
    assert log.items[1] == Answered(0, "buy wood", "cheap")
    assert log.items[3] == Checked("01234567", (1, -2, 3))
    assert log.path == "a.game"


def test_an_option_that_is_on_is_its_bare_name() -> None:
    line = f"{HEADER} options=history,markers_per_tile=one seed=81"
    header = parse_header(line)
    assert header.setup.options == {"history": "on", "markers_per_tile": "one"}
    assert header.seed == "81"
    assert format_log(Log(header, [])) == f"{line}\n"


MISTAKES = {
    "": "a.game:1: this is no log of a game; the first line of one begins with a name such as attandarra.",
    "<!doctype html>\n": "a.game:1: this is no log of a game",
    "attandara rulings=1\n": "a.game:1: there is no game called attandara here; did you mean attandarra?",
    "chess rulings=1\n": "a.game:1: there is no game called chess here; this boardwright plays attandarra",
    "attandarra\n": "a.game:1: the header has no rulings=",
    "attandarra rulings=1 seats=3\n": "a.game:1: the header has no edition=",
    f"{HEADER} clock=live\n": "a.game:1: clock= is unknown in a header; this log may come from a newer",
    f"{HEADER} seats=2\n": "a.game:1: seats= stands in the header twice",
    f"{HEADER} options=,\n": "a.game:1: options=, cannot be read at “”",
    f"{HEADER} options=a,a=b\n": "a.game:1: options=a,a=b cannot be read at “a=b”",
    f"{HEADER} seed=\n": "a.game:1: seed= is no seed",
    f"{HEADER.replace('@9f31c2aa', '')}\n": "a.game:1: edition=retail is no edition",
    f"{HEADER.replace('seats=3', 'seats=three')}\n": "a.game:1: seats=three is no number",
    f"{HEADER}\n0 buy wood": "a.game:2: the last line is cut off",
    f"{HEADER}\n3 buy wood\n": "a.game:2: seat 3 does not play in this game; its seats are 0 to 2.",
    f"{HEADER}\nbuy wood\n": "a.game:2: this line cannot be read; write it as “0 verb words” or “*",
    f"{HEADER}\n0\n": "a.game:2: this line cannot be read",
    f"{HEADER}\n= 5f2c 0:1\n": "a.game:2: this line cannot be read; write it as “= 5f2c9ad1 0:0 1:0 2:0”",
    f"{HEADER}\n= 5f2c9ad1 0:1 2:1 1:1\n": "a.game:2: this checkpoint needs the points of seats 0 to 2",
}


@pytest.mark.parametrize("text", MISTAKES, ids=range(len(MISTAKES)))
def test_every_mistake_has_its_sentence(text: str) -> None:
    with pytest.raises(LogError) as found:
        parse_log(text, "a.game")
    assert found.value.sentence.startswith(MISTAKES[text])
    assert_one_sentence(found.value)


def assert_one_sentence(error: LogError) -> None:
    assert "\n" not in error.sentence
    assert error.sentence[-1] in ".?"
    assert "{" not in error.sentence


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "picture.game"
    binary.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    endless = tmp_path / "endless.game"
    endless.write_bytes(b"#" * 5_000_000)
    for path, said in [
        (tmp_path / "none.game", "No such file"),
        (tmp_path, "directory"),
        (binary, "UTF-8"),
        (endless, "too long"),
    ]:
        with pytest.raises(LogError) as found:
            read_log(path)
        assert found.value.sentence.startswith(str(path))
        assert said in found.value.sentence
        assert_one_sentence(found.value)


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "windows.game"
    path.write_bytes(b"\xef\xbb\xbf" + finished_text().replace("\n", "\r\n").encode())
    assert validate(read_log(path)).over
    assert canonical(read_log(path)) == finished_text()


@settings(REPEATABLE, max_examples=25)
@given(st.data())
def test_prefixes_of_a_log_are_logs(data: st.DataObject) -> None:
    lines = finished_text().splitlines(keepends=True)
    kept = data.draw(st.integers(1, len(lines)))
    text = "".join(lines[:kept])
    table = replay_text(text)
    without_checkpoints = [line for line in lines[:kept] if not line.startswith("=")]
    assert table.length == len(without_checkpoints) - 1
    written = table.log_text(with_seed=True).splitlines()[1:]
    assert [line for line in written if not line.startswith("=")] == [
        line.rstrip("\n") for line in without_checkpoints[1:]
    ]


def damage(data: st.DataObject, content: bytes) -> bytes:
    """Return a file after something went wrong with it."""
    start = data.draw(st.integers(0, len(content) - 1))
    end = data.draw(st.integers(start, min(len(content), start + 40)))
    kind = data.draw(st.sampled_from(["cut", "lose", "replace", "repeat", "swap", "insert"]))
    if kind == "cut":
        return content[:start]
    if kind == "lose":
        return content[:start] + content[end:]
    if kind == "replace":
        return content[:start] + data.draw(st.binary(max_size=12)) + content[end:]
    if kind == "insert":
        text = data.draw(st.text(max_size=12))
        return content[:start] + text.encode("utf-8", "surrogatepass") + content[start:]
    lines = content.splitlines(keepends=True)
    one = data.draw(st.integers(0, len(lines) - 1))
    if kind == "repeat":
        return b"".join([*lines[: one + 1], *lines[one:]])
    other = data.draw(st.integers(0, len(lines) - 1))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


@settings(REPEATABLE, max_examples=120)
@given(data=st.data())
def test_a_damaged_file_gives_one_sentence_or_is_a_game(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.getbasetemp() / "damaged.game"
    path.write_bytes(damage(data, finished_text().encode()))
    problem = None
    length = 0
    try:
        length = validate(read_log(path)).length
    except LogError as error:
        problem = error
    if problem is None:
        assert 0 <= length <= finished_text().count("\n")
    else:
        assert problem.sentence.startswith(str(path))
        assert_one_sentence(problem)


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        (f"{HEADER}\n" + "\n" * 3_000_000, 20_001, "more than 20000 lines"),
        (f"{HEADER}\n" + "= 5f2c9ad1 0:0 1:0 2:0\n" * 30_000, 20_001, "more than 20000 lines"),
        (f"{HEADER}\n0 {'x' * 100_000}\n", 2, "longer than 2000 characters"),
        (f"{HEADER} options={'a,' * 9000}\n", 1, "longer than 2000 characters"),
        (f"{'a' * 9000}\n", 1, "longer than 2000 characters"),
    ],
)
def test_a_log_of_no_end_is_refused_in_few_words(text: str, line: int, sentence: str) -> None:
    with pytest.raises(LogError, match=sentence) as caught:
        parse_log(text, "endless.game")
    assert caught.value.line == line
    assert len(caught.value.sentence) < 200
