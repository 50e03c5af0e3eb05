"""Acts of single steps, and of what a player is offered, on the small table and slowly."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from grimorio.games.magic.meaning.costs import ONE
from grimorio.games.magic.state.objects import UPKEEP
from grimorio.games.magic.words import (
    CREATURE_CARD,
    AnyTime,
    Card,
    Cycling,
    NoCycling,
    OpponentsCantPlay,
    PoolsStay,
    SkipsDraw,
    Static,
)
from tests.games.magic.slow.acts import Act, Chooser, untap
from tests.games.magic.slow.nouns import Ability
from tests.games.magic.slow.stage import ODD, PASS, POOL, SEATS, Stage
from tests.games.magic.slow.world import World
from tests.games.slow_reading import Asked


class DrawSteps(Act):
    """The act of a player's draw step, which is over when the table is laid."""

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, on, random)
        self.begins = ("draw", random.choice(SEATS))

    def happen(self, stage: Stage, choose: Chooser) -> None:
        """Do nothing more."""

    def read(self, world: World, log: list[Asked]) -> None:
        if world.active or not world.said(SkipsDraw):
            name = world.library[world.active][0]
            world.take(name)
            world.hand[world.active].append(name)


class Floats(Act):
    """The act of an end of turn with mana in both pools."""

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, on, random)
        self.begins = ("end", random.choice(SEATS))
        self.floating = [[random.randint(0, 1) for _ in ONE] for _ in SEATS]

    def happen(self, stage: Stage, choose: Chooser) -> None:
        for seat in SEATS:
            pool = sum(one * count for one, count in zip(ONE, self.floating[seat], strict=True))
            stage.p.edit(1 + seat).pool = pool
        stage.go_on(choose, UPKEEP)

    def read(self, world: World, log: list[Asked]) -> None:
        for seat in SEATS:
            if world.said(PoolsStay):
                world.pool[seat] = [*self.floating[seat]]
            else:
                world.life[seat] -= sum(self.floating[seat])
        untap(world, 1 - world.active)


class Offers(Act):
    """The act of looking at what a player is offered; by default whether the second may play spells."""

    seat = 1

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, on, random)
        self.begins = ("main", 1)
        self.drawn = 6

    def lay(self) -> Stage:
        return Stage(self.card, self.where, self.on, self.cause, self.begins, self.tapped, drawn=self.drawn)

    def laid(self, mute: bool) -> World:
        world = super().laid(mute)
        world.pool = [[POOL] * 6, [POOL] * 6]
        return world

    def happen(self, stage: Stage, choose: Chooser) -> None:
        if self.begins[1] != self.seat:
            stage.answer(PASS)
        self.offered = [option for option in stage.p.choice.options if option != PASS]

    def read(self, world: World, log: list[Asked]) -> None:
        a = Ability(world, log, 0, ODD)
        bans = [replace(rule.what, zone="hand") for rule in world.said(OpponentsCantPlay)]
        spells = [name for name in world.hand[1] if "land" not in world.like(name).kinds]
        played = sorted(name for name in spells if not any(a.fits(ban, name) for ban in bans))
        assert sorted(option[1] for option in self.offered if option[0] == "cast") == played


class Hurries(Offers):
    """The act of looking whether the card itself may be played in some step."""

    where = "hand"
    seat = 0

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, "", random)
        self.begins = random.choice((("main", 0), ("main", 1), ("upkeep", 0), ("end", 1)))
        self.drawn = 0

    def read(self, world: World, log: list[Asked]) -> None:
        rules = [rule for part in self.card.text if isinstance(part, Static) for rule in part.rules]
        hurries = not world.mute and any(isinstance(rule, AnyTime) for rule in rules)
        assert (("cast", ODD) in self.offered) == (hurries or self.begins == ("main", 0))


class Cycled(Offers):
    """The act of looking whether a card in hand may be cycled."""

    seat = 0

    def __init__(self, card: Card, on: str, random: Random) -> None:
        super().__init__(card, on, random)
        self.begins = ("main", random.choice(SEATS))
        self.drawn = 0
        self.cause = Card("Cause", "{4}{R}", CREATURE_CARD, (Cycling("{1}"),), types=("Elf",), size=(1, 1))

    def read(self, world: World, log: list[Asked]) -> None:
        assert (("cycle", "Cause") in self.offered) == (not world.said(NoCycling))


TIMES: dict[type, type[Act]] = {
    SkipsDraw: DrawSteps,
    PoolsStay: Floats,
    OpponentsCantPlay: Offers,
    AnyTime: Hurries,
    NoCycling: Cycled,
}
"""For each of these classes of static rule, the act in which the rule shows."""
