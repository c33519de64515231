"""Place a Project in a common District. TAB-5, 15.12, 15.13, 18.4, 18.13"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import DECLINE, PROJECT, TAKE_BONUS
from boardwright.games.tabannusi.automa_cards import gain_for_covering
from boardwright.games.tabannusi.components import (
    COMMON,
    EXTRA_PROJECT,
    S04,
    S13,
    SPACES,
    STEP_SAME,
    TRACKS,
    op_of,
)
from boardwright.games.tabannusi.mastery import advance
from boardwright.games.tabannusi.notes import AREA, CLAIM_SUPPLY, OFFER, SPACE, SUPPLY, place_of
from boardwright.games.tabannusi.notes import PROJECT as PROJECT_TILE
from boardwright.games.tabannusi.payments import MayPayForStep
from boardwright.games.tabannusi.reasons import (
    BESIDE_BUILDING,
    NO_MARKER,
    NO_PROJECT_TILE,
    NOT_BESIDE_PROJECT,
    SPACE_TAKEN,
    THREE_PROJECTS,
)
from boardwright.games.tabannusi.state import MustChoose, Tabannusi
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import BEGAN, MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of


def why_not_project(game: Tabannusi, player: int, colour: int, place: int) -> Reason:
    """Say whether a Project of a colour may be placed. TAB-5.1-5.6, 3.3"""
    if not game.is_bot(player) and game.players[player].markers == 0:
        return NO_MARKER
    if game.project_stock[colour] == 0:
        return NO_PROJECT_TILE
    district = place // SPACES
    space = BIT[place % SPACES]
    same = game.projects[district * TRACKS + colour]
    if count(same) >= game.edition.projects_per_colour:
        return THREE_PROJECTS
    if game.occupied(district) & space:
        return SPACE_TAKEN
    if same and not game.board.beside(district, same) & space:
        return NOT_BESIDE_PROJECT
    if game.board.beside(district, game.built[district * TRACKS + colour]) & space:
        return BESIDE_BUILDING
    return OK


def sites_for(game: Tabannusi, player: int, district: int, colour: int) -> int:
    """Return the spaces on which a player may place a Project of a colour: `why_not_project` as a mask."""
    if game.project_stock[colour] == 0 or (not game.is_bot(player) and game.players[player].markers == 0):
        return 0
    return game.project_sites(district, colour)


def project_candidates(game: Tabannusi, district: int, colour: int) -> list[Action]:
    """Return a Project of a colour on every grid space of a District."""
    at = district * SPACES
    return [pack(PROJECT, colour, at + space) for space in members(game.board.land[district])]


def lay_project(game: Tabannusi, player: int, colour: int, place: int) -> None:
    """Put the tile and the marker. TAB-5.6"""
    bit = BIT[place % SPACES]
    game.project_stock[colour] -= 1
    game.projects[place // SPACES * TRACKS + colour] |= bit
    game.project_markers[player * COMMON + place // SPACES] |= bit
    if game.notes is not None:
        game.note(MOVED, player, PROJECT_TILE + colour, 1, SUPPLY, SPACE + place, clause=506)
    source = CLAIM_SUPPLY if game.is_bot(player) else AREA
    game.move_markers(player, 1, place_of(player, source), SPACE + place)
    if not game.is_bot(player):
        game.players[player].markers -= 1


class PlaceProject(Procedure[Tabannusi]):
    """Tile and marker, S04, the bonus, S13. TAB-5.9"""

    def __init__(self, player: int, colour: int, place: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.colour = colour
        self.place = place

    def clone(self) -> PlaceProject:
        return PlaceProject(self.player, self.colour, self.place, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            lay_project(game, self.player, self.colour, self.place)
        elif step == 2:
            self.receive_water(game)
        elif step == 3:
            self.offer_bonus(game)
        elif step == 4:
            self.offer_step(game)
        return step < 4

    def receive_water(self, game: Tabannusi) -> None:
        """S04. TAB-18.4"""
        if game.players[self.player].has(S04):
            game.gain_water(self.player, 1)

    def offer_bonus(self, game: Tabannusi) -> None:
        """The covered bonus may be declined. TAB-5.7; TAB-A13"""
        bonus = game.board.bonus[self.place]
        if bonus == 0:
            return
        if game.is_bot(self.player):
            gain_for_covering(game, game.edition.automa.king_project_bonus[game.king], self.colour)
            return
        if game.switches.project_bonus_is_a_must:
            gain_covered(game, self.player, bonus, self.colour, self.place // SPACES)
        else:
            game.begin(MayTakeBonus(self.player, bonus, self.colour, self.place // SPACES))

    def offer_step(self, game: Tabannusi) -> None:
        """S13. TAB-18.13"""
        if game.players[self.player].has(S13):
            game.begin(MayPayForStep(self.player, self.colour))


def gain_covered(game: Tabannusi, player: int, bonus: int, colour: int, district: int) -> None:
    """Gain the bonus under a Project or start Building of a colour. TAB-15.12, 15.13"""
    if op_of(bonus) == STEP_SAME:
        advance(game, player, colour)
    elif op_of(bonus) == EXTRA_PROJECT:
        game.begin(ChooseExtraProject(player, colour, district))
    else:
        game.gain(player, bonus)


class MayTakeBonus(Decision[Tabannusi]):
    """The printed bonus under a Project, or decline it as a whole. TAB-5.7; DP-A8"""

    def __init__(self, player: int, bonus: int, colour: int, district: int) -> None:
        super().__init__(player)
        self.bonus = bonus
        self.colour = colour  # of the Project
        self.district = district

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(TAKE_BONUS), pack(DECLINE)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return OK

    def take(self, game: Tabannusi, action: Action) -> None:
        if game.notes is not None:
            game.note(BEGAN, self.player, OFFER, self.bonus, clause=507)
        if verb_of(action) == TAKE_BONUS:
            gain_covered(game, self.player, self.bonus, self.colour, self.district)


class ChooseExtraProject(MustChoose):
    """Another Project of the same colour in the same District; nothing if impossible. TAB-15.13; C12"""

    def __init__(self, player: int, colour: int, district: int) -> None:
        super().__init__(player)
        self.colour = colour
        self.district = district

    def candidates(self, game: Tabannusi) -> list[Action]:
        return project_candidates(game, self.district, self.colour)

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return why_not_project(game, self.player, self.colour, second_of(action))

    def options(self, game: Tabannusi) -> list[Action]:
        """For speed: one mask."""
        sites = members(sites_for(game, self.player, self.district, self.colour))
        return [pack(PROJECT, self.colour, self.district * SPACES + space) for space in sites]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, clause=1513)
        game.begin(PlaceProject(self.player, first_of(action), second_of(action)))
