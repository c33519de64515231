"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Printed as PrintedEdition
from boardwright.editions import Reading, Shelf, sections_in
from boardwright.games.baghdad import facts
from boardwright.games.baghdad.components import Switches
from boardwright.games.baghdad.editions import (
    boards,
    bot,
    box,
    buildings,
    cards,
    city,
    course,
    modules,
    palace,
    river,
)
from boardwright.games.baghdad.editions.names import Names
from boardwright.games.baghdad.rulebook import RULEBOOK

Printed = PrintedEdition[facts.Edition, Switches, Names]

# In the order in which they are measured by each other.
SECTIONS: Final = sections_in(box, city, boards, course, cards, river, palace, buildings, modules, bot)


def _edition(read: Reading) -> facts.Edition:
    edition = facts.Edition()
    edition.city = read.fill(facts.City(), *sections_in(city), box.CityTiles)
    edition.board = read.fill(facts.Board(), *sections_in(boards), box.TileRows)
    edition.cards = read.fill(facts.Cards(), cards.Cards)
    edition.river = read.fill(facts.River(), *sections_in(river))
    edition.palace = read.fill(facts.Palace(), *sections_in(palace))
    edition.buildings = read.fill(facts.Buildings(), buildings.Buildings, buildings.BuildingCoins)
    edition.modules = facts.Modules()
    edition.modules.civic_rows = read[boards.PlayerBoard].rows
    read.fill(edition.modules, *sections_in(modules), course.SetUp, course.Scoring, box.PlayerPieces)
    edition.bot = read.fill(facts.BotCards(), *sections_in(bot))
    edition.library_spaces = buildings.SPACES
    rest = (box.Skills, box.PlayerPieces, river.ScoringTokens, buildings.Library, *sections_in(course))
    return read.fill(edition, *rest)


def _switches(read: Reading) -> Switches:
    return RULEBOOK.printed(read.document)


SHELF: Final = Shelf("Baghdad", __package__, SECTIONS, _edition, _switches, Names)
load: Final = SHELF.load
