"""Positions that rarely come up, where several clauses meet."""

from boardwright.games.attandarra import scoring
from boardwright.games.attandarra.components import CITIZEN, COIN, GATE, NO_MARKER
from boardwright.games.attandarra.reasons import SPACE_TAKEN
from boardwright.kernel.packing import CHANCE, NOBODY, OK
from tests.games.attandarra.table import (
    SPACES,
    ask,
    bag,
    chance,
    city,
    close_round,
    complete,
    display,
    emblems,
    finish_all,
    lodgers,
    markers,
    me,
    opening_draw,
    options,
    play_at_will,
    prepare_round,
    question,
    say,
    stored,
    table,
    tile,
    whole_supply,
    why,
)


def test_a_full_city_leaves_markers_emblems_and_the_end_of_the_round() -> None:
    """ATT-4.2, 5.3, 7.1, 13.1"""
    game = table(history=True, round=3)
    pieces = [piece for piece in whole_supply() if piece != "C4 meadow"]
    city(game, 0, *pieces, "E4 meadow", "C4 gate")
    assert len(options(game, "gate")) == 0  # D4 is next to the gate
    assert options(game, "buy") == []
    assert me(game).tiles.bit_count() == 19
    verbs = {answer.split()[0] for answer in options(game)}
    assert verbs == {"take-marker", "emblem", "finish", "finish-with-draw"}
    assert why(game, "meadow A1") != OK


def test_a_last_free_space_beside_its_own_numeral() -> None:
    """ATT-4.2, 5.8"""
    game = table()
    city(game, 0, *whole_supply())
    assert options(game, "buy") == []
    assert why(game, "meadow D4") != OK
    assert [answer.split()[0] for answer in options(game)][-2:] == ["finish", "finish-with-draw"]


def test_an_opening_draw_into_a_full_city() -> None:
    """ATT-3.5, 3.6"""
    game = table()
    city(game, 0, *whole_supply())
    opening_draw(game, 0)
    before = stored(game.bag)
    say(game, "opening-draw clay", "opening-draw clay")
    assert stored(game.bag) == before
    assert (game.active, game.whose()) == (1, CHANCE)


def test_a_round_with_an_empty_bag() -> None:
    """ATT-1.11, 3.8, 9.7"""
    game = table(3)
    display(game, clay=1, wood=0, stone=0, glass=2)
    bag(game)
    prepare_round(game)
    assert question(game) == "ChooseAction"
    assert stored(game.display) == {"clay": 1, "glass": 2}
    assert game.hand == [0, 0, 0, 0]
    assert "finish-with-draw" not in options(game)
    assert options(game, "buy") == ["clay"]


def test_completing_a_building_fills_an_empty_bag_for_the_next_draw() -> None:
    """ATT-6.3, 9.7"""
    game = table(2)
    city(game, 0, "C2 hospital clay wood")
    bag(game)
    say(ask(game, 0), "buy glass")
    assert stored(game.bag) == {"clay": 1, "wood": 1, "glass": 1}
    assert why(game, "finish-with-draw") == OK


def test_with_city_history_the_counter_stays_out_of_an_empty_bag() -> None:
    """ATT-12.2, 12.9"""
    game = table(2, history=True)
    city(game, 0, "C2 hospital clay wood")
    bag(game)
    say(ask(game, 0), "buy glass")
    assert stored(game.bag) == {"clay": 1, "wood": 1}


def test_two_glass_and_a_bag_that_holds_one_other_cube() -> None:
    """ATT-3.2; ATT-A5"""
    game = table()
    bag(game, glass=3, clay=1)
    opening_draw(game, 0)
    say(game, "opening-draw glass", "opening-draw glass")
    say(game, "glass-replacement glass")  # the bag holds clay and, again, a glass
    assert options(game) == ["glass-replacement clay", "glass-replacement glass"]
    say(game, "glass-replacement clay")
    assert stored(game.hand) == {"clay": 1, "glass": 1}


def test_everything_burns_in_the_last_round() -> None:
    """ATT-15.11, 15.14, 10.10"""
    game = table(2, history=True, round=5, event="fire")
    for seat in (0, 1):
        city(game, seat, "B2 dom complete citizen coin", "C1 gate", "C2 meadow citizen")
    close_round(game)
    assert game.whose() == NOBODY
    assert [player.tiles for player in game.players] == [0, 0]
    assert [player.citizens() + player.coins() for player in game.players] == [0, 0]
    assert game.scores() == [0, 0]
    assert game.places() == [1, 1]
    assert [player.supply[GATE] for player in game.players] == [4, 4]


def test_rescue_in_the_last_round_before_final_scoring() -> None:
    """ATT-15.13, 15.18, 16.1"""
    game = table(2, history=True, round=5, event="fire")
    emblems(game, "A B C D E 1 3 4", seat=1)
    city(game, 0, "B2 dom complete citizen coin", "B1 meadow", "B3 hospital complete")
    close_round(game)
    assert set(options(game, "rescue")) == {"B2 citizen B1", "B2 citizen B3", "B2 coin B3"}
    say(game, "rescue B2 citizen B1")  # the coin then has one way
    assert game.whose() == NOBODY
    sheet = scoring.sheet(game, 0)
    assert (sheet[scoring.MEADOWS], sheet[scoring.CITIZENS], sheet[scoring.COINS]) == (3, 10, 10)


def test_a_saved_marker_does_not_travel_on() -> None:
    """ATT-15.13"""
    game = table(history=True, round=3, event="fire")
    emblems(game, "A B C D E 1 3 4", seat=1)
    city(game, 0, "B2 meadow citizen citizen", "B3 meadow", "C3 meadow", "A3 dom complete")
    close_round(game)
    assert [lodgers(game, 0, space) for space in ("B3", "C3", "A3")] == [(1, 0), (0, 0), (0, 0)]
    assert me(game).citizens() == 1


def test_three_markers_and_two_refuges() -> None:
    """ATT-15.13"""
    game = table(history=True, round=3, event="fire")
    emblems(game, "A B D E 1 2 3 4", seat=1)
    pieces = ["B2 dom complete", "D2 kloster complete", "C2 hospital complete citizen coin coin"]
    city(game, 0, *pieces)
    close_round(game)
    ways = {f"C2 {kind} {space}" for kind in ("citizen", "coin") for space in ("B2", "D2")}
    assert set(options(game, "rescue")) == ways
    say(game, "rescue C2 coin D2")
    assert set(options(game, "rescue")) == {"C2 citizen B2", "C2 coin B2"}
    say(game, "rescue C2 coin B2")
    assert (me(game).citizens(), me(game).coins()) == (0, 2)


def test_a_lone_reservoir_survives_the_fire() -> None:
    """ATT-15.11"""
    game = table(history=True, round=3, event="fire")
    city(game, 0, "A1 reservoir", "C1 dom complete")
    close_round(game)
    assert [tile(game, 0, space) for space in ("A1", "C1")] == ["reservoir", ""]


def test_after_a_fire_the_numeral_may_stand_there_again() -> None:
    """ATT-5.8, 15.15"""
    game = table(history=True, round=3, event="fire")
    emblems(game, "A B C D E 1 3 4", seat=1)
    city(game, 0, "B2 hospital complete", "B1 meadow")
    close_round(game)
    ask(game, 0)
    say(game, "buy clay")
    assert why(game, "build rathaus B2") == OK
    assert why(game, "build hospital C1") == OK
    assert why(game, "build hospital B1") == SPACE_TAKEN


def test_an_emblem_for_the_last_gold_protects_at_once() -> None:
    """ATT-14.2, 15.3, 9.1"""
    game = table(2, history=True, round=3, event="looting")
    emblems(game, "2", seat=1)
    city(game, 0, "B2 dom complete coin")
    me(game).gold = 1
    me(game, 1).finished = True
    say(ask(game, 0), "emblem B")
    assert game.round == 4  # without gold nobody is asked: the event has struck
    assert me(game).coins() == 1


def test_two_players_can_protect_six_streets_of_nine() -> None:
    """ATT-11.4, 14.2"""
    game = table(2, history=True, round=3)
    for street in ("A", "B", "C", "D", "E", "1"):
        say(game, f"emblem {street}")
    assert [player.emblems for player in game.players] == [0, 0]
    assert [game.emblems.count(seat) for seat in (0, 1, NOBODY)] == [3, 3, 3]
    assert options(game, "emblem") == []


def test_the_last_player_goes_on_alone() -> None:
    """ATT-2.4"""
    game = table(4)
    for _ in range(3):
        say(game, "finish")
    for space in ("B2", "B3", "C2", "C3"):
        assert game.whose() == 3
        say(game, f"meadow {space}")
    assert finish_all(game)[0] == 3


def test_a_gate_ties_and_loses_the_seal_by_its_stone() -> None:
    """ATT-12.4, 12.5, 13.6"""
    game = table(history=True)
    complete(game, 0, "B2 buergerhaus clay stone")
    complete(game, 1, "B2 buergerhaus clay wood")
    city(game, 2, "B2 meadow", "C2 meadow")
    say(game, "gate C1")
    assert game.seal == 0  # stone against stone
    complete(game, 1, "C2 hospital clay clay wood")
    assert game.seal == 1
    say(ask(game, 2), "gate A2")
    assert game.seal == 2  # stone against wood


def test_the_last_markers_of_a_kind_are_revealed_without_a_question() -> None:
    """ATT-8.9"""
    game = table()
    markers(game, "B2 citizen")
    city(game, 1, "C3 dom complete" + " citizen" * game.pool[CITIZEN])  # only coins are left below
    city(game, 0, "B2 meadow")
    say(game, "take-marker B2")
    assert game.whose() == 1
    assert game.tops[SPACES.index("B2")] == COIN
    assert game.under[SPACES.index("B2")] == NO_MARKER


def test_fire_burns_a_building_of_this_round_and_the_seal_has_counted_it() -> None:
    """ATT-12.6, 15.11, 16.2"""
    game = table(history=True, round=4, event="fire")
    complete(game, 1, "B2 buergerhaus clay wood")
    close_round(game)
    assert (me(game, 1).points_seal, me(game, 1).points_built, me(game, 1).tiles) == (4, 1, 0)


def test_the_city_grows_apart_after_a_fire_from_any_part() -> None:
    """ATT-15.16, 5.2"""
    game = table(history=True, round=3, event="fire")
    emblems(game, "A B D E 1 2 3 4", seat=1)
    city(game, 0, "B2 meadow", "C2 meadow", "D2 meadow")
    close_round(game)
    ask(game, 0)
    assert set(options(game, "meadow")) == {"B1", "A2", "B3", "C2", "D1", "E2", "D3"}


def test_nobody_acts_in_any_round() -> None:
    """ATT-2.1, 10.10: cubes of opening draws stand unfinished and score nothing."""
    game = table(2)
    while game.whose() != NOBODY:
        play_at_will(game)
        finish_all(game)
        if game.whose() == CHANCE:
            chance(game)
    assert game.round == 5
    assert sum(player.unfinished() for player in game.players) == 0
