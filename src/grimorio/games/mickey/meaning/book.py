"""The book of a game: its card set, compiled, and its options."""

from __future__ import annotations

from typing import Any, Final

from grimorio.games.mickey import words as w
from grimorio.games.mickey.meaning.compiler import Compiler
from grimorio.games.mickey.meaning.shapes import CASTLE, CODE, MAGE, SPELL, CardError, Face, Library
from grimorio.games.mickey.options import Choices
from grimorio.games.mickey.rules.board import FACES
from grimorio.kernel.faults import message_of
from grimorio.kernel.playable import Unplayable


def keys_of(cards: w.CardSet) -> list[str]:
    """The key of each card of a set, in the set's order.

    Decks and options call a card by its key: its name, for a Mage with the title. Where two keys would be
    equal, the collection code is added.
    """
    others: tuple[w.Spell | w.Castle | w.Code, ...] = (*cards.spells, *cards.castles, *cards.codes)
    plain = [f"{card.name}, {card.title}" if card.title else card.name for card in cards.mages]
    plain += [card.name for card in others]
    codes = [card.code for card in cards.mages] + [card.code for card in others]
    return [
        f"{key} ({code})" if plain.count(key) > 1 else key for key, code in zip(plain, codes, strict=True)
    ]


KIND_OF: Final = {w.Mage: MAGE, w.Spell: SPELL, w.Castle: CASTLE, w.Code: CODE}
"""For each class of cards, the number of its kind in compiled cards."""


def wrong_with(card: w.Card) -> tuple[Unplayable, ...]:
    """Compile a card by itself, to check that the rules can read all of it.

    Returns () for a sound card. Raises Unplayable for any other.
    """
    library = Library()
    face = Face(0, KIND_OF[card.__class__], card, card.name)
    library.faces = [face]
    try:
        Compiler(library, face).compile()
    except CardError as error:
        raise Unplayable(card, "effects", message_of(error)) from None
    return ()


class Book(Library):
    """A compiled card set with the options of a game.

    Attributes:
        face_of: the index of each face, by its key.
        choices: the options of the game.
    """

    def __init__(self, cards: w.CardSet, choices: Choices) -> None:
        super().__init__()
        self.cards = cards
        self.choices = choices
        printed: list[tuple[int, Any]] = [(MAGE, card) for card in cards.mages]
        printed += [(SPELL, card) for card in cards.spells]
        printed += [(CASTLE, card) for card in cards.castles]
        printed += [(CODE, card) for card in cards.codes]
        self.faces = [
            Face(index, kind, card, key)
            for index, ((kind, card), key) in enumerate(zip(printed, keys_of(cards), strict=True))
        ]
        if len(self.faces) > FACES:
            problem = "{name}: expected at most {most} cards, found {found}"
            counts = {"most": FACES, "found": len(self.faces)}
            raise CardError(problem, "mickey-faces", name=cards.name, **counts)
        named: dict[str, int] = {}
        whose: dict[object, int] = {}
        abilities: dict[object, int] = {}
        for face in self.faces:
            face.namesake = named.setdefault(face.name, face.index)
            if face.kind == MAGE:
                face.who = whose.setdefault((face.name, face.card.title), face.index)
                face.ability = abilities.setdefault(face.card.effects, face.index)
        self.face_of = {face.key: face.index for face in self.faces}
        if len(self.face_of) < len(self.faces):
            problem = "{name}: two cards have one name, and no codes that differ"
            raise CardError(problem, "mickey-twins", name=cards.name)
        for face in self.faces:
            Compiler(self, face).compile()
