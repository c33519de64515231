"""Positions of Tabannusi in a few words, for tests: what lies where, who is asked, what is answered.

Pieces come from where they belong: dice from the Barges, tiles from the stocks, markers from the claim
supply, Houses from the Player board. So every position built here keeps `Tabannusi.check()` true.

Spaces are named `2-07` (the seventh space of District 2, row by row) and `W12a` (the upper border Water
between Districts 1 and 2).
"""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi import edition
from boardwright.games.tabannusi.actions import START_BUILDING
from boardwright.games.tabannusi.components import (
    BLUE,
    BOTTOM,
    BROWN,
    COLOURS,
    COMMON,
    DISTRICTS,
    DOWN,
    GREEN,
    IN_AREA,
    NO_KING,
    SECTION_SPACES,
    SPACES,
    TRACKS,
    UP,
    WHITE,
    YELLOW,
    Edition,
    Switches,
)
from boardwright.games.tabannusi.rounds import Course
from boardwright.games.tabannusi.setup import new_game
from boardwright.games.tabannusi.state import BOT, FACES, Player, Tabannusi
from boardwright.games.tabannusi.turn import CheckScoring, PerformActions, PlayerTurn
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, pack, verb_of

PRINTED: Final = edition.load()
EDITION: Final = PRINTED.edition
NAMES: Final = PRINTED.names
COLOUR: Final = {"white": WHITE, "yellow": YELLOW, "brown": BROWN, "blue": BLUE, "green": GREEN}
BESIDE: Final = {  # border Water -> the space beside it, on side A and on side B
    "W15a": ("1-13", "1-05"),
    "W15b": ("1-17", "1-09"),
    "W12a": ("1-16", "1-08"),
    "W12b": ("1-20", "1-12"),
    "W23a": ("2-16", "2-08"),
    "W23b": ("2-20", "2-12"),
    "W34a": ("3-16", "3-08"),
    "W34b": ("3-20", "3-12"),
}
ON_ALL_SIDES: Final = range(1, FACES + 1)


# Names ---------------------------------------------------------------------------------------------


def place(game: Tabannusi, name: str) -> int:
    """Return the place behind a name."""
    if name[0] == "W":
        land = place(game, BESIDE[name][0 if game.board is EDITION.boards[2] or game.seats == 4 else 1])
        spaces = game.board.near[land] & game.board.border[land // SPACES]
        assert spaces.bit_count() == 1
        return game.board.name_of(land // SPACES * SPACES + spaces.bit_length() - 1)
    district, space = name.split("-")
    return (int(district) - 1) * SPACES + int(space) - 1


def spaces(game: Tabannusi, names: str) -> int:
    """Return a mask of spaces of one District."""
    return sum(BIT[place(game, name) % SPACES] for name in names.split())


# Positions -----------------------------------------------------------------------------------------


def fresh(
    seats: int = 2,
    *,
    barge_tiles: bool = False,
    first: int = NOBODY,
    king: int = NO_KING,
    switches: Switches | None = None,
    printed: Edition | None = None,
) -> Tabannusi:
    """Return a game before its first chance answer."""
    return new_game(printed or EDITION, switches or Switches(), seats, barge_tiles, first, king)


def laid_out(seats: int = 2, *, king: int = 0, switches: Switches | None = None) -> Tabannusi:
    """Return a game before its first start Building; chance gave the first possible answer each time."""
    game = fresh(seats, first=0, king=king if seats == 1 else NO_KING, switches=switches)
    while game.whose() == CHANCE:
        game.apply(game.options()[0])
    assert verb_of(game.options()[0]) == START_BUILDING
    return game


def table(seats: int = 2, *, district: int = 1, switches: Switches | None = None) -> Tabannusi:
    """Return a game where seat 0 chooses an action; nobody has a start Building, Crates or a Decree to take.

    The Barges show 1, 2, 3, 4, 5 (6, 1). All workers are in one District.
    """
    game = laid_out(seats, switches=switches)
    for player in game.players:
        player.crates = [0] * (4 * COLOURS)
        player.architect = player.assistant = district - 1
    game.port_crates = [WHITE, YELLOW, BROWN, BLUE, GREEN, WHITE]
    game.decrees = 0
    for colour in range(COLOURS):
        number = game.on_barge(colour)
        show(game, colour, *[1 + n % FACES for n in range(number)])
    game.turns = 5
    game.active = 0
    return act(game)


def show(game: Tabannusi, colour: int, *values: int) -> None:
    """Set the dice of a Barge; those too many go to the general supply, those too few come from there."""
    game.supply[colour] += game.on_barge(colour) - len(values)
    assert game.supply[colour] >= 0, "not enough dice"
    for value in ON_ALL_SIDES:
        game.barge[colour * FACES + value - 1] = values.count(value)


def values(game: Tabannusi, colour: int) -> list[int]:
    """Return the dice of a Barge."""
    return [value for value in ON_ALL_SIDES for _ in range(game.barge[colour * FACES + value - 1])]


def frames(game: Tabannusi, seat: int, *open_frames: object) -> Tabannusi:
    """Open a turn of a seat at given frames."""
    turns = (seat - game.first_player) % game.seats + 1
    game.agenda.frames = [Course(game.first_player, False, turns, False, 2), *open_frames]  # type: ignore[list-item]
    game.active = seat
    game.settle()
    return game


def act(game: Tabannusi, seat: int = 0, district: int = 0) -> Tabannusi:
    """Ask a seat for its first action, in a District (1 to 5) if given."""
    if district:
        game.players[seat].architect = game.players[seat].assistant = district - 1
    game.actions_over = False
    game.check()
    return frames(game, seat, PlayerTurn(seat, 5), PerformActions(seat))


def turn(game: Tabannusi, seat: int = 0, district: int = 0) -> Tabannusi:
    """Begin the turn of a seat."""
    if district:
        game.players[seat].architect = game.players[seat].assistant = district - 1
    game.check()
    return frames(game, seat, PlayerTurn(seat))


def check_scoring(game: Tabannusi, seat: int = 0) -> Tabannusi:
    """Go on to the scoring check of a seat's turn."""
    game.check()
    return frames(game, seat, PlayerTurn(seat, 6), CheckScoring(seat))


def again(game: Tabannusi) -> Tabannusi:
    """Ask the open question once more, since the table has changed."""
    game.check()
    game.settle()
    return game


# Pieces --------------------------------------------------------------------------------------------


def me(game: Tabannusi, seat: int = 0) -> Player:
    return game.players[seat]


def dice(game: Tabannusi, seat: int = 0, **numbers: int) -> None:
    """Move dice from Barges to an area, the lowest first."""
    for name, number in numbers.items():
        for _ in range(number):
            colour = COLOUR[name]
            value = values(game, colour)[0]
            game.take_from_barge(seat, colour, value)


def spent(game: Tabannusi, **numbers: int) -> None:
    """Move dice from Barges to the general supply, the lowest first."""
    for name, number in numbers.items():
        shown = values(game, COLOUR[name])
        show(game, COLOUR[name], *shown[number:])


def gold(game: Tabannusi, amount: int, seat: int = 0) -> None:
    game.players[seat].gold = amount


def claims(game: Tabannusi, area: int, supply: int, seat: int = 0) -> None:
    """Set Claim markers in the area and in the claim supply; the rest is set aside."""
    player = game.players[seat]
    player.markers = area
    player.supply = supply
    player.aside = EDITION.markers - area - supply - game.markers_on_board(seat)
    assert player.aside >= 0


def take_marker(game: Tabannusi, seat: int) -> None:
    """Take a Claim marker for the board, from aside or from the claim supply."""
    player = game.players[seat]
    if player.aside:
        player.aside -= 1
    elif player.supply:
        player.supply -= 1
    else:
        player.markers -= 1


def crate(game: Tabannusi, name: str, seat: int = 0, *, up: bool = True) -> None:
    """Give a Crate tile."""
    state = UP if up else DOWN
    game.players[seat].crates[state * COLOURS + COLOUR[name]] += 1


def project(game: Tabannusi, seat: int, colour: int, names: str) -> None:
    """Lay Projects of a seat."""
    for name in names.split():
        where = place(game, name)
        game.project_stock[colour] -= 1
        game.projects[where // SPACES * TRACKS + colour] |= BIT[where % SPACES]
        game.project_markers[seat * COMMON + where // SPACES] |= BIT[where % SPACES]
        take_marker(game, seat)


def building(game: Tabannusi, seat: int, colour: int, names: str) -> None:
    """Put one Building of a seat, with a House of the right row."""
    where = place(game, names.split(maxsplit=1)[0])
    game.players[seat].houses[game.players[seat].row_for(colour)] -= 1
    game.build(seat, where // SPACES, colour, spaces(game, names))


def water(game: Tabannusi, names: str) -> None:
    """Lay regular Water."""
    for name in names.split():
        where = place(game, name)
        game.water_stock -= 1
        game.water[where // SPACES] |= BIT[where % SPACES]


def garden(game: Tabannusi, seat: int, names: str) -> None:
    """Lay Gardens of a seat, on land with Water below them."""
    for name in names.split():
        if name[0] != "W":
            water(game, name)
        game.garden_stock -= 1
        take_marker(game, seat)
        game.lay_garden(seat, place(game, name))


def hold(game: Tabannusi, seat: int = 0, *, waters: int = 0, gardens: int = 0) -> None:
    """Put Water and Garden tiles into an area."""
    game.gain_water(seat, waters)
    game.gain_gardens(seat, gardens)


def special(game: Tabannusi, name: str, seat: int = 0) -> int:
    """Put a special Water tile into an area; return its number."""
    tile = NAMES.special_water.index(name)
    game.special[tile] = IN_AREA + seat
    return tile


def claimed(game: Tabannusi, seat: int, cells: str) -> None:
    """Put markers of a seat on Ships, such as `12` for row 1, column 2. No ability begins to work."""
    for cell in cells.split():
        game.players[seat].ships |= BIT[cell_of(cell)]
        take_marker(game, seat)


def cell_of(name: str) -> int:
    """Return the cell of a row and a column, such as `12`."""
    return (int(name[0]) - 1) * 3 + int(name[1]) - 1


def put_ship(game: Tabannusi, cell: str, ship: int) -> None:
    """Let a Ship tile lie on a cell; what lay there comes to where it lay, if anywhere."""
    here = cell_of(cell)
    if ship in game.ships:
        game.ships[game.ships.index(ship)] = game.ships[here]
    game.ships[here] = ship


def abilities(game: Tabannusi, *ships: int, seat: int = 0) -> None:
    """Let abilities of Ship tiles work for a seat."""
    for ship in ships:
        game.players[seat].abilities |= BIT[ship]


def levels(game: Tabannusi, white: int, yellow: int, brown: int, seat: int = 0) -> None:
    game.players[seat].mastery = [white, yellow, brown]


def port_houses(game: Tabannusi, seat: int, *names: str) -> None:
    """Put Houses of the bottom row into the Port."""
    for name in names:
        game.players[seat].port |= BIT[NAMES.port_spaces.index(name)]
        game.players[seat].houses[BOTTOM] -= 1


def ziggurat_houses(game: Tabannusi, seat: int, *names: str) -> None:
    """Put Houses with their markers on the Ziggurat."""
    for name in names:
        space = NAMES.ziggurat_spaces.index(name)
        player = game.players[seat]
        player.houses[player.row_for(space // SECTION_SPACES)] -= 1
        player.ziggurat |= BIT[space]
        player.tile_markers[space // SECTION_SPACES] += 1
        take_marker(game, seat)


def tile_markers(game: Tabannusi, seat: int, white: int, yellow: int, brown: int) -> None:
    """Put markers without Houses on the Ziggurat tiles."""
    for section, number in enumerate((white, yellow, brown)):
        for _ in range(number):
            game.players[seat].tile_markers[section] += 1
            take_marker(game, seat)


def decree_of(name: str) -> int:
    return NAMES.decrees.index(name)


def reveal(game: Tabannusi, *names: str) -> None:
    """Turn Decrees face up."""
    for name in names:
        game.decrees |= BIT[decree_of(name)]


def harbormaster(game: Tabannusi, name: str, seat: int = 0) -> int:
    """Give a Harbormaster; return its number."""
    tile = NAMES.harbormasters.index(name)
    game.spare_harbormasters &= ~BIT[tile]
    game.harbormasters = [-1 if other == tile else other for other in game.harbormasters]
    game.players[seat].harbormasters |= BIT[tile]
    return tile


def urban(game: Tabannusi, seat: int, *names: str) -> None:
    """Exchange the Urban cards of a hand."""
    for card in game.players[seat].urban:
        game.urban_deck |= BIT[card]
    cards = sorted(NAMES.urban_cards.index(name) for name in names)
    for card in cards:
        for player in game.players:
            if card in player.urban and player is not game.players[seat]:
                player.urban.remove(card)
        game.urban_deck &= ~BIT[card]
    game.players[seat].urban = cards


# Questions -----------------------------------------------------------------------------------------


def question(game: Tabannusi) -> str:
    """Return the name of the open question, or an empty text when the game is over."""
    return type(game.agenda.open_question()).__name__ if game.agenda.frames else ""


def do(game: Tabannusi, verb: int, *arguments: int) -> None:
    """Give an answer."""
    game.apply(pack(verb, *arguments))
    game.check()


def can(game: Tabannusi, verb: int, *arguments: int) -> bool:
    """Tell whether an answer is open."""
    return pack(verb, *arguments) in game.options()


def why(game: Tabannusi, verb: int, *arguments: int) -> Reason:
    """Return OK or the reason why a candidate is forbidden. Fails for what is no candidate."""
    action = pack(verb, *arguments)
    assert action in game.candidates(), "no candidate"
    reason = game.why_not(action)
    assert (reason == OK) == (action in game.options()), "options and why_not differ"
    return reason


def options(game: Tabannusi, verb: int) -> list[Action]:
    """Return the open answers of one verb."""
    return [action for action in game.options() if verb_of(action) == verb]


def chance(game: Tabannusi, *answers: Action) -> None:
    """Answer chance until a seat is asked or the game is over: the given answers first, then the first."""
    given = list(answers)
    while game.whose() == CHANCE:
        game.apply(given.pop(0) if given else game.options()[0])
        game.check()
    assert not given, "chance was not asked as often"


def play_on(game: Tabannusi, until: int = 4000) -> None:
    """Answer everything with its last option until the game is over."""
    for _ in range(until):
        if not game.options():
            return
        game.apply(game.options()[0 if game.whose() == CHANCE else -1])
    raise AssertionError("no end")


def bot(game: Tabannusi) -> Player:
    return game.players[BOT]


def everywhere() -> range:
    """Return all Districts."""
    return range(DISTRICTS)
