"""Positions of Attandarra in a few words, for tests: what lies where, who is asked, what is said.

Pieces come from where they belong: cubes from the bag, tiles from the supply, markers from the stacks of
the main board. So every position built here keeps `Attandarra.check()` true.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boardwright.games.attandarra import edition
from boardwright.games.attandarra.building import complete_building
from boardwright.games.attandarra.components import (
    CITIZEN,
    COIN,
    COVERED,
    EVENTS,
    GATE,
    MATERIALS,
    MEADOW,
    NO_MARKER,
    RESERVOIR,
    Edition,
    Switches,
)
from boardwright.games.attandarra.rounds import Course, PrepareRound, Round
from boardwright.games.attandarra.setup import new_game
from boardwright.games.attandarra.state import Attandarra, Player
from boardwright.games.attandarra.words import words
from boardwright.kernel.packing import CHANCE, NOBODY, Reason

PRINTED: Final = edition.load()
WORDS: Final = words(PRINTED.names)
SPACES: Final = PRINTED.names.spaces
STREETS: Final = PRINTED.names.streets
MATERIAL: Final = {name: number for number, name in enumerate(PRINTED.names.materials)}
MARKER: Final = {"citizen": CITIZEN, "coin": COIN}
EVENT: Final = {name: number for number, name in enumerate(PRINTED.names.events)}
TILE: Final = {name: number for number, name in enumerate(PRINTED.names.buildings)} | {
    "meadow": MEADOW,
    "reservoir": RESERVOIR,
    "gate": GATE,
}


def fresh(
    seats: int = 3,
    *,
    history: bool = False,
    start: int = NOBODY,
    switches: Switches | None = None,
    printed: Edition | None = None,
) -> Attandarra:
    """Return a game before its first marker is dealt."""
    return new_game(printed or PRINTED.edition, switches or Switches(), seats, history, start)


def table(
    seats: int = 3,
    *,
    history: bool = False,
    round: int = 1,
    event: str = "town_charter",
    switches: Switches | None = None,
    printed: Edition | None = None,
) -> Attandarra:
    """Return a table where seat 0 is asked for the first action of a round, the opening draws being over.

    The cities are empty. Citizens and coins alternate on the main board, the display holds 4 clay, 4 wood,
    4 stone and 3 glass. From round 3 on `event` is turned up with City History.
    """
    game = fresh(seats, history=history, start=0, switches=switches, printed=printed)
    game.pool = [0, PRINTED.edition.citizens, PRINTED.edition.coins]
    for space in range(len(SPACES)):
        top = (CITIZEN, COIN)[(space + space // 5) % 2]
        game.tops[space] = top
        game.under[space] = NO_MARKER if seats == 2 else COVERED
        game.pool[top] -= 1
    display(game, clay=4, wood=4, stone=4, glass=3)
    game.round = round
    if history and round >= 3:
        turn_up(game, event)
        spent = [other for other in range(EVENTS) if other != EVENT[event]]
        for other in spent[: round - 3]:
            game.events_left[other] = 0
    return ask(game, 0)


def turn_up(game: Attandarra, event: str) -> None:
    """Exchange the history tile of this round."""
    if game.event < EVENTS:
        game.events_left[game.event] = 1
    game.event = EVENT[event]
    game.events_left[game.event] = 0
    look_again(game)


def display(game: Attandarra, **cubes: int) -> None:
    """Change columns of the display; the cubes come from the bag and return to it."""
    for name, number in cubes.items():
        material = MATERIAL[name]
        game.bag[material] += game.display[material] - number
        game.display[material] = number
    look_again(game)


def bag(game: Attandarra, **cubes: int) -> None:
    """Leave just these cubes in the bag. The others lie among the counters of the last seat."""
    stash = game.players[-1].counters
    for material in range(MATERIALS):
        stash[material] += game.bag[material]
        game.bag[material] = 0
    for name, number in cubes.items():
        stash[MATERIAL[name]] -= number
        game.bag[MATERIAL[name]] = number
        assert stash[MATERIAL[name]] >= 0, name
    look_again(game)


def stored(cubes: Iterable[int]) -> dict[str, int]:
    """Return counts per material as words, without the zeros."""
    return {PRINTED.names.materials[m]: n for m, n in enumerate(cubes) if n}


def markers(game: Attandarra, *tops: str) -> None:
    """Change tops of the main board, such as `B1 citizen`; `B1 none` empties the whole space."""
    for words_of_top in tops:
        name, word = words_of_top.split()
        space = SPACES.index(name)
        if game.tops[space] != NO_MARKER:
            game.pool[game.tops[space]] += 1
        if word == "none":
            remove_markers(game, 1 + (game.under[space] == COVERED))
            game.tops[space] = NO_MARKER
            game.under[space] = NO_MARKER
        else:
            game.tops[space] = MARKER[word]
            game.pool[MARKER[word]] -= 1
    assert min(game.pool[CITIZEN:]) >= 0, "more markers than there are"
    look_again(game)


def remove_markers(game: Attandarra, number: int) -> None:
    """Take markers that nobody has seen out of the game, the more frequent kind first."""
    for _ in range(number):
        game.pool[CITIZEN if game.pool[CITIZEN] >= game.pool[COIN] else COIN] -= 1


def city(game: Attandarra, seat: int, *pieces: str) -> None:
    """Lay tiles: `B2 hospital complete`, `C2 kloster clay wood`, `D2 meadow citizen`, `C1 gate coin`.

    A completed building has scored nothing and counts for no Seal: it stands there from an earlier round.
    """
    for piece in pieces:
        lay(game, seat, *piece.split())
    ask(game, seat)
    game.check()


def lay(game: Attandarra, seat: int, space_name: str, tile_name: str, *contents: str) -> None:
    """Lay one tile with what is on it."""
    me = game.players[seat]
    space = SPACES.index(space_name)
    assert me.supply[TILE[tile_name]] > 0, tile_name
    game.lay_tile(seat, TILE[tile_name], space)
    for word in contents:
        if word == "complete":
            me.completed |= 1 << space
        elif word in MATERIAL:
            game.bag[MATERIAL[word]] -= 1
            me.cubes[space] += 1 << (4 * MATERIAL[word])
        else:
            take_from_a_stack(game, MARKER[word])
            me.put_marker(space, MARKER[word])


def take_from_a_stack(game: Attandarra, marker: int) -> None:
    """Take a covered marker of a kind away, or the last top of it where nothing is covered."""
    for space in range(len(SPACES) - 1, -1, -1):
        if game.under[space] == COVERED and game.pool[marker]:
            game.under[space] = NO_MARKER
            game.pool[marker] -= 1
            return
    for space in range(len(SPACES) - 1, -1, -1):
        if game.tops[space] == marker:
            game.tops[space] = game.under[space]
            if game.under[space] == COVERED:  # the other kind comes to light, as none of this one is covered
                game.tops[space] = CITIZEN + COIN - marker
                game.pool[game.tops[space]] -= 1
            game.under[space] = NO_MARKER
            return
    raise AssertionError("no marker left")


def emblems(game: Attandarra, streets: str, seat: int = 0) -> None:
    """Put emblems of a seat on streets, such as `A B 3`, whatever the supplies hold."""
    for street in streets.split():
        game.emblems[STREETS.index(street)] = seat
    look_again(game)


def look_again(game: Attandarra) -> None:
    """Ask the open question once more, since the table has changed."""
    game.check()
    game.settle()


def ask(game: Attandarra, seat: int) -> Attandarra:
    """Open the turn of a seat anew; the seats after it follow clockwise."""
    game.players[seat].finished = False
    turns = (seat - game.start_player) % game.seats
    game.agenda.frames = [Course(3), Round(turns, 3)]
    game.settle()
    assert game.whose() == seat, "nothing to choose"
    return game


def opening_draw(game: Attandarra, seat: int) -> Attandarra:
    """Begin the opening draw of a seat; those after it in the round follow."""
    turns = (seat - game.start_player) % game.seats
    game.agenda.frames = [Course(3), Round(turns, 2)]
    game.settle()
    return game


def close_round(game: Attandarra) -> Attandarra:
    """Let everybody finish: Seal, event and the preparation of the next round follow."""
    for player in game.players:
        player.finished = True
    game.agenda.frames = [Course(3), Round(0, 4)]
    game.settle()
    return game


def prepare_round(game: Attandarra) -> Attandarra:
    """Begin the preparation of the next round."""
    game.agenda.frames = [Course(2), PrepareRound()]
    game.settle()
    return game


def end_game(game: Attandarra) -> Attandarra:
    """Go on to final scoring at once."""
    game.round = PRINTED.edition.rounds
    game.agenda.frames = [Course(3)]
    game.settle()
    return game


def say(game: Attandarra, *answers: str) -> None:
    """Give answers in the log's words, one after the other."""
    for answer in answers:
        game.apply(WORDS.parse(answer))
        game.check()


def options(game: Attandarra, verb: str = "") -> list[str]:
    """Return the open answers in words, or what follows one verb in them."""
    answers = [WORDS.format(action) for action in game.options()]
    if not verb:
        return answers
    return [answer.removeprefix(verb).strip() for answer in answers if answer.split()[0] == verb]


def why(game: Attandarra, answer: str) -> Reason:
    """Return OK or the reason why a candidate is forbidden. Fails for what is no candidate."""
    action = WORDS.parse(answer)
    assert action in game.candidates(), f"{answer} is no candidate"
    reason = game.why_not(action)
    assert (reason == 0) == (action in game.options()), f"{answer}: options and why_not differ"
    return reason


def question(game: Attandarra) -> str:
    """Return the name of the open question, or an empty text when the game is over."""
    return type(game.agenda.open_question()).__name__ if game.agenda.frames else ""


def chance(game: Attandarra, *answers: str) -> list[str]:
    """Answer chance until a seat is asked or the game is over: with the given answers first, then at will.

    At will means the first possible outcome. Returns all answers in words.
    """
    said: list[str] = []
    while game.whose() == CHANCE:
        open_answers = options(game)
        answer = answers[len(said)] if len(said) < len(answers) else open_answers[0]
        assert answer in open_answers, f"{answer} cannot come up; {open_answers}"
        say(game, answer)
        said.append(answer)
    return said


def set_up(game: Attandarra, *cubes: str) -> None:
    """Deal the markers and fill the display of a fresh game, with the given cubes first."""
    fill = [f"fill-display {cube}" for cube in cubes]
    while game.whose() == CHANCE and options(game)[0].split()[0] in {"deal-marker", "fill-display"}:
        answer = options(game)[0]
        if fill and answer.startswith("fill-display"):
            answer = fill.pop(0)
        say(game, answer)


def finish_all(game: Attandarra) -> list[int]:
    """Let every seat finish that is asked for an action; return the seats in order."""
    seats: list[int] = []
    while game.whose() >= 0:
        if question(game) == "ChooseAction":
            seats.append(game.whose())
            say(game, "finish")
        else:
            return seats
    return seats


def play_at_will(game: Attandarra) -> None:
    """Answer everything with its first option until an action is to be chosen, or the game is over."""
    while game.whose() != NOBODY and question(game) != "ChooseAction":
        say(game, options(game)[0])


def complete(game: Attandarra, seat: int, *pieces: str) -> None:
    """Lay buildings with all their cubes and complete them in this round: points, cubes and Seal included."""
    for piece in pieces:
        space_name, tile_name, *cubes = piece.split()
        lay(game, seat, space_name, tile_name, *cubes)
        complete_building(game, seat, SPACES.index(space_name))
    game.check()


def tile(game: Attandarra, seat: int, space_name: str) -> str:
    """Return the tile on a space of a city, or an empty text."""
    number = game.players[seat].tile_at[SPACES.index(space_name)]
    return next((name for name, tile_number in TILE.items() if tile_number == number), "")


def lodgers(game: Attandarra, seat: int, space_name: str) -> tuple[int, int]:
    """Return the citizens and the coins on a space of a city."""
    space = SPACES.index(space_name)
    me = game.players[seat]
    return me.citizens_at(space), me.coins_at(space)


def me(game: Attandarra, seat: int = 0) -> Player:
    """Return what belongs to a seat."""
    return game.players[seat]


WHOLE_SUPPLY: Final = (
    "A1 buergerhaus",
    "B1 hospital",
    "C1 buergerhaus",
    "D1 bieketurm",
    "E1 buergerhaus",
    "A2 rathaus",
    "B2 buergerhaus",
    "C2 erloeserkirche",
    "D2 pulverturm",
    "E2 waldenburg",
    "A3 dom",
    "B3 meadow",
    "C3 kloster",
    "D3 meadow",
    "E3 schnellenberg",
    "A4 meadow",
    "B4 reservoir",
    "C4 meadow",
)


def whole_supply(**unfinished: str) -> list[str]:
    """Return all 18 tiles as pieces of a city; D4 and E4 stay free.

    Buildings are complete but for those whose cubes are given, such as `C3="clay wood"`.
    """
    pieces: list[str] = []
    for piece in WHOLE_SUPPLY:
        space, name = piece.split()
        is_building = name not in {"meadow", "reservoir"}
        pieces.append(f"{piece} {unfinished.get(space, 'complete')}" if is_building else piece)
    return pieces
