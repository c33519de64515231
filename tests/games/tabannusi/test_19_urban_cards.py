import pytest

from boardwright.games.tabannusi.actions import DRAW_CARD, KEEP_CARD
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import BROWN, DRAW_URBAN_CARDS, UNKNOWN, WHITE, YELLOW, bonus_of
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.urban_cards import fulfilled_cards
from boardwright.kernel.packing import CHANCE, pack
from tests.games.tabannusi.table import (
    EDITION,
    NAMES,
    building,
    can,
    chance,
    do,
    me,
    port_houses,
    question,
    table,
    tile_markers,
    urban,
)

COLOURS = (WHITE, YELLOW, BROWN)


def houses(game: Tabannusi, first: int, second: int, third: int) -> None:
    """Put Buildings of seat 0 in the common Districts, far enough from each other."""
    names = ("01", "03", "09", "11", "14")
    for district, number in enumerate((first, second, third)):
        for n in range(number):
            building(game, 0, COLOURS[n % 3], f"{district + 1}-{names[n]}")


def points(game: Tabannusi) -> int:
    return sum(EDITION.urban_points[card] for card in fulfilled_cards(game, 0))


def test_19_1_houses_in_three_districts_of_the_first_four() -> None:
    for card in range(EDITION.cards):
        need = EDITION.urban_need[card * 5 : card * 5 + 5]
        assert sum(number > 0 for number in need) == 3
        assert need[4] == 0
    game = table()
    urban(game, 0, "U07")  # two in District 1, two in 2, one in the Port
    houses(game, 2, 2, 0)
    assert points(game) == 0
    port_houses(game, 0, "row1-red")
    assert points(game) == 10


@pytest.mark.parametrize(("built", "scored"), [((3, 1, 1), 10), ((2, 2, 2), 0), ((4, 1, 2), 10)])
def test_19_2_points_when_fulfilled_nothing_otherwise(built: tuple[int, int, int], scored: int) -> None:
    game = table()
    urban(game, 0, "U01")
    houses(game, *built)
    assert points(game) == scored


def test_19_3_each_house_counts_for_one_card() -> None:
    game = table()
    urban(game, 0, "U01", "U04")  # 3/1/1 and 2/2/1
    houses(game, 3, 2, 1)
    assert points(game) == 10
    game = table()
    urban(game, 0, "U01", "U04")
    houses(game, 5, 3, 2)
    assert points(game) == 20


def test_19_4_the_best_set_is_used() -> None:
    game = table()
    urban(game, 0, "U04", "U10")  # 10 points, and 12 for 2/1 with two Port Houses
    houses(game, 2, 2, 1)
    port_houses(game, 0, "row1-red", "row2-red")
    assert points(game) == 12


@pytest.mark.parametrize(
    ("built", "allowances", "scored"),
    [((1, 1, 1), 2, 10), ((1, 1, 1), 1, 0), ((2, 1, 1), 1, 10), ((3, 1, 0), 1, 10), ((3, 1, 1), 0, 10)],
)
def test_19_5_allowances(built: tuple[int, int, int], allowances: int, scored: int) -> None:
    game = table()
    urban(game, 0, "U01")
    houses(game, *built)
    me(game).allowances = allowances
    assert points(game) == scored


def test_19_5_every_card_may_lack_as_many() -> None:
    game = table()
    urban(game, 0, "U01", "U04")
    houses(game, 4, 2, 2)
    me(game).allowances = 1  # 2/1/1 and 2/1/1
    assert points(game) == 20


def test_19_6_of_equal_sets_the_larger_and_an_allowance_by_itself() -> None:
    game = table()
    urban(game, 0, "U01")
    gain(game, 0, bonus_of(DRAW_URBAN_CARDS, 1))
    game.settle()
    assert me(game).allowances == 1
    assert game.whose() == CHANCE
    cards = [action >> 8 & 255 for action in game.options()]
    do(game, DRAW_CARD, 0, cards[0])
    do(game, DRAW_CARD, 0, cards[1])
    assert question(game) == "KeepUrbanCard"
    do(game, KEEP_CARD, cards[1])
    assert sorted(me(game).urban) == sorted([0, cards[1]])
    assert game.bottom == [cards[0]]


def test_20_8_the_card_not_kept_goes_below_all_others() -> None:
    game = table()
    for _ in range(2):
        gain(game, 0, bonus_of(DRAW_URBAN_CARDS, 1))
        game.settle()
        chance(game)
        below = [*game.bottom, me(game).drawn[0]]
        do(game, KEEP_CARD, me(game).drawn[1])
        assert game.bottom == below
    assert len(game.bottom) == 2


def test_19_6_no_card_left_to_draw() -> None:
    game = table()
    urban(game, 0, *NAMES.urban_cards)
    me(game, 1).urban = []
    gain(game, 0, bonus_of(DRAW_URBAN_CARDS, 1))
    game.settle()
    assert question(game) == "ChooseAction"
    assert me(game).allowances == 1


def test_a33_two_allowances_add_up() -> None:
    game = table()
    urban(game, 0, "U01")
    houses(game, 1, 1, 1)
    me(game).allowances = 2
    assert points(game) == 10


def test_a28_the_best_total_is_worked_out() -> None:
    game = table()
    urban(game, 0, "U01", "U02", "U03")
    houses(game, 4, 4, 2)  # U01 and U02
    assert points(game) == 20


@pytest.mark.parametrize(("markers", "met"), [(0, ["U01"]), (1, ["U02", "U03"]), (2, ["U02", "U03"])])
def test_a28_the_ziggurat_tile_that_counts_cards_belongs_to_the_total(
    monkeypatch: pytest.MonkeyPatch, markers: int, met: list[str]
) -> None:
    game = table()
    urban(game, 0, "U01", "U02", "U03")
    houses(game, 3, 4, 4)  # either U01, or the two others
    game.ziggurat_tiles = [NAMES.ziggurat_tiles.index(tile) for tile in ("Z09", "Z01", "Z02")]
    tile_markers(game, 0, markers, 0, 0)
    monkeypatch.setattr(EDITION, "urban_points", [12, 4, 5, *EDITION.urban_points[3:]])
    # 12 against 9 points; with 3 for each card both are worth 15, with 5 it is 17 against 19.
    assert [NAMES.urban_cards[card] for card in fulfilled_cards(game, 0)] == met


def draw(game: Tabannusi, *cards: int) -> None:
    """Let seat 0 draw two cards."""
    gain(game, 0, bonus_of(DRAW_URBAN_CARDS, 1))
    game.settle()
    for card in cards:
        do(game, DRAW_CARD, 0, card)


def hand_of(game: Tabannusi) -> Tabannusi:
    urban(game, 0, "U01")
    urban(game, 1, "U02")
    return game


def test_only_the_holder_sees_drawn_cards() -> None:
    game = hand_of(table())
    draw(game, 4, 7)
    own, other = game.seen_by(0), game.seen_by(1)
    assert own.options() == [pack(KEEP_CARD, 4), pack(KEEP_CARD, 7)]
    assert own.players[0].drawn == [4, 7]
    assert other.players[0].drawn == [UNKNOWN, UNKNOWN]
    assert other.options() == [pack(KEEP_CARD, UNKNOWN)]
    assert own.players[1].urban == [UNKNOWN]
    assert other.players[1].urban == [1]


def test_the_deck_shows_nothing_by_elimination() -> None:
    game = hand_of(table())
    draw(game, 4)
    other = game.seen_by(1)
    assert other.urban_deck >> 4 & 1
    assert other.urban_deck & 1
    assert not other.urban_deck >> 1 & 1
    assert len(other.options()) == 14
    assert can(game, DRAW_CARD, 0, 5)


def test_a_card_under_the_deck_is_known_to_who_put_it_there() -> None:
    game = hand_of(table())
    draw(game, 4, 7)
    do(game, KEEP_CARD, 7)
    assert game.bottom == [4]
    assert game.seen_by(0).bottom == [4]
    assert game.seen_by(1).bottom == [UNKNOWN]
    assert game.seen_by(1).urban_deck >> 4 & 1
