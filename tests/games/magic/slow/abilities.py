"""The slow interpreter of card words, against which the rules are tested: activated and static abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grimorio.games.magic.words import (
    AddMana,
    AsLongAs,
    Becomes,
    CantBlockAtAll,
    Card,
    ControlsEnchanted,
    Enchanted,
    Gets,
    Has,
    ProtectionFromOwnColors,
    SharedTypes,
    SizeIs,
    Static,
    That,
    This,
)
from tests.games.magic.slow.aiming import aim, can_aim, most_x, resolves
from tests.games.magic.slow.conditions import holds
from tests.games.magic.slow.costs import Bill
from tests.games.magic.slow.effects import Effects, changed_besides, changed_rest
from tests.games.magic.slow.nouns import Ability
from tests.games.magic.slow.stage import ODD
from tests.games.magic.slow.world import Change, Like, World, grow
from tests.games.slow_reading import NotRead


def can_play(a: Ability, ability: Any) -> bool:
    """Whether an activated ability can be played: its cost can be paid, and it has enough targets."""
    return Bill(a, ability.cost).able() and can_aim(a, ability.effects)


def play(a: Ability, ability: Any, between: Callable[[], object] = lambda: None) -> None:
    """Announce an activated ability, pay for it and do what it says; `between` is called while it is on the
    stack.

    A mana ability is played in the same way, but nobody can respond to it.
    """
    given = [part for part in ability.cost if getattr(part, "x", False)]
    if given:
        most = most_x(a, ability.effects, len(Bill(a, ability.cost).givable(given[0])))
        a.x = a.ask(a.you, "x", [("x", x) for x in range(most + 1)])[1]
    aim(a, ability.effects)
    a.paid = Bill(a, ability.cost).pay()
    between()
    if resolves(a, ability.effects):
        Effects(a).run(ability.effects)
    a.world.settle()


def is_mana(ability: Any) -> bool:
    """Whether an activated ability is a mana ability."""
    return any(isinstance(effect, AddMana) for effect in ability.effects)


def static(world: World, card: Card, on: str, read: set[str]) -> None:
    """Apply what the static abilities of `card` change; no other static ability is on the small table."""
    world.on = on
    a = Ability(world, [], 0, ODD)
    a.read = read
    for ability in card.text:
        if isinstance(ability, AsLongAs) and not holds(a, ability.condition):
            continue
        for rule in ability.rules if isinstance(ability, Static | AsLongAs) else ():
            if isinstance(rule, ControlsEnchanted):
                world.things[on].controller = 0
                read.add("ControlsEnchanted")
                continue
            what = getattr(rule, "what", This())
            names = a.all(what) if isinstance(what, That) else [on if isinstance(what, Enchanted) else ODD]
            change(world, a, card, rule, [str(name) for name in names])


def change(world: World, a: Ability, card: Card, rule: Any, names: list[str]) -> None:
    """Add to the world what a rule changes of the things with these names."""
    a.read.add(type(rule).__name__)
    match rule:
        case Gets(power=power, toughness=toughness):
            if SharedTypes() in (power, toughness):
                raise NotRead("SharedTypes")
            more = a.number(power), a.number(toughness)
            lasts(world, names, lambda like: grow(like, *more))
        case Has(keyword="protection from blue") if card.enchants is not None:
            raise NotRead("an enchantment that falls off by its own doing")
        case Has(keyword=keyword):
            lasts(world, names, lambda like: like.keywords.add(keyword))
        case ProtectionFromOwnColors() if card.enchants is not None:
            raise NotRead("an enchantment that falls off by its own doing")
        case ProtectionFromOwnColors():
            lasts(
                world, names, lambda like: like.keywords.update({f"protection from {c}" for c in like.colors})
            )
        case SizeIs(power, toughness):
            sizes = [None if part is None else a.number(part) for part in (power, toughness)]

            def is_so(like: Like) -> None:
                like.power = like.power if sizes[0] is None else sizes[0]
                like.toughness = like.toughness if sizes[1] is None else sizes[1]

            lasts(world, names, is_so)
        case CantBlockAtAll(unless_greater=False):
            world.cannot_block.append(lambda: names)
        case Becomes(land_type=str()) if ODD in names:
            raise NotRead("an ability that takes itself away")
        case Becomes():
            lasts(world, names, lambda like: changed_besides(like, rule), late=False)
            lasts(world, names, lambda like: changed_rest(like, rule, rule.color))
        case _:
            raise NotRead(type(rule).__name__)


def lasts(world: World, names: list[str], how: Any, late: bool = True) -> None:
    world.changes.append(
        Change(lambda: [name for name in names if name in world.play], lambda like, _: how(like), late)
    )
