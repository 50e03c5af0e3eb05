"""What is done on the small table so that a static rule shows, and the same computed slowly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from grimorio.games.magic.state.objects import UPKEEP
from grimorio.games.magic.words import (
    COLORS,
    CREATURE,
    CREATURE_CARD,
    CREATURE_OR_PLAYER,
    INSTANT,
    LAND_CARD,
    OPPONENT,
    PLAYER,
    Activated,
    AddMana,
    All,
    AsEntersChoose,
    CanEnchantOnly,
    CantBeCountered,
    CantBeTargeted,
    Card,
    ColoredLess,
    CostsLess,
    CostsLessForEach,
    Counter,
    DamageTimes,
    DealDamage,
    DoesntUntap,
    Draw,
    DrawsAreBidFor,
    EntersTapped,
    Gets,
    GraveyardsSealed,
    HandsRevealed,
    Has,
    LifeStaysAtOne,
    ManaInstead,
    NoMaximumHand,
    OthersSpellsCostMore,
    PreventAll,
    PreventAllIf,
    PreventFromEach,
    ProtectionFrom,
    Return,
    SmallerHand,
    SpellsCost,
    Static,
    Tap,
    Target,
    That,
    This,
    UntapsWithOthers,
    Untargetable,
    spell,
    that,
)
from tests.games.magic.slow.abilities import static
from tests.games.magic.slow.aiming import aim, can_aim, candidates
from tests.games.magic.slow.announced import SYMBOLS
from tests.games.magic.slow.conditions import holds
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.nouns import Ability, told
from tests.games.magic.slow.stage import AUTO, ODD, PASS, SEATS, TAPPED, Stage
from tests.games.magic.slow.world import World, laid
from tests.games.slow_reading import Asked

Chooser = Callable[[str, int], int]
ANY = (CREATURE_OR_PLAYER, PLAYER, CREATURE)


class Act:
    """A card with a static rule on the small table, and what is done there.

    This base class looks at the hands.
    """

    where = "play"

    def __init__(self, card: Card, on: str, random: Random) -> None:
        self.card = card
        self.on = on
        self.random = random
        self.cause: Card | None = None
        self.begins = ("main", random.choice(SEATS))
        self.tapped = TAPPED
        self.drawn = 0
        self.looks: list[bool] = []

    def lay(self) -> Stage:
        rich = self.begins[0] == "main"
        return Stage(
            self.card, self.where, self.on, self.cause, self.begins, self.tapped, rich, drawn=self.drawn
        )

    def laid(self, mute: bool) -> World:
        """The world before the act; with `mute` as if the rule did not exist."""
        world = laid(self.card, self.where, self.cause, self.tapped, drawn=self.drawn)
        world.on, world.mute, world.active = self.on, mute, self.begins[1]
        if self.begins[0] != "main":
            world.pool = [[0] * 6, [0] * 6]
        return world

    def happen(self, stage: Stage, choose: Chooser) -> None:
        """Do the act on the small table: here, note which hands each player can see."""
        for seat in SEATS:
            for owner in SEATS:
                hand = stage.game.table(stage.p, seat)["players"][owner]["hand"]
                self.looks.append(None not in hand)

    def read(self, world: World, log: list[Asked]) -> None:
        """Compute the act slowly and compare: here, a hand is seen by its player, and by all if a rule
        reveals it.
        """
        looks: list[bool] = []
        for seat in SEATS:
            for owner in SEATS:
                who = [rule.who.who for rule in world.said(HandsRevealed)]
                looks.append(seat == owner or "all" in who or (bool(who) and owner == 1))
        assert looks == self.looks


class Untaps(Act):
    """The act of a player's untap step."""

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, on, random)
        self.begins = ("untap", random.choice(SEATS))
        self.tapped = tuple(random.sample((*TAPPED, "Elf", "Golem", "Zombie", "Forest", ODD), 5))

    def happen(self, stage: Stage, choose: Chooser) -> None:
        stage.go_on(choose)

    def read(self, world: World, log: list[Asked]) -> None:
        untap(world, world.active)


def untap(world: World, seat: int) -> None:
    """Untap what a player controls, except what a rule keeps tapped."""
    a = Ability(world, [], 0, ODD)
    kept = {name for rule in world.said(DoesntUntap) for name in world.play if a.covers(rule.what, name)}
    for name in world.play:
        if world.things[name].controller == seat and name not in kept:
            world.things[name].tapped = False
        if world.things[name].controller == a.you != seat and world.said(UntapsWithOthers):
            world.things[name].tapped = False


class Cleans(Act):
    """The act of a cleanup step with more than seven cards in hand."""

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, on, random)
        self.begins = ("cleanup", random.choice(SEATS))
        self.drawn = random.randint(3, 5)

    def happen(self, stage: Stage, choose: Chooser) -> None:
        stage.go_on(choose, UPKEEP)

    def read(self, world: World, log: list[Asked]) -> None:
        seat = world.active
        a = Ability(world, log, seat, ODD)
        less = sum(rule.less for rule in world.said(SmallerHand)) if seat == 0 else 0
        most = 99 if seat == 0 and world.said(NoMaximumHand) else max(0, 7 - less)
        more = len(world.hand[seat]) - most
        gone = a.pick_cards(seat, "discard", world.hand[seat], more, more) if more > 0 else []
        for name in gone:
            world.take(name)
            world.put(name, "graveyard")
        untap(world, 1 - seat)


class Casts(Act):
    """The act of playing the card itself."""

    where = "hand"

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(replace(card, cost="{4}{G}"), "", random)
        self.begins = ("main", 0)

    def happen(self, stage: Stage, choose: Chooser) -> None:
        if ("cast", ODD) in stage.p.choice.options:
            stage.play(("cast", ODD), choose)

    def read(self, world: World, log: list[Asked]) -> None:
        a = Ability(world, log, 0, ODD)
        could = self.can_enchant(a)
        world.take(ODD)
        if self.card.enchants is not None:
            if not could:
                world.hand[0].append(ODD)
                return
            world.on = a.ask(0, "enchant", [told(name) for name in could])[1]
        less = sum(rule.less for rule in self.printed(world, CostsLess, a))
        each = self.printed(world, CostsLessForEach, None)
        less += sum(rule.less * len(a.all(rule.what)) for rule in each)
        pay(world, 0, "{4}{G}", -less)
        kept = [rule.what for rule in self.printed(world, AsEntersChoose, None)]
        if "color" in kept:
            world.chosen = a.ask(0, "color", [("color", color) for color in COLORS])[1]
        elif kept:
            world.chosen = log.pop(0).taken[1]
        world.enter(ODD, 0, bool(self.printed(world, EntersTapped, None)))
        change = tuple(rule for rule in self.printed(world, object, None) if isinstance(rule, Gets | Has))
        static(world, replace(self.card, text=(Static(change),)), world.on, set())
        world.settle()

    def printed(self, world: World, kind: type, a: Ability | None) -> list[Any]:
        """The rules of a class among the card's static abilities; with `a` only those whose condition
        holds.
        """
        text = () if world.mute else self.card.text
        rules = [rule for part in text if isinstance(part, Static) for rule in part.rules]
        return [rule for rule in rules if isinstance(rule, kind) and (a is None or holds(a, rule.condition))]

    def can_enchant(self, a: Ability) -> list[str]:
        """The names of the permanents on which a local enchantment can be played."""
        if self.card.enchants is None:
            return []
        only = [rule.what for rule in self.printed(a.world, CanEnchantOnly, None)]
        return [
            name for name in a.world.play if all(a.fits(what, name) for what in (self.card.enchants, *only))
        ]


def pay(world: World, seat: int, cost: str, more: int) -> None:
    """Pay a mana cost and `more` from the pool; generic mana is paid with colourless mana first."""
    pool = world.pool[seat]
    for symbol in filter(None, cost.strip("{}").split("}{")):
        if symbol in SYMBOLS:
            pool[SYMBOLS.index(symbol)] -= 1
        else:
            more += int(symbol)
    pool[5] -= max(0, more)


class Sings(Act):
    """The act of a player who plays an instant in any player's turn."""

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, on, random)
        self.drawn = 6
        self.caster = random.choice(SEATS)

    def happen(self, stage: Stage, choose: Chooser) -> None:
        if self.caster != self.begins[1]:
            stage.answer(PASS)
        stage.play(("cast", ("Hymn", "Song")[self.caster]), choose)

    def read(self, world: World, log: list[Asked]) -> None:
        name = ("Hymn", "Song")[self.caster]
        rules = world.said(OthersSpellsCostMore) if self.caster != world.active else []
        more = sum(rule.more for rule in rules)
        cost = ("{G}", "{U}")[self.caster]
        a = Ability(world, log, 0, ODD)
        for rule in world.said(SpellsCost):
            if a.fits(replace(rule.what, zone="hand"), name) and (self.caster == a.you or not rule.yours):
                cost += "" if rule.less else rule.mana
        for rule in world.said(ColoredLess):
            if a.fits(replace(rule.what, zone="hand"), name) and self.caster == a.you:
                cost = "" if cost in rule.mana else cost
        pay(world, self.caster, cost, more)
        world.take(name)
        world.put(name, "graveyard")


class Taps(Act):
    """The act of tapping for mana a land with another mana ability."""

    def __init__(self, card: Card, on: str, random: Random) -> None:
        mana = Activated(("{T}",), (AddMana("{1}"),))
        super().__init__(Card(ODD, "", LAND_CARD, (mana, *card.text)), "", random)
        self.begins = ("main", 0)

    def happen(self, stage: Stage, choose: Chooser) -> None:
        ways = stage.game.besides(stage.p, stage.p.choice)
        [way] = [option for option in ways if option[:2] == ("mana", stage.key(ODD))]
        stage.p.give(way, stage.p.choice.number)
        stage.go_on(choose)

    def read(self, world: World, log: list[Asked]) -> None:
        a = Ability(world, log, 0, ODD)
        instead = [rule.mana for rule in world.said(ManaInstead) if holds(a, rule.condition)]
        world.tap(ODD)
        for symbol in (instead or ["{1}"])[0].strip("{}").split("}{"):
            if symbol in SYMBOLS:
                world.pool[0][SYMBOLS.index(symbol)] += 1
            else:
                world.pool[0][5] += int(symbol)


class Suffers(Act):
    """The act of playing a spell beside the card."""

    effects: tuple[Any, ...] = (
        *[DealDamage(much, Target(who)) for much in (1, 3, 19, 25) for who in ANY],
        DealDamage(2, All(CREATURE_OR_PLAYER)),
    )

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, on, random)
        self.begins = ("main", 0)
        self.effect = random.choice(self.effects)
        self.cause = Card("Cause", "{R}", INSTANT, (spell(self.effect),))

    def happen(self, stage: Stage, choose: Chooser) -> None:
        self.offered = ("cast", "Cause") in stage.p.choice.options
        if self.offered:
            stage.play(("cast", "Cause"), choose)

    def read(self, world: World, log: list[Asked]) -> None:
        a = Ability(world, log, 0, "Cause")
        assert self.offered == can_aim(a, (self.effect,))
        if self.offered:
            world.take("Cause")
            world.stack.append("Cause")
            aim(a, (self.effect,))
            pay(world, 0, world.things["Cause"].card.cost, 0)
            Effects(a).run((self.effect,))
            world.stack.remove("Cause")
            world.put("Cause", "graveyard")
            world.settle()


class Draws(Suffers):
    """The act of drawing cards."""

    effects = (Draw(1), Draw(2), Draw(1, Target(PLAYER)), Draw(3, Target(PLAYER)))


class Aims(Suffers):
    """The act of playing a spell with a target."""

    effects = (
        *[Draw(1, Target(who)) for who in (PLAYER, OPPONENT)],
        *[Tap(Target(that(kind))) for kind in ("creature", "permanent")],
        DealDamage(2, Target(CREATURE_OR_PLAYER)),
        DealDamage(2, All(CREATURE)),
    )


class Counters(Act):
    """The act of playing a spell, and then one that counters it."""

    def __init__(self, card: Card, on: str, random: Random) -> None:
        if card.enchants is not None:
            card = Card(ODD, "{1}{G}", CREATURE_CARD, card.text, types=("Elf",), size=(2, 2))
        super().__init__(card, "", random)
        self.begins = ("main", 0)
        this = any(
            isinstance(rule.what, This)
            for part in card.text
            if isinstance(part, Static)
            for rule in part.rules
            if isinstance(rule, CantBeCountered)
        )
        self.played = ODD if this else random.choice(("Bear", "Bolt", "Charm"))
        self.where = "hand" if this else "play"
        self.counter = Counter(Target(That(("spell",), zone="stack")))
        self.cause = Card("Cause", "{R}", INSTANT, (spell(self.counter),))

    def happen(self, stage: Stage, choose: Chooser) -> None:
        stage.answer(("cast", self.played))
        while stage.p.choice.ask != "priority":
            stage.answer(AUTO if stage.p.choice.ask == "pay" else ("object", stage.key("Relic")))
        stage.play(("cast", "Cause"), choose)

    def read(self, world: World, log: list[Asked]) -> None:
        world.take(self.played)
        world.stack.append(self.played)
        pay(world, 0, world.things[self.played].card.cost, 0)
        a = Ability(world, log, 0, "Cause")
        a.ask(0, "target", [told(ref) for ref in candidates(a, self.counter.what)])
        world.take("Cause")
        pay(world, 0, "{R}", 0)
        by = Ability(world, log, 0, ODD)
        whats = [rule.what for rule in world.said(CantBeCountered)]
        kept = any(not isinstance(what, This) and by.fits(what, self.played) for what in whats)
        kept = kept or (self.played == ODD and not world.mute)
        world.stack.remove(self.played)
        if not kept:
            world.put(self.played, "graveyard")
        world.put("Cause", "graveyard")
        if kept and self.played == "Bolt":
            world.put("Bolt", "graveyard")
        elif kept:
            world.enter(self.played, 0)


class Digs(Suffers):
    """The act of playing a spell with a target in a graveyard."""

    effects = (Return(Target(That(("card",), controller="you", zone="graveyard"))),)


ACTS: dict[type, type[Act]] = {
    HandsRevealed: Act,
    DoesntUntap: Untaps,
    UntapsWithOthers: Untaps,
    SmallerHand: Cleans,
    NoMaximumHand: Cleans,
    EntersTapped: Casts,
    AsEntersChoose: Casts,
    CostsLess: Casts,
    CostsLessForEach: Casts,
    CanEnchantOnly: Casts,
    SpellsCost: Sings,
    ColoredLess: Sings,
    OthersSpellsCostMore: Sings,
    ManaInstead: Taps,
    DamageTimes: Suffers,
    PreventFromEach: Suffers,
    PreventAll: Suffers,
    PreventAllIf: Suffers,
    LifeStaysAtOne: Suffers,
    DrawsAreBidFor: Draws,
    CantBeTargeted: Aims,
    Untargetable: Aims,
    GraveyardsSealed: Digs,
    ProtectionFrom: Aims,
    CantBeCountered: Counters,
}
"""For each class of static rule, the act in which the rule shows."""
