"""A table: versions, refusals, confirming; and whatever happens, it is the fold of its entries."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from boardwright.games.title import Setup, SetupError
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.entries import Entry
from boardwright.table.refused import Refused
from boardwright.table.replay import replay_text
from boardwright.table.saves import game_hash
from boardwright.table.table import Table
from tests.table.tables import REPEATABLE, printed, state, table_of

BOTH = frozenset({0, 1})


def kind_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    assert refused.value.sentence.endswith((".", "?"))
    assert "{" not in refused.value.sentence
    return refused.value.kind


def complete_a_turn(table: Table) -> int:
    """Answer until a turn waits for Confirm; return its seat."""
    while table.confirming == NOBODY:
        table.answer(table.asked, table.game.options()[0])
    return table.confirming


def at_a_turn(table: Table) -> int:
    """Play the opening draws; return the seat whose first turn it is."""
    while table.observe(table.asked).question != "ChooseAction":
        seat = table.asked
        while table.asked == seat and table.observe(seat).question != "ChooseAction":
            table.answer(seat, table.game.options()[0], confirm=True)
    return table.asked


def test_a_table_begins_at_the_first_question_of_a_seat() -> None:
    table = table_of(confirm=BOTH)
    assert table.asked >= 0
    assert {entry.kind for entry in table.entries} == {"chance"}
    assert table.version == len(table.entries) == table.length == table.chance_answers
    assert table.setup.fingerprint == printed().fingerprint
    assert table.setup.rulings == table.title.newest_rulings


def test_one_seed_is_one_game_and_another_is_another() -> None:
    assert table_of(seed="81").log_text() == table_of(seed="81").log_text()
    assert table_of(seed="81").log_text() != table_of(seed="82").log_text()


def test_answers_on_an_old_version_are_stale() -> None:
    table = table_of(confirm=BOTH)
    seat, version = table.asked, table.version
    assert table.answer(seat, table.game.options()[0], version) == table.entries[version:]
    before = state(table)
    requests: list[Callable[[], object]] = [
        lambda: table.answer(seat, table.game.options()[0], version),
        lambda: table.undo(seat, version),
        lambda: table.restart(seat, version),
        lambda: table.back_to(seat, 0, version),
        lambda: table.confirm(seat, version),
    ]
    for request in requests:
        with pytest.raises(Refused) as refused:
            request()
        assert kind_of(refused) == "stale"
    assert state(table) == before


def test_only_the_asked_seat_answers() -> None:
    table = table_of()
    with pytest.raises(Refused) as refused:
        table.answer(1 - table.asked, table.game.options()[0])
    assert kind_of(refused) == "not-yours"
    with pytest.raises(Refused) as refused:
        table.answer(CHANCE, table.game.options()[0])
    assert kind_of(refused) == "not-yours"


def test_words_that_mean_nothing_are_unreadable() -> None:
    table = table_of()
    for words in ("", "buy", "byu wood", "buy wod", "buy wood wood"):
        with pytest.raises(Refused) as refused:
            table.answer_words(table.asked, words)
        assert kind_of(refused) == "unreadable"
    with pytest.raises(Refused) as refused:
        table.answer_words(table.asked, "start-player 0")
    assert kind_of(refused) == "not-allowed"
    words = table.words.format(table.game.options()[0])
    assert table.answer_words(table.asked, words.upper())[0].words == words


def test_a_forbidden_answer_names_its_rule() -> None:
    table = table_of()
    at_a_turn(table)
    action, reason = table.observe(table.asked).blocked[0]
    with pytest.raises(Refused) as refused:
        table.answer(table.asked, action)
    assert kind_of(refused) == "not-allowed"
    assert refused.value.reason == reason
    assert table.title.reasons.clause(reason) in refused.value.sentence
    assert refused.value.said(lambda template: f"»{template}«").startswith("»“")


def test_without_confirm_nothing_can_be_taken_back() -> None:
    table = table_of()
    seat = table.asked
    table.answer(seat, table.game.options()[0])
    for request in (table.undo, table.restart, table.confirm):
        with pytest.raises(Refused) as refused:
            request(seat)
        assert kind_of(refused) == "nothing-to-undo"


def test_the_first_answer_is_as_undoable_as_the_last() -> None:
    table = table_of(confirm=BOTH)
    before = game_hash(table.game)
    seat = complete_a_turn(table)
    while table.turn_seat == seat:
        entries = table.undo(seat)
        assert [entry.kind for entry in entries] == ["undo"]
    assert game_hash(table.game) == before
    assert table.asked == seat
    assert not table.observe(seat).can_undo


def test_answers_confirmed_at_once_go_on_to_the_next_seat() -> None:
    table = table_of(confirm=BOTH)
    seat = table.asked
    while table.turn_seat in {NOBODY, seat} and table.asked == seat:
        entries = table.answer(seat, table.game.options()[0], confirm=True)
    assert [entry.kind for entry in entries[:2]] == ["answer", "confirm"]
    assert table.turn_seat == NOBODY
    assert table.asked == 1 - seat


def test_an_incomplete_turn_cannot_be_confirmed() -> None:
    table = table_of(confirm=BOTH)
    seat = at_a_turn(table)
    with pytest.raises(Refused) as refused:
        table.confirm(seat)
    assert kind_of(refused) == "nothing-to-undo"
    said = [table.words.format(option) for option in table.game.options()]
    words = next(words for words in said if words.startswith("buy"))
    table.answer_words(seat, words)
    assert table.confirming == NOBODY
    with pytest.raises(Refused) as refused:
        table.confirm(seat)
    assert kind_of(refused) == "not-allowed"
    assert not table.observe(seat).must_confirm


def test_back_leads_to_lines_of_the_turn_alone() -> None:
    table = table_of(confirm=BOTH)
    seat = complete_a_turn(table)
    for position in (table.turn_began - 1, table.length, -1):
        with pytest.raises(Refused) as refused:
            table.back_to(seat, position)
        assert kind_of(refused) == "nothing-to-undo"
    assert table.back_to(seat, table.turn_began)


def test_tentative_lines_are_marked_for_everybody() -> None:
    table = table_of(confirm=BOTH)
    began = table.length
    seat = complete_a_turn(table)
    for viewer in (0, 1, NOBODY):
        marks = [line.tentative for line in table.observe(viewer).log]
        assert marks == [False] * began + [True] * (table.length - began)
    table.confirm(seat)
    assert not any(line.tentative for line in table.observe(0).log)


def test_a_position_that_does_not_exist_is_refused() -> None:
    table = table_of()
    for at in (-1, table.length + 1):
        with pytest.raises(Refused) as refused:
            table.observe(0, at)
        assert kind_of(refused) == "unreadable"


def test_a_finished_game_takes_no_answers_and_tells_its_seed() -> None:
    table = table_of()
    while not table.over:
        table.answer(table.asked, table.game.options()[-1])
    requests: list[Callable[[], object]] = [
        lambda: table.answer(0, 0),
        lambda: table.undo(0),
        lambda: table.confirm(1),
    ]
    for request in requests:
        with pytest.raises(Refused) as refused:
            request()
        assert kind_of(refused) == "over"
    assert table.log_text(with_seed=True).splitlines()[0].endswith(" seed=81")
    assert "seed" not in table.log_text()
    seen = table.observe(0)
    assert seen.over
    assert (seen.whose, seen.question, seen.agenda, seen.options) == (NOBODY, "", (), ())
    points = [sum(column) for column in zip(*(row for _, row in table.sheet()), strict=True)]
    assert points == table.game.scores() == list(table.score_history()[-1][1])


def test_the_seed_leaves_with_the_keepers_copy_alone_while_the_game_lasts() -> None:
    table = table_of(seed="secret-word")
    assert "secret-word" not in table.log_text(with_seed=True)
    assert replay_text(table.own_copy()).seed == "secret-word"


def test_set_ups_that_do_not_exist() -> None:
    for setup, seed, said in [
        (Setup("attandarra", 9), "81", "2 to 4"),
        (Setup("chess", 2), "81", "no game called chess"),
        (Setup("attandarra", 2), "two words", "cannot be a seed"),
        (Setup("attandarra", 2, fingerprint="00000000"), "81", "give the one that is named"),
    ]:
        with pytest.raises(SetupError, match=said):
            Table.begin(setup, seed, printed())


def test_entries_that_cannot_be() -> None:
    table = table_of()
    for text in ("", "buy wood", "* ~confirm", "0 ~undo", "0 ~undo x", "x buy", "0  buy"):
        with pytest.raises(Refused) as refused:
            Entry.parse(text)
        assert kind_of(refused) == "unreadable"
    for entry in (
        Entry("answer", 0, "rescue A1 coin A2"),
        Entry("undo", 0, position=999),
        Entry("chance", CHANCE, "x"),
    ):
        with pytest.raises(Refused) as refused:
            Table.resume(table.setup, "81", [*table.entries, entry], printed())
        assert kind_of(refused) == "unreadable"
        assert entry.text in refused.value.sentence


def test_a_seat_that_becomes_a_machine_holds_its_turn() -> None:
    table = table_of(confirm=BOTH)
    seat = complete_a_turn(table)
    other = Table.resume(table.setup, "81", table.entries, printed(), frozenset({1 - seat}))
    assert other.turn_seat == NOBODY
    other.carry_on()
    assert other.asked == 1 - seat


class AnyOrder(RuleBasedStateMachine):
    """Answers, undo, jumps and Confirm in any order, by the right seats and the wrong ones."""

    @initialize(confirm=st.frozensets(st.integers(0, 1)), seed=st.sampled_from(["1", "2", "3"]))
    def begin(self, confirm: frozenset[int], seed: str) -> None:
        self.table = table_of(2, seed, confirm, history="on")
        self.confirmed = 0

    @precondition(lambda self: self.table.asked >= 0)
    @rule(choice=st.integers(0, 999), at_once=st.booleans())
    def answer(self, choice: int, at_once: bool) -> None:
        options = self.table.game.options()
        self.table.answer(self.table.asked, options[choice % len(options)], self.table.version, at_once)

    @precondition(lambda self: self.table.turn_seat >= 0)
    @rule(back=st.integers(1, 4))
    def take_back(self, back: int) -> None:
        position = max(self.table.turn_began, self.table.length - back)
        self.table.back_to(self.table.turn_seat, position)

    @precondition(lambda self: self.table.confirming >= 0)
    @rule()
    def confirm(self) -> None:
        self.table.confirm(self.table.confirming)

    @rule(seat=st.integers(0, 1), which=st.sampled_from(["undo", "restart", "confirm"]))
    def ask_for_anything(self, seat: int, which: str) -> None:
        before = state(self.table)
        try:
            getattr(self.table, which)(seat)
        except Refused:
            assert state(self.table) == before

    @invariant()
    def the_table_is_the_fold_of_its_entries(self) -> None:
        table = self.table
        entries = [Entry.parse(entry.text) for entry in table.entries]
        again = Table.resume(table.setup, table.seed, entries, printed(), table.confirm_seats)
        assert state(again) == state(table)
        assert again.log_text() == table.log_text()

    @invariant()
    def nobody_sees_what_is_not_theirs(self) -> None:
        for viewer in (0, 1, NOBODY):
            seen = self.table.observe(viewer)
            assert bool(seen.options) == (viewer == self.table.asked >= 0)
            assert seen.can_undo == (viewer == self.table.turn_seat >= 0)
            assert [line.words for line in seen.log] == [
                self.table.words.format(line.action) for line in self.table.record.lines
            ]


AnyOrder.TestCase.settings = settings(REPEATABLE, max_examples=8, stateful_step_count=30)
TestAnyOrder = AnyOrder.TestCase


def test_what_the_end_brings_to_light_waits_for_confirm() -> None:
    setup = Setup("tabannusi", 2, {"first": "0"})
    table = Table.begin(setup, "5", confirm=BOTH)
    while table.game.options():
        if table.confirming != NOBODY:
            table.confirm(table.confirming)
        else:
            table.answer(table.asked, table.game.options()[-1])
    seat, position = table.confirming, table.length
    assert seat >= 0
    for viewer in (0, 1, NOBODY):
        seen, before = table.observe(viewer), table.observe(viewer, position - 1)
        assert game_hash(seen.game) == game_hash(before.game)
        assert (seen.whose, seen.question, seen.options, seen.over) == (NOBODY, "", (), False)
        assert seen.position == len(seen.log) == position
        assert seen.reveals
        assert seen.must_confirm == (viewer == seat)
        assert table.sheet(viewer) == table.sheet(viewer, position - 1)
        assert not table.log_text(viewer).splitlines()[-1].startswith("=")
    assert max(at for at, _scores in table.score_history()) < position
    table.undo(seat)
    table.answer(seat, table.game.options()[-1])
    table.confirm(seat)
    assert table.over
    assert all(game_hash(table.observe(viewer).game) == game_hash(table.game) for viewer in (0, 1, NOBODY))
    assert table.log_text().splitlines()[-1].startswith("=")


def test_an_end_without_secrets_is_seen_before_confirm() -> None:
    table = table_of(confirm=BOTH)
    while table.game.options():
        if table.confirming != NOBODY:
            table.confirm(table.confirming)
        else:
            table.answer(table.asked, table.game.options()[-1])
    assert table.confirming != NOBODY
    assert game_hash(table.observe(NOBODY).game) == game_hash(table.game)
    assert not table.observe(table.confirming).reveals
