"""City History: emblems on streets, and the events that strike the others. ATT-14, ATT-15"""

from __future__ import annotations

from boardwright.games.attandarra.actions import HISTORY_TILE, RESCUE
from boardwright.games.attandarra.building import can_hold
from boardwright.games.attandarra.components import (
    CITIZEN,
    COIN,
    EVENTS,
    FIRE,
    HANSEATIC_LEAGUE,
    LOOTING,
    MINT_RIGHT,
    NO_EVENT,
    PLAGUE,
    TOWN_CHARTER,
)
from boardwright.games.attandarra.notes import (
    EMBLEM,
    EVENT,
    MARKER,
    ROUND_TILE,
    STREET,
    TILE,
    UNSEEN,
    city_space,
    supply_of,
)
from boardwright.games.attandarra.reasons import (
    CANNOT_HOLD,
    NO_SUCH_MARKER,
    NOT_A_NEIGHBOUR,
    NOT_IN_DANGER,
    TARGET_HAS_MARKER,
    TILE_BURNED,
)
from boardwright.games.attandarra.scoring import EVENTS_SCORED
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.agenda import Chance, Decision, Procedure
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import AWAY, MOVED, SCORED
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, first_of, pack, second_of, third_of
from boardwright.kernel.prices import Price


def put_emblem(game: Attandarra, player: int, street: int, price: Price) -> None:
    """Pay and put an emblem on a street, where it stays. ATT-14.2, 14.5"""
    me = game.players[player]
    game.pay(player, price, 14_02)
    me.emblems -= 1
    game.emblems[street] = player
    game.note(MOVED, player, EMBLEM, 1, supply_of(player), STREET + street, 0, 14_02)


class TurnUpHistoryTile(Chance[Attandarra]):
    """The top history tile. ATT-15.1; ATT-A21"""

    def candidates(self, game: Attandarra) -> list[Action]:
        return [pack(HISTORY_TILE, event) for event in range(EVENTS) if game.events_left[event]]

    def weight(self, game: Attandarra, outcome: Action) -> int:
        return game.events_left[first_of(outcome)]

    def take(self, game: Attandarra, action: Action) -> None:
        game.events_left[first_of(action)] -= 1
        game.event = first_of(action)
        game.note(MOVED, CHANCE, EVENT + game.event, 1, UNSEEN, ROUND_TILE, 0, 15_01)


def is_struck(game: Attandarra, player: int, street: int) -> bool:
    """Tell whether the event strikes a street of a player's city. ATT-15.3, 14.6; ATT-A18, ATT-A31"""
    owner = game.emblems[street]
    if game.switches.only_emblem_streets_struck:
        return owner != NOBODY
    if game.switches.emblem_protects_owner_only:
        return owner != player
    return owner == NOBODY


def struck_spaces(game: Attandarra, player: int) -> int:
    """Return the spaces of a city whose row or column is struck. ATT-15.5"""
    spaces = 0
    for street in range(game.edition.streets):
        if is_struck(game, player, street):
            spaces |= game.edition.street_spaces[street]
    return spaces


class StrikeEvent(Procedure[Attandarra]):
    """The event of the round strikes every city in the order of seats. ATT-15.2"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> StrikeEvent:
        return StrikeEvent(self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step <= game.seats:
            self.strike(game, step - 1)
        elif step == game.seats + 1:
            self.let_emblems_leave(game)
        elif step == game.seats + 2:
            game.note(MOVED, NOBODY, EVENT + game.event, 1, ROUND_TILE, AWAY, 0, 15_17)
            game.event = NO_EVENT
        return step < game.seats + 2

    def strike(self, game: Attandarra, player: int) -> None:
        if game.event == PLAGUE:
            plague(game, player)
        elif game.event == LOOTING:
            looting(game, player)
        elif game.event == FIRE:
            game.begin(FireInCity(player, 0))
        else:
            favour(game, player)

    def let_emblems_leave(self, game: Attandarra) -> None:
        """Only where the table plays that emblems last for one event. ATT-A19"""
        if game.switches.emblems_leave:
            for street in range(game.edition.streets):
                if game.emblems[street] != NOBODY:
                    game.note(MOVED, game.emblems[street], EMBLEM, 1, STREET + street, AWAY, 0, 14_05)
                game.emblems[street] = NOBODY


def favour(game: Attandarra, player: int) -> None:
    """A positive event: a point for each item, once for row and once for column. ATT-15.4, 15.6-15.8"""
    me = game.players[player]
    points = 0
    for street in range(game.edition.streets):
        if is_struck(game, player, street):
            spaces = game.edition.street_spaces[street]
            if game.event == HANSEATIC_LEAGUE:
                points += count(spaces & (me.completed | me.unfinished()))
            for space in members(spaces):
                if game.event == TOWN_CHARTER:
                    points += me.citizens_at(space)
                elif game.event == MINT_RIGHT:
                    points += me.coins_at(space)
    if points:
        me.points_events += points
        game.note(SCORED, player, EVENTS_SCORED, points, cause=EVENT + game.event, clause=15_04)


def shelter(game: Attandarra, player: int, kinds: int) -> int:
    """Return the spaces on or next to a player's buildings of these kinds, complete or not. ATT-A26"""
    me = game.players[player]
    spaces = 0
    for space in members(me.completed | me.unfinished()):
        if me.tile_at[space] < game.edition.kinds and kinds & BIT[me.tile_at[space]]:
            spaces |= BIT[space]
    return spaces | game.beside(spaces)


def plague(game: Attandarra, player: int) -> None:
    """Citizens leave the struck spaces, except on and next to the Hospital. ATT-15.9"""
    me = game.players[player]
    for space in members(struck_spaces(game, player) & ~shelter(game, player, game.edition.hospitals)):
        lose_markers(game, player, space, CITIZEN, me.citizens_at(space), 15_09)


def looting(game: Attandarra, player: int) -> None:
    """Coins leave the struck spaces, except on and next to a castle. ATT-15.10"""
    me = game.players[player]
    for space in members(struck_spaces(game, player) & ~shelter(game, player, game.edition.castles)):
        lose_markers(game, player, space, COIN, me.coins_at(space), 15_10)


def lose_markers(game: Attandarra, player: int, space: int, marker: int, n: int, clause: int) -> None:
    """Markers of one kind leave the game from a space of a city."""
    if n:
        place = city_space(player, space)
        game.note(MOVED, player, MARKER + marker, n, place, AWAY, EVENT + game.event, clause)
    for _ in range(n):
        game.players[player].lift_marker(space, marker)


class FireInCity(Procedure[Attandarra]):
    """Tiles burn; then markers are saved one by one; the others are lost. ATT-15.11-15.13; ATT-A17"""

    def __init__(self, player: int, was_empty: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.was_empty = was_empty  # spaces without a marker before the fire

    def clone(self) -> FireInCity:
        return FireInCity(self.player, self.was_empty, self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            self.was_empty = spaces_without_marker(game, self.player)
        elif step == 2:
            burn_tiles(game, self.player)
        elif step == 3:
            self.save_a_marker(game)
        elif step == 4:
            lose_the_others(game, self.player)
        return step < 4

    def save_a_marker(self, game: Attandarra) -> None:
        question = SaveMarker(self.player, self.was_empty)
        if question.options(game):
            self.step = 3
            game.begin(question)


def spaces_without_marker(game: Attandarra, player: int) -> int:
    """Return the spaces of a city that hold no marker."""
    spaces = 0
    for space in range(game.edition.spaces):
        if game.players[player].markers[space] == 0:
            spaces |= BIT[space]
    return spaces


def burn_tiles(game: Attandarra, player: int) -> None:
    """Struck tiles return to the supply, except the reservoir and its neighbours. ATT-15.11, 15.12"""
    me = game.players[player]
    safe = me.reservoir | game.beside(me.reservoir)
    for space in members(me.tiles & struck_spaces(game, player) & ~safe):
        game.lift_tile(player, space, EVENT + FIRE, 15_11)


def in_danger(game: Attandarra, player: int) -> int:
    """Return the spaces where markers lie without a tile beneath them."""
    me = game.players[player]
    return game.edition.everywhere & ~me.tiles & ~spaces_without_marker(game, player)


def lose_the_others(game: Attandarra, player: int) -> None:
    """Markers that could not be saved leave the game. ATT-15.13"""
    me = game.players[player]
    for space in members(in_danger(game, player)):
        lose_markers(game, player, space, CITIZEN, me.citizens_at(space), 15_13)
        lose_markers(game, player, space, COIN, me.coins_at(space), 15_13)


class SaveMarker(Decision[Attandarra]):
    """Carry a marker from a burned tile to a neighbour that survived. ATT-15.13; ATT-A17"""

    def __init__(self, player: int, was_empty: int) -> None:
        super().__init__(player)
        self.was_empty = was_empty

    def candidates(self, game: Attandarra) -> list[Action]:
        me = game.players[self.player]
        out: list[Action] = []
        for space in members(in_danger(game, self.player)):
            for target in members(game.edition.beside[space]):
                if me.citizens_at(space):
                    out.append(pack(RESCUE, space, CITIZEN, target))
                if me.coins_at(space):
                    out.append(pack(RESCUE, space, COIN, target))
        return out

    def facts(self, game: Attandarra, action: Action) -> dict[str, int]:
        return {"target": third_of(action)}

    def why_not(self, game: Attandarra, action: Action) -> Reason:
        space = first_of(action)
        marker = second_of(action)
        target = third_of(action)
        me = game.players[self.player]
        if not in_danger(game, self.player) & BIT[space]:
            return NOT_IN_DANGER
        if (me.citizens_at(space) if marker == CITIZEN else me.coins_at(space)) == 0:
            return NO_SUCH_MARKER
        if not game.edition.beside[space] & BIT[target]:
            return NOT_A_NEIGHBOUR
        if not me.tiles & BIT[target]:
            return TILE_BURNED
        if not self.may_take_in(game, target):
            return TARGET_HAS_MARKER
        if not can_hold(game, self.player, target, marker):
            return CANNOT_HOLD
        return OK

    def may_take_in(self, game: Attandarra, target: int) -> bool:
        """A tile that holds none takes one in; by the other reading, one that was empty takes any number."""
        if game.players[self.player].markers[target] == 0:
            return True
        if game.switches.one_marker_per_tile or not game.switches.fire_target_takes_many:
            return False
        return self.was_empty & BIT[target] != 0

    def take(self, game: Attandarra, action: Action) -> None:
        me = game.players[self.player]
        marker, target = second_of(action), third_of(action)
        me.lift_marker(first_of(action), marker)
        me.put_marker(target, marker)
        origin = city_space(self.player, first_of(action))
        tile = TILE + me.tile_at[target]
        game.note(
            MOVED, self.player, MARKER + marker, 1, origin, city_space(self.player, target), tile, 15_13
        )
