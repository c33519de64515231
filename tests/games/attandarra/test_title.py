"""What the outer layers ask of the game: options, words, score sheet, warnings, refusals."""

import pytest

from boardwright.games.attandarra.state import Attandarra
from boardwright.games.attandarra.title import TITLE
from boardwright.games.title import Setup, SetupError
from boardwright.kernel.agenda import NotAnOption
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from tests.games.attandarra.table import (
    PRINTED,
    WORDS,
    city,
    fresh,
    me,
    options,
    question,
    say,
    table,
    whole_supply,
)


def positions(seed: int, every: int) -> list[Attandarra]:
    """Return positions of one random game with City History, the end included."""
    game = fresh(2 + seed % 3, history=True, start=0)
    rng = Rng(seed)
    found: list[Attandarra] = []
    answers = 0
    while game.whose() != NOBODY:
        answers += 1
        if answers % every == 0:
            found.append(game.clone())
        game.apply(game.options()[rng.below(len(game.options()))])
    return [*found, game]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_score_sheet_adds_up(seed: int) -> None:
    for game in positions(seed, 10):
        columns = zip(*[points for _, points in TITLE.sheet(game)], strict=True)
        assert [sum(column) for column in columns] == game.scores()


def test_the_basic_game_s_sheet_has_no_history() -> None:
    labels = [label for label, _ in TITLE.sheet(table())]
    assert not {"Gates", "City Seal", "Events"} & set(labels)
    assert {"Gates", "City Seal", "Events"} <= {label for label, _ in TITLE.sheet(table(history=True))}


@pytest.mark.parametrize("seed", [4, 5])
def test_every_open_answer_has_words_that_are_read_back(seed: int) -> None:
    for game in positions(seed, 5):
        for action in game.options():
            assert WORDS.parse(WORDS.format(action)) == action


def test_words_do_not_change() -> None:
    """Stored games speak them."""
    spoken = [" ".join([verb.word, *[a.name for a in verb.arguments]]) for verb in WORDS.by_number.values()]
    assert spoken == [
        "buy material",
        "build building space",
        "extend space",
        "place-drawn material",
        "meadow space",
        "reservoir space",
        "take-marker space",
        "gate space",
        "emblem street",
        "finish",
        "finish-with-draw",
        "rescue space marker space",
        "deal-marker space marker",
        "reveal-marker space marker",
        "fill-display material",
        "start-player seat",
        "history-tile event",
        "opening-draw material",
        "glass-replacement material",
        "final-draw material",
    ]


@pytest.mark.parametrize("seed", [6, 7])
def test_what_is_not_offered_is_refused_and_changes_nothing(seed: int) -> None:
    everything = WORDS.all_actions()
    for game in positions(seed, 60):
        offered = set(game.options())
        before = options(game), game.scores(), game.bag[:], game.turn()
        for action in everything:
            if action not in offered:
                with pytest.raises(NotAnOption):
                    game.apply(action)
        assert (options(game), game.scores(), game.bag, game.turn()) == before


@pytest.mark.parametrize("seed", [8, 9])
def test_a_clone_lives_its_own_life(seed: int) -> None:
    for game in positions(seed, 40)[:-1]:
        twin = game.clone()
        before = options(game), game.bag[:], [player.markers[:] for player in game.players]
        twin.apply(twin.options()[-1])
        assert (options(game), game.bag, [player.markers for player in game.players]) == before
        game.apply(game.options()[-1])
        assert options(game) == options(twin)


@pytest.mark.parametrize("seed", [10, 11])
def test_nothing_on_the_table_is_hidden_from_anybody(seed: int) -> None:
    for game in positions(seed, 40):
        seen = game.seen_by(NOBODY)
        assert isinstance(seen, Attandarra)
        assert options(seen) == options(game)
        assert (seen.tops, seen.under, seen.pool, seen.bag) == (game.tops, game.under, game.pool, game.bag)
        assert all(TITLE.hidden_from(action, game.whose(), NOBODY) is None for action in game.options())


@pytest.mark.parametrize("seed", [12, 13])
def test_warnings_are_sentences(seed: int) -> None:
    for game in positions(seed, 15)[:-1]:
        if game.whose() >= 0:
            for action in game.options():
                assert all(sentence.endswith(".") for sentence in TITLE.warnings(game, action))


def test_warnings_about_what_an_answer_wastes() -> None:
    game = table()
    assert "12 gold" in TITLE.warnings(game, WORDS.parse("finish"))[0]
    assert "never be surrounded" in TITLE.warnings(game, WORDS.parse("reservoir A1"))[0]
    assert TITLE.warnings(game, WORDS.parse("reservoir B2")) == []
    city(game, 0, *whole_supply())
    assert "for nothing" in TITLE.warnings(game, WORDS.parse("finish-with-draw"))[0]
    game = table()
    city(game, 0, "B2 kloster clay", "D2 dom clay")
    say(game, "buy glass")
    assert question(game) == "PlaceCube"
    assert "2 more" in TITLE.warnings(game, WORDS.parse("extend B2"))[0]


def test_warnings_of_a_fire_that_is_announced() -> None:
    game = table(history=True, round=3, event="fire")
    assert "burn" in TITLE.warnings(game, WORDS.parse("meadow B2"))[0]
    city(game, 0, "B3 reservoir")
    assert TITLE.warnings(game, WORDS.parse("meadow B2")) == []
    assert me(game).tiles == 1 << 11


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(3, {"colour": "red"}), (3, {"history": "maybe"}), (2, {"start": "2"}), (3, {"start": "4"})],
)
def test_a_wrong_setup_is_refused_in_one_sentence(seats: int, chosen: dict[str, str]) -> None:
    with pytest.raises(SetupError) as error:
        TITLE.new_game(Setup("attandarra", seats, chosen), PRINTED)
    assert str(error.value).endswith(".")


def test_the_newest_rulings_and_no_newer() -> None:
    assert TITLE.new_game(Setup("attandarra", 3, rulings=TITLE.newest_rulings), PRINTED).options()
    with pytest.raises(SetupError):
        TITLE.new_game(Setup("attandarra", 3, rulings=TITLE.newest_rulings + 1), PRINTED)


def test_every_class_that_a_save_names_is_known() -> None:
    known = TITLE.classes()
    for seed in (1, 2):
        for game in positions(seed, 7):
            assert {type(frame).__name__ for frame in game.agenda.frames} <= set(known)
