from boardwright.games.tabannusi.actions import (
    CLAIM_ON_TILE,
    CLAIM_SHIP,
    CONSTRUCT,
    DECLINE,
    FLIP_CRATE,
    HARBORMASTER,
    KEEP_CARD,
    PICK_WATER,
    STOP,
    TWO_TRACKS,
    USE_DISCOUNT,
    USE_TILE,
)
from boardwright.games.tabannusi.components import BROWN, DISCOUNT_TILE, WHITE, YELLOW
from boardwright.games.tabannusi.harbormasters import why_not_harbormaster
from boardwright.games.tabannusi.reasons import CANNOT_PAY, NO_EFFECT, ONLY_IN_CONSTRUCT, TILE_NOT_HELD
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import OK, first_of, pack
from tests.games.tabannusi.table import (
    act,
    can,
    cell_of,
    chance,
    claims,
    crate,
    do,
    gold,
    harbormaster,
    levels,
    me,
    options,
    project,
    question,
    table,
    why,
)


def use(name: str, game: Tabannusi | None = None) -> Tabannusi:
    position = game or table()
    tile = harbormaster(position, name)
    act(position)
    do(position, HARBORMASTER, tile)
    assert me(position).harbormasters == 0
    return position


def test_21_1_b1() -> None:
    game = use("B1")
    assert len(game.options()) == 6
    do(game, TWO_TRACKS, WHITE, WHITE)
    assert me(game).mastery == [2, 0, 0]
    game = use("B1")
    do(game, TWO_TRACKS, WHITE, BROWN)
    assert me(game).mastery == [1, 0, 1]


def test_21_2_b2() -> None:
    game = use("B2")
    do(game, PICK_WATER, first_of(options(game, PICK_WATER)[0]))
    chance(game)
    assert (me(game).gardens, me(game).markers) == (1, 7)


def test_21_3_b3() -> None:
    game = table()
    for name in ("white", "blue", "green"):
        crate(game, name, up=False)
    use("B3", game)
    do(game, FLIP_CRATE, WHITE)
    do(game, FLIP_CRATE, 4)
    do(game, STOP)
    assert me(game).markers == 6
    assert me(game).crates_down(3) == 1


def test_21_4_b4() -> None:
    assert me(use("B4")).gold == 4


def test_21_5_b5() -> None:
    game = use("B5")
    assert len(options(game, USE_TILE)) == 6
    do(game, USE_TILE, 2)
    assert (me(game).vp, me(game).markers) == (12, 7)
    assert question(game) == "ChooseAction"
    assert game.agenda.frames[-2].step == 2  # type: ignore[attr-defined]  # still the first action


def test_21_6_b6() -> None:
    game = use("B6")
    do(game, CLAIM_SHIP, cell_of("22"))
    assert (me(game).ships, me(game).gold, me(game).markers) == (1 << 4, 2, 4)


def test_21_7_b7() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02")
    harbormaster(game, "B7")
    gold(game, 2)
    act(game)
    assert why_not_harbormaster(game, 0, DISCOUNT_TILE) == ONLY_IN_CONSTRUCT
    assert why(game, CONSTRUCT, WHITE) == OK
    do(game, CONSTRUCT, WHITE)
    assert why(game, DECLINE) == CANNOT_PAY
    assert game.options() == [pack(USE_DISCOUNT, WHITE), pack(USE_DISCOUNT, YELLOW)]
    do(game, USE_DISCOUNT, YELLOW)
    assert me(game).gold == 0
    assert me(game).harbormasters == 0


def test_21_7_the_full_price_may_be_paid() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02")
    harbormaster(game, "B7")
    gold(game, 2)
    act(game)
    do(game, CONSTRUCT, WHITE)
    do(game, DECLINE)
    assert me(game).gold == 0
    assert me(game).harbormasters == 1 << DISCOUNT_TILE


def test_21_8_b8() -> None:
    game = use("B8")
    do(game, CLAIM_ON_TILE, BROWN)
    assert me(game).tile_markers == [0, 0, 1]
    assert sum(me(game).houses) == 14


def test_21_9_b9() -> None:
    game = use("B9")
    chance(game)
    game.apply(options(game, KEEP_CARD)[0])
    assert me(game).allowances == 1
    assert len(me(game).urban) == 2


def test_21_10_without_an_effect_it_may_not_be_used() -> None:
    game = table()
    claims(game, 0, 0)
    for name in ("B6", "B8", "B1", "B3"):
        harbormaster(game, name)
    levels(game, 9, 9, 9)
    act(game)
    assert why_not_harbormaster(game, 0, 0) == NO_EFFECT
    assert why_not_harbormaster(game, 0, 2) == NO_EFFECT
    assert why_not_harbormaster(game, 0, 5) == NO_EFFECT
    assert why_not_harbormaster(game, 0, 7) == NO_EFFECT
    assert why_not_harbormaster(game, 0, 3) == TILE_NOT_HELD
    assert not options(game, HARBORMASTER)


def test_a31_any_of_the_six_action_tiles() -> None:
    game = use("B5")
    assert [first_of(action) for action in options(game, USE_TILE)] == [0, 1, 2, 3, 4, 5]


def test_a32_declared_with_a_construct() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02")
    harbormaster(game, "B7")
    gold(game, 9)
    act(game)
    assert not can(game, HARBORMASTER, DISCOUNT_TILE)
    do(game, CONSTRUCT, WHITE)
    assert can(game, DECLINE)
    assert can(game, USE_DISCOUNT, WHITE)


def test_a64_b1_with_one_movable_track() -> None:
    game = table()
    levels(game, 9, 9, 4)
    use("B1", game)
    assert me(game).mastery == [9, 9, 6]
    game = table()
    levels(game, 9, 4, 4)
    use("B1", game)
    assert game.options() == [
        pack(TWO_TRACKS, YELLOW, YELLOW),
        pack(TWO_TRACKS, BROWN, BROWN),
        pack(TWO_TRACKS, YELLOW, BROWN),
    ]
