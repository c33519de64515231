"""What the city offers a player of Baghdad: the action of this turn, and the palace that goods go towards.

Worths are hundredths of a point.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.building import ChooseBuilding, price_of_building, tiles_to_build
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    ARTEFACT,
    ARTEFACT_TYPES,
    BOOK,
    BUILDINGS,
    GOODS,
    ICONS,
    LEVELS,
    MASONRY,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    PORTS,
    QUADRANTS,
    SECTIONS,
    SITE,
    SKILLS,
    SPOTS,
    TILE_SLOT,
    TYPES,
)
from boardwright.games.baghdad.counts import artefacts_of, skill_of
from boardwright.games.baghdad.evaluation_outlook import TURNS, Outlook, gain_by_cards, worth_of_effect
from boardwright.games.baghdad.palace import ChoosePiece, price_of_piece, why_not_piece
from boardwright.games.baghdad.payment import reserve_of
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.prices import IN_GOODS, goods_in
from boardwright.games.baghdad.reasons import BASE_NOT_YET
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.tuition import due_for_students, lost_at
from boardwright.games.baghdad.turn import ChooseOrder, TakeAction, Turn
from boardwright.games.baghdad.vizier import ChooseLocation
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.packing import OK
from boardwright.kernel.prices import amount_of

TILE: Final = 320  # what any city tile is worth for what is not placed yet, at the beginning
HOUSE: Final = 140
ARCHITECT: Final = 150
LIBRARY: Final = [80, 180, 450, 380, 420]  # by the books there are; the third brings a skill tile
SPACE: Final = 130  # the reward under a palace piece
ICON: Final = 120  # an icon that must be spent
COIN_PRICE: Final = 110
STEP_PRICE: Final = 60
GOOD_PRICE: Final = 100  # of a good that a piece of the palace takes
AT_ONCE: Final = 80  # per cent: a building works in the turn in which it is built, too
TUITION: Final = 120  # a coin
NEXT: Final = 70  # per cent: the action of the next turn may find its place taken
VISITS: Final = 75  # per cent of a visit every fourth turn: there are other places to be
FALLS_SHORT: Final = [70, 38, 20, 10, 5]  # goods missing -> per cent of what a palace piece is worth


class Offers:
    """What each kind of action would bring with a number of icons in view; made anew for each position."""

    def __init__(self, game: Baghdad, outlook: Outlook) -> None:
        seat = outlook.seat
        me = game.players[seat]
        board = game.edition.board
        self.outlook = outlook
        # For each row of the board, then BUILDINGS and ARCHITECTS: the icons of the cheapest place left, the
        # worth, the skill.
        self.needs = [0] * (TYPES + 2)
        self.worths = [0] * (TYPES + 2)
        self.reserves = [reserve_of(game, seat, skill) for skill in range(SKILLS)]
        self.skills = [0] * (TYPES + 2)
        full = BIT[SPOTS] - 1
        for type in range(TYPES):
            self.skills[type] = board.skill[type]
            self.needs[type] = cheapest(board.spot_need, ~me.row(type) & full)
            self.worths[type] = worth_of_row(game, outlook, type)
        self.skills[BUILDINGS] = MASONRY
        self.skills[ARCHITECTS] = MASONRY
        self.needs[BUILDINGS] = cheapest(board.house_need, me.houses)
        self.worths[BUILDINGS] = worth_of_house(game, outlook)
        self.needs[ARCHITECTS] = cheapest(board.architect_need, me.architects)
        self.worths[ARCHITECTS] = worth_of_architect(game, outlook)
        self.artefacts = artefacts_of(game, seat)
        self.new_artefact = 100 * outlook.multipliers[ARTEFACT_TYPES]

    def worth(self, place: int, shown: list[int]) -> int:
        """Return what an action would bring, less the icons to be spent; 0 if it cannot be done."""
        missing = max(0, self.needs[place] - shown[self.skills[place]])
        if missing > self.reserves[self.skills[place]]:
            return 0
        return max(0, self.worths[place] - ICON * missing)

    def worth_at(self, game: Baghdad, location: int, shown: list[int]) -> int:
        """Return what the action of a location would bring."""
        return self.pick(game, location, [self.worth(place, shown) for place in range(TYPES + 2)])

    def pick(self, game: Baghdad, location: int, worths: list[int]) -> int:
        """Return what a location would bring; `worths`: what each kind of action brings."""
        kind = game.edition.city.kind[location]
        if kind == SITE:
            return worths[BUILDINGS]
        if kind != TILE_SLOT:
            return worths[ARCHITECTS]
        tile = game.city[location]
        if tile == NO_TILE:
            return 0
        type = game.edition.city.type_of_tile[tile]
        worth = worths[type]
        if worth and type == ARTEFACT and not self.artefacts & BIT[tile]:
            worth += self.new_artefact
        return worth


def cheapest(needs: list[int], left: int) -> int:
    """Return the lowest requirement of the places left, 99 without any."""
    best = 99
    for place in members(left):
        best = min(best, needs[place])
    return best


def worth_of_row(game: Baghdad, outlook: Outlook, type: int) -> int:
    """Return what a tile of a type would bring."""
    me = game.players[outlook.seat]
    worth = (
        TILE * outlook.left // TURNS + 100 * outlook.multipliers[type] + gain_by_cards(game, outlook, type)
    )
    if type == ARTEFACT:
        return worth + 100 * game.edition.board.artefact_points[min(me.in_row(ARTEFACT), SPOTS - 1)]
    if type == BOOK:
        return worth + LIBRARY[min(me.in_row(BOOK), SPOTS - 1)] * min(outlook.left, 5) // 5
    return worth + 60


def worth_of_house(game: Baghdad, outlook: Outlook) -> int:
    """Return what the best building would bring, less its coins; 0 if none can be paid."""
    me = game.players[outlook.seat]
    level = me.built()
    best = 0
    for tile in tiles_to_build(game, outlook.seat):
        cost = price_of_building(game, tile)
        if cost > me.coins:
            continue
        worth = HOUSE * outlook.left // TURNS - COIN_PRICE * cost
        if level == LEVELS - 1:
            thing = game.edition.buildings.thing[tile]
            worth += game.edition.buildings.points_each[tile] * outlook.expected[thing]
        else:
            for effect in game.edition.buildings.effects[tile]:
                worth += worth_of_effect(game, me, effect) * (AT_ONCE + visits(outlook.left)) // 100
        best = max(best, worth)
    if best:
        best += 100 * outlook.multipliers[BUILDINGS] + gain_by_cards(game, outlook, BUILDINGS)
    return best


def visits(left: int) -> int:
    """Return how often, in hundredths, a quadrant will be visited."""
    return VISITS * left // QUADRANTS


def worth_of_architect(game: Baghdad, outlook: Outlook) -> int:
    """Return what the best palace piece would bring for which the goods are there; 0 without any."""
    if game.players[outlook.seat].architects == 0:
        return 0
    best = 0
    for piece in range(game.edition.palace.pieces):
        if missing_goods(game, outlook.seat, piece) == 0 and why_not_piece(game, piece) == OK:
            price = GOOD_PRICE * goods_in(price_of_piece(game, piece)) * min(outlook.left, 4) // 4
            best = max(best, worth_of_piece(game, outlook, piece) - price)
    if best:
        best += 100 * outlook.multipliers[ARCHITECTS] + gain_by_cards(game, outlook, ARCHITECTS)
    return best


def worth_of_piece(game: Baghdad, outlook: Outlook, piece: int) -> int:
    """Return what a palace piece would bring by itself."""
    palace = game.edition.palace
    if palace.section[piece] == SECTIONS:
        return 150 * palace.points[piece]  # nobody else scores them then
    token = game.tokens[PORTS + palace.section[piece]]
    return SPACE + palace.multiplier[piece] * outlook.expected[token] + ARCHITECT * outlook.left // TURNS


def missing_goods(game: Baghdad, seat: int, piece: int) -> int:
    """Return how many goods of its price a player lacks for a piece."""
    price = price_of_piece(game, piece)
    goods = game.players[seat].goods
    n = 0
    for good in range(GOODS):
        n += max(0, amount_of(price, IN_GOODS + good) - goods[good])
    return n


def piece_in_view(game: Baghdad, outlook: Outlook) -> int:
    """Return what the goods are worth for the palace: the best piece, by how far they go towards it."""
    if game.players[outlook.seat].architects == 0:
        return 0
    best = 0
    for piece in range(game.edition.palace.pieces):
        reason = why_not_piece(game, piece)
        if reason not in (OK, BASE_NOT_YET):
            continue
        worth = worth_of_piece(game, outlook, piece)
        if reason == BASE_NOT_YET:
            worth //= 3
        lacking = min(missing_goods(game, outlook.seat, piece), len(FALLS_SHORT) - 1)
        best = max(best, worth * FALLS_SHORT[lacking] // 100)
    return best


def action_to_come(game: Baghdad, offers: Offers) -> int:
    """Return what the action of this turn will bring while it is still to come, and that of the next turn."""
    seat = offers.outlook.seat
    me = game.players[seat]
    step = step_of_turn(game, seat)
    if step == 0 or step > 8:
        if me.vizier == NOWHERE:
            return 0
        return next_action(game, offers, game.edition.city.quadrant[me.vizier])
    shown = [skill_of(game, seat, skill) for skill in range(SKILLS)]
    if location_is_open(game, seat, step):
        worth = best_location(game, offers, shown)
        if me.vizier != NOWHERE:
            worth += next_action(game, offers, game.edition.city.quadrant[me.vizier] + 1)
        return worth
    worth = next_action(game, offers, game.edition.city.quadrant[me.vizier]) - tuition(game, seat, me.vizier)
    if is_to_act(game):
        worth += offers.worth_at(game, me.vizier, shown)
    return worth


def next_action(game: Baghdad, offers: Offers, quadrant: int) -> int:
    """Return what can be expected of the action of the next turn, in the quadrant after the given one."""
    seat = offers.outlook.seat
    if offers.outlook.left == 0:
        return 0
    worths = worths_with_any_card(game, offers)
    best = 0
    for location in game.edition.city.in_quadrant[(quadrant + 1) % QUADRANTS]:
        worth = 0
        if can_stand_at(game, seat, location):
            worth = offers.pick(game, location, worths)
        if worth > best:
            best = max(best, worth - tuition(game, seat, location))
    return best * NEXT // 100


def worths_with_any_card(game: Baghdad, offers: Offers) -> list[int]:
    """Return what each kind of action would bring next turn with the card of the hand that suits it best."""
    me = game.players[offers.outlook.seat]
    cards = game.edition.cards
    staying = [0] * SKILLS  # icons of the cards that will still lie there
    for skill in range(SKILLS):
        if me.skill_tiles & BIT[skill]:
            staying[skill] = 1
        for slot in range(LEAVING - 1):
            if me.slots[slot] != NO_CARD:
                staying[skill] += cards.icons[me.slots[slot] * ICONS + skill]
    worths = [0] * (TYPES + 2)
    for card in me.hand:
        if card < cards.cards:
            shown = [staying[skill] + cards.icons[card * ICONS + skill] for skill in range(SKILLS)]
            for place in range(TYPES + 2):
                worths[place] = max(worths[place], offers.worth(place, shown))
    return worths


def can_stand_at(game: Baghdad, seat: int, location: int) -> bool:
    """Tell whether the vizier could act at a location."""
    if game.edition.city.kind[location] == SITE:
        return game.is_free_site(seat, location)
    return not game.has_rival_at(seat, location)


def best_location(game: Baghdad, offers: Offers, shown: list[int]) -> int:
    """Return what the best location that can be reached would bring."""
    worths = [offers.worth(place, shown) for place in range(TYPES + 2)]
    me = game.players[offers.outlook.seat]
    if me.vizier == NOWHERE:
        return max([best_in_quadrant(game, offers, worths, quadrant) for quadrant in range(QUADRANTS)])
    first = game.edition.city.quadrant[me.vizier] + 1
    best = best_in_quadrant(game, offers, worths, first % QUADRANTS)
    if me.steps:
        best = max(best, best_in_quadrant(game, offers, worths, (first + 1) % QUADRANTS) - STEP_PRICE)
    return best


def best_in_quadrant(game: Baghdad, offers: Offers, worths: list[int], quadrant: int) -> int:
    """Return what the best location of a quadrant would bring, and the own buildings there."""
    seat = offers.outlook.seat
    best = -1000
    for location in game.edition.city.in_quadrant[quadrant]:
        if can_stand_at(game, seat, location):
            best = max(best, offers.pick(game, location, worths) - tuition(game, seat, location))
    return best + effects_of_quadrant(game, seat, quadrant)


def effects_of_quadrant(game: Baghdad, seat: int, quadrant: int) -> int:
    """Return what the own buildings that are resolved there bring."""
    me = game.players[seat]
    worth = 0
    for site in members(me.sites):
        if game.edition.city.quadrant[site] == quadrant:
            for effect in game.edition.buildings.effects[game.city[site]]:
                worth += worth_of_effect(game, me, effect)
    return worth


def step_of_turn(game: Baghdad, seat: int) -> int:
    """Return the next step of a seat's own turn, 0 while it is not its turn."""
    for frame in game.agenda.frames:
        if isinstance(frame, Turn) and frame.player == seat:
            return frame.step
    return 0


def location_is_open(game: Baghdad, seat: int, step: int) -> bool:
    """Tell whether the vizier has not moved yet in this turn."""
    if step < 6:
        return True
    return any(isinstance(frame, ChooseLocation) for frame in game.agenda.frames)


def is_to_act(game: Baghdad) -> bool:
    """Tell whether the action of the turn is still to be taken: it waits below or is asked for now."""
    waiting = (ChooseOrder, TakeAction, ChooseBuilding, ChoosePiece)
    return any(isinstance(frame, waiting) for frame in game.agenda.frames) or is_asked_for_tile(game)


def is_asked_for_tile(game: Baghdad) -> bool:
    """Tell whether the tile under the vizier is being taken now."""
    question = game.agenda.open_question()
    return isinstance(question, ChooseTile) and question.location != NOWHERE


def tuition(game: Baghdad, seat: int, location: int) -> int:
    """Return what patients and students beside a location cost."""
    me = game.players[seat]
    lost = lost_at(game, seat, location)
    paid = min(due_for_students(game, location), me.coins)
    shame = max(0, lost - me.favour)
    return TUITION * paid + 100 * (lost - shame) + 400 * shame
