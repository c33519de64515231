"""What `import boardwright` offers, and what positions promise."""

from __future__ import annotations

import copy
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import boardwright
from boardwright.editions import EditionError
from boardwright.games import registry
from boardwright.games.title import SetupError
from boardwright.table.log import LogError

ROOT = Path(__file__).parents[2]
GAMES = boardwright.games.names()


def played(game: str, answers: int) -> boardwright.Table:
    """Return a table some answers on, all of them the first that is open."""
    table = boardwright.begin(game, seed="5")
    for _ in range(answers):
        table.play(table.legal[0])
    return table


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> boardwright.Table:
    return played(request.param, 6)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the games that this project brings, as those have them who install nothing else."""
    ours = {name: place for name, place in registry.packages().items() if place.startswith("boardwright.")}
    monkeypatch.setattr(registry, "packages", lambda: ours)


@pytest.mark.usefixtures("alone")
def test_the_page_runs_as_printed() -> None:
    ran = doctest.testfile(str(ROOT / "docs" / "from-python.md"), module_relative=False)
    assert ran.attempted > 15
    assert ran.failed == 0


@pytest.mark.usefixtures("alone")
def test_the_package_tells_what_it_offers() -> None:
    assert doctest.testmod(boardwright).failed == 0
    assert doctest.testmod(boardwright.games).failed == 0
    assert set(dir(boardwright)) == set(boardwright.__all__)
    assert all(getattr(boardwright, name) is not None for name in boardwright.__all__)
    with pytest.raises(AttributeError, match="boardwright has no nothing; it offers"):
        _ = boardwright.nothing


def test_an_engine_alone_does_not_wait_for_everything_else() -> None:
    code = (
        "import sys, boardwright.kernel.agenda; print([m for m in sys.modules if 'boardwright.table' in m])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": "src"},
        cwd=ROOT,
    )
    assert told.stdout.strip() == "[]"


def test_what_is_legal_can_be_played(table: boardwright.Table) -> None:
    assert len(table.legal) == len(table.legal_actions) > 1
    for words, action in zip(table.legal, table.legal_actions, strict=True):
        assert table.state.action(words) == action
    assert table.state.play(table.legal[-1]) == table.state.play(table.legal_actions[-1])


def test_an_answer_that_is_not_open_changes_nothing(table: boardwright.Table) -> None:
    before, position = table.log_text(), table.state
    for wrong in ("jump", "", 0):
        with pytest.raises(boardwright.Refused):
            table.play(wrong)
        with pytest.raises(boardwright.Refused):
            position.play(wrong)
    assert table.log_text() == before
    assert position == table.state


def test_a_copy_leads_its_own_life(table: boardwright.Table) -> None:
    before = table.state
    for other in (copy.copy(table), table.clone()):
        assert other.log_text(with_seed=True) == table.log_text(with_seed=True)
        other.play(other.legal[0])
        assert table.state == before
    same, apart = copy.copy(before), before.clone()
    assert same == before
    assert hash(same) == hash(before)
    assert apart.play(apart.legal[0]) != before
    assert before != table


def test_positions_with_other_cards_in_other_hands_differ() -> None:
    table = played("baghdad", 6)
    seat = table.current_player
    deals = {table.state.resample(seat, seed) for seed in range(8)}
    assert len(deals) > 1
    assert {deal.seen_by(seat) for deal in deals} == {table.state.seen_by(seat)}
    assert table.observe(seat).state == table.state.seen_by(seat)


def test_chance_has_probabilities() -> None:
    position = boardwright.begin("attandarra", seats=2, seed="5").state
    while position.current_player != boardwright.CHANCE:
        position.play(position.legal_actions[0])
    outcomes = position.chance_outcomes
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert [action for action, _ in outcomes] == list(position.legal_actions)
    assert boardwright.begin("attandarra", seats=2).state.chance_outcomes == []


def test_a_game_to_its_end_and_back_from_its_log(tmp_path: Path) -> None:
    table = boardwright.begin("attandarra", seats=2, options={"history": "on"}, seed="81")
    rng, anybody = boardwright.Rng(1), boardwright.player("random")
    while not table.is_terminal:
        table.play(anybody.choose(table.observe(table.current_player), rng))
    assert table.current_player == boardwright.NOBODY
    assert table.legal == []
    assert table.returns == table.game.scores()
    assert "over, points" in repr(table)
    path = tmp_path / "mine.game"
    path.write_text(table.log_text(), encoding="utf-8")
    assert boardwright.load(path).state == boardwright.load(table.log_text()).state == table.state


def test_a_half_played_log_is_taken_up() -> None:
    table = played("attandarra", 20)
    again = boardwright.load(table.log_text(), seed="9")
    assert again.state == table.state
    assert again.play(again.legal[0]).state != table.state


def test_mistakes_are_told_with_the_remedy(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="There is no game called chess; choose from attandarra"):
        boardwright.begin("chess")
    with pytest.raises(SetupError, match="no option walls"):
        boardwright.begin("attandarra", options={"walls": "on"})
    with pytest.raises(SetupError, match="cannot be a seed"):
        boardwright.begin("attandarra", seed="a b")
    with pytest.raises(EditionError, match="there is no such file"):
        boardwright.begin("attandarra", edition=tmp_path / "mine.toml")
    with pytest.raises(LogError):
        boardwright.load(tmp_path / "nothing.game")


def test_an_owners_edition_is_played(tmp_path: Path) -> None:
    from boardwright.games.registry import title

    path = tmp_path / "mine.toml"
    text = title("attandarra").shelf.text().replace("gold_per_round = 12", "gold_per_round = 13")
    path.write_text(text, encoding="utf-8")
    assert boardwright.begin("attandarra", edition=path).state.printed.name == "mine"
