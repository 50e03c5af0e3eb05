"""The slow interpreter of card words: Magic Powers on a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grimorio.games.mickey import words as w


@dataclass
class Stands:
    """A Mage on the table: whose it is, its place as its own player sees it, and its Diamagics."""

    card: w.Mage
    seat: int
    place: int
    held: str


@dataclass
class Lies:
    """A Spell in play, and the Mage that cast or hid it."""

    card: w.Spell
    mage: Stands
    hidden: bool


@dataclass
class Reader:
    """The table, and the card whose words are read: whose card it is, and its Mage or None."""

    mages: list[Stands]
    spells: list[Lies]
    castle: w.Castle | None
    hands: tuple[int, int]
    stake: int
    card: w.Card
    here: Stands | None
    you: int = 0

    # -- nouns -----------------------------------------------------------------------------------------

    def whose(self, noun: Any, seat: int) -> bool:
        return noun.whose == "any" or (noun.whose == "own") == (seat == self.you)

    def there(self, where: str, mage: Stands) -> bool:
        """Whether a Mage stands at the place `where`, seen from the card's Mage."""
        if where == "anywhere":
            return True
        if where in ("left", "centre", "right"):
            return ("left", "centre", "right")[mage.place] == where
        if self.here is None:
            return False
        if where == "here":
            return mage is self.here
        if where == "opposite":
            return mage.seat != self.here.seat and mage.place == 2 - self.here.place
        return mage.seat == self.here.seat and abs(mage.place - self.here.place) == 1

    def is_mage(self, noun: w.Mages, mage: Stands) -> bool:
        letter = {"blue": "B", "yellow": "Y", "red": "R", "green": "G"}
        asked = (
            self.whose(noun, mage.seat),
            self.there(noun.where, mage),
            noun.colour is None or noun.colour in mage.card.colours,
            noun.team is None or noun.team == mage.card.team,
            noun.named is None or noun.named in mage.card.name,
            noun.holding is None
            or (bool(mage.held) if noun.holding == "any" else letter[noun.holding] in mage.held),
        )
        return all(asked)

    def is_spell(self, noun: w.Spells, spell: Lies) -> bool:
        possessed = {type(one).__name__.lower() for one in spell.card.effects}
        power = spell.card.power
        asked = (
            self.whose(noun, spell.mage.seat),
            noun.area == "play" or (noun.area == "hidden") == spell.hidden,
            noun.which != "this" or spell.card is self.card,
            noun.which != "others" or spell.card is not self.card,
            noun.by is None or self.is_mage(noun.by, spell.mage),
            noun.colour is None or noun.colour in spell.card.colours,
            noun.power is None or power == noun.power,
            noun.least is None or power >= noun.least,
            noun.most is None or power <= noun.most,
            noun.having is None or noun.having in possessed,
            noun.simple is None or noun.simple == (not spell.card.effects),
            noun.named is None or noun.named in spell.card.name,
        )
        return all(asked)

    def found(self, noun: Any) -> list[Any]:
        """Everything on the table that a noun means."""
        if isinstance(noun, w.Mages):
            return [mage for mage in self.mages if self.is_mage(noun, mage)]
        if isinstance(noun, w.Spells):
            return [spell for spell in self.spells if self.is_spell(noun, spell)]
        castle = self.castle
        if castle is None:
            return []
        colour = noun.colour is None or noun.colour in castle.colours
        return [castle] if colour and (noun.named is None or noun.named in castle.name) else []

    # -- numbers and conditions ------------------------------------------------------------------------

    def number(self, number: Any) -> int:
        match number:
            case int():
                return number
            case w.Count(of):
                return len(self.found(of))
            case w.PowerOf(of):
                return sum(spell.card.power for spell in self.found(of))
            case w.Hand(whose):
                return self.hands[self.you if whose == "own" else 1 - self.you]
            case w.Diamagics(of, colour):
                held = "".join(mage.held for mage in self.found(of))
                return len(held) if colour is None else held.count(colour[0].upper())
            case w.Stake():
                return self.stake
        raise AssertionError(number)

    def holds(self, condition: Any) -> bool:
        match condition:
            case w.There(noun):
                return bool(self.found(noun))
            case w.AtLeast(number, least):
                return self.number(number) >= self.number(least)
            case w.Not(of):
                return not self.holds(of)
            case w.Both(of):
                return all(self.holds(part) for part in of)
            case w.Either(of):
                return any(self.holds(part) for part in of)
        raise AssertionError(condition)

    # -- power -----------------------------------------------------------------------------------------

    def in_force(self, effects: Any) -> list[Any]:
        """The changes of power in force; of a hidden Spell only those within `IfHidden`."""
        hidden = any(spell.hidden for spell in self.spells if spell.card is self.card)
        found: list[Any] = []
        for effect in effects if isinstance(effects, tuple) else (effects,):
            match effect:
                case w.If(condition, then):
                    found += self.in_force(then) if self.holds(condition) else []
                case w.IfHidden(then):
                    found += self.in_force(then) if hidden else []
                case _:
                    found.append(effect)
        return found

    def powers(self) -> list[int]:
        """The Modified Magic Power of each Spell."""
        changes = self.in_force(self.card.effects)
        return [self.power(spell, changes) for spell in self.spells]

    def power(self, spell: Lies, changes: list[Any]) -> int:
        """The power of one Spell after the eight steps; halves are rounded down, and the result is at
        least 0.
        """
        mine = [one for one in changes if hasattr(one, "what") and self.is_spell(one.what, spell)]
        stopped = {step for one in mine if isinstance(one, w.Without) for step in one.steps}
        names = dict(zip((*get_steps(),), w.STEPS, strict=True))
        power = spell.card.power
        for kind, step in names.items():
            these = [one for one in mine if isinstance(one, kind) and step not in stopped]
            if not these:
                continue
            numbers = [self.much(one) for one in these]
            if kind in (w.Worth, w.ModifiedPower):
                power = min(numbers)
            for number in numbers:
                if kind is w.Times:
                    power *= number
                elif kind is w.Divided:
                    power //= number
                elif kind in (w.Adds, w.Plus):
                    power += number
                elif kind in (w.Subtracts, w.Minus):
                    power -= number
        return max(0, power)

    def much(self, change: Any) -> int:
        """The number by which a change of power changes it."""
        if isinstance(change, w.Times | w.Divided):
            return change.by
        each = getattr(change, "each", None)
        return self.number(change.number) * (1 if each is None else self.number(each))

    def totals(self) -> tuple[int, int]:
        """The Final Magic Powers of both squads, neither of which has declared a team."""
        powers = self.powers()
        totals = [0, 0]
        for spell, power in zip(self.spells, powers, strict=True):
            totals[spell.mage.seat] += power
        for change in self.in_force(self.card.effects):
            if isinstance(change, w.FinalPower):
                for seat in range(2):
                    totals[seat] += self.much(change) if self.whose(change, seat) else 0
        return max(0, totals[0]), max(0, totals[1])


def get_steps() -> tuple[type, ...]:
    """The words of the eight steps, in their order."""
    return (w.Worth, w.Times, w.Divided, w.Adds, w.Subtracts, w.Plus, w.Minus, w.ModifiedPower)
