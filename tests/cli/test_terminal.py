"""Playing in the terminal: plain lines, numbers and words, undo, confirm, saving and going on."""

from __future__ import annotations

import itertools
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from typer.testing import Result

from boardwright.cli.play import Wishes, continued_table
from boardwright.cli.terminal.session import Session
from boardwright.cli.terminal.voice import Complete
from boardwright.faces.registry import face
from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.table.table import Table

Run = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[str]"]


class Script:
    """A voice that enters what it is given, and remembers what it heard."""

    def __init__(self, entered: Iterable[str]) -> None:
        self.entered: Iterator[str] = iter(entered)
        self.heard: list[str] = []

    def say(self, text: str = "") -> None:
        self.heard += text.splitlines() or [""]

    stress = say
    aside = say
    verbatim = say

    def ask(self, prompt: str, complete: Complete | None = None) -> str:
        self.heard.append(prompt)
        try:
            return next(self.entered)
        except StopIteration:
            raise EOFError from None


def session(entered: Iterable[str], kinds: tuple[str, ...] = ("human", "random"), seed: str = "3") -> Session:
    """Return a session that enters the given lines."""
    people = frozenset(seat for seat, kind in enumerate(kinds) if kind == "human")
    table = Table.begin(Setup("attandarra", len(kinds), {"start": "0"}), seed, None, people)
    names = ["Ada", "Bo", "Cy", "Di"][: len(kinds)]
    return Session(table, face("attandarra"), kinds, names, Script(entered))


def heard(played: Session) -> list[str]:
    """Return the lines that the player has heard."""
    assert isinstance(played.voice, Script)
    return played.voice.heard


def test_a_whole_game_by_words_and_confirming() -> None:
    played = session([])
    voice = played.voice
    assert isinstance(voice, Script)

    def first_answers() -> Iterator[str]:
        while not played.table.over:
            table = played.table
            yield "c" if table.confirming == 0 else table.words.format(table.game.options()[-1])

    voice.entered = first_answers()
    played.play()
    lines = heard(played)
    scores = played.table.game.scores()
    best = scores.index(max(scores))
    assert "The game is over." in lines
    assert f"1. {'Ada' if best == 0 else 'Bo'}: {max(scores)} points" in lines
    assert "Score sheet:" in lines
    assert any(line.startswith("Game over") for line in lines)


def test_a_number_answers_and_undo_takes_it_back() -> None:
    played = session(["1", "u"])
    before = played.table.observe(NOBODY).length
    played.play()
    assert played.table.length == before
    assert played.table.version > before
    assert "Taken back: 1 answer." in heard(played)


def test_a_turn_is_restarted_as_a_whole() -> None:
    played = session(["1", "1 hospital c1", "r"])
    before = played.table.length
    played.play()
    assert "Taken back: 2 answers." in heard(played)
    assert played.table.length == before


def test_choices_are_narrowed_down_by_words_and_numbers() -> None:
    played = session(["1", "1", "hospital", "c1"])
    played.play()
    assert played.table.observe(NOBODY).log[-1].words == "build hospital C1"
    assert "Enter words of these lines, such as Hospital, 3 cubes, at A1." in heard(played)


def test_enter_goes_back_to_the_question() -> None:
    played = session(["1", "1", "", "1 dom e4"])
    played.play()
    assert played.table.observe(NOBODY).log[-1].words == "build dom E4"


def test_the_board_is_told_in_parts() -> None:
    played = session(["b", "b pLAyers", "b nowhere"])
    played.play()
    lines = heard(played)
    prompts = [n for n, line in enumerate(lines) if line.startswith("Your answer")]
    whole, part, none = (lines[a + 1 : b] for a, b in itertools.pairwise(prompts))
    assert part[0] == "PLAYERS"
    assert 1 < len(part) < len(whole) / 2
    assert none[0].startswith("No part of the board is headed nowhere; there are ")
    assert "PLAYERS" in none[0]


def test_a_slip_among_many_choices_asks_for_the_choice_again() -> None:
    played = session(["1", "1", "nowhere", "hospital c1"])
    played.play()
    assert played.table.observe(NOBODY).log[-1].words == "build hospital C1"


def test_few_choices_have_numbers() -> None:
    played = session(["1", "1 c1", "3"])
    played.play()
    words = played.table.observe(NOBODY).log[-1].words
    assert words.startswith("build ")
    assert words.endswith(" C1")
    assert any(line.startswith("3  ") for line in heard(played))


@pytest.mark.parametrize(
    ("entered", "sentence"),
    [
        ("9", "There is no option 9 here; enter 1 to 2, or h for help."),
        ("plase wodd", "No answer to this question is called “plase wodd”; did you mean “Place wood”?"),
        ("buy glas", "No answer to this question is called “buy glas”."),
        ("buy wood", "“buy wood” does not answer the open question; choose one of its answers."),
        ("u", "There is nothing to take back; confirmed answers hold."),
        ("c", "There is nothing to confirm; answer the open question first."),
        ("l x", "log takes a number of lines, not x; enter l 10."),
        ("save", "save needs a file name; enter save my.game."),
        ("? 5", "Nothing impossible is called 5; enter ? for the list."),
        ("1 nowhere", "No answer to this question is called “nowhere”."),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_changes_nothing(entered: str, sentence: str) -> None:
    played = session([entered] if not entered.startswith("1 ") else ["1", entered])
    before = played.table.length
    played.play()
    if not entered.startswith("1 "):
        assert sentence in heard(played)
        assert played.table.length == before
    else:
        lines = heard(played)
        refused = next(n for n, line in enumerate(lines) if line == sentence)
        assert "Enter words of these lines" in "".join(lines[refused:])  # the choices are told again
        assert played.table.length == before + 1


def test_the_reason_behind_what_is_not_possible() -> None:
    played = session(["1", "1 hospital c1", "?", "? 1"])
    played.play()
    lines = heard(played)
    assert "? N tells why." in lines
    assert any(line.endswith("(ATT-5.2)") for line in lines)


def test_board_log_help_and_aid_are_text() -> None:
    played = session(["b", "l 2", "h", "aid"])
    played.play()
    lines = heard(played)
    assert "DISPLAY" in lines
    assert any(line.startswith(f"{played.table.length}. ") for line in lines)
    assert any(line.startswith("save FILE") for line in lines)


def test_rules_are_found_by_number() -> None:
    played = session(["rules 5.2"])
    played.play()
    assert any(line.startswith("ATT-5.2  ") for line in heard(played))


def test_a_player_leaves_payments_to_the_table() -> None:
    table = Table.begin(Setup("tabannusi", 2, {"first": "0"}), "3", None, frozenset({0, 1}))
    voice = Script([])
    played = Session(table, face("tabannusi"), ("human", "human"), ["Ada", "Bo"], voice)
    seat = table.asked

    def entered() -> Iterator[str]:
        yield "standing"
        assert table.standing == {}
        yield "standing 1"
        assert table.standing == {seat: {"dice-first"}}
        yield "standing 4"
        yield "standing 1"
        assert table.standing == {seat: set()}

    voice.entered = entered()
    played.play()
    assert [line for line in voice.heard if line.startswith("1  Pay with dice first")] == [
        "1  Pay with dice first: off",
        "1  Pay with dice first: on",
        "1  Pay with dice first: off",
    ]
    assert "There is no standing answer 4 in this game; enter standing for the list." in voice.heard


def test_a_game_without_standing_answers_says_so() -> None:
    played = session(["standing"])
    played.play()
    assert "This game has no standing answers." in heard(played)


def test_leaving_without_saving_takes_two_q() -> None:
    played = session(["1", "q", "q", "1"])
    played.play()
    lines = heard(played)
    assert "The game is not saved; enter save FILE, or q again to leave it." in lines
    assert lines[-1].startswith("Your answer")


def answering(played: Session, lines: int) -> Iterator[str]:
    """Enter the first option until the log has so many lines, and confirm."""
    while played.table.length < lines:
        table = played.table
        yield "c" if table.confirming == 0 else table.words.format(table.game.options()[0])


def test_a_saved_game_goes_on_alike(tmp_path: Path) -> None:
    """The computer's answers and all chance are the same with and without a break."""
    through, first = session([]), session([])
    for played, lines in ((through, 90), (first, 50)):
        voice = played.voice
        assert isinstance(voice, Script)
        voice.entered = answering(played, lines)
        played.play()
    path = tmp_path / "broken.game"
    first.save(str(path), first.table.observe(0))
    wishes = Wishes(continued=path, seats="human,random")
    table, kinds = continued_table(wishes, "unused")
    second = Session(table, face("attandarra"), kinds, ["Ada", "Bo"], Script([]))
    assert isinstance(second.voice, Script)
    second.voice.entered = answering(second, 90)
    second.play()
    assert second.table.length == through.table.length
    assert second.table.own_copy() == through.table.own_copy()


def test_a_game_is_continued_only_as_it_is(run: Run, tmp_path: Path) -> None:
    run("play", "attandarra", "--terminal", "--seed", "5", entered="save my.game\nq\n")
    for arguments, sentence in (
        (["--option", "history"], "my.game has its own options; leave --option out."),
        (["--seats", "human,random,random"], "my.game has 2 seats, not 3; name a kind for each."),
    ):
        told = run("play", "--terminal", "--from", "my.game", *arguments)
        assert told.exit_code == 2
        assert told.stderr.strip() == sentence


def test_computers_alone_play_to_the_end(run: Run) -> None:
    told = run("play", "attandarra", "--terminal", "--seats", "random,random", "--seed", "1")
    assert told.exit_code == 0
    assert "The game is over." in told.stdout
    assert "Your answer" not in told.stdout


def test_two_people_are_called_by_name() -> None:
    played = session(["1"], ("human", "human"))
    played.play()
    assert any(line.startswith("Ada: ") for line in heard(played))


def test_plain_lines_hold_no_boxes_colours_or_control_characters(process: Process) -> None:
    told = process(
        "play", "attandarra", "--terminal", "--seed", "3", entered="h\nb\n1\n1\nhospital\n?\nq\nq\n"
    )
    assert told.returncode == 0
    assert told.stderr == ""
    for character in told.stdout.replace("\n", ""):
        assert character.isprintable(), repr(character)
        assert not "\u2500" <= character <= "\u259f", "a box or block character"


def test_the_end_of_input_is_no_error(process: Process) -> None:
    told = process("play", "attandarra", "--terminal", "--seed", "3")
    assert told.returncode == 0
    assert told.stdout.endswith("End of input: the game stops here.\n")
    assert told.stderr == ""


def test_what_the_others_did_since_ones_turn_is_told_on_a_word() -> None:
    def entered() -> Iterator[str]:
        yield "since"
        table = played.table
        while not any(line.whose == 1 for line in table.observe(0).log) or table.confirming == 0:
            yield "c" if table.confirming == 0 else table.words.format(table.game.options()[0])
        yield from ("since", "q", "q")

    played = session(entered())
    played.play()
    told = heard(played)
    assert "Nobody else has done anything since your turn." in told
    (title,) = [line for line in told if line.startswith("Since your turn: ")]
    assert told[told.index(title) + 1].startswith("- Bo ")
