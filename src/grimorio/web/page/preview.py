"""The heads of the pages of games, cards and rules: the title and the description that link previews show."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

from grimorio import games, rulebooks
from grimorio.language import CATALOGUES, Translator, best_language, translator
from grimorio.store import GameRow

TITLE = b"<title>Grimorio</title>"
"""The title element of index.html, which the title of a game, card or rule replaces."""


def _languages(header: str) -> list[str]:
    """The languages of an `Accept-Language` header, in its order."""
    return [part.split(";")[0].strip() for part in header.split(",")]


def described(row: GameRow, languages: str, invited: bool) -> tuple[str, str]:
    """The title and the description of a game's page.

    Args:
        row: the game.
        languages: the `Accept-Language` header of the request.
        invited: whether the link is an invitation; then the title says who invites, if they have a name.
    """
    say = _say(row.game, languages)
    game, about = _named(row.game, say)
    names = [seat.name for seat in row.seats if seat.kind == "person" and not seat.free]
    if not invited or not names or row.game not in games.names():
        return game, about
    if not names[0]:
        return say("lobby-invited", game=game), about
    return say("lobby-invites", name=names[0], game=game), about


@cache
def _own_cards(game: str) -> dict[str, dict[str, Any]]:
    """The cards of a game as JSON data (see `Game.cards`), by English name."""
    return {card["name"]: card for card in games.get(game).cards()}


@cache
def _cards_of_blocks(game: str) -> dict[str, dict[str, Any]]:
    """The cards of the sets that a game has besides its own one, by English name; empty for most games.

    The cards are JSON data, as of `Game.cards`.
    """
    if game not in games.having("blocks"):
        return {}
    return {card["name"]: card for card in games.part(game, "blocks")()["cards"]}


def _named(game: str, say: Translator) -> tuple[str, str]:
    """What the game is called, and its tagline."""
    try:
        return say(f"{game}-title"), say(f"{game}-tagline")
    except KeyError:
        return game.capitalize(), say("table-tagline")


def _say(game: str, languages: str) -> Translator:
    """The messages about a game in the best language of an `Accept-Language` header."""
    own = [game] if game in CATALOGUES else []
    return translator(best_language(_languages(languages)), ["lobby", "table", "cards", "learn", *own])


def card_described(game: str, name: str, languages: str) -> tuple[str, str] | None:
    """The title and the description of a card's page: what the card is called, and what it says.

    Args:
        game: the name of the game.
        name: the English name of the card. For that of no card, or an empty one, the result is about all
            cards of the game.
        languages: the `Accept-Language` header of the request.

    Returns None if there is no such game.
    """
    if game not in games.names():
        return None
    language = best_language(_languages(languages))
    say = _say(game, languages)
    title, tagline = _named(game, say)
    card = name and (_own_cards(game).get(name) or _cards_of_blocks(game).get(name))
    if not card:
        return say("cards-of", game=title), tagline
    text = " ".join(card["text"].get(language, "").split("\n"))
    types = card.get("types", {}).get(language, "")
    return f"{card['names'].get(language) or name} · {title}", ". ".join(
        part for part in (types, text) if part
    )


def rule_described(game: str, id: str, languages: str) -> tuple[str, str] | None:
    """The title and the description of a page of the rulebook: the rule or ruling, and what it says.

    Args:
        game: the name of the game.
        id: the id of a rule, or the name of a ruling. For anything else the result is about the rulebook.
        languages: the `Accept-Language` header of the request.

    Returns None if there is no such game, or it has no rulebook.
    """
    if game not in games.names() or (book := games.rulebook(game)) not in rulebooks.NAMES:
        return None
    language = best_language(_languages(languages))
    say = _say(game, languages)
    title, tagline = _named(game, say)
    if (rule := rulebooks.known(id)) and rule.game == book:
        return f"{rule.id} · {title}", rulebooks.told(rule.id, language) or rule.statement
    ruling = next((page for page in rulebooks.rulings(book, language) if page["name"] == id), None)
    if ruling:
        return f"{ruling['title']} · {title}", next(
            (part["text"] for part in ruling["parts"] if part["text"]), ""
        )
    return f"{say('learn-rules')} · {title}", tagline


def headed(index: bytes, title: str, description: str) -> bytes:
    """The page `index` with the title and the description in its head, for browsers and for link previews."""
    shown = escape(title), escape(description)
    head = (
        f"<title>{shown[0]} · Grimorio</title>\n"
        f'  <meta property="og:title" content="{shown[0]}">\n'
        f'  <meta property="og:description" content="{shown[1]}">\n'
        f'  <meta property="og:site_name" content="Grimorio">\n'
        f'  <meta property="og:type" content="website">'
    )
    return index.replace(TITLE, head.encode(), 1)
