"""Bot Factory alone: how likely the task of the Inspection is to be met. Chances are per mille.

A plan is how many more bots of each colour to build. It takes rounds, and in each round Vilela may take
away what it needs; the likeliest plan counts, and a little the next one. Rounds are in hundredths.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    BOARDS,
    COLOURS,
    CONTRACTS,
    DISTINCT_COLOURS,
    NO_PART,
    SAME_COLOUR,
    TYPES,
    UNIVERSAL,
    VILELA,
)
from boardwright.games.bot_factory.finance import worth_of_contract
from boardwright.games.bot_factory.scoring import task_is_met
from boardwright.games.bot_factory.state import BotFactory, Player
from boardwright.kernel.bits import BIT, total

SURE: Final = 1000
MOST: Final = 3  # bots of a colour that any task asks for

# Rounds that things take, in hundredths.
PLACING: Final = 30  # a part in hand
FINDING: Final = 50  # a part
PROJECT: Final = 60  # a project
RAISING: Final = 28  # a value by a step
EARNING: Final = 25  # a token that is missing
RESERVING: Final = 120  # a contract, besides its price
ENDING: Final = 60  # a bot beyond the task, when only the end is missing

# What may go wrong in a round, per mille.
MISHAP: Final = 20
HITS: Final = [0, 60, 12, 3, 0]  # Vilela spoils the plan in a colour, by the bots he must take for it
RUNNING_OUT: Final = [300, 200, 150, 100, 60, 50, 40]  # of contracts, by those that are not needed
SECOND_PLAN: Final = 250  # per mille of what is missing to the first


class Prospects:
    """What building more bots takes and risks, by colour and number of bots."""

    def __init__(
        self,
        *,
        rounds: list[list[int]],
        exposed: list[list[int]],
        meeples: list[int],
        safe: list[bool],
        threats: list[int],
        room: int,
    ) -> None:
        self.rounds = rounds  # that building takes
        self.exposed = exposed  # those of them in which the column does not hold two parts
        self.meeples = meeples  # bots of each colour on the Assembly board
        self.safe = safe  # whether the column of a colour holds two parts now
        self.threats = threats  # chance that Vilela takes a bot of a colour in his next action
        self.room = room  # bots that the player may complete before the game ends

    def chance(self, more: list[int], work: int, losses: int) -> int:
        """Return the chance to build so many more bots and to do other work; 0 if it cannot be."""
        if total(more) > self.room:
            return 0
        last_ones = 0
        for colour in range(COLOURS):
            if more[colour] > min(self.meeples[colour], MOST):
                return 0
            if more[colour] and more[colour] == self.meeples[colour]:
                last_ones += 1
            work += self.rounds[colour][more[colour]]
        if last_ones > 1:
            return 0  # the first of them would end the game
        losses += work * MISHAP
        chance = SURE
        for colour in range(COLOURS):
            hits = self.meeples[colour] - max(more[colour] - 1, 0)  # by Vilela that spoil the plan
            risk = HITS[min(hits, len(HITS) - 1)]
            if more[colour]:
                losses += risk * self.exposed[colour][more[colour]]
            elif not self.safe[colour]:
                losses += risk * work
            if hits == 1 and not self.safe[colour]:
                chance = chance * (SURE - self.threats[colour]) // SURE
        return 100 * SURE * chance // (100 * SURE + losses)


def prospects(game: BotFactory, me: Player) -> Prospects:
    """Return what building more bots takes and risks."""
    rounds: list[list[int]] = []
    exposed: list[list[int]] = []
    for colour in range(COLOURS):
        rounds.append([0])
        exposed.append([0])
        add_rounds(game, me, colour, rounds[colour], exposed[colour])
    return Prospects(
        rounds=rounds,
        exposed=exposed,
        meeples=game.meeples,
        safe=[game.parts_in_column(colour) == TYPES - 1 for colour in range(COLOURS)],
        threats=threats(game),
        room=game.edition.end_bots - me.completed(),
    )


def add_rounds(game: BotFactory, me: Player, colour: int, rounds: list[int], exposed: list[int]) -> None:
    """Add the rounds that one, two and three more bots take, and those before two parts are placed."""
    full = game.parts_in_column(colour) == TYPES
    universals = me.parts[UNIVERSAL:]
    for n in range(MOST):
        parts: list[int] = []
        for type in range(TYPES):
            space = colour * TYPES + type
            placed = 1 if not full and game.columns[space] != NO_PART else 0
            if n < placed:
                parts.append(0)
            elif n - placed < me.parts[space]:
                parts.append(PLACING)
            elif universals[type]:
                universals[type] -= 1
                parts.append(PLACING)
            else:
                parts.append(FINDING + PLACING)
        parts.sort()
        project = 0 if n < me.projects[colour] else PROJECT
        rounds.append(rounds[n] + total(parts) + project)
        exposed.append(exposed[n] + total(parts[:-1]))


def threats(game: BotFactory) -> list[int]:
    """Return how likely Vilela's next tiles show the Assembly board and each colour."""
    home = game.board_of_meeple(VILELA)
    boards = 0
    for board in range(BOARDS):
        if board != home:
            boards += game.vilela_actions[board]
    if home == ASSEMBLY:
        likely = 0
    elif boards:
        likely = SURE * game.vilela_actions[ASSEMBLY] // boards
    else:
        likely = SURE // (BOARDS - 1)
    tiles = total(game.vilela_bots)
    if tiles == 0:
        return [likely // COLOURS] * COLOURS
    return [likely * game.vilela_bots[colour] // tiles for colour in range(COLOURS)]


def chance_of_task(game: BotFactory, seat: int) -> int:
    """Return how likely the task is to be met."""
    me = game.players[seat]
    if game.task != DISTINCT_COLOURS and task_is_met(game):
        return SURE
    ahead = prospects(game, me)
    if game.task == SAME_COLOUR:
        chances = same_colour(game, me, ahead)
    elif game.task == DISTINCT_COLOURS:
        chances = distinct_colours(game, me, ahead)
    elif game.task == CONTRACTS:
        chances = fulfilled_contracts(game, me, ahead)
    else:
        chances = two_pairs(game, me, ahead)
    best = 0
    second = 0
    for chance in chances:
        if chance > best:
            second = best
            best = chance
        elif chance > second:
            second = chance
    return best + (SURE - best) * second // SURE * SECOND_PLAN // SURE


def same_colour(game: BotFactory, me: Player, ahead: Prospects) -> list[int]:
    """Several bots of one colour: the chance of each colour."""
    need = game.edition.task_need[SAME_COLOUR]
    chances: list[int] = []
    for colour in range(COLOURS):
        more = [0] * COLOURS
        more[colour] = need - me.bots_of(colour)
        chances.append(ahead.chance(more, 0, 0))
    return chances


def two_pairs(game: BotFactory, me: Player, ahead: Prospects) -> list[int]:
    """Several bots of two colours: the chance of each two."""
    need = game.edition.task_need[game.task]
    chances: list[int] = []
    for colour in range(COLOURS):
        for other in range(colour):
            more = [0] * COLOURS
            more[colour] = max(need - me.bots_of(colour), 0)
            more[other] = max(need - me.bots_of(other), 0)
            chances.append(ahead.chance(more, 0, 0))
    return chances


def distinct_colours(game: BotFactory, me: Player, ahead: Prospects) -> list[int]:
    """Bots of several colours that are worth much at the end: the chance without each colour."""
    chances: list[int] = []
    for left_out in range(COLOURS):
        more = [0] * COLOURS
        steps = 0
        for colour in range(COLOURS):
            if colour != left_out:
                more[colour] = 0 if me.bots_of(colour) else 1
                drops = more[colour] + (1 if game.parts_in_column(colour) == TYPES else 0)
                steps += max(game.edition.task_value + drops - game.values[colour], 0)
        missing = ahead.room - total(more)
        work = RAISING * steps + EARNING * max(steps - me.tokens, 0) + ENDING * max(missing, 0)
        chances.append(ahead.chance(more, work, 0))
    return chances


def fulfilled_contracts(game: BotFactory, me: Player, ahead: Prospects) -> list[int]:
    """Contracts: the chance of each choice of as many as it takes."""
    choices = ContractChoices(game, ahead)
    asked = [-me.bots_of(colour) for colour in range(COLOURS)]
    choices.add(0, game.edition.task_need[CONTRACTS], asked, 0, 0)
    return choices.chances


class ContractChoices:
    """The chances of all choices of contracts."""

    def __init__(self, game: BotFactory, ahead: Prospects) -> None:
        self.ahead = ahead
        self.chances: list[int] = []
        self.colours: list[int] = []  # of each contract that lies there, as a mask
        self.work: list[int] = []  # rounds to reserve it
        self.open = 0  # contracts that lie there and are not reserved
        for position in range(game.edition.positions):
            if game.contracts[position] >= 0:
                self.colours.append(game.edition.contract_colours[game.contracts[position]])
                if game.has_reserved(0, position):
                    self.work.append(0)
                else:
                    worth = worth_of_contract(game, position)
                    self.work.append(RESERVING + (RAISING + EARNING) * worth)
                    self.open += 1

    def add(self, first: int, number: int, asked: list[int], reserved: int, work: int) -> None:
        """Add the chance of every choice of so many more of the contracts from the first on.

        `asked` are the bots of each colour that the contracts chosen so far still ask for, `reserved` is
        how many of them are to be reserved, `work` the rounds that it takes.
        """
        if number == 0:
            spare = min(self.open - reserved, len(RUNNING_OUT) - 1)
            more = [max(missing, 0) for missing in asked]
            self.chances.append(self.ahead.chance(more, work, RUNNING_OUT[spare] * work))
            return
        for n in range(first, len(self.colours) - number + 1):
            then = asked[:]
            bots = 0
            for colour in range(COLOURS):
                if self.colours[n] & BIT[colour]:
                    then[colour] += 1
                bots += max(then[colour], 0)
            if bots <= self.ahead.room:
                now = reserved + (1 if self.work[n] else 0)
                self.add(n + 1, number - 1, then, now, work + self.work[n])
