"""Things done on the small table so that an ability triggers, and the same computed slowly."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from grimorio.games.magic.meaning.costs import ONE
from grimorio.games.magic.rules.mana import outputs_of
from grimorio.games.magic.state.pools import symbols
from grimorio.games.magic.words import (
    CREATURE,
    CREATURE_OR_PLAYER,
    EACH_OPPONENT,
    INSTANT,
    PERMANENT,
    PLAYER,
    Activated,
    All,
    BecomesTapped,
    BecomesTarget,
    Beginning,
    Card,
    ComesIntoPlay,
    DealDamage,
    DealsDamage,
    Destroy,
    Discard,
    Discards,
    Draw,
    Draws,
    GainLife,
    GoesToGraveyard,
    IsDealtDamage,
    LeavesPlay,
    LoseLife,
    PhaseOut,
    PhasesOut,
    Plays,
    PutToken,
    Return,
    ReturnsToHand,
    State,
    Tap,
    TappedForMana,
    Target,
    ThisBecomesTarget,
    Triggered,
    Untap,
    spell,
    that,
)
from tests.games.magic.slow.abilities import play
from tests.games.magic.slow.aiming import aim, resolves
from tests.games.magic.slow.effects import Effects
from tests.games.magic.slow.nouns import Ability
from tests.games.magic.slow.stage import ODD, SEATS, Stage
from tests.games.magic.slow.triggers import Listener
from tests.games.magic.slow.world import World, laid
from tests.games.slow_reading import Asked

YOURS = that("permanent", controller="you")
TOKEN = PutToken("Elf", "green", ("Elf",), (1, 1), ("flying",))
SPELLS: dict[type, tuple[Any, ...]] = {
    ComesIntoPlay: (TOKEN, Return(Target(that("creature", zone="graveyard")), "play")),
    GoesToGraveyard: (Destroy(Target(PERMANENT)), Destroy(Target(CREATURE)), Destroy(Target(YOURS))),
    PhasesOut: (PhaseOut(Target(PERMANENT)), PhaseOut(Target(CREATURE)), PhaseOut(Target(YOURS))),
    LeavesPlay: (
        PhaseOut(Target(PERMANENT)),
        Destroy(Target(PERMANENT)),
        Return(Target(PERMANENT), "library"),
        Return(Target(CREATURE)),
    ),
    ReturnsToHand: (Return(Target(PERMANENT)), Return(Target(CREATURE))),
    IsDealtDamage: (DealDamage(2, Target(CREATURE_OR_PLAYER)), DealDamage(1, Target(CREATURE))),
    BecomesTapped: (Tap(Target(PERMANENT)), Tap(Target(YOURS))),
    **dict.fromkeys(
        (BecomesTarget, ThisBecomesTarget),
        (Untap(Target(PERMANENT)), Destroy(Target(CREATURE)), Tap(Target(PERMANENT))),
    ),
    Plays: (GainLife(1), Destroy(Target(CREATURE))),
    Draws: (Draw(1), Draw(1, Target(PLAYER))),
    Discards: (Discard(1), Discard(1, EACH_OPPONENT)),
}
"""For each class of trigger, effects of a spell that cause it."""
HURTS = (
    DealDamage(1, Target(CREATURE_OR_PLAYER)),
    DealDamage(2, Target(PLAYER)),
    DealDamage(2, All(CREATURE)),
    DealDamage(1, All(CREATURE_OR_PLAYER)),
)
"""Effects by which another ability of the same card deals damage."""
STATES = (LoseLife(18), Destroy(Target(PERMANENT)), TOKEN, Tap(Target(YOURS)), GainLife(1))
"""Effects of a spell that may make the condition of a state trigger true."""
Chooser = Callable[[str, int], int]


class Cause:
    """The cause of a trigger: here, a spell that is played beside the card."""

    def __init__(self, card: Card, effect: Any) -> None:
        self.card = card
        self.effect = effect
        self.spell = Card("Cause", "{R}", INSTANT, (spell(effect),))

    def lay(self) -> tuple[Stage, World]:
        """Set up the small table and the world with the card in play, and what the cause needs."""
        return Stage(self.card, "play", cause=self.spell), laid(self.card, "play", self.spell)

    def happen(self, stage: Stage, choose: Chooser) -> None:
        """Let the cause happen on the small table."""
        stage.play(("cast", "Cause"), choose)

    def read(self, world: World, listener: Listener) -> None:
        """Let the cause happen in the slow interpreter."""
        world.take("Cause")
        world.stack.append("Cause")
        a = Ability(world, listener.log, 0, "Cause")
        aim(a, (self.effect,))
        world.singles |= {"Cause"} if sum(map(len, a.targets)) == 1 else set()
        world.pool[0][3] -= 1
        world.hear("play", "Cause", 0)
        listener.flush()
        if "Cause" in world.stack:
            if resolves(a, (self.effect,)):
                Effects(a).run((self.effect,))
            world.stack.remove("Cause")
            world.put("Cause", "graveyard")
        world.settle()
        listener.flush()


class Own(Cause):
    """The cause that another ability of the card deals damage."""

    def __init__(self, card: Card, effect: Any) -> None:
        self.ability = Activated(("{1}",), (effect,))
        self.card = Card(**{**vars(card), "text": (*card.text, self.ability)})

    def lay(self) -> tuple[Stage, World]:
        return Stage(self.card, "play"), laid(self.card, "play")

    def happen(self, stage: Stage, choose: Chooser) -> None:
        key = stage.key(ODD)
        [way] = [option for option in stage.p.choice.options if option[:2] == ("activate", key)]
        stage.play(way, choose)

    def read(self, world: World, listener: Listener) -> None:
        play(Ability(world, listener.log, 0, ODD), self.ability, listener.flush)
        listener.flush()


class Mana(Own):
    """The cause that a Forest is tapped for mana."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def happen(self, stage: Stage, choose: Chooser) -> None:
        """Tap the Forest; the mana that the trigger adds is chosen with it and noted as a question."""
        p, key = stage.p, stage.key("Forest")
        outputs = outputs_of(p, key, p.things[key])
        way = choose("mana", len(outputs)) if len(outputs) > 1 else 0
        options = [("mana", symbols(pool - ONE[4])) for _, pool in outputs]
        p.give(("mana", key, way), p.choice.number)
        if len(outputs) > 1:
            stage.log.append(Asked(0, "mana", options, options[way]))
        stage.go_on(choose)

    def read(self, world: World, listener: Listener) -> None:
        world.tap("Forest")
        world.pool[0][4] += 1
        world.hear("mana", "Forest", 0)
        listener.flush()


class Begins(Own):
    """The cause that a step of a player's turn begins."""

    def __init__(self, card: Card, step: str, seat: int) -> None:
        self.card = card
        self.step = step
        self.seat = seat

    def lay(self) -> tuple[Stage, World]:
        return Stage(self.card, "play", begins=(self.step, self.seat)), laid(self.card, "play")

    def happen(self, stage: Stage, choose: Chooser) -> None:
        stage.go_on(choose)

    def read(self, world: World, listener: Listener) -> None:
        world.active = self.seat
        world.hear("draw step" if self.step == "draw" else self.step, self.seat, 0)
        if self.step == "draw":
            Effects(Ability(world, listener.log, self.seat, ODD)).draw(self.seat, 1)
        listener.flush()


def cause_of(card: Card, random: Random) -> Cause | None:
    """A random cause of an event on which the card's ability triggers; None if there is none."""
    [ability] = card.text
    assert isinstance(ability, Triggered)
    causes = [cause for on in ability.on for cause in SPELLS.get(type(on), ())]
    if causes:
        return Cause(card, random.choice(causes))
    on = random.choice(ability.on)
    match on:
        case DealsDamage():
            return Own(card, random.choice(HURTS))
        case TappedForMana():
            return Mana(card)
        case Beginning(step):
            return Begins(card, step, random.choice(SEATS))
        case State():
            return Cause(card, random.choice(STATES))
    return None
