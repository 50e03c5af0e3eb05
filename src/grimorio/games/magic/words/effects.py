"""The effects of spells and abilities: those that happen once, and those that last."""

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
"""How long an effect lasts; a static ability does not read it, since its effect lasts as long as itself."""


@dataclass(frozen=True)
class DealDamage:
    """The source deals damage.

    With `divided`, the player divided it among the targets when playing the spell or ability, at least 1
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
        amount: how many cards; 0 or 1 with `all_of`, where it is not read.
        who: the players who discard.
        all_of: the hand is revealed and all such cards are discarded; None for a number of cards.
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
    """Players sacrifice permanents that they control; this is not destruction."""

    what: Choose | All | This
    who: Who = YOU


@dataclass(frozen=True)
class Return:
    """Objects go to their owner's hand, to play, or on top of their owner's library.

    Attributes:
        what: permanents, or cards in a graveyard.
        to: where they go; "library" is the top of it.
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
    """A spell is countered. With a mana cost as `unless` it is not, if its controller pays that."""

    what: Target
    unless: str = ""


@dataclass(frozen=True)
class Regenerate:
    """The next time a permanent would be destroyed this turn, it is not (MTG8-CR-REGEN-1)."""

    what: What


@dataclass(frozen=True)
class Gets:
    """Power and toughness of permanents change by these amounts."""

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
    """Permanents change colour, types or size; fields that are left empty change nothing.

    Attributes:
        color: the only colour; `CHOSEN` for the one chosen for the permanent; "choose" for one chosen now.
        kinds: card types that are added ("it is still a land").
        types: creature types that are added.
        land_type: the only land type; its mana ability then is the only ability (Blood Moon).
        size: power and toughness.
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
        amount: how many of the next points of damage, or None for all damage.
        to: the creatures or players that are protected, or None for all.
        by: you choose a source like this on resolution, and only its next damage is prevented; or None.
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
    """You search a library for a card, put that somewhere, and the library is shuffled.

    Attributes:
        what: the cards that may be found; if it asks for any quality, you may choose to find none.
        whose: the player whose library it is.
        to: where the card goes; into play under your control.
        tapped: whether it comes into play tapped.
        reveal: whether it is revealed.
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
    """You reveal the top cards of your library; some go to one place, the others to another.

    Attributes:
        count: how many cards are revealed.
        what: the description of the first ones.
        to: where these go.
        others: where the others go; to the bottom of the library in any order.
    """

    count: int
    what: That
    to: Literal["hand", "play"]
    others: Literal["graveyard", "bottom"]


@dataclass(frozen=True)
class PutFromHand:
    """Players put a card from their hands into play; with `may` only if they wish."""

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
    """Counters such as "+1/+1" are put on permanents, or "poison" counters given to players."""

    what: What | Who
    counter: str = "+1/+1"
    count: int = 1


@dataclass(frozen=True)
class ExtraCombat:
    """An additional combat phase and main phase come after this phase."""


@dataclass(frozen=True)
class SkipCombat:
    """Players skip their next combat phase."""

    who: Who


@dataclass(frozen=True)
class ChangeTarget:
    """The only target of a spell is changed to another legal one, chosen on resolution."""

    what: Target


@dataclass(frozen=True)
class ChangeText:
    """In the text of a permanent, a colour word or basic land type replaces another, chosen on resolution."""

    what: Target


@dataclass(frozen=True)
class ChooseColor:
    """You choose a colour on resolution; the effects that follow refer to it as `CHOSEN`."""


@dataclass(frozen=True)
class NameTop:
    """A player names a card and reveals the top card of their library.

    If it is that card, it goes to their hand; else it goes to the graveyard, and they are dealt damage.
    """

    who: Who
    damage: int


@dataclass(frozen=True)
class FlipUntilHeads:
    """You and an opponent flip coins until both are heads at once.

    Each player is dealt 1 damage for each tails of their own.
    """

    who: Target


@dataclass(frozen=True)
class DealOutCards:
    """All cards in play are set aside, and players put them back into play.

    In turn, you first, each player chooses one and puts it into play tapped, until none can be chosen.
    """


@dataclass(frozen=True)
class May:
    """A player may let these effects happen, and decides on resolution."""

    effects: tuple[Effect, ...]
    who: Who = YOU


@dataclass(frozen=True)
class MayPay:
    """A player may pay a cost so that these effects happen; with `otherwise`, so that they do not."""

    cost: Cost
    effects: tuple[Effect, ...]
    who: Who = YOU
    otherwise: bool = False


@dataclass(frozen=True)
class Later:
    """A delayed triggered ability: these effects happen at the end of turn, or of combat."""

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
