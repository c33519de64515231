from boardwright.games.attandarra.components import NO_EVENT
from boardwright.kernel.packing import NOBODY
from tests.games.attandarra.table import (
    chance,
    city,
    close_round,
    complete,
    display,
    me,
    options,
    say,
    stored,
    table,
)


def test_16_1_prepared_as_in_the_basic_game() -> None:
    game = table(history=True, round=1)
    display(game, clay=3)
    me(game).gold = 4
    close_round(game)
    said = chance(game)
    assert [answer.split()[0] for answer in said][:2] == ["fill-display", "opening-draw"]
    assert (game.round, game.start_player, me(game).gold) == (2, 1, 12)


def test_16_1_after_round_5_seal_and_event_come_before_final_scoring() -> None:
    game = table(history=True, round=5, event="fire")
    complete(game, 0, "B2 buergerhaus clay wood", "C2 hospital clay wood glass")
    close_round(game)
    assert game.whose() == NOBODY
    assert me(game).points_seal == 5
    assert game.scores()[0] == 1 + 4 + 5  # burned: no numerals


def test_16_2_seal_counters_event_discard_preparation_new_tile_opening_draw() -> None:
    game = table(history=True, round=3, event="fire")
    complete(game, 0, "B2 buergerhaus clay wood")
    city(game, 0, "B3 dom clay")
    display(game, clay=3)
    before = stored(game.bag)
    close_round(game)
    # At the first question Seal, counters, event and the tile are settled already.
    assert options(game)[0].startswith("fill-display")
    assert me(game).points_seal == 3
    assert me(game).tiles == 0
    assert stored(game.bag) == before | {"wood": before["wood"] + 1, "clay": before["clay"] + 1}
    assert game.event == NO_EVENT
    assert (game.round, me(game).gold, game.start_player) == (4, 12, 0)
    say(game, "fill-display clay")
    assert options(game)[0].startswith("history-tile")
    assert game.start_player == 1
    say(game, options(game)[0])
    assert options(game)[0].startswith("opening-draw")


def test_16_2_the_seal_is_scored_before_markers_are_saved() -> None:
    game = table(history=True, round=3, event="fire")
    complete(game, 1, "B2 buergerhaus clay wood")
    game.emblems = [2, 2, 2, 2, 2, 2, NOBODY, 2, 2]
    city(game, 1, "B1 dom complete", "B3 meadow", "C2 rathaus complete citizen coin")
    city(game, 0, "B2 hospital complete citizen coin", "B1 dom complete")
    close_round(game)
    assert game.whose() == 0
    assert me(game, 1).points_seal == 3
    assert game.seal == NOBODY
    assert sum(me(game, 1).counters) == 0
