"""All kinds of answers and questions as `answers.toml` and `questions.toml` have them; what facts say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import Thing, points_of, say
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import COLOURS
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.free_actions import REFILL_GOLD, REFILL_MEANS
from boardwright.games.tabannusi.gardening import FROM_SUPPLY, REGULAR
from boardwright.games.tabannusi.payments import ANY_GOLD, WITH_CRATE, WITH_DIE
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of

Facts = dict[str, "str | Thing"]
Kind = Callable[[Tabannusi, Naming, int], "str | Thing"]


class Answer(NamedTuple):
    """What is said of a kind of answer, or of one to an offer; what does not apply is empty."""

    button: str = ""
    many: str = ""
    alike: str = ""
    deed: str = ""
    told: str = ""
    clause: str = ""
    symbol: str = ""
    target: str = ""
    part: str = ""
    facts: str = ""

    @property
    def named(self) -> tuple[tuple[str, str], ...]:
        """The facts as (name in sentences, kind)."""
        return named(self.facts)


@cache
def named(facts: str) -> tuple[tuple[str, str], ...]:
    """Return facts as (name, kind): `colour` is both, `other:colour` tells them apart."""
    pairs = (fact.partition(":") for fact in facts.split())
    return tuple((name, kind or name) for name, _, kind in pairs)


SAID: Final = {name: Answer(**words) for name, words in sentence_file(__package__, "answers").items()}
ANSWERS: Final = {getattr(actions, name.upper()): answer for name, answer in SAID.items() if " " not in name}
QUESTIONS: Final = sentence_file(__package__, "questions")


def answer_to(verb: int, clause: str) -> Answer:
    """Return what is said of a kind of answer to the offer of a clause: often what is always said."""
    return OFFERED.get((verb, clause), ANSWERS[verb])


OFFERED: Final = {
    (getattr(actions, name.upper()), clause): answer
    for words, answer in SAID.items()
    for name, _, clause in [words.partition(" ")]
    if clause
}


# What the facts of an answer say --------------------------------------------------------------------------


def means_of(naming: Naming, colour: int, means: int) -> str:
    """Return one way to pay one Resource of a colour."""
    if means == WITH_DIE:
        return say("a {colour} die", colour=naming.colour(colour))
    if means == WITH_CRATE:
        return say("a {colour} Crate", colour=naming.colour(colour))
    return say("1 Gold")


def any_means(_game: Tabannusi, naming: Naming, means: int) -> str:
    """Return one way to pay any one Resource."""
    if means == ANY_GOLD:
        return say("1 Gold")
    return means_of(naming, means % COLOURS, means // COLOURS)


def refill_means(_game: Tabannusi, naming: Naming, means: int) -> str:
    """Return one way to pay for a refill."""
    if means == REFILL_MEANS:
        return say("nothing more")
    return say("1 Gold") if means == REFILL_GOLD else means_of(naming, means, WITH_DIE)


def own_means(_game: Tabannusi, _naming: Naming, means: int) -> str:
    """Return one way to pay a Resource whose colour was named already."""
    if means == WITH_DIE:
        return say("a die")
    return say("a Crate") if means == WITH_CRATE else say("1 Gold")


def water_tile(_game: Tabannusi, naming: Naming, tile: int) -> str:
    """Return a Water tile, with its bonus if it is special."""
    return say("Water") if tile == REGULAR else naming.special_water(tile - 1)


KINDS: Final[Mapping[str, Kind]] = {
    "colour": lambda _game, naming, n: naming.colour(n),
    "space": lambda game, naming, n: naming.spot(game, n),
    "district": lambda _game, naming, n: naming.district_link(n),
    "value": lambda _game, _naming, n: str(n),
    "number": lambda _game, _naming, n: str(n + 1),
    "points": lambda _game, _naming, n: points_of(n),
    "who": lambda _game, naming, n: naming.person(n),
    "port_space": lambda _game, naming, n: naming.port_link(n),
    "line": lambda _game, naming, n: naming.line(n),
    "row": lambda _game, naming, n: naming.row(n),
    "ship": lambda game, naming, n: naming.ship_link(game, n),
    "ship_tile": lambda _game, naming, n: naming.ship(n),
    "slot": lambda _game, naming, n: naming.district_link(naming.edition.slots[n]),
    "ziggurat_space": lambda _game, naming, n: naming.ziggurat_link(n),
    "action_tile": lambda _game, naming, n: naming.action_tile(n),
    "any": any_means,
    "own": own_means,
    "refill": refill_means,
    "water": water_tile,
    "source": lambda _g, _n, source: say("the supply") if source == FROM_SUPPLY else say("the area"),
    "bonus": lambda _game, naming, n: naming.bonus(n),
    "decree": lambda _game, naming, n: naming.decree_link(n),
    "ziggurat_tile": lambda _game, naming, n: naming.ziggurat_tile(n),
    "automa_card": lambda _game, naming, n: naming.automa_card(n),
    "harbormaster": lambda _game, naming, n: naming.harbormaster(n),
    "special": lambda _game, naming, n: naming.special_water(n),
    "card": lambda _game, naming, n: naming.urban_card(n),
    "king": lambda _game, naming, n: naming.king(n),
}

LISTS: Final = {  # kind -> the names of an edition that are its ids
    "colour": "colours",
    "space": "places",
    "district": "districts",
    "port_space": "port_spaces",
    "row": "rows",
    "ship": "cells",
    "cell": "cells",
    "ziggurat_space": "ziggurat_spaces",
    "ziggurat_tile": "ziggurat_tiles",
    "action_tile": "action_tiles",
    "decree": "decrees",
    "harbormaster": "harbormasters",
    "special": "special_water",
    "card": "urban_cards",
    "automa_card": "automa_cards",
}


def id_of(game: Tabannusi, naming: Naming, kind: str, n: int) -> str:
    """Return the id of a thing of a kind, as it stands in logs and on the board."""
    if kind == "value":
        return str(n)
    ids: Sequence[str] = getattr(naming.names, LISTS[kind])
    return ids[game.board.name_of(n) if kind == "space" else n]


def fact(game: Tabannusi, naming: Naming, kind: str, n: int) -> str | Thing:
    """Return a thing of a kind in words; a kind ending in `_id` is called by its id."""
    if kind.endswith("_id"):
        return id_of(game, naming, kind.removesuffix("_id"), n)
    return KINDS[kind](game, naming, n)


def facts_of(game: Tabannusi, naming: Naming, action: Action) -> Facts:
    """Return the facts of an answer by the names that its sentences use; `id` is that of the first."""
    facts: Facts = {"move_gold": str(naming.edition.move_gold)}
    answer, given = ANSWERS[verb_of(action)], (first_of(action), second_of(action), third_of(action))
    for (name, kind), value in zip(answer.named, given, strict=False):
        facts[name] = fact(game, naming, kind, value)
    if "{id}" in answer.deed:
        facts["id"] = id_of(game, naming, answer.named[0][1], given[0])
    return facts
