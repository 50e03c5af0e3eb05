"""The rules that static abilities make; each class is one rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.combat_rules import CombatRule
from grimorio.games.magic.words.counted import EntersWithCount
from grimorio.games.magic.words.lasting import Becomes, Gets, Has
from grimorio.games.magic.words.nouns import SOURCE, THIS, Amount, EachPlayer, Enchanted, That, This, You
from grimorio.games.magic.words.rows import Rows
from grimorio.games.magic.words.triggers import Condition
from grimorio.games.magic.words.world import World


@dataclass(frozen=True)
class SizeIs:
    """This object has this power and toughness in all zones; None leaves the printed one.

    Rule MTG8-CR-LAYER-4.
    """

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True)
class ControlsEnchanted:
    """You control the enchanted permanent."""

    EN: ClassVar[Rows] = ("you control <enchanted>",)


@dataclass(frozen=True)
class AttacksUntapped:
    """Attacking does not cause the creatures that `what` means to tap."""

    EN: ClassVar[Rows] = (
        "(what=This) attacking doesn't cause <card> to tap",
        "(what=Enchanted) attacking doesn't cause <enchanted> to tap",
        "attacking doesn't cause <what:plural> to tap",
    )

    what: That | This | Enchanted = THIS


@dataclass(frozen=True)
class CantAttack:
    """The creatures that `what` means cannot attack, or only under a condition.

    Attributes:
        unless: the condition under which they can attack, or None.
        unless_greater: whether they can attack together with a creature of greater power.
        over_hand: whether the rule is only for creatures whose power exceeds the number of cards in your
            hand.
    """

    READ: ClassVar[Rows] = (
        "(over_hand=True) <what:rule> with power greater than the number of cards in your hand can't attack",
        "<what:rule> can't attack{unless?: unless <unless:condition>}{unless_greater: unless a "
        "creature with greater power also attacks}",
    )

    what: That | This | Enchanted
    unless: Condition | None = None
    unless_greater: bool = False
    over_hand: bool = False


@dataclass(frozen=True)
class CantBlockAtAll:
    """The creatures that `what` means cannot block.

    With `unless_greater`, they can block together with a creature of greater power.
    """

    EN: ClassVar[Rows] = (
        "<what:rule> can't block{unless_greater: unless a creature with greater power also blocks}",
    )

    what: That | This | Enchanted
    unless_greater: bool = False


@dataclass(frozen=True)
class CantBlockThose:
    """This creature cannot block creatures that fit the noun `those`."""

    EN: ClassVar[Rows] = ("<card> can't block <those:plural>",)

    those: That


@dataclass(frozen=True)
class BlockableOnly:
    """The creature `what` can be blocked only by creatures that fit the noun `by`; with `by` None, by none.

    It can be blocked only by `least` or more of them together.
    """

    EN: ClassVar[Rows] = (
        "(by=None) <what:rule> [is|are] unblockable",
        "(least=1) <what:rule> can't be blocked except by <by:plural>",
        "<what:rule> can't be blocked except by <least:number> or more <by:plural>",
    )

    what: That | This | Enchanted
    by: That | None = None
    least: int = 1


@dataclass(frozen=True)
class NotBlockableBy:
    """Creatures that fit the noun `by` cannot block this creature."""

    EN: ClassVar[Rows] = ("<card> can't be blocked by <by:plural>",)

    by: That


@dataclass(frozen=True)
class BlocksAsThoughFlying:
    """This creature may block as though it had flying."""

    EN: ClassVar[Rows] = ("<card> may block as though it had flying",)


@dataclass(frozen=True)
class BlocksMore:
    """This creature may block `more` additional attackers; None for any number."""

    EN: ClassVar[Rows] = (
        "(more=None) <card> may block any number of creatures",
        "(more=1) <card> may block an additional creature",
        "<card> may block <more:number> additional creatures",
    )

    more: int | None


@dataclass(frozen=True)
class MustBeBlocked:
    """All creatures that are able to block the creature `what` must do so."""

    EN: ClassVar[Rows] = ("all creatures able to block <what:rule> do so",)

    what: This | Enchanted


@dataclass(frozen=True)
class MustAttack:
    """The creatures that `what` means attack each turn if able (MTG8-CR-ATTACK-3)."""

    EN: ClassVar[Rows] = ("<what:rule> attack[s] each turn if able",)

    what: That | This | Enchanted


@dataclass(frozen=True)
class WallsMayAttack:
    """Walls may attack as though they were not Walls."""

    EN: ClassVar[Rows] = ("Walls may attack as though they weren't Walls",)


@dataclass(frozen=True)
class DamageAsThoughUnblocked:
    """You may have this creature deal its combat damage as though it were not blocked."""

    EN: ClassVar[Rows] = (
        "you may have <card> deal its combat damage to defending player as though it weren't blocked",
    )


@dataclass(frozen=True)
class DoesntUntap:
    """The permanents that `what` means do not untap during their controllers' untap steps."""

    EN: ClassVar[Rows] = (
        "(what=This) <card> doesn't untap during your untap step",
        "(what=Enchanted) <enchanted> doesn't untap during its controller's untap step",
        "<what:plural> don't untap during their controllers' untap steps",
    )

    what: That | This | Enchanted


@dataclass(frozen=True)
class EntersTapped:
    """This permanent comes into play tapped."""

    EN: ClassVar[Rows] = ("<card> comes into play tapped",)


@dataclass(frozen=True)
class AnyTime:
    """This card may be played any time its player could play an instant.

    With `more`, only if that much more generic mana is paid for it (MTG8-CR-ANYTIME-1).
    """

    EN: ClassVar[Rows] = (
        "(more=0) you may play <card> any time you could play an instant",
        "you may play <card> any time you could play an instant if you pay <more:generic> more to play it",
    )

    more: int = 0


@dataclass(frozen=True)
class AsEntersChoose:
    """As this permanent comes into play, its controller chooses a colour or a creature type."""

    EN: ClassVar[Rows] = ("as <card> comes into play, choose a <what:word>",)

    what: Literal["color", "creature type"]


@dataclass(frozen=True)
class CostsLess:
    """This spell costs `less` less generic mana as long as the condition holds."""

    EN: ClassVar[Rows] = ("if <condition:condition>, <card> costs <less:generic> less to play",)

    less: int
    condition: Condition


@dataclass(frozen=True)
class SpellsCost:
    """Spells that fit the noun `what` cost more or less mana to play (MTG8-CR-PRICE-1).

    Attributes:
        what: the noun for the spells.
        mana: the mana. It is generic where spells cost less.
        less: whether they cost less.
        yours: whether only spells that you play count.
    """

    EN: ClassVar[Rows] = (
        "(less=True, yours=True) <what:plural> you play cost <mana:mana> less to play",
        "(less=True, yours=False) <what:plural> cost <mana:mana> less to play",
        "(less=False, yours=True) <what:plural> you play cost <mana:mana> more to play",
        "(less=False, yours=False) <what:plural> cost <mana:mana> more to play",
    )

    what: That
    mana: str
    less: bool = True
    yours: bool = True


@dataclass(frozen=True)
class OthersSpellsCostMore:
    """During each player's turn, spells of the other players cost `more` more generic mana."""

    EN: ClassVar[Rows] = (
        "during each player's turn, each other player's spells cost <more:generic> more to play",
    )

    more: int


@dataclass(frozen=True)
class CantBeTargeted:
    """You cannot be the target of spells or abilities."""

    EN: ClassVar[Rows] = ("you can't be the target of spells or abilities",)


@dataclass(frozen=True)
class Untargetable:
    """The permanents that `what` means cannot be the target of spells or abilities."""

    EN: ClassVar[Rows] = ("<what:rule> can't be the target of spells or abilities",)

    what: That | This | Enchanted


@dataclass(frozen=True)
class CantBeCountered:
    """The spells that `what` means (or this spell) cannot be countered."""

    EN: ClassVar[Rows] = ("<what:rule> can't be countered",)

    what: That | This


@dataclass(frozen=True)
class SmallerHand:
    """Your maximum hand size is `less` smaller (MTG8-CR-HAND-1)."""

    EN: ClassVar[Rows] = ("your maximum hand size is reduced by <less:number>",)

    less: int


@dataclass(frozen=True)
class NoMaximumHand:
    """You have no maximum hand size."""

    EN: ClassVar[Rows] = ("you have no maximum hand size",)


@dataclass(frozen=True)
class SkipsDraw:
    """You skip your draw step (MTG8-CR-SKIP-DRAW-1)."""

    EN: ClassVar[Rows] = ("skip your draw step",)


@dataclass(frozen=True)
class HandsRevealed:
    """Players play with their hands revealed."""

    EN: ClassVar[Rows] = ("<who:players> play with their hands revealed",)

    who: EachPlayer


@dataclass(frozen=True)
class DamageTimes:
    """If a source would deal damage to an object or player that fits `to`, it deals `times` times as much.

    `by` is the noun for the sources.
    """

    EN: ClassVar[Rows] = (
        "if <by:a> would deal damage to <to:a>, it deals <times:much> that damage to <to.again> instead",
    )

    to: That
    times: int
    by: That = SOURCE


@dataclass(frozen=True)
class PreventFromEach:
    """If a source would deal damage to you, or to a permanent, `amount` of that damage is prevented.

    Attributes:
        amount: how much of it.
        by: the noun for the sources.
        to: the noun for the permanents that are protected; None for you.
    """

    EN: ClassVar[Rows] = (
        "(to=None) if <by:a> would deal damage to you, prevent <amount:digits> of that damage",
        "if <by:a> would deal damage to <to:a>, prevent <amount:digits> of that damage",
    )

    amount: int
    by: That = SOURCE
    to: That | None = None


@dataclass(frozen=True)
class PreventAll:
    """All damage that would be dealt to what `to` means is prevented.

    Attributes:
        to: the permanents, or you.
        combat: whether that goes for combat damage only.
        and_by: whether damage that they would deal is prevented too.
    """

    EN: ClassVar[Rows] = (
        "prevent all {combat:combat }damage that would be dealt to {and_by:and dealt by }<to:whom>",
    )

    to: That | This | Enchanted | You
    combat: bool = False
    and_by: bool = False


@dataclass(frozen=True)
class LifeStaysAtOne:
    """Damage that would reduce your life to less than 1 reduces it to 1, while you control a creature."""

    EN: ClassVar[Rows] = (
        "if you control a creature, damage that would reduce your life total to less than 1 reduces "
        "it to 1 instead",
    )


@dataclass(frozen=True)
class DrawsAreBidFor:
    """A card that is to be drawn is revealed first.

    Another player may then pay `life` life to put it into the graveyard instead.
    """

    EN: ClassVar[Rows] = (
        "if a player would draw a card, he or she reveals it instead. Then any other player may pay "
        "<life:digits> life. If a player does, put that card into its owner's graveyard. Otherwise, "
        "that player draws the card",
    )

    life: int


@dataclass(frozen=True)
class ManaInstead:
    """The mana ability of this permanent adds `mana` instead, as long as the condition holds."""

    EN: ClassVar[Rows] = ("if <condition:condition>, add <mana:mana> to your mana pool instead",)

    mana: str
    condition: Condition


@dataclass(frozen=True)
class CanEnchantOnly:
    """This local enchantment can enchant only a permanent that fits the noun `what`."""

    EN: ClassVar[Rows] = ("<card> can enchant only <what:a>",)

    what: That


@dataclass(frozen=True)
class ProtectionFrom:
    """Permanents have protection from all objects that fit the noun `what`, such as artifacts (MTG8-4.PRO-5).

    Protection from a colour is a keyword instead. `on` says which permanents have it.
    """

    EN: ClassVar[Rows] = (
        "(on=This) <card> has protection from <what:plural>",
        "(on=Enchanted) <enchanted> has protection from <what:plural>",
        "<on:plural> have protection from <what:plural>",
    )

    what: That
    on: That | This | Enchanted = THIS


@dataclass(frozen=True)
class ProtectionFromChosen:
    """The permanents that `what` means have protection from the colour chosen as this one came into play
    (MTG8-4.PRO-1).
    """

    READ: ClassVar[Rows] = ("<what:rule> [has|have] protection from the chosen color",)

    what: That | This | Enchanted


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
    | MustAttack
    | WallsMayAttack
    | DamageAsThoughUnblocked
    | DoesntUntap
    | EntersTapped
    | AnyTime
    | AsEntersChoose
    | CostsLess
    | SpellsCost
    | OthersSpellsCostMore
    | CantBeTargeted
    | Untargetable
    | CantBeCountered
    | SmallerHand
    | NoMaximumHand
    | SkipsDraw
    | HandsRevealed
    | DamageTimes
    | PreventFromEach
    | PreventAll
    | LifeStaysAtOne
    | DrawsAreBidFor
    | ManaInstead
    | CanEnchantOnly
    | ProtectionFrom
    | ProtectionFromChosen
    | World
    | CombatRule
    | EntersWithCount
)
