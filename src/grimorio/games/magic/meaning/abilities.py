"""Abilities and cards compiled."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from grimorio.games.magic.meaning.amounts import Number
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Price
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.rules.objects import Permanent, player, table
from grimorio.games.magic.words import effects as words
from grimorio.games.magic.words.abilities import Activated, Triggered
from grimorio.games.magic.words.nouns import Target, TheObject
from grimorio.games.magic.words.triggers import (
    Both,
    Condition,
    Controls,
    DefenderControls,
    LifeAtMost,
    State,
)
from grimorio.kernel.position import Position

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book
    from grimorio.games.magic.meaning.triggers import Matcher
    from grimorio.games.magic.rules.resolve import Resolve

ANY_TIME: Final = 0
YOUR_TURN: Final = 1
YOUR_UPKEEP: Final = 2
AS_SORCERY: Final = 3
TIMINGS: Final = {
    "": ANY_TIME,
    "your turn": YOUR_TURN,
    "your upkeep": YOUR_UPKEEP,
    "as a sorcery": AS_SORCERY,
}


class Op:
    """One effect compiled; `run` is called until it has moved `Resolve.place` on."""

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        """Do the next part of the effect; may emit, ask or push once."""
        raise RuntimeError(f"{type(self).__name__} does not say what it does")


class TargetRules:
    """One word "target".

    Attributes:
        what: what may be chosen.
        count: how many.
        up_to: whether fewer will do.
        any_number: as many as wished.
        divided: how much is divided among them, or None.
    """

    def __init__(self, target: Target, divided: Number | None, book: Book) -> None:
        self.what = Filter(target.what, book)
        self.count = target.count
        self.up_to = target.up_to
        self.any_number = target.any_number
        self.divided = divided


class Program:
    """Effects compiled: what to target, and what to do one after the other."""

    def __init__(self, effects: tuple[words.Effect, ...], book: Book) -> None:
        from grimorio.games.magic.meaning.effects import compile_effects

        self.effects = effects
        self.targets: list[TargetRules] = []
        self.ops: list[Op] = compile_effects(effects, self, book)


class ConditionRules:
    """A condition compiled."""

    def __init__(self, condition: Condition, book: Book) -> None:
        self.condition = condition
        self.parts: list[ConditionRules] = []
        self.what: Filter | None = None
        self.least = 0
        self.none = False
        self.life = -1
        self.defender = isinstance(condition, DefenderControls)
        if isinstance(condition, Both):
            self.parts = [ConditionRules(part, book) for part in condition.conditions]
        elif isinstance(condition, Controls):
            self.what = Filter(condition.what, book)
            self.least = condition.least
            self.none = condition.none
        elif isinstance(condition, DefenderControls):
            self.what = Filter(condition.what, book)
        elif isinstance(condition, LifeAtMost):
            self.life = condition.life

    def holds(self, p: Position, c: Context) -> bool:
        """Whether it is so now; for `DefenderControls` the defender is `c.who`."""
        if self.parts:
            return all(part.holds(p, c) for part in self.parts)
        if self.defender:
            assert self.what is not None
            return any(
                p.things[key].controller == c.who and self.what.permanent(p, key, p.things[key], c)
                for key in table(p).play
            )
        if self.what is not None:
            count = sum(
                1
                for key in table(p).play
                if p.things[key].controller == c.you and self.what.permanent(p, key, p.things[key], c)
            )
            return count == 0 if self.none else count >= self.least
        if self.life >= 0:
            return player(p, c.you).life <= self.life
        it = p.things[c.this]
        return isinstance(it, Permanent) and not it.tapped


class ActivatedRules:
    """An activated ability.

    Attributes:
        place: its place among the abilities of the face, by which the stack names it.
        price: what it costs.
        program: what it does.
        timing: when it may be played.
        from_graveyard: whether it is played from there.
        mana: what a mana ability may add: one of these pools; () when it is none (MTG8 digest 3).
        could: whether it adds a colour a basic land of yours could produce.
    """

    def __init__(self, place: int, ability: Activated, book: Book) -> None:
        from grimorio.games.magic.meaning.manas import choices

        self.place = place
        self.price = Price(ability.cost, book)
        self.timing = TIMINGS[ability.only]
        self.from_graveyard = ability.from_graveyard
        self.mana: tuple[int, ...] = ()
        self.could = False
        for effect in ability.effects:
            if isinstance(effect, words.AddMana):
                self.mana = choices(effect.mana)
                self.could = effect.mana == "could"
        self.is_mana = bool(self.mana) or self.could
        self.program = Program(() if self.is_mana else ability.effects, book)


def speaks_of(noun: type, text: Any) -> bool:
    """Whether a noun stands anywhere in these words."""
    if isinstance(text, tuple):
        return any(speaks_of(noun, part) for part in text)
    if not dataclasses.is_dataclass(text) or isinstance(text, type):
        return False
    return isinstance(text, noun) or any(
        speaks_of(noun, getattr(text, field.name)) for field in dataclasses.fields(text)
    )


class LaterRules:
    """What a delayed triggered ability does; `place` and `tells` as in `TriggeredRules`."""

    def __init__(self, place: int, later: words.Later, book: Book) -> None:
        self.place = place
        self.tells = speaks_of(TheObject, later.effects)
        self.program = Program(later.effects, book)


class TriggeredRules:
    """A triggered ability.

    Attributes:
        place: its place among the abilities of the face.
        matchers: what it listens for; empty for a state trigger.
        hears: the kinds of events it listens to.
        program: what it does.
        condition: the intervening "if".
        state: for a state trigger, the state.
        mana: for a triggered mana ability, what it adds to whose pool; () when it is none.
        tells: whether it speaks of the object of its event, so that two of its triggers differ by that.
    """

    def __init__(self, place: int, ability: Triggered, book: Book) -> None:
        from grimorio.games.magic.meaning.manas import choices
        from grimorio.games.magic.meaning.triggers import matcher

        self.place = place
        self.tells = speaks_of(TheObject, (ability.effects, ability.condition))
        self.state: ConditionRules | None = None
        self.matchers: list[Matcher] = []
        for on in ability.on:
            if isinstance(on, State):
                self.state = ConditionRules(on.condition, book)
            else:
                self.matchers.append(matcher(on, book))
        self.hears = 0
        for one in self.matchers:
            self.hears |= one.hears
        self.condition = ConditionRules(ability.condition, book) if ability.condition else None
        self.mana: tuple[int, ...] = ()
        for effect in ability.effects:
            if isinstance(effect, words.AddMana):
                self.mana = choices(effect.mana)
        self.program = Program(() if self.mana else ability.effects, book)
