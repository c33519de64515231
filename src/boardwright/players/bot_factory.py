"""What a position of Bot Factory is worth to the greedy player. Worths are hundredths of a point."""

from __future__ import annotations

from typing import Final

from boardwright.games.bot_factory.actions import PAY_SANDRA, START_MAIN
from boardwright.games.bot_factory.components import (
    BIT,
    COLOURS,
    CONTRACTS,
    DISTINCT_COLOURS,
    NO_PART,
    NO_TASK,
    PARTS,
    PRODUCTION,
    SAME_COLOUR,
    SANDRA,
    TYPES,
    UNIVERSAL,
    colour_of,
    total,
    type_of,
)
from boardwright.games.bot_factory.rounds import PerformActions
from boardwright.games.bot_factory.scoring import task_is_met, totals
from boardwright.games.bot_factory.state import NOWHERE, OVER, RUNNING, BotFactory, Player
from boardwright.games.bot_factory.turn import ChooseStep, PlayerTurn
from boardwright.games.bot_factory.workers import MoveWorkers, move_sandra
from boardwright.kernel.agenda import Agenda, Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, pack
from boardwright.players.greedy import WORST, Evaluation
from boardwright.players.playout import draw_outcome

LONGEST_TURN: Final = 40  # answers in a turn that is tried out

# How far off the end seems: 0 in the last round.
FAR: Final = 8
A_BOT: Final = 3  # of it for each bot that is missing
LATE: Final = 12  # from this round on the end comes nearer by itself
IMPATIENCE: Final = 15  # for a completed bot, each round from then on: waiting for each other must not last

TOKENS: Final = [0, 150, 280, 390, 490, 580, 660, 730, 790, 840]  # worth of held tokens while there is time
TOKEN_AT_END: Final = 50
PART: Final = 50
PART_WITH_SPACE: Final = 25
UNIVERSAL_PART: Final = 50
STEP_AHEAD: Final = 3  # for having begun the main action
PROJECT: Final = [22, 34, 46, 60]  # percent of its bot's value, by parts that are in the column or in hand
CONTRACT_CHANCE: Final = [100, 62, 34, 14, 6]  # percent, by bots that are missing
FIRED_WORTH: Final = -4000
TASK_WORTH: Final = 3000
EASE: Final = [100, 0, 300, 0]  # of the tasks: which to choose


class BotFactoryEvaluation(Evaluation):
    """What is scored, what may still be, and, before the own turn, what the action space will bring."""

    def value(self, game: Game, seat: int) -> int:
        """Return the worth of a position for a seat, in hundredths of a point."""
        assert isinstance(game, BotFactory)
        if not game.agenda.frames:
            return self.final(game, seat)
        if is_on_turn(game, seat):
            return self.after_turn(game.clone(), seat)
        if turn_is_to_come(game, seat):
            ahead = game.clone()
            sandra_moves_first(ahead)
            ahead.agenda = Agenda([PlayerTurn(seat)])
            ahead.settle()
            return self.after_turn(ahead, seat)
        return self.resting(game, seat)

    def final(self, game: BotFactory, seat: int) -> int:
        """The end: points, less the best of the others; solo, the task."""
        points = totals(game)
        worth = 100 * points[seat]
        if game.solo():
            return worth if task_is_met(game) else worth + FIRED_WORTH
        best = -1000
        for other in range(game.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return worth - 50 * best

    def after_turn(self, game: BotFactory, seat: int) -> int:
        """Try a turn out, answer by answer; the worth of the best moment to end it. The game is used up."""
        turn = game.turn()
        rng = Rng(game.turns)
        best = WORST
        for _ in range(LONGEST_TURN):
            if not game.agenda.frames or game.turn() != turn or not is_on_turn(game, seat):
                break
            if game.whose() == CHANCE:
                game.apply(draw_outcome(game, rng))
            else:
                if isinstance(game.agenda.open_question(), ChooseStep):
                    best = max(best, self.resting(game, seat))
                game = self.next_step(game, seat)
        return max(best, self.resting(game, seat))

    def next_step(self, game: BotFactory, seat: int) -> BotFactory:
        """Return the position after the answer that looks best; Sandra is paid and the action begun."""
        best = WORST
        choice = game
        for option in game.options():
            ahead = game.clone()
            ahead.apply(option)
            if option == pack(START_MAIN) or option == pack(PAY_SANDRA):
                return ahead
            worth = self.standing(ahead, seat)
            if worth > best:
                best = worth
                choice = ahead
        return choice

    def standing(self, game: BotFactory, seat: int) -> int:
        """The worth of what lies on the table, and of a main action that is under way."""
        worth = self.resting(game, seat)
        if is_on_turn(game, seat):
            worth += self.main_action(game, seat, time_left(game))
        return worth

    def resting(self, game: BotFactory, seat: int) -> int:
        """The worth of what lies on the table."""
        left = time_left(game)
        me = game.players[seat]
        worth = self.bots(game, seat)
        worth += self.projects(game, me, left)
        worth += self.parts(game, me, left)
        worth += self.tokens(me, left)
        worth += self.contracts(game, seat, left)
        worth += self.dangers(game, seat, left)
        if game.solo() and game.task != NO_TASK:
            worth += self.task(game, me, left)
        return worth

    def bots(self, game: BotFactory, seat: int) -> int:
        """Completed bots, and half of what the others' bring them."""
        worth = 0
        for player in range(game.seats):
            points = 0
            for colour in range(COLOURS):
                points += game.players[player].bots_of(colour) * value_after_round(game, colour)
            if player == seat:
                worth += 100 * points
                if game.round > LATE and not game.solo():
                    worth += IMPATIENCE * (game.round - LATE) * game.players[player].completed()
            else:
                worth -= 50 * points // (game.seats - 1)
        return worth

    def projects(self, game: BotFactory, me: Player, left: int) -> int:
        """Incomplete projects: the more parts are at hand, the surer."""
        if left == 0:
            return -100 * game.edition.project_penalty * total(me.projects)
        worths: list[int] = []
        for colour in range(COLOURS):
            for n in range(me.projects[colour]):
                if n >= game.meeples[colour]:
                    worths.append(-100 * game.edition.project_penalty)
                    continue
                share = PROJECT[parts_for_bot(game, me, colour) if n == 0 else 0]
                worth = game.values[colour] * share * (left + 2) // (FAR + 2)
                worths.append(worth - 50 if n == 0 else worth // 2 - 50)
        room = game.edition.hand_projects - me.completed()
        return sum_of_best(worths, room)

    def parts(self, game: BotFactory, me: Player, left: int) -> int:
        """Parts in hand; those beyond the hand limit are worth nothing."""
        worths: list[int] = []
        for part in range(PARTS):
            if me.parts[part]:
                worth = part_worth(game, me, part, left)
                worths.append(worth)
                for _ in range(me.parts[part] - 1):
                    worths.append(worth // 2)
        return sum_of_best(worths, game.edition.hand_parts)

    def tokens(self, me: Player, left: int) -> int:
        """Speech tokens: the first ones matter most, while there is time to use them."""
        end = TOKEN_AT_END * me.tokens
        held = me.tokens if me.tokens < len(TOKENS) else len(TOKENS) - 1
        share = min(4, left)
        return (TOKENS[held] * share + end * (4 - share)) // 4

    def contracts(self, game: BotFactory, seat: int, left: int) -> int:
        """Reserved contracts by the bots that they still miss; bots serve the surest ones first."""
        me = game.players[seat]
        bots = [me.bots_of(colour) for colour in range(COLOURS)]
        worth = 0
        for missing in range(COLOURS + 1):
            for position in range(game.edition.positions):
                if not game.has_reserved(seat, position):
                    continue
                colours = game.edition.contract_colours[game.contracts[position]]
                if missing_bots(colours, [me.bots_of(colour) for colour in range(COLOURS)]) != missing:
                    continue
                lacking = 0
                for colour in range(COLOURS):
                    if colours & BIT[colour]:
                        if bots[colour]:
                            bots[colour] -= 1
                        elif game.meeples[colour] == 0:
                            lacking = COLOURS
                        else:
                            lacking += 2 if me.projects[colour] == 0 and lacking else 1
                worth += self.contract(game, seat, position, lacking, left)
        return worth

    def contract(self, game: BotFactory, seat: int, position: int, lacking: int, left: int) -> int:
        slot = 0 if game.reserved[2 * position] == seat else 1
        points = game.edition.contract_points[2 * game.contracts[position] + slot]
        side = game.edition.row_points[game.row_of(position)]
        chance = CONTRACT_CHANCE[min(COLOURS, lacking)]
        if lacking:
            chance = chance * left // FAR if left < FAR else chance
        return chance * (points + side) - (100 - chance) * points

    def dangers(self, game: BotFactory, seat: int, left: int) -> int:
        """A bot that lacks one part: mine to complete, or that of somebody else."""
        worth = 0
        for colour in range(COLOURS):
            if left and game.parts_in_column(colour) == TYPES - 1 and game.meeples[colour]:
                for other in range(game.seats):
                    if other != seat and has_what_completes(game, game.players[other], colour):
                        worth -= 25 * game.values[colour] // (game.seats - 1)
        return worth

    def main_action(self, game: BotFactory, seat: int, left: int) -> int:
        """What the main action that is under way can still bring."""
        if game.main == OVER or game.turn_over:
            return 0
        if game.board_of_meeple(seat) != PRODUCTION:
            return STEP_AHEAD if game.main == RUNNING and game.left else 0
        credits = game.left if game.main == RUNNING else game.edition.limit[game.where[seat] // 2]
        share = 94 if game.main == RUNNING else 90
        return wheel_worth(game, game.players[seat], credits, left) * share // 100 + (
            STEP_AHEAD if game.main == RUNNING and game.left else 0
        )

    def task(self, game: BotFactory, me: Player, left: int) -> int:
        """Solo: how near the task is, in shares of what it takes."""
        need = game.edition.task_need[game.task]
        have = 0  # in hundredths
        if game.task == SAME_COLOUR:
            for colour in range(COLOURS):
                bots = me.bots_of(colour)
                if bots + game.meeples[colour] >= need:
                    have = max(have, near(me, colour, need))
        elif game.task == CONTRACTS:
            have = contracts_near(game, me)
        elif game.task == DISTINCT_COLOURS:
            for colour in range(COLOURS):
                if me.bots_of(colour):
                    height = min(game.values[colour], game.edition.task_value) - game.edition.value_start
                    have += 50 + 50 * max(height, 0) // (game.edition.task_value - game.edition.value_start)
            have = min(have, 100 * need)
        else:
            nearness = [near(me, colour, need) for colour in range(COLOURS)]
            nearness.sort()
            have = nearness[-1] + nearness[-2]
            need *= 2
        if have >= 100 * need:
            return TASK_WORTH
        return FIRED_WORTH if left == 0 else EASE[game.task] + TASK_WORTH * have // (100 * need)


def near(me: Player, colour: int, need: int) -> int:
    """Return the bots of a colour up to a need, in hundredths, a project standing for a third of one."""
    bots = me.bots_of(colour)
    if bots >= need:
        return 100 * need
    return 100 * bots + (33 if me.projects[colour] else 0)


def contracts_near(game: BotFactory, me: Player) -> int:
    """Return how near the solo player is to fulfilling contracts, in hundredths of one."""
    left = [me.bots_of(colour) for colour in range(COLOURS)]
    have = 0
    for size in range(1, COLOURS + 1):
        for position in range(game.edition.positions):
            if game.reserved[2 * position] != 0:
                continue
            colours = game.edition.contract_colours[game.contracts[position]]
            if missing_bots(colours, [0] * COLOURS) != size:
                continue
            lacking = missing_bots(colours, left)
            have += 100 if lacking == 0 else 90 - 15 * lacking
            if lacking == 0:
                for colour in range(COLOURS):
                    if colours & BIT[colour]:
                        left[colour] -= 1
    return max(have, 0)


def turn_is_to_come(game: BotFactory, seat: int) -> bool:
    """Tell whether a seat has moved in this round and has yet to act."""
    if game.where[seat] == NOWHERE:
        return False
    for frame in game.agenda.frames:
        if isinstance(frame, MoveWorkers):
            return seat in frame.order[: frame.step - 2] and game.whose() != seat
        if isinstance(frame, PerformActions):
            return seat not in frame.order[: frame.step - 2]
    return False


def sandra_moves_first(game: BotFactory) -> None:
    """Move Sandra if she has yet to move in this round: she will have when the turn comes."""
    for frame in game.agenda.frames:
        if isinstance(frame, MoveWorkers) and SANDRA in frame.order[frame.step - 2 :]:
            move_sandra(game)


def is_on_turn(game: BotFactory, seat: int) -> bool:
    """Tell whether a seat is carrying out its turn of phase 2."""
    for frame in game.agenda.frames:
        if isinstance(frame, PlayerTurn):
            return frame.player == seat
    return False


def time_left(game: BotFactory) -> int:
    """Return how far off the end seems, 0 to FAR."""
    fewest = game.meeples[0]
    for colour in range(1, COLOURS):
        fewest = min(fewest, game.meeples[colour])
    most = 0
    for player in game.players:
        completed = player.completed()
        most = max(most, completed)
    missing = game.edition.end_bots - most
    missing = min(missing, fewest)
    if missing <= 0:
        return 0
    left = min(A_BOT * missing, FAR)
    if game.round > LATE and not game.solo():
        left = max(left - (game.round - LATE) // 2, 1)
    return min(left, game.max_rounds - game.round) if game.max_rounds else left


def value_after_round(game: BotFactory, colour: int) -> int:
    """Return the value of a colour when the columns that are full have been cleared."""
    if game.parts_in_column(colour) < TYPES or game.values[colour] == game.edition.value_bottom:
        return game.values[colour]
    return game.values[colour] - 1


def parts_for_bot(game: BotFactory, me: Player, colour: int) -> int:
    """Return how many parts of the next bot of a colour lie in its column or in a player's hand."""
    full = game.parts_in_column(colour) == TYPES
    universals = total(me.parts[UNIVERSAL:])
    n = 0
    for type in range(TYPES):
        space = colour * TYPES + type
        if (not full and game.columns[space] != NO_PART) or me.parts[space]:
            n += 1
        elif me.parts[UNIVERSAL + type] and universals:
            universals -= 1
            n += 1
    return n


def has_what_completes(game: BotFactory, player: Player, colour: int) -> bool:
    """Tell whether a player could complete a bot that lacks one part."""
    if player.projects[colour] == 0:
        return False
    for type in range(TYPES):
        if game.columns[colour * TYPES + type] == NO_PART:
            return player.parts[colour * TYPES + type] + player.parts[UNIVERSAL + type] > 0
    return False


def part_worth(game: BotFactory, me: Player, part: int, left: int) -> int:
    """Return what a part in hand is worth: its rewards, and the bot it may complete."""
    if left == 0:
        return -100 * game.edition.part_penalty
    worth = 0
    if part < UNIVERSAL:
        worth = worth_for_colour(game, me, part, colour_of(part))
    else:
        for colour in range(COLOURS):
            here = worth_for_colour(game, me, part, colour)
            worth = max(worth, here)
        worth += UNIVERSAL_PART
    if left >= 3:
        return worth
    return (worth * left - 100 * game.edition.part_penalty * (3 - left)) // 3


def worth_for_colour(game: BotFactory, me: Player, part: int, colour: int) -> int:
    """Return what a part is worth apart from the project it may help: its rewards."""
    if game.columns[colour * TYPES + type_of(part)] == NO_PART:
        return PART + PART_WITH_SPACE
    return PART


def wheel_worth(game: BotFactory, me: Player, credits: int, left: int) -> int:
    """Return the best that some credits can bring down the wheel: turns first, parts for the rest."""
    found: list[int] = []
    best = 0
    room = game.edition.hand_parts - total(me.parts) + 1
    for turns in range(credits):
        for position in game.edition.outputs:
            at = (position - game.edition.quarter * turns) % game.edition.wheel
            part = game.part_at(at)
            if part != NO_PART:
                found.append(part_worth(game, me, part, left))
        number = credits - turns
        worth = sum_of_best(found, min(room, number))
        best = max(best, worth)
    return best


def missing_bots(colours: int, bots: list[int]) -> int:
    """Return how many bots of a contract are not there."""
    n = 0
    for colour in range(COLOURS):
        if colours & BIT[colour] and bots[colour] == 0:
            n += 1
    return n


def sum_of_best(worths: list[int], number: int) -> int:
    """Return the sum of the best worths, so many at most."""
    if len(worths) > number:
        worths = sorted(worths)[len(worths) - max(number, 0) :]
    worth = 0
    for one in worths:
        worth += one
    return worth


EVALUATION: Final = BotFactoryEvaluation(look=1)
