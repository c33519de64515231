"""The table page in every state: what it says, what can be pressed, what it must never contain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from boardwright.faces.web import pages, present
from boardwright.faces.web.views import Look, TableView
from boardwright.kernel.packing import NOBODY
from boardwright.table.table import Table
from tests.web_pages import tables
from tests.web_pages.markup import Node, by_id, read

MOST = 80_000  # bytes of a page before it is packed
MORE = "/table/4127beef/more#reasons"
STATES = ["asking", "complete", "waiting", "replayed", "finished"]


@pytest.fixture(params=STATES)
def any_view(request: pytest.FixtureRequest) -> TableView:
    view: Any = request.getfixturevalue(request.param)
    assert isinstance(view, TableView)
    return view


def words_offered(nodes: list[Node]) -> list[str]:
    """Return the log words of every button that answers, and of all that two lists make together."""
    words = [node.attributes["value"] for node in nodes if node.attributes.get("name") == "words"]
    lists = [node for node in nodes if node.tag == "select"]
    for kinds, places in zip(lists[::2], lists[1::2], strict=True):
        ways = [node.attributes["value"] for node in kinds.inside]
        for place in places.inside:
            chosen = place.attributes.get("data-kinds", "").split() or range(len(ways))
            words += [f"{ways[int(k)]} {place.attributes['value']}" for k in chosen]
    return words


def test_tags_match_and_ids_are_unique(any_view: TableView) -> None:
    ids = [node.attributes["id"] for node in read(pages.table_page(any_view)) if "id" in node.attributes]
    assert "table" in ids
    assert len(set(ids)) == len(ids)


def test_nothing_is_inline(any_view: TableView) -> None:
    nodes = read(pages.table_page(any_view))
    scripts = [node for node in nodes if node.tag == "script"]
    assert scripts
    assert all(node.attributes["src"].startswith("/static/") for node in scripts)
    assert not [node for node in nodes if node.tag == "style"]
    handlers = [name for node in nodes for name in node.attributes if name.startswith("on")]
    assert not handlers


def test_every_icon_is_in_the_page(any_view: TableView) -> None:
    nodes = read(pages.table_page(any_view))
    used = {
        n.attributes["href"][1:] for n in nodes if n.tag == "use" and n.attributes["href"].startswith("#")
    }
    there = {node.attributes["id"] for node in nodes if "id" in node.attributes}
    assert used
    assert used <= there


def test_every_field_has_a_name(any_view: TableView) -> None:
    for node in read(pages.table_page(any_view)):
        if node.tag in ("button", "a", "summary"):
            named = node.attributes.get("aria-label") or node.text.strip()
            assert named, node
        if node.tag == "input" and node.attributes["type"] not in ("hidden", "radio"):
            assert node.attributes.get("aria-label"), node


def test_the_question_and_every_answer_stand_in_the_bar(asking: TableView) -> None:
    nodes = read(pages.table_fragment(asking))
    assert by_id(nodes, "sentence").text == asking.question.sentence
    offered = words_offered(by_id(nodes, "opts").inside)
    expected = [words for option in asking.question.options for words in option.words]
    assert sorted(offered) == sorted(expected)
    table = asking.observation
    words = table.title.words(table.printed)
    assert sorted(map(words.parse, offered)) == sorted(table.options)


def test_every_blocked_thing_says_why_and_links_its_clause(asking: TableView) -> None:
    assert asking.question.blocked
    links = [node for node in read(pages.table_fragment(asking)) if node.attributes.get("href", "") == MORE]
    assert len(links) == 1
    nodes = read(pages.table_more(asking))
    for number, blocked in enumerate(asking.question.blocked):
        entry = by_id(nodes, f"why-{number}")
        assert blocked.title in entry.text
        assert blocked.sentence in entry.text
        assert any(n.attributes.get("href") == f"/rules/attandarra#{blocked.clause}" for n in entry.inside)


def test_where_points_come_from_is_told_when_asked(asking: TableView) -> None:
    links = [node.attributes.get("href") for node in read(pages.table_fragment(asking))]
    nodes = read(pages.table_more(asking))
    totals = asking.observation.game.scores()
    for seat in asking.seats:
        assert f"/table/4127beef/more?at={asking.observation.position}#points-{seat.seat}" in links
        table = by_id(nodes, f"points-{seat.seat}").inside
        cells = [node.text for node in table if node.tag in ("th", "td")]
        assert all(node.attributes["scope"] == "row" for node in table if node.tag == "th")
        rows = [(label, str(points[seat.seat])) for label, points in asking.sheet]
        assert list(zip(cells[::2], cells[1::2], strict=True)) == [*rows, ("Total", str(totals[seat.seat]))]


def test_points_below_nothing_have_a_minus_that_is_read_out(asking: TableView) -> None:
    panels = tuple(replace(panel, score=-19) for panel in asking.panels)
    nodes = read(pages.table_fragment(replace(asking, panels=panels)))
    labels = [
        node.attributes["aria-label"]
        for node in nodes
        if node.tag == "section" and "pl" in node.attributes.get("class", "")
    ]
    assert labels
    assert all("\N{MINUS SIGN}19" in label for label in labels)


def test_what_a_player_has_below_nothing_has_it_too(asking: TableView) -> None:
    panels = tuple(
        replace(panel, figures=[replace(figure, value=-7) for figure in panel.figures])
        for panel in asking.panels
    )
    page = pages.table_fragment(replace(asking, panels=panels))
    assert page.count("\N{MINUS SIGN}7</span>") == sum(len(panel.figures) for panel in panels) > 0
    assert "-7</span>" not in page


def test_consequences_are_said_before_the_click(asking: TableView) -> None:
    nodes = read(pages.table_fragment(asking))
    for option in asking.question.options:
        button = by_id(nodes, f"opt-{option.number}")
        assert button.attributes.get("data-then", "") == present.then(option)


def test_the_form_carries_version_seat_and_token(asking: TableView) -> None:
    form = by_id(read(pages.table_fragment(asking)), "answers")
    fields = {n.attributes["name"]: n.attributes["value"] for n in form.inside if n.tag == "input"}
    assert fields == {
        "csrf": "csrf-token",
        "version": str(asking.observation.version),
        "seat": "0",
        "id": "nonce",
    }
    assert form.attributes["action"] == "/table/4127beef/answers"


def test_confirm_is_enabled_only_for_a_complete_turn(asking: TableView, complete: TableView) -> None:
    assert "disabled" in by_id(read(pages.table_fragment(asking)), "confirm").attributes
    nodes = read(pages.table_fragment(complete))
    assert "disabled" not in by_id(nodes, "confirm").attributes
    assert not words_offered(nodes)


def test_confirm_says_beforehand_that_it_is_for_good(complete: TableView) -> None:
    for reveals in (False, True):
        view = replace(complete, observation=replace(complete.observation, reveals=reveals))
        nodes = read(pages.table_fragment(view))
        assert ("for good" in by_id(nodes, "confirm").text) == reveals
        assert ("cannot be taken back" in by_id(nodes, "steps").text) == reveals


def test_confirm_can_be_left_out_where_nothing_is_lost(complete: TableView) -> None:
    easy = Look(confirm="reveals")
    for reveals, look, alone in ((False, easy, True), (True, easy, False), (False, Look(), False)):
        seen = replace(complete.observation, reveals=reveals)
        html = pages.table_fragment(replace(complete, observation=seen, look=look))
        assert ("data-auto-confirm" in by_id(read(html), "table").attributes) == alone


def test_waiting_says_for_whom_and_offers_nothing(waiting: TableView) -> None:
    nodes = read(pages.table_fragment(waiting))
    assert "Oskar" in by_id(nodes, "turn").text
    assert by_id(nodes, "sentence").text == waiting.question.sentence
    assert not words_offered(nodes)
    assert "wait" in by_id(nodes, "decision").attributes["class"]


def test_what_changed_starts_after_my_last_answer(waiting: TableView) -> None:
    since = waiting.since
    assert since is not None
    assert 0 < since.after < waiting.observation.position
    assert waiting.stories[since.after - 1].whose == 0
    nodes = read(pages.table_fragment(waiting))
    assert [n.attributes["href"] for n in nodes if n.attributes.get("class") == "all"] == [
        f"?at={since.after}"
    ]
    assert "open" not in by_id(nodes, "since").attributes
    assert [n.text for n in by_id(nodes, "decision").inside if n.attributes.get("href") == "#since"]


def test_the_digest_is_open_until_the_first_answer_of_the_turn(asking: TableView) -> None:
    since = asking.since
    assert since is not None
    box = by_id(read(pages.table_fragment(asking)), "since")
    assert "open" in box.attributes
    plays = [n.attributes["data-play"] for n in box.inside if "data-play" in n.attributes]
    told = [doing for doing in (*since.to_me, *since.doings) if doing.lines]
    assert plays[:-1] == [" ".join(map(str, [doing.lines[0] - 1, *doing.lines])) for doing in told]
    assert plays[-1] == f"{since.after}-{since.until}"
    answered = replace(asking, since=replace(since, answered=True))
    box = by_id(read(pages.table_fragment(answered)), "since")
    assert "open" not in box.attributes
    assert "data-answered" in box.attributes


def test_replay_links_to_its_neighbours_and_back(replayed: TableView) -> None:
    nodes = read(pages.table_fragment(replayed))
    decision = by_id(nodes, "decision")
    assert "replay" in decision.attributes["class"]
    links = [node.attributes.get("href") for node in decision.inside if node.tag == "a"]
    assert {"?at=59", "?at=61", "/table/4127beef"} <= set(links)
    assert replayed.stories[-1].number == 60
    assert replayed.stories[-1].text in decision.text
    assert not words_offered(nodes)


def test_the_last_position_can_be_replayed_after_the_end(finished: TableView) -> None:
    nodes = read(pages.table_fragment(replace(finished, replay=True)))
    assert by_id(nodes, "table").attributes["data-mode"] == "replay"
    assert "To the result" in by_id(nodes, "decision").text


def test_a_tick_for_every_line(replayed: TableView) -> None:
    ticks = by_id(read(pages.table_fragment(replayed)), "ticks")
    marks = "".join(node.attributes["data-marks"] for node in ticks.inside)
    assert [int(mark) - 1 for mark in marks] == [
        max(whose, -1) for _number, whose, _heading in replayed.ticks
    ]
    assert len(marks) == replayed.observation.length
    assert ticks.attributes["aria-valuenow"] == "60"


def test_the_log_is_short_until_asked_for(asking: TableView) -> None:
    def lines(view: TableView) -> int:
        log = by_id(read(pages.table_fragment(view)), "log")
        return sum("data-whose" in node.attributes for node in log.inside)

    assert lines(asking) == present.NEWEST_LINES
    assert lines(replace(asking, whole_log=True)) == len(asking.stories)


def test_lines_that_a_later_one_tells_are_left_out_of_the_log(asking: TableView) -> None:
    last = asking.stories[-1].number
    stories = [replace(story, folded=story.number in (last - 1, last - 3)) for story in asking.stories]
    log = by_id(read(pages.table_fragment(replace(asking, stories=stories))), "log")
    shown = [node.attributes["id"] for node in log.inside if "data-whose" in node.attributes]
    assert len(shown) == present.NEWEST_LINES
    assert shown[:3] == [f"move-{number}" for number in (last, last - 2, last - 4)]


def test_an_answer_with_a_standing_one_is_gone_back_to_from_before_both() -> None:
    view = tables.view(tables.play_until(tables.begin(), several_tentative))
    last = view.stories[-1].number
    stories = [replace(story, by_standing=story.number == last) for story in view.stories]
    nodes = read(pages.table_fragment(replace(view, stories=stories)))
    backs = [int(n.attributes["value"]) for n in nodes if n.attributes.get("name") == "position"]
    assert last not in backs
    assert last - 1 not in backs
    marked = [node.attributes["id"] for node in nodes if "data-standing" in node.attributes]
    assert marked == [f"move-{last}"]


def several_tentative(table: Table) -> bool:
    """Tell whether the first seat may take two answers back and is asked again."""
    seen = table.observe(0)
    return sum(line.tentative and line.whose == 0 for line in seen.log) >= 2 and bool(seen.options)


def test_tentative_lines_can_be_gone_back_to() -> None:
    view = tables.view(tables.play_until(tables.begin(), several_tentative))
    nodes = read(pages.table_fragment(view))
    backs = [int(n.attributes["value"]) for n in nodes if n.attributes.get("name") == "position"]
    tentative = [story.number for story in view.stories if story.tentative and story.whose == 0]
    assert backs == [number for number in reversed(tentative) if number != view.stories[-1].number]
    assert backs


def test_the_end_says_who_won_and_marks_the_best(finished: TableView) -> None:
    nodes = read(pages.table_fragment(finished))
    assert by_id(nodes, "decision").inside[2].tag == "div"
    assert present.result(finished) in by_id(nodes, "decision").text
    cells = [node for node in nodes if node.tag == "td" and "max" in node.attributes.get("class", "").split()]
    best = [points for _label, row in finished.sheet for points in row if points == max(row) > 0]
    assert [int(cell.text) for cell in cells] == best
    totals = finished.observation.game.scores()
    assert [rank.score for rank in present.ranking(finished)] == sorted(totals, reverse=True)


def test_the_chart_has_a_line_of_its_own_for_every_seat(finished: TableView) -> None:
    nodes = read(pages.table_fragment(finished))
    charts = [node for node in nodes if "chart" in node.attributes.get("class", "").split()]
    assert len(charts) == 2  # one of them for phones
    for chart in charts:
        lines = [node for node in chart.inside if node.attributes.get("class") == "line"]
        assert len(lines) == 4
        assert len({line.attributes["stroke-dasharray"] for line in lines}) == 4


def test_a_spectator_is_offered_nothing() -> None:
    table = tables.play_until(tables.begin(), tables.asked(0, 100))
    view = tables.view(table, NOBODY, mine=())
    nodes = read(pages.table_page(view))
    assert not words_offered(nodes)
    assert present.mode(view) == present.WAIT
    assert not [node for node in nodes if "formaction" in node.attributes]


def test_names_never_become_markup() -> None:
    table = tables.play_until(tables.begin(), tables.asked(0, 60))
    bad = ('<script>alert("0")</script>', "<b>1</b>", 'O\'Hara & "Co"', "</svg>{{ 3 }}")
    for at in (None, 40):
        html = pages.table_page(tables.view(table, at=at, names=bad))
        assert "<script>alert" not in html
        assert "<b>1</b>" not in html
        assert "O&#39;Hara &amp; &#34;Co&#34;" in html
        read(html)


def test_a_refusal_is_shown_and_heard(asking: TableView) -> None:
    sentence = "That answer came too late; look again & choose."
    nodes = read(pages.table_fragment(replace(asking, message=sentence)))
    assert by_id(nodes, "message").text == sentence
    assert by_id(nodes, "table").attributes["data-live"] == sentence


def test_the_cover_shows_nothing_of_the_table(waiting: TableView) -> None:
    html = pages.table_fragment(replace(waiting, cover="Oskar"))
    nodes = read(html)
    assert "Pass the screen to Oskar" in by_id(nodes, "decision").text
    assert by_id(nodes, "uncover").attributes["href"] == "/table/4127beef?seat=1"
    assert waiting.stories[-1].text not in html
    assert not [node for node in nodes if node.tag == "svg"]


def test_the_text_board_replaces_the_drawing(asking: TableView) -> None:
    html = pages.table_fragment(replace(asking, look=Look(board="text"), text="CITY <1>"))
    assert by_id(read(html), "textboard").text == "CITY <1>"
    assert 'id="board"' not in html


def test_the_text_has_headings_to_go_by(asking: TableView) -> None:
    text = "Round 1\n\nCITY\nA1: hut\n\nThe bag:\n14 clay\n\nNothing left.\nNor here.\n"
    box = by_id(read(pages.table_fragment(replace(asking, look=Look(board="text"), text=text))), "textboard")
    assert box.tag == "section"  # a name is heard only with a role
    assert [node.text for node in box.inside if node.tag == "h2"] == ["CITY", "The bag:"]
    assert [node.text for node in box.inside if node.tag == "pre"] == [
        "Round 1",
        "A1: hut",
        "14 clay",
        "Nothing left.\nNor here.",
    ]


def test_the_look_is_there_from_the_first_paint(asking: TableView) -> None:
    look = Look(theme="dark", colours="vision", motion="off")
    html = read(pages.table_page(replace(asking, look=look)))[0]
    assert (html.tag, html.attributes["data-theme"], html.attributes["data-cvd"]) == ("html", "dark", "on")
    assert html.attributes["data-motion"] == "off"


def test_what_the_page_adds_to_the_board_stays_small(any_view: TableView) -> None:
    around = len(pages.table_page(any_view).encode()) - len(any_view.drawing.svg.encode())
    assert around < 34_000


def test_the_board_stays_small(any_view: TableView) -> None:
    """Four players with City History: the most that is ever drawn."""
    assert len(any_view.drawing.svg.encode()) < 45_000
    assert len(pages.table_page(any_view).encode()) < MOST


def test_pages_stay_small_from_the_opening_to_the_end() -> None:
    """Four players with City History; the viewer is asked, so that all answers are in the page."""
    table = tables.begin()
    for after in (0, 60, 120, 180, 220):
        tables.play_until(table, tables.asked(0, after))
        assert not table.over
        assert len(pages.table_page(tables.view(table)).encode()) < MOST, after
