"""What every table must keep, whatever the game: log, undo, views, secrets."""

from __future__ import annotations

import json
import random
from dataclasses import fields

import pytest

from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.entries import Entry
from boardwright.table.log import format_log, parse_log
from boardwright.table.observation import Observation
from boardwright.table.refused import Refused
from boardwright.table.replay import canonical, replay, replay_text
from boardwright.table.saves import game_hash, pieces_hash, snapshot
from boardwright.table.table import Table
from tests.contract.playing import Case, all_cases, main_cases

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
main_case = pytest.mark.parametrize("case", main_cases(), ids=str)


def everybody(case: Case) -> frozenset[int]:
    return frozenset(range(case.setup.seats))


def fields_of(observation: Observation) -> dict[str, object]:
    """Return an observation as values that compare."""
    values = {field.name: getattr(observation, field.name) for field in fields(observation)}
    return values | {"game": game_hash(observation.game), "blocked": list(observation.blocked)}


@every_case
def test_replay_of_the_log_is_the_game(case: Case) -> None:
    table = case.finish(case.begin())
    text = table.log_text(NOBODY, with_seed=True)
    again = replay(parse_log(text), printed=case.printed).table
    assert game_hash(again.game) == game_hash(table.game)
    assert again.entries == table.entries
    assert again.seed == table.seed
    assert again.score_history() == table.score_history()
    assert again.log_text(NOBODY, with_seed=True) == text
    assert canonical(parse_log(text), case.printed) == text
    assert format_log(parse_log(text)) == text


@main_case
def test_a_lenient_replay_of_a_good_log_has_nothing_to_say(case: Case) -> None:
    table = case.finish(case.begin())
    again = replay(parse_log(table.log_text()), printed=case.printed, lenient=True)
    assert again.notes == []
    assert game_hash(again.table.game) == game_hash(table.game)


@main_case
def test_stored_entries_bring_the_table_back(case: Case) -> None:
    everyone = everybody(case)
    table = case.finish(case.begin(everyone))
    entries = [Entry.parse(entry.text) for entry in table.entries]
    assert entries == table.entries
    for version in range(1, len(entries) + 1, len(entries) // 4):
        stored = Table.resume(case.setup, table.seed, entries[:version], case.printed, everyone)
        saved = json.loads(json.dumps(stored.save()))
        for later in (version, min(version + 7, len(entries))):
            slow = Table.resume(case.setup, table.seed, entries[:later], case.printed, everyone)
            quick = Table.resume(case.setup, table.seed, entries[:later], case.printed, everyone, saved)
            assert slow.version == quick.version == later
            assert game_hash(quick.game) == game_hash(slow.game)
            assert quick.log_text() == slow.log_text()
            assert quick.confirming == slow.confirming
            assert fields_of(quick.observe(0)) == fields_of(slow.observe(0))
            assert fields_of(quick.observe(1, quick.length // 2)) == fields_of(
                slow.observe(1, slow.length // 2)
            )
    whole = Table.resume(case.setup, table.seed, entries, case.printed, everyone)
    assert whole.over
    assert game_hash(whole.game) == game_hash(table.game)
    assert whole.chance_answers == table.chance_answers


@main_case
def test_a_saved_game_of_other_engines_is_ignored(case: Case) -> None:
    table = case.begin()
    saved = table.save() | {"engine": "0.0.1 other", "game": {"unreadable": True}}
    again = Table.resume(case.setup, table.seed, table.entries, case.printed, saved=saved)
    assert game_hash(again.game) == game_hash(table.game)


def damaged(saved: object, answers: random.Random) -> object:
    """Return what was saved with one value in it, however deep, replaced or left out."""
    if isinstance(saved, dict) and saved:
        key = answers.choice(sorted(saved))
        return saved | {key: damaged(saved[key], answers)}
    if isinstance(saved, list) and saved:
        place = answers.randrange(len(saved))
        left_out = answers.random() < 0.2
        return [*saved[:place], *([] if left_out else [damaged(saved[place], answers)]), *saved[place + 1 :]]
    others: list[object] = [0, 1, -1, 63, 10**20, None, "x", [], {}, [1], 1.5]
    return answers.choice([value for value in others if value != saved])


@main_case
def test_a_damaged_save_is_ignored(case: Case) -> None:
    answers = random.Random(str(case))
    everyone = everybody(case)
    table = case.begin(everyone)
    for _ in range(30):
        if table.over:
            break
        if table.confirming >= 0:
            table.confirm(table.confirming)
        else:
            table.answer(table.asked, case.choose(table.game, answers))
    saved = json.loads(json.dumps(table.save()))
    for _ in range(12):
        bad = damaged(saved, answers)
        assert isinstance(bad, dict)
        again = Table.resume(case.setup, table.seed, table.entries, case.printed, everyone, bad)
        assert again.entries == table.entries
        assert game_hash(again.game) == game_hash(table.game)
        assert again.own_copy() == table.own_copy()
        assert again.confirming == table.confirming


@main_case
def test_a_save_of_other_entries_is_ignored(case: Case) -> None:
    answers = random.Random(str(case))
    table = case.begin()
    earlier = list(table.entries)
    table.answer(table.asked, case.choose(table.game, answers))
    again = Table.resume(case.setup, table.seed, earlier, case.printed, saved=table.save())
    assert again.version == len(earlier)  # as after a restored copy of the log
    assert again.length < table.length
    assert game_hash(again.game) == game_hash(case.begin().game)


@main_case
def test_undo_restart_and_jumps_restore_the_table(case: Case) -> None:
    table = case.begin(everybody(case))
    answers = random.Random(str(case))
    before: dict[int, str] = {}
    undone = 0
    while not table.over:
        if table.turn_seat == NOBODY:
            before = {}
        before[table.length] = game_hash(table.game)
        seat = table.confirming
        if seat < 0:
            table.answer(table.asked, case.choose(table.game, answers))
            continue
        if undone % 3 == 0:
            table.undo(seat)
            assert game_hash(table.game) == before[table.length]
            if table.length > table.turn_began and table.turn_seat == seat:
                position = answers.randrange(table.turn_began, table.length)
                table.back_to(seat, position)
                assert table.length == position
                assert game_hash(table.game) == before[position]
            if table.turn_seat == seat:
                began = table.turn_began
                table.restart(seat)
                assert table.length == began
                assert game_hash(table.game) == before[began]
            assert table.turn_seat == NOBODY
        else:
            table.confirm(seat)
            with pytest.raises(Refused) as refusal:
                table.undo(seat)
            assert refusal.value.kind in {"nothing-to-undo", "not-yours", "over"}
        undone += 1
    again = Table.resume(case.setup, table.seed, table.entries, case.printed, everybody(case))
    assert game_hash(again.game) == game_hash(table.game)
    assert replay_text(table.log_text()).log_text() == table.log_text()


@main_case
def test_chance_does_not_depend_on_confirming_or_undo(case: Case) -> None:
    plain = case.finish(case.begin())
    confirmed = case.finish(case.begin(everybody(case)))
    assert plain.log_text(with_seed=True) == confirmed.log_text(with_seed=True)


@main_case
def test_nobody_goes_on_before_a_turn_is_confirmed(case: Case) -> None:
    table = case.begin(everybody(case))
    answers = random.Random(str(case))
    waited = 0
    while not table.over:
        seat = table.confirming
        if seat < 0:
            table.answer(table.asked, case.choose(table.game, answers))
            continue
        waited += 1
        version = table.version
        for other in range(case.setup.seats):
            seen = table.observe(other)
            assert seen.options == ()
            assert list(seen.blocked) == []
            assert seen.must_confirm == seen.can_undo == (other == seat)
            assert seen.confirming == seat
            waits = game_hash(seen.game) != game_hash(table.game.seen_by(other))
            assert seen.reveals == (table.game.whose() == CHANCE or waits)
            if waits:  # the end opened what was hidden: it is not shown before it holds
                assert not table.game.options()
                before = table.record.at(table.length - 1).seen_by(other)
                assert pieces_hash(seen.game) == pieces_hash(before)
            for option in table.game.options()[:1]:
                with pytest.raises(Refused):
                    table.answer(other, option)
            if other != seat:
                with pytest.raises(Refused) as refusal:
                    table.confirm(other)
                assert refusal.value.kind == "not-yours"
        assert table.carry_on() == []
        assert table.version == version
        table.confirm(seat)
    assert waited


@main_case
def test_views_of_earlier_positions_are_what_was_seen_then(case: Case) -> None:
    table = case.begin()
    answers = random.Random(str(case))
    seen: dict[int, Observation] = {}
    while not table.over:
        seen[table.length] = table.observe(NOBODY)
        table.answer(table.asked, case.choose(table.game, answers))
    for position in answers.sample(sorted(seen), 12):
        then, now = seen[position], table.observe(NOBODY, position)
        assert game_hash(now.game) == game_hash(then.game)
        assert tuple(now.log) == tuple(then.log)
        assert (now.whose, now.question, tuple(now.agenda)) == (then.whose, then.question, tuple(then.agenda))
        assert now.position == position
        assert now.length == table.length
        assert now.options == ()
        assert not now.over


@main_case
def test_an_observation_has_no_seed_and_options_for_the_asked_seat_alone(case: Case) -> None:
    table = case.begin()
    answers = random.Random(str(case))
    number = 0
    while not table.over:
        viewers = [*range(case.setup.seats), NOBODY]
        for viewer in viewers if number % 9 == 0 else ():
            seen = table.observe(viewer)
            values = {field.name: getattr(seen, field.name) for field in fields(seen) if field.name != "game"}
            everything = json.dumps([snapshot(seen.game), repr(values)])
            assert table.seed not in everything
            assert table.seed not in table.log_text(viewer, with_seed=True)
            assert (seen.options != ()) == (viewer == table.asked)
            assert not seen.can_undo
            if viewer == table.asked:
                assert list(seen.options) == table.game.options()
                blocked = dict(seen.blocked)
                assert blocked.keys().isdisjoint(seen.options)
                assert blocked.keys() | set(seen.options) == set(table.game.candidates())
        table.answer(table.asked, case.choose(table.game, answers))
        number += 1
    assert table.seed not in table.log_text()
    assert f"seed={table.seed}\n" not in table.log_text(with_seed=False)


@main_case
def test_refusals_say_what_to_do(case: Case) -> None:
    table = case.begin()
    answers = random.Random(str(case))
    sentences = set()
    while not table.over:
        for action, reason in answers.sample(list(table.observe(table.asked).blocked) or [(0, 0)], 1):
            version = table.version
            with pytest.raises(Refused) as refusal:
                table.answer(table.asked, action)
            assert refusal.value.reason == reason
            assert refusal.value.kind == ("not-allowed" if reason else "unreadable")
            assert table.version == version
            sentences.add(refusal.value.sentence)
        table.answer(table.asked, case.choose(table.game, answers))
    assert len(sentences) >= min(2, len(case.title.reasons.words))
    assert all(text.endswith((".", "!")) and "{" not in text and "\n" not in text for text in sentences)
