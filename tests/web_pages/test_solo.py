"""Pages of a solo game: it is won or lost against a task, or against a rival without a seat."""

from __future__ import annotations

import pytest

from boardwright.cli.terminal.wording import result_lines
from boardwright.faces.web import pages, present
from boardwright.games.title import Setup
from boardwright.table.table import Table
from tests.web_pages.tables import play_until, view


def finished(task: str, seed: str) -> Table:
    table = Table.begin(Setup("bot-factory", 1, {"task": task, "max_rounds": "20"}), seed)
    return play_until(table, lambda table: table.over, spec="greedy")


@pytest.mark.parametrize(("task", "seed"), [("T2", "lost"), ("T3", "b")])
def test_the_end_says_whether_the_task_is_met(task: str, seed: str) -> None:
    table = finished(task, seed)
    met = table.game.places() == [1]
    seen = view(table, mine=(0,), bots=(), names=("Ada",))
    html = pages.table_page(seen)
    sentence = present.result(seen)
    assert ("is not met" in sentence) != met
    assert sentence in html
    assert "place 1" not in html
    assert "place 2" not in html


def test_what_the_face_adds_stands_beside_the_result() -> None:
    table = finished("T4", "contracts")
    seen = view(table, mine=(0,), bots=(), names=("Ada",))
    assert present.note(seen, 0) == seen.panels[0].note
    assert present.note(seen, 3) == ""
    if seen.panels[0].note:
        assert seen.panels[0].note in pages.table_page(seen)


RIVALS = [("baghdad", {}, "Bot"), ("tabannusi", {"king": "sarbot"}, "Sarbot")]


@pytest.mark.parametrize(("game", "options", "name"), RIVALS)
def test_the_rival_has_a_column_and_a_place(game: str, options: dict[str, str], name: str) -> None:
    table = play_until(Table.begin(Setup(game, 1, options), "rival"), lambda table: table.over)
    seen = view(table, mine=(0,), bots=(), names=("Ada",))
    ranks = present.ranking(seen)
    assert {rank.seat.name: rank.score for rank in ranks} == {
        "Ada": table.game.scores()[0],
        name: seen.rivals[0].points,
    }
    assert [rank.place for rank in ranks] == [1, 2]
    assert ranks[0].seat.name == ("Ada" if table.game.places() == [1] else name)
    html = pages.table_page(seen)
    headings = html.split("<thead>")[1].split("</th>")[:3]
    assert [heading.removesuffix("</bdi>").split(">")[-1] for heading in headings] == [
        "Category",
        "Ada",
        name,
    ]
    foot = html.split("<tfoot>")[1].split("</tfoot>")[0]
    assert f"<td>{seen.rivals[0].points}</td>" in foot


@pytest.mark.parametrize(("game", "options", "name"), RIVALS)
def test_the_rival_stands_in_the_rail_with_its_points(game: str, options: dict[str, str], name: str) -> None:
    table = play_until(Table.begin(Setup(game, 1, options), "rail"), lambda table: table.length > 60)
    seen = view(table, mine=(0,), bots=(), names=("Ada",))
    points = seen.rivals[0].points
    assert f'aria-label="{name}, {points} points"' in pages.table_page(seen)
    sums = pages.table_more(seen).split('id="points-1"')[1].split("</table>")[0]
    assert [row.split("</td>")[0] for row in sums.split("<td>")[1:]] == [
        *(str(row[1]) for _label, row in seen.sheet),
        str(points),
    ]


def test_the_terminal_tells_of_the_rival() -> None:
    table = play_until(Table.begin(Setup("baghdad", 1), "rival"), lambda table: table.over)
    lines = result_lines(table, ["Ada"])
    [rival] = table.title.rivals(table.game, table.printed)
    assert f"{rival.place}. Bot: {rival.points} points" in lines
    assert any(line.startswith("  Books: Ada ") and ", Bot " in line for line in lines)
