"""The rules reference and the player aid."""

from __future__ import annotations

from boardwright.games.attandarra.edition import load
from boardwright.games.attandarra.face import FACE


def test_values_come_from_the_edition() -> None:
    printed = load()
    text = {clause.id: clause.text for clause in FACE.rules(printed)}
    assert f"{printed.edition.gold} gold" in text["ATT-2.3"]
    assert str(printed.edition.prices[0]) in text["ATT-4.3"]
    assert printed.names.event_names[3] in text["ATT-15.9"]
