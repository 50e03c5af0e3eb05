"""Conditions, compiled, such as "if you control an artifact"."""

from __future__ import annotations

from grimorio.games.magic.meaning.amounts import READS_GRAVEYARDS, READS_LIFE, READS_PLAY, Which, number
from grimorio.games.magic.meaning.asks import Asking, Counting, Counts, Standing
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.noun import yours_or_any
from grimorio.games.magic.meaning.scope import (
    GRAVEYARD,
    LEFT,
    PERMANENTS,
    STACK,
    Scope,
    absent,
    demand,
    fitting,
)
from grimorio.games.magic.meaning.terms import FREE
from grimorio.games.magic.state.masks import COLOR_BITS, bits
from grimorio.games.magic.state.objects import (
    KICKED,
    KICKED_BOTH,
    KICKED_SECOND,
    OnStack,
    Permanent,
    player,
    table,
)
from grimorio.games.magic.words import asks
from grimorio.games.magic.words import triggers as words
from grimorio.kernel.position import Position


class ConditionRules:
    """A condition, compiled.

    Attributes:
        reads: what in the position it depends on, as `READS_…` bits.
        what: the noun about which it asks, or None.
        passing: whether it asks about a state that passes quickly, such as being tapped. The characteristics
            of permanents are not computed again when such a state changes.
    """

    def __init__(self, reads: int = READS_PLAY, what: Filter | None = None) -> None:
        self.reads = reads
        self.what = what
        self.passing = what is not None and bool(
            what.tapped >= 0 or what.attacked or what.hurt or what.enchanted or what.combat != FREE
        )

    def holds(self, p: Position, c: Context) -> bool:
        """Whether the condition is true now; for `DefenderControls` the defender is `c.who`."""
        raise RuntimeError(f"{type(self).__name__} does not say when it holds")

    def nouns(self) -> list[Filter]:
        """The nouns about which the condition asks."""
        return [self.what] if self.what is not None else []


class All(ConditionRules):
    """Several conditions that must all hold."""

    def __init__(self, word: words.Both, scope: Scope) -> None:
        super().__init__(0)
        self.parts = [compiled(part, scope) for part in word.conditions]
        for part in self.parts:
            self.reads |= part.reads
            self.passing = self.passing or part.passing

    def holds(self, p: Position, c: Context) -> bool:
        return all([part.holds(p, c) for part in self.parts])

    def nouns(self) -> list[Filter]:
        return [what for part in self.parts for what in part.nouns()]


class YouControl(ConditionRules):
    """The condition that you control at least a number of permanents that fit a noun, or none of them."""

    def __init__(self, word: words.Controls, scope: Scope) -> None:
        what = Filter(word.what, scope, PERMANENTS)
        super().__init__(READS_PLAY, what)
        yours_or_any(what, word.what)
        self.none = word.none
        self.least = 0
        if not self.none:
            self.least = word.least
            demand(self.least > 0, word, "least", "expected 1 or more", cause="word-count")

    def holds(self, p: Position, c: Context) -> bool:
        assert self.what is not None
        count = sum(
            1
            for key in table(p).play
            if p.things[key].controller == c.you and self.what.permanent(p, key, p.things[key], c)
        )
        return count == 0 if self.none else count >= self.least


class OtherControls(ConditionRules):
    """The condition that the defending player controls a permanent that fits, or that no opponent does.

    The noun says which permanents fit.
    """

    def __init__(self, word: words.DefenderControls | words.NoOpponentControls, scope: Scope) -> None:
        self.defender = isinstance(word, words.DefenderControls)
        absent(word, scope.defender or not self.defender)
        what = Filter(word.what, scope, PERMANENTS)
        super().__init__(READS_PLAY, what)
        message = "the defender does" if self.defender else "an opponent does"
        demand(not what.controller, word.what, "controller", message, "word-controller")

    def holds(self, p: Position, c: Context) -> bool:
        assert self.what is not None
        for key in table(p).play:
            it = p.things[key]
            theirs = it.controller == c.who if self.defender else it.controller != c.you
            if theirs and self.what.permanent(p, key, it, c):
                return self.defender
        return not self.defender


class OpponentHasMore(ConditionRules):
    """The condition that an opponent controls more permanents that fit a noun than you."""

    def __init__(self, word: words.OpponentControlsMore, scope: Scope) -> None:
        what = Filter(word.what, scope, PERMANENTS)
        super().__init__(READS_PLAY, what)
        demand(not what.controller, word.what, "controller", "an opponent does", "word-controller")

    def holds(self, p: Position, c: Context) -> bool:
        assert self.what is not None
        owned = [p.things[key].controller for key in self.what.found(p, c)]
        yours = owned.count(c.you)
        return any([owned.count(seat) > yours for seat in table(p).seats])


class LowLife(ConditionRules):
    """The condition that your life total is at most a number."""

    def __init__(self, word: words.LifeAtMost) -> None:
        super().__init__(READS_LIFE)
        self.life = word.life

    def holds(self, p: Position, c: Context) -> bool:
        return player(p, c.you).life <= self.life


class HighLife(ConditionRules):
    """The condition that your life total is at least a number."""

    def __init__(self, word: words.LifeAtLeast) -> None:
        super().__init__(READS_LIFE)
        self.life = word.life

    def holds(self, p: Position, c: Context) -> bool:
        return player(p, c.you).life >= self.life


class NoCards(ConditionRules):
    """The condition that there are no cards in your graveyard."""

    def __init__(self) -> None:
        super().__init__(READS_GRAVEYARDS)

    def holds(self, p: Position, c: Context) -> bool:
        return not player(p, c.you).graveyard


class CardsBuried(ConditionRules):
    """The condition that at least a number of cards that fit a noun are in your graveyard."""

    def __init__(self, word: words.Buried, scope: Scope) -> None:
        what = Filter(word.what, scope, GRAVEYARD)
        super().__init__(READS_GRAVEYARDS, what)
        demand(not what.controller, word.what, "controller", "you do", "word-controller")
        self.least = word.least
        demand(self.least > 0, word, "least", "expected 1 or more", cause="word-count")

    def holds(self, p: Position, c: Context) -> bool:
        assert self.what is not None
        cards = player(p, c.you).graveyard
        return len([key for key in cards if self.what.buried(p, key, p.things[key], c)]) >= self.least


class KickerPaid(ConditionRules):
    """The condition that the kicker cost of this spell was paid."""

    def __init__(self, word: words.Kicked, scope: Scope) -> None:
        super().__init__()
        self.passing = True
        absent(word, scope.face is not None and scope.face.kicker is not None and not scope.face.buyback)
        costs: tuple[str, ...] = scope.face.kicker_costs if scope.face is not None else ()
        known = word.cost in costs if costs else not word.cost
        demand(known, word, "cost", "expected one of the kicker costs", cause="card-kickers")
        first = not costs or word.cost == costs[0]
        self.paid = (KICKED if first else KICKED_SECOND, KICKED_BOTH)

    def holds(self, p: Position, c: Context) -> bool:
        return c.chosen in self.paid


class KickerUnpaid(ConditionRules):
    """The condition that the kicker cost of this permanent was not paid."""

    def __init__(self, word: words.NotKicked, scope: Scope) -> None:
        super().__init__()
        self.passing = True
        absent(word, scope.face is not None and scope.face.kicker is not None)

    def holds(self, p: Position, c: Context) -> bool:
        return c.chosen not in (KICKED, KICKED_SECOND, KICKED_BOTH)


class NoneThere(ConditionRules):
    """The condition that no permanents that fit a noun are in play."""

    def __init__(self, word: words.NoneInPlay, scope: Scope) -> None:
        super().__init__(READS_PLAY, Filter(word.what, scope, PERMANENTS))

    def holds(self, p: Position, c: Context) -> bool:
        assert self.what is not None
        return not self.what.found(p, c)


class SmallHand(ConditionRules):
    """The condition that the player of the event has at most a number of cards in hand."""

    def __init__(self, word: words.HandAtMost, scope: Scope) -> None:
        super().__init__()
        absent(word, scope.who and not scope.static)
        self.passing = True
        self.count = word.count

    def holds(self, p: Position, c: Context) -> bool:
        return c.who in table(p).seats and len(player(p, c.who).hand) <= self.count


class Entombed(ConditionRules):
    """The condition that this card is in your graveyard. The ability that has the condition works there."""

    def __init__(self, word: words.ThisInGraveyard, scope: Scope) -> None:
        absent(word, scope.static or scope.this == GRAVEYARD)
        super().__init__(READS_GRAVEYARDS)

    def holds(self, p: Position, c: Context) -> bool:
        return c.this in player(p, c.you).graveyard


class MostCommon(ConditionRules):
    """The condition that no colour is more common among all permanents than a certain one."""

    def __init__(self, word: words.MostCommonColor) -> None:
        super().__init__()
        self.color = COLOR_BITS[word.color]

    def holds(self, p: Position, c: Context) -> bool:
        return bool(self.color & most_common(p))


class Untapped(ConditionRules):
    """The condition that this permanent is untapped."""

    def __init__(self, word: words.ThisIsUntapped, scope: Scope) -> None:
        super().__init__()
        fitting(word, scope.this, PERMANENTS | LEFT)
        self.passing = True

    def holds(self, p: Position, c: Context) -> bool:
        it = p.things[c.this]
        return isinstance(it, Permanent) and not it.tapped


class NumberAtMost(ConditionRules):
    """The condition that the size or cost of an object is at most a number."""

    def __init__(self, word: words.AtMost, scope: Scope) -> None:
        super().__init__()
        absent(word, not scope.static)
        self.first = number(word.first, scope)
        self.second = number(word.second, scope)
        self.passing = True

    def holds(self, p: Position, c: Context) -> bool:
        return self.first.value(p, c) <= self.second.value(p, c)


class OfColor(ConditionRules):
    """The condition that an object has one of some colours, or shares a colour with others.

    Attributes:
        colors: the mask of the colours; 0 for those of other objects.
        other: the noun for these objects; None for the most common colours.
    """

    def __init__(self, word: words.IsColored | words.SharesColor, scope: Scope) -> None:
        super().__init__()
        absent(word, not scope.static)
        self.which = Which(word.it, scope)
        fitting(word.it, self.which.means, PERMANENTS | LEFT | STACK)
        self.passing = True
        self.colors = 0
        self.other: Filter | None = None
        if isinstance(word, words.IsColored):
            demand(bool(word.colors), word, "colors", "expected a color", cause="word-none")
            self.colors = bits(word.colors, COLOR_BITS)
        elif word.other is not None:
            self.other = Filter(word.other, scope, PERMANENTS)

    def holds(self, p: Position, c: Context) -> bool:
        wanted = self.colors
        if not wanted:
            wanted = most_common(p)
            if self.other is not None:
                wanted = 0
                for key in self.other.found(p, c):
                    wanted |= p.things[key].colors
        return any([bool(colors_of(p, key) & wanted) for key in self.which.keys(p, c)])


class AskedOf(ConditionRules):
    """A condition of `words.asks`: about libraries, land types, colours or turns."""

    def __init__(self, word: asks.Asked, scope: Scope) -> None:
        if isinstance(word, (asks.FromHand, asks.HasCounters)):
            self.asking: Asking = Standing(word, scope)
        elif isinstance(word, Counts):
            self.asking = Counting(word, scope)
        else:
            self.asking = Asking(word, scope)
        super().__init__(READS_PLAY, self.asking.what)
        if not isinstance(word, asks.OpponentControls | asks.ManyInPlay):
            self.passing = not isinstance(word, asks.Being)

    def holds(self, p: Position, c: Context) -> bool:
        return self.asking.holds(p, c)


def colors_of(p: Position, key: int) -> int:
    """The mask of the colours of the permanent or spell with the id `key`; a permanent as it last was."""
    thing = p.things[key]
    if isinstance(thing, Permanent):
        return thing.colors
    printed: int = face_at(p, thing.face).colors if isinstance(thing, OnStack) else 0
    return printed


def most_common(p: Position) -> int:
    """The mask of the colours than which no other is more common among all permanents (MTG8-CR-WHILE-3)."""
    counts = {color: 0 for color in COLOR_BITS.values()}
    for key in table(p).play:
        for color in counts:
            counts[color] += bool(p.things[key].colors & color)
    most = max(counts.values())
    return sum([color for color, count in counts.items() if count == most])


def compiled(word: words.Condition, scope: Scope) -> ConditionRules:
    """Compile a condition; `scope` has the things that words of its ability can refer to.

    Raises Unplayable: the condition refers to something that its ability does not have.
    """
    if isinstance(word, words.Both):
        return All(word, scope)
    if isinstance(word, words.Controls):
        return YouControl(word, scope)
    if isinstance(word, (words.DefenderControls, words.NoOpponentControls)):
        return OtherControls(word, scope)
    if isinstance(word, words.Buried):
        return CardsBuried(word, scope)
    if isinstance(word, words.Kicked):
        return KickerPaid(word, scope)
    if isinstance(word, words.OpponentControlsMore):
        return OpponentHasMore(word, scope)
    if isinstance(word, words.LifeAtMost):
        return LowLife(word)
    if isinstance(word, words.LifeAtLeast):
        return HighLife(word)
    if isinstance(word, words.EmptyGraveyard):
        return NoCards()
    if isinstance(word, words.ThisInGraveyard):
        return Entombed(word, scope)
    if isinstance(word, words.NotKicked):
        return KickerUnpaid(word, scope)
    if isinstance(word, words.HandAtMost):
        return SmallHand(word, scope)
    if isinstance(word, words.NoneInPlay):
        return NoneThere(word, scope)
    if isinstance(word, words.AtMost):
        return NumberAtMost(word, scope)
    if isinstance(word, (words.IsColored, words.SharesColor)):
        return OfColor(word, scope)
    if isinstance(word, words.MostCommonColor):
        return MostCommon(word)
    if isinstance(word, asks.Asked):
        return AskedOf(word, scope)
    return Untapped(word, scope)
