"""Cards as data for people: names and generated texts in three languages beside the facts."""

from __future__ import annotations

from typing import Any

from grimorio.games.magic.cardset import CardSet
from grimorio.games.magic.wording import LANGUAGES, text, type_line
from grimorio.games.magic.wording.named import called_in
from grimorio.games.magic.words.abilities import Card


def described(card: Card, cards: CardSet) -> dict[str, Any]:
    """A card with its names, type lines and texts in each language."""
    own = cards.names.get(card.name)
    names = {language: called_in(card, language) for language in LANGUAGES}
    if own is not None:
        names |= {"it": own[0] or card.name, "fr": own[1] or card.name}
    return {
        "kind": card.kinds[-1],
        "name": card.name,
        "names": names,
        "cost": card.cost,
        "types": {language: type_line(card, language) for language in LANGUAGES},
        "size": None if card.size is None else list(card.size),
        "text": {language: "\n".join(text(card, language, names[language])) for language in LANGUAGES},
    }
