"""Nothing is lost and nothing is made: the checks of tests. BAG-2, 8.10, 10.9, 15.6, 25.9"""

from __future__ import annotations

from boardwright.games.baghdad.components import (
    BOOK,
    DAY,
    HIDDEN_DAY,
    NIGHT,
    NO_BOT_CARD,
    NO_BUILDING,
    NO_CARD,
    NO_CONTRACT,
    NO_OBJECTIVE,
    NO_TILE,
    NOWHERE,
    PUBLIC_HOUSE,
    SITE,
    SPOTS,
    STARTING,
    STUDENT,
    TILE_SLOT,
    TYPES,
    UNUSED_SLOT,
    type_of,
)
from boardwright.games.baghdad.player import Player
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, total
from boardwright.kernel.packing import NOBODY


def check(game: Baghdad) -> None:
    """Raise AssertionError if pieces were lost or made."""
    check_cards(game)
    check_tiles(game)
    check_buildings(game)
    check_palace(game)
    check_boats(game)
    for seat in range(game.count):
        check_board(game, game.players[seat])
    check_viziers(game)
    check_contracts(game)
    check_objectives(game)
    if game.solo():
        seen = count(game.bot_pool) + (game.bot_top != NO_BOT_CARD) + (game.bot_active != NO_BOT_CARD)
        assert seen <= game.edition.bot.cards, "bot cards"


def check_cards(game: Baghdad) -> None:
    """Each card is in one place at most, and those of the decks are in one exactly."""
    cards = game.edition.cards
    held: list[int] = []
    for player in game.players:
        assert all(card < HIDDEN_DAY for card in player.hand), "a hidden card in a full game"
        held += player.hand + [card for card in player.slots if card != NO_CARD]
    held += [card for card in game.display if card != NO_CARD]
    seen = 0
    for card in held:
        assert not seen & BIT[card], "a card in two places"
        seen |= BIT[card]
    piles = [player.discard for player in game.players]
    for pile in [*piles, game.box, game.decks[0], game.decks[1]]:
        assert seen & pile == 0, "a card in two piles"
        seen |= pile
    for deck in (DAY, NIGHT):
        mine = cards.of_deck(deck, game.count)
        assert seen & (cards.day if deck == DAY else cards.night) == mine, "a deck"
    starting = [card for card in range(cards.cards) if seen & BIT[card] and cards.deck[card] == STARTING]
    assert len(starting) in (0, 3 * game.seats), "starting cards"
    for seat in range(game.seats):
        assert game.players[seat].discard & game.box == 0, "a card that left the game"


def check_tiles(game: Baghdad) -> None:
    """City tiles of every kind."""
    city = game.edition.city
    if game.turns == 0:
        return
    for tile in range(city.tiles):
        n = game.bag[tile]
        for slot in city.slots:
            n += game.city[slot] == tile
        for player in game.players:
            n += player.spots.count(tile) + player.civic.count(tile)
        expected = city.starting_tiles[tile] + city.first_set[tile]
        if game.second_set:
            expected += city.second_set[tile]
        assert n == expected, "city tiles"
    for location in range(city.locations):
        if city.kind[location] != SITE:
            assert game.city[location] < city.tiles or game.city[location] == NO_TILE, "a slot"
        if city.kind[location] not in (SITE, TILE_SLOT):
            assert game.city[location] == NO_TILE, "a palace site"


def check_buildings(game: Baghdad) -> None:
    """Building tiles, houses and public houses."""
    city = game.edition.city
    shown = [tile for tile in game.tops + game.bottoms if tile != NO_BUILDING]
    built = [game.city[site] for site in city.sites if game.city[site] != NO_BUILDING]
    mask = game.building_pool
    for tile in shown + built:
        assert not mask & BIT[tile], "a building in two places"
        mask |= BIT[tile]
    assert mask == BIT[game.edition.buildings.tiles] - 1, "building tiles"
    own = 0
    houses = 0
    for player in game.players:
        assert own & player.sites == 0, "two houses on a building"
        own |= player.sites
        houses += player.built()
    assert own & game.public_sites == 0, "a public house beside a house"
    assert count(own | game.public_sites) == len(built) == houses, "houses"
    public = len([owner for owner in game.public_slots if owner not in (PUBLIC_HOUSE, UNUSED_SLOT)])
    assert public == count(game.public_sites), "public houses"


def check_palace(game: Baghdad) -> None:
    """Architects beside pieces, pieces on spaces."""
    for player in range(game.count):
        placed = game.pieces.count(player)
        assert placed == SPOTS - count(game.players[player].architects), "architects"
    for kind in range(3):
        # A piece that has just been built looks for its space.
        assert 0 <= game.pieces_built(kind) - count(game.covered[kind]) <= 1, "palace spaces"


def check_boats(game: Baghdad) -> None:
    """Boats of each player on board, river and ports; ports filled from the far end."""
    for player in range(game.count):
        in_port = game.ports.count(player)
        on_river = game.boats_on_river(player)
        moving = game.edition.boats - game.players[player].boats - in_port - on_river
        assert 0 <= moving <= 1, "boats"  # one may be arriving just now
    for slot in range(1, len(game.ports)):
        if slot % 4:
            assert game.ports[slot] == NOBODY or game.ports[slot - 1] != NOBODY, "a gap in a port"


def check_board(game: Baghdad, player: Player) -> None:
    """Spots, masks and numbers of one board."""
    for spot in range(TYPES * SPOTS):
        filled = player.filled & BIT[spot] != 0
        assert filled == (player.spots[spot] != NO_TILE), "filled spots"
        if filled:
            assert type_of(player.spots[spot]) == spot // SPOTS, "a tile in the wrong row"
        if player.flipped & BIT[spot]:
            assert filled, "a flipped spot without a tile"
            assert spot // SPOTS == STUDENT, "a flipped student"
    for type in range(TYPES):
        assert player.civic[type] == NO_TILE or type_of(player.civic[type]) == type, "civic tiles"
        assert player.civic[type] != NO_TILE or not player.civic_marks & BIT[type], "a civic marker"
    assert min(player.goods) >= 0, "goods"
    assert min(player.coins, player.steps, player.wilds, player.shame, player.boats) >= 0, "a supply"
    assert 0 <= player.favour <= game.edition.board.favour_top, "favour"
    seat = game.players.index(player)
    tokens = game.library.count(seat)
    books = player.in_row(BOOK)
    assert tokens in (max(books - 1, 0), max(books - 2, 0)), "library tokens"


def check_viziers(game: Baghdad) -> None:
    """No two viziers on one location, none on a closed one."""
    standing = [player.vizier for player in game.players if player.vizier != NOWHERE]
    assert len(set(standing)) == len(standing), "viziers"
    for location in standing:
        assert game.is_open(location), "a vizier on a closed site"


def check_contracts(game: Baghdad) -> None:
    """Contracts in stacks, on top and with players."""
    if not game.contracts:
        assert game.contract_pool == 0, "contracts without the module"
        return
    assert total(game.contract_stacks) == count(game.contract_pool), "contract stacks"
    mask = game.contract_pool
    held = [player.contracts for player in game.players]
    for top in game.contract_tops:
        if top != NO_CONTRACT:
            held.append(BIT[top])
    for some in held:
        assert not mask & some, "a contract in two places"
        mask |= some


def check_objectives(game: Baghdad) -> None:
    """Objectives in the stack, on show and with players; markers."""
    mask = game.objective_pool
    for objective in game.shown:
        if objective != NO_OBJECTIVE:
            assert not mask & BIT[objective], "an objective in two places"
            mask |= BIT[objective]
    for seat in range(game.count):
        assert mask & game.players[seat].objectives == 0, "an objective kept and shown"
        mask |= game.players[seat].objectives
        assert game.markers_left(seat) >= 0, "markers"
