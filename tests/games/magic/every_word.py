"""One card for every word of the vocabulary, and for every value that one of its fields may have."""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from grimorio.games.magic import words
from grimorio.games.magic.words import (
    CREATURE,
    THIS,
    Ability,
    Activated,
    Attacks,
    Becomes,
    Card,
    ComesIntoPlay,
    Condition,
    Cost,
    CostsLess,
    Destroy,
    Draw,
    Effect,
    GainLife,
    KickedByEntersWith,
    Later,
    May,
    MayPay,
    Modes,
    Rule,
    Spell,
    State,
    Static,
    Tap,
    Target,
    Trigger,
    Triggered,
    Untap,
)

STRINGS: dict[str, tuple[str, ...]] = {
    "but": ("", "Wall"),
    "color": ("red", "chosen", "choose"),
    "colors": ("red", "chosen"),
    "counter": ("+1/+1", "poison"),
    "kinds": ("creature", "artifact", "land", "permanent", "card", "spell", "player", "source"),
    "land_type": ("Mountain", "Island", "choose"),
    "mana": ("{G}", "{W}|{U}", "any", "could"),
    "name": ("Rukh",),
    "no_colors": ("black",),
    "no_types": ("Wall",),
    "no_kinds": ("artifact",),
    "type": ("Elf", "Wall"),
    "types": ("Elf", "Wall", "Camarid", "chosen"),
    "unless": ("", "{3}"),
    "cost": ("{2}", "{T}"),
    "second": ("", "{1}{R}"),
    "land": ("", "Swamp"),
    "mark": ("", "mine"),
    "marked": ("mine",),
}


def members(kind: Any) -> tuple[Any, ...]:
    """The members of a union type."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def hints(cls: type) -> dict[str, Any]:
    """The type of each field of a class."""
    return get_type_hints(
        cls, {**vars(words), **vars(words.effects), **vars(words.nouns), **vars(words.triggers)}
    )


def values(kind: Any, field: str, deep: int) -> Iterator[Any]:
    """Example values of a type; words that are nested deeper than `deep` have only their required fields."""
    for one in members(kind):
        if one in (None, type(None)):
            yield None
        elif get_origin(one) is Literal:
            yield from get_args(one)
        elif one is bool:
            yield from (False, True)
        elif one is int:
            yield from (1, 2, 0, -1) if field in ("power", "toughness") else (1, 2)
        elif one is str:
            yield from STRINGS[field]
        elif get_origin(one) is tuple:
            inner = get_args(one)
            if inner[-1] is Ellipsis:
                found = (
                    list(values(inner[0], field, deep - 1)) if deep > 0 else [plain_value(inner[0], field)]
                )
                yield from ((value,) for value in found)
                yield (found[0], found[-1])
            else:
                yield from (
                    ((3, -1), (-1, 3), (2, 2)) if field in ("power", "toughness", "mana_value") else ((2, 3),)
                )
        elif isinstance(one, type) and deep > 0:
            yield from variants(one, deep - 1)
        elif isinstance(one, type):
            yield plain(one)


def plain_value(kind: Any, field: str) -> Any:
    """The first example value of a type."""
    return next(values(kind, field, 0))


def plain(cls: type) -> Any:
    """A word with only its required fields."""
    if cls is Becomes:
        return Becomes(THIS, color="red")
    if cls is KickedByEntersWith:
        return KickedByEntersWith("{2}", 1, "flying")
    kinds = hints(cls)
    return cls(
        **{
            field.name: plain_value(kinds[field.name], field.name)
            for field in fields(cls)
            if field.default is MISSING
        }
    )


def variants(cls: type, deep: int = 1) -> Iterator[Any]:
    """The word with only its required fields, then with each of its fields in turn at each example value."""
    first = plain(cls)
    yield first
    for name, kind in hints(cls).items():
        for value in values(kind, name, deep):
            changed = replace(first, **{name: value})
            if isinstance(changed, words.Counter) and changed.times is not None:
                changed = replace(changed, unless="{1}")  # it says how often this is paid
            if isinstance(changed, KickedByEntersWith) and changed.ability is not None:
                changed = replace(changed, keyword="")  # it has one of the two
            if changed not in (first, Becomes(THIS), KickedByEntersWith("{2}", 1)):
                yield changed


def around(effect: Effect) -> tuple[Ability, ...]:
    """Abilities with the effect in each place of a card where an effect may stand."""
    attacks = (Attacks(THIS),)
    return (
        Spell((Tap(Target(CREATURE)), effect, GainLife(2))),
        Modes(((effect,), (Draw(),))),
        Activated(("{T}",), (effect,), from_graveyard=True),
        Triggered(attacks, (effect,)),
        Triggered((ComesIntoPlay(CREATURE),), (May((effect,)),)),
        Triggered(attacks, (MayPay("{1}", (effect,), otherwise=True),)),
        Triggered(attacks, (MayPay("{1}", (effect,)), Later("end of turn", (effect,)))),
    )


def abilities() -> Iterator[Ability]:
    """Abilities with every word: the plain effect in each place, its variants in two of the places."""
    for cls in get_args(Effect):
        yield from around(plain(cls))
        for number, effect in enumerate(variants(cls)):
            places = around(effect)
            yield places[number % 7]
            yield places[(number + 3) % 7]
    for noun in variants(words.That):
        yield Spell((Destroy(Target(noun)), Tap(words.All(noun)), Untap(words.Choose(noun, 2))))
        yield Triggered((ComesIntoPlay(noun),), (Destroy(words.THE_OBJECT), Draw(words.Count(noun))))
    for cls in get_args(Rule):
        for rule in variants(cls):
            yield Static((rule,))
            yield Static((rule, rule))
    for cls in get_args(Trigger):
        for trigger in variants(cls):
            yield Triggered((trigger,), (Draw(),))
            yield Triggered((Attacks(THIS), trigger), (Tap(words.THE_OBJECT), GainLife(words.ThatMuch())))
    for cls in get_args(Condition):
        for condition in variants(cls):
            yield Triggered((State(condition),), (Draw(),), condition)
            yield Static((CostsLess(1, condition), words.CantAttack(THIS, condition)))
    for kind in get_args(Cost):
        for cost in STRINGS["cost"] if kind is str else variants(kind):
            yield Activated((cost,), (Draw(),))
            yield Spell((MayPay(cost, (Draw(),)), MayPay(cost, (Draw(),), words.THE_PLAYER, True)))
    for cls in get_args(Ability):
        yield from variants(cls)


def cards() -> Iterator[Card]:
    """A card for each of these abilities, some of them local enchantments."""
    for place, ability in enumerate(abilities()):
        enchants = (None, CREATURE, words.LAND)[place % 3]
        yield Card("Shivan Dragon", "{4}{R}{R}", ("creature",), (ability,), enchants=enchants)
