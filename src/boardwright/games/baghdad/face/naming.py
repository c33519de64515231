"""What the things of Baghdad are called, in singular and plural, and what effects do in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from boardwright.faces.telling.people import People
from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import both, later, points_of, said_once, say, say_count, translated
from boardwright.games.baghdad.components import (
    ANY_GOODS,
    BOAT,
    BOAT_MOVES,
    BUILD,
    COIN,
    DOME,
    FAVOUR,
    FAVOUR_POINTS,
    FIRST_PATIENT,
    FIRST_STUDENT,
    GOODS,
    HIDDEN_DAY,
    HIDDEN_NIGHT,
    NEUTRAL,
    NO_TILE,
    OUTER,
    PATIENT,
    POINTS,
    SKILL_TILE,
    STARTING,
    STEP,
    STUDENT,
    TAKE_TILE,
    WILD,
    argument_of,
    kind_of,
    number_of,
    type_of,
    waived_by,
)
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.notes import RULING
from boardwright.games.baghdad.prices import IN_FAVOUR, IN_GOODS
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.title import TITLE
from boardwright.kernel.packing import NOBODY
from boardwright.kernel.prices import Price, amount_of, amounts, so_much
from boardwright.table.observation import Observation

SKILLS: Final = (
    later("figure"),
    later("abacus"),
    later("quill"),
    later("pedestal"),
    later("masonry"),
    later("boat"),
)
TYPES: Final = (later("book"), later("patient"), later("artefact"), later("student"))
MANY_TYPES: Final = (later("books"), later("patients"), later("artefacts"), later("students"))
A_TILE: Final = (later("a book"), later("a patient"), later("an artefact"), later("a student"))
KINDS: Final = (later("foundation"), later("wall"), later("tower"), later("base"), later("dome"))
THINGS: Final = list(sentence_file(__package__, "things").values())


class Naming(People):
    """Names of one edition, for one viewer."""

    def __init__(self, printed: Printed, people: Sequence[str], viewer: int) -> None:
        """Take the edition, the players' names by seat, and the viewer's seat or NOBODY."""
        super().__init__(people, viewer)
        self.printed = printed
        self.edition = printed.edition
        self.names = printed.names

    def person(self, seat: int) -> str:
        """Return a player's name, `You`, or who else has pieces on the table."""
        if seat == NEUTRAL:
            return say("a neutral architect")
        return super().person(seat) if seat < len(self.people) else say("The bot")

    def object(self, seat: int) -> str:
        """Return a player as the object of a sentence."""
        if seat == NEUTRAL:
            return say("a neutral architect")
        return super().object(seat) if seat < len(self.people) else say("the bot")

    # Pieces -------------------------------------------------------------------------------------

    def good(self, good: int) -> str:
        """Return a kind of good."""
        return plain(self.names.goods[good])

    def skill(self, icon: int) -> str:
        """Return a skill, or `boat`."""
        return say(SKILLS[icon])

    def icons(self, icon: int, n: int) -> str:
        """Return a number of icons of one kind."""
        return say_count("{n} {skill} icon", "{n} {skill} icons", n, skill=self.skill(icon))

    def type(self, type: int) -> str:
        """Return a type of city tile."""
        return say(TYPES[type])

    def types(self, type: int) -> str:
        """Return a type of city tile in the plural."""
        return say(MANY_TYPES[type])

    def tile(self, tile: int) -> str:
        """Return a city tile as it lies in the city."""
        if tile == NO_TILE:
            return say("empty")
        if type_of(tile) == STUDENT:
            return say("student ({icon})", icon=self.skill(tile - FIRST_STUDENT))
        if type_of(tile) == PATIENT:
            return say("patient ({good})", good=self.good(tile - FIRST_PATIENT))
        return plain(self.names.tiles[tile])

    def card(self, card: int) -> str:
        """Return the name of a character card; a hidden one is known by its deck."""
        if card == HIDDEN_DAY:
            return say("a day card")
        if card == HIDDEN_NIGHT:
            return say("a night card")
        name = translated(self.names.card_names[card])
        return say("Starter {id}", id=name) if self.edition.cards.deck[card] == STARTING else name

    def building(self, building: int) -> str:
        """Return the name of a building."""
        return translated(self.names.building_names[building])

    def location(self, location: int) -> str:
        """Return a location of the city, such as `NW outer 2`."""
        return plain(self.names.locations[location])

    def quadrant(self, quadrant: int) -> str:
        """Return a quadrant of the city."""
        return plain(self.names.quadrants[quadrant])

    def node(self, node: int) -> str:
        """Return a river space or port."""
        spaces = self.edition.river.spaces
        if node >= spaces:
            return self.port(node - spaces)
        return say("the start of the river") if node == 0 else plain(self.names.spaces[node])

    def port(self, port: int) -> str:
        """Return a port."""
        return plain(self.names.ports[port])

    def section(self, section: int) -> str:
        """Return a section of the palace."""
        return say("{section} section", section=plain(self.names.sections[section]))

    def piece(self, piece: int) -> str:
        """Return a palace piece, such as `wall, north section`."""
        palace = self.edition.palace
        kind = say(KINDS[palace.kind[piece]])
        if palace.kind[piece] >= DOME - 1:
            return kind
        return say("{kind}, {section}", kind=kind, section=self.section(palace.section[piece]))

    def kind(self, kind: int) -> str:
        """Return a kind of palace piece."""
        return say(KINDS[kind])

    def contract(self, contract: int) -> str:
        """Return a contract: its two goods and the icon on its back."""
        modules = self.edition.modules
        goods = [self.good(good) for good in modules.contract_goods[2 * contract : 2 * contract + 2]]
        return say(
            "{goods} (later {skill})", goods=both(goods), skill=self.skill(modules.contract_skill[contract])
        )

    def objective(self, objective: int) -> str:
        """Return what an objective counts."""
        return self.things(self.edition.modules.objective_thing[objective])

    def bot_card(self, card: int) -> dict[str, str | int]:
        """Return what the back of a bot card shows: its number, the ring, the sky."""
        cards = self.edition.bot
        return {
            "number": cards.number[card] + 1,
            "ring": say("outer ring") if cards.ring[card] == OUTER else say("inner ring"),
            "sky": say("night") if cards.night[card] else say("day"),
        }

    # Numbers of things --------------------------------------------------------------------------

    def amount(self, thing: int, n: int) -> str:
        """Return a number of a thing that cards count."""
        return say_count(THINGS[thing]["amount"], THINGS[thing]["amounts"], n)

    def things(self, thing: int) -> str:
        """Return a thing that cards and tokens count, in the plural."""
        return say(THINGS[thing]["all"])

    def goods(self, counts: Sequence[int]) -> str:
        """Return goods by kind, such as `2 brick and 1 glass`."""
        return both(
            [say("{n} {good}", n=counts[good], good=self.good(good)) for good in range(GOODS) if counts[good]]
        )

    def icons_of(self, card: int) -> str:
        """Return the icons on a card."""
        icons = self.edition.cards.icons
        width = len(SKILLS)
        found = [
            self.icons(icon, icons[card * width + icon])
            for icon in range(BOAT + 1)
            if icons[card * width + icon]
        ]
        return both(found)

    def price(self, price: Price) -> str:
        """Return what something costs, such as `3 coins` or `2 brick and 1 glass`."""
        if price >= so_much(IN_FAVOUR, 1):
            return favour(amount_of(price, IN_FAVOUR))
        return self.goods(amounts(price)[IN_GOODS : IN_GOODS + GOODS]) or coins(price)

    # Requirements and effects -------------------------------------------------------------------

    def requirement(self, card: int) -> str:
        """Return what a card asks for; empty for a starting card."""
        cards = self.edition.cards
        thing, need = cards.thing[card], cards.need[card]
        if thing < 0:
            return ""
        if thing == FAVOUR_POINTS:
            return say("the favour marker on a space of {points} or more", points=points_of(need))
        return say("at least {amount}", amount=self.amount(thing, need))

    def effects(self, effects: Sequence[int]) -> str:
        """Return what some effects do."""
        return both([self.effect(each) for each in effects]) if effects else say("nothing")

    def effect(self, effect: int) -> str:
        """Return what an effect does."""
        kind, n = kind_of(effect), number_of(effect)
        if kind in GAINS:
            one, many = GAINS[kind]
            return say_count(one, many, n)
        if kind == TAKE_TILE:
            text = say("{tile} from anywhere in the city", tile=say(A_TILE[argument_of(effect)]))
        elif kind == BUILD:
            text = say("a building action on any empty site")
        elif kind == SKILL_TILE:
            text = say("the skill tile with {skill}", skill=self.skill(argument_of(effect)))
        else:
            text = say_count(
                "{n} coin for each {type}",
                "{n} coins for each {type}",
                n,
                type=self.type(argument_of(effect)),
            )
        if waived_by(effect):
            less = say_count("{n} icon less", "{n} icons less", waived_by(effect))
            text = say("{effect} ({less})", effect=text, less=less)
        return text

    def building_does(self, building: int) -> str:
        """Return the effect of a building, or what it is worth at the end."""
        buildings = self.edition.buildings
        if buildings.thing[building] < 0:
            return self.effects(buildings.effects[building])
        return say(
            "at the end {points} for each {thing}",
            points=points_of(buildings.points_each[building]),
            thing=say(THINGS[buildings.thing[building]]["one"]),
        )

    def building_line(self, building: int) -> str:
        """Return a building with its level, cost and effect."""
        return building_line(self.printed, building)

    def card_line(self, card: int) -> str:
        """Return a card with its icons, requirement and reward."""
        return card_line(self.printed, card)


@said_once
def building_line(printed: Printed, building: int) -> str:
    """See `Naming.building_line`."""
    naming, buildings = Naming(printed, [], NOBODY), printed.edition.buildings
    return say(
        "{name} (level {level}, {cost}): {does}",
        name=naming.building(building),
        level=buildings.level[building] + 1,
        cost=coins(buildings.cost[building]),
        does=naming.building_does(building),
    )


@said_once
def card_line(printed: Printed, card: int) -> str:
    """See `Naming.card_line`."""
    naming, cards = Naming(printed, [], NOBODY), printed.edition.cards
    text = say("{name}: {icons}", name=naming.card(card), icons=naming.icons_of(card) or say("no icons"))
    reward = points_of(cards.points[card]) if cards.points[card] else naming.effects(cards.reward[card])
    need = naming.requirement(card)
    if not need:
        return say("{card}; {reward}", card=text, reward=reward)
    return say("{card}; with {need}: {reward}", card=text, need=need, reward=reward)


def game_of(observation: Observation) -> Baghdad:
    """Return the table as it is seen."""
    return cast(Baghdad, observation.game)


def naming_of(observation: Observation, people: Sequence[str]) -> Naming:
    """Return the names at a table, for its viewer."""
    return naming_for(cast(Printed, observation.printed), tuple(people), observation.seat)


@lru_cache(64)  # a page asks again for each line of its log
def naming_for(printed: Printed, people: tuple[str, ...], viewer: int) -> Naming:
    """Return the names of an edition and of people, for one viewer."""
    return Naming(printed, people, viewer)


GAINS: Final = {
    COIN: (later("{n} coin"), later("{n} coins")),
    FAVOUR: (later("{n} favour"), later("{n} favour")),
    STEP: (later("{n} step"), later("{n} steps")),
    WILD: (later("{n} wild"), later("{n} wilds")),
    ANY_GOODS: (later("{n} good of any kind"), later("{n} goods of any kind")),
    BOAT_MOVES: (later("up to {n} boat move"), later("up to {n} boat moves")),
    POINTS: (later("{n} point at the end"), later("{n} points at the end")),
}


def cited(clause: int) -> str:
    """Return the clause, or the ruling, behind a note."""
    if clause >= RULING:
        return f"BAG-A{clause - RULING}"
    return TITLE.clause_id(clause)


def plain(id: str) -> str:
    """Return an id of the edition as words."""
    return translated(id.replace("-", " "))


def coins(n: int) -> str:
    """Return a number of coins."""
    return say_count("{n} coin", "{n} coins", n)


def favour(n: int) -> str:
    """Return an amount of favour."""
    return say("{n} favour", n=n)
