"""The effects that deal with hands, lives and permanents of players; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from grimorio.games.magic.words.nouns import YOU, Amount, Target, That, Who
from grimorio.games.magic.words.responses import Response
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class KeepCards:
    """You choose some cards in your hand and discard the rest of it (MTG8-CR-REST-1)."""

    EN: ClassVar[Rows] = ("choose <count:cards> in your hand and discard the rest from it",)

    count: Amount


@dataclass(frozen=True)
class DrawOrPay:
    """You draw cards, and discard a card for each of them unless you sacrifice a permanent."""

    EN: ClassVar[Rows] = (
        "draw <count:cards>. For each card drawn this way, discard a card from your hand unless you "
        "sacrifice a permanent",
    )

    count: Amount


@dataclass(frozen=True)
class DrawHand:
    """A player draws as many cards as are in the hand, then discards as many."""

    EN: ClassVar[Rows] = (
        "<who> draw[s] cards equal to the number of cards in <who.his> hand, then that player discards that "
        "many cards from <who.his> hand",
    )

    who: Target


@dataclass(frozen=True)
class DiscardForEach:
    """You choose a card of a player's revealed hand for each card discarded this way (MTG8-CR-WAY-1)."""

    EN: ClassVar[Rows] = (
        "<who> reveal[s] <who.his> hand, then you choose <what:a@hand> from it for each card discarded this "
        "way. That player discards those cards",
    )

    who: Target
    what: That


@dataclass(frozen=True)
class DiscardAnyAtRandom:
    """You discard any number of cards, which chance chooses (MTG8-CR-COST-5)."""

    EN: ClassVar[Rows] = ("discard any number of cards at random from your hand",)


@dataclass(frozen=True)
class RevealAny:
    """You reveal any number of cards in your hand that fit a noun (MTG8-CR-WAY-1)."""

    EN: ClassVar[Rows] = ("reveal any number of <what:plural@hand> in your hand",)

    what: That


@dataclass(frozen=True)
class SearchAsMany:
    """You search your library for as many cards as were discarded this way (MTG8-CR-WAY-1)."""

    EN: ClassVar[Rows] = (
        "search your library for that many <what:plural@library>, reveal those cards, and put them into your "
        "hand. Then shuffle your library",
    )

    what: That


@dataclass(frozen=True)
class DiscardToGrow:
    """You may discard any number of cards; the card gets as many +1/+1 counters, and you draw as many."""

    EN: ClassVar[Rows] = (
        "you may discard any number of <what:plural@hand> from your hand. Put that many +1/+1 counters on "
        "<card> and draw that many cards",
    )

    what: That


@dataclass(frozen=True)
class EvenOut:
    """All players keep as many permanents, and then cards, as the player with the fewest (MTG8-CR-REST-1)."""

    EN: ClassVar[Rows] = (
        "each player chooses a number of permanents he or she controls equal to the number of permanents "
        "controlled by the player who controls the fewest, then sacrifices the rest. Each player discards "
        "cards from his or her hand the same way",
    )


@dataclass(frozen=True)
class SpyOn:
    """You look at a player's hand, top card and face-down creatures."""

    EN: ClassVar[Rows] = (
        "look at <who:belongs> hand, the top card of that player's library, and any face-down creatures he "
        "or she controls",
    )

    who: Target


@dataclass(frozen=True)
class LifeIsCount:
    """The life totals of players become the number of things that fit a noun (MTG8-CR-LIFE-1)."""

    EN: ClassVar[Rows] = ("<who:belongs> life total becomes the number of <what:plural>",)

    what: That
    who: Who


@dataclass(frozen=True)
class DrainOthers:
    """The card deals damage to each other player, and you gain as much life as was dealt (MTG8-CR-WAY-2)."""

    EN: ClassVar[Rows] = (
        "<card> deals <damage:digits> damage to each other player. You gain life equal to the damage dealt "
        "this way",
    )

    damage: int


@dataclass(frozen=True)
class TradeDraws:
    """A player draws cards, you draw up to some, and the player may do so again and again."""

    EN: ClassVar[Rows] = (
        "<who> draw[s] <first:cards>, then you draw up to <most:number> cards. That opponent may repeat this "
        "process as many times as he or she chooses",
    )

    who: Target
    first: int
    most: int


@dataclass(frozen=True)
class SacrificeX:
    """Players sacrifice X permanents that fit a noun; they choose in turn order (MTG8-CR-X-1)."""

    EN: ClassVar[Rows] = ("<who> sacrifice[s] X <what:plural>",)

    what: That
    who: Who = YOU


@dataclass(frozen=True)
class RemoveAlmostAll:
    """All artifacts, creatures, lands, graveyards and hands are removed from the game (MTG8-2.RES-3)."""

    EN: ClassVar[Rows] = ("remove all artifacts, creatures, lands, graveyards, and hands from the game",)


@dataclass(frozen=True)
class LoseGame:
    """A player loses the game (MTG8-CR-LOSE-1)."""

    EN: ClassVar[Rows] = ("<who!> lose[s] the game",)

    who: Who = YOU


@dataclass(frozen=True)
class TwiceBack:
    """You gain twice as much life as you lost in the event."""

    EN: ClassVar[Rows] = ("you gain 2 life for each 1 life you lost",)


@dataclass(frozen=True)
class GainsBackfire:
    """Until end of turn, who gains life loses twice as much, each time (MTG8-CR-LIFE-2)."""

    EN: ClassVar[Rows] = (
        "until end of turn, whenever a player gains life, that player loses 2 life for each 1 life he or she "
        "gained",
    )


@dataclass(frozen=True)
class GainsFromDamage:
    """Each time that a creature deals damage this turn, you gain as much life (MTG8-CR-TRIG-9)."""

    EN: ClassVar[Rows] = ("until end of turn, whenever <what> deals damage, you gain that much life",)

    what: Target


@dataclass(frozen=True)
class LoseForEach:
    """Counters are taken off, and you lose 1 life for each unless you pay for it (MTG8-CR-UNLESS-4)."""

    EN: ClassVar[Rows] = (
        "remove all <counter:mark> counters from <card>. For each <counter:mark> counter removed this way, "
        "you lose 1 life unless you pay <cost:mana>",
    )

    counter: str
    cost: str


Dealing = (
    KeepCards
    | DrawOrPay
    | DrawHand
    | DiscardForEach
    | DiscardAnyAtRandom
    | RevealAny
    | SearchAsMany
    | DiscardToGrow
    | EvenOut
    | SpyOn
    | LifeIsCount
    | DrainOthers
    | TradeDraws
    | SacrificeX
    | RemoveAlmostAll
    | LoseGame
    | TwiceBack
    | GainsBackfire
    | GainsFromDamage
    | LoseForEach
    | Response
)
"""The effects of this module and of `words.responses`."""
