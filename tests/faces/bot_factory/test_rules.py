"""The rules reference and the player aid."""

from __future__ import annotations

from boardwright.games.bot_factory.edition import load
from boardwright.games.bot_factory.face import FACE


def test_values_come_from_the_edition() -> None:
    printed = load()
    text = {clause.id: clause.text for clause in FACE.rules(printed)}
    assert str(printed.edition.value_start) in text["BOT-1.12"]
    assert f"{printed.edition.tokens} tokens" in text["BOT-5.1"]
    assert all(str(cost) in text["BOT-9.7"] for cost in printed.edition.row_cost)
    assert printed.names.ratings[2] in text["BOT-14.20"]
    assert all(str(below) in text["BOT-9.4"] for below, bonus in enumerate(printed.edition.lines) if bonus)
