"""Long chains of events are told in short lines: nothing is lost on the way to a page or a terminal."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from boardwright.cli.terminal.wording import story_lines
from boardwright.faces import registry as faces
from boardwright.faces.face import Story
from boardwright.faces.telling.story import as_shown
from boardwright.faces.web import pages, present
from boardwright.faces.web.present import SHORT_CHAIN
from boardwright.kernel.packing import NOBODY
from boardwright.server.store import HUMAN, Chair, StoredTable
from boardwright.server.tables import Live
from boardwright.server.viewing import Glance, table_view
from boardwright.table.replay import replay_text
from boardwright.table.table import Table
from tests.web_pages.markup import read
from tests.web_pages.tables import NAMES

GOLDEN = Path(__file__).parents[1] / "golden"
CHAINS = {  # a game in which one answer brings much, and how many events at least
    "attandarra/3-history-random-1": 4,
    "baghdad/1-public_works-contracts-objectives-random-1": 5,
    "bot-factory/3-base-random-1": 4,
    "tabannusi/1-base-greedy-1": 8,
}


@cache
def table_of(name: str) -> Table:
    """Return a golden game."""
    return replay_text((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))


def live(table: Table) -> Live:
    """Return a table as a server holds it."""
    chairs = [Chair(NAMES[seat], HUMAN, "somebody") for seat in range(table.setup.seats)]
    return Live(StoredTable("golden", table.setup.game, chairs, table.seed, "somebody"), table)


@cache
def stories(name: str) -> list[Story]:
    """Return all lines of a golden game as a spectator is told them."""
    table = table_of(name)
    seen = table.observe(NOBODY)
    return [faces.face(table.setup.game).story(seen, line, NAMES[: table.setup.seats]) for line in seen.log]


@pytest.mark.parametrize("name", CHAINS)
def test_every_event_is_a_sentence_with_a_clause_and_whom_it_befell(name: str) -> None:
    game = name.partition("/")[0]
    clauses = {clause.id for clause in faces.face(game).rules()}
    events = [event for story in stories(name) for event in story.more]
    assert max(len(story.more) for story in stories(name)) >= CHAINS[name]
    for event in events:
        assert event.text.strip()[-1] in ".?!", event.text
        assert event.clause in {*clauses, ""} or "-A" in event.clause  # else a ruling
    assert any(event.clause for event in events)
    assert any(event.seat >= 0 for event in events)


@pytest.mark.parametrize("name", CHAINS)
def test_nothing_is_lost_where_a_single_event_stays_in_the_line(name: str) -> None:
    joined = 0
    for story in stories(name):
        shown = as_shown(story)
        assert len(shown.more) != 1
        assert shown.text == story.text
        assert Counter(shown.all_deltas) == Counter(story.all_deltas)
        joined += shown is not story
    assert joined


@pytest.mark.parametrize("name", CHAINS)
def test_the_terminal_indents_what_followed(name: str) -> None:
    for story in stories(name):
        first, *below = story_lines(story)
        assert first.startswith(f"{story.number}. ")
        assert all(line.startswith("   - ") for line in below)
        assert len(below) == (len(story.more) if len(story.more) > 1 else 0)
        for event in story.more:
            assert event.text in "\n".join([first, *below])
        for delta in story.all_deltas:
            assert delta in "\n".join([first, *below])


@pytest.mark.parametrize("name", CHAINS)
def test_a_page_lists_what_followed_and_folds_long_lists(name: str) -> None:
    number = max(stories(name), key=lambda story: len(story.more)).number
    shown = table_view(live(table_of(name)), Glance(None, at=number))
    lines = {
        node.attributes.get("id"): node for node in read(pages.table_fragment(shown)) if node.tag == "li"
    }
    for story in present.newest(shown):
        line = lines[f"move-{story.number}"]
        assert all(event.text in line.text for event in story.more)
        below = len(as_shown(story).more)
        assert sum(node.tag == "li" for node in line.inside) == below
        folded = [node for node in line.inside if node.tag == "details"]
        assert [node.attributes["id"] for node in folded] == [f"then-{story.number}"] * (below > SHORT_CHAIN)
        for box in folded:
            assert box.inside[0].tag == "summary"  # which a keyboard opens
            alone = "o" in story.kinds  # an opponent without a seat decided
            what = "steps, and why" if alone else "things followed"
            assert box.inside[0].text == f"{below} {what}"
