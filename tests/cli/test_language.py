"""Rules and games told in another language on the command line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardwright.faces import i18n
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def afterwards_english() -> Iterator[None]:
    """Let no other test speak what these chose."""
    token = i18n.language.set(i18n.ENGLISH)
    yield
    i18n.language.reset(token)


@pytest.mark.parametrize("code", ["zh_Hant", "zh-Hant", "ZH_HANT"])
def test_the_player_aid_in_chinese(run: Run, code: str) -> None:
    told = run("--language", code, "aid", "tabannusi")
    assert told.exit_code == 0, told.output
    assert told.output.startswith("你的回合\n")


def test_the_environment_names_a_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_LANGUAGE", "zh_Hant")
    told = run("rules", "tabannusi", "2.20")
    assert told.output.startswith("設置\nTAB-2.20  起始建築：")
    assert "TAB-A4：" in told.output or "TAB-A4:" in told.output


def test_an_unknown_language_is_refused(run: Run) -> None:
    told = run("--language", "tlh", "aid", "tabannusi")
    assert told.exit_code == 2
    assert "There is no language tlh; choose from en, zh_Hant." in told.output


def test_without_a_word_about_it_everything_is_english(run: Run) -> None:
    assert run("aid", "tabannusi").output.startswith("Your turn\n")
