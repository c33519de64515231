"""One player's board, cards and supply."""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.components import GOODS, NO_TILE, SPOTS, STUDENT
from boardwright.kernel.bits import BIT, count
from boardwright.kernel.prices import MOST, WIDTH, Price

LEAVING: Final = 3  # place of the card that has been pushed past the third slot
ROW: Final = BIT[SPOTS] - 1  # mask of one row


class Player:
    """One player's board, cards and supply. The solo bot has such a board too."""

    def __init__(
        self,
        *,
        letter: int,
        coins: int,
        steps: int,
        wilds: int,
        favour: int,
        shame: int,
        goods: list[int],
        hand: list[int],
        slots: list[int],
        discard: int,
        spots: list[int],
        filled: int,
        flipped: int,
        houses: int,
        architects: int,
        boats: int,
        river: int,
        skill_tiles: int,
        vizier: int,
        sites: int,
        level_five: int,
        contracts: int,
        civic: list[int],
        civic_marks: int,
        objectives: int,
    ) -> None:
        self.letter = letter  # of the player board; for the bot its difficulty
        self.coins = coins
        self.steps = steps
        self.wilds = wilds
        self.favour = favour  # place on the favour track, 0 at the bottom
        self.shame = shame
        self.goods = goods
        self.hand = hand  # cards; HIDDEN_DAY or HIDDEN_NIGHT where the viewer may not see one
        self.slots = slots  # face-up cards from the left, then the one that is leaving
        self.discard = discard  # cards face down: the discard pile, the bot's stack; a mask
        self.spots = spots  # type * SPOTS + spot -> city tile
        self.filled = filled  # mask of those spots
        self.flipped = flipped  # spots whose student is spent, as a mask
        self.houses = houses  # still on the board, as a mask
        self.architects = architects
        self.boats = boats  # still on the board
        self.river = river  # boats on the river spaces, four bits a space
        self.skill_tiles = skill_tiles  # mask of skills
        self.vizier = vizier  # location
        self.sites = sites  # locations with buildings that carry this player's house, as a mask
        self.level_five = level_five  # building, also where it is public
        self.contracts = contracts  # in the supply, as a mask
        self.civic = civic  # type -> tile in the own column of the civic board
        self.civic_marks = civic_marks  # types of those that carry a marker, as a mask
        self.objectives = objectives  # in the discard pile, as a mask

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            letter=self.letter,
            coins=self.coins,
            steps=self.steps,
            wilds=self.wilds,
            favour=self.favour,
            shame=self.shame,
            goods=self.goods[:],
            hand=self.hand[:],
            slots=self.slots[:],
            discard=self.discard,
            spots=self.spots[:],
            filled=self.filled,
            flipped=self.flipped,
            houses=self.houses,
            architects=self.architects,
            boats=self.boats,
            river=self.river,
            skill_tiles=self.skill_tiles,
            vizier=self.vizier,
            sites=self.sites,
            level_five=self.level_five,
            contracts=self.contracts,
            civic=self.civic[:],
            civic_marks=self.civic_marks,
            objectives=self.objectives,
        )

    def lacks(self, price: Price) -> int:
        """Return the kinds of goods of which there are too few for a price, as a mask."""
        mask = 0
        for good in range(GOODS):
            price >>= WIDTH  # coins are the first thing of a price, goods the next ones
            if self.goods[good] < price & MOST:
                mask |= BIT[good]
        return mask

    def row(self, type: int) -> int:
        """Return the filled spots of a row, as a mask."""
        return self.filled >> (type * SPOTS) & ROW

    def in_row(self, type: int) -> int:
        """Return how many tiles of a type are on the board."""
        return count(self.filled >> (type * SPOTS) & ROW)

    def place(self, type: int, spot: int, tile: int) -> None:
        """Put a tile on a spot."""
        self.spots[type * SPOTS + spot] = tile
        self.filled |= BIT[type * SPOTS + spot]

    def students_with(self, tile: int) -> int:
        """Return how many unspent students of a kind are on the board."""
        n = 0
        for spot in range(STUDENT * SPOTS, STUDENT * SPOTS + SPOTS):
            if self.spots[spot] == tile and not self.flipped & BIT[spot]:
                n += 1
        return n

    def flip_students(self, tile: int, number: int) -> None:
        """Spend the leftmost students of a kind. BAG-14.9"""
        for spot in range(STUDENT * SPOTS, STUDENT * SPOTS + SPOTS):
            if number and self.spots[spot] == tile and not self.flipped & BIT[spot]:
                self.flipped |= BIT[spot]
                number -= 1

    def boats_at(self, space: int) -> int:
        """Return the boats on a river space."""
        return self.river >> (4 * space) & 15

    def built(self) -> int:
        """Return how many buildings are constructed, public ones included. BAG-20.7"""
        return SPOTS - count(self.houses)

    def civic_tiles(self) -> int:
        """Return the tiles in the own column of the civic board."""
        n = 0
        for tile in self.civic:
            if tile != NO_TILE:
                n += 1
        return n
