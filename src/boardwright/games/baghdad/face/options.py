"""The ways to answer each question: grouped and numbered, bonus actions last."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from boardwright.faces.face import Option
from boardwright.faces.telling.desk import KEYS, numbered
from boardwright.faces.telling.wording import both, capital, say, say_count, spoken
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.actions import LAST_BONUS
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import CIVIC, GOODS, NOWHERE
from boardwright.games.baghdad.face.answers import button, way
from boardwright.games.baghdad.face.art import good_icon
from boardwright.games.baghdad.face.asking import asked
from boardwright.games.baghdad.face.desk import Desk
from boardwright.games.baghdad.face.followups import TUITION
from boardwright.games.baghdad.face.foresight import price_in_words, toll_of, tried_on
from boardwright.games.baghdad.face.naming import plain
from boardwright.games.baghdad.face.purse_changes import amount, changes, said_to
from boardwright.games.baghdad.face.symbols import symbol_of, symbol_of_all
from boardwright.games.baghdad.face.target_ids import places_of
from boardwright.games.baghdad.prices import IN_COINS, IN_FAVOUR, IN_GOODS
from boardwright.kernel.packing import CHANCE, NOBODY, Action, first_of, second_of, verb_of
from boardwright.kernel.prices import amounts

ALWAYS_GROUPED: Final = (
    actions.SELL,
    actions.BUY_TWO,
    actions.PLACE_TILE,
    actions.CONSTRUCT,
    actions.CONSTRUCT_PUBLIC,
    actions.BUILD_PIECE,
)

Group = Callable[[Desk, Action], tuple[Hashable, str]]
"""Which answers share a number (equal keys), and what their button says."""


def options_of(desk: Desk) -> list[Option]:
    """Return the options of the open question."""
    own = [action for action in desk.observation.options if verb_of(action) > LAST_BONUS]
    bonus = [action for action in desk.observation.options if verb_of(action) <= LAST_BONUS]
    extra = grouped(desk, bonus, by_bonus) if len(bonus) > 1 else [single(desk, each) for each in bonus]
    if len(own) + len(extra) <= KEYS and not always_grouped(own):
        return numbered([single(desk, action) for action in own] + extra)
    return numbered(grouped(desk, own, GROUPS.get(desk.observation.question, by_verb)) + extra)


def always_grouped(own: Sequence[Action]) -> bool:
    """Tell whether answers are grouped even where there are few: several have one place on the board."""
    return any(verb_of(action) in ALWAYS_GROUPED for action in own)


def single(desk: Desk, action: Action) -> Option:
    """Return one answer as an option."""
    return desk.option(
        button(desk.game, desk.naming, action),
        [action],
        places_of(desk, [action]),
        [way_with_price(desk, action)],
        icon=symbol_of(desk, action),
        cost=cost(desk, action),
        price=price(desk, action),
        then=then(desk, action),
    )


def way_with_price(desk: Desk, action: Action) -> str:
    """Return an answer in a line, with what it costs beyond its name."""
    words = way(desk.game, desk.naming, action)
    price = price_in_words(desk, action)
    return say("{answer} ({price})", answer=words, price=price) if price else words


def several(desk: Desk, label: str, here: Sequence[Action]) -> Option:
    """Return answers that share a number; which of them is asked next."""
    return desk.option(
        label,
        here,
        places_of(desk, here),
        [way_with_price(desk, action) for action in here],
        small=say_count("{n} way", "{n} ways", len(here)),
        icon=symbol_of_all(desk, here),
        then=spoken([*(printed(desk, here[0]) if is_one_building(here) else []), say("choose which.")]),
    )


def grouped(desk: Desk, answers: Sequence[Action], group: Group) -> list[Option]:
    """Return an option for each group, in the order of the engine."""
    found: dict[Hashable, list[Action]] = {}
    labels: dict[Hashable, str] = {}
    for action in answers:
        key, label = group(desk, action) if verb_of(action) != actions.SKIP else (-1, "")
        found.setdefault(key, []).append(action)
        labels.setdefault(key, label)
    return [
        single(desk, here[0]) if len(here) == 1 else several(desk, labels[key], here)
        for key, here in found.items()
    ]


def cost(desk: Desk, action: Action) -> str:
    """Return what an answer costs, where that is not part of its name."""
    verb = verb_of(action)
    if verb in (actions.BUY_BOAT, actions.CONSTRUCT, actions.CONSTRUCT_PUBLIC, actions.BUILD_PIECE):
        return desk.naming.price(desk.game.price(action))
    return price_in_words(desk, action) if verb == actions.GO else ""


def price(desk: Desk, action: Action) -> list[tuple[str, str]]:
    """Return the cost of an answer as symbols."""
    if verb_of(action) == actions.GO:
        toll = toll_of(desk.game, desk.player, action)
        found = [("step", toll.steps), ("coin", toll.coins), ("favour", toll.favour)]
    elif cost(desk, action):
        paid = amounts(desk.game.price(action))
        goods = [(good_icon(desk.naming.printed, good), paid[IN_GOODS + good]) for good in range(GOODS)]
        found = [("coin", paid[IN_COINS]), *goods, ("favour", paid[IN_FAVOUR])]
    else:
        return []
    return [(symbol, str(n)) for symbol, n in found if n]


def then(desk: Desk, action: Action) -> str:
    """Return what an answer brings at once, and what is asked next."""
    notes, after = tried_on(desk.game, action)
    own = [note for note in notes if note.clause not in TUITION]
    sentences = [*printed(desk, action), *said_to(desk.player, own, desk.naming)]
    paid = changes(note for note in notes if note.clause in TUITION)
    if paid:
        due = [amount(desk.naming, thing, abs(n)) for _seat, thing, n in paid]
        sentences.append(say("patients and students: {amounts}.", amounts=both(due)))
    whose = after.whose()
    if whose == NOBODY:
        sentences.append(say("the game is over."))
    elif whose == CHANCE:
        sentences.append(asked(after, desk.naming))
    elif whose != desk.player:
        name = desk.naming.object(whose)
        sentences.append(say("your turn is over and {name} decides.", name=name))
    else:
        sentences.append(say("next: {question}", question=asked(after, desk.naming)))
    return spoken(sentences)


def printed(desk: Desk, action: Action) -> list[str]:
    """Return what the card or the building of an answer says, where its button only names it."""
    verb, which = verb_of(action), first_of(action)
    if verb in (actions.PLAY, actions.TAKE_CARD) and which < desk.game.edition.cards.cards:
        return [say("{sentence}.", sentence=desk.naming.card_line(which))]
    if verb in (actions.CONSTRUCT, actions.CONSTRUCT_PUBLIC):
        return [say("{sentence}.", sentence=desk.naming.building_line(which))]
    return []


def is_one_building(here: Sequence[Action]) -> bool:
    """Tell whether answers that share a number construct the same building."""
    built = {(verb_of(action), first_of(action)) for action in here}
    return len(built) == 1


# Groups ---------------------------------------------------------------------------------------------


def by_bonus(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """Buying a boat, and spending favour."""
    if verb_of(action) == actions.BUY_BOAT:
        return actions.BUY_BOAT, ""
    return actions.SPEND_FOR_COIN, say("Spend favour")


def by_verb(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """All answers of one verb."""
    labels = {
        actions.SELL: say("Sell goods"),
        actions.BUY_GOOD: say("Buy one good"),
        actions.BUY_TWO: say("Buy two goods"),
        actions.PAY: say("Spend on the requirement"),
        actions.TAKE_CARD: say("Draw a card"),
        actions.RESOLVE: say("Resolve a building"),
    }
    return verb_of(action), labels.get(verb_of(action), say("Choose"))


def by_boat(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """Movements of one boat."""
    if verb_of(action) != actions.MOVE_BOAT:
        return -1, ""
    return first_of(action), say("Boat from {space}", space=desk.naming.node(first_of(action)))


def by_quadrant(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """Locations of one quadrant."""
    quadrant = desk.game.edition.city.quadrant[first_of(action)]
    name = plain(desk.naming.names.quadrants[quadrant])
    if verb_of(action) == actions.GO:
        return quadrant, say("Vizier to {quadrant}", quadrant=name)
    if verb_of(action) == actions.PLACE_TILE:
        return quadrant, say("A tile in {quadrant}", quadrant=name)
    return quadrant, say("A site in {quadrant}", quadrant=name)


def by_tile(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """Tiles of one kind; of a type without kinds, the tiles of a quadrant."""
    question = desk.game.agenda.open_question()
    assert isinstance(question, ChooseTile)
    if question.location != NOWHERE:  # always the same tile: only the spots differ
        spot = second_of(action)
        return (spot, say("Civic board") if spot == CIVIC else say("Spot {n}", n=spot + 1))
    tiles = {desk.game.city[first_of(each)] for each in desk.observation.options if is_placing(each)}
    extra = sum(1 for each in {verb_of(option) for option in desk.observation.options} if each <= LAST_BONUS)
    if not 1 < len(tiles) <= KEYS - 1 - min(extra, 2):
        return by_quadrant(desk, action)
    tile = desk.game.city[first_of(action)]
    return tile, capital(desk.naming.tile(tile))


def is_placing(action: Action) -> bool:
    """Tell whether an answer takes a city tile."""
    return verb_of(action) == actions.PLACE_TILE


def by_building(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """Houses for one building, public or not."""
    verb = verb_of(action)
    name = desk.naming.building(first_of(action))
    if verb == actions.CONSTRUCT_PUBLIC:
        return (verb, first_of(action)), say("Build {building}, public", building=name)
    return (verb, first_of(action)), say("Build {building}", building=name)


def by_kind(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """Pieces of the palace of one kind."""
    kind = desk.game.edition.palace.kind[first_of(action)]
    return kind, say("Build a {kind}", kind=desk.naming.kind(kind))


def by_first_good(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """Pairs of goods with one in common."""
    return first_of(action), say("{good} and …", good=capital(desk.naming.good(first_of(action))))


def by_objective(desk: Desk, action: Action) -> tuple[Hashable, str]:
    """Spaces of one objective."""
    return first_of(action), say("Objective {things}", things=desk.naming.objective(first_of(action)))


GROUPS: Final[dict[str, Group]] = {
    "ChooseBoatMove": by_boat,
    "ChooseLocation": by_quadrant,
    "ChooseTile": by_tile,
    "ChooseSite": by_quadrant,
    "ChooseBuilding": by_building,
    "ChoosePiece": by_kind,
    "ChooseGoods": by_first_good,
    "ChooseObjective": by_objective,
}
