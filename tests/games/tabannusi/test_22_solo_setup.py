import pytest

from boardwright.games.tabannusi.actions import (
    AUTOMA_CARD,
    AUTOMA_PROJECT,
    CHOOSE_KING,
    DECREE_CARD,
    DRAW_KING,
    START_BUILDING,
)
from boardwright.games.tabannusi.automa_setup import fill_bag, place_bot_workers, start_district, start_space
from boardwright.games.tabannusi.components import (
    BOT_BABA,
    BOTMUZI,
    BROWN,
    DRAWN_KING,
    GILGABOT,
    SARBOT,
    WHITE,
    YELLOW,
)
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.games.tabannusi.urban_cards import fulfilled_cards
from boardwright.kernel.packing import CHANCE, first_of, verb_of
from tests.games.tabannusi.table import (
    EDITION,
    NAMES,
    bot,
    building,
    decree_of,
    do,
    fresh,
    laid_out,
    me,
    place,
    project,
    question,
)

AUTOMA = EDITION.automa


def until(game: Tabannusi, verb: int) -> Tabannusi:
    """Answer chance at will until a verb is asked for."""
    while verb_of(game.options()[0]) != verb:
        game.apply(game.options()[0])
    return game


def card(name: str) -> int:
    return NAMES.automa_cards.index(name)


def set_cards(game: Tabannusi, left: str, right: str) -> None:
    """Turn two Automa cards face up."""
    game.left, game.right = card(left), card(right)
    game.automa_deck = ((1 << 15) - 1) & ~(1 << game.left) & ~(1 << game.right)


def test_22_1_two_at_the_table_and_the_bot_begins() -> None:
    game = laid_out(1)
    assert len(game.players) == 2
    assert game.board is EDITION.boards[0]
    assert game.whose() == 0  # the human builds first
    do(game, START_BUILDING, WHITE, place(game, "1-01"))
    assert game.first_player == BOT


def test_22_2_three_gold_and_no_crate() -> None:
    game = laid_out(1)
    assert (bot(game).gold, sum(bot(game).crates)) == (3, 0)
    assert (me(game).gold, sum(me(game).crates)) == (2, 1)


def test_22_3_no_ordinary_urban_card() -> None:
    assert laid_out(1).players[BOT].urban == []


@pytest.mark.parametrize(
    ("king", "names"),
    [
        (GILGABOT, ["D04", "D08"]),
        (SARBOT, ["D13", "D14", "D15", "D16"]),
        (BOTMUZI, ["D09", "D10", "D11", "D16"]),
        (BOT_BABA, ["D05", "D06", "D07"]),
    ],
)
def test_22_4_a_decree_of_the_king_then_any_other(king: int, names: list[str]) -> None:
    game = until(fresh(1, king=king), DECREE_CARD)
    assert [NAMES.decrees[first_of(action)] for action in game.options()] == names
    game.apply(game.options()[0])
    assert len(game.options()) == 15
    game.apply(game.options()[3])
    assert game.decrees.bit_count() == 2


def test_22_4_the_king_is_chosen_or_drawn() -> None:
    game = until(fresh(1), CHOOSE_KING)
    assert game.whose() == 0
    do(game, CHOOSE_KING, BOTMUZI)
    assert game.king == BOTMUZI
    game = until(fresh(1, king=DRAWN_KING), DRAW_KING)
    assert game.whose() == CHANCE
    assert len(game.options()) == 4


@pytest.mark.parametrize("king", [GILGABOT, SARBOT, BOTMUZI, BOT_BABA])
def test_22_5_markers_of_the_automa_urban_card(king: int) -> None:
    game = laid_out(1, king=king)
    assert game.automa_markers == AUTOMA.king_markers[king * 5 : king * 5 + 5]
    assert sum(game.automa_markers) == 14


def test_22_6_two_cards_of_fifteen() -> None:
    game = until(fresh(1, king=GILGABOT), AUTOMA_CARD)
    assert len(game.options()) == 15
    game.apply(game.options()[4])
    assert (game.left, game.right) == (4, -1)
    game.apply(game.options()[0])
    assert game.right == 0
    assert game.automa_deck.bit_count() == 13


@pytest.mark.parametrize(
    ("decrees", "tiles"),
    [
        (("D04", "D08"), [3, 3, 3]),
        (("D05", "D07"), [6, 2, 6]),
        (("D15", "D16"), [1, 1, 1]),
        (("D14", "D15"), [2, 2, 2]),
    ],
)
def test_22_7_automa_projects_by_the_decrees(decrees: tuple[str, str], tiles: list[int]) -> None:
    game = until(fresh(1, king=GILGABOT), AUTOMA_CARD)
    game.decrees = sum(1 << decree_of(name) for name in decrees)
    fill_bag(game)
    assert game.automa_bag == tiles


def test_22_8_one_beside_each_number() -> None:
    game = until(fresh(1, king=GILGABOT), AUTOMA_PROJECT)
    bag = sum(game.automa_bag)
    for _ in range(3):
        game.apply(game.options()[0])
    assert [shown // 3 for shown in game.automa_shown] == [0, 1, 2]
    assert sum(game.automa_bag) == bag - 3


@pytest.mark.parametrize(("right", "district"), [("AC01", 1), ("AC02", 2), ("AC03", 3), ("AC04", 3)])
def test_22_9_district_of_the_start_building(right: str, district: int) -> None:
    game = laid_out(1)
    set_cards(game, "AC05" if right != "AC05" else "AC06", right)
    assert start_district(game) == district - 1


def after_start(king: int, left: str, right: str, shown: list[int]) -> Tabannusi:
    """Let the human build on 1-16 and the Bot after that."""
    game = laid_out(1, king=king)
    set_cards(game, left, right)
    game.automa_bag = [game.automa_bag[c] + sum(s % 3 == c for s in game.automa_shown) for c in range(3)]
    game.automa_shown = shown
    for number in shown:
        game.automa_bag[number % 3] -= 1
    do(game, START_BUILDING, WHITE, place(game, "1-16"))
    return game


def test_22_10_colour_of_the_start_building() -> None:
    # AC04 marks the second row of AC01: Number 1. The tile beside Number 1 is brown.
    game = after_start(GILGABOT, "AC04", "AC01", [2, 4, 6])
    assert game.deeds[-1] == BOT << 4 | BROWN


@pytest.mark.parametrize(
    ("king", "name"), [(GILGABOT, "1-15"), (BOTMUZI, "1-15"), (SARBOT, "1-01"), (BOT_BABA, "1-01")]
)
def test_22_11_its_space_by_the_king(king: int, name: str) -> None:
    game = laid_out(1, king=king)
    building(game, 0, BROWN, "1-16")
    assert start_space(game, 0, WHITE) == place(game, name)


def test_22_11_not_beside_the_own_colour() -> None:
    game = laid_out(1, king=SARBOT)
    building(game, 0, WHITE, "1-02")
    assert start_space(game, 0, WHITE) == place(game, "1-04")
    project(game, 0, YELLOW, "1-05")
    assert start_space(game, 0, YELLOW) == place(game, "1-03")


def test_22_12_a_marker_of_the_district_less() -> None:
    game = after_start(GILGABOT, "AC04", "AC01", [2, 4, 6])
    assert game.automa_markers == [2, 3, 3, 2, 3]


@pytest.mark.parametrize(
    ("king", "mastery", "gardens", "money"),
    [
        (GILGABOT, [0, 0, 1], 0, 3),
        (SARBOT, [0, 0, 0], 1, 3),
        (BOTMUZI, [0, 0, 0], 0, 4),
        (BOT_BABA, [0, 0, 1], 0, 3),
    ],
)
def test_22_13_the_kings_bonus(king: int, mastery: list[int], gardens: int, money: int) -> None:
    game = after_start(king, "AC04", "AC01", [2, 4, 6])
    assert game.whose() == CHANCE  # the Bot's first turn begins with a card
    assert (bot(game).mastery, bot(game).gardens, bot(game).gold) == (mastery, gardens, money)


@pytest.mark.parametrize(
    ("left", "right", "district"), [("AC02", "AC05", 4), ("AC04", "AC08", 1), ("AC03", "AC07", 2)]
)
def test_22_14_where_the_bot_begins(left: str, right: str, district: int) -> None:
    game = laid_out(1)
    set_cards(game, left, right)
    place_bot_workers(game)
    assert (bot(game).architect, bot(game).assistant) == (district - 1, district - 1)


def test_22_15_automa_projects_are_ordinary_tiles() -> None:
    game = laid_out(1)
    for colour in range(3):
        shown = sum(entry % 3 == colour for entry in game.automa_shown)
        assert game.project_stock[colour] + game.automa_bag[colour] + shown == 20
        assert game.project_stock[colour] < 20


def test_22_16_d14_counts_as_one_building_of_each_colour() -> None:
    game = until(fresh(1, king=SARBOT), AUTOMA_CARD)
    game.decrees = 1 << decree_of("D14") | 1 << decree_of("D16")
    fill_bag(game)
    assert game.automa_bag == [2, 2, 2]


def test_a34_no_urban_points_for_the_bot() -> None:
    assert fulfilled_cards(laid_out(1), BOT) == []


def test_a35_the_first_card_drawn_is_the_left_one() -> None:
    game = until(fresh(1, king=GILGABOT), AUTOMA_CARD)
    do(game, AUTOMA_CARD, 7)
    assert game.left == 7


def test_a36_bot_baba_begins_lowest() -> None:
    assert AUTOMA.king_start_up[BOT_BABA] == 0
    assert AUTOMA.king_project_up[BOT_BABA] == 1
    assert question(laid_out(1, king=BOT_BABA)) == "ChooseStartBuilding"
