"""Invariants of the table: every piece is always in exactly one place. For tests."""

from __future__ import annotations

from boardwright.games.tabannusi.components import (
    BOTTOM,
    CELLS,
    COLOURS,
    COMMON,
    IN_AREA,
    LINES,
    NO_TILE,
    ON_BOARD,
    SPACES,
    TRACKS,
)
from boardwright.games.tabannusi.state import KIND_BITS, Tabannusi
from boardwright.kernel.bits import BIT, count, total


def check(game: Tabannusi) -> None:
    """Raise AssertionError if pieces were lost or made."""
    check_dice(game)
    check_tiles(game)
    check_water(game)
    check_projects(game)
    check_cards(game)
    for seat in range(game.seats):
        check_player(game, seat)


def check_dice(game: Tabannusi) -> None:
    """TAB-1.11"""
    dice = game.edition.dice[0 if game.solo else game.seats - 1]
    for colour in range(COLOURS):
        n = game.on_barge(colour) + game.supply[colour]
        for player in game.players:
            assert player.dice[colour] >= 0, "dice of a player"
            n += player.dice[colour]
        assert n == dice, "dice"
        assert game.supply[colour] >= 0, "dice in the general supply"


def check_player(game: Tabannusi, seat: int) -> None:
    """Markers, Houses, Crates and levels of one player. TAB-1.6-1.10, 3.31"""
    edition = game.edition
    player = game.players[seat]
    assert player.gold >= 0, "Gold"
    assert player.vp >= 0, "points"
    assert min(player.markers, player.supply, player.aside, player.water, player.gardens) >= 0, "an area"
    if not game.is_bot(seat):
        n = player.markers + player.supply + player.aside + game.markers_on_board(seat)
        assert n == edition.markers, "Claim markers"
    placed = game.buildings_of(seat) + count(player.port) + count(player.ziggurat)
    assert total(player.houses) + placed == edition.houses, "Houses"
    for row in range(BOTTOM + 1):
        assert 0 <= player.houses[row] <= edition.row_length[row], "a row of Houses"
    assert min(player.crates) >= 0, "Crates"
    assert total(player.crates) <= edition.crate_slots, "too many Crates"
    for track in range(TRACKS):
        assert 0 <= player.mastery[track] <= edition.top, "a Mastery level"
    for line in range(LINES):
        assert count(player.port >> 2 * line & 3) <= 1, "two Houses on a line of the Port"
    assert total(player.scored) <= player.vp + 200, "points scored"  # AT6 may take points away again


def check_tiles(game: Tabannusi) -> None:
    """Ships, Harbormasters, Decrees, Crates: each at most once. TAB-1"""
    seen = 0
    for player in game.players:
        assert player.decrees & (seen | game.decrees) == 0, "Decrees"
        seen |= player.decrees
    held = game.spare_harbormasters
    for tile in game.harbormasters:
        if tile != NO_TILE:
            assert not held & BIT[tile], "Harbormasters"
            held |= BIT[tile]
    for player in game.players:
        assert held & player.harbormasters == 0, "Harbormasters"
        held |= player.harbormasters
    port = 0
    ziggurat = 0
    for player in game.players:
        assert port & player.port == 0, "Houses in the Port"
        assert ziggurat & player.ziggurat == 0, "Houses in the Ziggurat"
        port |= player.port
        ziggurat |= player.ziggurat
    for colour in range(COLOURS):
        n = game.port_crates.count(colour)
        for player in game.players:
            n += player.crates_up(colour) + player.crates_down(colour)
        assert n <= game.edition.crates[colour], "Crates"
    assert len(game.ships) == CELLS, "Ships"


def check_water(game: Tabannusi) -> None:
    """Water and Gardens. TAB-1.5, 7.9"""
    edition = game.edition
    board = game.board
    regular = game.water_stock
    gardens = game.garden_stock
    for player in game.players:
        regular += player.water
        gardens += player.gardens
    for district in range(COMMON):
        regular += count(game.water[district] & board.land[district])
        gardens += count(game.gardens[district] & board.own[district])
        assert game.gardens[district] & ~game.water[district] == 0, "a Garden without Water"
        marked = 0
        for seat in range(game.seats):
            assert marked & game.garden_markers[seat * COMMON + district] == 0, "markers on a Garden"
            marked |= game.garden_markers[seat * COMMON + district]
        assert marked == game.gardens[district], "a Garden without a marker"
    for where in game.special:
        if where >= ON_BOARD:
            place = where - ON_BOARD
            assert game.water[place // SPACES] & BIT[place % SPACES], "a special Water tile"
            regular -= 1
        assert where < IN_AREA + game.seats or where >= ON_BOARD, "a special Water tile"
    assert regular == edition.water, "regular Water"
    assert gardens == edition.gardens, "Gardens"


def check_projects(game: Tabannusi) -> None:
    """Projects and Buildings: stocks, groups, nothing upon each other. TAB-5.8, 3.6"""
    for colour in range(TRACKS):
        tiles = game.project_stock[colour] + game.automa_bag[colour]
        pieces = game.piece_stock[colour]
        for shown in game.automa_shown:
            if shown % TRACKS == colour:
                tiles += 1
        for district in range(COMMON):
            group = game.projects[district * TRACKS + colour]
            tiles += count(group)
            pieces += count(game.built[district * TRACKS + colour])
            assert count(group) <= game.edition.projects_per_colour, "too many Projects"
            check_connected(game, district, group)
        assert tiles == game.edition.project_tiles[colour], "Project tiles"
        assert pieces == game.edition.pieces[colour], "Building pieces"
    for district in range(COMMON):
        used = game.water[district]
        projects = 0
        for kind in range(district * TRACKS, district * TRACKS + TRACKS):
            assert used & game.projects[kind] == 0, "two things on a space"
            used |= game.projects[kind]
            projects |= game.projects[kind]
            assert used & game.built[kind] == 0, "two things on a space"
            used |= game.built[kind]
        marked = 0
        for seat in range(game.seats):
            assert marked & game.project_markers[seat * COMMON + district] == 0, "markers on a Project"
            marked |= game.project_markers[seat * COMMON + district]
        assert marked & ~projects == 0, "a marker without a Project"
        assert used & ~(game.board.land[district] | game.board.border[district]) == 0, "out of play"
    for building in range(len(game.sites)):
        kind = game.deeds[building] & 15
        check_connected(game, kind // TRACKS, game.sites[building])
        assert game.built[kind] & game.sites[building] == game.sites[building], "a Building"
        assert game.deeds[building] >> KIND_BITS < game.seats, "an owner"


def check_connected(game: Tabannusi, district: int, spaces: int) -> None:
    """TAB-5.8"""
    if spaces == 0:
        return
    reached = spaces & -spaces
    for _ in range(count(spaces)):
        reached |= game.board.beside(district, reached) & spaces
    assert reached == spaces, "a group in two parts"


def check_cards(game: Tabannusi) -> None:
    """Every Urban card is in the deck, under it, or in a hand. TAB-2.14, 2.16"""
    cards = [card for card in range(game.edition.cards) if game.urban_deck & BIT[card]] + game.bottom
    for player in game.players:
        cards += player.urban + player.drawn
    assert sorted(cards) == list(range(game.edition.cards)), "Urban cards"
    assert len(game.bottom) == len(game.bottom_known), "cards under the deck"
