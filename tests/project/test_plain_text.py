"""Characters that work on a screen: seen, left out, or escaped for JSON."""

from __future__ import annotations

import json

import pytest

from boardwright.plain_text import visible, visible_json, without_unseen

TEXTS = [
    ("\x1b[31mred\x07", r"\x1b[31mred\x07", "[31mred"),
    ("a\x9b2Jb", r"a\x9b2Jb", "a2Jb"),
    ("Anna\u202egnp", r"Anna\u202egnp", "Annagnp"),
    ("\udcff.game", r"\udcff.game", ".game"),
    ("\U000e0041x", r"\U000e0041x", "x"),
    ("one\rtwo", r"one\rtwo", "onetwo"),
    ("A\u00addo\u3164\uffa0\u115f", r"A\xaddo\u3164\uffa0\u115f", "Ado"),
]


@pytest.mark.parametrize(("text", "seen", "left"), TEXTS)
def test_what_works_on_a_screen_is_seen_or_left_out(text: str, seen: str, left: str) -> None:
    assert visible(text) == seen
    assert without_unseen(text) == left


@pytest.mark.parametrize("text", [text for text, _, _ in TEXTS])
def test_json_keeps_its_value(text: str) -> None:
    shown = visible_json(json.dumps([text], ensure_ascii=False))
    assert json.loads(shown) == [text]
    assert visible(shown) == shown
    shown.encode("utf-8")


@pytest.mark.parametrize("text", ["Zoë & Co. “łódź” 渡辺 👩‍🚀 עִבְרִית", "two\nlines\tand a tab", "a\u00a0b"])
def test_what_people_write_stays(text: str) -> None:
    assert visible(text) == without_unseen(text) == text
