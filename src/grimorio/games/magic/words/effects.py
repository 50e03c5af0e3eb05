"""The effects of spells and abilities, those that happen once and those that last; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.choosing import (
    ChooseColor as ChooseColor,
)
from grimorio.games.magic.words.choosing import (
    ChooseType as ChooseType,
)
from grimorio.games.magic.words.choosing import (
    DealOutCards as DealOutCards,
)
from grimorio.games.magic.words.choosing import (
    FlipUntilHeads as FlipUntilHeads,
)
from grimorio.games.magic.words.choosing import (
    NameTop as NameTop,
)
from grimorio.games.magic.words.copies import Copying
from grimorio.games.magic.words.dealings import Dealing
from grimorio.games.magic.words.digging import (
    Dig,
    DiscardAny,
    DiscardChosen,
    DiscardRevealed,
    RevealAtRandom,
    RevealedToBottom,
    RevealUntil,
    SearchTop,
)
from grimorio.games.magic.words.flow import (
    ChangeTarget as ChangeTarget,
)
from grimorio.games.magic.words.flow import (
    ChangeText as ChangeText,
)
from grimorio.games.magic.words.flow import (
    Counter as Counter,
)
from grimorio.games.magic.words.flow import (
    ExtraCombat as ExtraCombat,
)
from grimorio.games.magic.words.flow import (
    SkipCombat as SkipCombat,
)
from grimorio.games.magic.words.fortunes import Fortune
from grimorio.games.magic.words.further import Further
from grimorio.games.magic.words.granting import Granting
from grimorio.games.magic.words.harm import Harm
from grimorio.games.magic.words.lasting import (
    Becomes as Becomes,
)
from grimorio.games.magic.words.lasting import (
    CantBlock as CantBlock,
)
from grimorio.games.magic.words.lasting import (
    GainControl as GainControl,
)
from grimorio.games.magic.words.lasting import (
    GainsProtection as GainsProtection,
)
from grimorio.games.magic.words.lasting import (
    Gets as Gets,
)
from grimorio.games.magic.words.lasting import (
    Has as Has,
)
from grimorio.games.magic.words.lasting import (
    Loses as Loses,
)
from grimorio.games.magic.words.lasting import (
    Prevent as Prevent,
)
from grimorio.games.magic.words.lasting import (
    Redirect as Redirect,
)
from grimorio.games.magic.words.lasting import (
    Regenerate as Regenerate,
)
from grimorio.games.magic.words.lasting import (
    Shroud as Shroud,
)
from grimorio.games.magic.words.lasting import (
    Unblockable as Unblockable,
)
from grimorio.games.magic.words.libraries import (
    HandToBottom as HandToBottom,
)
from grimorio.games.magic.words.libraries import (
    LookAtHand as LookAtHand,
)
from grimorio.games.magic.words.libraries import (
    LookAtTop as LookAtTop,
)
from grimorio.games.magic.words.libraries import (
    Mill as Mill,
)
from grimorio.games.magic.words.libraries import (
    PutFromHand as PutFromHand,
)
from grimorio.games.magic.words.libraries import (
    RevealTop as RevealTop,
)
from grimorio.games.magic.words.libraries import (
    Search as Search,
)
from grimorio.games.magic.words.libraries import (
    ShowTop as ShowTop,
)
from grimorio.games.magic.words.libraries import (
    ShuffleGraveyard as ShuffleGraveyard,
)
from grimorio.games.magic.words.manas import (
    AddMana as AddMana,
)
from grimorio.games.magic.words.nouns import (
    YOU,
    All,
    Amount,
    Choose,
    Cost,
    That,
    TheObject,
    This,
    What,
    Who,
)
from grimorio.games.magic.words.outcomes import (
    WinGame as WinGame,
)
from grimorio.games.magic.words.restraints import (
    Calm,
    CantPlay,
    CantRegenerate,
    ExtraTurn,
    MayBlockMore,
    MillHalf,
    NoAttackTap,
    NoCombatDamage,
    RemoveBuried,
    RemoveHand,
    SkipTurn,
    StaysTapped,
)
from grimorio.games.magic.words.returning import ReturnBuried, ReturnOwn
from grimorio.games.magic.words.rows import Rows
from grimorio.games.magic.words.searching import Searching
from grimorio.games.magic.words.tethered import (
    WhileTapped as WhileTapped,
)
from grimorio.games.magic.words.tokens import Exchanging
from grimorio.games.magic.words.tokens import (
    LeaveCombat as LeaveCombat,
)
from grimorio.games.magic.words.tokens import (
    PutCounters as PutCounters,
)
from grimorio.games.magic.words.tokens import (
    PutToken as PutToken,
)
from grimorio.games.magic.words.tokens import (
    ReturnRemoved as ReturnRemoved,
)
from grimorio.games.magic.words.triggers import Condition
from grimorio.games.magic.words.turning import (
    LookAt as LookAt,
)
from grimorio.games.magic.words.turning import (
    TurnFaceDown as TurnFaceDown,
)
from grimorio.games.magic.words.turning import (
    TurnFaceUp as TurnFaceUp,
)


@dataclass(frozen=True)
class DealDamage:
    """The source deals damage.

    With `divided`, the player divides it among the targets as the spell or ability is played, at least 1 to
    each.
    """

    READ: ClassVar[Rows] = (
        "<this> [deals|deal] <amount:damage> to <to:victims>",
        "(divided=True) <this> [deals|deal] <amount:damage> divided as you choose among <to:victims>",
        "<this> [deals|deal] damage to <to:victims> equal to <amount:value>",
    )

    amount: Amount
    to: What | Who
    divided: bool = False


@dataclass(frozen=True)
class GainLife:
    """A player gains life."""

    EN: ClassVar[Rows] = ("<who!> gain[s] <amount:life>",)

    amount: Amount
    who: Who = YOU


@dataclass(frozen=True)
class LoseLife:
    """A player loses life; this is not damage (MTG8-CR-DAMAGE-4)."""

    EN: ClassVar[Rows] = ("<who!> lose[s] <amount:life>",)

    amount: Amount
    who: Who = YOU


@dataclass(frozen=True)
class Draw:
    """A player draws cards, one at a time."""

    EN: ClassVar[Rows] = ("<who> draw[s] <amount:cards>",)

    amount: Amount = 1
    who: Who = YOU


@dataclass(frozen=True)
class Discard:
    """Players discard cards from their hands.

    Attributes:
        amount: how many cards; not read with `all_of`.
        who: the players who discard.
        all_of: the noun for cards, all of which are discarded from the revealed hand; with the plain noun
            "card" the whole hand is discarded, and not revealed first. None for a number of cards.
        chooser: who chooses the cards: their "owner", or "you", to whom the hand is revealed.
        random: whether chance chooses them (MTG8-CR-COST-5).
    """

    READ: ClassVar[Rows] = (
        "<who> discard[s] <amount:cards> from <who.his> hand",
        "<who> discard[s] a card from <who.his> hand<amount:per card>",
        "(random=True) <who> discard[s] <amount:cards> at random from <who.his> hand",
        "<who> discard[s] cards from <who.his> hand equal to <amount:value>",
        "(all_of=Cards) <who> discard[s] <who.his> hand",
        "(chooser=you) <who> reveal[s] <who.his> hand. Choose <amount:cards> from it. [Discard|That "
        "player discards] [that card|those cards]",
        "<who> reveal[s] <who.his> hand and discard[s] all <all_of:plural@hand> from it",
        "(all_of=CardsOfChosenColor) <who> reveal[s] <who.his> hand and discard[s] all cards of that "
        "color from it",
    )

    amount: Amount = 1
    who: Who = YOU
    all_of: That | None = None
    chooser: Literal["owner", "you"] = "owner"
    random: bool = False


@dataclass(frozen=True)
class Destroy:
    """Permanents are destroyed; with `regenerate=False` they cannot be regenerated."""

    EN: ClassVar[Rows] = ("destroy <what>{regenerate=False:. [It|They] can't be regenerated}",)

    what: What
    regenerate: bool = True


@dataclass(frozen=True)
class Sacrifice:
    """Players sacrifice permanents that they control. This does not count as destruction."""

    EN: ClassVar[Rows] = ("<who> sacrifice[s] <what>",)

    what: Choose | All | This
    who: Who = YOU


@dataclass(frozen=True)
class Return:
    """Objects go to their owner's hand, to play, to their owner's library, or out of the game.

    Attributes:
        what: permanents, or cards in a graveyard.
        to: the place where they go; "library" is its top, "bottom" its bottom; with "shuffled" it is shuffled
            then.
        onto: for a local enchantment that returns to play, what it enchants; None to choose that.
    """

    READ: ClassVar[Rows] = (
        "return <what:returned> to [its owner's hand|their owners' hands|their owner's hand|your hand]",
        "(to=play) return <what:returned> to play{onto?: attached to <onto:objects>}[| under your control]",
        "(to=library) put <what:returned> on top of [its owner's library|their owners' "
        "libraries|their owner's library|your library]",
        "(to=removed) remove <what:removed> from the game",
        "(to=bottom) put <what:returned> on the bottom of [its owner's library|their owners' "
        "libraries|their owner's library|your library]",
        "(to=shuffled) shuffle <what:returned> into [its owner's library|their owners' "
        "libraries|their owner's library|your library]",
    )

    what: What
    to: Literal["hand", "play", "library", "removed", "bottom", "shuffled"] = "hand"
    onto: TheObject | None = None


@dataclass(frozen=True)
class Tap:
    """Permanents are tapped; this is not the payment of a cost."""

    EN: ClassVar[Rows] = ("tap <what>",)

    what: What


@dataclass(frozen=True)
class Untap:
    """Permanents are untapped."""

    EN: ClassVar[Rows] = ("untap <what>",)

    what: What


@dataclass(frozen=True)
class TapOrUntap:
    """Permanents are tapped or untapped, as you choose on resolution."""

    EN: ClassVar[Rows] = ("tap or untap <what>",)

    what: What


@dataclass(frozen=True)
class May:
    """A player decides, as the spell or ability resolves, whether these effects happen."""

    effects: tuple[Effect, ...]
    who: Who = YOU


@dataclass(frozen=True)
class MayPay:
    """A player may pay a cost.

    These effects happen if the cost is paid; with `otherwise`, if it is not paid. With several players as
    `who`, any one of them may pay: they are asked in turn order, until one pays.
    """

    cost: Cost
    effects: tuple[Effect, ...]
    who: Who = YOU
    otherwise: bool = False


@dataclass(frozen=True)
class Later:
    """A delayed triggered ability: as the turn or combat ends, or in the next turn's upkeep."""

    when: Literal["end of turn", "end of combat", "next upkeep"]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class IfSo:
    """Effects that happen only if a condition is true as the spell or ability resolves (MTG8-CR-IF-1).

    It is the last of the effects of its text, since the sentences behind the condition belong to it.

    Attributes:
        condition: the condition.
        effects: the effects that happen if it is true.
        otherwise: the effects that happen if it is not true; they stand before it in the text. Empty if then
            nothing happens.
    """

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Provided:
    """Effects that happen only if a condition, said after them, is true then (MTG8-CR-IF-2)."""

    effects: tuple[Effect, ...]
    condition: Condition


@dataclass(frozen=True)
class NextDraw:
    """Effects that happen instead the next time you would draw a card this turn (MTG8-CR-DRAW-INSTEAD-1)."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class FlipCoin:
    """A player flips a coin; then one effect happens if the flip is won, or another if it is lost."""

    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()
    who: Who = YOU


Effect = (
    DealDamage
    | GainLife
    | LoseLife
    | Draw
    | Discard
    | Destroy
    | Sacrifice
    | Return
    | Tap
    | Untap
    | TapOrUntap
    | Counter
    | Regenerate
    | Gets
    | Has
    | Becomes
    | Prevent
    | Redirect
    | CantBlock
    | Shroud
    | GainsProtection
    | AddMana
    | Search
    | LookAtTop
    | Mill
    | RevealTop
    | PutFromHand
    | HandToBottom
    | PutToken
    | PutCounters
    | LeaveCombat
    | ReturnRemoved
    | ExtraCombat
    | SkipCombat
    | ChangeTarget
    | ChangeText
    | ChooseColor
    | ChooseType
    | NameTop
    | FlipUntilHeads
    | DealOutCards
    | May
    | MayPay
    | Later
    | IfSo
    | Unblockable
    | Loses
    | GainControl
    | LookAtHand
    | ShowTop
    | ShuffleGraveyard
    | TurnFaceUp
    | TurnFaceDown
    | LookAt
    | WinGame
    | CantPlay
    | CantRegenerate
    | ExtraTurn
    | MayBlockMore
    | MillHalf
    | NoCombatDamage
    | RemoveBuried
    | RemoveHand
    | SkipTurn
    | Copying
    | Dig
    | DiscardAny
    | DiscardRevealed
    | NextDraw
    | Provided
    | RevealAtRandom
    | RevealUntil
    | RevealedToBottom
    | ReturnOwn
    | SearchTop
    | WhileTapped
    | Harm
    | ReturnBuried
    | DiscardChosen
    | NoAttackTap
    | StaysTapped
    | Exchanging
    | Searching
    | Fortune
    | FlipCoin
    | Further
    | Calm
    | Granting
    | Dealing
)
