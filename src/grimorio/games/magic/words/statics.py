"""What static abilities say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from grimorio.games.magic.words.effects import Becomes, Gets, Has
from grimorio.games.magic.words.nouns import Amount, EachPlayer, Enchanted, That, This
from grimorio.games.magic.words.triggers import Condition


@dataclass(frozen=True)
class SizeIs:
    """Its power and toughness are this, everywhere (MTG8-CR-LAYER-4); None leaves the printed one."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True)
class ControlsEnchanted:
    """You control the enchanted permanent."""


@dataclass(frozen=True)
class AttacksUntapped:
    """Attacking does not cause it to tap."""


@dataclass(frozen=True)
class CantAttack:
    """They cannot attack; `unless` it holds, or unless a creature of greater power attacks too.

    `over_hand`: those whose power is above the number of cards in your hand.
    """

    what: That | This | Enchanted
    unless: Condition | None = None
    unless_greater: bool = False
    over_hand: bool = False


@dataclass(frozen=True)
class CantBlockAtAll:
    """They cannot block; `unless_greater`: unless a creature of greater power blocks too."""

    what: That | This | Enchanted
    unless_greater: bool = False


@dataclass(frozen=True)
class CantBlockThose:
    """It cannot block creatures like this."""

    those: That


@dataclass(frozen=True)
class BlockableOnly:
    """It cannot be blocked except by creatures like this, or by `least` or more; None: not at all."""

    what: This | Enchanted
    by: That | None = None
    least: int = 1


@dataclass(frozen=True)
class NotBlockableBy:
    """It cannot be blocked by creatures like this."""

    by: That


@dataclass(frozen=True)
class BlocksAsThoughFlying:
    """It may block as though it had flying."""


@dataclass(frozen=True)
class BlocksMore:
    """It may block so many more creatures; None for any number."""

    more: int | None


@dataclass(frozen=True)
class MustBeBlocked:
    """All creatures able to block it do so."""

    what: This | Enchanted


@dataclass(frozen=True)
class WallsMayAttack:
    """Walls may attack as though they were not Walls."""


@dataclass(frozen=True)
class DamageAsThoughUnblocked:
    """You may have it deal its combat damage to the defending player as though it were not blocked."""


@dataclass(frozen=True)
class DoesntUntap:
    """They do not untap during their controllers' untap steps."""

    what: That | This | Enchanted


@dataclass(frozen=True)
class EntersTapped:
    """It comes into play tapped."""


@dataclass(frozen=True)
class AsEntersChoose:
    """As it comes into play, its controller chooses a colour or a creature type."""

    what: Literal["color", "creature type"]


@dataclass(frozen=True)
class CostsLess:
    """This costs less generic mana to play while the condition holds."""

    less: int
    condition: Condition


@dataclass(frozen=True)
class OthersSpellsCostMore:
    """During each player's turn the spells of the other players cost more generic mana."""

    more: int


@dataclass(frozen=True)
class CantBeTargeted:
    """You cannot be the target of spells or abilities."""


@dataclass(frozen=True)
class CantBeCountered:
    """Such spells, or this one, cannot be countered."""

    what: That | This


@dataclass(frozen=True)
class NoMaximumHand:
    """You have no maximum hand size."""


@dataclass(frozen=True)
class HandsRevealed:
    """These players play with their hands revealed."""

    who: EachPlayer


@dataclass(frozen=True)
class DamageTimes:
    """If a source would deal damage to such an object or player, it deals so many times that."""

    to: That
    times: int


@dataclass(frozen=True)
class PreventFromEach:
    """If a source would deal damage to you, so much of it is prevented."""

    amount: int


@dataclass(frozen=True)
class LifeStaysAtOne:
    """Damage that would reduce your life to less than 1 reduces it to 1, while you control a creature."""


@dataclass(frozen=True)
class DrawsAreBidFor:
    """A card to be drawn is revealed first; another player may pay life to put it into the graveyard."""

    life: int


@dataclass(frozen=True)
class ManaInstead:
    """Its mana ability adds this instead while you control such lands."""

    mana: str
    condition: Condition


@dataclass(frozen=True)
class CanEnchantOnly:
    """It can enchant only a permanent like this."""

    what: That


@dataclass(frozen=True)
class ProtectionFrom:
    """It has protection from all that is like this, where that is no colour (MTG8-4.PRO-5)."""

    what: That


Rule = (
    Gets
    | Has
    | Becomes
    | SizeIs
    | ControlsEnchanted
    | AttacksUntapped
    | CantAttack
    | CantBlockAtAll
    | CantBlockThose
    | BlockableOnly
    | NotBlockableBy
    | BlocksAsThoughFlying
    | BlocksMore
    | MustBeBlocked
    | WallsMayAttack
    | DamageAsThoughUnblocked
    | DoesntUntap
    | EntersTapped
    | AsEntersChoose
    | CostsLess
    | OthersSpellsCostMore
    | CantBeTargeted
    | CantBeCountered
    | NoMaximumHand
    | HandsRevealed
    | DamageTimes
    | PreventFromEach
    | LifeStaysAtOne
    | DrawsAreBidFor
    | ManaInstead
    | CanEnchantOnly
    | ProtectionFrom
)
