"""The values of an edition that clauses and the player aid name."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.telling.wording import both, comma, points_of, say, semicolon
from boardwright.games.tabannusi.components import (
    CLAIM_SPACES,
    DISTRICTS,
    KINGS,
    LINES,
    PORT_SPACES,
    ROW_SPACES,
    SECTION_SPACES,
    SHIPS,
    ZIGGURAT_SPACES,
)
from boardwright.games.tabannusi.edition import Printed
from boardwright.games.tabannusi.face.bonus_words import bonuses_in_words, joined
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.kernel.bits import members
from boardwright.kernel.packing import NOBODY


def facts_of(printed: Printed) -> dict[str, object]:
    """Return every value by the name that templates use."""
    naming = Naming(printed, [], NOBODY)
    edition = naming.edition
    values = {name: getattr(edition, name) for name in dir(edition) if not name.startswith("_")}
    return {
        **{name: value for name, value in values.items() if isinstance(value, int)},
        **box_facts(naming),
        **track_facts(naming),
        **bonus_facts(naming),
        **card_facts(naming),
        **solo_facts(naming),
    }


def by_people(values: Sequence[int]) -> str:
    """Return a number that may depend on how many people play; once if it does not."""
    if len(set(values)) == 1:
        return str(values[0])
    return say(
        "{numbers} with {people} people",
        numbers=joined([str(n) for n in values]),
        people=joined([str(people) for people in range(1, len(values) + 1)]),
    )


def box_facts(naming: Naming) -> dict[str, object]:
    """Return what lies in the box and limits of a turn, where the edition does not say it by this name."""
    edition = naming.edition
    barges = [
        say("{district} {colour}", district=naming.district(district), colour=naming.colour(colour))
        for district, colour in enumerate(edition.barges)
    ]
    rows = [say("{n} in the {row} row", n=n, row=naming.row(row)) for row, n in enumerate(edition.row_length)]
    ships_in = len(edition.printed_ships) - edition.printed
    return {
        "project_tiles": edition.project_tiles[0],
        "pieces": edition.pieces[0],
        "special": len(edition.special_bonus),
        "houses_left": edition.houses - 1,
        "dice": by_people(edition.dice),
        "barges": joined(barges),
        "time_gold": by_people(edition.time_gold),
        "ships": SHIPS,
        "ships_in": ships_in,
        "ships_out": SHIPS - ships_in,
        "lines": LINES,
        "spare": edition.harbormasters - LINES,
        "action_tiles": len(edition.tile_effects),
        "ziggurat_tiles": len(edition.ziggurat_kind),
        "decrees_shown": by_people(edition.decrees_shown),
        "rows": both(rows),
        "port_spaces": PORT_SPACES,
        "section_spaces": SECTION_SPACES,
        "claim_spaces": CLAIM_SPACES,
        "actions": edition.actions_per_turn,
        "projects": edition.projects_per_colour,
        "unused": points_of(edition.unused_points),
    }


def by_level(naming: Naming, bonuses: Sequence[int]) -> str:
    """Return the bonuses of Mastery levels, those that there are."""
    return joined(
        [
            say("level {level}: {bonus}", level=level, bonus=naming.bonus(bonus))
            for level, bonus in enumerate(bonuses)
            if bonus
        ]
    )


def track_facts(naming: Naming) -> dict[str, object]:
    """Return what is printed along the Mastery tracks."""
    edition = naming.edition
    above = [str(level) for level, boundary in enumerate(edition.boundaries) if boundary]
    return {
        "right_hand": by_level(naming, edition.right_hand),
        "in_track": by_level(naming, edition.in_track),
        "boundaries": say("levels {levels}", levels=both(above)),
        "values": joined([str(value) for value in edition.values]),
    }


def grouped(naming: Naming, named: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Return lists of bonuses by name; once without names if they are alike."""
    lists = [joined([naming.bonus(bonus) for bonus in bonuses]) for _, bonuses in named]
    if len(set(lists)) == 1:
        return lists[0]
    return semicolon().join(
        say("{name}: {bonuses}", name=name, bonuses=bonuses)
        for (name, _), bonuses in zip(named, lists, strict=True)
    )


def bonus_facts(naming: Naming) -> dict[str, object]:
    """Return what lies under Houses and on the House spaces of Port and Ziggurat."""
    edition = naming.edition
    rows = [
        (naming.row(row), edition.row_bonus[row * ROW_SPACES : row * ROW_SPACES + length])
        for row, length in enumerate(edition.row_length)
    ]
    sections = [
        (naming.colour(track), edition.ziggurat_bonus[track * SECTION_SPACES : (track + 1) * SECTION_SPACES])
        for track in range(ZIGGURAT_SPACES // SECTION_SPACES)
    ]
    blue = [
        say("{line}: {bonus}", line=naming.line(line), bonus=naming.bonus(bonus))
        for line, bonus in enumerate(edition.blue_bonus)
    ]
    return {
        "row_bonuses": grouped(naming, rows),
        "column_bonuses": joined([naming.bonus(bonus) for bonus in edition.column_bonus]),
        "ziggurat_bonuses": grouped(naming, sections),
        "blue_bonuses": joined(blue),
    }


def card_facts(naming: Naming) -> dict[str, object]:
    """Return what tiles and cards give, by their ids in small letters."""
    edition, names = naming.edition, naming.names
    facts: dict[str, object] = {}
    for tile, id in enumerate(names.action_tiles):
        facts[id.lower()] = bonuses_in_words(edition.tile_effects[tile], names.colours)
    for tile, id in enumerate(names.harbormasters):
        facts[id.lower()] = bonuses_in_words(edition.harbormaster_effects[tile], names.colours)
    for decree, id in enumerate(names.decrees):
        facts[id.lower()] = naming.decree(decree)
    for ship, points in enumerate(edition.ship_points):
        facts[names.ships[ship].lower()] = points_of(points)
    for tile, id in enumerate(names.ziggurat_tiles):
        values = edition.ziggurat_values[tile * CLAIM_SPACES : (tile + 1) * CLAIM_SPACES]
        facts[id.lower()] = say("{values} points", values=" / ".join(map(str, values)))
    return facts


def solo_facts(naming: Naming) -> dict[str, object]:
    """Return the values of the solo game."""
    automa, names = naming.edition.automa, naming.names
    facts: dict[str, object] = {
        "bot_gold": automa.bot_gold,
        "bot_projects": automa.bot_projects,
        "bot_points": points_of(automa.bot_points),
        "garden_water": automa.garden_water,
        "bot_harbormaster": points_of(automa.bot_harbormaster_points),
        "automa_cards": len(automa.card_top),
    }
    decrees: list[str] = []
    markers: list[str] = []
    for king in range(KINGS):
        ids = [names.decrees[decree] for decree in members(automa.king_decrees[king])]
        shown = automa.king_markers[king * DISTRICTS : (king + 1) * DISTRICTS]
        decrees.append(say("{king}: {decrees}", king=naming.king(king), decrees=joined(ids)))
        markers.append(say("{king} {markers}", king=naming.king(king), markers=comma().join(map(str, shown))))
        facts[f"king{king}_a"] = bonuses_in_words(automa.king_effects[king], names.colours)
        facts[f"king{king}_b"] = naming.bonus(automa.king_project_bonus[king])
        facts[f"king{king}_c"] = naming.bonus(automa.king_building_bonus[king])
        facts[f"king{king}_d"] = naming.bonus(automa.king_garden_bonus[king])
    facts["king_decrees"] = semicolon().join(decrees)
    facts["king_markers"] = semicolon().join(markers)
    for name, up in (("start_high", 1), ("start_low", 0)):
        kings = [naming.king(king) for king in range(KINGS) if automa.king_start_up[king] == up]
        facts[name] = both(kings) or say("none")
    return facts
