"""The language of a page follows the reader's browser."""

from __future__ import annotations

import httpx
import pytest

from boardwright.server.languages import known_languages, language_for
from tests.server.serving import Serving

KNOWN = ("en", "de", "zh_Hant", "fr")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.8,fr;q=0.9", "fr"),
        ("zh-hant", "zh_Hant"),
        ("ja,ko;q=0.9", "en"),
        ("de;q=0,en", "en"),
        ("de;q=much,fr;q=0.1", "fr"),
        ("*", "en"),
        (",;,;;q=,", "en"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_language_liked_best_that_is_known(accepted: str, language: str) -> None:
    assert language_for(accepted, KNOWN) == language


def test_english_is_always_known() -> None:
    assert "en" in known_languages()


def test_a_page_says_its_language(server: Serving) -> None:
    response = httpx.get(server.address, headers={"Accept-Language": "xx-YY"})
    assert response.headers["content-language"] == "en"
    assert "Accept-Language" in response.headers["vary"]
