"""Questions about nouns and effects that all languages ask alike: what they mean, what need not be said."""

from __future__ import annotations

from dataclasses import replace

from grimorio.games.magic import names
from grimorio.games.magic.words import (
    BASIC_TYPE,
    CHOSEN,
    COUNTER_KINDS,
    Amount,
    AttacksAsNoWall,
    Becomes,
    BlockedByMany,
    CantBlock,
    CantRegenerate,
    Count,
    DealDamage,
    Effect,
    GainsProtection,
    Gets,
    Has,
    IfSo,
    Later,
    Loses,
    May,
    MayBlockMore,
    MayPay,
    NextDraw,
    NoCombatDamage,
    PhaseOut,
    Provided,
    Redirect,
    Shroud,
    Strike,
    SureDamage,
    That,
    Unblockable,
)

_OF_OBJECTS = (
    DealDamage,
    Strike,
    SureDamage,
    Gets,
    Has,
    Becomes,
    Redirect,
    CantBlock,
    Shroud,
    GainsProtection,
    Unblockable,
    Loses,
    CantRegenerate,
    MayBlockMore,
    NoCombatDamage,
    PhaseOut,
    AttacksAsNoWall,
    BlockedByMany,
)


def object_is_subject(effect: Effect) -> bool:
    """Whether the sentence of an effect has an object as its subject, not a player.

    "You may" cannot stand before such a sentence: "you may have it deal 1 damage".
    """
    return isinstance(effect, _OF_OBJECTS)


def unchosen(that: That) -> That:
    """A copy of the noun that does not ask for the chosen colour."""
    return replace(that, colors=tuple(color for color in that.colors if color != CHOSEN))


def kind_of(type_: str) -> str:
    """The kind of the type `type_`: "land" for Forest, "creature" for Goblin or an unknown type."""
    try:
        return names.type_word(type_).kind
    except names.UnknownType:
        return "creature"


def nested(effects: tuple[Effect, ...]) -> bool:
    """Whether these effects are several, or one that holds others: a condition cannot stand behind them."""
    return len(effects) != 1 or isinstance(effects[0], May | MayPay | Later | IfSo | Provided | NextDraw)


def narrow(that: That) -> tuple[str, ...]:
    """The card types that a noun must name beside its other types, because those do not imply them.

    Example: "artifact" for an artifact Golem; Golem alone would imply a creature. A Legend that is a
    permanent need not be a creature.
    """
    implied = {kind_of(type_) for type_ in that.types if type_ != CHOSEN}
    wide = ("card", "spell") if is_card(that) or "Legend" in that.types else ("permanent", "card", "spell")
    return tuple(word for word in that.kinds if word not in (*wide, *implied))


def says_place(that: That) -> bool:
    """Whether a noun says by itself where its objects are, so that "in play" is left out."""
    placed = that.controller or that.combat or that.zone != "play" or that.attacked or that.hurt
    return bool(placed or is_player(that) or is_domain(that) or counter_of(that))


def is_player(that: That) -> bool:
    """Whether a noun refers to players only."""
    return that.kinds == ("player",)


def beside_players(that: That) -> That | None:
    """The objects of a noun for objects and players, if only the objects have qualities; else None.

    Example: creatures with flying, for "each creature with flying and each player".
    """
    objects = tuple(kind for kind in that.kinds if kind != "player")
    if len(objects) == len(that.kinds) or not objects or that.other or that.controller:
        return None
    return replace(that, kinds=objects)


def is_domain(that: That) -> bool:
    """Whether a noun means the basic land types among lands."""
    return that.kinds == (BASIC_TYPE,)


def counter_of(that: That) -> str:
    """The name of the counters on the permanent itself that a noun means; "" if it means something else."""
    return that.kinds[0].removesuffix(" counter") if that.kinds[0] in COUNTER_KINDS else ""


def is_card(that: That) -> bool:
    """Whether a noun refers to cards outside play and the stack."""
    return that.zone in ("graveyard", "hand", "library") or that.kinds == ("card",)


def only_types(word: Becomes) -> tuple[str, ...]:
    """The creature types that an object gets besides its own, if it gets nothing else; else ()."""
    alone = word == Becomes(word.what, types=word.types, until=word.until)
    return word.types if alone and CHOSEN not in word.types else ()


def plain_count(power: Amount, toughness: Amount) -> int:
    """How much more a bonus adds to toughness than to power, if both count the same objects.

    Example: 1 for "+X/+(X+1)". If they do not count the same objects, the result is 0.
    """
    if isinstance(power, Count) and isinstance(toughness, Count) and power.plus == 0:
        same = power.what == toughness.what and power.times == toughness.times
        return toughness.plus if same else 0
    return 0
