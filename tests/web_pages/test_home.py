"""The home page, and its form read back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boardwright.faces.web import pages
from boardwright.faces.web.forms import WantedSeat, read_new_table
from boardwright.faces.web.views import ErrorView, HomeView, Notice, TableCard
from boardwright.games.registry import titles
from boardwright.games.title import SetupError
from tests.web_pages.markup import by_id, read

BOTS = ("random", "greedy")
CARDS = [
    TableCard("abc1", "attandarra", "Attandarra", "City History", "Choose an action.", yours=True),
    TableCard("abc2", "attandarra", "Attandarra", "2 players", "<Oskar> chooses an action."),
    TableCard("abc3", "attandarra", "Attandarra", "2 players", "Won by Mirela.", over=True),
]


def home(**form: str) -> HomeView:
    notices = {"attandarra": [Notice("retail", ["display prices <1>"])]}
    return HomeView(titles(), CARDS, notices, name="Mirela", csrf="token", form=form)


def defaults(html: str) -> dict[str, str]:
    """Return what a browser would send if nothing were changed."""
    form = by_id(read(html), "new")
    sent: dict[str, str] = {}
    for node in form.inside:
        name = node.attributes.get("name", "")
        if node.tag == "input" and name:
            boxes = node.attributes.get("type") in ("checkbox", "radio")
            if not boxes or "checked" in node.attributes:
                sent[name] = node.attributes["value"]
        if node.tag == "select":
            options = [inner for inner in node.inside if inner.tag == "option"]
            chosen = [inner for inner in options if "selected" in inner.attributes] or options
            sent[name] = chosen[0].attributes["value"]
    return sent


def test_each_table_names_who_plays() -> None:
    cards = [replace(card, scores=[(0, "Mirela", 3), (1, "<Oskar>", -1)]) for card in CARDS]
    page = read(pages.home_page(replace(home(), tables=cards)))
    named = [node.text for node in page if "people" in node.attributes.get("class", "")]
    assert named == ["Mirela, <Oskar>"] * len(cards)


def test_each_table_tells_its_last_move_and_when_that_was() -> None:
    cards = [
        replace(card, last="<Oskar> bought wood.", date="2026-03-01", when="2 hours ago") for card in CARDS
    ]
    page = read(pages.home_page(replace(home(), tables=cards)))
    told = [" ".join(node.text.split()) for node in page if node.attributes.get("class") == "moved"]
    assert told == ["Last: <Oskar> bought wood. 2026-03-01, 2 hours ago"] * len(CARDS)


def test_options_are_folded_unless_one_is_chosen() -> None:
    def folded(**form: str) -> bool:
        nodes = by_id(read(pages.home_page(home(**form))), "new").inside
        [box] = [
            node
            for group in nodes
            if group.attributes.get("data-of") == "attandarra"
            for node in group.inside
            if "choices" in node.attributes.get("class", "")
        ]
        return "open" not in box.attributes

    assert folded()
    assert folded(**{"option.attandarra.history": "off"})
    assert not folded(**{"option.attandarra.history": "on"})


def test_the_form_as_it_stands_opens_a_table() -> None:
    sent = defaults(pages.home_page(home()))
    wanted = read_new_table(sent, titles(), BOTS)
    assert wanted.setup.game == "attandarra"
    assert wanted.setup.options == {}
    assert wanted.chairs == [WantedSeat("you", "Mirela"), WantedSeat("greedy", "")]
    assert wanted.cover
    assert sent["csrf"] == "token"


def test_what_was_chosen_is_still_chosen_when_the_form_comes_back() -> None:
    sent = defaults(pages.home_page(home()))
    sent |= {"option.attandarra.history": "on", "seat3": "same", "name3": "Tuan", "seat2": "random"}
    del sent["cover"]
    again = defaults(pages.home_page(home(**sent)))
    assert again == sent
    wanted = read_new_table(again, titles(), BOTS)
    assert wanted.setup.options == {"history": "on"}
    assert wanted.setup.seats == 3
    assert not wanted.cover


def test_every_option_can_be_chosen() -> None:
    nodes = read(pages.home_page(home()))
    names = {node.attributes.get("name") for node in nodes}
    assert {f"option.attandarra.{option.name}" for option in titles()[0].options} <= names


def test_readings_show_their_ruling() -> None:
    html = pages.home_page(home())
    text = by_id(read(html), "new").text
    rulings = {ruling.id: ruling for ruling in titles()[0].rulings}
    readings = [option for option in titles()[0].options if option.kind == "reading"]
    assert readings
    for option in readings:
        assert rulings[option.ruling].ruling in text


def test_reconstructed_values_are_named() -> None:
    text = by_id(read(pages.home_page(home())), "new").text
    assert "display prices <1>" in text
    assert "1 value reconstructed" in text


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "Choose a game first."),
        ({"seat2": "closed"}, "Attandarra is played by 2 to 4, not by 1; choose a number between."),
        ({"seat2": "wizard"}, "Seat 2 cannot be taken that way; choose from the list."),
        (
            {"seat2": "same", "name2": "mirela "},
            "Two players are called mirela; give each their own name.",
        ),
        ({"name1": "greedy 2\u200d"}, "Two players are called Greedy 2; give each their own name."),
        ({"name1": "x" * 25}, "A name has 24 letters at most, this one 25; choose a shorter one."),
        (
            {"option.attandarra.history": "often"},
            "Option history cannot be often; choose from off, on.",
        ),
    ],
)
def test_what_is_wrong_is_one_sentence(changes: dict[str, str], sentence: str) -> None:
    sent = defaults(pages.home_page(home())) | changes
    with pytest.raises(SetupError) as caught:
        read_new_table(sent, titles(), BOTS)
    assert str(caught.value) == sentence


def test_odd_names_are_tidied_up() -> None:
    sent = defaults(pages.home_page(home())) | {"name1": "  A\t B " + "x" * 20}
    chair = read_new_table(sent, titles(), BOTS).chairs[0]
    assert chair.name == "A B " + "x" * 20
    assert len(chair.name) == 24


def test_tables_stand_in_their_lists() -> None:
    html = pages.home_page(home())
    nodes = read(html)
    hrefs = [node.attributes.get("href") for node in nodes if node.tag == "a"]
    assert [href for href in hrefs if href and href.startswith("/table/")] == [
        "/table/abc1",
        "/table/abc2",
        "/table/abc3",
    ]
    assert "Your turn at 1 table" in html
    assert "&lt;Oskar&gt; chooses" in html


def test_an_error_says_what_to_do() -> None:
    html = pages.error_page(ErrorView(404, "No such table", "The table is gone; go <back>."))
    assert "The table is gone; go &lt;back&gt;." in html
    assert any(node.attributes.get("href") == "/" for node in read(html))
