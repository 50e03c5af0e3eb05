"""The effects that dig in libraries and hands: look, search, reveal and discard; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import Amount, That, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class Dig:
    """You look at the top cards of your library, put one into your hand and the others on the bottom.

    With `take=False` you put all of them back in any order (for a printed number, that is `LookAtTop`).
    """

    READ: ClassVar[Rows] = (
        "look at <count:dug>. Put one of those cards into your hand and the rest on the bottom of your "
        "library in any order",
        "(take=False) look at <count:dug>, then put them back in any order",
    )

    count: Amount
    take: bool = True


@dataclass(frozen=True)
class SearchTop:
    """You search your library for cards, it is shuffled, and they are put on top of it in any order.

    Attributes:
        what: the cards that may be found; if it asks for any quality, you may choose to find none.
        count: how many cards are found: "one", "any" number, or "x" for X (MTG8-CR-X-1).
        reveal: whether all players see the cards.
        third: whether the card is put third from the top.
    """

    EN: ClassVar[Rows] = (
        "(count=x) search your library for X <what:plural@library>{reveal:, reveal those cards}, shuffle "
        "your library, then put those cards on top of it in any order",
        "(third=True, count=one) search your library for <what:a@library>{reveal:, reveal that card}, "
        "shuffle your library, then put that card third from the top",
        "(count=one) search your library for <what:a@library>{reveal:, reveal that card}, shuffle your "
        "library, then put that card on top of it",
        "(count=any) search your library for any number of <what:plural@library>{reveal:, reveal those "
        "cards}, shuffle your library, then put those cards on top of it in any order",
    )

    what: That
    count: Literal["one", "any", "x"] = "one"
    reveal: bool = False
    third: bool = False


@dataclass(frozen=True)
class RevealUntil:
    """You reveal cards from the top of your library until one of them fits a noun (MTG8-CR-UNTIL-1).

    Attributes:
        what: the noun.
        to: "play" if this card is put into play and the other cards are shuffled into the library; "" if the
            cards wait on top of the library for `RevealedToBottom`.
    """

    EN: ClassVar[Rows] = (
        "(to=play) reveal cards from the top of your library until you reveal <what:a@library>. Put that "
        "card into play and shuffle the rest into your library",
        "reveal cards from the top of your library until you reveal <what:a@library>",
    )

    what: That
    to: Literal["", "play"] = ""


@dataclass(frozen=True)
class RevealedToBottom:
    """You put the cards that `RevealUntil` revealed on the bottom of your library in any order."""

    EN: ClassVar[Rows] = ("put the revealed cards on the bottom of your library in any order",)


@dataclass(frozen=True)
class RevealAtRandom:
    """A player reveals a card at random from the hand (MTG8-CR-REVEAL-1)."""

    EN: ClassVar[Rows] = ("<who> reveal[s] a card at random from <who.his> hand",)

    who: Who


@dataclass(frozen=True)
class DiscardAny:
    """You discard any number of cards that fit a noun."""

    EN: ClassVar[Rows] = ("discard any number of <what:plural@hand> from your hand",)

    what: That


@dataclass(frozen=True)
class DiscardRevealed:
    """A player reveals cards of the hand; you choose one of them, and the player discards it."""

    EN: ClassVar[Rows] = (
        "<who> reveal[s] <count:cards> from <who.his> hand. Choose one of them. That player discards that "
        "card",
    )

    count: Amount
    who: Who


@dataclass(frozen=True)
class DiscardChosen:
    """You choose a card that fits a noun from a player's hand, and the player discards it.

    Attributes:
        who: the player.
        what: the noun.
        look: whether you alone look at the hand; else it is revealed to everybody.
    """

    READ: ClassVar[Rows] = (
        "(look=True) look at <who:belongs> hand and choose <what:a@hand> from it. That player discards that "
        "card",
        "<who> reveal[s] <who.his> hand. Choose <what:a@hand> from it. That player discards that card",
        "<who> reveal[s] <who.his> hand. Choose <what:colored> from it. That player discards that card",
    )

    who: Who
    what: That
    look: bool = False
