"""The bench measures what it says: faults, fingerprints, sizes, medians. Nothing is timed here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from boardwright.bench.endurance import Broken, endure, play_checked, scenes
from boardwright.bench.parts import PARTS, Effort, endured
from boardwright.bench.positions import Scene, begin, middle
from boardwright.bench.rows import Row, ratios, row
from boardwright.bench.sizes import bytes_of
from boardwright.bench.variants import INTERPRETED, Worker, WorkerFailed, engines, servers
from boardwright.cli.bench import number
from boardwright.cli.commands import app
from boardwright.games.registry import title
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE

BASE = Scene("attandarra", 4, {})
HISTORY = Scene("attandarra", 2, {"history": "on"})


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """Return a measuring process with interpreted engines."""
    with Worker(INTERPRETED) as running:
        yield running


def request(scene: Scene) -> dict[str, object]:
    """Return a scene as a worker is asked for it."""
    return {"game": scene.game, "seats": scene.seats, "options": dict(scene.options)}


def test_an_interpreted_worker_runs_interpreted(worker: Worker) -> None:
    assert worker.ask("facts")["compiled"] is False


def test_playouts_count_the_decisions_of_whole_games(worker: Worker) -> None:
    told = worker.ask("playouts", seconds=0.05, seed=1, **request(BASE))
    assert told["games"] >= 1
    assert 50 < told["decisions"] / told["games"] < 500
    assert told["cpu"] >= 0.05


def test_a_failing_measure_is_a_sentence_and_not_the_end(worker: Worker) -> None:
    with pytest.raises(WorkerFailed, match="There is no game called chess"):
        worker.ask("playouts", seconds=0.05, seed=1, **request(Scene("chess", 2, {})))
    assert worker.ask("facts")["version"]


def test_fingerprints_are_the_same_in_another_process(worker: Worker) -> None:
    told = worker.ask("endurance", seed=5, games=2, **request(HISTORY))
    here = [endure(HISTORY, seed) for seed in (5, 6)]
    assert told["prints"] == [fingerprint for fingerprint, _ in here]
    assert told["answers"] == sum(answers for _, answers in here)
    assert len(set(told["prints"])) == 2


def test_endurance_covers_every_number_of_players_and_module() -> None:
    found = {(scene.seats, tuple(scene.options.items())) for scene in scenes(title("attandarra"))}
    assert found == {(seats, options) for seats in (2, 3, 4) for options in ((), (("history", "on"),))}


def test_endurance_covers_every_solo_opponent_with_every_module() -> None:
    alone = [scene.options for scene in scenes(title("baghdad")) if scene.seats == 1]
    assert len(alone) == len({tuple(options.items()) for options in alone}) == 4 * 8
    together = [scene for scene in scenes(title("baghdad")) if scene.seats > 1]
    assert len(together) == 3 * 8
    assert not any("difficulty" in scene.options for scene in together)


def test_endurance_compares_as_many_games_as_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    effort = Effort(rounds=1, seconds=0.02, games=2, compared=1, only="attandarra", tell=print)
    rows = list(PARTS["endurance"](effort))
    played = {one.name: one.value for one in rows if one.name.startswith("games without fault")}
    assert set(played) == {
        f"games without fault: attandarra, {seats} seats{history}"
        for seats in (2, 3, 4)
        for history in ("", ", history=on")
    }
    assert set(played.values()) == {2}
    alike = [one.value for one in rows if one.name == "fingerprints equal, compiled and interpreted"]
    assert alike == ([6] if len(engines()) == 2 else [])
    assert "attandarra, 2 seats: 2 games" in capsys.readouterr().out


class Pretender(Worker):
    """A measuring process whose second game went another way."""

    def receive(self) -> Mapping[str, object]:
        told = dict(super().receive())
        told["prints"] = [*told["prints"][:1], *("another" for _ in told["prints"][1:])]
        return told


def test_endurance_names_the_first_game_that_differs() -> None:
    effort = Effort(rounds=1, seconds=0.02, games=3, compared=3, only="", tell=print)
    scene = Scene("attandarra", 3, {})
    with Worker(INTERPRETED) as here, Pretender(INTERPRETED) as there:
        workers = {"here": here, "there": there}
        with pytest.raises(WorkerFailed, match=r"^attandarra, 3 seats, seed 1: compiled and interpreted"):
            endured(workers, scene, effort)
        assert endured(workers, scene, replace(effort, compared=1))[1] == 1


def test_endurance_finds_lost_pieces() -> None:
    game = begin(BASE)
    answers: list[int] = []
    bag = game.bag  # type: ignore[attr-defined]
    bag[0] -= 1
    with pytest.raises(AssertionError):
        play_checked(game, Rng(1), answers)


def test_endurance_says_how_to_see_a_fault_again() -> None:
    with pytest.raises(Broken, match=r"^attandarra, 9 seats, seed 4, after 0 answers: SetupError: "):
        endure(Scene("attandarra", 9, {}), 4)


def test_the_middle_of_a_game_asks_a_player() -> None:
    game = middle(BASE, Rng(1))
    assert game.options()
    assert game.whose() not in (CHANCE, -2)


def test_the_size_leaves_out_what_all_positions_share() -> None:
    game = middle(BASE, Rng(1))
    size = bytes_of(game)
    assert 1000 < size < 50_000
    assert bytes_of(game.clone()) == pytest.approx(size, rel=0.05)
    assert bytes_of(begin(Scene("attandarra", 2, {}))) < size


def test_rows_hold_medians_and_paired_ratios() -> None:
    assert row("p", "n", [3, 1, 2], "u") == Row("p", "n", 2, 1, 3, "u")
    rounds: dict[str, Sequence[float]] = {"slow": [1, 2, 4], "fast": [10, 10, 10]}
    assert ratios("p", "speed", rounds, "slow") == [Row("p", "speed: fast / slow", 5, 2.5, 10, "times")]


@pytest.mark.parametrize(
    ("value", "said"), [(31059.4, "31,059"), (3.0, "3"), (1.804, "1.80"), (0.35, "0.35")]
)
def test_figures_are_short(value: float, said: str) -> None:
    assert number(value) == said


def test_parts_yield_rows_under_their_own_name() -> None:
    effort = Effort(rounds=1, seconds=0.02, games=1, compared=1, only="", tell=print)
    for name in ("clones", "size", "pages", "answers"):
        rows = list(PARTS[name](effort))
        assert rows
        assert {one.part for one in rows} == {name}
        assert all(one.value > 0 for one in rows)


def test_the_command_reports_as_json_and_as_a_table() -> None:
    parts = ["--part", "size", "--part", "endurance"]
    arguments = ["bench", "--quick", *parts, "--game", "attandarra", "--games", "1"]
    told = CliRunner().invoke(app, [*arguments, "--json"])
    assert told.exit_code == 0, told.stderr
    data = json.loads(told.stdout)
    names = [one["name"] for one in data["rows"]]
    assert "games without fault: attandarra, 3 seats, history=on" in names
    assert data["failed"] == []
    assert data["engines"] in ("compiled", "interpreted")
    table = CliRunner().invoke(app, arguments).stdout
    assert all(name in table for name in names)
    ran_on, _, _ = table.partition("\n")
    facts = (data["boardwright"], data["engines"], data["python"], f"{data['cores']} cores", *data["server"])
    assert all(fact in ran_on for fact in facts), ran_on
    assert data["server"][0] == "asyncio, h11"


def test_answers_are_measured_on_what_everybody_has_and_on_the_extra() -> None:
    effort = Effort(rounds=1, seconds=0.02, games=1, compared=1, only="attandarra", tell=print)
    measured = [one.name.partition(":")[0] for one in PARTS["answers"](effort)]
    assert set(measured) == set(servers())
    assert measured[0] == "asyncio, h11"
