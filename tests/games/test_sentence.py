"""Sentences of the games: English by themselves, and another language when asked."""

from __future__ import annotations

from boardwright.sentence import Sentence, counted

GERMAN = {
    "{game} takes {n} people.": "Zu {game} gehören {n} Leute.",
    "{n} die is lost.": "{n} Würfel geht verloren.",
    "{n} dice are lost.": "{n} Würfel gehen verloren.",
    "Ur": "Uruk",
}


def german(message: str) -> str:
    return GERMAN.get(message, message)


def german_plural(one: str, many: str, count: int) -> str:
    return german(one if count == 1 else many)


def test_a_sentence_is_english_text() -> None:
    assert Sentence("{who} pays {gold} Gold.", who="Aldo", gold=2) == "Aldo pays 2 Gold."
    assert counted("{n} die is lost.", "{n} dice are lost.", 1) == "1 die is lost."
    assert counted("{n} die is lost.", "{n} dice are lost.", 0) == "0 dice are lost."


def test_facts_are_filled_in_after_translating() -> None:
    sentence = counted("{n} die is lost.", "{n} dice are lost.", 2)
    assert sentence.said(german, german_plural) == "2 Würfel gehen verloren."
    assert (
        counted("{n} die is lost.", "{n} dice are lost.", 1).said(german, german_plural)
        == "1 Würfel geht verloren."
    )


def test_a_fact_may_be_a_sentence() -> None:
    sentence = Sentence("{game} takes {n} people.", game=Sentence("Ur"), n=4)
    assert sentence == "Ur takes 4 people."
    assert sentence.said(german, german_plural) == "Zu Uruk gehören 4 Leute."


def test_facts_may_have_any_name() -> None:
    assert Sentence("{number} of {template}", number=1, template="two") == "1 of two"
