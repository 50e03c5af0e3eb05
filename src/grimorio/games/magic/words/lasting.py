"""The effects that last, most of them until the end of the turn; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import THIS, YOU, Amount, Keyword, That, What, Who
from grimorio.games.magic.words.rows import Rows

Until = Literal["end of turn", "always"]
"""How long an effect lasts. Static abilities do not use this: their effects last as long as the ability."""


@dataclass(frozen=True)
class Regenerate:
    """The next destruction of a permanent this turn does not happen (MTG8-CR-REGEN-1)."""

    EN: ClassVar[Rows] = ("regenerate <what>",)

    what: What


@dataclass(frozen=True)
class Gets:
    """Permanents get this much more power and toughness."""

    what: What | That
    power: Amount
    toughness: Amount
    until: Until = "end of turn"


@dataclass(frozen=True)
class Has:
    """Permanents have, or gain, a keyword."""

    READ: ClassVar[Rows] = (
        "<what:subject> [gains|gain] <keyword:keyword> until end of turn",
        "(until=always) <what:subject> [gains|gain|has|have] <keyword:keyword>",
    )

    what: What | That
    keyword: Keyword
    until: Until = "end of turn"


@dataclass(frozen=True)
class Becomes:
    """Permanents change colour, types or size. Empty fields change nothing.

    Attributes:
        color: the colour that replaces all others: `CHOSEN` for the one chosen for the permanent, "choose"
            for one chosen now.
        kinds: card types that are added ("it is still a land").
        types: creature types that are added.
        land_type: the land type that replaces all others, "choose" for a basic one chosen now. The land keeps
            no abilities but the mana ability of that type (Blood Moon).
        size: the new power and toughness.
    """

    what: What | That
    color: str | None = None
    kinds: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    land_type: str | None = None
    size: tuple[int, int] | None = None
    until: Until = "end of turn"


@dataclass(frozen=True)
class Prevent:
    """Damage that would be dealt this turn is prevented.

    Attributes:
        amount: how many points of damage are prevented; None for all damage.
        to: the creatures or players that are protected, or None for all.
        by: a noun: you choose a source that fits it on resolution, and only its next damage is prevented.
            None for all sources.
        combat: whether only combat damage is prevented.
        source: the permanents whose damage is prevented, all of it; None for any.
    """

    READ: ClassVar[Rows] = (
        "prevent all {combat:combat }damage <source:subject> would deal this turn",
        "prevent all {combat:combat }damage that would be dealt this turn{to?: to <to:victims>}",
        "prevent the next <amount:value> {combat:combat }damage that would be dealt{to?: to "
        "<to:victims>} this turn",
        "the next time <by:source> would deal {combat:combat }damage{to?: to <to:victims>} this "
        "turn, prevent {amount?:<amount:value> of }that damage",
    )

    amount: Amount | None = None
    to: What | Who | None = None
    by: That | None = None
    combat: bool = False
    source: What | None = None


@dataclass(frozen=True)
class Redirect:
    """All damage that a source of your choice would deal to `what` this turn is dealt to `to` instead."""

    EN: ClassVar[Rows] = (
        "all damage that would be dealt to <what> this turn by a source of your choice is dealt to "
        "<to:what> instead",
    )

    what: What
    to: What = THIS


@dataclass(frozen=True)
class CantBlock:
    """Creatures cannot block this turn."""

    EN: ClassVar[Rows] = ("<what:subject> can't block this turn",)

    what: What | That


@dataclass(frozen=True)
class Shroud:
    """Permanents cannot be the target of spells or abilities this turn (MTG8-CR-TARGET-1)."""

    EN: ClassVar[Rows] = ("<what:subject> can't be the target of spells or abilities this turn",)

    what: What | That


@dataclass(frozen=True)
class GainsProtection:
    """Permanents have protection from the chosen colour this turn (MTG8-4.PRO-1)."""

    EN: ClassVar[Rows] = ("<what:subject> gain[s] protection from the chosen color until end of turn",)

    what: What | That


@dataclass(frozen=True)
class Unblockable:
    """Creatures cannot be blocked this turn."""

    READ: ClassVar[Rows] = ("<what:subject> [is|are] unblockable this turn",)

    what: What | That


@dataclass(frozen=True)
class Loses:
    """Permanents lose a keyword until the end of the turn."""

    EN: ClassVar[Rows] = ("<what:subject> lose[s] <keyword:keyword> until end of turn",)

    what: What | That
    keyword: Keyword


@dataclass(frozen=True)
class GainControl:
    """A player gains control of permanents (MTG8-CR-CONTROL-1)."""

    EN: ClassVar[Rows] = (
        "(until=always) <who> gain[s] control of <what>",
        "<who> gain[s] control of <what> until end of turn",
    )

    what: What
    who: Who = YOU
    until: Until = "end of turn"
