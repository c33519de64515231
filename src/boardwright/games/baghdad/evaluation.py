"""What a position of Baghdad is worth to the greedy player. Worths are hundredths of a point."""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.components import (
    PORT_SLOTS,
    PORTS,
    SPOTS,
    STUDENT,
)
from boardwright.games.baghdad.evaluation_actions import (
    HOUSE,
    TILE,
    Offers,
    action_to_come,
    piece_in_view,
    step_of_turn,
    visits,
)
from boardwright.games.baghdad.evaluation_outlook import (
    TURNS,
    Outlook,
    cards_at_hand,
    worth_of_effect,
    worth_of_icons,
)
from boardwright.games.baghdad.player import Player
from boardwright.games.baghdad.scoring import sheet, totals
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Game
from boardwright.kernel.bits import BIT, members, total
from boardwright.players.greedy import TO_THE_END, Evaluation

COINS_WORTH: Final = [0, 220, 400, 540, 630, 700, 750, 790, 820, 850]  # held coins, while there is time
GOODS_WORTH: Final = [0, 150, 290, 410, 500, 570, 620, 660, 690]
WILD_WORTH: Final = 150
STEP_WORTH: Final = 140
STUDENT_WORTH: Final = 110  # unspent
CONTRACT_WORTH: Final = 60
SKILL_TILE_WORTH: Final = 900  # at the beginning of the game
BOAT_BOUGHT: Final = 300
UNDER_WAY: Final = [0, 100, 90, 75, 60, 55, 50]  # per cent of what a port promises, by turns left
SHAME: Final = 100  # beyond its points
LOW_FAVOUR: Final = [400, 250, 120, 30]  # places of the track from which the next loss hurts, from the bottom
SPARE_FAVOUR: Final = 20  # each place above the start
IN_VIEW: Final = 50  # per cent of the palace piece that goods go towards
OTHERS: Final = 30  # per cent of what the best of the others has, at the end


class BaghdadEvaluation(Evaluation):
    """What is scored, what it may grow to, and the action that comes next."""

    def value(self, game: Game, seat: int) -> int:
        """Return the worth of a position for a seat, in hundredths of a point."""
        assert isinstance(game, Baghdad)
        if not game.agenda.frames:
            points = totals(game)
            return 100 * points[seat] - OTHERS * best_of_others(points, seat)
        me = game.players[seat]
        outlook = Outlook(game, seat)
        worth = 100 * total(sheet(game, seat))  # the turn does not change those of the others
        worth += self.supplies(game, me, outlook.left)
        worth += outlook.growth()
        worth += TILE * total_tiles(me) * outlook.left // TURNS
        worth += HOUSE * me.built() * outlook.left // TURNS
        worth += cards_at_hand(game, outlook)
        worth += worth_of_icons(game, outlook)
        worth += self.boats(game, outlook)
        worth += self.buildings(game, outlook)
        if outlook.left:
            worth += piece_in_view(game, outlook) * IN_VIEW // 100
        worth += action_to_come(game, Offers(game, outlook))  # on the last turn, too
        return worth

    def goes_on(self, game: Game, seat: int) -> bool:
        """Tell whether the card of the wisdom area is still to be drawn: a building came to light before."""
        assert isinstance(game, Baghdad)
        return 0 < step_of_turn(game, seat) <= 9

    def supplies(self, game: Baghdad, me: Player, left: int) -> int:
        """Tokens that can still be spent; favour near the bottom is a danger."""
        worth = -SHAME * me.shame
        if me.favour < len(LOW_FAVOUR):
            worth -= LOW_FAVOUR[me.favour] * min(left, 4) // 4
        if me.favour > game.edition.board.favour_start:
            worth += SPARE_FAVOUR * (me.favour - game.edition.board.favour_start) * min(left, 4) // 4
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
        return worth + held * min(left, 4) // 4

    def boats(self, game: Baghdad, outlook: Outlook) -> int:
        """Boats under way: what the best port they can still reach will count, the nearer the surer."""
        me = game.players[outlook.seat]
        if outlook.left == 0:
            return 0
        river = game.edition.river
        worth = BOAT_BOUGHT * (game.edition.boats - me.boats) * min(outlook.left, 4) // 4
        sure = UNDER_WAY[min(outlook.left, len(UNDER_WAY) - 1)]
        for space in range(river.spaces):
            boats = me.boats_at(space)
            if boats == 0:
                continue
            best = 0
            for port in range(PORTS):
                moves = river.moves[space * river.nodes + river.spaces + port]
                if moves and not game.is_full(port):
                    slot = port * PORT_SLOTS + game.boats_in_port(port)
                    counts = river.multipliers[slot] * outlook.expected[game.tokens[port]]
                    best = max(best, (counts + 100) * arrival(moves, outlook.left) // 100)
            worth += boats * best * sure // 100
        return worth

    def buildings(self, game: Baghdad, outlook: Outlook) -> int:
        """Buildings that will be resolved again when their quadrant is visited."""
        me = game.players[outlook.seat]
        worth = 0
        for site in members(me.sites):
            for effect in game.edition.buildings.effects[game.city[site]]:
                worth += worth_of_effect(game, me, effect) * visits(outlook.left) // 100
        return worth


def arrival(moves: int, left: int) -> int:
    """Return how likely, in per cent, a boat will still come to a port so far away."""
    return max(0, min(90, 30 + 12 * left - 8 * moves) - 4 * moves)


def total_tiles(me: Player) -> int:
    """Return the city tiles on the board."""
    n = 0
    filled = me.filled
    while filled:
        filled &= filled - 1
        n += 1
    return n


def best_of_others(points: list[int], seat: int) -> int:
    """Return the most points of anybody else."""
    best = -1000
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return best


EVALUATION: Final = BaghdadEvaluation(look=TO_THE_END, breadth=6, beam=3)
