"""Every stored game plays again to the same tables, in either form of the engines."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.games import registry
from boardwright.games.title import Title
from boardwright.table.log import Answered, Checked, parse_log, read_log
from boardwright.table.replay import canonical, replay, validate
from tests.golden.record import called, folder_of, recordings, stored

FILES = stored()

every_file = pytest.mark.parametrize("path", FILES, ids=called)


@every_file
def test_a_stored_game_plays_again_with_every_checkpoint(path: Path) -> None:
    log = read_log(path)
    checkpoints = [item for item in log.items if isinstance(item, Checked)]
    assert checkpoints
    table = validate(log)
    assert table.over
    assert table.score_history()[-1][1] == checkpoints[-1].scores == tuple(table.game.scores())
    assert len(table.score_history()) == len(checkpoints)


@every_file
def test_a_stored_game_is_in_canonical_form(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    log = parse_log(text, str(path))
    assert canonical(log) == text
    assert replay(log).table.log_text(with_seed=True) == text


@pytest.mark.parametrize("title", registry.titles(), ids=lambda title: title.name)
def test_all_recordings_are_stored(title: Title) -> None:
    wanted = {recording.file for recording in recordings(title)}
    assert {int(file[0]) for file in wanted} == {*range(title.minimum_seats, title.maximum_seats + 1)}
    assert wanted <= {path.name for path in folder_of(title.name).iterdir()}


@pytest.mark.parametrize("title", registry.titles(), ids=lambda title: title.name)
def test_every_verb_is_spoken_in_some_stored_game(title: Title) -> None:
    spoken = {
        item.words.split()[0]
        for path in folder_of(title.name).glob("*.game")
        for item in read_log(path).items
        if isinstance(item, Answered)
    }
    assert spoken == set(title.words(title.load()).by_word)
