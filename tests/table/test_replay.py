"""Replay: the first difference is told with line, question and agenda; lenient replay says what it did."""

from __future__ import annotations

import json

import pytest

from boardwright.games import registry
from boardwright.kernel.packing import CHANCE
from boardwright.table.entries import Entry
from boardwright.table.log import Log, LogError, parse_log
from boardwright.table.refused import Refused
from boardwright.table.replay import canonical, replay, replay_text, validate
from boardwright.table.saves import game_hash
from boardwright.table.table import Table
from tests.table.tables import finished_text, table_of


def lines() -> list[str]:
    return finished_text().splitlines(keepends=True)


def number_of(start: str, at_least: int = 0) -> int:
    """Return the index of the first line that begins so."""
    return next(n for n, line in enumerate(lines()) if n >= at_least and line.startswith(start))


def refusal(text: str) -> str:
    with pytest.raises(LogError) as found:
        replay_text(text, "a.game")
    return found.value.sentence


def test_an_answer_that_is_not_open_is_told_with_question_and_agenda() -> None:
    changed = lines()
    first = number_of("0 ")
    changed[first] = "0 finish\n" if changed[first] != "0 finish\n" else "0 buy wood\n"
    said = refusal("".join(changed))
    assert said.startswith(f"a.game:{first + 1}: “{changed[first][2:-1]}” by seat 0 is not open here: ")
    assert "is asked" in said
    assert "(open: Course > Round > " in said


def test_an_answer_of_the_wrong_seat_is_not_open() -> None:
    changed = lines()
    first = number_of("0 ")
    changed[first] = changed[first].replace("0 ", "1 ", 1)
    assert f"a.game:{first + 1}: " in refusal("".join(changed))


def test_a_lost_line_is_found_at_the_next_difference() -> None:
    changed = lines()
    del changed[number_of("* deal-marker")]
    assert refusal("".join(changed)).startswith("a.game:")


def test_a_changed_answer_is_found_by_the_next_checkpoint() -> None:
    changed = lines()
    first = number_of("* fill-display")
    material = changed[first].split()[2]
    other = next(
        line.split()[2]
        for line in changed[first:]
        if line.startswith("* fill-display") and material not in line
    )
    changed[first] = f"* fill-display {other}\n"
    said = refusal("".join(changed))
    checkpoint = number_of("= ", first)
    assert said.startswith(f"a.game:{checkpoint + 1}: the log says {changed[checkpoint][2:-1]} here, but")


def test_changed_points_are_found() -> None:
    changed = lines()
    last = len(changed) - 1
    changed[last] = changed[last].replace("0:", "0:9", 1)
    assert refusal("".join(changed)).startswith(f"a.game:{last + 1}: the log says ")
    assert "the game is over" in refusal("".join(changed))


def test_answers_after_the_end_are_told() -> None:
    said = refusal(finished_text() + "0 finish\n")
    assert said.startswith(
        f"a.game:{len(lines()) + 1}: “finish” by seat 0 is not open here: the game is over"
    )


def test_unknown_words_are_told_with_the_nearest() -> None:
    changed = lines()
    first = number_of("* fill-display")
    changed[first] = changed[first].replace("fill-display", "fill-displai")
    assert (
        refusal("".join(changed))
        == f"a.game:{first + 1}: fill-displai is no verb of this game; did you mean fill-display?"
    )


def test_a_line_with_hidden_words_cannot_be_replayed() -> None:
    changed = lines()
    changed[1] = "* deal-marker A1 ?\n"
    assert refusal("".join(changed)).startswith("a.game:2: this line hides what happened")


def test_set_ups_that_do_not_exist_are_told_at_the_header() -> None:
    header = lines()[0]
    assert "options=history" in header
    for old, new, said in [
        ("seats=2", "seats=7", "Attandarra is played by 2 to 4"),
        (
            f"rulings={registry.title('attandarra').newest_rulings}",
            "rulings=99",
            "this game may come from a newer boardwright: update it.",
        ),
        ("options=history", "options=histori", "has no option histori"),
        ("edition=retail@", "edition=rare@", "is not here; put its .toml file into"),
    ]:
        sentence = refusal(header.replace(old, new))
        assert sentence.startswith("a.game:1: ")
        assert said in sentence


def test_lenient_replay_leaves_out_what_is_not_open_and_says_so() -> None:
    changed = lines()
    changed.insert(number_of("0 "), "0 rescue A1 coin B1\n")
    done = replay(parse_log("".join(changed), "a.game"), lenient=True)
    assert [note.line for note in done.notes] == [number_of("0 ") + 1]
    assert "was left out" in done.notes[0].sentence
    assert game_hash(done.table.game) == game_hash(replay_text(finished_text()).game)


def test_lenient_replay_supplies_one_answer_that_opens_the_way() -> None:
    changed = lines()
    bought = number_of("0 buy ")
    del changed[bought]
    done = replay(parse_log("".join(changed), "a.game"), lenient=True)
    assert done.notes[0].line == bought + 1
    assert "was supplied" in done.notes[0].sentence
    assert done.table.entries[bought - changed_checkpoints(bought) - 1].text.startswith("0 buy ")


def changed_checkpoints(before: int) -> int:
    """Return how many checkpoints stand above a line."""
    return sum(line.startswith("= ") for line in lines()[:before])


def test_canonical_form_keeps_comments_and_mends_case_and_blanks() -> None:
    changed = lines()
    changed[1] = changed[1].upper().replace(" ", "   ", 1)
    changed.insert(2, "#   a remark\n")
    expected = lines()
    expected.insert(2, "# a remark\n")
    assert canonical(parse_log("".join(changed))) == "".join(expected)


def test_a_prefix_can_be_played_on_with_the_chance_of_its_seed() -> None:
    whole = replay_text(finished_text())
    some = "".join(lines()[: number_of("* opening-draw") + 1])
    table = replay(parse_log(some)).table
    table.carry_on()
    assert table.asked >= 0
    assert table.record.lines == whole.record.lines[: table.length]


# The seed


def chance_lines(text: str) -> list[int]:
    """Return the indices of the lines with answers of chance."""
    return [n for n, line in enumerate(text.splitlines()) if line.startswith("* ")]


def dealt_as(seed: str) -> Log:
    """Return the log of a game that was dealt with seed 81 under another seed's name."""
    return parse_log(finished_text().replace(" seed=81\n", f" seed={seed}\n"), "a.game")


def test_another_seed_is_found_at_the_first_line_that_it_would_not_have_dealt() -> None:
    assert validate(dealt_as("81")).over
    with pytest.raises(LogError) as found:
        validate(dealt_as("82"))
    dealt = [(n, finished_text().splitlines()[n][2:]) for n in chance_lines(finished_text())]
    other = [entry.words for entry in table_of(seed="82", history="on").entries]
    first, said, drawn = next(
        (n, said, drawn) for (n, said), drawn in zip(dealt, other, strict=False) if said != drawn
    )
    assert found.value.line == first + 1
    assert f"gives “{drawn}” here, but the log says “{said}”" in found.value.sentence


def test_a_roll_that_was_changed_is_found_in_its_line() -> None:
    changed = lines()
    last = chance_lines(finished_text())[-1]
    table = replay_text("".join(lines()[:last]))
    wrong = next(
        words for words in map(table.words.format, table.game.options()) if f"* {words}\n" != changed[last]
    )
    changed[last] = f"* {wrong}\n"
    text = "".join(changed[: last + 1])
    with pytest.raises(LogError) as found:
        validate(parse_log(text, "a.game"))
    assert found.value.line == last + 1
    by_hand = text[:-1] + "  # own dice\n"
    copy = validate(parse_log(by_hand)).own_copy()
    assert copy.splitlines()[last] == f"* {wrong}  # own dice"
    assert validate(parse_log(copy)).own_copy() == copy


def test_a_game_that_goes_on_with_a_seed_of_its_own_keeps_apart_what_that_did_not_deal() -> None:
    told = "".join(lines()[: chance_lines(finished_text())[40]]).replace(" seed=81\n", "\n")
    table = replay(parse_log(told), seed="new").table
    stored = [Entry.parse(entry.text) for entry in table.entries]
    assert all(entry.by_hand == (entry.kind == "chance") for entry in stored)
    for resumed in (
        Table.resume(table.setup, "new", stored),
        Table.resume(table.setup, "new", stored, saved=json.loads(json.dumps(table.save()))),
    ):
        resumed.carry_on()
        while resumed.chance_answers == table.chance_answers:
            resumed.answer(resumed.asked, resumed.game.options()[0])
        text = resumed.own_copy()
        assert text.count("  # own dice\n") == table.chance_answers == 40
        assert validate(parse_log(text)).own_copy() == text
        assert "own dice" not in resumed.log_text()


def test_entries_by_hand_are_those_of_chance_alone() -> None:
    assert Entry.parse("* ~by-hand roll 3") == Entry("chance", CHANCE, "roll 3", by_hand=True)
    for text in ("0 ~by-hand buy wood", "* ~by-standing roll 3", "* ~by-hand "):
        with pytest.raises(Refused):
            Entry.parse(text)
