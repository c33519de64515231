"""A player's turn: die, Architect, two actions, scoring check, Assistant. TAB-4, 12"""

from __future__ import annotations

from boardwright.games.tabannusi.action_tiles import tiles_in, use_tile, why_not_tile
from boardwright.games.tabannusi.actions import (
    CLAIM_SHIP,
    CONSTRUCT,
    END_ACTIONS,
    GARDENING,
    GO_ON,
    MOVE,
    MOVE_FOR_GOLD,
    PORT_HOUSE,
    PROJECT,
    SCORE,
    START_DISTRICT,
    TAKE_DIE,
    USE_TILE,
    ZIGGURAT_HOUSE,
)
from boardwright.games.tabannusi.components import (
    CELLS,
    COMMON,
    DISTRICTS,
    NOWHERE,
    PORT,
    SPACES,
    TRACKS,
    ZIGGURAT_SPACES,
)
from boardwright.games.tabannusi.construct import ConstructBuilding, price_of_building, why_not_construct
from boardwright.games.tabannusi.gardening import ChooseGardening, can_garden
from boardwright.games.tabannusi.notes import OFFER
from boardwright.games.tabannusi.payments import IN_GOLD, as_price
from boardwright.games.tabannusi.port import (
    ClaimShip,
    PlacePortHouse,
    port_house_candidates,
    price_of_port_house,
    price_of_ship,
    why_not_claim,
    why_not_pay_gold,
    why_not_port_house,
)
from boardwright.games.tabannusi.projects import (
    PlaceProject,
    project_candidates,
    sites_for,
    why_not_project,
)
from boardwright.games.tabannusi.reasons import (
    BARGE_NOT_EMPTY,
    DIE_LEADS_ELSEWHERE,
    NO_DIE_OF_VALUE,
    NO_GOLD,
    NOTHING_TO_GARDEN,
)
from boardwright.games.tabannusi.scoring import ScoreDistrict, empty_barges
from boardwright.games.tabannusi.state import FACES, QuestionOfTurn, Tabannusi
from boardwright.games.tabannusi.ziggurat import (
    PlaceZigguratHouse,
    price_of_ziggurat_house,
    why_not_ziggurat_house,
)
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import members
from boardwright.kernel.notes import BEGAN
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of
from boardwright.kernel.prices import FREE, Price, amount_of, so_much


class PlayerTurn(Procedure[Tabannusi]):
    """One turn. TAB-4.2"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> PlayerTurn:
        return PlayerTurn(self.player, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.begin_turn(self.player)
        elif step == 2:
            self.place_workers(game)
        elif step == 3:  # also the checkpoint before the die
            game.begin(ChooseDie(self.player))
        elif step == 4:  # the checkpoints around the actions are the questions themselves
            game.begin(PerformActions(self.player))
        elif step == 5:
            game.begin(CheckScoring(self.player))
        elif step == 6:
            self.move_assistant(game)
        return step < 6

    def place_workers(self, game: Tabannusi) -> None:
        """On the first turn. TAB-4.3"""
        if game.players[self.player].architect == NOWHERE:
            game.begin(ChooseStartDistrict(self.player))

    def move_assistant(self, game: Tabannusi) -> None:
        """TAB-12.4"""
        game.move_assistant(self.player, game.players[self.player].architect, 1204)


class ChooseStartDistrict(Decision[Tabannusi]):
    """Where both workers begin. TAB-4.3; DP-1"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(START_DISTRICT, district) for district in range(DISTRICTS)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return OK

    def take(self, game: Tabannusi, action: Action) -> None:
        game.move_architect(self.player, first_of(action), 403)
        game.move_assistant(self.player, first_of(action), 403)


class ChooseDie(QuestionOfTurn):
    """Which die to take from the Barge; nothing if free actions have emptied it. TAB-4.4, 4.16; DP-2, DP-3"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        colour = game.local[game.players[self.player].assistant]
        if game.on_barge(colour) == 0:
            return [pack(GO_ON)]
        return [pack(TAKE_DIE, value) for value in range(1, FACES + 1)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        colour = game.local[game.players[self.player].assistant]
        if verb_of(action) == GO_ON:
            return OK if game.on_barge(colour) == 0 else BARGE_NOT_EMPTY
        return OK if game.barge[colour * FACES + first_of(action) - 1] else NO_DIE_OF_VALUE

    def take(self, game: Tabannusi, action: Action) -> None:
        if verb_of(action) == TAKE_DIE:
            colour = game.local[game.players[self.player].assistant]
            game.take_from_barge(self.player, colour, first_of(action), 404)
            game.begin(ChooseMove(self.player, first_of(action)))


def districts_of_die(game: Tabannusi, barge: int, value: int, architect: int) -> list[int]:
    """Return where a die of a District's Barge leads; a 6 to those no die left there shows. TAB-4.5, 4.7

    Where every number is shown the Architect stays, wherever a free action has brought it.
    """
    if value < FACES:
        return [value - 1]
    at = game.local[barge] * FACES
    return [district for district in range(DISTRICTS) if game.barge[at + district] == 0] or [architect]


class ChooseMove(Decision[Tabannusi]):
    """Where the Architect goes: by the die, or anywhere for Gold. TAB-4.5-4.7; TAB-A11; DP-4"""

    def __init__(self, player: int, value: int) -> None:
        super().__init__(player)
        self.value = value

    def candidates(self, game: Tabannusi) -> list[Action]:
        out = [pack(MOVE, district) for district in range(DISTRICTS)]
        return out + [pack(MOVE_FOR_GOLD, district) for district in range(DISTRICTS)]

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-4.6"""
        return so_much(IN_GOLD, game.edition.move_gold) if verb_of(action) == MOVE_FOR_GOLD else FREE

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        if verb_of(action) == MOVE_FOR_GOLD:
            gold = amount_of(self.price(game, action), IN_GOLD)
            return OK if game.players[self.player].gold >= gold else NO_GOLD
        if self.leads_to(game, first_of(action)):
            return OK
        return DIE_LEADS_ELSEWHERE

    def leads_to(self, game: Tabannusi, district: int) -> bool:
        """Tell whether the die leads to a District."""
        if self.value < FACES:  # for speed: only a 6 has to be looked up
            return self.value == district + 1
        me = game.players[self.player]
        return district in districts_of_die(game, me.assistant, self.value, me.architect)

    def take(self, game: Tabannusi, action: Action) -> None:
        if verb_of(action) == MOVE_FOR_GOLD:
            game.pay_gold(self.player, amount_of(self.price(game, action), IN_GOLD), clause=406)
        game.move_architect(self.player, first_of(action), 405)


class PerformActions(Procedure[Tabannusi]):
    """Up to two actions, then the checkpoint before scoring. TAB-4.9; DP-5 to DP-7"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> PerformActions:
        return PerformActions(self.player, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if game.actions_over:
            return False  # ending the actions was the checkpoint
        if step <= game.edition.actions_per_turn:
            game.begin(ChooseAction(self.player))
            return True
        game.begin(Checkpoint(self.player))
        return False


def number_of_action(game: Tabannusi) -> int:
    """Return which action of the turn is to be chosen or carried out, from 1; 0 outside them."""
    for frame in game.agenda.frames:
        if isinstance(frame, PerformActions):
            return frame.step - 1
    return 0


class Checkpoint(QuestionOfTurn):
    """Time for free actions; it passes by itself when none is possible. TAB part iii, DP-F"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(GO_ON)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return OK

    def take(self, game: Tabannusi, action: Action) -> None:
        if game.notes is not None:
            game.note(BEGAN, self.player, OFFER, clause=1101)


class ChooseAction(QuestionOfTurn):
    """An action of the Assistant's District, or an end of the actions. TAB-4.9-4.13; DP-6, DP-7"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        district = game.players[self.player].assistant
        out: list[Action] = []
        if district < COMMON:
            for colour in range(TRACKS):
                out += project_candidates(game, district, colour)
            for colour in range(TRACKS):
                out.append(pack(CONSTRUCT, colour))
            out.append(pack(GARDENING))
        elif district == PORT:
            out += port_house_candidates(game, self.player)
            out += [pack(CLAIM_SHIP, cell) for cell in range(CELLS)]
        else:
            out += [pack(ZIGGURAT_HOUSE, space) for space in range(ZIGGURAT_SPACES)]
        out += [pack(USE_TILE, tile) for tile in tiles_in(game, district)]
        out.append(pack(END_ACTIONS))
        return out

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-6.2, 8.1, 8.10, 9.2"""
        verb = verb_of(action)
        if verb == CLAIM_SHIP:
            return price_of_ship(game, self.player, game.edition.ship_gold)
        if verb == CONSTRUCT:
            district = game.players[self.player].assistant
            return as_price(price_of_building(game, self.player, district, first_of(action)), 0)
        if verb == PORT_HOUSE:
            return as_price(price_of_port_house(game, second_of(action), False), 0)
        return as_price(price_of_ziggurat_house(game), 0) if verb == ZIGGURAT_HOUSE else FREE

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        verb = verb_of(action)
        player = self.player
        if verb == PROJECT:
            return why_not_project(game, player, first_of(action), second_of(action))
        if verb == CONSTRUCT:
            return why_not_construct(game, player, game.players[player].assistant, first_of(action))
        if verb == GARDENING:
            possible = can_garden(game, player, game.players[player].assistant)
            return OK if possible else NOTHING_TO_GARDEN
        if verb == PORT_HOUSE:
            return why_not_port_house(game, player, first_of(action), second_of(action), False)
        if verb == CLAIM_SHIP:
            reason = why_not_claim(game, player, first_of(action))
            return reason if reason != OK else why_not_pay_gold(game, player, game.edition.ship_gold)
        if verb == ZIGGURAT_HOUSE:
            return why_not_ziggurat_house(game, player, first_of(action))
        if verb == USE_TILE:
            return why_not_tile(game, player, first_of(action))
        return OK

    def options(self, game: Tabannusi) -> list[Action]:
        """For speed: one mask for all Projects of a colour."""
        district = game.players[self.player].assistant
        if district >= COMMON:
            return [a for a in self.candidates(game) if self.why_not(game, a) == OK]
        out: list[Action] = []
        for colour in range(TRACKS):
            for space in members(sites_for(game, self.player, district, colour)):
                out.append(pack(PROJECT, colour, district * SPACES + space))
        for colour in range(TRACKS):
            if why_not_construct(game, self.player, district, colour) == OK:
                out.append(pack(CONSTRUCT, colour))
        if can_garden(game, self.player, district):
            out.append(pack(GARDENING))
        for tile in tiles_in(game, district):
            if why_not_tile(game, self.player, tile) == OK:
                out.append(pack(USE_TILE, tile))
        out.append(pack(END_ACTIONS))
        return out

    def take(self, game: Tabannusi, action: Action) -> None:
        verb = verb_of(action)
        player = self.player
        district = game.players[player].assistant
        if verb == PROJECT:
            game.begin(PlaceProject(player, first_of(action), second_of(action)))
        elif verb == CONSTRUCT:
            game.begin(ConstructBuilding(player, district, first_of(action), 0, []))
        elif verb == GARDENING:
            game.begin(ChooseGardening(player, district, 0, True))
        elif verb == PORT_HOUSE:
            game.begin(PlacePortHouse(player, first_of(action), second_of(action), False))
        elif verb == CLAIM_SHIP:
            game.begin(ClaimShip(player, first_of(action), game.edition.ship_gold))
        elif verb == ZIGGURAT_HOUSE:
            game.begin(PlaceZigguratHouse(player, first_of(action)))
        elif verb == USE_TILE:
            use_tile(game, player, first_of(action))
        else:
            game.actions_over = True


class CheckScoring(Procedure[Tabannusi]):
    """Empty Barges are scored one after the other until none is empty. TAB-12.1-12.3, 12.6, 11.8"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> CheckScoring:
        return CheckScoring(self.player, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.pending = 0  # the Gardening of S08 had to come before. TAB-18.8
        elif step == 2:
            return self.score_next(game)
        elif step == 3:
            self.step = 1
            game.begin(Checkpoint(self.player))
        return True

    def score_next(self, game: Tabannusi) -> bool:
        if not empty_barges(game):
            return False
        game.begin(ChooseDistrictToScore(self.player))
        return True


class ChooseDistrictToScore(Decision[Tabannusi]):
    """Which of the empty Barges is scored next. TAB-12.2; DP-8"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(SCORE, district) for district in range(DISTRICTS)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        empty = game.on_barge(game.local[first_of(action)]) == 0
        return OK if empty else BARGE_NOT_EMPTY

    def take(self, game: Tabannusi, action: Action) -> None:
        game.begin(ScoreDistrict(self.player, first_of(action), False))
