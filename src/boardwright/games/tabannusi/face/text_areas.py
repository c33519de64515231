"""What everybody has in front of them, as plain text, and the cards of the solo game."""

from __future__ import annotations

from boardwright.faces.telling.wording import both, say, say_count
from boardwright.games.tabannusi.components import (
    AUTOMA_ROWS,
    CELLS,
    COLOURS,
    DISTRICTS,
    IN_AREA,
    NO_TILE,
    NUMBERS,
    ROW_SPACES,
    ROWS,
    TRACKS,
    UNKNOWN,
)
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.bot_forecast import forecast_in_words
from boardwright.games.tabannusi.face.card_progress import card_in_words as urban_in_words
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.kernel.bits import members


def area(game: Tabannusi, naming: Naming, seat: int) -> list[str]:
    """Return what lies in front of a player."""
    if game.is_bot(seat):
        lines = [say("THINGS OF THE BOT")]
    elif seat == naming.viewer:
        lines = [say("YOUR THINGS")]
    else:
        lines = [say("THINGS OF {name}", name=naming.people[seat])]
    lines += [
        resources(game, naming, seat),
        tiles(game, naming, seat),
        *houses(game, naming, seat),
        mastery(game, naming, seat),
        *held(game, naming, seat),
    ]
    return lines


def resources(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return Gold, dice and Crates."""
    me = game.players[seat]
    dice = [f"{n} {naming.colour(colour)}" for colour, n in enumerate(me.dice) if n]
    crates: list[str] = []
    for colour in range(COLOURS):
        if me.crates_up(colour):
            crates.append(say("{n} {colour} up", n=me.crates_up(colour), colour=naming.colour(colour)))
        if me.crates_down(colour):
            crates.append(say("{n} {colour} down", n=me.crates_down(colour), colour=naming.colour(colour)))
    return say(
        "Gold: {gold}. Dice: {dice}. Crates: {crates}.",
        gold=me.gold,
        dice=both(dice) or say("none"),
        crates=joined(crates) or say("none"),
    )


def tiles(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return Claim markers, Water and Gardens; the Bot counts Gardens alone."""
    me = game.players[seat]
    if game.is_bot(seat):
        return say("Gardens: {n}", n=me.gardens)
    special = [
        naming.special_water(tile) for tile, where in enumerate(game.special) if where == IN_AREA + seat
    ]
    return say(
        "Claim markers: {markers} in the area, {supply} in the claim supply. "
        "Water: {water}. Special Water: {special}. Gardens: {gardens}.",
        markers=me.markers,
        supply=me.supply,
        water=me.water,
        special="; ".join(special) or say("none"),
        gardens=me.gardens,
    )


def houses(game: Tabannusi, naming: Naming, seat: int) -> list[str]:
    """Return the rows of the Player board: Houses left, and what the next one uncovers."""
    me, edition = game.players[seat], naming.edition
    lines: list[str] = []
    for row in range(ROWS):
        n, length = me.houses[row], edition.row_length[row]
        words = say_count("{row} row: {n} House", "{row} row: {n} Houses", n, row=naming.row(row))
        if n:
            bonus = naming.bonus(edition.row_bonus[row * ROW_SPACES + length - n])
            words += say(", the next uncovers {bonus}", bonus=bonus)
        lines.append(words[:1].upper() + words[1:])
    columns = [
        say("{n}: {bonus}", n=column + 1, bonus=naming.bonus(bonus))
        for column, bonus in enumerate(edition.column_bonus)
        if bonus and not me.columns >> column & 1
    ]
    if columns:
        lines.append(say("Columns still to clear: {columns}", columns="; ".join(columns)))
    return lines


def mastery(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return the levels with their values."""
    me = game.players[seat]
    levels = [
        say(
            "{colour} level {level} (value {value})",
            colour=naming.colour(track),
            level=me.mastery[track],
            value=naming.edition.values[me.mastery[track]],
        )
        for track in range(TRACKS)
    ]
    return say("Mastery: {levels}", levels=joined(levels))


def held(game: Tabannusi, naming: Naming, seat: int) -> list[str]:
    """Return Ships, Harbormasters, Decrees and Urban cards."""
    me = game.players[seat]
    lines: list[str] = []
    ships = [naming.ship_at(game, cell) for cell in range(CELLS) if me.ships >> cell & 1]
    if ships:
        working = [naming.ship_called(ship) for ship in members(me.abilities)]
        words = joined(working) or say("none")
        lines.append(say("Ships: {ships}. Working: {working}.", ships=joined(ships), working=words))
    for tile in members(me.harbormasters):
        lines.append(naming.harbormaster(tile))
    if me.decrees:
        lines += [naming.decree_called(decree) for decree in members(me.decrees)]
    for card in me.urban:
        if card == UNKNOWN:
            lines.append(say("An Urban card that you do not see"))
            continue
        progress = urban_in_words(game, naming, seat, card)
        words = say("Urban card {card}", card=naming.urban_card(card))
        lines.append(f"{words}: {progress}" if progress else words)
    lines += [say("Urban card just drawn: {card}", card=naming.urban_card(card)) for card in me.drawn]
    if me.allowances:
        lines.append(say("Each Urban card may lack Houses: {n}", n=me.allowances))
    return lines


def automa(game: Tabannusi, naming: Naming) -> list[str]:
    """Return the King, both cards, the Numbers and the markers of the Automa Urban card."""
    lines = [say("THE BOT")]
    if game.king >= 0:
        lines.append(say("King: {king}", king=naming.king(game.king)))
    for side, card in ((say("Left card"), game.left), (say("Right card"), game.right)):
        if card != NO_TILE:
            lines.append(f"{side}: {card_in_words(naming, card)}")
    for number in range(NUMBERS):
        pile = [shown % TRACKS for shown in game.automa_shown if shown // TRACKS == number]
        words = joined([naming.colour(colour) for colour in reversed(pile)]) or say("none")
        lines.append(say("Number {number}: Automa Projects {pile}", number=number + 1, pile=words))
    bag = [f"{n} {naming.colour(colour)}" for colour, n in enumerate(game.automa_bag) if n]
    lines.append(say("In the bag: {projects}", projects=both(bag) or say("none")))
    markers = [f"{naming.district(d)} {game.automa_markers[d]}" for d in range(DISTRICTS)]
    lines.append(say("Markers of its Urban card: {markers}", markers=joined(markers)))
    lines.append(say("Gold of the Bot: {gold}", gold=game.players[BOT].gold))
    lines.append(forecast_in_words(game, naming))
    return lines


def card_in_words(naming: Naming, card: int) -> str:
    """Return an Automa card: number at the top, rows, arrow, bonus at the bottom."""
    automa = naming.edition.automa
    rows: list[str] = []
    for row in range(AUTOMA_ROWS):
        at = card * AUTOMA_ROWS + row
        symbol = [say("down"), say("up"), say("King")][automa.card_symbol[at]]
        rows.append(f"{'ABCD'[automa.card_action[at]]} {symbol} {automa.card_number[at] + 1}")
    return say(
        "{id}, {top} at the top; rows {rows}; arrow at row {arrow}; bonus {bonus}",
        id=naming.names.automa_cards[card],
        top=automa.card_top[card],
        rows=", ".join(rows),
        arrow=automa.card_arrow[card] + 1,
        bonus=naming.bonus(automa.card_bonus[card]),
    )
