"""What a refusal says is filled in from the facts of the engine, for what is blocked in golden games."""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest

from boardwright.kernel.packing import OK, verb_of
from boardwright.table.log import read_log
from boardwright.table.replay import replay
from tests.golden.record import called, stored

SAMPLED = 5  # of so many lines one is looked at


@pytest.mark.parametrize("path", stored("*-greedy-1"), ids=called)
def test_refusals_have_all_their_facts(path: Path) -> None:
    table = replay(read_log(path)).table
    reasons, words = table.title.reasons, table.title.words(table.printed)
    game = table.record.at(0)
    for number, line in enumerate(table.record.lines):
        if number % SAMPLED == 0:
            for action, reason in game.reasons():
                if reason != OK:
                    texts = (reasons.title(reason), reasons.sentence(reason))
                    named = {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}
                    facts = game.facts(action)
                    verb = words.by_number[verb_of(action)]
                    known = {*facts, *(vocabulary.name for vocabulary in verb.arguments)}
                    assert named <= known, f"line {number}: {words.format(action)}"
                    assert all(words.fact(name, value) != "" for name, value in facts.items())
        game.apply(line.action)
