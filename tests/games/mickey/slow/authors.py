"""Random cards made of all words of Wizards of Mickey, with values of the right types."""

from __future__ import annotations

from dataclasses import MISSING
from random import Random
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from grimorio.games.mickey import words as w
from grimorio.kernel.words import hints

ODD = "It"
"""The name of the Spell of random words."""
TEXTS = {"team": ("Owls", "Foxes", "Cats"), "named": ("P", "2", "A", "Plain", "It")}
LASTING = (w.Untouchable(), w.Static(), w.Continuous(), w.Subterfuge())


DEEDS = get_args(w.Deed)
PLAIN = (*get_args(w.PlainDeed), w.ForNow)


class Author:
    """Writes random words."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def card(self) -> w.Card:
        """A Spell, Mage, Castle or Code that changes power."""
        effects = tuple(self.effect() for _ in range(self.random.choice((1, 1, 2, 3))))
        kind = self.random.choice((w.Spell, w.Spell, w.Mage, w.Castle, w.Code))
        if kind is w.Spell:
            actions = (self.random.choice(LASTING[:2]),) if self.chance(0.2) else ()
            return w.Spell(ODD, self.random.randint(0, 5), (w.RED,), (*effects, *actions))
        if kind is w.Mage:
            return w.Mage("A", "", (w.BLUE,), "Owls", effects)
        if kind is w.Castle:
            return w.Castle("Plain", (w.BLUE,), effects)
        return w.Code("Law", w.Mages(), effects)

    def deeds(self) -> w.Spell:
        """A random Spell with one to three deeds."""
        count = self.random.choice((1, 1, 2, 3))
        return w.Spell(ODD, self.random.randint(0, 5), (w.RED,), tuple(self.deed(2) for _ in range(count)))

    def lasting(self) -> Any:
        """A random lasting effect that does not change power."""
        kind = self.random.choice(get_args(w.State))
        if kind in (w.Gains, w.Rendered):
            action = self.random.choice(LASTING)
            return kind(self.word(w.Spells, 1), action)
        if kind is w.Immune and self.chance(0.6):
            to = self.random.choice((w.Mages(), w.Spells(), w.Castles()))
            return w.Immune(self.random.choice((w.Spells(), w.Spells("enemy"), w.Mages())), to)
        if kind in (w.CannotCast, w.CannotHide, w.MayHide) and self.chance(0.7):
            mages = w.Mages(
                self.random.choice(("any", "enemy")), "anywhere", self.random.choice((None, "red"))
            )
            noun = w.Spells(colour=self.random.choice(("blue", "black")), least=self.random.choice((None, 3)))
            spells = () if kind is w.CannotHide else (self.random.choice((None, noun)),)
            return kind(mages, *spells)
        return self.word(kind, 1)

    def moment(self, *kinds: type) -> tuple[w.Mage, w.Spell]:
        """A Mage with random deeds at a moment of one of these kinds, and a Spell that may cause that
        moment.
        """
        kind = self.random.choice(kinds or (w.Casts, w.Draws, w.CastleEnters))
        whose = self.random.choice(("own", "enemy", "each"))
        causes: dict[type, tuple[Any, ...]] = {
            w.Casts: (),
            w.Draws: (w.Draw(1, whose),),
            w.CastleEnters: (w.Teleport(),),
        }
        when = w.When(self.word(kind, 1), self.deed(1))
        cause = w.Spell(ODD, self.random.randint(0, 5), (w.RED,), causes.get(kind, ()))
        return w.Mage("C", "", (w.GREEN,), "Owls", (when,)), cause

    def deed(self, depth: int) -> Any:
        """A random deed; deeds that contain others are rarer."""
        if depth > 0 and self.chance(0.25):
            return self.word(self.random.choice((w.May, w.Pay, w.If)), depth)
        return self.word(self.random.choice(PLAIN), 1)

    def effect(self) -> Any:
        """A random change of power, perhaps under a condition."""
        power = self.word(self.random.choice(get_args(w.Power)), 2)
        if self.chance(0.3):
            power = w.If(self.word(self.random.choice(get_args(w.Condition)), 2), power)
        return w.IfHidden(power) if self.chance(0.1) else power

    def word(self, cls: type, depth: int) -> Any:
        """A random word of this class; many fields keep their usual value."""
        values: dict[str, Any] = {}
        for name, (hint, default) in hints(cls).items():
            if default is MISSING or self.chance(0.25):
                values[name] = self.value(hint, name, depth)
        return cls(**values)

    def value(self, hint: Any, field: str, depth: int) -> Any:
        """A random value for a field."""
        kinds = list(get_args(hint)) if get_origin(hint) in (Union, UnionType) else [hint]
        kinds = [kind for kind in kinds if kind is not type(None)]
        kind = int if int in kinds and (depth <= 0 or self.chance(0.5)) else self.random.choice(kinds)
        if get_origin(kind) in (Union, UnionType):
            return self.value(kind, field, depth)
        if kind in DEEDS:
            return self.deed(depth - 1)
        if kind in get_args(w.Lasts):
            return self.word(self.random.choice(get_args(w.Power)), 1)
        if get_origin(kind) is tuple and get_args(kind)[0] is not w.Condition and field in ("do", "then"):
            return tuple(self.deed(depth - 1) for _ in range(2))
        if get_origin(kind) is Literal:
            return self.random.choice(get_args(kind))
        if get_origin(kind) is tuple:
            return tuple(self.value(get_args(kind)[0], field, depth - 1) for _ in range(2))
        if kind is bool:
            return self.chance(0.5)
        if kind is int:
            return self.random.randint(0, 4)
        if kind is str:
            return self.random.choice(TEXTS[field])
        if kind in get_args(w.Condition) and depth <= 0:
            kind = w.There
        return self.word(kind, depth - 1)
