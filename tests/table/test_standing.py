"""Standing answers: given by the table for a seat that wants them, kept in its entries, undone together."""

from __future__ import annotations

import random

import pytest

from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY, verb_of
from boardwright.table.entries import Entry
from boardwright.table.refused import Refused
from boardwright.table.replay import replay_text
from boardwright.table.saves import game_hash
from boardwright.table.table import MOST_WISHES, Table
from tests.table.tables import state

BOTH = frozenset({0, 1})
EVERYBODY = (0, 1)
ENDS = ("end-actions", "stop", "go-on")


def table_with_payments(
    seed: int, confirm: frozenset[int] = frozenset(), wanting: tuple[int, ...] = EVERYBODY
) -> Table:
    """Return a table of Tabannusi at which seats want their payments made for them."""
    table = Table.begin(Setup("tabannusi", 2), str(seed), confirm=confirm)
    for seat in wanting:
        table.want_standing(seat, ["dice-first"])
    return table


def played(table: Table, seed: int, until: int = 10**6) -> Table:
    """Play on at random, confirming at once, until a number of lines or the end."""
    rng = random.Random(seed)
    while not table.over and table.length < until:
        if table.confirming != NOBODY:
            table.confirm(table.confirming)
        else:
            table.answer(table.asked, lively(table, rng))
    return table


def lively(table: Table, rng: random.Random) -> int:
    """Return an answer at random that ends nothing, if there is one."""
    options = table.game.options()
    words = [table.words.format(option) for option in options]
    going_on = [option for option, said in zip(options, words, strict=True) if said not in ENDS]
    return rng.choice(going_on or options)


def before_a_payment(seed: int = 1) -> tuple[Table, int, str]:
    """Return a table where an answer brings a payment, the seat that is asked and the words of the answer."""
    table = table_with_payments(seed, BOTH)
    rng = random.Random(seed)
    while True:
        if table.confirming != NOBODY:
            table.confirm(table.confirming)
            continue
        seat, version = table.asked, table.version
        action = lively(table, rng)
        words = table.words.format(action)
        table.answer(seat, action)
        if any(entry.by_standing for entry in table.entries[version + 1 :]) and table.turn_seat == seat:
            table.undo(seat)
            return table, seat, words


def test_nothing_is_answered_for_anybody_who_did_not_ask_for_it() -> None:
    table = played(table_with_payments(3, wanting=()), 3)
    assert not any(entry.by_standing for entry in table.entries)
    table = played(table_with_payments(3, wanting=(1,)), 3)
    given = [entry for entry in table.entries if entry.by_standing]
    assert given
    assert {entry.seat for entry in given} == {1}


def test_what_is_given_is_a_line_like_any_other_and_marked_for_everybody() -> None:
    table = played(table_with_payments(4), 4)
    for viewer in (0, 1, NOBODY):
        marked = [line for line in table.observe(viewer).log if line.by_standing]
        assert marked
        assert all(line.words.startswith("pay ") for line in marked)


def test_the_log_file_replays_unchanged() -> None:
    table = played(table_with_payments(5), 5)
    text = table.log_text(with_seed=True)
    again = replay_text(text)
    assert again.log_text(with_seed=True) == text.replace("  # standing answer", "")
    assert game_hash(again.game) == game_hash(table.game)
    assert [line.action for line in again.record.lines] == [line.action for line in table.record.lines]
    marked = [line for line in text.splitlines() if line.endswith("  # standing answer")]
    assert len(marked) == sum(line.by_standing for line in table.record.lines) > 0
    assert all(line.split()[1] == "pay" for line in marked)


def test_entries_bring_everything_back_with_and_without_a_snapshot() -> None:
    table = played(table_with_payments(6, BOTH), 6, until=150)
    stored = [Entry.parse(entry.text) for entry in table.entries]
    assert stored == table.entries
    plain = Table.resume(table.setup, table.seed, stored, confirm=BOTH)
    quick = Table.resume(table.setup, table.seed, stored, confirm=BOTH, saved=table.save())
    for again in (plain, quick):
        assert state(again) == state(table)
        assert again.standing == table.standing == {0: {"dice-first"}, 1: {"dice-first"}}
        assert [line.by_standing for line in again.record.lines] == [
            line.by_standing for line in table.record.lines
        ]
        assert again.version == len(stored)  # nothing is given anew


def test_a_snapshot_that_knows_no_standing_answers_changes_nothing() -> None:
    table = played(table_with_payments(6, wanting=()), 6, until=80)
    saved = table.save()
    del saved["standing"], saved["by_standing"]
    again = Table.resume(table.setup, table.seed, table.entries, saved=saved)
    assert state(again) == state(table)
    assert again.standing == {}


def test_undo_takes_the_payment_back_with_what_it_was_for() -> None:
    table, seat, words = before_a_payment()
    position, before = table.length, state(table)[0]
    entries = table.answer_words(seat, words)
    assert [entry.by_standing for entry in entries[:2]] == [False, True]
    if table.confirming != NOBODY:
        assert table.confirming == seat
    assert table.length > position + 1
    table.undo(seat)
    assert table.length == position
    assert state(table)[0] == before
    assert table.asked == seat


def test_going_back_to_an_answer_keeps_its_payment() -> None:
    kept = 0
    for seed in range(1, 9):
        table, seat, words = before_a_payment(seed)
        position = table.length
        table.answer_words(seat, words)
        paid = table.length
        with pytest.raises(Refused) as refused:
            table.back_to(seat, position + 1)  # nothing was answered after the payment
        assert refused.value.kind == "nothing-to-undo"
        assert table.length == paid
        if table.asked != seat:
            continue
        table.answer(seat, table.game.options()[-1])
        if table.turn_seat == seat:
            table.back_to(seat, position + 1)
            assert table.length == paid
            assert table.asked == seat
            kept += 1
    assert kept


def test_turned_off_it_asks_again_from_the_next_question_on() -> None:
    table, seat, words = before_a_payment()
    assert [entry.text for entry in table.want_standing(seat, [])] == [f"{seat} ~standing"]
    table.answer_words(seat, words)
    assert table.asked == seat
    assert type(table.game.agenda.open_question()).__name__ == "ChoosePayment"
    open_payments = table.game.options()
    assert table.want_standing(seat, ["dice-first"]) != []
    assert table.game.options() == open_payments  # the question that is open is still the player's
    assert table.want_standing(seat, ["dice-first"]) == []
    version = table.version
    table.answer(seat, open_payments[-1])
    assert not table.entries[version].by_standing


def test_several_kinds_are_wanted_each_for_itself() -> None:
    table = table_with_payments(11, wanting=(0,))
    entries = table.want_standing(1, ["no-refills", "dice-first"])
    assert [entry.text for entry in entries] == ["1 ~standing dice-first no-refills"]
    assert Entry.parse(entries[0].text) == entries[0]
    assert table.standing == {0: {"dice-first"}, 1: {"dice-first", "no-refills"}}
    played(table, 11)
    given = {(entry.seat, entry.words.split()[0]) for entry in table.entries if entry.by_standing}
    assert (1, "go-on") in given
    assert (0, "go-on") not in given
    assert {(0, "pay"), (1, "pay")} <= given


def test_wishes_that_cannot_be_met_are_refused() -> None:
    table = table_with_payments(7)
    for seat, keys in ((0, ["no-such-thing"]), (2, ["dice-first"]), (NOBODY, [])):
        with pytest.raises(Refused) as refused:
            table.want_standing(seat, keys)
        assert refused.value.kind == "unreadable"
    played(table, 7)
    with pytest.raises(Refused) as refused:
        table.want_standing(0, [])
    assert refused.value.kind == "over"
    other = Table.begin(Setup("attandarra", 2), "7")
    assert other.want_standing(0, []) == []
    with pytest.raises(Refused):
        other.want_standing(0, ["dice-first"])


def test_wishes_of_one_turn_have_an_end_and_go_on_in_the_next() -> None:
    table = table_with_payments(7, BOTH, wanting=())
    seat = table.asked
    wishes = [["dice-first"], ["no-refills"]] * MOST_WISHES

    def wished(whose: int) -> int:
        done = sum(len(table.want_standing(whose, keys)) for keys in wishes[:MOST_WISHES])
        with pytest.raises(Refused, match="in this turn; play on first") as refused:
            table.want_standing(whose, wishes[MOST_WISHES])
        assert refused.value.kind == "not-allowed"
        return done

    assert wished(seat) == MOST_WISHES
    assert wished(1 - seat) == MOST_WISHES  # each seat has its own
    table.answer(seat, table.game.options()[0])
    table.undo(seat)
    with pytest.raises(Refused):  # to take back is no way round
        table.want_standing(seat, ["dice-first"])
    length = table.version
    assert table.want_standing(seat, ["no-refills"]) == []  # what changes nothing is no wish
    assert table.version == length
    played(table, 7, table.length + 30)
    assert wished(seat) == MOST_WISHES


def test_a_stored_table_with_more_wishes_than_that_can_be_opened() -> None:
    table = Table.begin(Setup("tabannusi", 2), "7")
    for number in range(3 * MOST_WISHES):
        table.carry_out(Entry("standing", 0, "" if number % 2 else "dice-first"))
    again = Table.resume(table.setup, table.seed, table.entries)
    assert again.version == table.version
    assert again.standing == table.standing


def test_a_wish_touches_no_tentative_turn() -> None:
    table, seat, words = before_a_payment()
    table.answer_words(seat, words)
    before = (table.turn_seat, table.turn_began, table.length)
    table.want_standing(1 - seat, [])
    assert (table.turn_seat, table.turn_began, table.length) == before
    table.undo(seat)
    assert table.standing[1 - seat] == frozenset()


def test_a_wish_makes_nobody_elses_answer_stale() -> None:
    table = table_with_payments(7, BOTH)
    seat, version = table.asked, table.version
    table.want_standing(1 - seat, [])
    table.want_standing(1 - seat, ["dice-first"])
    assert table.version == version + 2
    assert not table.moved_on_since(version)
    table.answer(seat, table.game.options()[0], version)
    assert table.moved_on_since(version)
    for wrong in (version, -1, table.version + 1):
        with pytest.raises(Refused) as refused:
            table.undo(seat, wrong)
        assert refused.value.kind == "stale"


def test_with_confirm_at_once_the_turn_is_held_after_the_payment() -> None:
    table = table_with_payments(8, BOTH)
    rng = random.Random(8)
    completed = False
    while not table.over and not completed:
        seat, version = table.asked, table.version
        table.answer(seat, lively(table, rng), confirm=True)
        new = [entry for entry in table.entries[version:] if entry.seat == seat]
        kinds = [(entry.kind, entry.by_standing) for entry in new[:3]]
        completed = kinds == [("answer", False), ("answer", True), ("confirm", False)]
        assert table.confirming == NOBODY
    assert completed


def test_entries_of_standing_answers_have_one_form() -> None:
    texts = (
        "0 ~standing dice-first",
        "1 ~standing",
        "2 ~standing one two-three",
        "0 ~by-standing pay 2d 0 0g",
    )
    for text in texts:
        assert Entry.parse(text).text == text
    for text in (
        "* ~standing dice-first",
        "* ~by-standing pay 2d",
        "0 ~standing A",
        "0 ~by-standing",
        "0 ~other x",
    ):
        with pytest.raises(Refused):
            Entry.parse(text)


def test_the_payments_of_a_game_are_those_that_use_most_dice() -> None:
    table = table_with_payments(9)
    rng = random.Random(9)
    seen = 0
    while not table.over:
        position = table.length
        table.answer(table.asked, lively(table, rng))
        for number in range(position, table.length):
            line = table.record.lines[number]
            if line.by_standing:
                options = table.record.at(number).options()
                assert line.action in options
                assert len(options) > 1
                assert {verb_of(option) for option in options} == {verb_of(line.action)}
                seen += 1
    assert seen
