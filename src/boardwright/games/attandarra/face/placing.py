"""The answers to `PlaceCube`, `ChooseDrawnCube` and `SaveMarker`, grouped and numbered."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.face import Option
from boardwright.faces.telling.desk import KEYS, numbered
from boardwright.faces.telling.happenings import tried
from boardwright.faces.telling.wording import capital, either, say, say_count, spoken
from boardwright.games.attandarra.actions import BUILD, EXTEND
from boardwright.games.attandarra.building import PlaceCube
from boardwright.games.attandarra.components import COIN
from boardwright.games.attandarra.draws import ChooseDrawnCube
from boardwright.games.attandarra.face.consequences import follow, then_place
from boardwright.games.attandarra.face.desk import Desk, in_gold
from boardwright.games.attandarra.state import cubes_on
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of


def place_options(desk: Desk) -> list[Option]:
    """Return each building that can go on, then all new buildings under one number."""
    question = desk.game.agenda.open_question()
    assert isinstance(question, PlaceCube)
    extends = [action for action in desk.observation.options if verb_of(action) == EXTEND]
    begins = [action for action in desk.observation.options if verb_of(action) == BUILD]
    out = [extend_option(desk, action, question.material) for action in extends]
    if len(out) + bool(begins) > KEYS:
        out = [any_building_option(desk, extends, question.material)]
    if begins:
        out.append(begin_option(desk, begins))
    return numbered(out)


def extend_option(desk: Desk, action: Action, material: int) -> Option:
    """One unfinished building."""
    me = desk.game.players[desk.player]
    naming = desk.naming
    space = first_of(action)
    tile = me.tile_at[space]
    place = cubes_on(me.cubes[space]) + 1
    numeral = desk.game.edition.numeral[tile]
    return desk.option(
        say("{tile}, {space}", tile=naming.tile(tile), space=naming.space(space)),
        [action],
        [f"target-city-{naming.space(space)}"],
        [extend_label(desk, action)],
        small=say("cube {place} of {numeral}", place=place, numeral=numeral),
        icon=naming.names.materials[material],
        then=then_place(desk.game, naming, desk.player, action),
        ghost=naming.names.materials[material],
    )


def extend_label(desk: Desk, action: Action) -> str:
    """Return what the target on an unfinished building says."""
    me = desk.game.players[desk.player]
    space = first_of(action)
    tile = me.tile_at[space]
    return say(
        "{tile} at {space}, cube {place} of {numeral}",
        tile=desk.naming.tile(tile),
        space=desk.naming.space(space),
        place=cubes_on(me.cubes[space]) + 1,
        numeral=desk.game.edition.numeral[tile],
    )


def any_building_option(desk: Desk, actions: Sequence[Action], material: int) -> Option:
    """All unfinished buildings under one number, when the number keys run out."""
    naming = desk.naming
    return desk.option(
        say("Continue a building"),
        actions,
        [f"target-city-{naming.space(first_of(action))}" for action in actions],
        [extend_label(desk, action) for action in actions],
        small=say_count("{n} building", "{n} buildings", len(actions)),
        icon=naming.names.materials[material],
        then=say("choose a building."),
        ghost=naming.names.materials[material],
    )


def begin_option(desk: Desk, actions: Sequence[Action]) -> Option:
    """All new buildings: the space first, then the tile."""
    naming = desk.naming
    numeral = desk.game.edition.numeral
    actions = sorted(
        actions, key=lambda action: (second_of(action), numeral[first_of(action)], first_of(action))
    )
    spaces = len({second_of(action) for action in actions})
    if len(actions) == 1:
        then = then_place(desk.game, naming, desk.player, actions[0])
    else:
        then = say("choose a space and a tile. The numbers on a space are the ones allowed there.")
    labels = [
        say(
            "{tile}, {numeral} cubes, at {space}",
            tile=naming.tile(first_of(action)),
            numeral=numeral[first_of(action)],
            space=naming.space(second_of(action)),
        )
        for action in actions
    ]
    return desk.option(
        say("New building"),
        actions,
        [f"target-city-{naming.space(second_of(action))}" for action in actions],
        labels,
        small=say_count("{n} space", "{n} spaces", spaces),
        icon="bldg",
        begins=desk.picked_up([(first_of(action), action) for action in actions]),
        then=then,
    )


def drawn_options(desk: Desk) -> list[Option]:
    """Return the drawn cubes that can be placed."""
    question = desk.game.agenda.open_question()
    assert isinstance(question, ChooseDrawnCube)
    out: list[Option] = []
    for action in desk.observation.options:
        material = first_of(action)
        name = desk.naming.material(material)
        cost = question.price_to_place(desk.game, material)
        happenings, _ = tried(desk.game, action)
        first = say("you place the {material}; it costs {cost} gold.", material=name, cost=cost)
        if cost == 0:
            first = say("you place the {material}; it is free.", material=name)
        out.append(
            desk.option(
                say("Place {material}", material=name),
                [action],
                [f"target-hand-{desk.naming.names.materials[material]}"],
                [say("place the drawn {material}", material=name)],
                small="" if cost else say("free"),
                icon=desk.naming.names.materials[material],
                cost=str(cost) if cost else "",
                price=in_gold(cost) if cost else (),
                then=spoken([first, *follow(happenings, desk.naming, desk.player)]),
            )
        )
    return numbered(out)


def rescue_options(desk: Desk) -> list[Option]:
    """Return the markers that can be carried to safety, each with its refuges."""
    groups: dict[tuple[int, int], list[Action]] = {}
    for action in desk.observation.options:
        groups.setdefault((first_of(action), second_of(action)), []).append(action)
    out = [rescue_option(desk, space, marker, actions) for (space, marker), actions in groups.items()]
    if len(out) > KEYS:
        kept, rest = out[: KEYS - 1], out[KEYS - 1 :]
        out = [*kept, other_rescues(desk, [action for option in rest for action in option.actions])]
    return numbered(out)


def rescue_label(desk: Desk, action: Action) -> str:
    """Return what the target of a rescue says."""
    naming = desk.naming
    target = third_of(action)
    return say(
        "{marker} from {space} to the {tile} at {target}",
        marker=naming.marker(second_of(action)),
        space=naming.space(first_of(action)),
        tile=naming.tile(desk.game.players[desk.player].tile_at[target]),
        target=naming.space(target),
    )


def rescue_target(desk: Desk, action: Action) -> str:
    """Return the id of the target of a rescue."""
    space, target = desk.naming.space(first_of(action)), desk.naming.space(third_of(action))
    word = "coin" if second_of(action) == COIN else "citizen"
    return f"target-rescue-{space}-{word}-{target}"


def rescue_option(desk: Desk, space: int, marker: int, actions: Sequence[Action]) -> Option:
    """One marker in danger."""
    naming = desk.naming
    refuges = either([naming.space(third_of(action)) for action in actions])
    happenings, _ = tried(desk.game, actions[0])
    then = [say("it is safe at {refuges}; a tile takes in one marker only.", refuges=refuges)]
    if len(actions) == 1:
        then += follow(happenings, naming, desk.player)
    return desk.option(
        capital(say("{marker} from {space}", marker=naming.marker(marker), space=naming.space(space))),
        actions,
        [rescue_target(desk, action) for action in actions],
        [rescue_label(desk, action) for action in actions],
        small=say("to {refuges}", refuges=refuges),
        icon="acoin" if marker == COIN else "citizen",
        then=spoken(then),
        ghost="acoin" if marker == COIN else "citizen",
    )


def other_rescues(desk: Desk, actions: Sequence[Action]) -> Option:
    """The markers beyond the number keys, under one number."""
    return desk.option(
        say("Another marker"),
        actions,
        [rescue_target(desk, action) for action in actions],
        [rescue_label(desk, action) for action in actions],
        small=say_count("{n} way", "{n} ways", len(actions)),
        icon="citizen",
        then=say("choose a marker and where it goes."),
    )
