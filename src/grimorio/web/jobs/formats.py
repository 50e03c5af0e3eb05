"""Formats for the deck page: built-in ones, own ones from a file, and what decks they allow."""

from __future__ import annotations

from typing import Any

import msgspec

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.formats import Format, barred, legal
from grimorio.decks.lists import Find, Lists, offence_json
from grimorio.decks.matches import FREE
from grimorio.events import formats
from grimorio.events.faults import EventError
from grimorio.web.bodies import Body, Plain, Word
from grimorio.web.events.changes import refused
from grimorio.web.refusals import Refused

UNPLAYED = "unplayed"
"""The kind of an offence by a card that exists, but that this program cannot play."""


class FormatBody(Body):
    """A request about a format: a built-in one by name, one's own as `rules`, or that of a tournament.

    Attributes:
        game: the game that is played.
        format: the name of a built-in format.
        rules: a format as JSON data (`decks.formats.Format`).
        event: the id of the tournament whose format is meant; the endpoint puts it into `rules`.
    """

    game: Word
    format: Word | None = None
    rules: Plain = None
    event: Word | None = None


def format_of(game: str, name: str | None, rules: Any) -> Format:
    """The format that a request describes as JSON data (`rules`) or else names (`name`).

    Blocks the calling thread. `game` is the name of the game that the format must be for.

    Raises Refused: there is no such format of this game, or the description is wrong.
    """
    if rules is None and name not in formats.known():
        raise Refused("table-refused-field", field="format")
    try:
        format = formats.read_format(rules) if rules is not None else formats.named(name or "")
    except EventError as error:
        raise refused(error) from None
    if format.game != game:
        raise Refused("table-refused-field", field="format")
    return format


def describe(body: FormatBody) -> dict[str, Any]:
    """A format with the cards that it allows. Blocks the calling thread.

    Returns "format", its JSON data; and "cards", the names of the cards that are legal in it and can be
    played here, or None if the sets make no difference.

    Raises Refused: there is no such format of this game, or the description is wrong.
    """
    format = format_of(body.game, body.format, body.rules)
    sets = formats.printings(format.game)
    cards: list[str] | None = None
    if sets is not None and format.pooled:
        basic = {card for code in sets.codes() for card in sets.cards(code) if sets.basic(card)}
        cards = sorted(
            card for card in legal(format, sets) | basic if sets.plays(card) and card not in format.banned
        )
    return {"format": msgspec.to_builtins(format), "cards": cards}


def finder(format: Format, lists: Lists) -> Find:
    """The function that finds cards by name for a format, also those that cannot be played here."""
    sets = formats.printings(format.game)
    return lists.names(format.cards) if sets is None else sets.find


def offences(format: Format, deck: Deck, pool: Deck | None) -> list[dict[str, Any]]:
    """Everything in a deck that a format forbids, as JSON data.

    Each entry has "kind", "card", "found", "wanted" and "rule". Blocks the calling thread. `pool` has the
    cards that the player received, or is None where decks are not built out of such cards.

    Raises SetupError: the format's options or cards are wrong.
    """
    sets, lists = formats.printings(format.game), games.part(format.game, "decks")()
    faults = [offence_json(card) for card in barred(format, deck, sets)]
    if format.build != FREE:
        faults += lists.offences(deck, format.build, format.options, format.cards, pool)
    cards = dict.fromkeys(card for _, card in deck.main + deck.sideboard)
    faults += [
        {"kind": UNPLAYED, "card": card, "found": 0, "wanted": 0, "rule": ""}
        for card in cards
        if sets is not None and not sets.plays(card)
    ]
    return faults


def playable(format: Format, deck: Deck) -> Deck:
    """The deck without the cards that this program cannot play."""
    sets = formats.printings(format.game)
    if sets is None:
        return deck
    main = tuple(entry for entry in deck.main if sets.plays(entry[1]))
    return Deck(deck.name, main, tuple(entry for entry in deck.sideboard if sets.plays(entry[1])))
