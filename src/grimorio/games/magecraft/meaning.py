"""Spells and characters compiled for the rules: costs and icons as numbers."""

from __future__ import annotations

from typing import Final

from grimorio.games.magecraft.gems import ANY, COLOUR_OF, ONE, Gems, covers, total
from grimorio.games.magecraft.options import Choices
from grimorio.games.magecraft.words import (
    ALWAYS,
    COST_LETTERS,
    ICON_NAMES,
    RANDOM,
    START,
    CardSet,
    Character,
    Icon,
    Spell,
)
from grimorio.kernel.choice import Option
from grimorio.kernel.playable import Unplayable

DRAW: Final = 0
ATTACK: Final = 1
HEAL: Final = 2
SHIELD: Final = 3
VANISH: Final = 4
ICONS: Final = ("draw", "attack", "heal", "shield", "vanish")
"""The names of the icons, by index."""
ICON_OF: Final = {name: index for index, name in enumerate(ICONS)}
"""The index of each icon, by name."""


_REST: Final[tuple[tuple[Option, ...], ...]] = (
    (),
    (("done",),),
    (("review",),),
    (("review",), ("done",)),
)
"""What may be offered in the Study phase besides spells."""


class Price:
    """A cost, compiled for the rules.

    Attributes:
        exact: the gems of a given colour.
        free: how many more gems of any colour the cost has.
        first: the colour of the leftmost gem: `ANY` for any colour, -1 for an empty cost.
    """

    def __init__(self, cost: str) -> None:
        self.exact: Gems = 0
        self.free = 0
        self.first = -1
        for letter in cost:
            name = COST_LETTERS[letter]
            colour = ANY if name == "any" else COLOUR_OF[name]
            if self.first < 0:
                self.first = colour
            if colour == ANY:
                self.free += 1
            else:
                self.exact += ONE[colour]
        self.size = len(cost)


def can_pay(gems: Gems, price: Price) -> bool:
    """Whether these gems can pay a price."""
    return covers(gems, price.exact) and total(gems) >= price.size


def program(icons: tuple[Icon, ...]) -> int:
    """Pack icons into one number: eight bits for the count of each kind, in the order of `ICONS`."""
    return sum(icon.times * ONE[ICON_OF[ICON_NAMES[icon.__class__]]] for icon in icons)


class SpellRules:
    """A spell as the rules read it: its costs and icons as numbers; `index` is its index in `Book.spells`."""

    def __init__(self, index: int, spell: Spell) -> None:
        self.index = index
        self.name = spell.name
        self.cost = Price(spell.cost)
        self.study = Price(spell.study)
        self.icons = program(spell.icons)


class CharacterRules:
    """A character as the rules read it: its cost and icons as numbers."""

    def __init__(self, character: Character) -> None:
        self.name = character.name
        self.cost = Price(character.cost)
        self.icons = program(character.icons)


def compile_spell(spell: Spell) -> tuple[Unplayable, ...]:
    """Compile a spell by itself, to check that the rules can read it.

    It always returns (): nothing that a sound `Spell` says is unplayable.
    """
    SpellRules(0, spell)
    return ()


def compile_character(character: Character) -> tuple[Unplayable, ...]:
    """Compile a character by itself, to check that the rules can read it. It always returns ()."""
    CharacterRules(character)
    return ()


class Book:
    """A compiled card set with the options of a game.

    Attributes:
        spells, characters: the compiled cards, by index.
        start, always, random: the indices of the spells with each availability.
        spell_of: the index of each spell, by name.
        choices: the options of the game.
    """

    def __init__(self, cards: CardSet, choices: Choices) -> None:
        self.cards = cards
        self.choices = choices
        self.spells = [SpellRules(index, spell) for index, spell in enumerate(cards.spells)]
        self.characters = [CharacterRules(character) for character in cards.characters]
        self.start = tuple(i for i, spell in enumerate(cards.spells) if spell.availability == START)
        self.always = tuple(i for i, spell in enumerate(cards.spells) if spell.availability == ALWAYS)
        self.random = tuple(i for i, spell in enumerate(cards.spells) if spell.availability == RANDOM)
        self.spell_of = {spell.name: index for index, spell in enumerate(cards.spells)}
        self.study_options = tuple(("study", spell.name) for spell in cards.spells)
        self.character_options = tuple(("character", one.name) for one in cards.characters)
        self._paid_by: dict[Gems, tuple[int, ...]] = {}
        self._studies: dict[int, tuple[Option, ...]] = {}

    def paid_by(self, hand: Gems) -> tuple[int, ...]:
        """The spells that a hand can pay for when they are studied (MAGE-STUDY-2); kept for the next time."""
        spells = self._paid_by.get(hand)
        if spells is None:
            spells = tuple([rules.index for rules in self.spells if can_pay(hand, rules.study)])
            self._paid_by[hand] = spells
        return spells

    def studies(self, spells: int, review: bool, done: bool) -> tuple[Option, ...]:
        """The options of a Study phase: the spells of a bit mask, then those to review and to do neither.

        Equal options are made once.
        """
        key = 4 * spells + 2 * review + done
        options = self._studies.get(key)
        if options is None:
            studied = [option for spell, option in enumerate(self.study_options) if spells >> spell & 1]
            options = self._studies[key] = (*studied, *_REST[2 * review + done])
        return options
