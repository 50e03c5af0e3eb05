"""The decks of a tournament's players: checked when they are handed in, shown to the organiser alone."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from grimorio import games
from grimorio.decks.formats import Format
from grimorio.events.faults import EventError
from grimorio.events.formats import checked, printings

FAULTS: Final = 50
"""The most faults of a deck that are reported at once."""


def faults_of(format: Format, text: str, language: str, pool: str = "") -> list[dict[str, Any]]:
    """The faults of a deck list as JSON data: `{"line", "text"}` of each.

    "line" is 0 for the whole deck, and "text" is in `language`. Blocks the calling thread.

    A deck without faults may be handed in. A card that exists, but that this program cannot play, is a fault
    too. `pool` is the list of the cards that the player received; empty if it is not known.
    """
    deck, faults = checked(format, text, pool)
    found = [{"line": fault.line, "text": fault.said(format.game, language)} for fault in faults]
    sets = printings(format.game)
    if deck is not None and sets is not None and not found:
        cards = sorted({card for _, card in deck.main + deck.sideboard if not sets.plays(card)})
        if cards:
            error = EventError("not-playable", cards=", ".join(sets.named(card, language) for card in cards))
            found.append({"line": 0, "text": error.said(language)})
    return found[:FAULTS]


def ready_for(format: Format, number: int) -> str | None:
    """Return a deck for a bot as text: a ready one of the game, else one built of the format's cards.

    Blocks the calling thread.

    `number` chooses one of those that are allowed. None if there is none.
    """
    lists = games.part(format.game, "decks")()
    texts = [_written(deck) for deck in lists.ready()]
    allowed = [text for text in texts if not faults_of(format, text, "en")]
    if allowed:
        return allowed[number % len(allowed)]
    from grimorio.web.events.bot_decks import built_for  # loads Magic and its bots

    deck = built_for(format, number)
    return None if deck is None or faults_of(format, deck, "en") else deck


def _written(deck: dict[str, Any]) -> str:
    side = deck.get("sideboard") or []
    lines = [f"{count} {card}" for count, card in deck["main"]]
    return "\n".join(
        [*lines, *(["", "Sideboard"] if side else []), *(f"{count} {card}" for count, card in side)]
    )


def format_json(format: Format) -> dict[str, Any]:
    """Return what the page shows of a format, as JSON data.

    "title" has the format's name by language, "minutes" the length of a round, "decks" whether the game has
    deck lists; the other keys are the attributes of `Format` with these names.
    """
    return {
        "name": format.name,
        "game": format.game,
        "title": msgspec.to_builtins(format.title),
        "best_of": format.best_of,
        "minutes": format.minutes,
        "decks": format.game in games.having("decks"),
        "build": format.build,
        "options": dict(format.options),
        "pools": format.pools,
        "own_cards": format.own_cards,
    }
