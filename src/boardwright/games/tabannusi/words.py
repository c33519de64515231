"""The words of Tabannusi's log."""

from __future__ import annotations

from functools import lru_cache

from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import BOTTOM, COLOURS, NUMBERS
from boardwright.games.tabannusi.editions.names import Names
from boardwright.games.tabannusi.free_actions import REFILL_GOLD, REFILL_MEANS
from boardwright.games.tabannusi.gardening import FROM_AREA, FROM_SUPPLY, REGULAR
from boardwright.games.tabannusi.payments import ANY_GOLD, PART, WITH_CRATE, WITH_DIE, WITH_GOLD
from boardwright.games.tabannusi.state import FACES
from boardwright.games.words import Verb, Vocabulary, Words


@lru_cache(8)  # editions
def words(names: Names) -> Words:
    """Return the log's language with the names of one edition."""
    colour = Vocabulary("colour", dict(enumerate(names.colours)))
    track = Vocabulary("colour", dict(enumerate(names.tracks)))
    district = Vocabulary("District", dict(enumerate(names.districts)))
    place = Vocabulary("space", names.places)
    die = Vocabulary("die", {value: str(value) for value in range(1, FACES + 1)})
    port_space = Vocabulary("House space", dict(enumerate(names.port_spaces)))
    ziggurat_space = Vocabulary("House space", dict(enumerate(names.ziggurat_spaces)))
    row = Vocabulary("row", dict(enumerate(names.rows)))
    coloured_row = Vocabulary("row", dict(enumerate(names.rows[:BOTTOM])))
    line = Vocabulary("line", dict(enumerate(names.lines)))
    cell = Vocabulary("cell", dict(enumerate(names.cells)))
    ship = Vocabulary("Ship", dict(enumerate(names.ships)))
    tile = Vocabulary("Action tile", dict(enumerate(names.action_tiles)))
    slot = Vocabulary("slot", dict(enumerate(names.slots)))
    part = Vocabulary("payment", payments(names))
    gold = Vocabulary("amount of Gold", {number: f"{number}g" for number in range(names.most_gold + 1)})
    means = Vocabulary("payment", {WITH_DIE: "die", WITH_CRATE: "crate", WITH_GOLD: "gold"})
    any_means = Vocabulary("payment", {**_dice_and_crates(names), ANY_GOLD: "gold"})
    refill_means = Vocabulary("payment", {**_dice(names), REFILL_GOLD: "gold", REFILL_MEANS: "nothing-more"})
    special = Vocabulary("special Water tile", dict(enumerate(names.special_water)))
    water = Vocabulary(
        "Water tile", {REGULAR: "regular", **{1 + n: id for n, id in enumerate(names.special_water)}}
    )
    source = Vocabulary("place of the marker", {FROM_AREA: "area", FROM_SUPPLY: "supply"})
    decree = Vocabulary("Decree", dict(enumerate(names.decrees)))
    harbormaster = Vocabulary("Harbormaster", dict(enumerate(names.harbormasters)))
    card = Vocabulary("Urban card", dict(enumerate(names.urban_cards)))
    king = Vocabulary("King", dict(enumerate(names.kings)))
    ziggurat_tile = Vocabulary("Ziggurat tile", dict(enumerate(names.ziggurat_tiles)))
    automa_card = Vocabulary("Automa card", dict(enumerate(names.automa_cards)))
    number = Vocabulary("Number", {n: str(n + 1) for n in range(NUMBERS)})
    seat = Vocabulary("seat", {seat: str(seat) for seat in range(4)})
    return Words(
        [
            Verb(actions.START_BUILDING, "start-building", (track, place)),
            Verb(actions.START_DISTRICT, "start-in", (district,)),
            Verb(actions.TAKE_DIE, "take-die", (die,)),
            Verb(actions.MOVE, "move", (district,)),
            Verb(actions.MOVE_FOR_GOLD, "move-for-gold", (district,)),
            Verb(actions.END_ACTIONS, "end-actions"),
            Verb(actions.PROJECT, "project", (track, place)),
            Verb(actions.CONSTRUCT, "construct", (track,)),
            Verb(actions.GARDENING, "garden"),
            Verb(actions.PORT_HOUSE, "port-house", (port_space, row)),
            Verb(actions.CLAIM_SHIP, "claim-ship", (cell,)),
            Verb(actions.ZIGGURAT_HOUSE, "ziggurat-house", (ziggurat_space,)),
            Verb(actions.USE_TILE, "use-tile", (tile,)),
            Verb(actions.PAY, "pay", (part, part, gold)),
            Verb(actions.PAY_ANY, "pay-any", (any_means,)),
            Verb(actions.PAY_FOR_TRACK, "pay-for-track", (track, means)),
            Verb(actions.DECLINE, "decline"),
            Verb(actions.TAKE_BONUS, "take-bonus"),
            Verb(actions.BUY_WATER, "buy-water", (means,)),
            Verb(actions.BUY_GARDEN, "buy-garden", (means,)),
            Verb(actions.PLACE_WATER, "place-water", (water, place)),
            Verb(actions.PLACE_GARDEN, "place-garden", (place, source)),
            Verb(actions.STOP, "stop"),
            Verb(actions.GO_ON, "go-on"),
            Verb(actions.REFILL, "refill", (colour, refill_means)),
            Verb(actions.DECREE, "decree", (decree,)),
            Verb(actions.HARBORMASTER, "harbormaster", (harbormaster,)),
            Verb(actions.FREE_GARDENING, "garden-free"),
            Verb(actions.TRACK, "step", (track,)),
            Verb(actions.TWO_TRACKS, "two-steps", (track, track)),
            Verb(actions.PICK_DIE, "pick-die", (colour,)),
            Verb(actions.PICK_WATER, "pick-water", (special,)),
            Verb(actions.FLIP_CRATE, "flip-crate", (colour,)),
            Verb(actions.CLAIM_ON_TILE, "claim-on-ziggurat", (track,)),
            Verb(actions.KEEP_CARD, "keep-card", (card,)),
            Verb(actions.SHIFT, "shift-house", (coloured_row,)),
            Verb(actions.USE_DISCOUNT, "use-discount", (colour,)),
            Verb(actions.SCORE, "score-district", (district,)),
            Verb(actions.TAKE_GARDEN, "take-garden"),
            Verb(actions.TAKE_MARKER, "take-marker"),
            Verb(actions.CHOOSE_KING, "choose-king", (king,)),
            Verb(actions.BARGE_TILE, "lay-barge", (district, colour)),
            Verb(actions.ROLL, "roll", (colour, die)),
            Verb(actions.SHIP_TILE, "lay-ship", (cell, ship)),
            Verb(actions.HARBORMASTER_TILE, "lay-harbormaster", (line, harbormaster)),
            Verb(actions.CRATE_TILE, "lay-crate", (line, colour)),
            Verb(actions.SPECIAL_WATER_TILE, "show-water", (special,)),
            Verb(actions.ACTION_TILE, "lay-action-tile", (slot, tile)),
            Verb(actions.ZIGGURAT_TILE, "lay-ziggurat-tile", (track, ziggurat_tile)),
            Verb(actions.DECREE_CARD, "show-decree", (decree,)),
            Verb(actions.START_CRATE, "give-crate", (seat, colour)),
            Verb(actions.DEAL_CARD, "deal-card", (seat, card)),
            Verb(actions.FIRST_PLAYER, "first-player", (seat,)),
            Verb(actions.DRAW_CARD, "draw-card", (seat, card)),
            Verb(actions.DRAW_HARBORMASTER, "draw-harbormaster", (harbormaster,)),
            Verb(actions.DRAW_KING, "draw-king", (king,)),
            Verb(actions.AUTOMA_CARD, "show-automa-card", (automa_card,)),
            Verb(actions.AUTOMA_PROJECT, "show-automa-project", (number, track)),
            Verb(actions.BOT_DIE, "bot-pays", (colour,)),
            Verb(actions.BOT_TRACK, "bot-steps", (track,)),
        ],
        (colour,),  # of refusals: any colour, not those of tracks alone
    )


def payments(names: Names) -> dict[int, str]:
    """Return the words for dice and Crates of one colour: `2d`, `1d+1c`, `1c`, and `0` for neither."""
    parts: dict[int, str] = {}
    for dice in range(names.most_due + 1):
        for crates in range(min(names.most_due - dice, names.crate_slots) + 1):
            said = [f"{dice}d"] if dice else []
            if crates:
                said.append(f"{crates}c")
            parts[dice * PART + crates] = "+".join(said) or "0"
    return parts


def _dice(names: Names) -> dict[int, str]:
    return {colour: f"{name}-die" for colour, name in enumerate(names.colours)}


def _dice_and_crates(names: Names) -> dict[int, str]:
    return _dice(names) | {COLOURS + colour: f"{name}-crate" for colour, name in enumerate(names.colours)}
