"""What the box says of itself: the game, the pieces and their numbers, the players' colours."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check
from boardwright.editions.field import each, only, text, texts, whole
from boardwright.sentence import Sentence

MANY: Final = 200
"""More pieces of one kind than any box holds."""

MOST_ROUNDS: Final = 9
MOST_GOLD: Final = 30
LONGEST_TRACK: Final = 200


class Meta(Section, path="meta"):
    """The game. ATT-1"""

    id: str = only("attandarra")
    title: str = text("game")
    designer: str = text()
    publisher: str = text()
    year: int = whole(1900, 2999)
    fewest_players: int = whole(2, 4, "players_min")
    most_players: int = whole(2, 4, "players_max")
    least_age: int = whole(0, 99, "age_min")
    data_version: str = text()


class Sources(Section, path="sources"):
    """The pages that were read."""

    pages: list[str] = each(("minaspeltips", "spotlight", "sauerlandkurier"), text())


class Components(Section, path="components"):
    """What lies in the box. ATT-1.1"""

    single: list[int] = each(("game_boards", "bags", "round_markers", "seals"), only(1))
    player_markers: int = only(2, "player_markers_each")
    city_boards: int = whole(2, 4)
    all_cubes: int = whole(4, MANY, "cubes")
    citizens: int = whole(1, MANY, "citizen_markers")
    coins: int = whole(1, MANY, "coin_markers")
    city_tiles: int = whole(1, MANY, "city_tiles_each")
    building_tiles: int = whole(1, MANY, "building_tiles_each")
    meadow_tiles: int = whole(0, MANY, "meadow_tiles_each")
    reservoir_tiles: int = whole(0, MANY, "reservoir_tiles_each")
    gates: int = whole(1, MANY, "gate_tiles_each")
    gate_tiles: int = whole(1, MANY)
    all_emblems: int = whole(1, MANY, "emblems")
    history_tiles: int = whole(1, MANY)

    @check
    def sums_agree(self) -> None:
        players = self.read[Meta].most_players
        self.compare("city_boards", Sentence("meta.players_max"), players)
        tiles = self.building_tiles + self.meadow_tiles + self.reservoir_tiles
        self.compare("city_tiles_each", Sentence("the sum of buildings, meadows and reservoirs"), tiles)
        self.compare("gate_tiles", Sentence("the gates of all players"), players * self.gates)


class Review(Section, path="components_review"):
    """What a review counted."""

    pieces: list[int] = each(("boards", "square_tiles", "round_pieces", "wooden_cubes"), whole(0, MANY))


class PlayerColours(Section, path="player_colors"):
    """The players, in the order of the seats."""

    seats: list[str] = texts(Meta.most_players, key="all")
    certain: list[str] = texts(allowed=seats, key="named_in_rulebook")


class Tracks(Section, path="tracks"):
    """Rounds, gold and the victory track. ATT-1.4"""

    rounds: int = whole(1, MOST_ROUNDS)
    gold: int = whole(1, MOST_GOLD, "gold_per_round")
    track_end: int = whole(1, LONGEST_TRACK, "victory_track_end")
    opening_draw: int = only(2, "start_draw")
