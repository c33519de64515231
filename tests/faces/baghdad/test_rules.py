"""The rules reference and the player aid."""

from __future__ import annotations

from pathlib import Path

from boardwright.faces.telling.wording import with_minus
from boardwright.games.baghdad.edition import SHELF, load
from boardwright.games.baghdad.face import FACE


def test_values_come_from_the_edition() -> None:
    printed = load()
    text = {clause.id: clause.text for clause in FACE.rules(printed)}
    edition = printed.edition
    assert f"{edition.start_coins} coins" in text["BAG-3.2"]
    assert f"{edition.buy_two} coins" in text["BAG-6.14"]
    assert with_minus(edition.shame_points) in text["BAG-12.5"]
    assert all(str(cost) in text["BAG-14.2"] for cost in edition.board.boat_costs)
    assert with_minus(edition.modules.civic_points) in text["BAG-20.15"]
    first = edition.cards.deck.index(1)
    assert printed.names.card_names[first] in text["BAG-18.1"]


def test_another_edition_says_other_values(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    SHELF.new(mine)
    text = mine.read_text(encoding="utf-8")
    for old, changed in (
        ("coins_for_one_good = 2", "coins_for_one_good = 3"),
        ("coins_for_two_goods = 5", "coins_for_two_goods = 7"),
    ):
        assert old in text
        text = text.replace(old, changed)
    mine.write_text(text, encoding="utf-8")
    said = {clause.id: clause.text for clause in FACE.rules(load(mine))}
    assert "3 coins" in said["BAG-6.13"]
    assert "7 coins" in said["BAG-6.14"]
    assert any(
        "3 coins, any two 7 coins" in line for lines in FACE.aid(load(mine)).values() for line in lines
    )


def test_each_building_and_card_has_its_own_clause() -> None:
    printed = load()
    chapters: dict[str, list[str]] = {}
    for clause in FACE.rules(printed):
        chapters.setdefault(clause.id.partition(".")[0], []).append(clause.text)
    names = printed.names
    for name, text in zip(names.building_names, chapters["BAG-17"], strict=False):
        assert name in text
    cards = [name for name, deck in zip(names.card_names, printed.edition.cards.deck, strict=True) if deck]
    for name, text in zip(cards, chapters["BAG-18"] + chapters["BAG-19"], strict=True):
        assert text.startswith(name)
