"""The question, its options, and what is blocked."""

from __future__ import annotations

import pytest

from boardwright.faces.face import Question
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.face import FACE
from boardwright.games.baghdad.face.answers import ANSWERS
from boardwright.games.baghdad.face.asking import QUESTIONS
from boardwright.games.baghdad.face.naming import game_of, naming_of
from boardwright.games.baghdad.face.question import question
from boardwright.games.baghdad.reasons import FAVOUR_BELOW_START
from boardwright.kernel.agenda import Chance, Decision
from boardwright.kernel.packing import NOBODY, first_of, verb_of
from boardwright.table.observation import Observation

from .conftest import NAMES, Played, observed_again

Asked = tuple[Observation, Question]


@pytest.fixture(scope="module")
def everything(positions: list[Observation], rare: list[Observation]) -> list[Asked]:
    """All positions with their questions."""
    return [(observation, question(observation, NAMES)) for observation in [*positions, *rare]]


def test_every_question_of_the_engine_has_a_sentence_and_a_clause(games: list[Played]) -> None:
    frames = games[0].table.title.classes().values()
    decisions = {frame.__name__ for frame in frames if issubclass(frame, Decision)}
    chances = {frame.__name__ for frame in frames if issubclass(frame, Chance)}
    bases = {"Decision", "Chance", "TurnQuestion", "Pause"}
    assert set(QUESTIONS) == (decisions | chances | {"Over"}) - bases
    assert all("asked" in sentences for name, sentences in QUESTIONS.items() if name != "Over")


def test_clauses_of_questions_and_answers_exist() -> None:
    known = {clause.id for clause in FACE.rules()}
    assert {sentences["clause"] for sentences in QUESTIONS.values()} <= known
    assert {answer.clause for answer in ANSWERS.values()} <= known | {""}


def test_every_verb_of_players_has_its_words(games: list[Played]) -> None:
    players = {verb for verb in games[0].table.words.by_number if verb < actions.SCORING_TOKEN}
    assert {verb for verb, answer in ANSWERS.items() if answer.button} == players


def test_every_answer_stands_in_exactly_one_option(everything: list[Asked]) -> None:
    decisions = {name for name in QUESTIONS if not name.startswith("Draw")} - {"Over"}
    assert {observation.question for observation, _ in everything} == decisions
    for observation, asked in everything:
        answers = [action for option in asked.options for action in option.actions]
        assert sorted(answers) == sorted(observation.options)


def test_options_are_numbered_from_one_to_nine_at_most(everything: list[Asked]) -> None:
    for observation, asked in everything:
        numbers = [option.number for option in asked.options]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) <= 9, observation.question


def test_words_and_lines_of_an_option_belong_to_its_actions(everything: list[Asked]) -> None:
    for observation, asked in everything:
        words = observation.title.words(observation.printed)
        for option in asked.options:
            assert [words.parse(text) for text in option.words] == list(option.actions)
            assert len(option.target_labels) == len(option.actions)
            assert len(set(option.target_labels)) == len(option.target_labels)


def test_every_option_says_what_follows(everything: list[Asked]) -> None:
    for _, asked in everything:
        assert asked.sentence.endswith(".")
        labels = [option.label for option in asked.options]
        assert len(set(labels)) == len(labels)
        for option in asked.options:
            assert option.label[0].isupper() or option.label[0].isdigit()
            assert option.then.endswith(".")
            assert "  " not in option.then
            assert "{" not in (option.then + option.label + option.small).replace(NAMES[2], "")


def test_what_an_answer_costs_is_said_before_the_click(everything: list[Asked]) -> None:
    boats = 0
    for observation, asked in everything:
        game = game_of(observation)
        for option in asked.options:
            if option.words == ("buy-boat",):
                price = game.price(option.actions[0])
                assert option.cost == f"{price} coins"
                assert f"you give {price} coins." in option.then.lower()
                boats += 1
    assert boats > 5


def test_blocked_sentences_are_filled_and_told_once(everything: list[Asked]) -> None:
    told = set()
    for observation, asked in everything:
        entries = [(blocked.label, blocked.title, blocked.sentence) for blocked in asked.blocked]
        assert len(set(entries)) == len(entries)
        assert len(entries) <= 20, observation.question
        for blocked in asked.blocked:
            text = blocked.label + blocked.title + blocked.sentence
            assert "{" not in text
            assert "  " not in text
            assert blocked.sentence.endswith(".")
            told.add(blocked.title)
    assert len(told) > 10


def test_favour_below_the_start_is_told_as_the_turn_begins_and_not_at_every_question(
    everything: list[Asked],
) -> None:
    told: dict[str, bool] = {}
    for observation, _ in everything:
        if observation.question in told:
            continue
        game = game_of(observation).clone()
        game.players[observation.seat].favour = 0
        low = observed_again(observation, game)
        if FAVOUR_BELOW_START in [reason for _, reason in low.blocked]:
            labels = [blocked.label for blocked in question(low, NAMES).blocked]
            told[observation.question] = "Spend favour" in labels
    assert told["ChooseCard"]
    assert {name for name, is_told in told.items() if not is_told} >= {"ChooseLocation", "ChooseCharacter"}


def test_what_is_blocked_cites_the_clause_of_its_own_action(everything: list[Asked]) -> None:
    cited: dict[str, set[str]] = {}
    for _, asked in everything:
        for blocked in asked.blocked:
            kind = next((words for words in CITED if blocked.label.startswith(words)), "")
            if blocked.title.startswith("Too few ") or blocked.title == "Not enough coins":
                cited.setdefault(kind, set()).add(blocked.clause)
    assert {kind: clauses for kind, clauses in cited.items() if kind} == {
        kind: clauses for kind, clauses in CITED.items() if kind in cited
    }
    assert {"Buy a boat", "Buy one good", "House", "Architect", "Spots that need"} <= set(cited)


CITED = {
    "Buy a boat": {"BAG-14.2"},
    "Buy one good": {"BAG-6.13"},
    "Buy two goods": {"BAG-6.14"},
    "House": {"BAG-9.4"},
    "Architect": {"BAG-10.3"},
    "Spots that need": {"BAG-8.3"},
    "Civic board": {"BAG-20.10"},
    "Build on any site": {"BAG-17.25"},
}


def test_missing_icons_are_counted(everything: list[Asked]) -> None:
    counted = [
        blocked
        for _, asked in everything
        for blocked in asked.blocked
        if blocked.title.startswith("Too few ") and blocked.title.endswith(" icons")
    ]
    assert counted
    assert all("This needs " in blocked.sentence for blocked in counted)


def test_others_read_who_decides(games: list[Played]) -> None:
    table = games[2].table
    over = question(table.observe(NOBODY), NAMES)
    assert over.options == []
    assert over.sentence.startswith("The game is over.")
    solo = question(games[0].table.observe(0), NAMES)
    assert "the bot" in solo.sentence.lower()
    length = table.observe(NOBODY).length
    for position in range(0, length, 40):
        observation = table.observe(NOBODY, position)
        asked = question(observation, NAMES)
        assert asked.options == []
        if observation.whose >= 0:
            assert NAMES[observation.whose] in asked.sentence


def test_what_is_printed_on_a_card_or_a_building_is_said_with_its_answer(everything: list[Asked]) -> None:
    """Its button only names it; who does not see the board hears the rest."""
    seen = set()
    for observation, asked in everything:
        naming = naming_of(observation, NAMES)
        for option in asked.options:
            verbs = {(verb_of(action), first_of(action)) for action in option.actions}
            verb, which = verbs.pop()
            if verbs:
                continue
            if verb in (actions.PLAY, actions.TAKE_CARD):
                assert naming.card_line(which) in option.then
            elif verb in (actions.CONSTRUCT, actions.CONSTRUCT_PUBLIC):
                assert naming.building_line(which) in option.then
            else:
                continue
            seen.add(verb)
    assert {actions.PLAY, actions.TAKE_CARD, actions.CONSTRUCT} <= seen
