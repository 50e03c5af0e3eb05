"""The slow interpreter of card words: triggered abilities, their events, and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grimorio.games.magic.words import (
    Attacks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    Beginning,
    Blocks,
    ComesIntoPlay,
    DamagedBy,
    DealsDamage,
    Discards,
    Draws,
    GoesToGraveyard,
    IsDealtDamage,
    Later,
    LeavesPlay,
    LosesLife,
    PhasesOut,
    Plays,
    ReturnsToHand,
    State,
    TappedForMana,
    That,
    This,
    ThisBecomesTarget,
    Triggered,
)
from tests.games.magic.slow.aiming import aim, can_aim
from tests.games.magic.slow.conditions import holds
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.nouns import Ability, Ref
from tests.games.magic.slow.stage import ODD
from tests.games.magic.slow.world import World
from tests.games.slow_reading import Asked, NotRead

KINDS = {
    "enter": ComesIntoPlay,
    "graveyard": GoesToGraveyard,
    "hand": ReturnsToHand,
    "leave": LeavesPlay,
    "phase-out": PhasesOut,
    "damage": IsDealtDamage,
    "deals": DealsDamage,
    "tap": BecomesTapped,
    "target": BecomesTarget | ThisBecomesTarget,
    "play": Plays,
    "draw": Draws,
    "discard": Discards,
    "mana": TappedForMana,
    "attack": Attacks,
    **dict.fromkeys(("upkeep", "draw step", "end"), Beginning),
}
"""For each kind of event that the world reports, the class of trigger that listens to it."""


class Listener:
    """Listens to what happens, and keeps the abilities that have triggered until they are put onto the
    stack.
    """

    def __init__(self, world: World, log: list[Asked], ability: Triggered, read: set[str]) -> None:
        self.world = world
        self.log = log
        self.ability = ability
        self.read = read
        self.waiting: list[Ability] = []
        self.leaving: list[Ability] = []
        self.count = 0
        self.step = ""
        world.hear = self.hear
        if any(isinstance(on, (DamagedBy, LosesLife)) for on in ability.on):
            raise NotRead("life is lost, and damage dealt, in many ways")
        if any(self.is_so()):
            raise NotRead("what is so all the time")

    def hear(self, kind: str, ref: Ref, much: int) -> None:
        """Take note of an event before what leaves has left; the condition is checked as it has, at "left"
        (MTG8-CR-TRIG-2).
        """
        if kind == "left":
            self.waiting += [a for a in self.leaving if holds(a, self.ability.condition)]
            self.leaving = []
            return
        if ODD not in self.world.play:
            return
        self.step = kind.removesuffix(" step")
        for on in self.ability.on:
            if kind == "deals" and isinstance(on, DealsDamage):
                self.deals(on, str(ref), much)
        for on in self.ability.on:
            if isinstance(on, KINDS[kind]) and not isinstance(on, DealsDamage):
                a = Ability(self.world, self.log, self.world.things[ODD].controller, ODD)
                a.read, a.much = self.read, much
                gone = kind in ("graveyard", "hand", "leave", "phase-out")
                if self.is_meant(a, on, ref) and (gone or holds(a, self.ability.condition)):
                    self.read.add(type(on).__name__)
                    a.that_age = self.world.things[str(ref)].age if isinstance(ref, str) else -1
                    a.that_age += 2 * (kind == "graveyard")  # it leaves, and is laid there
                    (self.leaving if gone else self.waiting).append(a)

    def blocked(self, pairs: list[tuple[str, str]]) -> None:
        """Take note of declared blockers: once for each creature, or for each pair that the words ask for."""
        if ODD not in self.world.play:
            return
        for place, (name, foe) in enumerate(pairs):
            before = pairs[:place]
            for on in self.ability.on:
                if isinstance(on, Blocks):
                    once = name not in [one for one, _ in before]
                    self.meets(on, (name, on.what), (foe, on.whom), once)
                elif isinstance(on, BecomesBlocked):
                    once = foe not in [one for _, one in before]
                    self.meets(on, (foe, on.what), (name, on.by), once)

    def meets(self, on: Any, it: tuple[str, Any], other: tuple[str, Any], once: bool) -> None:
        """Let the ability trigger if the creature `it` blocks, or is blocked by, `other` as its words say.

        The object of the event is the other creature, if the words ask about it. `once` says whether that is
        not needed.
        """
        a = Ability(self.world, self.log, self.world.things[ODD].controller, ODD)
        a.read = self.read
        if other[1] is None and not once:
            return
        if not all(what is None or a.covers(what, name) for name, what in (it, other)):
            return
        a.that = it[0] if other[1] is None else other[0]
        a.that_age = self.world.things[a.that].age
        a.who = 1 - self.world.active
        if holds(a, self.ability.condition):
            self.read.add(type(on).__name__)
            self.waiting.append(a)

    def is_so(self) -> Iterator[Ability]:
        """The ability, once for each of its state triggers that is true now (MTG8-CR-TRIG-5)."""
        for on in self.ability.on:
            if isinstance(on, State) and ODD in self.world.play:
                a = Ability(self.world, self.log, self.world.things[ODD].controller, ODD)
                a.read = self.read
                if holds(a, on.condition) and holds(a, self.ability.condition):
                    self.read.add("State")
                    yield a

    def deals(self, on: DealsDamage, source: str, much: int) -> None:
        """Let the ability trigger on damage by a source in play: once in all, or for each recipient
        that fits.
        """
        if on.combat or source not in self.world.play:
            return
        for ref, share in [("", much)] if on.to is None else self.world.dealt:
            a = Ability(self.world, self.log, self.world.things[ODD].controller, ODD)
            meant = source == ODD if isinstance(on.what, This) else self.fits(a, on.what, source)
            if not meant or not (on.to is None or a.fits(on.to, ref)):
                continue
            a.read, a.much = self.read, share
            whole = on.to is None or on.to.kinds == ("player",)
            a.that = source if whole else ref
            a.who = ref if isinstance(ref, int) else None
            if holds(a, self.ability.condition):
                self.read.add("DealsDamage")
                a.that_age = self.world.things[a.that].age if isinstance(a.that, str) else -1
                self.waiting.append(a)

    def is_meant(self, a: Ability, on: Any, ref: Ref) -> bool:
        """Whether an event about `ref` is one on which the words `on` trigger.

        Sets the object and the player of the event in `a`.
        """
        if isinstance(on, Beginning):
            a.who = int(ref)
            whose = "any" if on.whose == "each" else on.whose
            return on.step == self.step and self.is_who(a, whose, int(ref))
        if isinstance(on, Draws | Discards):
            a.who = int(ref)
            return not getattr(on, "this", False) and self.is_who(a, on.who, int(ref))
        if isinstance(ref, int):
            return False
        thing = self.world.things[ref]
        a.that = ref
        if isinstance(on, Plays):
            a.who = thing.owner
            return self.is_who(a, on.who, thing.owner) and a.fits(on.spell, ref)
        if isinstance(on, GoesToGraveyard) and (on.by_opponent or (on.yours and thing.owner != a.you)):
            return False
        if isinstance(on, ReturnsToHand):
            a.who = thing.owner
        if isinstance(on, Attacks):
            a.who = 1 - thing.controller
        if isinstance(on, TappedForMana):
            a.who = thing.controller
            if not self.is_who(a, on.by, thing.controller):
                return False
        return ref == ODD if isinstance(on.what, This) else self.fits(a, on.what, ref)

    def fits(self, a: Ability, what: That, ref: str) -> bool:
        return ref in self.world.play and a.fits(what, ref)

    def is_who(self, a: Ability, who: str, seat: int) -> bool:
        return who == "any" or (seat == a.you) == (who == "you")

    def is_mana(self) -> bool:
        """Whether the ability is a triggered mana ability, which happens at once."""
        taps = any(isinstance(on, TappedForMana) for on in self.ability.on)
        now = [effect for effect in self.ability.effects if not isinstance(effect, Later)]
        return taps and "AddMana(" in repr(now) and "Target(" not in repr(now)

    def flush(self) -> None:
        """Put the abilities that have triggered onto the stack with their targets, and resolve them."""
        self.world.hear("left", "", 0)
        waiting = [*self.waiting, *self.is_so()]
        self.waiting = []
        self.count += len(waiting)
        if len(waiting) > 1 or self.count > 4:
            raise NotRead("several at once, or again and again")
        for a in waiting:
            if not self.is_mana():
                a.ask(a.you, "trigger", [("trigger", 0)])
            if not can_aim(a, self.ability.effects):
                continue
            aim(a, self.ability.effects)
            if self.waiting or self.leaving:
                raise NotRead("its own target triggers it")
            a.age = self.world.things[ODD].age
            if a.this not in self.world.play and "This()" in repr(self.ability.effects):
                raise NotRead("a card that speaks of itself when it has left")
            if not holds(a, self.ability.condition):
                continue
            Effects(a).run(self.ability.effects)
            self.world.settle()
            self.flush()
