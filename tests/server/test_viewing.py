"""What one viewer sees: the lines that are shown are put into words, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from boardwright.bench.pages import VIEWER, half_way
from boardwright.bench.positions import Scene
from boardwright.faces import registry as faces
from boardwright.faces.drawing import followed
from boardwright.faces.face import Story
from boardwright.faces.i18n import language
from boardwright.faces.telling.face_of_modules import FaceOfModules
from boardwright.faces.web import pages, present
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.server.store import HUMAN, Chair, StoredTable
from boardwright.server.tables import Live
from boardwright.server.viewing import Glance, newest_stories, table_view
from boardwright.table.observation import Line, Observation
from boardwright.table.record import KEEP_EVERY
from boardwright.table.table import Table
from boardwright.table.views import Views


def test_lines_that_hold_are_told_once() -> None:
    live = half_way(Scene("attandarra", 2, {}), 3)
    face = faces.face("attandarra")
    seat = live.table.asked
    first = newest_stories(live, face, live.table.observe(seat))
    live.table.answer(seat, live.table.game.options()[0])
    after = newest_stories(live, face, live.table.observe(seat))
    assert len(after) > len(first)
    assert all(
        story is earlier for story, earlier in zip(after, first, strict=False) if not earlier.tentative
    )
    assert [s.text for s in after[: len(first)]] == [s.text for s in first]


def test_stories_know_whether_their_line_can_be_taken_back() -> None:
    live = half_way(Scene("attandarra", 2, {}), 3)
    face = faces.face("attandarra")
    for _ in range(12):
        seen = live.table.observe(live.table.asked)
        stories = newest_stories(live, face, seen)
        assert [story.tentative for story in stories] == [line.tentative for line in seen.log]
        live.table.answer(seen.whose, seen.options[0])


def test_pages_of_two_languages_in_turn() -> None:
    live = half_way(Scene("attandarra", 2, {}), 3)

    def page() -> str:
        return pages.table_fragment(table_view(live, Glance(VIEWER)))

    def texts(html: str) -> tuple[bool, bool]:
        return ">Log<" in html, ">紀錄<" in html

    assert texts(page()) == (True, False)
    token = language.set("zh_Hant")
    assert texts(page()) == (False, True)
    language.reset(token)
    assert texts(page()) == (True, False)


# How much is done for a page -----------------------------------------------------------------------------


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the stories that are told and the positions that are looked at."""
    counted: Counter[str] = Counter()
    story, observe = FaceOfModules.story, Views.observe

    def counted_story(face: FaceOfModules, before: Observation, line: Line, names: Sequence[str]) -> Story:
        counted["told"] += 1
        return story(face, before, line, names)

    def counted_observe(views: Views, viewer: int, at: int | None = None) -> Observation:
        counted["looked"] += 1
        return observe(views, viewer, at)

    monkeypatch.setattr(FaceOfModules, "story", counted_story)
    monkeypatch.setattr(Views, "observe", counted_observe)
    return counted


def long_game(game: str, seats: int, length: int) -> Table:
    """Return a table after so many lines of a game that is played at random, or when it is over."""
    table, rng = Table.begin(Setup(game, seats), "long"), Rng(1)
    while not table.over and table.length < length:
        answer_at_random(table, rng)
    return table


def answer_at_random(table: Table, rng: Rng) -> None:
    options = table.game.options()
    table.answer(table.asked, options[rng.below(len(options))])


def live_of(table: Table) -> Live:
    chairs = [Chair(f"Player {seat + 1}", HUMAN, VIEWER) for seat in range(table.setup.seats)]
    return Live(StoredTable("long-table", table.setup.game, chairs, table.seed, VIEWER), table)


@pytest.mark.parametrize(
    ("game", "length"), [("attandarra", 200), ("baghdad", 250), ("bot-factory", 900), ("tabannusi", 250)]
)
def test_of_a_long_log_the_lines_that_are_shown_are_told(game: str, length: int, done: Counter[str]) -> None:
    table = long_game(game, 4, length)
    assert table.length >= length
    view = table_view(live_of(table), Glance(VIEWER))
    folded = sum(story.folded for story in view.stories)
    assert len(view.stories) - folded == present.NEWEST_LINES
    summed = view.since.doings if view.since is not None else []
    told = {story.number for story in view.stories}.union(*(doing.lines for doing in summed))
    assert done == {"told": len(told), "looked": 1}  # no position before a line
    assert len(view.ticks) == table.length  # the ribbon has all of them, with their headings
    assert sum(heading != "" for *_, heading in view.ticks) > 2


def test_a_table_that_is_read_again_for_each_answer_tells_what_is_shown_and_no_more(
    done: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, rng = long_game("baghdad", 4, 300), Rng(2)
    table_view(live_of(table), Glance("somebody"))  # its pieces have been followed up to here
    saved = table.save()
    applied = Counter[str]()
    play = type(table.game).apply

    def counted_apply(game: object, action: int) -> None:
        applied["again"] += 1
        play(game, action)  # type: ignore[arg-type]

    for _ in range(5):
        answer_at_random(table, rng)
        done.clear()
        again = Table.resume(table.setup, table.seed, table.entries, table.printed, saved=saved)
        live = live_of(again)
        applied.clear()
        with monkeypatch.context() as patched:
            patched.setattr(type(table.game), "apply", counted_apply)
            table_view(live, Glance("somebody"))
        assert done == {"told": present.NEWEST_LINES, "looked": 1}
        # the rules tell each line again from a kept game near it, never from the beginning
        assert 0 < applied["again"] < table.length


@pytest.mark.parametrize(("game", "length"), [("baghdad", 300), ("bot-factory", 500)])
def test_the_first_view_after_a_save_plays_few_lines_twice(
    game: str, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pieces are followed from the beginning, where nobody has followed them yet."""
    table = long_game(game, 4, length)
    again = Table.resume(table.setup, table.seed, table.entries, table.printed, saved=table.save())
    applied = Counter[int]()
    play = type(table.game).apply

    def counted_apply(game: object, action: int) -> None:
        applied[0] += 1
        play(game, action)  # type: ignore[arg-type]

    followed.KEPT.clear()
    with monkeypatch.context() as patched:
        patched.setattr(type(table.game), "apply", counted_apply)
        table_view(live_of(again), Glance("somebody"))
    assert 0 < applied[0] <= table.length + 2 * KEEP_EVERY


def test_the_next_answer_tells_its_own_lines_alone(done: Counter[str]) -> None:
    table, rng = long_game("tabannusi", 3, 120), Rng(3)
    live = live_of(table)
    table_view(live, Glance("somebody"))
    for _ in range(10):
        length = table.length
        answer_at_random(table, rng)
        done.clear()
        table_view(live, Glance("somebody"))
        assert done["told"] <= table.length - length
        assert done["looked"] == 1  # its lines are told from their notes


def test_a_replay_tells_the_lines_up_to_its_position(done: Counter[str]) -> None:
    table = long_game("baghdad", 2, 150)
    live = live_of(table)
    view = table_view(live, Glance("somebody", at=100))
    assert [story.number for story in view.stories] == list(range(100 - present.NEWEST_LINES + 1, 101))
    assert done["told"] == present.NEWEST_LINES
    assert len(view.ticks) == table.length


def test_the_result_tells_the_biggest_gains_alone(done: Counter[str]) -> None:
    live = live_of(long_game("attandarra", 2, 10_000))
    assert live.table.over
    view = table_view(live, Glance("somebody"))
    assert 0 < done["told"] == len(view.gains) == len(present.gains(view))
    assert [gain.text for gain in present.gains(view)] == [
        newest_stories(live, faces.face("attandarra"), live.table.observe(-2, gain.position))[-1].text
        for gain in present.gains(view)
    ]


def test_the_whole_log_is_told_when_it_is_asked_for(done: Counter[str]) -> None:
    live = live_of(long_game("attandarra", 2, 80))
    view = table_view(live, Glance("somebody", whole_log=True))
    assert [story.number for story in view.stories] == list(range(1, live.table.length + 1))
    assert done["told"] == live.table.length
