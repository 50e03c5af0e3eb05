"""Decks for the lobby: ready decks, deck lists that people send, and card sets of players."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.deck import Entry
from grimorio.decks.file import WRONG, parse_lines, write
from grimorio.decks.forms import Form
from grimorio.decks.lists import Lists
from grimorio.kernel import SetupError, sizes
from grimorio.web.bodies import Body, Options, Plain, Text, Word
from grimorio.web.game.resume import rules
from grimorio.web.refusals import Refused, because, refused_setup
from grimorio.web.responses import CachedResponse

CARD_TEXT: Final = 1500
"""The most characters of the text of a card that is typed."""


class DeckBody(Body):
    """A request to read a deck list for a format; without a format only the names of cards are checked.

    If `form` is given, the deck that was read is also returned as text in the form of that program's files.
    """

    game: Word
    text: Annotated[str, Meta(max_length=sizes.LIST)]
    format: Text | None = None
    options: Options = {}
    cards: Plain = None
    form: Form | None = None


class PoolBody(Body):
    """A request to build a deck from the cards of a pool."""

    game: Word
    pool: Annotated[list[Entry], Meta(min_length=1, max_length=sizes.DECK)]


class CardsBody(Body):
    """A request to read a file of cards."""

    game: Word
    name: Text
    text: Annotated[str, Meta(max_length=sizes.CARDS)]


class CardTextBody(Body):
    """A request to read one card from what a player typed."""

    game: Word
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    cost: Annotated[str, Meta(max_length=40)] = ""
    type: Annotated[str, Meta(max_length=100)] = ""
    size: Annotated[str, Meta(max_length=9)] = ""
    text: Annotated[str, Meta(max_length=CARD_TEXT)] = ""


def read_typed(body: CardTextBody) -> dict[str, Any]:
    """Read one card from what a player typed. Blocks.

    Raises Refused: cards of this game are not read from text.
    """
    if body.game not in games.having("typed"):
        raise Refused("table-refused-field", field="game")
    found: dict[str, Any] = games.part(body.game, "typed")(
        body.name, body.cost, body.type, body.size, body.text
    )
    return found


def cards_of_blocks(game: str) -> CachedResponse:
    """The sets besides the game's own, and their cards that can be played. Blocks.

    Raises Refused: the game has no such sets.
    """
    if game not in games.having("blocks"):
        raise Refused("table-refused-field", field="game")
    return CachedResponse(games.part(game, "blocks")())


def build_deck(body: PoolBody) -> dict[str, Any]:
    """Build a deck from the cards of a pool; its sideboard is the rest of the pool. Blocks.

    Raises Refused: bots cannot build decks of this game, or the pool is no list of the game's cards.
    """
    if body.game not in games.having("builder"):
        raise Refused("table-refused-field", field="game")
    try:
        pool = Deck.from_json({"main": body.pool}, lists_of(body.game).names(None))
    except ValueError:
        raise Refused("table-refused-field", field="pool") from None
    deck: Deck = games.part(body.game, "builder")(pool.cards())
    return {"deck": deck.to_json()}


def read_cards(body: CardsBody) -> dict[str, Any]:
    """Read a file of cards, and return its card set or its errors. Blocks."""
    from grimorio.judge import card_text  # no table needs the judge

    lists_of(body.game)
    game = rules(body.game)
    assert game is not None
    found, wrong = card_text(game, body.text, body.name)
    if wrong:
        told = [
            {"line": bad.line, "field": bad.field[:100], **because(bad, bad.message)} for bad in wrong[:WRONG]
        ]
        return {"cards": None, "count": 0, "wrong": told}
    return {"cards": found, "count": len(game.cards(found)), "wrong": []}


def lists_of(game: str, format: str | None = None) -> Lists:
    """The ready decks, names of cards and formats of a game, after checking that it has the given format.

    Raises Refused: the game has no decks, or there is no such format.
    """
    if game not in games.having("decks"):
        raise Refused("table-refused-field", field="game")
    lists: Lists = games.part(game, "decks")()
    if format is not None and format not in lists.formats:
        raise Refused("table-refused-field", field="format")
    return lists


def read_list(body: DeckBody) -> dict[str, Any]:
    """Read a deck list. Blocks.

    Returns "deck", None if there are errors; "read", the deck of all readable lines, or None; "wrong", the
    errors; and "file", the readable deck as text, if `body.form` is given and something is readable.

    Raises Refused: the game, the format or the card set does not exist.
    """
    lists = lists_of(body.game, body.format)
    try:
        find = lists.names(body.cards)
        found, wrong = parse_lines(body.text, find)
        if found is None:
            return {"deck": None, "read": None, "wrong": wrong}
        if body.format is not None and not wrong:
            for one in lists.offences(found.deck, body.format, body.options, body.cards):
                wrong.append({"line": found.line(one["card"]) if one["card"] else 0, **one})
    except SetupError as error:
        raise refused_setup(error) from None
    read = found.deck.to_json()
    told = {"deck": None if wrong else read, "read": read, "wrong": wrong}
    return told if body.form is None else told | {"file": write(found.deck, str, body.form, lists.printed)}
