"""Which edition a stored game is played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.editions import EditionError
from boardwright.games import registry
from boardwright.games.attandarra import edition
from boardwright.games.title import Setup, SetupError
from boardwright.table.editions import FOLDER_VARIABLE, folder, printed_for
from boardwright.table.replay import replay_text
from boardwright.table.table import Table

TITLE = registry.title("attandarra")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a user's own editions of Attandarra, with one in it in which a price differs."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    own = folder("attandarra")
    assert own == tmp_path / "attandarra"
    own.mkdir()
    edition.SHELF.new(own / "mine.toml")
    text = (own / "mine.toml").read_text(encoding="utf-8")
    changed = text.replace("gold_per_round = 12", "gold_per_round = 11", 1)
    assert changed != text
    (own / "mine.toml").write_text(changed, encoding="utf-8")
    return own


def test_shipped_editions_are_found_by_name_and_content() -> None:
    retail = printed_for(TITLE, "retail")
    assert printed_for(TITLE, "retail", retail.fingerprint) is retail


def test_a_users_edition_is_found_by_name_and_by_content(own: Path) -> None:
    mine = printed_for(TITLE, "mine")
    assert mine.name == "mine"
    assert mine.fingerprint != printed_for(TITLE, "retail").fingerprint
    assert printed_for(TITLE, "mine", mine.fingerprint).fingerprint == mine.fingerprint
    (own / "mine.toml").rename(own / "renamed.toml")
    assert printed_for(TITLE, "mine", mine.fingerprint).fingerprint == mine.fingerprint


def test_a_game_with_a_users_edition_is_replayed(own: Path) -> None:
    table = Table.begin(Setup("attandarra", 2, edition="mine"), "81")
    assert f"edition=mine@{table.printed.fingerprint}" in table.log_text()
    assert replay_text(table.log_text()).record.lines == table.record.lines


def test_an_edition_that_is_not_here_is_named_with_the_folder(own: Path) -> None:
    for name, content in (("rare", ""), ("retail", "00000000"), ("mine", "00000000")):
        with pytest.raises(SetupError) as found:
            printed_for(TITLE, name, content)
        wanted = f"{name}@{content}" if content else name
        assert str(found.value).startswith(f"The edition {wanted} of Attandarra is not here; ")
        assert str(own) in str(found.value)


def test_a_broken_edition_is_told_where_it_is_meant_and_passed_over_where_not(own: Path) -> None:
    mine = printed_for(TITLE, "mine")
    (own / "broken.toml").write_text("gold = [", encoding="utf-8")
    assert printed_for(TITLE, "mine", mine.fingerprint).fingerprint == mine.fingerprint
    with pytest.raises(EditionError, match=r"broken\.toml"):
        printed_for(TITLE, "broken")


def test_a_game_begun_with_an_earlier_form_of_the_same_edition_goes_on() -> None:
    title = registry.title("bot-factory")
    former = "57d3a491"  # before the rules' charges stood in the file
    printed = printed_for(title, "retail", former)
    assert printed.fingerprint == title.load().fingerprint != former
    table = Table.begin(Setup("bot-factory", 2, fingerprint=former), "seed")
    assert table.setup.fingerprint == former  # its log keeps its header to the letter


def test_no_other_content_passes_for_a_shipped_edition() -> None:
    title = registry.title("bot-factory")
    with pytest.raises(SetupError, match="retail@57d3a492 of Bot Factory is not here"):
        printed_for(title, "retail", "57d3a492")
    with pytest.raises(SetupError, match="retail@57d3a491 of Attandarra is not here"):
        printed_for(registry.title("attandarra"), "retail", "57d3a491")
