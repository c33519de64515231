"""Rings, flags, prices and ghosts over everything that answers the open question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, short
from boardwright.faces.drawing.target import Box, Ring, flag, is_listed, name_of, ways_of
from boardwright.faces.face import Option, Question
from boardwright.faces.telling.wording import say, semicolon
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.boats import ChoosePortAction
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import CIVIC, NOWHERE, PALACE_SITE, PORT_SLOTS, SITE
from boardwright.games.baghdad.face.art import owned, seat_class, tile_face
from boardwright.games.baghdad.face.desk import Desk
from boardwright.games.baghdad.face.foresight import Toll, missing_icons, toll_of
from boardwright.games.baghdad.face.layout import CARD, RIVER, WALL, Layout, around
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.price_tags import tag
from boardwright.games.baghdad.face.stamps import stamp
from boardwright.games.baghdad.face.target_flags import SITE_TARGET, flag_in_city, flag_on_river, has_parted
from boardwright.games.baghdad.palace import ChooseSpace
from boardwright.games.baghdad.prices import IN_STEPS
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import Action, first_of, second_of, verb_of
from boardwright.kernel.prices import amount_of
from boardwright.table.observation import Observation

SPOKEN: Final = 3  # as many answers at one place are read out


class Aim:
    """What a maker of targets needs."""

    def __init__(self, layout: Layout, desk: Desk) -> None:
        """Take the drawing's layout, and the desk of the seat that is asked."""
        self.layout = layout
        self.desk = desk
        self.game = desk.game
        self.naming = desk.naming
        self.player = desk.player


def draw_targets(
    layers: Layers,
    layout: Layout,
    game: Baghdad,
    naming: Naming,
    observation: Observation,
    question: Question,
) -> None:
    """Draw a target for each place that answers; a place with several answers holds them all."""
    words = observation.title.words(observation.printed)
    aim = Aim(layout, Desk(observation, observation.seat, words, game, naming))
    for option in question.options:
        ways = ways_of(option).items()
        for element, indices in sorted(ways, key=lambda way: not is_site(aim, option.actions[way[1][0]])):
            layers.targets.append(target_of(layers, aim, option, element, indices))
    layers.targets.append(steps_to_quadrants(layers, aim, question))


def target_of(layers: Layers, aim: Aim, option: Option, element: str, indices: list[int]) -> str:
    """Return one target: what it says, its ring and flag, what it costs, the ghost of the piece."""
    action = option.actions[indices[0]]
    labels = [option.target_labels[index] for index in indices]
    said = labels[0]
    if len(labels) > SPOKEN:
        said = say("{n} ways: {first} and others", n=len(labels), first=labels[0])
    elif len(labels) > 1:
        said = say("{n} ways: {ways}", n=len(labels), ways=semicolon().join(labels))
    ring = ring_of(aim, action)
    ground = ring_with_ghost(layers, ring, ghost(layers, aim, action))
    inside = ground + price(layers, aim, [option.actions[index] for index in indices])
    return marked(option, element, ring, said, inside)


def ring_with_ghost(layers: Layers, ring: Ring, ghost: str) -> str:
    """Return a ring with its flag and the ghost in it; most targets of a question have the same."""
    x, y, width, height = ring.box
    size = f'width="{short(width)}" height="{short(height)}" rx="4"'
    drawn = f'<rect class="hit" {size}/><rect class="ring" {size}/>{ghost}'
    drawn += flag(ring.flag[0] - x, ring.flag[1] - y)
    return stamp(layers, drawn, drawn, x, y)


def marked(option: Option, element: str, ring: Ring, said: str, inside: str) -> str:
    """Return a target: its name for those who listen, what is drawn there, the number of its option."""
    name = "" if is_listed(option) else name_of(option, said)
    return (
        f'<g class="tgt" id="{element}" data-opt="{option.number}"{name}>{inside}'
        f'<text class="fn" x="{round(ring.flag[0] + 9)}" y="{round(ring.flag[1] + 12.5)}">'
        f"{option.number}</text></g>"
    )


def is_site(aim: Aim, action: Action) -> bool:
    """Tell whether the vizier goes to a building site."""
    return verb_of(action) == actions.GO and aim.game.edition.city.kind[first_of(action)] == SITE


def ring_of(aim: Aim, action: Action) -> Ring:
    """Return where the target of an answer lies, and its flag, which keeps clear of its neighbours."""
    verb = verb_of(action)
    x, y, width, height = BOXES[verb](aim, action)
    box = (x, y, width, height)
    if verb == actions.CONSTRUCT_PUBLIC:
        return Ring(box, (x + width - 13, y + height - 15))
    if verb <= actions.LAST_BONUS:
        return Ring(box, (x - 13, y + 5))
    if verb == actions.MOVE_BOAT:
        return Ring(box, flag_on_river(aim.layout, second_of(action), place_among_boats(aim, action), box))
    if BOXES[verb] in (of_location, of_vizier, of_own_building):
        return Ring(box, flag_in_city(box))
    return Ring(box, (x - 5, max(y - 9, -2)))


# Boxes ------------------------------------------------------------------------------------------------


def around_point(x: float, y: float, size: float) -> Box:
    """Return a square around a point."""
    return (x - size / 2, y - size / 2, size, size)


def at_location(aim: Aim, location: int) -> Box:
    """Return the box of a location of the city."""
    kind = aim.game.edition.city.kind[location]
    return around_point(*aim.layout.location(location), SITE_TARGET if kind in (SITE, PALACE_SITE) else 54)


def of_location(aim: Aim, action: Action) -> Box:
    """A location."""
    return at_location(aim, first_of(action))


def of_vizier(aim: Aim, _action: Action) -> Box:
    """The location under the own vizier."""
    return at_location(aim, aim.game.players[aim.player].vizier)


def of_own_building(aim: Aim, _action: Action) -> Box:
    """The first own building in the quadrant."""
    city = aim.game.edition.city
    me = aim.game.players[aim.player]
    here = city.in_quadrant[city.quadrant[me.vizier]]
    return at_location(aim, next(site for site in here if me.sites >> site & 1))


def of_tile(aim: Aim, action: Action) -> Box:
    """A spot, the civic board, or the tile itself."""
    question = aim.game.agenda.open_question()
    assert isinstance(question, ChooseTile)
    if question.location == NOWHERE:
        return of_location(aim, action)
    if second_of(action) == CIVIC:
        return of_civic(aim, question.type)
    return aim.layout.spot(aim.naming.names.rows.index(question.type), second_of(action))


def of_civic(aim: Aim, type: int) -> Box:
    """A space in the own column of the civic board."""
    row = aim.game.edition.modules.civic_rows.index(type)
    x, y, width, height = aim.layout.civic(row, aim.player, aim.game.count)
    return (x, y - 1.5, width, height + 3)


def of_card_in_hand(aim: Aim, action: Action) -> Box:
    """A card in hand."""
    x, y = aim.layout.hand(aim.game.players[aim.player].hand.index(first_of(action)))
    return (x, y, *CARD)


def of_card_on_display(aim: Aim, action: Action) -> Box:
    """A card of the wisdom area."""
    x, y = aim.layout.card(aim.game.display.index(first_of(action)))
    return (x, y, *CARD)


def of_node(aim: Aim, action: Action) -> Box:
    """Where a boat may go; boats from different spaces have their places side by side."""
    node = second_of(action)
    spaces = aim.game.edition.river.spaces
    place = place_among_boats(aim, action)
    if node < spaces:
        x, y = aim.layout.node(node)
        goods = aim.game.edition.river.goods[node] >= 0 or node == 0
        return around_point(x + place * 0.7, y, 40 if goods else 28)
    port = node - spaces
    x, y, width, height = aim.layout.mooring(port * PORT_SLOTS + aim.game.boats_in_port(port))
    return (x - 2 + place * 0.3, y - 3, width + 4, height + 4)


def place_among_boats(aim: Aim, action: Action) -> float:
    """Return how far from the middle a boat's target lies where several may go there."""
    rivals = [
        first_of(each)
        for each in aim.desk.observation.options
        if verb_of(each) == actions.MOVE_BOAT and second_of(each) == second_of(action)
    ]
    return (rivals.index(first_of(action)) - (len(rivals) - 1) / 2) * min(22.0, 66 / len(rivals))


def of_sale(aim: Aim, _action: Action) -> Box:
    """The coins in the purse."""
    return (1079, aim.layout.good(0)[1] - 67, 66, 28)


def of_good(aim: Aim, action: Action) -> Box:
    """Goods of a kind in the purse."""
    return aim.layout.good(first_of(action))


def of_contract(aim: Aim, _action: Action) -> Box:
    """The contract beside the port."""
    question = aim.game.agenda.open_question()
    assert isinstance(question, ChoosePortAction)
    return aim.layout.contract(aim.game.edition.river.stack[question.port])


def of_building(aim: Aim, action: Action) -> Box:
    """A building on offer."""
    building = first_of(action)
    level = aim.game.edition.buildings.level[building]
    x, y, width, height = aim.layout.building(level, top=aim.game.tops[level] == building)
    if verb_of(action) == actions.CONSTRUCT_PUBLIC:
        return (x, y + height * 0.55, width, height * 0.45)
    return (x, y, width, height * 0.52) if aim.game.public_works else (x, y, width, height)


def of_piece(aim: Aim, action: Action) -> Box:
    """A piece of the palace."""
    return aim.layout.piece(first_of(action))


def of_space(aim: Aim, action: Action) -> Box:
    """A space of the plan of the palace."""
    question = aim.game.agenda.open_question()
    assert isinstance(question, ChooseSpace)
    return aim.layout.space(question.kind, first_of(action))


def of_reward(aim: Aim, action: Action) -> Box:
    """A reward for a book."""
    x, y, width, height = aim.layout.reward(first_of(action), second_of(action))
    return (x, y - 1, width, height + 2)


def of_gap(aim: Aim, action: Action) -> Box:
    """A bonus between two rows."""
    board = aim.game.edition.board
    gap = first_of(action)
    order = aim.naming.names.rows
    row = min(order.index(board.gap_above[gap]), order.index(board.gap_below[gap]))
    return around_point(*aim.layout.gap(row, second_of(action)), 26)


def of_gate(aim: Aim, _action: Action) -> Box:
    """The black gate."""
    city = aim.game.edition.city
    angle = city.quadrant_angle[(city.black_gate + 1) % len(city.quadrant_angle)]
    return around_point(*around(angle, WALL - 6), 38)


def of_objective(aim: Aim, action: Action) -> Box:
    """A space of an objective."""
    return aim.layout.objective_space(aim.game.shown.index(first_of(action)), second_of(action))


def of_bonus(place: int) -> Callable[[Aim, Action], Box]:
    """Return a maker for a bonus action."""
    return lambda aim, _action: aim.layout.bonus(place)


BOXES: Final[dict[int, Callable[[Aim, Action], Box]]] = {
    actions.BUY_BOAT: of_bonus(0),
    actions.SPEND_FOR_COIN: of_bonus(1),
    actions.SPEND_FOR_GOOD: of_bonus(2),
    actions.SPEND_FOR_WILD: of_bonus(3),
    actions.PLAY: of_card_in_hand,
    actions.MOVE_BOAT: of_node,
    actions.SELL: of_sale,
    actions.BUY_GOOD: of_good,
    actions.FULFIL: of_contract,
    actions.GO: of_location,
    actions.ACTION_FIRST: of_vizier,
    actions.EFFECTS_FIRST: of_own_building,
    actions.PLACE_TILE: of_tile,
    actions.CHOOSE_SITE: of_location,
    actions.CONSTRUCT: of_building,
    actions.CONSTRUCT_PUBLIC: of_building,
    actions.BUILD_PIECE: of_piece,
    actions.COVER: of_space,
    actions.LIBRARY: of_reward,
    actions.GAIN_GOOD: of_good,
    actions.GAIN_TWO: of_good,
    actions.FIRST_BONUS: of_gap,
    actions.RESOLVE: of_location,
    actions.EXTOLL: lambda aim, action: of_civic(aim, first_of(action)),
    actions.CHARITY: of_gate,
    actions.OBJECTIVE: of_objective,
    actions.TAKE_CARD: of_card_on_display,
}


# What is seen inside ----------------------------------------------------------------------------------


def price(layers: Layers, aim: Aim, here: list[Action]) -> str:
    """Return what the answers at a place cost, written on it: tuition, moves, icons to be spent."""
    action = here[0]
    x, y, width, height = BOXES[verb_of(action)](aim, action)
    if verb_of(action) == actions.GO:
        down = height / 2 + 3 if is_site(aim, action) else height  # a site shows little that it would cover
        tag_there = toll_tag(layers, toll_of(aim.game, aim.player, action), x + width / 2, y + down)
        anywhere = aim.game.players[aim.player].vizier == NOWHERE
        return f'<g class="bag-toll">{tag_there}</g>' if anywhere and tag_there else tag_there
    if verb_of(action) == actions.MOVE_BOAT:
        moves = aim.game.facts(action)["cost"]
        place = place_among_boats(aim, action)
        above = y < RIVER[1] + 40 and has_parted(aim.layout, second_of(action))
        row = (("" if place else "k-boat", str(moves)),)  # side by side there is room for numbers only
        return tag(layers, row, x + width / 2 + place * 1.2, y + 2 if above else y + height - 3)
    if verb_of(action) == actions.SPEND_FOR_COIN:
        return ""
    least = min(missing_icons(aim.desk, each) for each in here)
    if least:
        return tag(layers, (("wild", str(least)),), x + width / 2, y + height - 2)
    return ""


def toll_tag(layers: Layers, toll: Toll, x: float, y: float) -> str:
    """Return the coins and the favour that a location takes; nothing where it is free."""
    found = tuple((icon, str(n)) for icon, n in (("coin", toll.coins), ("favour", toll.favour)) if n)
    return tag(layers, found, x, y - 3) if found else ""


def steps_to_quadrants(layers: Layers, aim: Aim, question: Question) -> str:
    """Return the steps that each quadrant takes, beside its name."""
    city = aim.game.edition.city
    steps: dict[int, int] = {}
    for option in question.options:
        for action in option.actions:
            if verb_of(action) == actions.GO:
                steps[city.quadrant[first_of(action)]] = amount_of(aim.game.price(action), IN_STEPS)
    out = ""
    for quadrant, n in steps.items():
        x, y = around(city.quadrant_angle[quadrant] + 45, WALL + 52)
        out += tag(layers, (("step", str(n)),), x, y + 25) if n else ""
    return out


GHOSTS: Final = {
    actions.GO: ("vizier", 38.0),
    actions.CHOOSE_SITE: ("house", 24.0),
    actions.MOVE_BOAT: ("boat", 30.0),
    actions.BUILD_PIECE: ("barchitect", 30.0),
    actions.LIBRARY: ("library", 22.0),
}


def ghost(layers: Layers, aim: Aim, action: Action) -> str:
    """Return the piece that would lie there, seen while the target is lit; its place counts from the ring."""
    verb = verb_of(action)
    x, y, width, height = BOXES[verb](aim, action)
    if verb == actions.PLACE_TILE:
        question = aim.game.agenda.open_question()
        assert isinstance(question, ChooseTile)
        if question.location == NOWHERE or second_of(action) == CIVIC:
            return ""
        tile = aim.game.city[first_of(action)]
        face = kept(layers, tile_face, aim.naming.printed, tile, 30)
        return stamp(layers, f"own{tile}.0", face, width / 2, height / 2).replace(
            "<use ", '<use class="gh" ', 1
        )
    if verb not in GHOSTS:
        return ""
    kind, size = GHOSTS[verb]
    spot = (width / 2, height / 2)
    if verb == actions.GO:
        a, b = aim.layout.vizier(aim.player, first_of(action))
        spot = (a - x, b - y)
    drawn = owned(layers, kind, aim.player, size, *spot)
    return drawn.replace("<use ", f'<use class="gh {seat_class(aim.player)}" ', 1)
