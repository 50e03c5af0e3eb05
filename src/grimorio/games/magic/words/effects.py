"""The effects of spells and abilities, those that happen once and those that last; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from grimorio.games.magic.words.nouns import (
    THIS,
    YOU,
    All,
    Amount,
    Choose,
    Cost,
    Keyword,
    Target,
    That,
    This,
    What,
    Who,
)

Until = Literal["end of turn", "always"]
"""How long an effect lasts. It is not read in static abilities, whose effects last as long as the ability."""


@dataclass(frozen=True)
class DealDamage:
    """The source deals damage.

    With `divided`, the player divides it among the targets as the spell or ability is played, at least 1 to
    each.
    """

    amount: Amount
    to: What | Who
    divided: bool = False


@dataclass(frozen=True)
class GainLife:
    """A player gains life."""

    amount: Amount
    who: Who = YOU


@dataclass(frozen=True)
class LoseLife:
    """A player loses life; this is not damage (MTG8-CR-DAMAGE-4)."""

    amount: Amount
    who: Who = YOU


@dataclass(frozen=True)
class Draw:
    """A player draws cards, one at a time."""

    amount: Amount = 1
    who: Who = YOU


@dataclass(frozen=True)
class Discard:
    """Players discard cards from their hands.

    Attributes:
        amount: how many cards; not read with `all_of`.
        who: the players who discard.
        all_of: the noun for cards, all of which are discarded from the revealed hand; None for a number of
            cards.
        chooser: who chooses the cards: their "owner", or "you", to whom the hand is revealed.
    """

    amount: Amount = 1
    who: Who = YOU
    all_of: That | None = None
    chooser: Literal["owner", "you"] = "owner"


@dataclass(frozen=True)
class Destroy:
    """Permanents are destroyed; with `regenerate=False` they cannot be regenerated."""

    what: What
    regenerate: bool = True


@dataclass(frozen=True)
class Sacrifice:
    """Players sacrifice permanents that they control. This does not count as destruction."""

    what: Choose | All | This
    who: Who = YOU


@dataclass(frozen=True)
class Return:
    """Objects go to their owner's hand, to play, or on top of their owner's library.

    Attributes:
        what: permanents, or cards in a graveyard.
        to: the place where they go; "library" is its top.
    """

    what: What
    to: Literal["hand", "play", "library"] = "hand"


@dataclass(frozen=True)
class Tap:
    """Permanents are tapped; this is not the payment of a cost."""

    what: What


@dataclass(frozen=True)
class Untap:
    """Permanents are untapped."""

    what: What


@dataclass(frozen=True)
class TapOrUntap:
    """Permanents are tapped or untapped, as you choose on resolution."""

    what: What


@dataclass(frozen=True)
class Counter:
    """A spell is countered.

    With a mana cost as `unless`, its controller may pay that cost to prevent this.
    """

    what: Target
    unless: str = ""


@dataclass(frozen=True)
class Regenerate:
    """The next destruction of a permanent this turn does not happen (MTG8-CR-REGEN-1)."""

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
        land_type: the land type that replaces all others. The land keeps no abilities but the mana ability of
            that type (Blood Moon).
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
    """

    amount: Amount | None = None
    to: What | Who | None = None
    by: That | None = None
    combat: bool = False


@dataclass(frozen=True)
class Redirect:
    """All damage that a source of your choice would deal to `what` this turn is dealt to `to` instead."""

    what: What
    to: What = THIS


@dataclass(frozen=True)
class CantBlock:
    """Creatures cannot block this turn."""

    what: What | That


@dataclass(frozen=True)
class AddMana:
    """Mana is added to mana pools.

    Attributes:
        mana: symbols ("{G}{G}"), alternatives with "|" between them ("{W}|{U}"), "any" for one mana of any
            colour, or "could" for one of any colour that a basic land you control could produce.
        who: the players to whose pools it is added.
    """

    mana: str
    who: Who = YOU


@dataclass(frozen=True)
class Search:
    """You search a library for a card, put the card somewhere, and the library is shuffled.

    Attributes:
        what: the cards that may be found; if it asks for any quality, you may choose to find none.
        whose: the player whose library it is.
        to: the zone where the card goes; it comes into play under your control.
        tapped: whether it comes into play tapped.
        reveal: whether all players see the card.
    """

    what: That
    whose: Who = YOU
    to: Literal["hand", "play"] = "hand"
    tapped: bool = False
    reveal: bool = False


@dataclass(frozen=True)
class LookAtTop:
    """You look at the top cards of a library; with `reorder` you put them back in any order."""

    count: int
    whose: Who = YOU
    reorder: bool = True


@dataclass(frozen=True)
class Mill:
    """Players put the top cards of their libraries into their graveyards."""

    count: int
    who: Who


@dataclass(frozen=True)
class RevealTop:
    """You reveal the top cards of your library; those that fit a noun go to one place, the others to another.

    Attributes:
        count: how many cards are revealed.
        what: the noun.
        to: where the cards that fit it go.
        others: where the other cards go; on the bottom of the library you choose their order.
    """

    count: int
    what: That
    to: Literal["hand", "play"]
    others: Literal["graveyard", "bottom"]


@dataclass(frozen=True)
class PutFromHand:
    """Players put a card from their hands into play. With `may`, each player may decline."""

    what: That
    who: Who = YOU
    tapped: bool = False
    may: bool = True


@dataclass(frozen=True)
class HandToBottom:
    """Players put their hands on the bottom of their libraries in any order, then draw as many cards."""

    who: Who


@dataclass(frozen=True)
class PutToken:
    """A creature token comes into play under your control."""

    name: str
    color: str
    types: tuple[str, ...]
    size: tuple[int, int]
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True)
class PutCounters:
    """Counters such as "+1/+1" are put on permanents, or players get "poison" counters."""

    what: What | Who
    counter: str = "+1/+1"
    count: int = 1


@dataclass(frozen=True)
class ExtraCombat:
    """Another combat phase and another main phase are added after this phase."""


@dataclass(frozen=True)
class SkipCombat:
    """Players skip their next combat phase."""

    who: Who


@dataclass(frozen=True)
class ChangeTarget:
    """A spell with one target gets another legal target, which you choose on resolution."""

    what: Target


@dataclass(frozen=True)
class ChangeText:
    """A colour word or basic land type in a permanent's text becomes another; you choose on resolution."""

    what: Target


@dataclass(frozen=True)
class ChooseColor:
    """You choose a colour on resolution. The effects that follow refer to it as `CHOSEN`."""


@dataclass(frozen=True)
class NameTop:
    """A player names a card and reveals the top card of their library.

    If the two are the same, the revealed card goes to the player's hand. If not, it goes to the graveyard,
    and the player is dealt damage.
    """

    who: Who
    damage: int


@dataclass(frozen=True)
class FlipUntilHeads:
    """You and an opponent flip coins until both coins come up heads at once.

    Each tails deals 1 damage to the player who flipped it.
    """

    who: Target


@dataclass(frozen=True)
class DealOutCards:
    """All cards in play are set aside, and players put them back into play.

    In turn, you first, each player chooses one of them and puts it into play tapped, until no card can be
    chosen.
    """


@dataclass(frozen=True)
class May:
    """A player decides, as the spell or ability resolves, whether these effects happen."""

    effects: tuple[Effect, ...]
    who: Who = YOU


@dataclass(frozen=True)
class MayPay:
    """A player may pay a cost.

    These effects happen if the cost is paid; with `otherwise`, if it is not paid.
    """

    cost: Cost
    effects: tuple[Effect, ...]
    who: Who = YOU
    otherwise: bool = False


@dataclass(frozen=True)
class Later:
    """A delayed triggered ability: the effects happen later, at the end of the turn or of combat."""

    when: Literal["end of turn", "end of combat"]
    effects: tuple[Effect, ...]


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
    | AddMana
    | Search
    | LookAtTop
    | Mill
    | RevealTop
    | PutFromHand
    | HandToBottom
    | PutToken
    | PutCounters
    | ExtraCombat
    | SkipCombat
    | ChangeTarget
    | ChangeText
    | ChooseColor
    | NameTop
    | FlipUntilHeads
    | DealOutCards
    | May
    | MayPay
    | Later
)
