"""The ready decks, and the names by which deck lists refer to cards."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from grimorio.decks import Deck
from grimorio.games.mickey import cardset
from grimorio.games.mickey.cards import DECKS
from grimorio.games.mickey.meaning.book import keys_of
from grimorio.games.mickey.wording import LANGUAGES
from grimorio.kernel.faults import Value, near_names, similar


def ready(match: str) -> list[Deck]:
    """The ready decks for a match ("mini", "classic", "official"), with their Support as sideboard."""
    return [Deck(*deck) for deck in DECKS[match]]


class UnknownCard(LookupError):
    """No card has this name; `near` holds the most similar names, best first.

    `cause` and `facts` are those of its message, as in `kernel.faults.Message`.
    """

    cause: Final = "no-card-of-name"

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        super().__init__(f"no card {name!r}")
        self.name = name
        self.near = near
        self.facts: dict[str, Value] = {"name": repr(name), "hint": near_names(near)}


class Names:
    """The cards of a set by their names.

    Args:
        own: a card set as JSON; None for the game's own cards.

    Raises:
        SetupError: `own` is not a sound card set.
    """

    def __init__(self, own: Any = None) -> None:
        cards = cardset.own() if own is None else cardset.from_json(own)
        keys = iter(keys_of(cards))
        self._keys: dict[str, str] = {}
        for kind in cardset.KINDS:
            for card in getattr(cards, kind):
                key = next(keys)
                for name in (key, *(cardset.called(card, language) for language in LANGUAGES)):
                    self._keys.setdefault(folded(name), key)

    def find(self, name: str) -> str:
        """The key of the card with that name in any language; case and accents do not matter.

        Raises:
            UnknownCard: no card has that name; the error holds similar names.
        """
        wanted = folded(name)
        if wanted not in self._keys:
            near = [other for other in self._keys if wanted and other.startswith(wanted)]
            near += similar(wanted, self._keys)
            raise UnknownCard(name, tuple(dict.fromkeys(self._keys[other] for other in near))[:3])
        return self._keys[wanted]


def folded(name: str) -> str:
    """A name in lower case, without accents and with plain apostrophes."""
    plain = unicodedata.normalize("NFKD", name.replace("\u2019", "'").casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())
