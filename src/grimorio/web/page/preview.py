"""The head of a game's page: the title and the description that link previews show."""

from __future__ import annotations

from html import escape

from grimorio import games
from grimorio.language import CATALOGUES, best_language, translator
from grimorio.store import GameRow

TITLE = b"<title>Grimorio</title>"
"""The title element of index.html, which the title of a game replaces."""


def _languages(header: str) -> list[str]:
    """The languages of an `Accept-Language` header, in its order."""
    return [part.split(";")[0].strip() for part in header.split(",")]


def described(row: GameRow, languages: str, invited: bool) -> tuple[str, str]:
    """The title and the description of a game's page.

    Args:
        row: the game.
        languages: the `Accept-Language` header of the request.
        invited: whether the link is an invitation; then the title says who invites.
    """
    own = [row.game] if row.game in CATALOGUES else []
    say = translator(best_language(_languages(languages)), ["lobby", "table", *own])
    try:
        game = say(f"{row.game}-title")
        about = say(f"{row.game}-tagline")
    except KeyError:
        game, about = row.game.capitalize(), say("table-tagline")
    names = [seat.name for seat in row.seats if seat.kind == "person" and not seat.free]
    if invited and names and row.game in games.names():
        return say("lobby-invites", name=names[0], game=game), about
    return game, about


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
