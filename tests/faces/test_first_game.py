"""What beginners are told of each game: nothing is missing, in any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardwright.faces import i18n
from boardwright.faces.face import FirstGame
from boardwright.faces.registry import face
from boardwright.games import registry
from boardwright.kernel.agenda import Chance, Decision
from boardwright.table.opening import READER, next_step, opening_of
from boardwright.table.table import Table

GAMES = [name for name in registry.names() if face(name).first_game() is not None]


@pytest.fixture(params=i18n.known_languages())
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language in turn."""
    token = i18n.language.set(request.param)
    yield request.param
    i18n.language.reset(token)


def first_game(game: str) -> FirstGame:
    """Return what is told of a game."""
    first = face(game).first_game()
    assert first is not None
    return first


def asked_questions(game: str) -> set[str]:
    """Return the classes of questions to players, without those that others are made of."""
    kinds = [kind for kind in registry.title(game).classes().values() if issubclass(kind, Decision)]
    parents = {parent for kind in kinds for parent in kind.__bases__}
    return {kind.__name__ for kind in kinds if not issubclass(kind, Chance) and kind not in parents}


def test_the_games_of_the_house_tell_something() -> None:
    ours = {name for name, package in registry.packages().items() if package.startswith("boardwright.")}
    assert ours <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_says_why_it_is_asked(game: str) -> None:
    assert set(first_game(game).why) == asked_questions(game)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_told_in_every_language(game: str, spoken: str) -> None:
    first = first_game(game)
    stops = [stop.sentence for stop in first.tour]
    sentences = [*first.goal, *stops, *first.why.values(), *first.notes.values(), *first.steps]
    assert (len(first.goal), len(stops), set(first.notes)) == (4, 6, {"scoring", "end"})
    assert all(len(sentence) > 6 and "{" not in sentence for sentence in sentences)
    assert len(set(sentences)) == len(sentences)
    if spoken != i18n.ENGLISH:
        with_english = set(sentences) & english(game)
        assert not with_english


def english(game: str) -> set[str]:
    """Return all that is told of a game in English."""
    token = i18n.language.set(i18n.ENGLISH)
    first = first_game(game)
    i18n.language.reset(token)
    return {*first.goal, *(s.sentence for s in first.tour), *first.why.values(), *first.notes.values()} | {
        *first.steps
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_opening_can_be_played_step_by_step(game: str, spoken: str) -> None:
    opening, first, title = opening_of(game), first_game(game), registry.title(game)
    assert opening is not None
    assert 8 <= opening.steps <= 15
    assert len(first.steps) == opening.steps
    table = Table.begin(opening.setup, opening.seed, title.load(), frozenset({READER}))
    numbers: list[int] = []
    while (step := next_step(table)) is not None:
        if not step.words:
            table.confirm(step.whose)
            continue
        if step.whose == READER:
            numbers.append(step.number)
            seen = table.observe(READER)
            question = face(game).question(seen, ["Ada", "Bo"])
            words = [word for option in question.options for word in option.words]
            assert step.words in words, "a button or a place must be there for it"
        table.answer_words(step.whose, step.words)
    assert numbers == list(range(1, opening.steps + 1))
    assert table.length >= len(opening.lines)
    assert not table.over  # free play goes on


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_has_left_the_course_is_free(game: str) -> None:
    opening, title = opening_of(game), registry.title(game)
    assert opening is not None
    table = Table.begin(opening.setup, opening.seed, title.load(), frozenset())
    while (step := next_step(table)) is not None and (step.whose != READER or len(table.legal) == 1):
        table.answer_words(step.whose, step.words)
    assert step is not None
    other = next(words for words in table.legal if words != step.words)
    table.answer_words(READER, other)
    assert next_step(table) is None
    assert next_step(Table.begin(opening.setup, "another", title.load(), frozenset())) is None
