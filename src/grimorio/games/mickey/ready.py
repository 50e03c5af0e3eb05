"""The ready decks, for whoever plays or prints them, and the names by which lists call cards."""

from __future__ import annotations

import difflib
import unicodedata
from typing import Any

from grimorio.decks import Deck
from grimorio.games.mickey import cardset
from grimorio.games.mickey.cards import DECKS
from grimorio.games.mickey.meaning.book import keys_of
from grimorio.games.mickey.wording import LANGUAGES


def ready(match: str) -> list[Deck]:
    """The ready decks for a match ("mini", "classic", "official"), their Support as sideboard."""
    return [Deck(*deck) for deck in DECKS[match]]


class UnknownCard(LookupError):
    """No card has this name; `near` holds the nearest names, nearest first."""

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        super().__init__(f"no card {name!r}")
        self.name = name
        self.near = near


class Names:
    """The cards of a set by their names.

    Args:
        own: a set as JSON; the game's own cards when None.

    Raises:
        SetupError: it is no set.
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
        """The key of the card of that name in any language; case and accents do not count.

        Raises:
            UnknownCard: there is none; it says which names are near.
        """
        wanted = folded(name)
        if wanted not in self._keys:
            near = [one for one in self._keys if wanted and one.startswith(wanted)]
            near += difflib.get_close_matches(wanted, self._keys, n=3, cutoff=0.6)
            raise UnknownCard(name, tuple(dict.fromkeys(self._keys[one] for one in near))[:3])
        return self._keys[wanted]


def folded(name: str) -> str:
    """A name without case, accents and the difference of apostrophes."""
    plain = unicodedata.normalize("NFKD", name.replace("\u2019", "'").casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())
