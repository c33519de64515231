"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from boardwright.editions import (
    Document,
    EditionError,
    Phrase,
    Provenance,
    fingerprint_of,
    nearest,
    read_text,
)
from boardwright.games.baghdad import components, facts
from boardwright.games.baghdad.editions.boards import GAPS, LETTERS, Boards
from boardwright.games.baghdad.editions.bot import Bot
from boardwright.games.baghdad.editions.box import Box
from boardwright.games.baghdad.editions.buildings import SPACES, Buildings, Library
from boardwright.games.baghdad.editions.cards import Cards
from boardwright.games.baghdad.editions.course import Course, read_switches
from boardwright.games.baghdad.editions.map import Map
from boardwright.games.baghdad.editions.modules import Modules
from boardwright.games.baghdad.editions.names import Names
from boardwright.games.baghdad.editions.palace import Palace
from boardwright.games.baghdad.editions.river import River

SHIPPED: Final = files(__package__) / "editions"
DEFAULT: Final = "retail"


@dataclass(frozen=True)
class Printed:
    """All that one edition says. `name@fingerprint` stands in the header of game logs."""

    name: str
    fingerprint: str
    edition: facts.Edition
    switches: components.Switches
    names: Names
    provenance: Provenance


def editions() -> list[str]:
    """Return the names of the shipped editions."""
    return sorted(
        entry.name.removesuffix(".toml") for entry in SHIPPED.iterdir() if entry.name.endswith(".toml")
    )


def load(path: Path | None = None, name: str = DEFAULT) -> Printed:
    """Return the edition in a file or, without one, a shipped edition.

    Raises EditionError, the first one from the top of the file.
    """
    printed, problems = read(*_text_of(path, name))
    if printed is None:
        raise problems[0]
    return printed


def check(path: Path) -> list[EditionError]:
    """Return all that is wrong with an edition file, from the top down; nothing if it can be played."""
    try:
        return read(*_text_of(path, DEFAULT))[1]
    except EditionError as error:  # not to be read at all, or not TOML
        return [error]


def new(path: Path) -> None:
    """Write a copy of the shipped edition, with its comments, for an owner of the game to correct.

    Raises EditionError if the file exists already or cannot be written.
    """
    try:
        with path.open("x", encoding="utf-8", newline="\n") as copy:
            copy.write(_shipped_text(DEFAULT))
    except FileExistsError:
        message = Phrase("there is such a file already; give another name or remove it first.")
        raise EditionError(str(path), None, "", message) from None
    except OSError as error:
        message = Phrase("the file cannot be written ({reason}); give another place.", reason=error.strerror)
        raise EditionError(str(path), None, "", message) from None


def _text_of(path: Path | None, name: str) -> tuple[str, str, str]:
    """Return the edition's name, the file as errors call it, and its text."""
    if path is None:
        return name, f"{name}.toml", _shipped_text(name)
    return re.sub(r"[^A-Za-z0-9._-]+", "-", path.stem), str(path), read_text(path)


def _shipped_text(name: str) -> str:
    known = editions()
    if name not in known:
        near = nearest(name, known)
        if near is None:
            remedy = Phrase("choose one of {known}.", known=", ".join(known))
        else:
            remedy = Phrase("did you mean {near}?", near=near)
        message = Phrase("there is no such edition of Baghdad; {remedy}", remedy=remedy)
        raise EditionError(name, None, "", message)
    return (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")


def read(name: str, path: str, text: str) -> tuple[Printed | None, list[EditionError]]:
    """Return the edition in a text, or None and all that is wrong with it; errors call the file `path`.

    Raises EditionError if the text is not TOML.
    """
    document = Document(path, text)
    tables = _Tables(document)
    problems = document.problems()
    if problems:
        return None, problems
    names = Names(
        tables.box,
        tables.map,
        tables.boards,
        tables.cards,
        tables.river,
        tables.buildings,
        tables.modules,
        tables.bot,
    )
    return Printed(
        name, fingerprint_of(document.values), _edition(tables), tables.switches, names, document.provenance
    ), []


class _Tables:
    """All tables of a file, in the order in which they are measured by each other."""

    def __init__(self, document: Document) -> None:
        self.box = Box(document)
        self.map = Map(document, self.box)
        self.boards = Boards(document)
        self.course = Course(document, self.box, self.boards)
        self.cards = Cards(document, self.box, self.boards, self.course)
        self.river = River(document, self.box)
        self.palace = Palace(document, self.box)
        self.buildings = Buildings(document, self.box)
        self.library = Library(document)
        self.modules = Modules(document, self.box, self.course)
        self.bot = Bot(document, self.box, self.course)
        self.switches = read_switches(document)
        document.read_register("datum")


def _edition(tables: _Tables) -> facts.Edition:
    course = tables.course
    return facts.Edition(
        city=_city(tables),
        board=_board(tables.box, tables.boards),
        cards=_cards(tables.cards),
        river=_river(tables.river),
        palace=_palace(tables.palace),
        buildings=_buildings(tables.buildings),
        library=tables.library.rewards,
        library_spaces=SPACES,
        modules=_modules(tables),
        bot=_bot(tables.bot),
        scoring_tokens=tables.river.tokens,
        day_slots=course.day_slots,
        night_slots=course.night_slots,
        start_coins=course.start_coins,
        favour_by_position=course.favour_by_position,
        boats=tables.box.boats,
        max_steps=course.max_steps,
        sell_bonus=course.sell_bonus,
        buy_one=course.buy_one,
        buy_two=course.buy_two,
        trade_coin=course.trade_coin,
        trade_good=course.trade_good,
        trade_wild=course.trade_wild,
        trade_coins=course.trade_coins,
        tuition_coins=course.tuition_coins,
        tuition_favour=course.tuition_favour,
        patient_favour=course.patient_favour,
        shame_points=course.shame_points,
        wild_covers=tables.box.wild_covers,
    )


def _city(tables: _Tables) -> facts.City:
    map, sets = tables.map, tables.box.sets
    return facts.City(
        kind=map.kind,
        quadrant=map.quadrant,
        ring=map.ring,
        angle=map.angle,
        min_players=map.min_players,
        links=map.links,
        quadrant_angle=map.quadrant_angle,
        golden_gate=map.golden_gate,
        black_gate=map.black_gate,
        starting_tiles=sets[0],
        first_set=sets[1],
        second_set=sets[2],
    )


def _board(box: Box, boards: Boards) -> facts.Board:
    return facts.Board(
        skill=box.skill,
        spot_need=boards.spot_need,
        house_need=boards.house_need,
        architect_need=boards.architect_need,
        boat_costs=boards.boat_costs,
        artefact_points=boards.artefact_points,
        gap_above=boards.rows[:GAPS],
        gap_below=boards.rows[1:],
        bonus=boards.bonus,
        letters=len(LETTERS),
        favour_points=boards.favour_points,
        favour_start=boards.favour_start,
        favour_spend=boards.favour_spend,
    )


def _cards(cards: Cards) -> facts.Cards:
    return facts.Cards(
        deck=cards.deck,
        letter=cards.letter,
        min_players=cards.min_players,
        icons=cards.icons,
        thing=cards.thing,
        need=cards.need,
        reward=cards.reward,
        points=cards.points,
    )


def _river(river: River) -> facts.River:
    return facts.River(
        following=river.following(),
        goods=river.goods,
        multipliers=river.multipliers,
        rewards=river.rewards,
        stack=river.stack,
    )


def _palace(palace: Palace) -> facts.Palace:
    return facts.Palace(
        kind=palace.kind,
        section=palace.section,
        multiplier=palace.multiplier,
        cost=palace.cost,
        points=palace.points,
        rewards=palace.rewards,
        section_angle=palace.section_angle,
    )


def _buildings(buildings: Buildings) -> facts.Buildings:
    return facts.Buildings(
        level=buildings.level,
        cost=buildings.cost,
        effects=buildings.effects,
        thing=buildings.thing,
        points_each=buildings.points_each,
    )


def _modules(tables: _Tables) -> facts.Modules:
    modules, course = tables.modules, tables.course
    return facts.Modules(
        house_points=modules.house_points,
        house_min_players=modules.house_min_players,
        civic_rows=tables.boards.rows,
        civic_need=modules.civic_need,
        civic_points=course.civic_points,
        contract_goods=modules.contract_goods,
        contract_skill=modules.contract_skill,
        contract_coins=[modules.contract_coins] * len(modules.contracts),
        contract_stack=course.contract_stack,
        objective_thing=modules.objective_thing,
        objective_rewards=modules.objective_rewards,
        objective_points=course.objective_points,
        objective_markers=tables.box.objective_markers,
    )


def _bot(bot: Bot) -> facts.BotCards:
    return facts.BotCards(
        front_boats=bot.front_boats,
        back_boats=bot.back_boats,
        symbols=bot.symbols,
        number=bot.number,
        ring=bot.ring,
        night=bot.night,
        direction=bot.direction,
        favour_points=bot.favour_points,
        tile_icons=bot.tile_icons,
        house_icons=bot.house_icons,
        artefact_points=bot.artefact_points,
    )
