"""Positions of Bot Factory in a few words, for tests: what lies where, who is asked, what is said.

Pieces come from where they belong: parts from their stacks, projects from the deck, bots from the
Assembly board. So every position built here keeps `BotFactory.check()` true.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from boardwright.games.bot_factory import edition
from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_COLOUR,
    NO_PART,
    NO_TASK,
    PARTS,
    SANDRA,
    TYPES,
    UNIVERSAL,
    VILELA,
    Edition,
    Switches,
    colour_of,
    type_of,
)
from boardwright.games.bot_factory.rounds import Course, PerformActions
from boardwright.games.bot_factory.setup import new_game, new_table
from boardwright.games.bot_factory.state import BotFactory, Player
from boardwright.games.bot_factory.turn import PlayerTurn
from boardwright.games.bot_factory.words import words
from boardwright.games.bot_factory.workers import MoveWorkers
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.packing import CHANCE, NOBODY, Reason, verb_of

PRINTED: Final = edition.load()
WORDS: Final = words(PRINTED.names)
COLOUR: Final = {name: number for number, name in enumerate(PRINTED.names.colours)}
PART: Final = {name: number for number, name in enumerate(PRINTED.names.parts)} | {"": NO_PART}
BOARD: Final = {name: number for number, name in enumerate(PRINTED.names.boards)}
PROJECTS: Final = PRINTED.names.projects
POSITIONS: Final = PRINTED.names.positions
CONTRACTS: Final = PRINTED.names.contracts
TASK: Final = {name: number for number, name in enumerate(PRINTED.names.tasks)}
TILE: Final = {name: number for number, name in enumerate(PRINTED.names.tiles)}
INSPECTIONS: Final = PRINTED.names.inspections

SHOW: Final = "show-part"  # the next part of a stack comes to light
WHEEL: Final = (  # positions 0 to 7 of `table`
    "yellow-head",
    "blue-head",
    "green-torso",
    "red-head",
    "yellow-torso",
    "blue-torso",
    "green-legs",
    "red-legs",
)
TOPS: Final = ("red-torso", "yellow-legs", "blue-torso", "green-torso")
DISPLAY: Final = ("red", "yellow", "blue", "green", "red", "yellow")  # L0 to R2


def fresh(
    seats: int = 3,
    *,
    variant: int = 0,
    max_rounds: int = 0,
    first: int = NOBODY,
    task: int = NO_TASK,
    switches: Switches | None = None,
    printed: Edition | None = None,
) -> BotFactory:
    """Return a game before its first spare part is drawn."""
    facts = printed or PRINTED.edition
    return new_game(facts, switches or Switches(), seats, variant, max_rounds, first, task)


def begun(seats: int = 3, **options: int) -> BotFactory:
    """Return a game with its set-up over, the first outcome and answer given everywhere."""
    game = fresh(seats, **options)  # type: ignore[arg-type]
    while game.round == 0:
        game.apply(game.options()[0])
    return game


def table(
    *workers: int,
    sandra: int = 10,
    vilela: int = 8,
    round: int = 2,
    variant: int = 0,
    switches: Switches | None = None,
    printed: Edition | None = None,
) -> BotFactory:
    """Return a table with one seat per worker, each on its action space; nobody is asked anything yet.

    Hands are empty and nobody holds a token. The pallets hold a green head and blue legs, the marker is
    above green; `WHEEL`, `TOPS` and `DISPLAY` tell what lies elsewhere. The contracts are C01 to C09.
    """
    agenda: Agenda[BotFactory] = Agenda([])
    seats = len(workers)
    game = new_table(printed or PRINTED.edition, switches or Switches(), seats, agenda, variant, 0)
    game.round = round
    for seat, space in enumerate(workers):
        game.where[seat] = 2 * space
    game.where[SANDRA] = 2 * sandra
    if seats == 1:
        game.where[VILELA] = 2 * vilela
    for player in game.players:
        player.tokens = 0
    game.spares = [take_out(game, "green-head"), take_out(game, "blue-legs")]
    game.marker = COLOUR["green"]
    game.wheel = [take_out(game, part) for part in WHEEL]
    game.tops = [take_out(game, part) for part in TOPS]
    for space, colour in enumerate(DISPLAY):
        game.projects[space] = COLOUR[colour]
        game.deck[COLOUR[colour]] -= 1
    for position in range(len(POSITIONS)):
        game.contracts[position] = position
        game.contracts_left &= ~(1 << position)
    game.check()
    return game


# What lies where -----------------------------------------------------------------------------------


def take_out(game: BotFactory, part: str) -> int:
    """Take a part from below the top of its stack, a universal one from the display."""
    number = PART[part]
    source = game.universals if number >= UNIVERSAL else game.stacks
    source[number - UNIVERSAL if number >= UNIVERSAL else number] -= 1
    assert min(source) >= 0, f"no {part} left"
    return number


def put_back(game: BotFactory, number: int) -> None:
    """Put a part below the top of its stack, a universal one on the display."""
    if number == NO_PART:
        return
    if number >= UNIVERSAL:
        game.universals[number - UNIVERSAL] += 1
    else:
        game.stacks[number] += 1


def lay(game: BotFactory, places: list[int], at: int, part: str) -> None:
    """Exchange the part on a place; an empty name takes it away."""
    put_back(game, places[at])
    places[at] = take_out(game, part) if part else NO_PART
    game.check()


def tokens(game: BotFactory, *numbers: int) -> None:
    """Set the tokens held, seat by seat."""
    for player, number in zip(game.players, numbers, strict=False):
        player.tokens = number
    game.check()


def hand(game: BotFactory, seat: int, *parts: str) -> None:
    """Put just these parts in front of a seat."""
    me = game.players[seat]
    for part in range(PARTS):
        for _ in range(me.parts[part]):
            put_back(game, part)
    me.parts = [0] * PARTS
    for name in parts:
        me.parts[take_out(game, name)] += 1
    game.check()


def projects(game: BotFactory, seat: int, *colours: str) -> None:
    """Give a seat incomplete projects from the deck, besides those it has."""
    for colour in colours:
        take_project_tile(game, colour)
        game.players[seat].projects[COLOUR[colour]] += 1
    game.check()


def take_project_tile(game: BotFactory, colour: str) -> None:
    """Take a tile out of the deck."""
    game.deck[COLOUR[colour]] -= 1
    assert game.deck[COLOUR[colour]] >= 0, f"no {colour} project left"


def bots(game: BotFactory, seat: int, *colours: str) -> None:
    """Give a seat completed projects, each with a bot of the Assembly board."""
    for colour in colours:
        take_project_tile(game, colour)
        game.meeples[COLOUR[colour]] -= 1
        assert game.meeples[COLOUR[colour]] >= 0, f"no {colour} bot left"
        game.players[seat].bots[COLOUR[colour]] += 1
    game.check()


def give_universal_bot(game: BotFactory, seat: int, colour: str) -> None:
    """Give a seat a project with the Universal bot on it."""
    take_project_tile(game, colour)
    game.universal_bot = False
    game.players[seat].universal_bots[COLOUR[colour]] += 1
    game.check()


def meeples(game: BotFactory, colour: str, number: int) -> None:
    """Leave so many bots of a colour on the Assembly board; the last seat has completed the others."""
    gone = game.meeples[COLOUR[colour]] - number
    if game.solo():
        game.meeples[COLOUR[colour]] = number
    else:
        bots(game, game.seats - 1, *[colour] * gone)
    game.check()


def column(game: BotFactory, colour: str, *parts: str) -> None:
    """Lay just these parts into a column."""
    for type in range(TYPES):
        lay(game, game.columns, COLOUR[colour] * TYPES + type, "")
    for part in parts:
        lay(game, game.columns, COLOUR[colour] * TYPES + type_of(PART[part]), part)


def spares(game: BotFactory, left: str, right: str) -> None:
    """Exchange the spare parts."""
    lay(game, game.spares, 0, left)
    lay(game, game.spares, 1, right)


def top(game: BotFactory, part: str) -> None:
    """Put a part on top of its stack."""
    lay(game, game.tops, colour_of(PART[part]), part)


def wheel(game: BotFactory, parts: Mapping[int, str]) -> None:
    """Exchange parts on the wheel, by position."""
    for position, part in parts.items():
        lay(game, game.wheel, game.slot_at(position), part)


def turned(game: BotFactory, turns: int) -> None:
    """Turn the wheel board below its parts: every part keeps its position, only the icons move."""
    parts = [game.part_at(position) for position in range(len(game.wheel))]
    game.turned = turns
    for position, part in enumerate(parts):
        game.wheel[game.slot_at(position)] = part


def discard_stack(game: BotFactory, *colours: str) -> None:
    """Move a whole stack, its top included, to its discard pile."""
    for colour in colours:
        first = COLOUR[colour] * TYPES
        lay(game, game.tops, COLOUR[colour], "")
        for part in range(first, first + TYPES):
            game.discards[part] += game.stacks[part]
            game.stacks[part] = 0
    game.check()


def exhaust(game: BotFactory, *colours: str) -> None:
    """Leave a stack and its discard pile empty: all of it lies in front of the last seat."""
    discard_stack(game, *colours)
    for colour in colours:
        first = COLOUR[colour] * TYPES
        for part in range(first, first + TYPES):
            game.players[-1].parts[part] += game.discards[part]
            game.discards[part] = 0
    game.check()


def show_projects(game: BotFactory, **spaces: str) -> None:
    """Exchange projects on the board; an empty name leaves the space empty."""
    for space, colour in spaces.items():
        number = PROJECTS.index(space)
        if game.projects[number] != NO_COLOUR:
            game.deck[game.projects[number]] += 1
        game.projects[number] = NO_COLOUR
        if colour:
            take_project_tile(game, colour)
            game.projects[number] = COLOUR[colour]
    game.check()


def discard_deck(game: BotFactory) -> None:
    """Move the whole project deck to its discards."""
    for colour in range(COLOURS):
        game.project_discards[colour] += game.deck[colour]
        game.deck[colour] = 0
    game.check()


def exhaust_deck(game: BotFactory) -> None:
    """Leave no project in the deck or the discards: all of them lie in front of the last seat."""
    discard_deck(game)
    for colour in range(COLOURS):
        game.players[-1].projects[colour] += game.project_discards[colour]
        game.project_discards[colour] = 0
    game.check()


def values(game: BotFactory, **numbers: int) -> None:
    """Set bot values."""
    for colour, number in numbers.items():
        game.values[COLOUR[colour]] = number
        game.peaks[COLOUR[colour]] = max(game.peaks[COLOUR[colour]], number)
    game.check()


def contract(game: BotFactory, position: str, name: str) -> None:
    """Exchange a contract; an empty name removes it, as Vilela does."""
    number = POSITIONS.index(position)
    if not name:
        game.contracts[number] = -1
        return
    other = CONTRACTS.index(name)
    if other in game.contracts:
        game.contracts[game.contracts.index(other)] = game.contracts[number]
    else:
        game.contracts_left &= ~(1 << other)
        game.contracts_left |= 1 << game.contracts[number]
    game.contracts[number] = other
    game.check()


def reserved(game: BotFactory, position: str, *seats: int) -> None:
    """Lay tokens of these seats on a contract, the most valuable space first."""
    number = POSITIONS.index(position)
    for slot, seat in enumerate(seats):
        game.reserved[2 * number + slot] = seat
    game.check()


def own_tile(game: BotFactory, seat: int, tile: str) -> None:
    """Give a seat a production tile, taken in an earlier turn and not used. Variant 2."""
    game.players[seat].tile = TILE[tile]
    game.tiles &= ~(1 << TILE[tile])


def inspector(
    game: BotFactory,
    *,
    actions: str | None = None,
    colours: str | None = None,
    inspections: str | None = None,
) -> None:
    """Leave just these tiles in Vilela's decks: boards, bot colours, inspection tiles."""
    if actions is not None:
        game.vilela_actions = [int(name in actions.split()) for name in BOARD]
    if colours is not None:
        game.vilela_bots = [int(name in colours.split()) for name in COLOUR]
    if inspections is not None:
        game.inspections = [int(name in inspections.split()) for name in INSPECTIONS]


# Who is asked --------------------------------------------------------------------------------------


def act(game: BotFactory, seat: int = 0) -> BotFactory:
    """Begin a seat's turn in phase 2; those after it follow, then Maintenance."""
    order = game.left_to_right()
    after = order.index(seat) + 3
    game.agenda.frames = [Course(NOBODY, NO_TASK, 5), PerformActions(order, after), PlayerTurn(seat)]
    game.settle()
    return game


def go(game: BotFactory, meeple: int = 0) -> BotFactory:
    """Begin a meeple's move in phase 1; those after it follow."""
    order = game.left_to_right()
    game.agenda.frames = [Course(NOBODY, NO_TASK, 4), MoveWorkers(order, order.index(meeple) + 2)]
    game.settle()
    return game


def move_workers(game: BotFactory) -> BotFactory:
    """Begin phase 1."""
    game.agenda.frames = [Course(NOBODY, NO_TASK, 3)]
    game.settle()
    return game


def perform_actions(game: BotFactory) -> BotFactory:
    """Begin phase 2."""
    game.agenda.frames = [Course(NOBODY, NO_TASK, 4)]
    game.settle()
    return game


def maintenance(game: BotFactory) -> BotFactory:
    """Begin phase 3."""
    game.agenda.frames = [Course(NOBODY, NO_TASK, 5)]
    game.settle()
    return game


def only_moves(game: BotFactory, meeple: int) -> BotFactory:
    """Let one meeple move and nothing follow."""
    game.agenda.frames = [MoveWorkers([meeple], 2)]
    game.settle()
    return game


def only_acts(game: BotFactory, meeple: int) -> BotFactory:
    """Let one meeple act and nothing follow."""
    game.agenda.frames = [PerformActions([meeple], 2)]
    game.settle()
    return game


def sandra_acts(game: BotFactory) -> BotFactory:
    """Let Sandra act and nothing follow; the stacks show what they like."""
    only_acts(game, SANDRA)
    show_any(game)
    return game


def vilela_acts(game: BotFactory, colour: str) -> BotFactory:
    """Let Vilela act on his board with a colour and nothing follow."""
    game.vilela_board = game.board_of_meeple(VILELA)
    game.vilela_colour = COLOUR[colour]
    return only_acts(game, VILELA)


# What is said --------------------------------------------------------------------------------------


def say(game: BotFactory, *answers: str) -> None:
    """Give answers in the log's words, one after the other.

    Stacks show their next part at will, unless the answer says which.
    """
    for answer in answers:
        if not answer.startswith(SHOW):
            show_any(game)
        game.apply(WORDS.parse(answer))
        game.check()
    show_any(game)


def show_any(game: BotFactory) -> None:
    """Let stacks show their next part: the first possible one."""
    while game.whose() == CHANCE and options(game)[0].startswith(SHOW):
        game.apply(game.options()[0])
        game.check()


def chance(game: BotFactory, *answers: str) -> list[str]:
    """Answer chance until a seat is asked or the game is over: with the given answers first, then at will.

    At will means the first possible outcome. Returns all answers in words.
    """
    said: list[str] = []
    while game.whose() == CHANCE:
        open_answers = options(game)
        answer = answers[len(said)] if len(said) < len(answers) else open_answers[0]
        assert answer in open_answers, f"{answer} cannot come up; {open_answers}"
        game.apply(WORDS.parse(answer))
        game.check()
        said.append(answer)
    return said


def options(game: BotFactory, verb: str = "") -> list[str]:
    """Return the open answers in words, or what follows one verb in them."""
    answers = [WORDS.format(action) for action in game.options()]
    if not verb:
        return answers
    return [answer.removeprefix(verb).strip() for answer in answers if answer.split()[0] == verb]


def verbs(game: BotFactory) -> set[str]:
    """Return the verbs of the open answers."""
    return {answer.split()[0] for answer in options(game)}


def why(game: BotFactory, answer: str) -> Reason:
    """Return OK or the reason why a candidate is forbidden. Fails for what is no candidate."""
    action = WORDS.parse(answer)
    assert action in game.candidates(), f"{answer} is no candidate"
    reason = game.why_not(action)
    assert (reason == 0) == (action in game.options()), f"{answer}: options and why_not differ"
    return reason


def question(game: BotFactory) -> str:
    """Return the name of the open question, or an empty text when the game is over."""
    return type(game.agenda.open_question()).__name__ if game.agenda.frames else ""


def play_at_will(game: BotFactory, until: str = "") -> None:
    """Answer everything with its first option until a question is open, or the game is over."""
    while game.whose() != NOBODY and question(game) != until:
        game.apply(game.options()[0])
        game.check()


def pass_turns(game: BotFactory) -> list[int]:
    """Let every seat end its turn that is asked for a step; return the seats in order."""
    seats: list[int] = []
    while game.whose() >= 0 and question(game) in {"ChooseStep", "PayOrPass"}:
        seats.append(game.whose())
        say(game, "end-turn" if question(game) == "ChooseStep" else "pass-turn")
    return seats


# What is there -------------------------------------------------------------------------------------


def me(game: BotFactory, seat: int = 0) -> Player:
    """Return what belongs to a seat."""
    return game.players[seat]


def named(counts: Iterable[int]) -> list[str]:
    """Return parts in words, each as often as it is there."""
    return [PRINTED.names.parts[part] for part, n in enumerate(counts) for _ in range(n)]


def held(game: BotFactory, seat: int = 0) -> list[str]:
    """Return the parts in front of a seat in words."""
    return named(game.players[seat].parts)


def part_names(parts: Iterable[int]) -> list[str]:
    """Return parts on places in words; an empty text for an empty place."""
    return ["" if part == NO_PART else PRINTED.names.parts[part] for part in parts]


def parts_of_column(game: BotFactory, colour: str) -> list[str]:
    """Return head, torso and legs of a column in words."""
    first = COLOUR[colour] * TYPES
    return part_names(game.columns[first : first + TYPES])


def on_wheel(game: BotFactory) -> list[str]:
    """Return the parts on the wheel by position."""
    return part_names([game.part_at(position) for position in range(len(game.wheel))])


def on_display(game: BotFactory) -> list[str]:
    """Return the projects on the board, L0 to R2."""
    return ["" if colour == NO_COLOUR else PRINTED.names.colours[colour] for colour in game.projects]


def colours(counts: Iterable[int]) -> list[str]:
    """Return colours in words, each as often as it is there."""
    return [PRINTED.names.colours[colour] for colour, n in enumerate(counts) for _ in range(n)]


def spaces(game: BotFactory) -> list[int]:
    """Return the action spaces of the seats."""
    return [game.where[seat] // 2 for seat in range(game.seats)]


def is_chance(answer: str) -> bool:
    """Tell whether chance gives this answer."""
    return verb_of(WORDS.parse(answer)) >= 32
