"""The permanents to which a static rule, such as "creatures cannot attack", applies."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import PERMANENTS, Scope, absent, demand
from grimorio.games.magic.meaning.terms import YOU
from grimorio.games.magic.state.objects import Permanent
from grimorio.games.magic.words.nouns import Enchanted, That, This
from grimorio.kernel.position import Position


class Noun:
    """The permanents to which a static rule applies.

    It is the permanent that has the rule, the one that it enchants, or all permanents that fit a noun.
    """

    def __init__(self, what: That | This | Enchanted, scope: Scope) -> None:
        self.enchanted = isinstance(what, Enchanted)
        if self.enchanted:
            absent(what, scope.on != 0)
        self.filter = Filter(what, scope, PERMANENTS) if isinstance(what, That) else None

    def covers(self, p: Position, by: int, key: int) -> bool:
        """Whether the rule of the permanent with id `by` applies to the permanent with id `key`."""
        if self.filter is not None:
            ruler: Permanent = p.things[by]
            return self.filter.fits(p, key, Context(ruler.controller, by, ruler.chosen))
        if self.enchanted:
            on: int = p.things[by].on
            return on == key
        return by == key


def yours_or_any(compiled: Filter, what: That) -> None:
    """Check that a noun means your own objects, or says nothing about who controls or owns them.

    This is for effects that can only concern your own objects. `compiled` is the compiled noun. Raises
    Unplayable: the noun asks for objects of another player.
    """
    yours = compiled.controller in (0, YOU)
    demand(yours, what, "controller", "here they are your own anyway", cause="word-controller")
