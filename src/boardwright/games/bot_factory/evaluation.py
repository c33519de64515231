"""What a position of Bot Factory is worth to the greedy player. Worths are hundredths of a point."""

from __future__ import annotations

from typing import Final

from boardwright.games.bot_factory.actions import PAY_SANDRA, START_MAIN
from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_TASK,
    PARTS,
    PRODUCTION,
    TYPES,
)
from boardwright.games.bot_factory.evaluation_forecast import (
    after_maintenance,
    begin_turn_of,
    bots_to_the_end,
    is_on_turn,
    let_vilela_act,
    sandra_moves_first,
    turn_is_to_come,
    vilela_is_to_act,
)
from boardwright.games.bot_factory.evaluation_parts import (
    has_what_completes,
    part_worth,
    parts_for_bot,
    sum_of_best,
    wheel_worth,
)
from boardwright.games.bot_factory.evaluation_task import SURE, chance_of_task
from boardwright.games.bot_factory.rounds import has_ended
from boardwright.games.bot_factory.scoring import FIRED, review, totals
from boardwright.games.bot_factory.state import OVER, RUNNING, BotFactory, Player
from boardwright.games.bot_factory.turn import ChooseStep
from boardwright.kernel.agenda import Game
from boardwright.kernel.bits import BIT, total
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
STEP_AHEAD: Final = 3  # for having begun the main action
PROJECT: Final = [22, 34, 46, 60]  # percent of its bot's value, by parts that are in the column or in hand
CONTRACT_CHANCE: Final = [100, 62, 34, 14, 6]  # percent, by bots that are missing

# Alone.
FIRED_WORTH: Final = -4000
TASK_WORTH: Final = 3000
A_RATING: Final = 1000  # what it costs to end with a rating below the best, for each step
LATE_ALONE: Final = 25  # waiting for better values must not last either
IMPATIENCE_ALONE: Final = 30  # for a bot that is missing to the end, each round from then on
LIKED: Final = [2000, 1000, 500, 0]  # of the tasks: which to choose


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
            begin_turn_of(ahead, seat)
            return self.after_turn(ahead, seat)
        return self.resting(game, seat)

    def final(self, game: BotFactory, seat: int) -> int:
        """The end: points, less the best of the others; solo, the task and the review."""
        points = totals(game)
        worth = 100 * points[seat]
        if game.solo():
            return worth + self.reviewed(game)
        best = -1000
        for other in range(game.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return worth - 50 * best

    def reviewed(self, game: BotFactory) -> int:
        """Solo: what the end is worth besides its points."""
        rating = review(game)
        if rating == FIRED:
            return FIRED_WORTH + liking(game)
        return TASK_WORTH - A_RATING * (len(game.edition.ratings) - 1 - rating) + liking(game)

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
        """The worth of a position between turns."""
        return self.alone(game, seat) if game.solo() else self.on_the_table(game, seat)

    def alone(self, game: BotFactory, seat: int) -> int:
        """Solo: Vilela's action is taken into account once his tiles are known, and the task."""
        if vilela_is_to_act(game):
            game = game.clone()
            let_vilela_act(game)
        if game.round and has_ended(game):
            return self.final(after_maintenance(game), seat)
        worth = self.on_the_table(game, seat)
        worth -= IMPATIENCE_ALONE * max(game.round - LATE_ALONE, 0) * bots_to_the_end(game)
        if game.task != NO_TASK:
            worth += FIRED_WORTH + (TASK_WORTH - FIRED_WORTH) * chance_of_task(game, seat) // SURE
        return worth + liking(game)

    def on_the_table(self, game: BotFactory, seat: int) -> int:
        """The worth of what lies on the table."""
        left = time_left(game)
        me = game.players[seat]
        worth = self.bots(game, seat)
        worth += self.projects(game, me, left)
        worth += self.parts(game, me, left)
        worth += self.tokens(me, left)
        worth += self.contracts(game, seat, left)
        worth += self.dangers(game, seat, left)
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


def liking(game: BotFactory) -> int:
    """Solo: how welcome the task is. It stays when the game ends, so it never keeps a game from ending."""
    return 0 if game.task == NO_TASK else LIKED[game.task]


def time_left(game: BotFactory) -> int:
    """Return how far off the end seems, 0 to FAR."""
    missing = bots_to_the_end(game)
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


def missing_bots(colours: int, bots: list[int]) -> int:
    """Return how many bots of a contract are not there."""
    n = 0
    for colour in range(COLOURS):
        if colours & BIT[colour] and bots[colour] == 0:
            n += 1
    return n


EVALUATION: Final = BotFactoryEvaluation(look=1)
