"""The slow interpreter's combat phase: legal declarations are found by trying all, and damage follows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Any

from grimorio.games.magic.words import (
    Attacks,
    AttacksUntapped,
    BecomesBlocked,
    BlockableByEither,
    BlockableIf,
    BlockableOnly,
    BlockedByFew,
    Blocks,
    BlocksAsThoughFlying,
    BlocksIfAble,
    BlocksMore,
    CantAttack,
    CantAttackYou,
    CantBlockAtAll,
    CantBlockStronger,
    CantBlockThose,
    CantBlockUnless,
    DamageAsThoughUnblocked,
    DividesDamage,
    MustAttack,
    MustBeBlocked,
    NotAlone,
    NotBlockableBy,
    OnlyOne,
    ProtectionFrom,
    WallsMayAttack,
)
from tests.games.magic.slow.aiming import aim, can_aim, protected
from tests.games.magic.slow.conditions import holds
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.nouns import Ability, Ref
from tests.games.magic.slow.stage import ODD
from tests.games.magic.slow.triggers import Listener
from tests.games.magic.slow.world import World
from tests.games.slow_reading import Asked, NotRead

Pair = tuple[str, Ref]
WALKS = {"plainswalk": "Plains", "islandwalk": "Island", "swampwalk": "Swamp"}
WALKS |= {"mountainwalk": "Mountain", "forestwalk": "Forest"}
STRIKES = {"first strike", "double strike"}
RULES = (
    AttacksUntapped,
    CantAttack,
    CantAttackYou,
    CantBlockAtAll,
    CantBlockThose,
    BlockableOnly,
    NotBlockableBy,
    BlocksAsThoughFlying,
    BlocksMore,
    MustAttack,
    MustBeBlocked,
    WallsMayAttack,
    DamageAsThoughUnblocked,
    ProtectionFrom,
    BlocksIfAble,
    CantBlockStronger,
    BlockedByFew,
    CantBlockUnless,
    BlockableIf,
    BlockableByEither,
    NotAlone,
    OnlyOne,
    DividesDamage,
)
"""The static rules whose effect shows in a combat."""
TRIGGERS = (Attacks, Blocks, BecomesBlocked)
"""The triggers that concern combat."""


class Fight:
    """One combat phase in the slow interpreter; `listener` is told what happens, for triggers."""

    def __init__(self, world: World, log: list[Asked], listener: Listener | None = None) -> None:
        self.w = world
        self.log = log
        self.listener = listener
        self.a = Ability(world, log, world.things[ODD].controller, ODD)
        self.order: dict[str, list[str]] = {}
        self.struck: set[str] = set()
        world.cannot_block.append(self.barred)

    def fight(self) -> None:
        """Go through all steps of the combat."""
        if self.w.on and protected(self.w, self.w.on, ODD):
            raise NotRead("an enchantment that falls off by its own doing")
        foe = 1 - self.w.active
        attacks = [name for name, _ in self.declared("attack", self.w.active, self.attacks(foe))]
        self.tap(attacks)
        for name in attacks:
            self.w.attacking[name] = foe
            self.w.attacked.add(name)
        for name in attacks:
            self.w.hear("attack", name, foe)
        self.flush()
        if attacks and self.w.attacking:
            self.block(foe)
        if attacks:
            self.strike()
        self.end()

    def tap(self, names: list[str]) -> None:
        """Tap the attackers with these names, unless a rule says that they do not tap."""
        for name in names:
            a = Ability(self.w, [], self.w.things[ODD].controller, ODD) if ODD in self.w.play else None
            if not any(a is not None and a.covers(rule.what, name) for rule in self.w.said(AttacksUntapped)):
                self.w.tap(name)

    def end(self) -> None:
        """Put delayed triggers of the end of combat onto the stack, and resolve them."""
        later = [(a, word) for a, word in self.w.later if word.when == "end of combat"]
        if len(later) > 1:
            raise NotRead("several at the end of combat")
        for a, word in later:
            a.ask(a.you, "trigger", [("trigger", 0)])
            a.targets, a.shares = [], []
            if can_aim(a, word.effects):
                aim(a, word.effects)
                Effects(a).run(word.effects)
                self.flush()

    def flush(self) -> None:
        self.w.settle()
        if self.listener is not None:
            self.listener.flush()

    # -- declaring -------------------------------------------------------------------------------------

    def declared(self, ask: str, seat: int, legal: list[tuple[Pair, ...]]) -> tuple[Pair, ...]:
        """The pairs that a player declares, asked one by one; each prefix must begin a legal declaration."""
        picked: tuple[Pair, ...] = ()
        while True:
            place = len(picked)
            ways = [way for way in legal if way[:place] == picked]
            further = {way[place] for way in ways if len(way) > place}
            if not further:
                return picked
            options: list[tuple[Any, ...]] = [(ask, *pair) for pair in further]
            taken = self.a.ask(seat, ask, options + [("done",)] * (picked in ways))
            if taken[0] == "done":
                return picked
            picked = (*picked, (taken[1], taken[2]))

    def creatures(self, seat: int) -> Iterator[str]:
        """A player's untapped creatures, oldest first."""
        for name in self.w.play:
            thing = self.w.things[name]
            if thing.controller == seat and not thing.tapped and "creature" in self.w.like(name).kinds:
                yield name

    def power(self, name: str) -> int:
        return self.w.like(name).power

    def barred(self) -> list[str]:
        """The names of the creatures that cannot block at all."""
        rules = [rule for rule in self.w.said(CantBlockAtAll) if not rule.unless_greater]
        self.a.who = self.w.active
        rules += [rule for rule in self.w.said(CantBlockUnless) if not holds(self.a, rule.unless)]
        return [name for name in self.w.play if any(self.a.covers(rule.what, name) for rule in rules)]

    def weak_alone(self, names: list[str], kind: type) -> bool:
        """Whether one of these creatures needs a creature of greater power beside it, and none is among
        them.
        """
        most = max(map(self.power, names), default=0)
        rules = [rule for rule in self.w.said(kind) if rule.unless_greater]
        weak = [name for name in names if any(self.a.covers(rule.what, name) for rule in rules)]
        return any(self.power(name) >= most for name in weak)

    def lonely(self, way: tuple[Pair, ...], block: bool) -> bool:
        """Whether so many, or so few, creatures may not be declared together."""
        names = {name for name, _ in way}
        shy = any(self.a.covers(rule.what, name) for name in names for rule in self.w.said(NotAlone))
        one = any(rule.block == block for rule in self.w.said(OnlyOne))
        return (shy and len(names) == 1) or (one and len(names) > 1)

    def attacks(self, foe: int) -> list[tuple[Pair, ...]]:
        """All legal declarations of attackers."""
        rows = [[(), ((name, foe),)] for name in self.creatures(self.w.active) if self.may_attack(name, foe)]
        ways = [tuple(chain.from_iterable(way)) for way in product(*rows)]
        allowed = [way for way in ways if not self.weak_alone([name for name, _ in way], CantAttack)]
        allowed = [way for way in allowed if not self.lonely(way, False)]
        most = max(self.sent(way) for way in allowed)
        return [way for way in allowed if self.sent(way) == most]

    def sent(self, way: tuple[Pair, ...]) -> int:
        """How many of these attackers are among those that attack if able."""
        rules = self.w.said(MustAttack)
        return sum(any(self.a.covers(rule.what, name) for rule in rules) for name, _ in way)

    def may_attack(self, name: str, foe: int) -> bool:
        if "Wall" in self.w.like(name).types and not self.w.said(WallsMayAttack):
            return False
        self.a.who = foe
        if foe == self.a.you and any(self.a.covers(rule.what, name) for rule in self.w.said(CantAttackYou)):
            return False
        for rule in self.w.said(CantAttack):
            if rule.unless_greater or not self.a.covers(rule.what, name):
                continue
            if rule.over_hand:
                if self.power(name) > len(self.w.hand[self.a.you]):
                    return False
            elif rule.unless is None or not holds(self.a, rule.unless):
                return False
        return True

    def blocks(self, seat: int) -> list[tuple[Pair, ...]]:
        """All legal declarations of blockers: those that meet the most requirements."""
        foes = [name for name in self.w.play if name in self.w.attacking]
        rows = []
        for name in self.creatures(seat):
            able = [(name, foe) for foe in foes if self.may_block(name, foe)]
            sizes = range(min(self.most(name), len(able)) + 1)
            rows.append([way for size in sizes for way in combinations(able, size)])
        allowed: list[tuple[int, tuple[Pair, ...]]] = []
        for way in (tuple(chain.from_iterable(ways)) for ways in product(*rows)):
            met = [foe for _, foe in way]
            crowded = all(self.least(foe) <= met.count(foe) <= self.few(foe) for foe in met)
            crowded = crowded and not self.lonely(way, True)
            if crowded and not self.weak_alone([name for name, _ in way], CantBlockAtAll):
                allowed.append((sum(map(self.lures, met)) + self.driven(way), way))
        best = max(lured for lured, _ in allowed)
        return [way for lured, way in allowed if lured == best]

    def driven(self, way: tuple[Pair, ...]) -> int:
        """How many rules that creatures block if able these blocks meet."""
        names = {name for name, _ in way}
        return sum(self.a.covers(rule.what, name) for name in names for rule in self.w.said(BlocksIfAble))

    def few(self, foe: Ref) -> int:
        """The greatest number of creatures that may block an attacker together."""
        rules = [rule for rule in self.w.said(BlockedByFew) if self.a.covers(rule.what, str(foe))]
        return min((rule.most for rule in rules), default=99)

    def may_block(self, name: str, foe: str) -> bool:
        """Whether a creature may block the attacker `foe`, whatever else blocks."""
        like, other = self.w.like(name), self.w.like(foe)
        this = name == ODD
        flies = "flying" in like.keywords or (this and bool(self.w.said(BlocksAsThoughFlying)))
        lands = [land for land in self.w.play if self.w.things[land].controller != self.w.active]
        types = {kind for land in lands for kind in self.w.like(land).types}
        only = [rule for rule in self.w.said(BlockableOnly) if self.a.covers(rule.what, foe)]
        wrong = (
            any(name in names() for names in self.w.cannot_block),
            any(foe in names() for names in self.w.unblockable),
            this and any(self.a.fits(rule.those, foe) for rule in self.w.said(CantBlockThose)),
            foe == ODD and any(self.a.fits(rule.by, name) for rule in self.w.said(NotBlockableBy)),
            any(rule.by is None or not self.a.fits(rule.by, name) for rule in only),
            any(
                self.a.covers(rule.what, foe)
                and not self.a.fits(rule.by, name) | self.a.fits(rule.or_by, name)
                for rule in self.w.said(BlockableByEither)
            ),
            this and bool(self.w.said(CantBlockStronger)) and other.power > like.power,
            any(self.a.covers(rule.what, foe) and not self.allows(rule) for rule in self.w.said(BlockableIf)),
            "flying" in other.keywords and not flies,
            ("shadow" in other.keywords) != ("shadow" in like.keywords),
            "fear" in other.keywords and "artifact" not in like.kinds and "black" not in like.colors,
            any(walk in other.keywords and land in types for walk, land in WALKS.items()),
            protected(self.w, foe, name),
        )
        return not any(wrong)

    def allows(self, rule: BlockableIf) -> bool:
        """Whether the condition holds under which creatures can be blocked."""
        self.a.who = 1 - self.w.active
        return holds(self.a, rule.condition)

    def most(self, name: str) -> int:
        """How many attackers a creature may block."""
        more = [99 if rule.more is None else rule.more for rule in self.w.said(BlocksMore) if name == ODD]
        return 1 + sum(more)

    def least(self, foe: str) -> int:
        """The least number of creatures that may block the attacker `foe` together."""
        rules = [rule for rule in self.w.said(BlockableOnly) if self.a.covers(rule.what, foe)]
        return max((rule.least for rule in rules if rule.by is not None), default=1)

    def lures(self, foe: Ref) -> int:
        return sum(self.a.covers(rule.what, str(foe)) for rule in self.w.said(MustBeBlocked))

    def block(self, seat: int) -> None:
        """Let the defending player declare blockers."""
        pairs = [(name, str(foe)) for name, foe in self.declared("block", seat, self.blocks(seat))]
        for name, foe in pairs:
            self.w.blocks.setdefault(name, []).append(foe)
            self.order.setdefault(foe, []).append(name)
            self.w.blocked.add(foe)
        if self.listener is not None:
            self.listener.blocked(pairs)
        self.flush()

    # -- damage ----------------------------------------------------------------------------------------

    def strike(self) -> None:
        """Carry out the damage step, or two with first strike."""
        fighters = [*self.w.attacking, *self.w.blocks]
        if any(STRIKES & self.w.like(name).keywords for name in fighters):
            self.deal(True)
        self.deal(False)

    def deal(self, first: bool) -> None:
        """Assign damage, put it onto the stack, and deal it; with `first` in the step of first strike."""
        dealt: list[tuple[str, Ref, int]] = []
        attackers = [name for name in self.w.play if name in self.w.attacking]
        fighters = sorted(attackers, key=lambda name: "trample" in self.w.like(name).keywords)
        fighters += [name for name in self.w.play if name in self.w.blocks]
        for name in fighters:
            keywords = self.w.like(name).keywords
            again = name not in self.struck or "double strike" in keywords
            idle = any(name in names() for names in self.w.idle)
            if not idle and self.power(name) > 0 and (bool(STRIKES & keywords) if first else again):
                dealt += [(name, to, much) for to, much in self.assigned(name, dealt) if much]
                self.struck |= {name} if first else set()
        for name, to, much in dealt:
            a = Ability(self.w, self.log, self.w.things[name].controller, name)
            Effects(a).hurt(to, much, combat=True)
        self.w.dealt.clear()
        self.flush()

    def assigned(self, name: str, dealt: list[tuple[str, Ref, int]]) -> list[tuple[Ref, int]]:
        """The recipients and amounts of the damage that a creature assigns."""
        seat, left = self.w.things[name].controller, self.power(name)
        through = False
        to: list[Ref] = []
        if name in self.w.blocks:
            to += [foe for foe in self.w.blocks[name] if foe in self.w.attacking]
        elif name == ODD and self.w.said(DividesDamage):
            through = True
            to += [at for at in self.w.play if self.theirs(at, name)]
            to.append(self.w.attacking[name])
        elif name not in self.w.blocked:
            to.append(self.w.attacking[name])
        else:
            if name == ODD and self.w.said(DamageAsThoughUnblocked):
                through = self.a.ask(seat, "as-unblocked", [("yes",), ("no",)])[0] == "yes"
            to += [] if through else [by for by in self.order[name] if by in self.w.blocks]
            if through or "trample" in self.w.like(name).keywords:
                to.append(self.w.attacking[name])
        shares: list[int] = []
        while len(shares) < len(to) - 1:
            free = name == ODD and bool(self.w.said(DividesDamage))
            amounts = [
                n for n in range(left + 1) if free or self.may_share(to, [*shares, n], left == n, dealt)
            ]
            options = [("assign", to[len(shares)], n) for n in amounts]
            shares.append(self.a.ask(seat, "assign", options)[2])
            left -= shares[-1]
        return list(zip(to, [*shares, left], strict=True)) if to else []

    def theirs(self, name: str, attacker: str) -> bool:
        """Whether a permanent is a creature of the player whom an attacker attacks."""
        mine = self.w.things[name].controller == self.w.attacking[attacker]
        return mine and "creature" in self.w.like(name).kinds

    def may_share(self, to: list[Ref], shares: list[int], whole: bool, dealt: Any) -> bool:
        """Whether a creature with trample may assign the rest to the player: all blockers must have
        lethal damage.
        """
        if isinstance(to[-1], str) or len(shares) < len(to) - 1 or whole:
            return True
        for name, share in zip(to, shares, strict=False):
            others = sum(much for _, at, much in dealt if at == name)
            lethal = self.w.like(str(name)).toughness - self.w.things[str(name)].damage - others
            if share < lethal:
                return False
        return True
