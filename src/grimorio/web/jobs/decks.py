"""Decks for the lobby: ready decks, deck lists that people send, and card sets of players."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks.deck import Entry
from grimorio.decks.file import WRONG, parse_lines, write
from grimorio.decks.formats import Printings
from grimorio.decks.forms import Form
from grimorio.decks.kept import imported, kept_cards
from grimorio.decks.lists import Lists
from grimorio.kernel import Game, SetupError, sizes
from grimorio.web.bodies import Body, Options, Plain, Text, Word
from grimorio.web.game.resume import rules
from grimorio.web.jobs.formats import finder, format_of, offences, playable
from grimorio.web.matches.drafted import DRAFT, built_in, with_rest
from grimorio.web.refusals import Refused, because, refused_setup
from grimorio.web.responses import CachedResponse

CARD_TEXT: Final = 1500
"""The most characters of the text of a card that is typed."""


class DeckBody(Body):
    """A request to read a deck list for a format; without a format only the names of cards are checked.

    The format is one of the game's own ways to build decks (`Lists.formats`) or as in `formats.FormatBody`.
    If `pool` is given, the cards that a player received, the list says which of these are in the deck, and
    the others are the sideboard. If `form`, the name of a deck-building program, is given, the deck that was
    read is also returned as text in the form of that program's files.
    """

    game: Word
    text: Annotated[str, Meta(max_length=sizes.LIST)]
    format: Text | None = None
    options: Options = {}
    cards: Plain = None
    form: Form | None = None
    rules: Plain = None
    event: Word | None = None
    pool: Annotated[list[Entry], Meta(max_length=sizes.DECK)] | None = None

    @property
    def named(self) -> bool:
        """Whether the request has a format of another kind than the game's own ways to build decks.

        Such a format has more rules, such as allowed sets and banned cards.
        """
        known = self.game in games.having("decks") and self.format in games.part(self.game, "decks")().formats
        return self.rules is not None or not (self.format is None or known)


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
    """Read one card from what a player typed. Blocks the calling thread.

    Returns what the function `typed` of the game does (for Magic, `games.magic.typed.typed`): "card",
    "shown", "read_as", "rewritten", "taken" and "refused".

    Raises Refused: cards of this game are not read from text.
    """
    if body.game not in games.having("typed"):
        raise Refused("table-refused-field", field="game")
    found: dict[str, Any] = games.part(body.game, "typed")(
        body.name, body.cost, body.type, body.size, body.text
    )
    return found


def cards_of_blocks(game: str) -> CachedResponse:
    """The response with the sets besides a game's own, and their cards that can be played.

    Blocks the calling thread. The body is what the function `blocks` of the game returns (for Magic,
    `games.magic.typed.blocks`). The sets that were imported on this machine (`grimorio cards import`) are
    among them.

    Raises Refused: the game has no such sets.
    """
    if game not in games.having("blocks"):
        raise Refused("table-refused-field", field="game")
    return CachedResponse(games.part(game, "blocks")(_imported()))


def parted(game: Game, cards: Any) -> tuple[Any, bool]:
    """The players' own cards of a game, and whether it has cards of other sets than its own besides.

    Blocks the calling thread.

    Args:
        game: the game.
        cards: its `Setup.cards`.

    Returns:
        the first part as the method `cards` of the game takes it; None for none. The other sets are those
        that come with the program and those that were imported.
    """
    own = game.own_cards(cards)
    rows = own.get("cards") if isinstance(own, dict) else None
    if game.name not in games.having("printings") or not isinstance(rows, list):
        return (own if own is None else cards), False
    sets: Printings = games.part(game.name, "printings")()
    strangers = [row for row in rows if not sets.has(row)]
    return ({"cards": strangers} if strangers else None), len(strangers) < len(rows)


def cards_of_sets(game: str, taken: set[str]) -> list[dict[str, Any]]:
    """The playable cards of all sets besides a game's own, but those with the names `taken`.

    Blocks the calling thread. Entries are as of `Game.cards`.
    """
    cards: list[dict[str, Any]] = games.part(game, "blocks")(_imported())["cards"]
    plain = [{key: card[key] for key in card if key not in ("row", "printed")} for card in cards]
    return [card for card in plain if card["name"] not in taken]


def _imported() -> dict[str, tuple[Any, dict[str, str]]]:
    """The imported sets by code: the cards of each as JSON data, and the rarity of each card by name.

    A file that cannot be read is left out.
    """
    return {
        code: (kept.cards, {name: card["rarity"] for name, card in kept.printed.items()})
        for code, kept in imported().items()
    }


def imported_boosters() -> list[dict[str, Any]]:
    """The imported sets that have boosters, as JSON data: "set", "name", "cards", and "known".

    Blocks the calling thread.

    "cards" is the number of their cards, and "known" how many of these can be played in a deck after a draft.
    """
    find = lists_of(built_in(DRAFT)).names(None)

    def known(card: str) -> bool:
        try:
            find(card)
        except LookupError:
            return False
        return True

    rows = []
    for code, kept in imported().items():
        packs = _boosters(code)
        if packs is not None:
            names = list(kept.printed)
            name = packs["set"].get("name") or code
            rows.append({"set": code, "name": name, "cards": len(names), "known": sum(map(known, names))})
    return rows


def boosters_of(code: str) -> dict[str, Any]:
    """The boosters of the imported set `code`, as a draft's `Setup.cards`. Blocks the calling thread.

    Raises Refused: there is no such set, or it has no boosters.
    """
    packs = _boosters(code)
    if packs is None:
        raise Refused("table-refused-field", field="set")
    return packs


def _boosters(code: str) -> dict[str, Any] | None:
    """What the boosters of the imported set `code` hold; None if there are none, or they cannot be read.

    It is the content of the file that `grimorio cards import` has stored: a draft's `Setup.cards`, with the
    set as "set".
    """
    from grimorio.decks.card_set import read_set

    kept = imported().get(kept_cards(code).stem)
    if kept is None or kept.packs is None:
        return None
    try:
        read_set(kept.packs["set"])
    except (ValueError, LookupError, TypeError):
        return None
    return dict(kept.packs)


def build_deck(body: PoolBody) -> dict[str, Any]:
    """Build a deck from the cards of a pool, and return it as `{"deck"}`. Blocks the calling thread.

    "deck" is JSON data as of `Deck.to_json`; its sideboard is the rest of the pool.

    Raises Refused: bots cannot build decks of this game, or the pool is no list of the game's cards.
    """
    if body.game not in games.having("builder"):
        raise Refused("table-refused-field", field="game")
    pool = _pool(body.pool, lists_of(body.game))
    deck: Deck = games.part(body.game, "builder")(pool.cards())
    return {"deck": deck.to_json()}


def read_cards(body: CardsBody) -> dict[str, Any]:
    """Read a file of cards, and return its card set or its errors. Blocks the calling thread.

    Returns `{"cards", "count", "wrong"}`: the set for `cards` of a new game, None if there are errors; the
    number of its cards; and the errors, each with "line", "field", "detail" and sometimes "cause".

    Raises Refused: there is no such game.
    """
    from grimorio.judge import card_text  # no table needs the judge

    game = rules(body.game)
    if game is None:
        raise Refused("table-refused-field", field="game")
    found, wrong = card_text(game, body.text, body.name)
    if wrong:
        told = [{"line": bad.line, "field": bad.field[:100], **because(bad.problem)} for bad in wrong[:WRONG]]
        return {"cards": None, "count": 0, "wrong": told}
    return {"cards": found, "count": _brought(game, found), "wrong": []}


def _brought(game: Game, cards: Any) -> int:
    """How many cards a card set brings to a game: all of its cards, or those besides the game's own."""
    own, all_cards = game.cards(), game.cards(cards)
    besides = len(own) < len(all_cards) and all_cards[: len(own)] == own
    return len(all_cards) - (len(own) if besides else 0)


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
    """Read a deck list. Blocks the calling thread.

    Returns "deck", None if there are errors; "read", the deck of all readable lines, or None; "wrong", the
    errors; and "file", the readable deck as text, if `body.form` is given and something is readable.

    Raises Refused: the game, the format or the card set does not exist.
    """
    lists = lists_of(body.game, None if body.named else body.format)
    format = format_of(body.game, body.format, body.rules) if body.named else None
    try:
        find = lists.names(body.cards) if format is None else finder(format, lists)
        parsed, wrong = parse_lines(body.text, find)
        if parsed is None:
            return {"deck": None, "read": None, "wrong": wrong}
        deck = parsed.deck
        pool = None if body.pool is None else _pool(body.pool, lists)
        if pool is not None:
            deck = with_rest(deck, pool)
        offending: list[dict[str, Any]] = []
        if format is not None:
            offending = offences(format, deck, pool)
        elif body.format is not None and not wrong:
            offending = lists.offences(deck, body.format, body.options, body.cards, pool)
        wrong += [
            {"line": parsed.line(fault["card"]) if fault["card"] else 0, **fault} for fault in offending
        ]
    except SetupError as error:
        raise refused_setup(error) from None
    read = (deck if format is None else playable(format, deck)).to_json()
    answer = {"deck": None if wrong else read, "read": read, "wrong": wrong}
    return answer if body.form is None else answer | {"file": write(deck, str, body.form, lists.printed)}


def _pool(entries: list[Entry], lists: Lists) -> Deck:
    """The deck with the cards that a player received as its main part.

    `entries` are their lines, (count, card), and `lists` knows the names of the game's cards. Raises Refused:
    they are no list of the game's cards.
    """
    try:
        return Deck.from_json({"main": entries}, lists.names(None))
    except ValueError:
        raise Refused("table-refused-field", field="pool") from None
