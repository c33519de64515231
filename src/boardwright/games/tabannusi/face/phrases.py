"""Every answer in words: as a button, and as a deed in the past tense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.wording import Parts, Thing, both, later, points_of, say, say_count, tell
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import COLOURS
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.free_actions import REFILL_GOLD, REFILL_MEANS
from boardwright.games.tabannusi.gardening import FROM_SUPPLY, REGULAR
from boardwright.games.tabannusi.notes import CRATE, DIE, OFFER
from boardwright.games.tabannusi.payments import ANY_GOLD, IN_GOLD, PART, WITH_CRATE, WITH_DIE, ChoosePayment
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.notes import BEGAN, MOVED, Note
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of
from boardwright.kernel.prices import Price, amounts


class Phrase(NamedTuple):
    """An answer as a button and as a deed, with the clause behind it and its arguments as (name, kind)."""

    button: str
    deed: str
    clause: str
    arguments: tuple[tuple[str, str], ...] = ()


def phrase(button: str, deed: str, clause: str, *arguments: str) -> Phrase:
    """Return a phrase; an argument is `name:kind`, or just a kind with the same name."""
    return Phrase(button, deed, clause, named(arguments))


def named(arguments: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return arguments as (name, kind)."""
    pairs = (argument.partition(":") for argument in arguments)
    return tuple((name, kind or name) for name, _, kind in pairs)


PHRASES: Final = {
    actions.START_BUILDING: phrase(
        later("{colour} start Building on {space}"),
        later("put a {colour} start Building on {space}"),
        "TAB-2.20",
        "colour",
        "space",
    ),
    actions.START_DISTRICT: phrase(
        later("Begin in {district}"), later("began in {district}"), "TAB-4.3", "district"
    ),
    actions.TAKE_DIE: phrase(later("Take a {value}"), later("took a {value}"), "TAB-4.4", "value"),
    actions.MOVE: phrase(
        later("Architect to {district}"), later("moved the Architect to {district}"), "TAB-4.5", "district"
    ),
    actions.MOVE_FOR_GOLD: phrase(
        later("For {move_gold} Gold: Architect to {district}"),
        later("paid {move_gold} Gold to move the Architect to {district}"),
        "TAB-4.6",
        "district",
    ),
    actions.END_ACTIONS: phrase(later("End the actions"), later("ended the actions"), "TAB-12.5"),
    actions.PROJECT: phrase(
        later("{colour} Project on {space}"),
        later("placed a {colour} Project on {space}"),
        "TAB-5.1",
        "colour",
        "space",
    ),
    actions.CONSTRUCT: phrase(
        later("Construct in {colour}"), later("constructed a {colour} Building"), "TAB-6.1", "colour"
    ),
    actions.GARDENING: phrase(later("Gardening"), later("began to garden"), "TAB-7.1"),
    actions.PORT_HOUSE: phrase(
        later("House of the {row} row on {port_space}"),
        later("placed a House of the {row} row on {port_space}"),
        "TAB-8.1",
        "port_space",
        "row",
    ),
    actions.CLAIM_SHIP: phrase(later("Claim {ship}"), later("claimed {ship}"), "TAB-8.10", "ship"),
    actions.ZIGGURAT_HOUSE: phrase(
        later("House on the {ziggurat_space}"),
        later("placed a House on the {ziggurat_space} of the Ziggurat"),
        "TAB-9.1",
        "ziggurat_space",
    ),
    actions.USE_TILE: phrase(
        later("Action tile {action_tile}"), later("used Action tile {id}"), "TAB-10.7", "action_tile"
    ),
    actions.PAY: phrase(later("Pay {payment}"), later("paid {payment}"), "TAB-3.19"),
    actions.PAY_ANY: phrase(later("Pay {means}"), later("paid {means} for a step"), "TAB-18.17", "means:any"),
    actions.PAY_FOR_TRACK: phrase(
        later("Pay {means} for a step on {colour}"),
        later("paid {means} for a step on {colour}"),
        "TAB-15.15",
        "colour",
        "means:own",
    ),
    actions.DECLINE: phrase(later("Decline"), later("declined"), "TAB-18.16"),
    actions.TAKE_BONUS: phrase(later("Take the bonus"), later("took the bonus"), "TAB-5.7"),
    actions.BUY_WATER: phrase(
        later("Buy Water with {means}"), later("bought Water with {means}"), "TAB-7.2", "means:blue"
    ),
    actions.BUY_GARDEN: phrase(
        later("Buy a Garden with {means}"), later("bought a Garden with {means}"), "TAB-7.2", "means:green"
    ),
    actions.PLACE_WATER: phrase(
        later("{water} on {space}"), later("placed {water} on {space}"), "TAB-7.4", "water", "space"
    ),
    actions.PLACE_GARDEN: phrase(
        later("Garden on {space}, marker of {source}"),
        later("placed a Garden on {space}"),
        "TAB-7.9",
        "space",
        "source",
    ),
    actions.STOP: phrase(later("Stop"), later("stopped"), "TAB-7.15"),
    actions.GO_ON: phrase(later("Go on"), later("went on"), "TAB-11.1"),
    actions.REFILL: phrase(
        later("Refill the {colour} Crate with {means}"),
        later("refilled a {colour} Crate with {means}"),
        "TAB-11.2",
        "colour",
        "means:refill",
    ),
    actions.DECREE: phrase(later("Decree {decree}"), later("took the Decree {decree}"), "TAB-11.5", "decree"),
    actions.HARBORMASTER: phrase(
        later("Harbormaster {harbormaster}"),
        later("used the Harbormaster {id}"),
        "TAB-11.7",
        "harbormaster",
    ),
    actions.FREE_GARDENING: phrase(
        later("Gardening of Ship S08"), later("began the Gardening of Ship S08"), "TAB-18.8"
    ),
    actions.TRACK: phrase(
        later("A step on {colour}"), later("chose the {colour} track"), "TAB-3.21", "colour"
    ),
    actions.TWO_TRACKS: phrase(
        later("Steps on {colour} and {other}"),
        later("chose the tracks {colour} and {other}"),
        "TAB-3.29",
        "colour",
        "other:colour",
    ),
    actions.PICK_DIE: phrase(
        later("A {colour} die"), later("took a {colour} die of the supply"), "TAB-3.27", "colour"
    ),
    actions.PICK_WATER: phrase(
        later("Special Water {special}"), later("took the special Water {id}"), "TAB-16.1", "special"
    ),
    actions.FLIP_CRATE: phrase(
        later("The {colour} Crate"), later("turned a {colour} Crate face up"), "TAB-15.9", "colour"
    ),
    actions.CLAIM_ON_TILE: phrase(
        later("Marker on the {colour} section's tile"),
        later("put a marker on the tile of the {colour} section"),
        "TAB-20.9",
        "colour",
    ),
    actions.KEEP_CARD: phrase(later("Keep {card}"), later("kept {card}"), "TAB-20.8", "card"),
    actions.SHIFT: phrase(
        later("Shift a House of the {row} row"), later("shifted a House of the {row} row"), "TAB-20.13", "row"
    ),
    actions.USE_DISCOUNT: phrase(
        later("Use B7: 1 {colour} less"), later("used B7 for 1 {colour} less"), "TAB-21.7", "colour"
    ),
    actions.SCORE: phrase(
        later("Score {district}"), later("chose {district} to be scored first"), "TAB-12.2", "district"
    ),
    actions.TAKE_GARDEN: phrase(later("A Garden"), later("took a Garden"), "TAB-18.5"),
    actions.TAKE_MARKER: phrase(later("A Claim marker"), later("took a Claim marker"), "TAB-18.5"),
    actions.CHOOSE_KING: phrase(
        later("Play against {king}"), later("chose to play against {king}"), "TAB-22.4", "king"
    ),
}

# Questions whose answers say more, or go by another clause than usual: that of their notes.
OFFERS: Final = {
    "MayTakeBonus": 507,
    "MayClaimShip": 614,
    "MayTakeGardenBonus": 711,
    "ChooseGardening": 715,
    "Checkpoint": 1101,
    "ChooseCrate": 1509,
    "MayPayForTrack": 1515,
    "MayRefillAnother": 1803,
    "MayPayForStep": 1817,
    "MayShiftHouse": 2013,
    "MayUseDiscount": 2107,
}

OF_BONUSES: Final = {507, 711}
WITH_DICE, WITH_CRATES = 316, 318  # clauses of what is paid

# What an answer to them says: (verb, clause) -> button and deed.
AT_OFFER: Final = {
    (actions.TAKE_BONUS, 507): (later("Take the bonus"), later("took the bonus, {bonus}")),
    (actions.TAKE_BONUS, 711): (later("Take the bonus"), later("took the bonus, {bonus}")),
    (actions.DECLINE, 507): (later("Leave the bonus"), later("left the bonus, {bonus}")),
    (actions.DECLINE, 711): (later("Leave the bonus"), later("left the bonus, {bonus}")),
    (actions.DECLINE, 614): (later("Claim no Ship"), later("claimed no Ship")),
    (actions.DECLINE, 1817): (later("Pay nothing"), later("paid for no step")),
    (actions.DECLINE, 1515): (later("Pay nothing"), later("paid for no step")),
    (actions.DECLINE, 2107): (later("Pay the full price"), later("kept Harbormaster B7")),
    (actions.DECLINE, 1803): (later("No other Crate"), later("refilled no other Crate")),
    (actions.GO_ON, 1101): (later("Go on"), later("used no more free actions")),
    (actions.STOP, 715): (later("End the Gardening"), later("ended the Gardening")),
    (actions.STOP, 1509): (later("No more Crates"), later("turned no more Crates face up")),
    (actions.STOP, 2013): (later("No more Houses"), later("shifted no more Houses")),
}

Kind = Callable[[Tabannusi, Naming, int], "str | Thing"]


def means_of(naming: Naming, colour: int, means: int) -> str:
    """Return one way to pay one Resource of a colour."""
    if means == WITH_DIE:
        return say("a {colour} die", colour=naming.colour(colour))
    if means == WITH_CRATE:
        return say("a {colour} Crate", colour=naming.colour(colour))
    return say("1 Gold")


def any_means(_game: Tabannusi, naming: Naming, means: int) -> str:
    """Return one way to pay any one Resource."""
    if means == ANY_GOLD:
        return say("1 Gold")
    return means_of(naming, means % COLOURS, means // COLOURS)


def refill_means(_game: Tabannusi, naming: Naming, means: int) -> str:
    """Return one way to pay for a refill."""
    if means == REFILL_MEANS:
        return say("nothing more")
    return say("1 Gold") if means == REFILL_GOLD else means_of(naming, means, WITH_DIE)


def own_means(_game: Tabannusi, _naming: Naming, means: int) -> str:
    """Return one way to pay a Resource whose colour was named already."""
    if means == WITH_DIE:
        return say("a die")
    return say("a Crate") if means == WITH_CRATE else say("1 Gold")


def water_tile(_game: Tabannusi, naming: Naming, tile: int) -> str:
    """Return a Water tile, with its bonus if it is special."""
    return say("Water") if tile == REGULAR else say("Water {tile}", tile=naming.special_water(tile - 1))


KINDS: Final[dict[str, Kind]] = {
    "colour": lambda _game, naming, n: naming.colour(n),
    "space": lambda game, naming, n: naming.spot(game, n),
    "district": lambda _game, naming, n: naming.district_link(n),
    "value": lambda _game, _naming, n: str(n),
    "number": lambda _game, _naming, n: str(n + 1),
    "points": lambda _game, _naming, n: points_of(n),
    "who": lambda _game, naming, n: naming.person(n),
    "port_space": lambda _game, naming, n: naming.port_link(n),
    "line": lambda _game, naming, n: naming.line(n),
    "row": lambda _game, naming, n: naming.row(n),
    "ship": lambda game, naming, n: naming.ship_link(game, n),
    "ship_tile": lambda _game, naming, n: naming.ship(n),
    "cell": lambda _game, naming, n: naming.names.cells[n],
    "slot": lambda _game, naming, n: naming.district_link(naming.edition.slots[n]),
    "ziggurat_space": lambda _game, naming, n: naming.ziggurat_link(n),
    "ziggurat_tile": lambda _game, naming, n: naming.names.ziggurat_tiles[n],
    "action_tile": lambda _game, naming, n: naming.action_tile(n),
    "action_tile_id": lambda _game, naming, n: naming.names.action_tiles[n],
    "any": any_means,
    "own": own_means,
    "blue": own_means,
    "green": own_means,
    "refill": refill_means,
    "water": water_tile,
    "source": lambda _g, _n, source: say("the supply") if source == FROM_SUPPLY else say("the area"),
    "bonus": lambda _game, naming, n: naming.bonus(n),
    "decree": lambda _game, naming, n: naming.decree_link(n),
    "harbormaster": lambda _game, naming, n: naming.harbormaster(n),
    "harbormaster_id": lambda _game, naming, n: naming.names.harbormasters[n],
    "special": lambda _game, naming, n: naming.special_water(n),
    "special_id": lambda _game, naming, n: naming.names.special_water[n],
    "card": lambda _game, naming, n: naming.urban_card(n),
    "king": lambda _game, naming, n: naming.king(n),
    "automa_card": lambda _game, naming, n: naming.names.automa_cards[n],
}

IDS: Final = {  # things that deeds call by their ids alone
    actions.USE_TILE: "action_tile_id",
    actions.HARBORMASTER: "harbormaster_id",
    actions.PICK_WATER: "special_id",
}


def facts_of(game: Tabannusi, naming: Naming, action: Action) -> dict[str, str | Thing]:
    """Return the facts of an answer by the names that its templates use."""
    facts: dict[str, str | Thing] = {"move_gold": str(naming.edition.move_gold)}
    given = (first_of(action), second_of(action), third_of(action))
    for (name, kind), value in zip(PHRASES[verb_of(action)].arguments, given, strict=False):
        facts[name] = KINDS[kind](game, naming, value)
    if verb_of(action) in IDS:
        facts["id"] = KINDS[IDS[verb_of(action)]](game, naming, first_of(action))
    return facts


def told_deed(game: Tabannusi, naming: Naming, happening: Happening) -> tuple[Parts, str]:
    """Return an answer as a deed, and the clause that it went by; `game` is any later table."""
    usual = PHRASES[verb_of(happening.action)]
    facts = facts_of(game, naming, happening.action)
    template, clause = usual.deed, usual.clause
    offer = happening.find(BEGAN, OFFER)
    if offer is not None:
        template = AT_OFFER.get((verb_of(happening.action), offer.clause), ("", template))[1]
        clause = clause_of(offer)
        if offer.clause in OF_BONUSES:
            facts["bonus"] = naming.bonus(offer.amount)
    if verb_of(happening.action) == actions.PAY:
        paid = Counter((note.clause, note.thing) for note in happening.notes if note.kind == MOVED)
        dice = [paid[WITH_DICE, DIE + colour] for colour in range(COLOURS)]
        crates = [paid[WITH_CRATES, CRATE + colour] for colour in range(COLOURS)]
        facts["payment"] = payment(naming, dice, crates, third_of(happening.action))
    return tell(template, **facts), clause


def clause_of(note: Note) -> str:
    """Return the clause of a note, or nothing."""
    return f"TAB-{note.clause // 100}.{note.clause % 100}" if note.clause else ""


def payment(naming: Naming, dice: Sequence[int], crates: Sequence[int], gold: int) -> str:
    """Return a payment in words: dice and Crates by colour, and Gold."""
    paid: list[str] = []
    for colour in range(COLOURS):
        facts = {"colour": naming.colour(colour)}
        if dice[colour]:
            paid.append(say_count("{n} {colour} die", "{n} {colour} dice", dice[colour], **facts))
        if crates[colour]:
            paid.append(say_count("{n} {colour} Crate", "{n} {colour} Crates", crates[colour], **facts))
    if gold:
        paid.append(say("{n} Gold", n=gold))
    return both(paid)


def price_words(naming: Naming, price: Price) -> str:
    """Return Resources by colour and Gold in words."""
    *resources, gold = amounts(price)[: IN_GOLD + 1]
    words = [f"{n} {naming.colour(colour)}" for colour, n in enumerate(resources) if n]
    return both([*words, say("{n} Gold", n=gold)] if gold else words)


def button(game: Tabannusi, naming: Naming, action: Action) -> str:
    """Return an answer to the open question as a button."""
    question = game.agenda.open_question()
    offer = OFFERS.get(type(question).__name__, 0)
    template = AT_OFFER.get((verb_of(action), offer), (PHRASES[verb_of(action)].button, ""))[0]
    facts = texts(facts_of(game, naming, action))
    if isinstance(question, ChoosePayment) and verb_of(action) == actions.PAY:
        dice, crates = [0] * COLOURS, [0] * COLOURS
        for colour, part in zip(question.colours(), (first_of(action), second_of(action)), strict=False):
            dice[colour], crates[colour] = divmod(part, PART)
        facts["payment"] = payment(naming, dice, crates, third_of(action))
    words = say(template, **facts)
    return words[:1].upper() + words[1:]


def deed(game: Tabannusi, naming: Naming, action: Action) -> str:
    """Return an answer as a deed, for the list of what a turn has done."""
    return say(PHRASES[verb_of(action)].deed, **texts(facts_of(game, naming, action)))


def texts(facts: dict[str, str | Thing]) -> dict[str, str]:
    """Return facts without their links."""
    return {name: fact.text if isinstance(fact, Thing) else fact for name, fact in facts.items()}
