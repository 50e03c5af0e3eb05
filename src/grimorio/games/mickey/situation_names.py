"""The names by which descriptions of positions call cards."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Any

from grimorio.games.mickey.cardset import called
from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import KINDS, Face
from grimorio.games.mickey.wording import LANGUAGES
from grimorio.kernel import SetupError
from grimorio.kernel.faults import did_you_mean
from grimorio.kernel.sizes import quoted


def folded(name: str) -> str:
    """A name in lower case, without accents, commas and needless blanks."""
    plain = unicodedata.normalize("NFKD", name.replace("’", "'").replace("ʼ", "'").replace(",", " "))
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).casefold().split())


class Names:
    """The cards of a compiled card set (`Book`) by all their names, with a table for each kind of card.

    A card is found by its key, with or without comma, by its names in every language, by its collection code,
    and by its name alone where no other card of the kind has it.
    """

    def __init__(self, book: Book) -> None:
        self.faces: list[Face] = book.faces
        self.by_kind: list[dict[str, list[int]]] = [{}, {}, {}, {}]
        for face in book.faces:
            card = face.card
            words = {face.key, card.code, card.name, *(called(card, code) for code in LANGUAGES)}
            words |= {name for _, name, *_ in card.names}
            for word in {folded(word) for word in words if word}:
                self.by_kind[face.kind].setdefault(word, []).append(face.index)

    def find(self, word: Any, kind: int, where: str) -> int:
        """The index in `Book.faces` of the card of the kind `kind` that `word` names.

        `where` is the path of the word in errors. Raises SetupError: no such card has the name, or several.
        """
        known = self.by_kind[kind]
        named = known.get(folded(word), []) if isinstance(word, str) else []
        exact = [face for face in named if folded(self.faces[face].key) == folded(word)]
        if len(exact or named) == 1:
            return (exact or named)[0]
        if named:
            several = ", ".join(repr(self.faces[face].key) for face in named)
            problem = "several are called {word}: {several}; codes tell them apart"
            raise SetupError(where, problem, "mickey-several", word=quoted(word), several=several)
        if not isinstance(word, str):
            problem = "expected the name of a {kind}, found {found}"
            raise SetupError(where, problem, "mickey-name-of", kind=KINDS[kind], found=quoted(word))
        keys = [face.key for face in self.faces if face.kind == kind]
        hint = did_you_mean(word, [*known, *keys])
        problem = "no {kind} is called {word}{hint}"
        raise SetupError(where, problem, "mickey-none-called", kind=KINDS[kind], word=quoted(word), hint=hint)


@lru_cache(maxsize=8)
def names_of(book: Book) -> Names:
    """The names by which descriptions can call the cards of a compiled card set; cached for the last sets."""
    return Names(book)
