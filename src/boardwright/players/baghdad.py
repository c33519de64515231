"""What a position of Baghdad is worth to the greedy player. Worths are hundredths of a point."""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.building import ChooseBuilding, tiles_to_build
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import (
    ANY_GOODS,
    ARCHITECTS,
    ARTEFACT,
    ARTEFACT_TYPES,
    BIT,
    BOAT_MOVES,
    BOOK,
    BUILD,
    BUILDINGS,
    COIN,
    COIN_PER,
    DAY,
    FAVOUR,
    MASONRY,
    NIGHT,
    NO_BUILDING,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    PATIENT,
    PORTS,
    QUADRANTS,
    SITE,
    SKILL_TILE,
    SPOTS,
    STEP,
    STUDENT,
    TAKE_TILE,
    THINGS,
    TILE_SLOT,
    TYPES,
    WILD,
    argument_of,
    kind_of,
    members,
    number_of,
    total,
)
from boardwright.games.baghdad.counts import artefacts_of, count_of, is_met, skill_of
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.palace import ChoosePiece
from boardwright.games.baghdad.payment import reach_of
from boardwright.games.baghdad.player import LEAVING, Player
from boardwright.games.baghdad.scoring import multiplier_of, totals
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import ChooseOrder, TakeAction, Turn
from boardwright.games.baghdad.vizier import ChooseLocation
from boardwright.kernel.agenda import Game
from boardwright.players.greedy import Evaluation

TURNS: Final = 13  # of a game, to measure how much of it is left

COINS_WORTH: Final = [0, 90, 170, 240, 300, 350, 395, 435, 470, 500]  # held coins, while there is time
GOODS_WORTH: Final = [0, 60, 115, 165, 210, 250, 285, 315, 340]
WILD_WORTH: Final = 110
STEP_WORTH: Final = 60
STUDENT_WORTH: Final = 50  # unspent
CONTRACT_WORTH: Final = 60
SKILL_TILE_WORTH: Final = 260  # at the beginning of the game
BOAT_STEP: Final = 60  # each space a boat has come nearer to its port
BOAT_TO_BUY: Final = 40
TILE: Final = 200  # what any city tile is worth for what is not placed yet, at the beginning
BUILT: Final = 180
LIBRARY_WORTH: Final = 150
BONUS_WORTH: Final = 70
SHAME: Final = 100  # beyond its points
LOW_FAVOUR: Final = [300, 200, 120, 50]  # places of the track from which the next loss hurts, from the bottom
GROWTH: Final = [150, 220, 180, 220, 180, 120, 200, 200, 150, 150, 0, 0]  # thing -> hundredths still to come
VISITS: Final = 22  # hundredths of the turns left in which a quadrant is visited


class BaghdadEvaluation(Evaluation):
    """What is scored, what it may grow to, and, in the own turn, the action that is still to come."""

    def value(self, game: Game, seat: int) -> int:
        """Return the worth of a position for a seat, in hundredths of a point."""
        assert isinstance(game, Baghdad)
        points = totals(game)
        worth = 100 * points[seat]
        if not game.agenda.frames:
            return worth - 40 * best_of_others(points, seat)
        me = game.players[seat]
        left = turns_left(game, seat)
        multipliers = multipliers_of(game, seat)
        worth += self.supplies(game, me, left)
        worth += self.growth(game, seat, multipliers, left)
        worth += self.boats(game, me, left)
        worth += self.buildings(game, seat, left)
        worth += self.cards(game, seat, left)
        worth += self.action_to_come(game, seat, multipliers, left)
        return worth

    def supplies(self, game: Baghdad, me: Player, left: int) -> int:
        """Tokens that can still be spent; favour near the bottom is a danger."""
        worth = -SHAME * me.shame
        if me.favour < len(LOW_FAVOUR):
            worth -= LOW_FAVOUR[me.favour] * min(left, 4) // 4
        held = COINS_WORTH[min(me.coins, len(COINS_WORTH) - 1)]
        held += GOODS_WORTH[min(total(me.goods), len(GOODS_WORTH) - 1)]
        held += WILD_WORTH * me.wilds + STEP_WORTH * min(me.steps, 3)
        for spot in range(STUDENT * SPOTS, STUDENT * SPOTS + SPOTS):
            if me.filled & BIT[spot] and not me.flipped & BIT[spot]:
                held += STUDENT_WORTH
        for _ in members(me.contracts):
            held += CONTRACT_WORTH
        for _ in members(me.skill_tiles):
            worth += SKILL_TILE_WORTH * left // TURNS
        return worth + held * min(left, 3) // 3

    def growth(self, game: Baghdad, seat: int, multipliers: list[int], left: int) -> int:
        """What tokens with own multipliers will still gain, and tiles for tokens without."""
        worth = 0
        for thing in range(THINGS):
            if multipliers[thing]:
                worth += multipliers[thing] * GROWTH[thing] * left // TURNS
        me = game.players[seat]
        for type in range(TYPES):
            worth += TILE * me.in_row(type) * left // TURNS
        return worth + BUILT * me.built() * left // TURNS

    def boats(self, game: Baghdad, me: Player, left: int) -> int:
        """Boats under way: the nearer to a port that has room, the better."""
        if left == 0:
            return 0
        river = game.edition.river
        worth = BOAT_TO_BUY * (game.edition.boats - me.boats)
        for space in range(river.spaces):
            boats = me.boats_at(space)
            if boats == 0 or space == 0:
                continue
            nearest = 0
            for port in range(PORTS):
                moves = river.moves[space * river.nodes + river.spaces + port]
                if moves and not game.is_full(port) and (nearest == 0 or moves < nearest):
                    nearest = moves
            if nearest:
                worth += boats * BOAT_STEP * max(0, 6 - nearest)
        return worth

    def buildings(self, game: Baghdad, seat: int, left: int) -> int:
        """Buildings that will be resolved again when their quadrant is visited."""
        me = game.players[seat]
        worth = 0
        for site in members(me.sites):
            for effect in game.edition.buildings.effects[game.city[site]]:
                worth += worth_of_effect(game, me, effect) * left * VISITS // 100
        if me.level_five != NO_BUILDING:
            thing = game.edition.buildings.thing[me.level_five]
            worth += game.edition.buildings.points_each[me.level_five] * GROWTH[thing] * left // TURNS
        return worth

    def cards(self, game: Baghdad, seat: int, left: int) -> int:
        """Requirements of cards face up and in hand: met, or how near."""
        me = game.players[seat]
        cards = game.edition.cards
        worth = 0
        for slot in range(LEAVING):
            card = me.slots[slot]
            if card != NO_CARD:
                worth += self.card(game, seat, card, slot < LEAVING and left > 0, left > LEAVING - 1 - slot)
        for card in me.hand:
            if card < cards.cards:
                worth += self.card(game, seat, card, True, left > LEAVING) * 2 // 3
        return worth

    def card(self, game: Baghdad, seat: int, card: int, open: bool, slides: bool) -> int:
        """One card; `open`: time is left to meet it, `slides`: it will leave the board before the end."""
        cards = game.edition.cards
        if cards.deck[card] == NIGHT:
            full = 100 * cards.points[card]
        elif slides:
            full = 0
            for effect in cards.reward[card]:
                full += worth_of_effect(game, game.players[seat], effect)
        else:
            return 0
        if is_met(game, seat, card):
            return 0 if cards.deck[card] == NIGHT and card in game.players[seat].slots else full * 9 // 10
        if not open:
            return 0
        have = max(0, count_of(game, seat, cards.thing[card]))
        need = cards.need[card]
        return full * have * have // (need * need) // 2

    def action_to_come(self, game: Baghdad, seat: int, multipliers: list[int], left: int) -> int:
        """Before the action of this turn: what the best location offers, or the one that was chosen."""
        step = step_of_turn(game, seat)
        if step == 0 or step > 8:
            return 0
        me = game.players[seat]
        if not location_is_open(game, seat, step):
            worth = -tuition(game, me, me.vizier)
            return worth + (self.action(game, seat, me.vizier, multipliers, left) if is_to_act(game) else 0)
        best = -1000
        for location in locations_ahead(game, me):
            if game.edition.city.kind[location] == SITE:
                if not game.is_free_site(seat, location):
                    continue
            elif game.has_rival_at(seat, location):
                continue
            worth = self.action(game, seat, location, multipliers, left)
            worth += self.effects_of_quadrant(game, seat, game.edition.city.quadrant[location])
            best = max(best, worth - tuition(game, me, location))
        return best

    def effects_of_quadrant(self, game: Baghdad, seat: int, quadrant: int) -> int:
        """The own buildings that will be resolved there."""
        me = game.players[seat]
        worth = 0
        for site in members(me.sites):
            if game.edition.city.quadrant[site] == quadrant:
                for effect in game.edition.buildings.effects[game.city[site]]:
                    worth += worth_of_effect(game, me, effect)
        return worth

    def action(self, game: Baghdad, seat: int, location: int, multipliers: list[int], left: int) -> int:
        """What the action of a location would bring, about."""
        kind = game.edition.city.kind[location]
        me = game.players[seat]
        if kind == TILE_SLOT:
            if game.city[location] == NO_TILE:
                return 0
            return tile_worth(game, seat, game.city[location], multipliers, left)
        if kind == SITE:
            tiles = tiles_to_build(game, seat)
            if not tiles or reach_of(game, seat, MASONRY) < cheapest(
                game.edition.board.house_need, me.houses
            ):
                return 0
            cost = 99
            for tile in tiles:
                cost = min(cost, game.edition.buildings.cost[tile])
            if cost > me.coins:
                return 0
            return 100 * multipliers[BUILDINGS] + BUILT * left // TURNS + 150 - 40 * cost
        if me.architects == 0 or not ChoosePiece(seat).pieces_to_build(game):
            return 0
        return 350 + 100 * multipliers[ARCHITECTS]


def best_of_others(points: list[int], seat: int) -> int:
    """Return the most points of anybody else."""
    best = -1000
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return best


def turns_left(game: Baghdad, seat: int) -> int:
    """Return how many cards a player will still play."""
    cards = deck_size(game, DAY) + deck_size(game, NIGHT)
    for card in game.display:
        if card != NO_CARD:
            cards += 1
    return len(game.players[seat].hand) + cards // game.count


def multipliers_of(game: Baghdad, seat: int) -> list[int]:
    """Return thing -> the sum of the own multipliers of its scoring token."""
    out = [0] * THINGS
    for place in range(len(game.tokens)):
        if game.tokens[place] >= 0:
            out[game.tokens[place]] = multiplier_of(game, seat, place)
    return out


def worth_of_effect(game: Baghdad, me: Player, effect: int) -> int:
    """Return what an effect is worth, about, in the middle of the game."""
    kind = kind_of(effect)
    number = number_of(effect)
    if kind == COIN:
        return 70 * number
    if kind == FAVOUR:
        return 100 * number
    if kind == STEP:
        return 50 * number
    if kind == WILD:
        return 110 * number
    if kind == ANY_GOODS:
        return 60 * number
    if kind == BOAT_MOVES:
        return 60 * number
    if kind == COIN_PER:
        return 70 * number * me.in_row(argument_of(effect))
    if kind in (TAKE_TILE, BUILD):
        return 160
    return 150 if kind == SKILL_TILE else 0


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


def locations_ahead(game: Baghdad, me: Player) -> list[int]:
    """Return the locations of the next quadrant, or of all before the first move."""
    city = game.edition.city
    if me.vizier == NOWHERE:
        return list(range(city.locations))
    out: list[int] = []
    for further in range(min(me.steps, 1) + 1):
        out += city.in_quadrant[(city.quadrant[me.vizier] + 1 + further) % QUADRANTS]
    return out


def tuition(game: Baghdad, me: Player, location: int) -> int:
    """Return what patients and students beside a location cost."""
    lost = game.edition.patient_favour * game.tiles_beside(location, PATIENT)
    due = game.edition.tuition_coins * game.tiles_beside(location, STUDENT)
    paid = min(due, me.coins)
    lost += game.edition.tuition_favour * (due - paid)
    shame = max(0, lost - me.favour)
    return 70 * paid + 100 * (lost - shame) + 400 * shame


def cheapest(needs: list[int], left: int) -> int:
    """Return the lowest requirement of the pieces left, 99 without any."""
    best = 99
    for place in members(left):
        best = min(best, needs[place])
    return best


def tile_worth(game: Baghdad, seat: int, tile: int, multipliers: list[int], left: int) -> int:
    """Return what taking a city tile would bring, about; 0 if it cannot be placed."""
    me = game.players[seat]
    board = game.edition.board
    type = game.edition.city.type_of_tile[tile]
    skill = board.skill[type]
    need = cheapest(board.spot_need, ~me.row(type) & (BIT[SPOTS] - 1))
    shown = skill_of(game, seat, skill)
    if need > shown and need > reach_of(game, seat, skill):
        return 0
    worth = TILE * left // TURNS - 90 * max(0, need - shown)
    if type == ARTEFACT:
        if not artefacts_of(game, seat) & BIT[tile]:
            worth += 100 * multipliers[ARTEFACT_TYPES]
        return worth + 250
    worth += 100 * multipliers[type] + 60
    if type == BOOK and me.in_row(BOOK):
        worth += LIBRARY_WORTH
    return worth


EVALUATION: Final = BaghdadEvaluation(look=2, breadth=6)
