"""Legal answers that waste something. Never consulted by the rules."""

from __future__ import annotations

from boardwright.games.baghdad.actions import (
    CHARITY,
    EFFECTS_FIRST,
    EXTOLL,
    GO,
    LAST_BONUS,
    LIBRARY,
    SKIP,
    SPEND_FOR_COIN,
    STOP,
    TAKE_CARD,
)
from boardwright.games.baghdad.boats import ChooseBoatMove
from boardwright.games.baghdad.bonus_actions import price_of_boat
from boardwright.games.baghdad.building import ChooseSite, can_build, least_need, least_price, tiles_to_build
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import (
    BOAT_MOVES,
    BOATS,
    BUILD,
    DAY,
    FAVOUR,
    LEVELS,
    MASONRY,
    NIGHT,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    SITE,
    TAKE_TILE,
    TILE_SLOT,
    argument_of,
    kind_of,
    number_of,
    waived_by,
)
from boardwright.games.baghdad.counts import is_met
from boardwright.games.baghdad.library import library_index
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.palace import ChoosePiece
from boardwright.games.baghdad.payment import reach_of
from boardwright.games.baghdad.refill import ChooseCharacter
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.tuition import lost_at
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import Action, first_of, second_of, verb_of
from boardwright.sentence import Sentence, counted


def warnings(game: Baghdad, action: Action) -> list[str]:
    """Return sentences about what an answer would waste; none for most."""
    verb = verb_of(action)
    player = game.whose()
    if verb == STOP:
        return _about_stopping(game)
    if verb == SKIP:
        return _about_skipping(game)
    if verb == GO:
        return _about_location(game, player, first_of(action))
    if verb == EFFECTS_FIRST:
        return _about_order(game, player)
    if verb == LIBRARY:
        return _about_reward(game, player, first_of(action), second_of(action))
    if verb == CHARITY:
        return _about_charity(game, player)
    if verb == TAKE_CARD:
        return _about_card(game, first_of(action))
    if SPEND_FOR_COIN <= verb <= LAST_BONUS:
        return _about_spending(game, player, verb)
    return []


def _about_stopping(game: Baghdad) -> list[str]:
    question = game.agenda.open_question()
    if isinstance(question, ChooseBoatMove) and question.can_move(game):
        return [counted("{n} boat move would be lost.", "{n} boat moves would be lost.", question.left)]
    return []


def _about_skipping(game: Baghdad) -> list[str]:
    possible = [option for option in game.options() if verb_of(option) > LAST_BONUS]
    return (
        [Sentence("This action could be taken; it cannot be made up for later.")] if len(possible) > 1 else []
    )


def _about_location(game: Baghdad, player: int, location: int) -> list[str]:
    out: list[str] = []
    if not _can_act(game, player, location):
        out.append(_what_lacks(game, player, location))
    shame = _shame_at(game, player, location)
    if shame:
        out.append(
            counted(
                "Patients and students here would leave you {n} shame token unless you gain coins or favour "
                "first.",
                "Patients and students here would leave you {n} shame tokens unless you gain coins or favour "
                "first.",
                shame,
            )
        )
    return out


def _can_act(game: Baghdad, player: int, location: int) -> bool:
    kind = game.edition.city.kind[location]
    if kind == TILE_SLOT:
        tile = game.city[location]
        if tile == NO_TILE:
            return False
        question = ChooseTile(player, location, game.edition.city.type_of_tile[tile], 0)
        return bool(question.places(game))
    if kind == SITE:
        return bool(tiles_to_build(game, player)) and can_build(game, player, 0)
    return bool(ChoosePiece(player).pieces_to_build(game))


def _what_lacks(game: Baghdad, player: int, location: int) -> Sentence:
    """Return why the action of a location cannot be taken as things stand."""
    me, kind = game.players[player], game.edition.city.kind[location]
    if kind == TILE_SLOT and game.city[location] != NO_TILE:
        type = game.edition.city.type_of_tile[game.city[location]]
        needs = game.edition.board.spot_need
        free = [need for spot, need in enumerate(needs) if not me.row(type) & BIT[spot]]
        if not free:
            return Sentence("The tile here could not be taken: its row on your board is full.")
        reach = reach_of(game, player, game.edition.board.skill[type])
        return Sentence(
            "The tile here could not be taken. Icons of its skill that a free spot needs: {need}; you could"
            " bring: {reach}.",
            need=min(free),
            reach=reach,
        )
    if kind == SITE and tiles_to_build(game, player):
        price, coins = least_price(game, player), me.coins
        if coins < price:
            return Sentence(
                "Nothing could be built here: a building costs at least {price} coins, and you have {coins}.",
                price=price,
                coins=coins,
            )
        return Sentence(
            "Nothing could be built here. Icons of masonry that a house needs: {need}; you could bring:"
            " {reach}.",
            need=least_need(game, player),
            reach=reach_of(game, player, MASONRY),
        )
    return Sentence("As things stand, the action of this location cannot be taken.")


def _shame_at(game: Baghdad, player: int, location: int) -> int:
    """Return the shame that the neighbours of a location would bring now; its own tile will be gone."""
    return max(0, lost_at(game, player, location) - game.players[player].favour)


def _about_order(game: Baghdad, player: int) -> list[str]:
    """What is built now would work at once only after the action; level 5 has no effect."""
    location = game.players[player].vizier
    at_site = game.edition.city.kind[location] == SITE and game.players[player].built() < LEVELS - 1
    if at_site and _can_act(game, player, location):
        return [Sentence("What you build afterwards on this site is not resolved in this turn.")]
    return []


def _about_reward(game: Baghdad, player: int, books: int, space: int) -> list[str]:
    effects = game.edition.library[library_index(game, books, space)]
    if effects and not any(_is_of_use(game, player, effect) for effect in effects):
        return [Sentence("This reward could not be used now and would be lost.")]
    return []


def _is_of_use(game: Baghdad, player: int, effect: int) -> bool:
    me = game.players[player]
    kind = kind_of(effect)
    if kind == TAKE_TILE:
        question = ChooseTile(player, NOWHERE, argument_of(effect), waived_by(effect))
        return len(question.options(game)) > 1
    if kind == BUILD:
        if not tiles_to_build(game, player):
            return False
        return len(ChooseSite(player, waived_by(effect)).options(game)) > 1
    if kind == BOAT_MOVES:
        return me.river != 0 or (me.boats > 0 and me.coins >= price_of_boat(game, player))
    if kind == FAVOUR:
        return number_of(effect) == 0 or me.favour < game.edition.board.favour_top
    return True


def _about_charity(game: Baghdad, player: int) -> list[str]:
    me = game.players[player]
    loss = game.fullest_column()
    out: list[str] = []
    if loss and any(verb_of(option) == EXTOLL for option in game.options()):
        out.append(Sentence("You could extoll virtue instead of losing {loss} favour.", loss=loss))
    if loss > me.favour:
        out.append(
            counted("You would take {n} shame token.", "You would take {n} shame tokens.", loss - me.favour)
        )
    return out


def _cards_left(game: Baghdad) -> int:
    """Return the character cards that can still be drawn, by anybody."""
    shown = len([card for card in game.display if card != NO_CARD])
    return shown + deck_size(game, DAY) + deck_size(game, NIGHT)


def _about_card(game: Baghdad, card: int) -> list[str]:
    """In the last round of drawing no card can slide off any more. BAG-16.12"""
    if game.edition.cards.deck[card] == DAY and _cards_left(game) <= game.count:
        return [
            Sentence(
                "Drawn so late, this day card will still lie on your board at the end: "
                "its reward never comes."
            )
        ]
    return []


def _about_spending(game: Baghdad, player: int, verb: int) -> list[str]:
    """Favour is points at the end, what it buys is none; but a coin may buy a boat for a night card."""
    if game.players[player].hand or _cards_left(game):
        return []
    if verb == SPEND_FOR_COIN and _boat_could_count(game, player):
        return []
    if isinstance(game.agenda.open_question(), ChooseCharacter):
        return [
            Sentence(
                "Your last turn is all but over: favour is still worth points, what you buy for it is not."
            )
        ]
    return []


def _boat_could_count(game: Baghdad, player: int) -> bool:
    """Tell whether a boat could be bought and a night card in play asks for more boats. BAG-14.2, 16.7"""
    me = game.players[player]
    if me.boats == 0 or me.boats_at(0):
        return False
    cards = game.edition.cards
    played = [card for card in me.slots if card != NO_CARD and cards.deck[card] == NIGHT]
    return any(cards.thing[card] == BOATS and not is_met(game, player, card) for card in played)
