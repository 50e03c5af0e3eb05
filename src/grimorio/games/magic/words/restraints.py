"""The effects that forbid, allow, add or skip something for a time, or empty a zone; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import YOU, That, What, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class CantRegenerate:
    """Permanents cannot be regenerated this turn (MTG8-CR-REGEN-2)."""

    EN: ClassVar[Rows] = ("<what:subject> can't be regenerated this turn",)

    what: What | That


@dataclass(frozen=True)
class MayBlockMore:
    """Creatures may block an additional creature this turn (MTG8-CR-BLOCK-4)."""

    EN: ClassVar[Rows] = ("<what:subject> may block an additional creature this turn",)

    what: What | That


@dataclass(frozen=True)
class NoCombatDamage:
    """Creatures assign no combat damage this turn (MTG8-CR-DAMAGE-5)."""

    EN: ClassVar[Rows] = ("<what:subject> assign[s] no combat damage this turn",)

    what: What | That


@dataclass(frozen=True)
class NoAttackTap:
    """Attacking does not cause creatures to tap this turn (MTG8-CR-ATTACK-TAP-1)."""

    EN: ClassVar[Rows] = ("attacking doesn't cause <what> to tap this turn",)

    what: What | That


@dataclass(frozen=True)
class StaysTapped:
    """Permanents do not untap during their controller's next untap step (MTG8-CR-UNTAP-3)."""

    EN: ClassVar[Rows] = (
        "<what:subject> [doesn't|don't] untap during [its controller's|their controllers'] next untap step",
    )

    what: What | That


@dataclass(frozen=True)
class CantPlay:
    """Players cannot play spells that fit the noun `what`, or lands, this turn (MTG8-CR-BAN-1)."""

    EN: ClassVar[Rows] = ("<who!> can't play <what:plural> this turn",)

    what: That
    who: Who = YOU


@dataclass(frozen=True)
class Sheltered:
    """You cannot be the target of spells or abilities this turn (MTG8-CR-TARGET-3)."""

    EN: ClassVar[Rows] = ("you can't be the target of spells or abilities this turn",)


@dataclass(frozen=True)
class NoAttack:
    """Creatures that fit a noun cannot attack this turn, those that come later too (MTG8-CR-ATTACK-4)."""

    EN: ClassVar[Rows] = ("<what:plural> can't attack this turn",)

    what: That


@dataclass(frozen=True)
class LifeBecomes:
    """The life totals of players become a number; they gain or lose the difference (MTG8-CR-LIFE-1)."""

    EN: ClassVar[Rows] = ("<who:belongs> life total becomes <life:digits>",)

    life: int
    who: Who = YOU


@dataclass(frozen=True)
class ExtraTurn:
    """Players take extra turns after this one (MTG8-CR-TURN-1)."""

    EN: ClassVar[Rows] = (
        "(count=1) <who> take[s] an extra turn after this one",
        "<who> take[s] <count:number> extra turns after this one",
    )

    who: Who = YOU
    count: int = 1


@dataclass(frozen=True)
class SkipTurn:
    """Players skip their next turn (MTG8-CR-TURN-2)."""

    EN: ClassVar[Rows] = ("<who> skip[s] <who.his> next turn",)

    who: Who = YOU


@dataclass(frozen=True)
class RemoveBuried:
    """Players other than you remove from the game all cards in their graveyards that fit the noun `what`.

    For your own graveyard it is a `Return`, to "removed".
    """

    EN: ClassVar[Rows] = ("<who> remove[s] all <what:plural@graveyard> in <who.his> graveyard from the game",)

    what: That
    who: Who


@dataclass(frozen=True)
class RemoveHand:
    """Players remove all cards in their hands from the game.

    Another ability of the permanent may return these cards (MTG8-CR-LINK-1).
    """

    EN: ClassVar[Rows] = ("<who> remove[s] all cards in <who.his> hand from the game",)

    who: Who = YOU


@dataclass(frozen=True)
class MillHalf:
    """Players put the top half of their libraries, rounded down, into their graveyards."""

    EN: ClassVar[Rows] = (
        "<who> put[s] the top half of <who.his> library, rounded down, into <who.his> graveyard",
    )

    who: Who


@dataclass(frozen=True)
class MustAttackNow:
    """Creatures that fit a noun attack this turn if able, those that come later too (MTG8-CR-ATTACK-6)."""

    EN: ClassVar[Rows] = ("<what:plural> attack this turn if able",)

    what: That


@dataclass(frozen=True)
class AsThoughUnblocked:
    """You may have creatures deal their combat damage this turn as though they were not blocked.

    Rule MTG8-CR-DAMAGE-3.
    """

    EN: ClassVar[Rows] = (
        "you may have <what> deal its combat damage to defending player this turn as though it weren't "
        "blocked",
    )

    what: What | That


@dataclass(frozen=True)
class AttacksAsNoWall:
    """Creatures may attack this turn as though they were not Walls (MTG8-CR-ATTACK-7)."""

    EN: ClassVar[Rows] = ("<what:subject> may attack this turn as though it weren't a Wall",)

    what: What | That


@dataclass(frozen=True)
class BlockedByMany:
    """Creatures can be blocked this turn only by two or more creatures together (MTG8-CR-BLOCK-7)."""

    EN: ClassVar[Rows] = ("<what:subject> can't be blocked this turn except by two or more creatures",)

    what: What | That


Calm = (
    Sheltered | NoAttack | LifeBecomes | MustAttackNow | AsThoughUnblocked | AttacksAsNoWall | BlockedByMany
)
"""The effects that spare players, that let or keep creatures from fighting, or set life totals."""
