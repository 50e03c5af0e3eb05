"""The slow interpreter of card words: lasting effects, such as making Simple, bans and changes of power."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from grimorio.games.mickey import words as w
from grimorio.kernel.words import inside
from tests.games.mickey.slow.reader import Lies, Reader, Stands
from tests.games.slow_reading import NotRead


@dataclass
class Source(Reader):
    """A card with lasting effects, and the table as it sees it; `teams` has the teams that Mages count as."""

    teams: dict[str, str] = field(default_factory=dict)

    def is_mage(self, noun: w.Mages, mage: Stands) -> bool:
        if noun.team is not None and noun.team != self.teams.get(mage.card.name, mage.card.team):
            return False
        return super().is_mage(w.Mages(**{**vars(noun), "team": None}), mage)


@dataclass
class Rule:
    """The lasting effects of one random card, on a table with cards that change power, and what follows
    from them.
    """

    LOOKED_AT: ClassVar = (w.Immune, w.CannotCast, w.CannotHide, w.MayHide)
    """The words that are read only when something is checked, such as whether a Mage may hide a Spell."""

    sources: list[Source]
    odd: Source
    mages: list[Stands]
    spells: list[Lies]
    hands: list[list[w.Spell]]
    done: list[str]
    mute: bool = False
    simple: set[str] = field(default_factory=set)
    given: dict[str, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.words = [] if self.mute else self.odd.in_force(self.odd.card.effects)
        for word in self.words:
            nouns = [noun for noun in inside(word) if isinstance(noun, w.Spells)]
            if any(noun.having is not None or noun.simple is not None for noun in nouns):
                raise NotRead("what depends on what is Simple")
            if isinstance(word, w.CountsAs) and any(
                getattr(noun, "team", None) for noun in inside(word.mages)
            ):
                raise NotRead("teams that depend on teams")
        for word in self.words:
            handle = getattr(self, type(word).__name__, None)
            if handle is not None:
                handle(word)

    def of(self, kind: type) -> list[Any]:
        """The random card's effects of this class that are in force; empty when the card is Simple."""
        out = self.odd.card.name in self.simple
        return [] if out else [word for word in self.words if isinstance(word, kind)]

    # -- what is so ------------------------------------------------------------------------------------

    def MakesSimple(self, word: w.MakesSimple) -> None:
        """Make all cards that the word means Simple, the card itself included, unless they are
        Untouchable.
        """
        for one in self.odd.found(word.what):
            card = one if isinstance(one, w.Castle) else one.card
            untouchable = any(isinstance(effect, w.Untouchable) for effect in card.effects)
            if not untouchable or isinstance(card, w.Mage):
                self.simple.add(card.name)

    def Gains(self, word: w.Gains | w.Rendered) -> None:
        for spell in self.odd.found(word.what):
            self.given.setdefault(spell.card.name, set()).add(type(word.action).__name__.lower())

    Rendered = Gains

    def CountsAs(self, word: w.CountsAs) -> None:
        here = self.odd.here
        if word.team == "caster" and here is None:
            raise NotRead("the team of nobody")
        team = here.card.team if word.team == "caster" and here is not None else word.team
        for mage in self.odd.found(word.mages):
            for source in self.sources:
                source.teams[mage.card.name] = team

    def Possesses(self, word: w.Possesses) -> None:
        """Give the Mage a Diamagic of the pool, which has three of each colour but one blue less (at
        stake).
        """
        assert self.odd.here is not None
        letter = word.colour[0].upper()
        if ("".join(mage.held for mage in self.mages) + "B").count(letter) < 3:
            self.odd.here.held += letter

    # -- what comes of it ------------------------------------------------------------------------------

    def is_simple(self, card: w.Card) -> bool:
        """Whether a card is Simple: it has no effect of its own, or is annulled; a gained action counts
        as its own.
        """
        gains = any(isinstance(word, w.Gains) for word in self.words) and card.name in self.given
        return (not card.effects and not gains) or card.name in self.simple

    def actions(self, spell: Lies) -> set[str]:
        """The Special Actions that a Spell possesses."""
        own = {type(effect).__name__.lower() for effect in spell.card.effects} & set(w.ACTION_NAMES)
        own |= {"annul"} if "MakesSimple" in repr(spell.card.effects) else set()
        rendered = any(isinstance(word, w.Rendered) for word in self.words)
        if spell.card.name in self.simple:
            return self.given.get(spell.card.name, set()) if rendered else set()
        return own | self.given.get(spell.card.name, set())

    def is_immune(self, target: Lies | Stands, source: Source) -> bool:
        """Whether a Spell or Mage is immune to a card."""
        for word in self.of(w.Immune):
            for one in self.odd.found(word.to) if not isinstance(word.to, w.Codes) else []:
                card = one if isinstance(one, w.Castle) else one.card
                if card is source.card and target in self.odd.found(word.what):
                    return True
        return False

    def hides(self, mage: Stands) -> list[w.MayHide]:
        """The permissions to hide that a Mage has from all cards."""
        if any(self.odd.is_mage(one.mages, mage) for one in self.of(w.CannotHide)):
            return []
        found = [one for one in self.of(w.MayHide) if self.odd.is_mage(one.mages, mage)]
        for source in self.sources:
            words = [] if source is self.odd or self.is_simple(source.card) else source.card.effects
            theirs = [one for one in words if isinstance(one, w.MayHide) and source.is_mage(one.mages, mage)]
            found += [] if self.is_immune(mage, source) else theirs
        return found

    def worth(self, spell: Lies) -> int:
        """The power of a Spell; the other cards of this table only add and subtract."""
        power = spell.card.power
        for source in self.sources:
            if self.is_simple(source.card) or self.is_immune(spell, source):
                continue
            for change in source.in_force(source.card.effects):
                if isinstance(change, w.Plus | w.Minus) and source.is_spell(change.what, spell):
                    power += change.number if isinstance(change, w.Plus) else -change.number
        return max(0, power)

    def barred(self, mage: Stands, card: w.Spell, noun: w.Spells | None) -> bool:
        """Whether a noun would mean this card of the hand if the Mage played it."""
        return noun is None or self.odd.is_spell(noun, Lies(card, mage, False))

    def offers(self, seat: int) -> list[tuple[Any, ...]]:
        """The options of a player to play Spells."""
        found: list[tuple[Any, ...]] = []
        duty = False
        for mage in self.mages:
            if mage.seat != seat:
                continue
            bans = [one for one in self.of(w.CannotCast) if self.odd.is_mage(one.mages, mage)]
            hides = self.hides(mage)
            may_play = mage.card.name not in self.done
            for card in self.hands[seat]:
                if may_play and not any(self.barred(mage, card, one.spells) for one in bans):
                    found.append(("cast", card.name, mage.place))
                    duty = True
                for one in hides:
                    if self.barred(mage, card, one.spells) and (may_play or one.besides):
                        found.append(("besides" if one.besides else "hide", card.name, mage.place))
        found = list(dict.fromkeys(found))
        return found + [("pass",)] * (bool(found) and not duty)


assert {one.name for one in fields(Source)} == {one.name for one in fields(Reader)} | {"teams"}
