"""Rules reference and player aid."""

from __future__ import annotations

from boardwright.faces import registry as faces
from boardwright.faces.web import pages
from boardwright.faces.web.views import AidView, PrintedValue, RulesView
from boardwright.games.registry import title
from tests.web_pages.markup import by_id, read


def test_every_clause_and_ruling_has_an_address() -> None:
    game = title("attandarra")
    clauses = faces.face("attandarra").rules()
    nodes = read(pages.rules_page(RulesView(game, clauses)))
    assert clauses
    for clause in clauses:
        assert clause.text in by_id(nodes, clause.id).text
    for ruling in game.rulings:
        assert ruling.ruling in by_id(nodes, ruling.id).text


def test_reconstructed_values_are_marked() -> None:
    values = [PrintedValue("prices", "reconstructed", "fits <all>"), PrintedValue("gold", "rulebook")]
    html = pages.rules_page(RulesView(title("attandarra"), [], "retail", values))
    rows = [node for node in read(html) if node.tag == "tr" and node.attributes.get("class") == "rec"]
    assert len(rows) == 1
    assert "prices" in rows[0].text
    assert "fits <all>" in rows[0].text


def test_the_aid_has_every_line() -> None:
    headings = faces.face("attandarra").aid()
    text = by_id(read(pages.aid_page(AidView(title("attandarra"), headings))), "main").text
    assert headings
    for heading, lines in headings.items():
        assert heading in text
        assert all(line in text for line in lines)
