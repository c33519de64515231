"""Logs, editions, rules and games: shown to people and to programs, and checked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from boardwright.games.registry import titles
from boardwright.plain_text import visible

Run = Callable[..., Result]


@pytest.fixture
def log(run: Run, tmp_path: Path) -> Path:
    """Return the log of a whole game."""
    told = run(
        "simulate",
        "attandarra",
        "-p",
        "random,random",
        "-n",
        "1",
        "-s",
        "3",
        "-j",
        "1",
        "--output",
        "out",
        "--logs",
    )
    assert told.exit_code == 0, told.output
    return tmp_path / "out" / "logs" / "000000.game"


# Logs


def test_a_sound_log_is_praised(run: Run, log: Path) -> None:
    told = run("validate", str(log))
    assert told.exit_code == 0
    assert "is sound: a finished game of Attandarra, 2 seats" in told.stdout
    assert "Every answer was open and every checkpoint is right. Chance answered " in told.stdout
    assert told.stdout.endswith(" times, each time as the seed has it.\n")
    data = json.loads(run("validate", str(log), "--json").stdout)
    assert (data["valid"], data["kind"], data["line"]) == (True, "log", None)


def test_the_first_thing_wrong_is_named_with_its_line(run: Run, log: Path) -> None:
    lines = log.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    lines[number] = "0 buy gold"
    log.write_text("\n".join(lines) + "\n")
    told = run("validate", str(log))
    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr.startswith(f"{log}:{number + 1}: ")
    assert told.stderr.count("\n") == 1
    data = json.loads(run("validate", str(log), "--json").stdout)
    assert (data["valid"], data["line"]) == (False, number + 1)
    assert run("validate", str(log), "--json").exit_code == 2


def test_a_changed_seed_is_found(run: Run, log: Path) -> None:
    text = log.read_text()
    log.write_text(re.sub(r" seed=\w+\n", " seed=82\n", text))
    told = run("validate", str(log))
    assert told.exit_code == 2
    assert told.stdout == ""
    found = re.match(rf"{log}:(\d+): the seed of the header gives “", told.stderr)
    assert found is not None
    assert text.splitlines()[int(found[1]) - 1].startswith("* ")
    data = json.loads(run("validate", str(log), "--json").stdout)
    assert (data["valid"], data["line"]) == (False, int(found[1]))


def test_what_could_not_be_checked_is_said(run: Run, log: Path) -> None:
    text = log.read_text()
    log.write_text(re.sub(r" seed=\w+\n", "\n", text))
    told = run("validate", str(log))
    assert told.exit_code == 0
    assert told.stdout.endswith("The header tells no seed, so chance could not be checked.\n")
    log.write_text(re.sub(r"^(\* .*)$", r"\1  # own dice", text, flags=re.MULTILINE))
    told = run("validate", str(log))
    assert told.exit_code == 0
    rolled = len(re.findall(r"^\* ", text, flags=re.MULTILINE))
    assert told.stdout.endswith(
        f"Chance answered 0 times as the seed has it; {rolled} lines say that dice were rolled by hand "
        "and could not be checked.\n"
    )


def test_a_changed_checkpoint_is_found(run: Run, log: Path) -> None:
    lines = log.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("= "))
    lines[number] = "= 00000000 " + lines[number].split(" ", 2)[2]
    log.write_text("\n".join(lines) + "\n")
    told = run("validate", str(log))
    assert told.exit_code == 2
    assert told.stderr.startswith(f"{log}:{number + 1}: ")


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"PK\x03\x04\xff\xfe", b"attandarra\n", b"chess seats=2\n", b"attandarra rulings=1"],
)
def test_a_foreign_file_is_one_sentence(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "some.game").write_bytes(content)
    for command in (["validate"], ["replay"], ["play", "--terminal", "--from"]):
        told = run(*command, "some.game")
        assert told.exit_code == 2
        assert told.stdout == ""
        assert told.stderr.startswith("some.game:")
        assert told.stderr.count("\n") == 1


def test_replay_shows_the_table_after_any_line(run: Run, log: Path) -> None:
    last = run("replay", str(log)).stdout
    assert "The game is over." in last
    told = run("replay", str(log), "--at", "40").stdout
    assert told.startswith("Attandarra, after line 40 of ")
    answers = [line for line in log.read_text().splitlines()[1:] if line[0] != "="]
    assert answers[39] in told.splitlines()
    assert "The game is over." not in told
    assert run("replay", str(log), "--at", "0").exit_code == 0
    assert run("replay", str(log), "--at", "-1").stdout == last


def test_replay_for_programs(run: Run, log: Path) -> None:
    data = json.loads(run("replay", str(log), "--at", "40", "--json").stdout)
    assert data["position"] == 40
    assert data["over"] is False
    assert "DISPLAY" in data["text"]
    final = json.loads(run("replay", str(log), "--json").stdout)
    assert final["over"] is True
    assert final["asked"] == -2
    assert data["result"] is None
    assert final["result"]["scores"] == final["scores"]
    [winner] = [seat for seat, place in enumerate(final["result"]["places"]) if place == 1]
    sentence = final["result"]["sentence"]
    assert sentence.startswith(f"Player {winner + 1} wins")
    assert sentence in run("replay", str(log)).stdout.splitlines()
    assert f" {sentence} " in run("validate", str(log)).stdout


def test_replay_beyond_the_log(run: Run, log: Path) -> None:
    length = json.loads(run("replay", str(log), "--json").stdout)["length"]
    for at in (length + 1, -length - 2):
        told = run("replay", str(log), "--at", str(at))
        assert told.exit_code == 2
        assert told.stderr == f"This game has no line {at}; choose one from 0 to {length}.\n"
    told = run("replay", str(log), "--viewer", "7")
    assert told.stderr == "This game has no seat 7; choose from 0 to 1.\n"


def test_the_log_of_an_edition_file_needs_it(run: Run, tmp_path: Path) -> None:
    run("edition", "new", "attandarra", "mine.toml")
    order = ["simulate", "attandarra", "-p", "random,random", "-n", "1", "-j", "1"]
    text = (tmp_path / "mine.toml").read_text().replace("opening_draw = 2", "opening_draw = 2 ")
    (tmp_path / "mine.toml").write_text(text)
    assert run(*order, "-e", "mine.toml", "--output", "out", "--logs").exit_code == 0
    game = "out/logs/000000.game"
    assert run("validate", game, "--edition", "mine.toml").exit_code == 0
    told = run("validate", game)
    assert told.exit_code == 2
    assert told.stderr.startswith(f"{game}:1: ")


# Editions


def test_an_edition_shows_sources_and_marks_stand_ins(run: Run) -> None:
    told = run("edition", "show", "attandarra").stdout
    assert "display_prices  RECONSTRUCTED: a stand-in, not the printed value" in told
    assert "\nseal  rulebook: City Seal\n" in told
    data = json.loads(run("edition", "show", "attandarra", "--json").stdout)
    sources = {table["path"]: table["source"] for table in data["tables"]}
    provenance = titles()[0].load().provenance
    assert sources == {path: origin.source for path, origin in provenance.origins.items()}
    assert told.count("RECONSTRUCTED") == provenance.table_counts()["reconstructed"]


def test_a_copied_edition_can_be_checked_and_shown(run: Run, tmp_path: Path) -> None:
    assert run("edition", "new", "attandarra", "mine.toml").exit_code == 0
    told = run("edition", "check", "attandarra", "mine.toml")
    assert told.exit_code == 0
    assert told.stdout.startswith("mine.toml can be played: Attandarra, edition mine@")
    assert run("validate", "mine.toml").stdout.startswith(
        "mine.toml can be played: Attandarra, edition mine@"
    )
    assert run("edition", "show", "attandarra", "mine.toml").exit_code == 0
    again = run("edition", "new", "attandarra", "mine.toml")
    assert again.exit_code == 2
    assert again.stderr == "mine.toml: there is such a file already; give another name or remove it first.\n"


def test_check_lists_everything_and_validate_the_first(run: Run, tmp_path: Path) -> None:
    run("edition", "new", "attandarra", "mine.toml")
    text = (tmp_path / "mine.toml").read_text()
    text = text.replace("rounds = ", "rounds = 99999 # ", 1).replace("emblems = 8", 'emblems = "8"')
    (tmp_path / "mine.toml").write_text(text)
    checked = run("edition", "check", "attandarra", "mine.toml")
    assert checked.exit_code == 2
    problems = checked.stderr.splitlines()
    assert len(problems) >= 2
    first = run("validate", "mine.toml")
    assert first.exit_code == 2
    assert first.stderr.splitlines() == problems[:1]
    data = json.loads(run("edition", "check", "attandarra", "mine.toml", "--json").stdout)
    assert [one["sentence"] for one in data["problems"]] == problems


# Games and rules


def test_games_are_listed_with_all_options(run: Run) -> None:
    told = run("games").stdout
    data = json.loads(run("games", "--json").stdout)
    for title, game in zip(titles(), data, strict=True):
        assert f"{title.name}: {title.label}, {title.minimum_seats} to {title.maximum_seats} players" in told
        for option in title.options:
            assert f"{option.name}={'|'.join(option.values)}" in told
        assert [option["name"] for option in game["options"]] == [option.name for option in title.options]


def test_rules_by_clause_chapter_and_word(run: Run) -> None:
    everything = run("rules", "attandarra").stdout
    one = run("rules", "attandarra", "ATT-5.2").stdout
    assert one.splitlines()[1].startswith("ATT-5.2  ")
    assert run("rules", "attandarra", "5.2").stdout == one
    chapter = run("rules", "attandarra", "5").stdout
    assert one.splitlines()[1] in chapter
    assert chapter.count("ATT-5.") > 1
    assert one.splitlines()[1] in everything
    data = json.loads(run("rules", "attandarra", "att-5.2", "--json").stdout)
    assert [clause["id"] for clause in data] == ["ATT-5.2"]
    found = json.loads(run("rules", "attandarra", "meadow", "--json").stdout)
    assert found
    assert all("meadow" in (clause["text"] + clause["chapter"]).lower() for clause in found)


def test_the_player_aid(run: Run) -> None:
    data = json.loads(run("aid", "attandarra", "--json").stdout)
    told = run("aid", "attandarra").stdout
    assert len(data) >= 3
    for heading, lines in data.items():
        assert heading in told
        assert all(line in told for line in lines)


def test_a_thing_is_found_by_its_code_or_a_word_of_its_name(run: Run) -> None:
    assert run("aid", "tabannusi", "s05").stdout.startswith(
        "S05  Ship with Gardens for Ziggurat Houses: 1 Garden or"
    )
    assert "TAB-18.5" in run("aid", "tabannusi", "S05").stdout
    data = json.loads(run("aid", "baghdad", "souk", "--json").stdout)
    assert [entry["name"] for entry in data] == ["Souk"]
    assert "Nothing in Tabannusi is called “zebra”" in run("aid", "tabannusi", "zebra").stderr


# What files of others say to a terminal


@pytest.mark.parametrize(
    "line",
    ["* \x1b]0;title\x07", "* fill-display \x9b31m", "* fill-display \u202eyalc", "* fill-display \x00"],
)
@pytest.mark.parametrize("more", [[], ["--json"]])
def test_what_a_log_quotes_does_nothing_to_the_terminal(
    run: Run, tmp_path: Path, line: str, more: list[str]
) -> None:
    header = f"attandarra rulings=1 edition=retail@{titles()[0].load().fingerprint} seats=2"
    (tmp_path / "bad.game").write_text(f"{header}\n{line}\n", encoding="utf-8")
    told = run("validate", "bad.game", *more)
    assert told.exit_code == 2
    assert visible(told.output) == told.output
    assert "is no" in told.output


def test_what_an_edition_says_does_nothing_to_the_terminal(run: Run, tmp_path: Path) -> None:
    assert run("edition", "new", "attandarra", "mine.toml").exit_code == 0
    file = tmp_path / "mine.toml"
    text = file.read_text(encoding="utf-8")
    spoilt = re.sub(r'^((?:basis|ref|what) = ")', r"\1\\u001b[31m", text, flags=re.MULTILINE)
    assert spoilt != text
    file.write_text(spoilt, encoding="utf-8")
    for more in ([], ["--json"]):
        told = run("edition", "show", "attandarra", str(file), *more)
        assert told.exit_code == 0
        assert visible(told.output) == told.output


@pytest.mark.parametrize("value", ["[" * 9000 + "]" * 9000, "9" * 9000])
def test_an_edition_without_end_is_one_sentence(run: Run, tmp_path: Path, value: str) -> None:
    (tmp_path / "deep.toml").write_text(f"x = {value}\n", encoding="utf-8")
    told = run("validate", "deep.toml")
    assert told.exit_code == 2
    assert "nested too deeply or has too long a number" in told.output
