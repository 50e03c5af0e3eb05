"""The rules that static abilities make for phases, zones and costs; each class is one rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import That
from grimorio.games.magic.words.rows import Rows
from grimorio.games.magic.words.triggers import Condition


@dataclass(frozen=True)
class PoolsStay:
    """Mana pools do not empty as phases end (MTG8-CR-POOLS-1)."""

    EN: ClassVar[Rows] = ("mana pools don't empty at the end of phases or turns",)


@dataclass(frozen=True)
class UntapsWithOthers:
    """All permanents that you control untap during the untap step of each other player (MTG8-CR-UNTAP-4)."""

    EN: ClassVar[Rows] = ("untap all permanents you control during each other player's untap step",)


@dataclass(frozen=True)
class NoCycling:
    """Players cannot cycle cards."""

    EN: ClassVar[Rows] = ("players can't cycle cards",)


@dataclass(frozen=True)
class GraveyardsSealed:
    """Cards in graveyards cannot be the targets of spells or abilities (MTG8-CR-TARGET-2)."""

    EN: ClassVar[Rows] = ("cards in graveyards can't be the targets of spells or abilities",)


@dataclass(frozen=True)
class MorphCostsMore:
    """It costs `more` more generic mana to turn permanents face up, whoever does so (MTG8-CR-MORPH-8)."""

    EN: ClassVar[Rows] = ("all morph costs cost <more:generic> more",)

    more: int


@dataclass(frozen=True)
class FlashbackCosts:
    """Flashback costs have up to `much` less generic mana, if you pay them (MTG8-CR-FLASH-3).

    With `yours` false, those that your opponents pay have `much` more.
    """

    EN: ClassVar[Rows] = (
        "(yours=True) flashback costs you pay cost up to <much:generic> less",
        "(yours=False) flashback costs your opponents pay cost <much:generic> more",
    )

    much: int
    yours: bool = True


@dataclass(frozen=True)
class ProtectionFromOwnColors:
    """Permanents that fit a noun have protection from the colours that each of them has (MTG8-4.PRO-1)."""

    EN: ClassVar[Rows] = ("each <what:one of> has protection from its colors",)

    what: That


@dataclass(frozen=True)
class CostsLessForEach:
    """This spell costs `less` less generic mana for each object that fits a noun (MTG8-CR-PRICE-2)."""

    EN: ClassVar[Rows] = ("<card> costs <less:generic> less to play<what:for each>",)

    less: int
    what: That


@dataclass(frozen=True)
class ColoredLess:
    """Spells that fit a noun cost you less coloured mana, and no less generic mana (MTG8-CR-PRICE-3)."""

    EN: ClassVar[Rows] = (
        "<what:plural> you play cost <mana:mana> less to play. This effect reduces only the amount of "
        "colored mana you pay",
    )

    what: That
    mana: str


@dataclass(frozen=True)
class PreventAllIf:
    """All damage that would be dealt to you is prevented as long as the condition holds."""

    EN: ClassVar[Rows] = ("if <condition:condition>, prevent all damage that would be dealt to you",)

    condition: Condition


@dataclass(frozen=True)
class CantAttackYou:
    """Creatures cannot attack you, though they may attack other players (MTG8-CR-ATTACK-5)."""

    EN: ClassVar[Rows] = ("<what:rule> can't attack you",)

    what: That


@dataclass(frozen=True)
class OpponentsCantPlay:
    """Your opponents cannot play spells that fit a noun (MTG8-CR-BAN-2)."""

    EN: ClassVar[Rows] = ("your opponents can't play <what:plural>",)

    what: That


@dataclass(frozen=True)
class AnyTimeForAll:
    """All players may play cards that fit a noun any time they could play an instant (MTG8-CR-ANYTIME-2)."""

    EN: ClassVar[Rows] = ("any player may play <what:plural@hand> any time he or she could play an instant",)

    what: That


@dataclass(frozen=True)
class AbilitiesBarred:
    """The activated abilities of the enchanted permanent cannot be played (MTG8-CR-BAN-3)."""

    EN: ClassVar[Rows] = ("<enchanted>'s activated abilities can't be played",)


@dataclass(frozen=True)
class NoLifeGain:
    """Players gain no life (MTG8-CR-LIFE-2)."""

    EN: ClassVar[Rows] = ("if a player would gain life, that player gains no life instead",)


@dataclass(frozen=True)
class Undying:
    """You do not lose the game for having 0 or less life (MTG8-CR-LIFE-2)."""

    EN: ClassVar[Rows] = ("you don't lose the game for having 0 or less life",)


@dataclass(frozen=True)
class DamageToCounters:
    """Damage that would be dealt to you puts as many counters on this permanent instead."""

    EN: ClassVar[Rows] = (
        "if damage would be dealt to you, put that many <counter:mark> counters on <card> instead",
    )

    counter: str


World = (
    NoLifeGain
    | Undying
    | DamageToCounters
    | PoolsStay
    | UntapsWithOthers
    | NoCycling
    | GraveyardsSealed
    | MorphCostsMore
    | FlashbackCosts
    | ProtectionFromOwnColors
    | CostsLessForEach
    | ColoredLess
    | PreventAllIf
    | CantAttackYou
    | OpponentsCantPlay
    | AbilitiesBarred
    | AnyTimeForAll
)
"""The rules of this module."""
