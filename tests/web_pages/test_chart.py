"""The chart of scores: nothing is drawn outside, whatever the scores and the number of rounds."""

from __future__ import annotations

import re
from itertools import pairwise

from boardwright.faces.web.chart import HEIGHT, LEFT, RIGHT, SLIM, STOPS, TOP, WIDTH, score_chart


def drawn(history: list[tuple[int, list[int]]], groups: list[tuple[int, str]]) -> str:
    return str(score_chart(history, ["Ada", "Bo <b>"], groups))


def test_scores_below_zero_stay_inside() -> None:
    svg = drawn([(1, [0, -4]), (9, [-11, 3]), (20, [25, -8])], [])
    lines = re.findall(r'class="line" d="M([^"]*)"', svg)
    assert len(lines) == 2
    for line in lines:
        for point in line.split("L"):
            x, y = map(float, point.split())
            assert LEFT <= x <= WIDTH - RIGHT
            assert TOP <= y <= HEIGHT
    assert ">−20<" in svg
    assert "Bo &lt;b&gt; −8" in svg
    assert not re.search(r"[> ]-\d", re.sub("<[^<>]*>", "> ", svg))
    assert ">0<" in svg


def test_on_a_phone_it_names_nobody_and_stays_inside() -> None:
    svg = str(score_chart([(1, [0, 1]), (2, [3, 4])], ["Ada", "Bo"], [(1, "Round 1")], slim=True))
    assert f'viewBox="0 0 {SLIM} ' in svg
    assert ">Ada<" not in svg
    assert max(float(x) for x in re.findall(r' x="([\d.]+)"', svg)) <= SLIM
    assert svg.count("<a ") == 2


def test_names_are_escaped() -> None:
    svg = drawn([(1, [0, 1]), (2, [3, 4])], [(1, "Round <1>")])
    assert "Bo &lt;b&gt; 4" in svg
    assert "Round &lt;1&gt;" in svg
    assert "<b>" not in svg


def test_headings_that_would_touch_are_left_out() -> None:
    rounds = [(10 * n, f"Round {n}") for n in range(1, 30)]
    svg = drawn([(1, [0, 0]), (300, [40, 30])], rounds)
    places = [float(x) for x in re.findall(r'<text class="t m" x="([\d.]+)"', svg)]
    assert svg.count('class="tick"') == len(rounds)
    assert 3 < len(places) < len(rounds)
    assert min(b - a for a, b in pairwise(places)) >= 45


def test_headings_of_wide_signs_do_not_touch() -> None:
    heading = "第 1 輪：移動工人"
    svg = drawn([(1, [0, 0]), (300, [40, 30])], [(10 * n, heading) for n in range(1, 30)])
    places = [float(x) for x in re.findall(r'<text class="t m" x="([\d.]+)"', svg)]
    assert len(places) > 2
    assert min(b - a for a, b in pairwise(places)) >= 7 * 13  # seven signs as wide as they are high, and more


def test_points_open_the_replay_where_they_stand() -> None:
    history = [(10 * n, [n, n + 1]) for n in range(1, 31)]
    svg = drawn(history, [])
    links = re.findall(r'<a href="\?at=(\d+)" aria-label="([^"]*)"', svg)
    places = [int(at) for at, _label in links]
    assert STOPS / 2 < len(places) <= STOPS
    assert places[-1] == 300
    assert places == sorted(set(places) & {position for position, _scores in history})
    assert all(f"Move {at}: Ada {int(at) // 10}, Bo" in label for at, label in links)


def test_a_single_point_is_no_chart() -> None:
    assert not score_chart([(1, [0, 0])], ["Ada", "Bo"])
