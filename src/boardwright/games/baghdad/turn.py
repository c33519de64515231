"""The whole game, turn by turn; a turn: slide, play, boats, vizier, tuition, draw. BAG-1, 4, 5, 7.7"""

from __future__ import annotations

from boardwright.games.baghdad.actions import ACTION_FIRST, EFFECTS_FIRST, PLAY
from boardwright.games.baghdad.boats import move_boats
from boardwright.games.baghdad.bonus_actions import Pause, TurnQuestion
from boardwright.games.baghdad.bot import BotTurn
from boardwright.games.baghdad.building import building_action
from boardwright.games.baghdad.building_effects import ChooseBuildingEffect
from boardwright.games.baghdad.city_tiles import city_tile_action
from boardwright.games.baghdad.components import (
    BOATS,
    BOT,
    COINS,
    FAVOUR_POINTS,
    HIDDEN_DAY,
    NIGHT,
    NO_CARD,
    SITE,
    STARTING,
    TILE_SLOT,
)
from boardwright.games.baghdad.counts import is_met
from boardwright.games.baghdad.notes import (
    BOX,
    CARD,
    DISCARD,
    HAND,
    MET,
    NOT_MET,
    SLOT,
    of_seat,
)
from boardwright.games.baghdad.observe import come_to_light, may_be_in
from boardwright.games.baghdad.palace import palace_action
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.refill import ChooseCharacter, RefillCity, RefillWisdom
from boardwright.games.baghdad.setting_up import SetUp
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.tuition import PayTuition
from boardwright.games.baghdad.vizier import ChooseLocation
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import MOVED, TURNED
from boardwright.kernel.packing import Action, first_of, pack, verb_of


class Course(Procedure[Baghdad]):
    """The whole game. BAG-1.2-1.5, 23.4, 23.6; BAG-A57"""

    def __init__(self, start_player: int, turns: int = 0, step: int = 1) -> None:
        super().__init__(step)
        self.start_player = start_player  # given by the table, or NOBODY: drawn
        self.turns = turns  # of all players, skipped ones included

    def clone(self) -> Course:
        return Course(self.start_player, self.turns, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        if step == 1:
            game.begin(SetUp(self.start_player))
            return True
        for _ in range(game.count):
            player = (game.start_player + self.turns) % game.count
            self.turns += 1
            if game.solo() and player == BOT:
                game.begin(BotTurn())  # after each turn of the player, the last one included
                return True
            if game.players[player].hand:
                game.begin(Turn(player))
                return True
            if game.solo():
                return False
        return False


class Turn(Procedure[Baghdad]):
    """The six steps of a turn. BAG-1.3"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> Turn:
        return Turn(self.player, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        if step == 1:
            game.begin_turn(self.player)
        elif step == 2:
            game.begin(Slide(self.player))
        elif step == 3:
            game.begin(ChooseCard(self.player))
        elif step == 4:
            move_boats(game, self.player)
        elif step == 5:
            game.begin(ChooseLocation(self.player))
        elif step == 6:
            game.begin(ChooseOrder(self.player))
        elif step == 7:
            game.begin(PayTuition(self.player))
        elif step == 8:
            game.begin(ChooseCharacter(self.player))
        elif step == 9:
            game.begin(RefillWisdom())
        elif step == 10:
            game.begin(RefillCity())
        return step < 10


class Slide(Procedure[Baghdad]):
    """All cards one slot to the right; one that is pushed off resolves its effect. BAG-4"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> Slide:
        return Slide(self.player, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        slots = game.players[self.player].slots
        if step == 1:
            self.let_trade(game, slots[LEAVING - 1])
        elif step == 2:
            row = of_seat(self.player, SLOT)
            for slot in range(LEAVING, 0, -1):
                slots[slot] = slots[slot - 1]
                if slots[slot] != NO_CARD and game.notes is not None:
                    card = CARD + slots[slot]
                    game.note(MOVED, self.player, card, 1, row + slot - 1, row + slot, 0, 4_01)
            slots[0] = NO_CARD
            return slots[LEAVING] != NO_CARD
        elif step == 3:
            met = is_met(game, self.player, slots[LEAVING])
            if game.notes is not None:
                starting = game.edition.cards.deck[slots[LEAVING]] == STARTING
                clause = 4_03 if starting else 4_04
                turned = MET if met else NOT_MET
                game.note(TURNED, self.player, CARD + slots[LEAVING], 1, 0, turned, 0, clause)
            if met:
                game.gain(self.player, game.edition.cards.reward[slots[LEAVING]])
        elif step == 4:
            turn_face_down(game, self.player, slots[LEAVING])
        return step < 4

    def let_trade(self, game: Baghdad, leaving: int) -> None:
        """Coins, favour and boats may be changed before they are counted. BAG-A18"""
        if leaving != NO_CARD and game.edition.cards.thing[leaving] in (COINS, FAVOUR_POINTS, BOATS):
            game.begin(BeforeSlide(self.player))


def turn_face_down(game: Baghdad, player: int, card: int) -> None:
    """To the discard pile; a night card that is not met leaves the game. BAG-4.3-4.6; BAG-A32"""
    me = game.players[player]
    if game.edition.cards.deck[card] == NIGHT and not is_met(game, player, card):
        game.box |= BIT[card]
        target = BOX
    else:
        me.discard |= BIT[card]
        target = of_seat(player, DISCARD)
    if game.notes is not None:
        game.note(MOVED, player, CARD + card, 1, of_seat(player, SLOT) + LEAVING, target, 0, 4_05)
    me.slots[LEAVING] = NO_CARD


class BeforeSlide(Pause):
    """The last moment before a requirement of coins, favour or boats is checked. BAG-14.1; BAG-A18"""


class ChooseCard(TurnQuestion):
    """Which card of the hand to play into the left slot. BAG-5.1, 5.3"""

    def candidates(self, game: Baghdad) -> list[Action]:
        hand = game.players[self.player].hand
        if not hand or max(hand) < HIDDEN_DAY:
            return [pack(PLAY, card) for card in hand]
        return [pack(PLAY, card) for card in may_be_in(game, hand)]

    def take(self, game: Baghdad, action: Action) -> None:
        me = game.players[self.player]
        come_to_light(game, me.hand, first_of(action))
        me.hand.remove(first_of(action))
        me.slots[0] = first_of(action)
        if game.notes is not None:
            hand = of_seat(self.player, HAND)
            slot = of_seat(self.player, SLOT)
            game.note(MOVED, self.player, CARD + first_of(action), 1, hand, slot, 0, 5_01)


class ChooseOrder(TurnQuestion):
    """The location's action first, or the building effects. BAG-7.7"""

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(ACTION_FIRST), pack(EFFECTS_FIRST)]

    def take(self, game: Baghdad, action: Action) -> None:
        if verb_of(action) == ACTION_FIRST:
            game.begin(ChooseBuildingEffect(self.player, 0, 0))
            game.begin(TakeAction(self.player))
        else:
            game.begin(TakeAction(self.player))
            game.begin(ChooseBuildingEffect(self.player, 0, 0))


class TakeAction(Procedure[Baghdad]):
    """What the vizier's location offers. BAG-7.7, 8, 9, 10"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> TakeAction:
        return TakeAction(self.player, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        kind = game.edition.city.kind[game.players[self.player].vizier]
        if kind == TILE_SLOT:
            city_tile_action(game, self.player)
        elif kind == SITE:
            building_action(game, self.player)
        else:
            palace_action(game, self.player)
        return False
