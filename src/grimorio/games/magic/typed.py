"""Cards that a player types: read from their text, as the table draws them, or refused with the place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final

from grimorio.games.magic import period
from grimorio.games.magic.cards import BY_NAME
from grimorio.games.magic.cardset import CardSet, block_card, from_json, to_json
from grimorio.games.magic.described import described
from grimorio.games.magic.ops import effects
from grimorio.games.magic.reading.card import Refusal, read_card
from grimorio.games.magic.reading.engine import NAME
from grimorio.games.magic.words import Card
from grimorio.kernel import SetupError

EXPECTED: Final = 12
"""The most phrases that a refusal names as possible at the place of the text that cannot be read."""

PHRASE: Final = 200
"""The most characters that are quoted of the place that cannot be read."""


def typed(name: str, cost: str, type_line: str, size: str, text: str) -> dict[str, Any]:
    """Read a card from what a player typed, as JSON data.

    Args:
        name: its English name.
        cost: its mana cost, "{1}{G}"; "" for lands.
        type_line: its type line, as printed in 2003 or as of today.
        size: its power and toughness, "2/2"; "" for a card that is no creature.
        text: its English text, a paragraph a line.

    Returns:
        "card" (the card in the form of users' card files) and "shown" (the same as `Magic.cards` gives it),
        each None if it was refused; "read_as" (the text in the words of 2003) and "rewritten" (the names of
        the rewritings that changed it); "taken" (whether the game has a card of this name already); and
        "refused", None or the place: "problem", "line", "at", "phrase", "text" (the whole line), "expected",
        "needs".
    """
    power, slash, toughness = size.partition("/")
    parts = (power.strip(), toughness.strip()) if slash else (size.strip(), "") if size.strip() else None
    read = read_card(name, cost, type_line, text, parts)
    return {
        "card": None if read.card is None else to_json(read.card),
        "shown": None if read.card is None else shown(read.card),
        "read_as": read.text,
        "rewritten": list(read.rewritten),
        "taken": name in BY_NAME,
        "refused": None if read.refused is None else _place(read.refused, name),
    }


def shown(card: Card) -> dict[str, Any]:
    """A single card as JSON data, in the form in which `Magic.cards` describes cards to the page."""
    book = effects.book((card,), {})
    return described(card, CardSet((card,)), book.face(book.face_of[card.name]))


def shown_of(cards: CardSet, card: Card) -> dict[str, Any]:
    """The card `card` of a card set as `shown` returns it, with the names that the set gives it."""
    found = shown(card)
    if card.name in cards.names:
        italian, french = cards.names[card.name]
        found["names"] |= {"it": italian, "fr": french}
    return found


@cache
def _shown_block_card(name: str) -> dict[str, Any]:
    """What `shown` returns for the playable card of a block with this name."""
    return shown(block_card(name))


def blocks(imported: Mapping[str, tuple[Any, Mapping[str, str]]] | None = None) -> dict[str, Any]:
    """The sets of the three blocks before Eighth Edition and their playable cards, for building decks.

    The result is JSON data. "sets" has for each set its code, name, number of cards and how many of them can
    be played. "cards" are in the form of `Magic.cards`, each with "printed": pairs (code of a set that it is
    in, its rarity there).

    Args:
        imported: for each set that the user imported, by code: its cards in the form of users' card files,
            and the rarity of each card by name. Only cards that the game does not have already are added,
            each with its data in that form as "row"; a set that it does not have is "imported". A set that
            cannot be read is left out.
    """
    printed = period.by_name()
    played = {name for name in printed if name in BY_NAME or period.plays(name)}
    sets = [_block(code, title, played) for code, title in period.TITLES.items()]
    rows = {name: [[card.set, card.rarity] for card in printed[name]] for name in sorted(played)}
    cards = [{**_shown_block_card(name), "printed": rows[name]} for name in period.playable()]
    taken = {*BY_NAME, *rows}
    for code, (data, rarities) in (imported or {}).items():
        read = _read(data)
        rows = {row["name"]: row for row in data["cards"]} if read.cards else {}
        added = [card for card in read.cards if card.name not in taken]
        taken |= {card.name for card in added}
        cards += [
            {**shown_of(read, card), "printed": [[code, rarities.get(card.name, "")]], "row": rows[card.name]}
            for card in added
        ]
        count = len(added)
        if known := next((row for row in sets if row["set"] == code), None):
            known["playable"] += count
        elif added:
            sets.append({"set": code, "name": code, "cards": count, "playable": count, "imported": True})
    return {"sets": sets, "cards": cards, "printed": rows}


def _block(code: str, title: str, played: Collection[str]) -> dict[str, Any]:
    """The facts of the set with the code `code` and the name `title`, as JSON data.

    They are "set", "name", "cards" (how many it has) and "playable" (how many of these are among the names
    `played`).
    """
    names = [card.name for card in period.printings() if card.set == code]
    playable = len([name for name in names if name in played])
    return {"set": code, "name": title, "cards": len(names), "playable": playable}


def _read(data: Any) -> CardSet:
    """An imported set, JSON data in the form of users' card files; one without cards if it cannot be read."""
    try:
        return from_json(data)
    except SetupError:
        return CardSet(())


def _place(refused: Refusal, name: str) -> dict[str, Any]:
    """The refusal of a card's text as JSON data: the place that cannot be read, and the reason.

    The reader of texts writes "~" (`NAME`) for the card's own name; here, `name` stands in its place.
    """
    before = refused.line_text[: refused.at].replace(NAME, name)
    return {
        "problem": refused.problem,
        "line": refused.line,
        "at": len(before),
        "phrase": refused.phrase.replace(NAME, name)[:PHRASE],
        "text": before + refused.line_text[refused.at :].replace(NAME, name),
        "expected": [phrase.replace(NAME, name) for phrase in refused.expected[:EXPECTED]],
        "needs": refused.needs[:PHRASE],
    }
