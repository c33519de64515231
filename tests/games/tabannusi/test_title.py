"""Tabannusi as the outer layers see it: options, rulings, sheet, secrets, warnings, snapshots."""

from __future__ import annotations

import json

import pytest

from boardwright.games.tabannusi.actions import (
    CHOOSE_KING,
    DEAL_CARD,
    DRAW_CARD,
    DRAW_KING,
    END_ACTIONS,
    KEEP_CARD,
    ROLL,
    START_DISTRICT,
    TAKE_DIE,
)
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import (
    BOT_BABA,
    BROWN,
    COLOURS,
    DRAW_URBAN_CARDS,
    NO_KING,
    PORT,
    S08,
    Switches,
    bonus_of,
)
from boardwright.games.tabannusi.edition import load
from boardwright.games.tabannusi.evaluation import EVALUATION
from boardwright.games.tabannusi.rulebook import RULEBOOK
from boardwright.games.tabannusi.state import BOT, FACES, FOR_DECREES, Player, Tabannusi
from boardwright.games.tabannusi.title import TITLE
from boardwright.games.tabannusi.turn import PerformActions, PlayerTurn
from boardwright.games.title import Rival, Setup, SetupError
from boardwright.kernel.bits import BIT
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY, OK, pack, verb_of
from boardwright.players.greedy import choose_greedily
from boardwright.players.playout import draw_outcome
from boardwright.table.saves import fields_of, game_hash, restore, snapshot

PRINTED = load()
WORDS = TITLE.words(PRINTED)


def setup(seats: int, **options: str) -> Setup:
    return Setup(TITLE.name, seats, options)


def begin(seats: int, **options: str) -> Tabannusi:
    game = TITLE.new_game(setup(seats, **options), PRINTED)
    assert isinstance(game, Tabannusi)
    return game


def begun(seats: int = 2, seed: int = 1, **options: str) -> Tabannusi:
    """Return a game where the first player chooses a die, both workers in District 1."""
    game = begin(seats, **options)
    rng = Rng(seed)
    while verb_of(game.options()[0]) != TAKE_DIE:
        game.apply(draw_outcome(game, rng) if game.whose() == CHANCE else game.options()[0])
    return game


def acting(seats: int = 2, district: int = 1) -> Tabannusi:
    """Return a game where seat 0 chooses an action in a District, with dice of all colours in its area."""
    game = begun(seats, first="0")
    me = game.players[0]
    me.architect = me.assistant = district - 1
    for colour in range(COLOURS):
        for _ in range(2):
            game.take_from_barge(0, colour, game.highest_on_barge(colour))
    game.agenda.frames = [*game.agenda.frames[:1], PlayerTurn(0, 5), PerformActions(0)]
    return ask_again(game)


def ask_again(game: Tabannusi) -> Tabannusi:
    """Work the options out anew after the table was changed by hand."""
    game.settle()
    return game


def say(game: Tabannusi, *lines: str) -> None:
    """Give answers in the words of the log."""
    for line in lines:
        game.apply(WORDS.parse(line))


def warned(game: Tabannusi, line: str) -> list[str]:
    action = WORDS.parse(line)
    assert action in game.options(), line
    return TITLE.warnings(game, action)


# Options


def test_barge_tiles_shuffle_the_colours_of_the_districts() -> None:
    assert all(begun(2, seed).local == PRINTED.edition.barges for seed in range(3))
    colours = [begun(2, seed, barge_tiles="on").local for seed in range(6)]
    assert all(sorted(local) == list(range(COLOURS)) for local in colours)
    assert any(local != PRINTED.edition.barges for local in colours)


def test_the_first_player_is_drawn_or_given() -> None:
    assert begun(3, first="2").first_player == 2
    assert {begun(3, seed).first_player for seed in range(12)} == {0, 1, 2}
    with pytest.raises(SetupError) as caught:
        begin(2, first="3")
    assert str(caught.value) == "Seat 3 cannot begin a game of 2; choose random or one of 0, 1."
    with pytest.raises(SetupError) as caught:
        begin(1, first="0")
    assert str(caught.value) == "The Bot begins the solo game; leave the option first at random."


def test_a_king_is_chosen_drawn_or_given() -> None:
    asked: dict[str, set[int]] = {}
    for way in ("choose", "random", "bot-baba"):
        game = begin(1, king=way)
        rng = Rng(3)
        asked[way] = set()
        while game.turns == 0:
            asked[way].add(verb_of(game.options()[0]))
            game.apply(draw_outcome(game, rng) if game.whose() == CHANCE else game.options()[-1])
        assert game.king != NO_KING
    assert [way for way in asked if CHOOSE_KING in asked[way]] == ["choose"]
    assert [way for way in asked if DRAW_KING in asked[way]] == ["random"]
    assert game.king == BOT_BABA


def chosen(readings: Switches) -> list[str]:
    """Return the readings that are not the default one."""
    return [name for name in fields_of(Switches) if getattr(readings, name)]


def test_an_edition_may_have_its_own_reading() -> None:
    own = Switches(no_gold_for_refill=True)
    assert RULEBOOK.switches(own, {}).no_gold_for_refill
    assert not RULEBOOK.switches(own, {"refill_with_gold": "yes"}).no_gold_for_refill


def test_a_table_may_choose_a_reading_that_is_younger_than_its_rulings() -> None:
    chosen_at_the_table = {"markers_rise_before_gardens": "yes", "kings_water_per_garden": "yes"}
    readings = RULEBOOK.switches(PRINTED.switches, chosen_at_the_table, 2)
    assert not readings.rewards_player_by_player
    assert not readings.kings_water_per_action


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        begin(2, king="gilgamesh")
    assert str(caught.value) == (
        "Option king cannot be gilgamesh; choose from choose, random, gilgabot, sarbot, botmuzi, bot-baba."
    )


# Rulings


UNTIL_THREE = [
    "gold_before_crates",
    "kings_water_per_action",
    "rewards_player_by_player",
    "ties_without_number",
]


@pytest.mark.parametrize(
    ("number", "kept"),
    [(0, []), (1, ["baba_stops_at_a_full_ground", *UNTIL_THREE]), (2, UNTIL_THREE), (3, [])],
)
def test_a_game_keeps_the_rulings_under_which_it_began(number: int, kept: list[str]) -> None:
    game = TITLE.new_game(Setup("tabannusi", 1, {"king": "bot-baba"}, rulings=number), PRINTED)
    assert isinstance(game, Tabannusi)
    assert sorted(chosen(game.switches)) == kept


# Score sheet


def test_the_sheet_names_its_lines_and_adds_up() -> None:
    game = begun(3)
    game.players[1].gain_points(8, FOR_DECREES)
    game.players[2].gain_points(5, PORT)
    sheet = TITLE.sheet(game)
    assert [label for label, _ in sheet] == [
        "Start",
        "District 1",
        "District 2",
        "District 3",
        "Port",
        "Ziggurat",
        "Decrees",
        "Urban cards",
        "Unused Harbormasters",
        "Bonuses, tiles and Ships",
    ]
    assert dict(sheet)["Start"] == [10, 10, 10]
    assert dict(sheet)["Decrees"] == [0, 8, 0]
    assert dict(sheet)["Port"] == [0, 0, 5]
    assert [sum(points[seat] for _, points in sheet) for seat in range(3)] == game.scores()


def test_the_bot_has_a_column_under_the_name_of_its_king() -> None:
    game = begun(1, king="sarbot")
    game.players[BOT].gain_points(8, FOR_DECREES)
    assert dict(TITLE.sheet(game))["Decrees"] == [0, 8]
    points = sum(row[BOT] for _, row in TITLE.sheet(game))
    assert TITLE.rivals(game, PRINTED) == [Rival("Sarbot", points, 1)]
    assert TITLE.outcome(game, PRINTED) == "lost"
    game.players[0].gain_points(100, PORT)
    assert TITLE.rivals(game, PRINTED) == [Rival("Sarbot", points, 2)]
    assert TITLE.outcome(game, PRINTED) == "won"


def test_the_bot_is_called_bot_before_its_king_is_chosen() -> None:
    game = TITLE.new_game(Setup("tabannusi", 1, {}), PRINTED)
    assert [rival.name for rival in TITLE.rivals(game, PRINTED)] == ["Bot"]
    assert TITLE.rivals(begun(3), PRINTED) == []
    assert TITLE.outcome(begun(3), PRINTED) == ""


# Secrets


@pytest.mark.parametrize("verb", [DEAL_CARD, DRAW_CARD])
def test_an_urban_card_is_drawn_for_one_pair_of_eyes(verb: int) -> None:
    action = pack(verb, 1, 4)
    said = WORDS.format(action)
    assert said.endswith(" 1 U05")
    assert TITLE.hidden_from(action, CHANCE, 1) is None
    for viewer in (0, 2, NOBODY):
        assert TITLE.hidden_from(action, CHANCE, viewer) == said.replace("U05", "?")


def test_the_card_that_is_kept_is_known_to_its_holder_alone() -> None:
    action = pack(KEEP_CARD, 4)
    assert TITLE.hidden_from(action, 1, 1) is None
    assert TITLE.hidden_from(action, 1, 0) == "keep-card ?"
    assert TITLE.hidden_from(action, 1, NOBODY) == "keep-card ?"


def test_all_else_is_public() -> None:
    for verb in WORDS.by_number:
        if verb not in (DEAL_CARD, DRAW_CARD, KEEP_CARD):
            assert TITLE.hidden_from(pack(verb), 0, NOBODY) is None


def test_no_viewer_can_tell_two_deals_apart() -> None:
    game = acting()
    gain(game, 0, bonus_of(DRAW_URBAN_CARDS))
    ask_again(game)
    rng = Rng(5)
    while game.whose() == CHANCE:
        game.apply(draw_outcome(game, rng))
    assert verb_of(game.options()[0]) == KEEP_CARD
    other = game.resample(1, Rng(9))
    assert isinstance(other, Tabannusi)
    assert other.players[0].urban + other.players[0].drawn != game.players[0].urban + game.players[0].drawn
    assert game_hash(other.seen_by(1)) == game_hash(game.seen_by(1))
    assert game_hash(other.seen_by(NOBODY)) == game_hash(game.seen_by(NOBODY))


# Warnings


def test_a_warning_about_actions_not_done() -> None:
    game = acting()
    assert warned(game, "end-actions") == ["You give up 2 actions."]
    say(game, "garden", "buy-water die", "stop")
    assert verb_of(game.options()[-1]) == END_ACTIONS
    assert warned(game, "end-actions") == ["You give up 1 action."]


def test_a_warning_about_the_gardening_of_a_ship() -> None:
    game = acting()
    game.players[0].abilities |= BIT[S08]
    game.pending = 1
    ask_again(game)
    assert "The Gardening after Houses (S08) would be lost." in warned(game, "end-actions")


def test_a_warning_about_gold_for_nothing() -> None:
    game = begun(2, first="0")
    colour = game.local[game.players[0].assistant]
    for value in range(1, FACES + 1):
        game.barge[colour * FACES + value - 1] = 1 if value < FACES else 0
    ask_again(game)
    say(game, "take-die 3")
    assert warned(game, "move-for-gold 3") == ["The die leads there without paying."]
    assert warned(game, "move-for-gold 4") == []
    assert warned(game, "move 3") == []


def test_a_warning_about_a_full_claim_supply() -> None:
    game = acting(district=4)
    me = game.players[0]
    assert warned(game, "port-house row1-red bottom") == []
    spare(me, 1)
    assert warned(game, "port-house row1-red bottom") == [
        "Your claim supply holds 1 Claim marker: 1 of the 2 would be lost."
    ]


def spare(player: Player, supply: int) -> None:
    """Leave so many Claim markers in the claim supply, the others lying in the area."""
    player.markers += player.supply - supply
    player.supply = supply


def test_warnings_about_action_tiles() -> None:
    game = acting()
    game.action_tiles = [5, 1, 2, 3, 4, 0]
    ask_again(game)
    assert warned(game, "use-tile AT6") == []
    game.players[0].mastery = [PRINTED.edition.top] * 3
    assert warned(game, "use-tile AT6") == ["No Mastery marker can rise: you would lose points for nothing."]
    game.action_tiles = [2, 1, 5, 3, 4, 0]
    spare(game.players[0], 0)
    ask_again(game)
    assert warned(game, "use-tile AT3") == [
        "Your claim supply holds 0 Claim markers: 2 of the 2 would be lost."
    ]


def test_warnings_about_the_bonus_under_a_project() -> None:
    game = acting()
    say(game, "project brown 1a2")
    assert warned(game, "decline") == ["The bonus costs nothing and cannot be kept for later."]
    assert warned(game, "take-bonus") == []
    game = acting()
    say(game, "project yellow 1d3")
    assert warned(game, "take-bonus") == ["This bonus can do nothing now."]
    assert warned(game, "decline") == []


def test_a_warning_about_water_on_a_bonus() -> None:
    game = acting()
    say(game, "garden", "buy-water die")
    assert warned(game, "place-water regular 1a2") == [
        "The bonus printed on this space would be lost for good."
    ]
    say(game, "buy-water die", "place-water regular 1a3")
    assert warned(game, "place-water regular 1a4") == []


def test_a_warning_about_paying_with_gold() -> None:
    game = acting()
    say(game, "project brown 1a4", "construct brown")
    assert game.local[0] == BROWN
    me = game.players[0]
    me.dice = [0, 0, 2, 0, 0]
    me.gold = 4
    ask_again(game)
    assert warned(game, "pay 2d 0 1g") == []
    assert warned(game, "pay 1d 0 2g") == ["A die or a Crate of the colour could pay instead of 1 Gold."]


# Snapshots


@pytest.mark.parametrize("barge_tiles", ["off", "on"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_snapshot_brings_the_game_back_at_every_question(seats: int, barge_tiles: str) -> None:
    asked = setup(seats, barge_tiles=barge_tiles)
    game = TITLE.new_game(asked, PRINTED)
    assert isinstance(game, Tabannusi)
    rng = Rng(seats)
    rolls = 0
    for number in range(250):
        if not game.options():
            break
        game.check()
        rolls += verb_of(game.options()[0]) == ROLL
        if number % 5 == 0:
            saved = json.loads(json.dumps(snapshot(game)))
            other = restore(TITLE, asked, PRINTED, saved)
            assert snapshot(other) == saved
            assert other.options() == game.options()
            assert game_hash(other) == game_hash(game)
        assert sorted(game.options()) == sorted(a for a in game.candidates() if game.why_not(a) == OK)
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
        else:
            game.apply(game.options()[rng.below(len(game.options()))])
    assert rolls


def test_the_first_turn_asks_where_the_workers_begin() -> None:
    game = begin(4, first="1")
    rng = Rng(2)
    while verb_of(game.options()[0]) != START_DISTRICT:
        game.apply(draw_outcome(game, rng) if game.whose() == CHANCE else game.options()[0])
    assert game.whose() == 1
    assert [WORDS.format(action) for action in game.options()] == [f"start-in {n}" for n in range(1, 6)]


# The greedy player


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_the_greedy_player_builds_and_beats_whoever_answers_at_random(seats: int) -> None:
    game = begin(seats, **({"king": "gilgabot"} if seats == 1 else {}))
    rng, own = Rng(5), Rng(6)
    while game.options():
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
        elif game.whose() == 0:
            game.apply(choose_greedily(game.seen_by(0), EVALUATION, own))
        else:
            game.apply(game.options()[own.below(len(game.options()))])
    game.check()
    assert game.buildings_of(0) >= 3
    assert game.scores()[0] >= 60
    assert seats == 1 or game.places() == [1, 2]
