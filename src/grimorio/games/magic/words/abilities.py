"""The classes of abilities that a card may have, and the class of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words import granting
from grimorio.games.magic.words.effects import Effect
from grimorio.games.magic.words.mechanisms import KeywordAbility, Mechanism, Provoke
from grimorio.games.magic.words.nouns import Cost, Enchanted, Keyword, That
from grimorio.games.magic.words.rows import Rows
from grimorio.games.magic.words.statics import Rule
from grimorio.games.magic.words.triggers import Condition, Trigger

Timing = Literal["", "your turn", "your upkeep", "as a sorcery"]
"""The time when an activated ability may be played; "" for whenever its controller has priority."""


@dataclass(frozen=True)
class Keywords:
    """The keywords that are printed on a card."""

    keywords: tuple[Keyword, ...]


@dataclass(frozen=True)
class Spell:
    """The effects of an instant or sorcery."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Modes:
    """The modes of an instant or sorcery; its player chooses one of these lists of effects."""

    modes: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True)
class Activated:
    """An activated ability: "cost: effect".

    Attributes:
        cost: the parts of its cost.
        effects: its effects, in order.
        only: when it may be played.
        from_graveyard: whether it is played while the card is in the graveyard, and not in play.
        once: whether it may be played only once each turn (MTG8-CR-ONLY-1).
        when: the condition that must hold as it is played, or None (MTG8-CR-ONLY-2).
    """

    cost: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    only: Timing = ""
    from_graveyard: bool = False
    once: bool = False
    when: Condition | None = None


@dataclass(frozen=True)
class Triggered:
    """A triggered ability: "when …", "whenever …" or "at …".

    Attributes:
        on: the events, or the state, that trigger it.
        effects: its effects, in order.
        condition: an "if" clause right after the event. It is checked as the ability triggers, and again as
            it resolves (MTG8-CR-TRIG-2).
        from_graveyard: whether it triggers while the card is in the graveyard, and not in play. An ability
            whose condition is that the card is there does so anyway (MTG8-CR-BURIED-1).
    """

    on: tuple[Trigger, ...]
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    from_graveyard: bool = False


vars(granting).update(Activated=Activated, Triggered=Triggered)
"""The types of a field of `granting.Gains`, for whoever asks for the types of fields."""


@dataclass(frozen=True)
class Static:
    """A static ability: rules that apply as long as its object is in play."""

    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Threshold:
    """An ability that this permanent has while seven or more cards are in its controller's graveyard.

    Rule MTG8-CR-THRESH-1.
    """

    ability: Activated | Triggered | Static


@dataclass(frozen=True)
class Anyone:
    """An activated ability that any player may play; that player then controls it (MTG8-CR-ANYONE-1)."""

    ability: Activated


@dataclass(frozen=True)
class AsLongAs:
    """A static ability whose changes of characteristics apply as long as a condition holds.

    Rules MTG8-CR-WHILE-1 to 3.
    """

    condition: Condition
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Grants:
    """A static ability by which permanents have a further ability, as if it were printed on them.

    Rules MTG8-CR-GRANT-1 and 2. In `ability`, "this" is the permanent that has it, and "you" who controls
    that permanent.
    """

    what: That | Enchanted
    ability: Activated | Triggered | Provoke


@dataclass(frozen=True)
class GrantsWhile:
    """A static ability by which permanents have a further ability as long as a condition holds.

    Rules MTG8-CR-GRANT-1, MTG8-CR-GRANT-2 and MTG8-CR-WHILE-1 to 3.
    """

    condition: Condition
    what: That | Enchanted
    ability: Activated | Triggered


@dataclass(frozen=True)
class KickedByEntersWith(KeywordAbility):
    """If its kicker cost `cost` was paid, this permanent comes into play with `count` +1/+1 counters.

    It has a `keyword` or, where that is "", an `ability`, too, as long as it is in play (MTG8-CR-KICK-5).
    """

    EN: ClassVar[Rows] = (
        "(ability=None) if you paid the <cost:mana> kicker cost, ~ comes into play with <count:tally> +1/+1 "
        "[counter|counters] on it and has <keyword:keyword>.",
        "(keyword=) if you paid the <cost:mana> kicker cost, ~ comes into play with <count:tally> +1/+1 "
        "[counter|counters] on it and has <ability:quoted>",
    )
    IT: ClassVar[Rows] = (
        "(ability=None) se hai pagato il costo di potenziamento <cost:mana>, ~ [entra|entrano] in gioco con "
        "<count:tally> [segnalino|segnalini] +1/+1 e con <keyword:keyword>.",
        "(keyword=) se hai pagato il costo di potenziamento <cost:mana>, ~ [entra|entrano] in gioco con "
        "<count:tally> [segnalino|segnalini] +1/+1 e con <ability:quoted>",
    )
    FR: ClassVar[Rows] = (
        "(ability=None) si vous avez payé le coût de kick <cost:mana>, ~ [arrive|arrivent] en jeu avec "
        "<count:tally> [marqueur|marqueurs] +1/+1 et avec <keyword:keyword>.",
        "(keyword=) si vous avez payé le coût de kick <cost:mana>, ~ [arrive|arrivent] en jeu avec "
        "<count:tally> [marqueur|marqueurs] +1/+1 et avec <ability:quoted>",
    )

    cost: str
    count: int
    keyword: Keyword | Literal[""] = ""
    ability: Activated | Triggered | None = None


Ability = (
    Keywords
    | Spell
    | Modes
    | Activated
    | Triggered
    | Static
    | Mechanism
    | Threshold
    | Anyone
    | AsLongAs
    | Grants
    | GrantsWhile
    | KickedByEntersWith
)


@dataclass(frozen=True)
class Card:
    """A card of the game (MTG8-1.CARD-2 to 9).

    Attributes:
        name: its English name.
        cost: mana cost; "" for lands, which have none.
        kinds: card types.
        text: its abilities in printed order.
        types: creature and land types as printed in 2003; "Legend" counts as one.
        basic: whether it is a basic land.
        world: whether it is an Enchant World.
        size: printed power and toughness, with 0 for a star; None if it is no creature.
        enchants: the noun for what a local enchantment may enchant ("Enchant Creature"), else None.
        colors: the colours of a token, since it has no mana cost.
        token: whether it is a token instead of a card.
    """

    name: str
    cost: str
    kinds: tuple[str, ...]
    text: tuple[Ability, ...] = ()
    types: tuple[str, ...] = ()
    basic: bool = False
    world: bool = False
    size: tuple[int, int] | None = None
    enchants: That | None = None
    colors: tuple[str, ...] = ()
    token: bool = False


# -- short forms in which cards are written ----------------------------------------------------------

CREATURE_CARD = ("creature",)
ARTIFACT_CARD = ("artifact",)
ARTIFACT_CREATURE = ("artifact", "creature")
ENCHANTMENT_CARD = ("enchantment",)
LAND_CARD = ("land",)
INSTANT = ("instant",)
SORCERY = ("sorcery",)


def card(
    name: str,
    cost: str,
    kinds: tuple[str, ...],
    *text: Ability,
    types: tuple[str, ...] = (),
    size: tuple[int, int] | None = None,
    basic: bool = False,
    world: bool = False,
    enchants: That | None = None,
) -> Card:
    """A card: ``card("Shock", "{R}", INSTANT, spell(DealDamage(2, Target(CREATURE_OR_PLAYER))))``.

    The arguments are the attributes of `Card`: the English name, the mana cost, the card types, the
    abilities, the creature and land types, power and toughness (None if it is no creature), whether it is a
    basic land or an Enchant World, and what a local enchantment may enchant.
    """
    return Card(name, cost, kinds, text, types, basic, world, size, enchants)


def local(name: str, cost: str, enchants: That, *text: Ability) -> Card:
    """A local enchantment: ``local("Fear", "{B}{B}", CREATURE, static(Has(ENCHANTED, "fear")))``.

    The arguments are its name, its mana cost, the noun for what it may enchant, and its abilities.
    """
    return card(name, cost, ENCHANTMENT_CARD, *text, enchants=enchants)


def keywords(*names: Keyword) -> Keywords:
    """The keywords of a card: ``keywords("flying", "haste")``."""
    return Keywords(names)


def spell(*effects: Effect) -> Spell:
    """The effects of an instant or sorcery, in order."""
    return Spell(effects)


def activated(
    cost: Cost | tuple[Cost, ...], *effects: Effect, only: Timing = "", from_graveyard: bool = False
) -> Activated:
    """An activated ability: ``activated("{B}", Regenerate(THIS))``.

    `from_graveyard` tells whether it is played while the card is in the graveyard, and not in play. The
    arguments are the attributes of `Activated`; a cost of a single part may stand alone.
    """
    parts = cost if isinstance(cost, tuple) else (cost,)
    return Activated(parts, effects, only, from_graveyard)


def when(
    on: Trigger | tuple[Trigger, ...], *effects: Effect, condition: Condition | None = None
) -> Triggered:
    """A triggered ability: ``when(ComesIntoPlay(THIS), GainLife(2))``.

    The arguments are the attributes of `Triggered`; a single event may stand alone.
    """
    return Triggered(on if isinstance(on, tuple) else (on,), effects, condition)


def static(*rules: Rule) -> Static:
    """A static ability with these rules, such as ``static(Has(ENCHANTED, "fear"))``."""
    return Static(rules)
