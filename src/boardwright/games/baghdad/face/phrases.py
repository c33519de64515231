"""An answer in a few words: on its button, where several share a button, as a step, and as a story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.faces.telling.wording import capital, later, say
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.components import CIVIC
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.phrase_facts import facts_of
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import Action, second_of, verb_of


@dataclass(frozen=True)
class Phrase:
    """How one verb is said; the templates may name the facts of the verb."""

    button: str
    way: str
    step: str  # as one of the steps of the turn so far; empty: not told
    story: str
    clause: str


def offered(game: Baghdad, naming: Naming, template: str, action: Action) -> str:
    """Return a template with the facts of an answer to the open question, and its price."""
    facts = facts_of(game, naming, action)
    return capital(say(template, cost=naming.price(game.price(action)), **facts))


def button(game: Baghdad, naming: Naming, action: Action) -> str:
    """Return what a button of this answer alone says."""
    return offered(game, naming, phrase(action).button, action)


def way(game: Baghdad, naming: Naming, action: Action) -> str:
    """Return its line where several answers share a button."""
    return offered(game, naming, phrase(action).way, action)


def step(game: Baghdad, naming: Naming, action: Action) -> str:
    """Return an answer that was given as a step of the turn; nothing if it is not worth a word."""
    template = phrase(action).step
    return say(template, **facts_of(game, naming, action)) if template else ""


def phrase(action: Action) -> Phrase:
    """Return the phrase of an answer."""
    if verb_of(action) == actions.PLACE_TILE and second_of(action) == CIVIC:
        return CONTRIBUTE
    return PHRASES[verb_of(action)]


CONTRIBUTE: Final = Phrase(
    later("{tile} to the civic board"),
    later("{tile} from {place} to the civic board"),
    later("a tile from {place} to the civic board"),
    later("{who} took the {tile} from {place} to the civic board."),
    "BAG-20.9",
)

PHRASES: Final[dict[int, Phrase]] = {
    actions.BUY_BOAT: Phrase(
        later("Buy a boat"),
        later("buy a boat for {cost}"),
        later("bought a boat"),
        later("{who} bought a boat for {cost}."),
        "BAG-14.2",
    ),
    actions.SPEND_FOR_COIN: Phrase(
        later("{favour} for {coins}"),
        later("{favour} for {coins}"),
        later("traded {favour} for {coins}"),
        later("{who} traded {favour} for {coins}."),
        "BAG-14.4",
    ),
    actions.SPEND_FOR_GOOD: Phrase(
        later("{favour} for {good}"),
        later("{favour} for {good}"),
        later("traded {favour} for {good}"),
        later("{who} traded {favour} for {good}."),
        "BAG-14.4",
    ),
    actions.SPEND_FOR_WILD: Phrase(
        later("{favour} for a wild"),
        later("{favour} for a wild"),
        later("traded {favour} for a wild"),
        later("{who} traded {favour} for a wild."),
        "BAG-14.4",
    ),
    actions.GO_ON: Phrase(later("Go on"), later("Go on"), "", later("{who} went on."), "BAG-14.1"),
    actions.PLAY: Phrase(
        later("Play {card}"),
        later("{card_line}"),
        later("played {card}"),
        later("{who} played {card}."),
        "BAG-5.1",
    ),
    actions.FLIP_STUDENTS: Phrase(
        later("Flip {students}"),
        later("{students}"),
        later("flipped {students}"),
        later("{who} flipped {students} for boat moves."),
        "BAG-6.3",
    ),
    actions.MOVE_BOAT: Phrase(
        later("Boat from {start} to {node}"),
        later("to {node}"),
        later("boat to {node}"),
        later("{who} moved a boat from {start} to {node}."),
        "BAG-6.4",
    ),
    actions.STOP: Phrase(
        later("Stop moving boats"),
        later("Stop"),
        "",
        later("{who} stopped moving boats."),
        "BAG-6.16",
    ),
    actions.SELL: Phrase(
        later("Sell {goods} for {coins}"),
        later("{goods} for {coins}"),
        later("sold {goods}"),
        later("{who} sold {goods}."),
        "BAG-6.12",
    ),
    actions.BUY_GOOD: Phrase(
        later("Buy {goods} for {cost}"),
        later("{goods}"),
        later("bought {goods}"),
        later("{who} bought {goods}."),
        "BAG-6.13",
    ),
    actions.BUY_TWO: Phrase(
        later("Buy {goods} for {cost}"),
        later("{goods}"),
        later("bought {goods}"),
        later("{who} bought {goods}."),
        "BAG-6.14",
    ),
    actions.FULFIL: Phrase(
        later("Fulfil the contract: {contract}"),
        later("{contract}"),
        later("fulfilled a contract"),
        later("{who} fulfilled the contract for {contract}."),
        "BAG-21.2",
    ),
    actions.GO: Phrase(
        later("Vizier to {place}"),
        later("{place}: {what}"),
        later("vizier to {place}"),
        later("{who} moved the vizier to {place}: {what}."),
        "BAG-7.2",
    ),
    actions.ACTION_FIRST: Phrase(
        later("Action first"),
        later("Action first"),
        "",
        later("{who} took the action first."),
        "BAG-7.7",
    ),
    actions.EFFECTS_FIRST: Phrase(
        later("Buildings first"),
        later("Buildings first"),
        "",
        later("{who} resolved buildings first."),
        "BAG-7.7",
    ),
    actions.PLACE_TILE: Phrase(
        later("{tile} on spot {spot}"),
        later("{tile} from {place} on spot {spot}"),
        later("took a tile from {place}"),
        later("{who} took the {tile} from {place} and put it on spot {spot}."),
        "BAG-8.1",
    ),
    actions.SKIP: Phrase(
        later("Do without it"), later("Do without it"), "", later("{who} did without it."), "BAG-7.7"
    ),
    actions.PAY: Phrase(
        later("Spend {spent}"),
        later("{spent}"),
        later("spent {spent}"),
        later("{who} spent {spent} on the requirement."),
        "BAG-14.10",
    ),
    actions.CHOOSE_SITE: Phrase(
        later("Build on {place}"),
        later("{place}"),
        later("chose {place}"),
        later("{who} chose {place} to build on."),
        "BAG-17.25",
    ),
    actions.CONSTRUCT: Phrase(
        later("Build {building}, house with masonry {need}"),
        later("house with masonry {need}"),
        later("built {building}"),
        later("{who} built {building} with the house that needs masonry {need}."),
        "BAG-9.1",
    ),
    actions.CONSTRUCT_PUBLIC: Phrase(
        later("Build {building} as a public building, house with masonry {need}"),
        later("house with masonry {need}"),
        later("built {building}, public"),
        later("{who} built {building} as a public building."),
        "BAG-20.3",
    ),
    actions.BUILD_PIECE: Phrase(
        later("Build {piece}, architect with masonry {need}"),
        later("{piece} for {cost}, architect with masonry {need}"),
        later("built {piece}"),
        later("{who} built a piece of the palace: {piece}."),
        "BAG-10.1",
    ),
    actions.COVER: Phrase(
        later("Cover space {space}: {reward}"),
        later("space {space}: {reward}"),
        later("covered space {space}"),
        later("{who} covered space {space} of the palace: {reward}."),
        "BAG-10.4",
    ),
    actions.LIBRARY: Phrase(
        later("Book {book}: {reward}"),
        later("{reward}"),
        later("reward for book {book}"),
        later("{who} chose the reward for book {book}: {reward}."),
        "BAG-15.1",
    ),
    actions.GAIN_GOOD: Phrase(
        later("Gain {goods}"),
        later("{goods}"),
        later("gained {goods}"),
        later("{who} gained {goods}."),
        "BAG-17.1",
    ),
    actions.GAIN_TWO: Phrase(
        later("Gain {goods}"),
        later("{goods}"),
        later("gained {goods}"),
        later("{who} gained {goods}."),
        "BAG-17.6",
    ),
    actions.FIRST_BONUS: Phrase(
        later("First {reward}"),
        later("first {reward}"),
        later("bonus: {reward}"),
        later("{who} took this bonus first: {reward}."),
        "BAG-8.9",
    ),
    actions.RESOLVE: Phrase(
        later("{building}: {does}"),
        later("{building}: {does}"),
        later("resolved {building}"),
        later("{who} resolved {building}: {does}."),
        "BAG-11.1",
    ),
    actions.EXTOLL: Phrase(
        later("Extoll virtue: mark the {type}"),
        later("mark the {type}"),
        later("extolled virtue"),
        later("{who} extolled virtue and marked the {type}."),
        "BAG-20.13",
    ),
    actions.CHARITY: Phrase(
        later("Seek charity"),
        later("Seek charity"),
        later("sought charity"),
        later("{who} sought charity."),
        "BAG-20.14",
    ),
    actions.OBJECTIVE: Phrase(
        later("Objective {things}, space {mark}: {reward}"),
        later("objective {things}, space {mark}: {reward}"),
        later("marked space {mark} of {things}"),
        later("{who} marked space {mark} of the objective {things}: {reward}."),
        "BAG-22.2",
    ),
    actions.TAKE_CARD: Phrase(
        later("Draw {card}"),
        later("{card_line}"),
        later("drew {card}"),
        later("{who} drew {card}."),
        "BAG-13.1",
    ),
}
