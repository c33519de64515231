"""Series of games: alike wherever they are played, summed up rightly, written whole or not at all."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import Result

import boardwright
from boardwright.cli.matches import Match, Series, play_match, seating
from boardwright.cli.problem import Problem
from boardwright.cli.results import Folder, write_csv, write_file
from boardwright.cli.seeds import rng_of_player, seed_of_game
from boardwright.cli.statistics import histogram, spread, summarise, wilson
from boardwright.games.title import Rival, Setup
from tests.cli.conftest import child

Run = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[str]"]

ORDER = ["simulate", "attandarra", "--seed", "7", "-o", "history", "--logs"]


def files(folder: Path) -> dict[str, bytes]:
    """Return the content of every file of a folder by its name."""
    return {str(f.relative_to(folder)): f.read_bytes() for f in sorted(folder.rglob("*")) if f.is_file()}


def test_same_seed_same_games_byte_for_byte_in_any_process(process: Process, tmp_path: Path) -> None:
    for folder, jobs, hash_seed in (("one", "1", "1"), ("two", "2", "2"), ("three", "3", "3")):
        output = ["--players", "random,random,random", "--num", "4", "--jobs", jobs, "--output", folder]
        told = process(*ORDER, *output, hash_seed=hash_seed)
        assert told.returncode == 0, told.stderr
        assert told.stderr == ""
    one = files(tmp_path / "one")
    assert set(one) == {"games.csv", "summary.json", *(f"logs/{n:06}.game" for n in range(4))}
    assert files(tmp_path / "two") == one
    assert files(tmp_path / "three") == one


def test_greedy_players_play_the_same_game_in_any_process(process: Process, tmp_path: Path) -> None:
    for hash_seed in ("1", "2"):
        output = ["--players", "random,greedy", "--num", "1", "--jobs", "1", "--output", hash_seed]
        assert process(*ORDER, *output, hash_seed=hash_seed).returncode == 0
    assert files(tmp_path / "1") == files(tmp_path / "2")


def test_compiled_and_interpreted_engines_play_the_same_games(process: Process, tmp_path: Path) -> None:
    """Where the engines are not compiled, both runs are interpreted."""
    order = [*ORDER, "--players", "random,random,random", "--num", "2", "--jobs", "1", "--output"]
    assert process(*order, "as-installed").returncode == 0
    code = (
        "from boardwright.bench.sources import read_sources_only\n"
        "read_sources_only()\n"
        "from boardwright.build_info import compiled\n"
        "assert not compiled()\n"
        "from boardwright.cli import main\n"
        f"main({[*order, 'interpreted']!r})\n"
    )
    told = subprocess.run(
        [sys.executable, "-P", "-c", code],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env=found(),
    )
    assert told.returncode == 0, told.stderr
    assert files(tmp_path / "as-installed") == files(tmp_path / "interpreted")


def found() -> dict[str, str]:
    """Return an environment in which the tested boardwright is found."""
    return {**os.environ, "PYTHONPATH": str(Path(boardwright.__file__).parent.parent)}


def test_another_seed_plays_other_games(run: Run) -> None:
    scores = [
        json.loads(
            run(
                "simulate", "attandarra", "-p", "random,random", "-n", "1", "-s", seed, "-j", "1", "--json"
            ).stdout
        )
        for seed in ("1", "2")
    ]
    assert scores[0]["kinds"] != scores[1]["kinds"]


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    short = [seed_of_game("7", index) for index in range(3)]
    assert [seed_of_game("7", index) for index in range(5)][:3] == short
    assert len(set(short)) == 3


def test_a_players_luck_depends_on_seed_seat_and_position() -> None:
    streams = [("a", 0, 0), ("b", 0, 0), ("a", 1, 0), ("a", 0, 1)]
    assert len({rng_of_player(*stream).below(1 << 30) for stream in streams}) == 4
    assert rng_of_player("a", 0, 0).below(1000) == rng_of_player("a", 0, 0).below(1000)


def test_seats_rotate_unless_fixed() -> None:
    setup = Setup("attandarra", 3)
    turning = Series(setup, None, ["a", "b", "c"], "1", rotating=True, logs=False)
    fixed = Series(setup, None, ["a", "b", "c"], "1", rotating=False, logs=False)
    assert [seating(turning, n) for n in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]
    assert seating(fixed, 1) == ["a", "b", "c"]


def test_a_match_reports_what_its_log_says(process: Process, tmp_path: Path) -> None:
    setup = Setup("attandarra", 2, {"history": "on"})
    match = play_match(Series(setup, None, ["random", "random"], "3", rotating=True, logs=True), 0)
    lines = match.log.splitlines()
    assert lines[0].startswith("attandarra rulings=")
    assert f"seed={match.seed}" in lines[0]
    answered = [line for line in lines[1:] if line[0].isdigit()]
    assert match.decisions == len(answered)
    last = [line for line in lines if line.startswith("= ")][-1]
    assert [int(part.partition(":")[2]) for part in last.split()[2:]] == match.scores
    assert min(match.places) == 1
    (tmp_path / "match.game").write_text(match.log)
    assert "is sound: a finished game" in process("validate", "match.game").stdout


def test_json_and_table_tell_the_same(run: Run) -> None:
    arguments = ["simulate", "attandarra", "-p", "random,random", "-n", "3", "--jobs", "1"]
    data = json.loads(run(*arguments, "--json").stdout)
    assert data["games"] == 3
    assert data["players"] == ["random", "random"]
    assert data["kinds"][0]["played"] == 6
    assert data["kinds"][0]["wins"] == 3
    assert sum(count for _, _, count in data["histogram"]["random"]) == 6
    told = run(*arguments).stdout
    assert f"{data['kinds'][0]['scores']['mean']:.1f}" in told
    assert f"Decisions a game: {data['decisions']['mean']:.1f} on average" in told
    assert "50.0%" in told


def test_results_as_csv_and_json_hold_the_same(run: Run, tmp_path: Path) -> None:
    arguments = ["simulate", "attandarra", "-p", "random,random,random", "-n", "3", "--jobs", "1"]
    assert run(*arguments, "--output", "as-csv").exit_code == 0
    assert run(*arguments, "--output", "as-json", "--format", "json").exit_code == 0
    rows = list(csv.DictReader((tmp_path / "as-csv" / "games.csv").read_text().splitlines()))
    games = json.loads((tmp_path / "as-json" / "games.json").read_text())
    assert len(rows) == 9
    assert [int(row["score"]) for row in rows] == [score for game in games for score in game["scores"]]
    assert (tmp_path / "as-csv" / "summary.json").read_bytes() == (
        tmp_path / "as-json/summary.json"
    ).read_bytes()


def test_an_edition_file_is_played_and_named(run: Run, tmp_path: Path) -> None:
    assert run("edition", "new", "attandarra", "mine.toml").exit_code == 0
    told = run(
        "simulate", "attandarra", "-p", "random,random", "-n", "2", "-e", "mine.toml", "--jobs", "2", "--json"
    )
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["edition"].startswith("mine@")


# Statistics


def match_of(scores: list[int], players: list[str], index: int = 0) -> Match:
    """Return a match with the given result."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Match(index, "x", players, scores, places, 10, 20, "", "")


def test_spread() -> None:
    told = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert (told.mean, told.min, told.max) == (5, 2, 9)
    assert told.sd == pytest.approx(2.13809, abs=1e-5)
    assert spread([3]).sd == 0


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (10, 10, 0.72247, 1.0), (81, 263, 0.25529, 0.36621)],
)
def test_wilson_interval(wins: float, played: int, low: float, high: float) -> None:
    assert wilson(wins, played) == pytest.approx((low, high), abs=2e-5)


def test_a_shared_win_counts_in_parts() -> None:
    summary = summarise([match_of([5, 5, 1], ["a", "b", "b"]), match_of([0, 3, 9], ["a", "b", "b"], 1)])
    wins = {one.name: one.wins for one in summary.kinds}
    assert wins == {"a": 0.5, "b": 1.5}
    assert {one.name: one.played for one in summary.kinds} == {"a": 2, "b": 4}
    assert sum(one.wins for one in summary.seats) == 2


def test_histogram_counts_every_score_once() -> None:
    scores = [0, 1, 1, 50, 99, 100]
    bins = histogram(scores, 0, 100)
    assert sum(count for _, _, count in bins) == len(scores)
    assert len(bins) <= 24
    assert all(before[1] + 1 == after[0] for before, after in pairwise(bins))
    assert histogram([4], 4, 4) == [(4, 4, 1)]


# Nothing half-written


def test_a_folder_that_holds_something_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("kept")
    told = run("simulate", "attandarra", "-p", "random,random", "-n", "1", "--output", "out")
    assert told.exit_code == 2
    assert told.stderr == "out exists already; name a new folder with --output.\n"
    assert files(tmp_path) == {"out/mine.txt": b"kept"}


def test_a_folder_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = run("simulate", "attandarra", "-p", "random,random", "-n", "1", "--output", "file/out")
    assert told.exit_code == 2
    assert told.stderr == "file/out cannot be written (File exists); name another place.\n"


def test_an_error_leaves_no_folder(tmp_path: Path) -> None:
    def half() -> None:
        with Folder(tmp_path / "out") as folder:
            folder.write("logs/1.game", "half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["full", "games.csv"])
def test_a_full_disk_is_said_and_leaves_no_folder(tmp_path: Path, name: str) -> None:
    def fill() -> None:
        with Folder(tmp_path / "out") as folder:
            (folder.hidden / name).symlink_to("/dev/full")
            folder.write("full", "too much")
            write_csv(folder, [])

    with pytest.raises(Problem, match=r"out cannot be written \(No space left on device\)"):
        fill()
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "my.game"
    path.write_text("old")
    write_file(path, "new\n")
    assert path.read_text() == "new\n"
    with pytest.raises(Problem, match=r"nowhere/my.game cannot be written \(No such file or directory\)"):
        write_file(tmp_path / "nowhere" / "my.game", "new")
    assert [entry.name for entry in tmp_path.iterdir()] == ["my.game"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_cleanly(tmp_path: Path, jobs: str) -> None:
    arguments = ["simulate", "attandarra", "-p", "random,random", "-n", "100000", "--jobs", jobs]
    with child(tmp_path, *arguments, "--output", "out", "--logs") as running:
        deadline = time.monotonic() + 60
        while not list(tmp_path.glob(".out-*/logs/*")) and time.monotonic() < deadline:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        stdout, stderr = running.communicate(timeout=60)
    assert (running.returncode, stdout, stderr) == (130, "", "")
    assert list(tmp_path.iterdir()) == []


def test_solo_games_are_counted_by_their_review(run: Run) -> None:
    told = run(
        "simulate", "bot-factory", "--players", "random", "--num", "3", "--option", "max_rounds=20", "--json"
    )
    assert told.exit_code == 0, told.stderr
    outcomes = json.loads(told.stdout)["outcomes"]
    assert sum(outcomes.values()) == 3
    assert set(outcomes) <= {"fired", "poor", "adequate", "exemplary"}
    shown = run("simulate", "bot-factory", "--players", "random", "--num", "3", "--option", "max_rounds=20")
    for outcome, number in outcomes.items():
        assert f"{outcome.capitalize()}: {number} of 3" in shown.stdout


def test_files_of_solo_games_tell_the_outcome_and_the_rival(run: Run, tmp_path: Path) -> None:
    order = ["simulate", "baghdad", "-p", "random", "-n", "2", "-j", "1", "--seed", "solo"]
    assert run(*order, "--output", str(tmp_path / "as-csv")).exit_code == 0
    assert run(*order, "--format", "json", "--output", str(tmp_path / "as-json")).exit_code == 0
    rows = list(csv.DictReader((tmp_path / "as-csv" / "games.csv").read_text().splitlines()))
    games = json.loads((tmp_path / "as-json" / "games.json").read_text())
    for row, game in zip(rows, games, strict=True):
        [rival] = game["rivals"]
        won = game["scores"][0] > rival["points"]
        assert (rival["name"], rival["place"]) == ("Bot", 2 if won else 1)
        assert game["outcome"] == row["outcome"] == ("won" if won else "lost")
        assert game["places"] == [int(row["place"])] == [1 if won else 2]


def solo_match(own: int, bot: int) -> Match:
    won = own > bot
    place = 1 if won else 2
    rivals = [Rival("Bot", bot, 3 - place)]
    return Match(0, "x", ["a"], [own], [place], 10, 20, "won" if won else "lost", "", rivals)


def test_rivals_without_a_seat_stand_beside_the_players() -> None:
    summary = summarise([solo_match(50, 40), solo_match(30, 60), solo_match(30, 45), solo_match(30, 35)])
    assert [(one.name, one.wins, one.played) for one in summary.rivals] == [("Bot", 3, 4)]
    assert summary.rivals[0].scores == spread([40, 60, 45, 35])
    assert (summary.rivals[0].win_low, summary.rivals[0].win_high) == wilson(3, 4)
    assert summary.ahead == spread([10, -30, -15, -5])
    assert summary.even_rate == 0.5
    assert summary.outcomes == {"lost": 3, "won": 1}


def test_games_without_rivals_say_nothing_of_them() -> None:
    summary = summarise([match_of([5, 1], ["a", "b"])])
    assert (summary.rivals, summary.ahead) == ([], None)


@pytest.mark.parametrize("game", ["baghdad", "tabannusi"])
def test_a_solo_game_is_summed_up_against_its_rival(run: Run, game: str) -> None:
    king = ["--option", "king=sarbot"] if game == "tabannusi" else []
    order = ["simulate", game, "--players", "random", "--num", "2", "--jobs", "1", "--seed", "5", *king]
    told = json.loads(run(*order, "--json").stdout)
    [rival] = told["rivals"]
    assert rival["name"] == ("Sarbot" if king else "Bot")
    assert rival["wins"] == told["outcomes"].get("lost", 0)
    assert told["ahead"]["mean"] == told["kinds"][0]["scores"]["mean"] - rival["scores"]["mean"]
    shown = run(*order).stdout
    assert f"Points ahead of {rival['name']}: {told['ahead']['mean']:.1f} on average" in shown
    assert "Lost: 2 of 2, 100.0% (95 % interval 34.2% to 100.0%)" in shown


def test_ctrl_c_in_the_middle_of_a_file_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_path: Path, _target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_file(tmp_path / "my.game", "new\n")
    assert list(tmp_path.iterdir()) == []
