"""The answers to `ChooseAction`, grouped and numbered as they lie on the board."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.face import Option
from boardwright.faces.telling.desk import KEYS, numbered
from boardwright.faces.telling.happenings import tried
from boardwright.faces.telling.wording import capital, points_of, say, say_count, spoken
from boardwright.games.attandarra.actions import (
    BUILD,
    BUY,
    FINISH,
    FINISH_WITH_DRAW,
    LAY_GATE,
    LAY_MEADOW,
    LAY_RESERVOIR,
    PUT_EMBLEM,
    TAKE_MARKER,
)
from boardwright.games.attandarra.building import PlaceCube
from boardwright.games.attandarra.components import CITIZEN, GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.face.consequences import follow
from boardwright.games.attandarra.face.desk import Desk, in_gold
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import Action, first_of, second_of, verb_of


def action_options(desk: Desk) -> list[Option]:
    """Return the options of a turn: display, tiles, markers, gates, emblems, the end of the round."""
    by_verb: dict[int, list[Action]] = {}
    for action in desk.observation.options:
        by_verb.setdefault(verb_of(action), []).append(action)
    out = [buy_option(desk, action) for action in by_verb.get(BUY, [])]
    sites = by_verb.get(LAY_MEADOW, []) + by_verb.get(LAY_RESERVOIR, [])
    if sites:
        out.append(lay_option(desk, sites))
    if TAKE_MARKER in by_verb:
        out.append(marker_option(desk, by_verb[TAKE_MARKER]))
    if LAY_GATE in by_verb:
        out.append(gate_option(desk, by_verb[LAY_GATE]))
    if PUT_EMBLEM in by_verb:
        out.append(emblem_option(desk, by_verb[PUT_EMBLEM]))
    endings = [
        ending(desk, action) for verb in (FINISH, FINISH_WITH_DRAW) for action in by_verb.get(verb, [])
    ]
    if len(out) + len(endings) > KEYS:
        endings = [joined_endings(desk, endings)]
    return numbered(out + endings)


def buy_option(desk: Desk, action: Action) -> Option:
    """Action A."""
    game, naming = desk.game, desk.naming
    material = first_of(action)
    price = game.price(action)
    _, after = tried(game, action)
    first: list[str] = []
    question = after.agenda.open_question() if after.agenda.frames else None
    if isinstance(question, PlaceCube) and question.player == desk.player:
        first.append(place_hint(after))
    name = naming.material(material)
    return desk.option(
        say("Buy {material}", material=name),
        [action],
        [f"target-buy-{naming.names.materials[material]}"],
        [say("buy {material} for {price} gold", material=name, price=price)],
        small=say("{n} on the display", n=game.display[material]),
        icon=naming.names.materials[material],
        cost=str(price),
        price=in_gold(price),
        then=desk.then(first, action),
    )


def place_hint(game: Attandarra) -> str:
    """Return how many places a bought cube has."""
    places = {
        second_of(action) if verb_of(action) == BUILD else first_of(action) for action in game.options()
    }
    return say("you place it at once; {n} spaces can take it.", n=len(places))


def lay_option(desk: Desk, actions: Sequence[Action]) -> Option:
    """Action B: a space may offer a meadow, the reservoir, or both."""
    game, naming = desk.game, desk.naming
    edition = game.edition
    verbs = {verb_of(action) for action in actions}
    actions = sorted(actions, key=lambda action: (first_of(action), verb_of(action)))
    first: list[str] = []
    prices = {game.price(action) for action in actions}
    names: list[str] = []
    if LAY_MEADOW in verbs:
        names.append(naming.tile(MEADOW))
        first.append(
            say(
                "a meadow is worth {points} in the end, {more} with a citizen.",
                points=points_of(edition.meadow_points),
                more=edition.meadow_points_with_citizen,
            )
        )
    if LAY_RESERVOIR in verbs:
        names.append(naming.tile(RESERVOIR))
        points = points_of(edition.reservoir_points)
        first.append(
            say("the reservoir is worth {points} with complete buildings on all four sides.", points=points)
        )
    spaces = len({first_of(action) for action in actions})
    return desk.option(
        say("{meadow} or {reservoir}", meadow=names[0], reservoir=names[1]) if len(names) > 1 else names[0],
        actions,
        [f"target-city-{naming.space(first_of(action))}" for action in actions],
        [lay_label(desk, action) for action in actions],
        small=say_count("{n} space", "{n} spaces", spaces),
        icon="meadow" if LAY_MEADOW in verbs else "reservoir",
        begins=desk.picked_up(
            [(MEADOW if verb_of(action) == LAY_MEADOW else RESERVOIR, action) for action in actions]
        ),
        cost=str(min(prices)) if len(prices) == 1 else "",
        price=in_gold(min(prices)) if len(prices) == 1 else (),
        then=desk.then(first, actions[0]),
    )


def lay_label(desk: Desk, action: Action) -> str:
    """Return what a target for a meadow or the reservoir says."""
    tile = MEADOW if verb_of(action) == LAY_MEADOW else RESERVOIR
    price = desk.game.price(action)
    space = desk.naming.space(first_of(action))
    return say("{tile} at {space}, {price} gold", tile=desk.naming.tile(tile), space=space, price=price)


def marker_option(desk: Desk, actions: Sequence[Action]) -> Option:
    """Action C."""
    game, naming = desk.game, desk.naming
    labels: list[str] = []
    prices: list[int] = []
    for action in actions:
        space = first_of(action)
        prices.append(game.price(action))
        labels.append(
            say(
                "{marker} at {space} for {price} gold, onto your {tile}",
                marker=naming.marker(game.tops[space]),
                space=naming.space(space),
                price=prices[-1],
                tile=naming.tile(game.players[desk.player].tile_at[space]),
            )
        )
    if len(actions) == 1:
        then = desk.then([say("it moves onto the same space of your city.")], actions[0])
        label = capital(
            say(
                "{marker}, {space}",
                marker=naming.marker(game.tops[first_of(actions[0])]),
                space=naming.space(first_of(actions[0])),
            )
        )
    else:
        then = say("choose a marker; it moves onto the same space of your city.")
        label = say("Citizen or coin")
    low, high = min(prices), max(prices)
    return desk.option(
        label,
        actions,
        [f"target-market-{naming.space(first_of(action))}" for action in actions],
        labels,
        small=say_count("{n} marker", "{n} markers", len(actions)),
        icon="citizen" if game.tops[first_of(actions[0])] == CITIZEN else "acoin",
        cost=str(low) if low == high else say("{low} to {high}", low=low, high=high),
        price=in_gold(low if low == high else say("{low} to {high}", low=low, high=high)),
        then=then,
    )


def gate_option(desk: Desk, actions: Sequence[Action]) -> Option:
    """Action D."""
    game, naming = desk.game, desk.naming
    price = game.price(actions[0])
    material = naming.material(game.edition.gate_material)
    first = say(
        "{points} now; the price holds the {material}.",
        points=points_of(game.edition.gate_points),
        material=material,
    )
    return desk.option(
        naming.tile(GATE),
        actions,
        [f"target-gate-{naming.space(first_of(action))}" for action in actions],
        [
            say(
                "{tile} at {space}, {price} gold with its {material}",
                tile=naming.tile(GATE),
                space=naming.space(first_of(action)),
                price=price,
                material=material,
            )
            for action in actions
        ],
        small=say_count("{n} space", "{n} spaces", len(actions)),
        icon="gate",
        begins=desk.picked_up([(GATE, action) for action in actions]),
        cost=str(price),
        price=in_gold(price),
        then=desk.then([first], actions[0]),
    )


def emblem_option(desk: Desk, actions: Sequence[Action]) -> Option:
    """Action E."""
    naming = desk.naming
    return desk.option(
        say("Emblem"),
        actions,
        [f"target-{naming.street_id(first_of(action))}" for action in actions],
        [say("emblem on {street}", street=naming.street(first_of(action))) for action in actions],
        small=say_count("{n} street", "{n} streets", len(actions)),
        icon="emblem",
        cost=str(desk.game.price(actions[0])),
        price=in_gold(desk.game.price(actions[0])),
        then=desk.then([emblem_sentence(desk.game)], actions[0]),
    )


def emblem_sentence(game: Attandarra) -> str:
    """Return what an emblem does at this table."""
    if game.switches.only_emblem_streets_struck:
        return say("events strike this street.")
    if game.switches.emblem_protects_owner_only:
        return say("no event strikes this street of your city, be it good or bad.")
    return say("no event strikes this street of any city, be it good or bad.")


def ending(desk: Desk, action: Action) -> Option:
    """The end of the player's round, with or without a last cube."""
    if verb_of(action) == FINISH_WITH_DRAW:
        gold = desk.game.price(action)
        return desk.option(
            say("Finish with a draw"),
            [action],
            small=say("all {gold} gold", gold=gold),
            icon="cube",
            cost=str(gold),
            price=in_gold(gold),
            then=say("all {gold} gold go; one cube from the bag.", gold=gold),
        )
    happenings, _ = tried(desk.game, action)
    gold = desk.game.players[desk.player].gold
    first = (
        say("your round is over and {gold} gold lapse.", gold=gold) if gold else say("your round is over.")
    )
    return desk.option(
        say("Finish the round"),
        [action],
        icon="ui-flag",
        then=spoken([first, *follow(happenings, desk.naming, desk.player)]),
    )


def joined_endings(desk: Desk, endings: Sequence[Option]) -> Option:
    """Both ways to end the round under one number, when the number keys run out."""
    actions = [action for option in endings for action in option.actions]
    return desk.option(
        say("Finish the round"),
        actions,
        target_labels=[option.label for option in endings],
        small=say("with or without a draw"),
        icon="ui-flag",
        then=say("stop here, or spend all gold first for one cube from the bag."),
    )
