"""What spells and abilities do: one-shot effects and effects that last."""

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
"""How long a lasting effect lasts; in a static ability it lasts while the ability does."""


@dataclass(frozen=True)
class DealDamage:
    """The source deals damage; with `divided`, as the player chose on announcement, at least 1 each."""

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
    """Not damage (MTG8-CR-DAMAGE-4)."""

    amount: Amount
    who: Who = YOU


@dataclass(frozen=True)
class Draw:
    """A player draws cards, one at a time."""

    amount: Amount = 1
    who: Who = YOU


@dataclass(frozen=True)
class Discard:
    """Cards from hand to graveyard.

    Attributes:
        amount: how many; 0 with `all_of` set.
        who: who discards.
        all_of: all such cards are discarded, the hand being revealed.
        chooser: "owner", or "you": the hand is revealed and you choose.
    """

    amount: Amount = 1
    who: Who = YOU
    all_of: That | None = None
    chooser: Literal["owner", "you"] = "owner"


@dataclass(frozen=True)
class Destroy:
    """Into the graveyard, unless regenerated; `regenerate=False`: it cannot be."""

    what: What
    regenerate: bool = True


@dataclass(frozen=True)
class Sacrifice:
    """A player puts permanents of their own into the graveyard; not destruction."""

    what: Choose | All | This
    who: Who = YOU


@dataclass(frozen=True)
class Return:
    """Objects go to their owner's hand, to play, or on top of their owner's library.

    Attributes:
        what: permanents, or cards in a graveyard.
        to: where.
    """

    what: What
    to: Literal["hand", "play", "library"] = "hand"


@dataclass(frozen=True)
class Tap:
    """They are tapped; this is not paying a cost."""

    what: What


@dataclass(frozen=True)
class Untap:
    """They are untapped."""

    what: What


@dataclass(frozen=True)
class TapOrUntap:
    """Which of both is chosen on resolution."""

    what: What


@dataclass(frozen=True)
class Counter:
    """Counter a spell; unless its controller pays, where `unless` is a mana cost."""

    what: Target
    unless: str = ""


@dataclass(frozen=True)
class Regenerate:
    """The next time it would be destroyed this turn it is not (MTG8-CR-REGEN-1)."""

    what: What


@dataclass(frozen=True)
class Gets:
    """Power and toughness change."""

    what: What | That
    power: Amount
    toughness: Amount
    until: Until = "end of turn"


@dataclass(frozen=True)
class Has:
    """It has, or gains, a keyword or an ability."""

    what: What | That
    keyword: Keyword
    until: Until = "end of turn"


@dataclass(frozen=True)
class Becomes:
    """It is changed: what is None stays.

    Attributes:
        color: its only colour; `CHOSEN` for the one chosen for the permanent; "choose" for one chosen now.
        kinds: card types it has besides its own ("still a land").
        types: creature types it has besides its own land types.
        land_type: its only land type, with its mana ability and no other (Blood Moon).
        size: its power and toughness.
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
    """Damage that would be dealt this turn is not.

    Attributes:
        amount: the next so much, or None for all of it.
        to: whom it would be dealt to, or None for anybody.
        by: a source of your choice (chosen on resolution) with this quality; its next damage only.
        combat: combat damage only.
    """

    amount: Amount | None = None
    to: What | Who | None = None
    by: That | None = None
    combat: bool = False


@dataclass(frozen=True)
class Redirect:
    """All damage a source of your choice would deal to it this turn is dealt to another instead."""

    what: What
    to: What = THIS


@dataclass(frozen=True)
class CantBlock:
    """They cannot block; by an effect, this turn."""

    what: What | That


@dataclass(frozen=True)
class AddMana:
    """Mana for the pool.

    Attributes:
        mana: symbols ("{G}{G}"), alternatives parted by "|" ("{W}|{U}"), "any" for one of any colour, or
            "could": one of any colour a basic land you control could produce.
        who: whose pool.
    """

    mana: str
    who: Who = YOU


@dataclass(frozen=True)
class Search:
    """Look through a library for a card, put it somewhere, and shuffle.

    Attributes:
        what: what may be found; one who asks for a quality may find nothing.
        whose: whose library.
        to: where it goes, under your control when into play.
        tapped: whether it comes into play tapped.
        reveal: whether it is shown.
    """

    what: That
    whose: Who = YOU
    to: Literal["hand", "play"] = "hand"
    tapped: bool = False
    reveal: bool = False


@dataclass(frozen=True)
class LookAtTop:
    """Look at the top cards of a library; with `reorder` put them back in any order."""

    count: int
    whose: Who = YOU
    reorder: bool = True


@dataclass(frozen=True)
class Mill:
    """Put the top cards of a library into the graveyard."""

    count: int
    who: Who


@dataclass(frozen=True)
class RevealTop:
    """Reveal top cards of your library; those that fit go to one place, the others elsewhere.

    Attributes:
        count: how many.
        what: those that fit.
        to: where they go.
        others: where the others go; to the bottom in any order.
    """

    count: int
    what: That
    to: Literal["hand", "play"]
    others: Literal["graveyard", "bottom"]


@dataclass(frozen=True)
class PutFromHand:
    """Put a card from hand into play; with `may` only if wished."""

    what: That
    who: Who = YOU
    tapped: bool = False
    may: bool = True


@dataclass(frozen=True)
class HandToBottom:
    """Put all cards of the hand on the bottom of the library in any order, then draw that many."""

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
    """Counters on a permanent ("+1/+1"), or "poison" on a player."""

    what: What | Who
    counter: str = "+1/+1"
    count: int = 1


@dataclass(frozen=True)
class ExtraCombat:
    """After this phase there are a combat and a main phase more."""


@dataclass(frozen=True)
class SkipCombat:
    """The player skips the next combat phase."""

    who: Who


@dataclass(frozen=True)
class ChangeTarget:
    """The only target of a spell becomes another legal one, chosen on resolution."""

    what: Target


@dataclass(frozen=True)
class ChangeText:
    """One colour word, or one basic land type, is another in its text; chosen on resolution."""

    what: Target


@dataclass(frozen=True)
class ChooseColor:
    """Choose a colour on resolution; later words name it `CHOSEN`."""


@dataclass(frozen=True)
class NameTop:
    """The player names a card and reveals the top card: to hand if it is that, else graveyard and damage."""

    who: Who
    damage: int


@dataclass(frozen=True)
class FlipUntilHeads:
    """You and an opponent flip coins until both are heads at once; each tails is 1 damage to that player."""

    who: Target


@dataclass(frozen=True)
class DealOutCards:
    """All cards in play are set aside; in turn, you first, players choose one and put it into play tapped."""


@dataclass(frozen=True)
class May:
    """You (or that player) may have this happen; decided on resolution."""

    effects: tuple[Effect, ...]
    who: Who = YOU


@dataclass(frozen=True)
class MayPay:
    """The player may pay a cost; if so, this happens. With `otherwise`: it happens unless it is paid."""

    cost: Cost
    effects: tuple[Effect, ...]
    who: Who = YOU
    otherwise: bool = False


@dataclass(frozen=True)
class Later:
    """A delayed triggered ability: this happens at the end of turn, or of combat."""

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
