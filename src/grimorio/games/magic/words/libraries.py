"""The effects that move cards of libraries and hands, or look at them; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import YOU, That, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class Search:
    """You search a library for cards, put the cards somewhere, and the library is shuffled.

    Attributes:
        what: the cards that may be found; if it asks for any quality, you may choose to find none.
        whose: the player whose library it is.
        to: the zone where the cards go; they come into play under your control.
        tapped: whether it comes into play tapped.
        reveal: whether all players see the cards.
        count: how many may be found; if more than one, you may choose to find fewer.
    """

    READ: ClassVar[Rows] = (
        "search <whose:belongs> library for <what:a@library>{reveal:, reveal that card,} and put "
        "[that card|it] {to=play:into play}{to=hand:into your hand}{to=graveyard:into [your|that player's] "
        "graveyard}{tapped: tapped}"
        "[| under your control]. Then [shuffle your library|that player shuffles his or her library]",
        "search <whose:belongs> library for up to <count:number> <what:plural@library>{reveal:, reveal those "
        "cards,} and put them {to=play:into play}{to=hand:into your hand}{to=graveyard:into [your|that "
        "player's] graveyard}{tapped: tapped}[| under your control]. Then [shuffle your library|that player "
        "shuffles his or her library]",
        "(to=removed) search <whose:belongs> library for <what:a@library> and remove that card from the "
        "game. Then [shuffle your library|that player shuffles his or her library]",
        "(to=removed) search <whose:belongs> library for up to <count:number> <what:plural@library> and "
        "remove them from the game. Then [shuffle your library|that player shuffles his or her library]",
    )

    what: That
    whose: Who = YOU
    to: Literal["hand", "play", "graveyard", "removed"] = "hand"
    tapped: bool = False
    reveal: bool = False
    count: int = 1


@dataclass(frozen=True)
class LookAtTop:
    """You look at the top cards of a library; with `reorder` you put them back in any order."""

    EN: ClassVar[Rows] = (
        "look at <count:top> of <whose:belongs> library{reorder:, then put them back in any order}",
    )

    count: int
    whose: Who = YOU
    reorder: bool = True


@dataclass(frozen=True)
class Mill:
    """Players put the top cards of their libraries into their graveyards."""

    EN: ClassVar[Rows] = ("<who> put[s] <count:top> of <who.his> library into <who.his> graveyard",)

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
    """Players put their hands on the bottom of their libraries in any order, then draw as many cards.

    With `shuffle` they shuffle their hands into their libraries instead.
    """

    EN: ClassVar[Rows] = (
        "(shuffle=True) <who> shuffle[s] the cards from <who.his> hand into <who.his> library, then draw[s] "
        "that many cards",
        "<who> put[s] the cards in <who.his> hand on the bottom of <who.his> library in any order, "
        "then draw[s] that many cards",
    )

    who: Who
    shuffle: bool = False


@dataclass(frozen=True)
class LookAtHand:
    """You look at the hand of a player."""

    EN: ClassVar[Rows] = ("look at <whose:belongs> hand",)

    whose: Who


@dataclass(frozen=True)
class ShowTop:
    """Players reveal the top cards of their libraries."""

    EN: ClassVar[Rows] = ("<who> reveal[s] <count:top> of <who.his> library",)

    count: int
    who: Who


@dataclass(frozen=True)
class ShuffleGraveyard:
    """Players shuffle their graveyards into their libraries."""

    EN: ClassVar[Rows] = ("<who> shuffle[s] <who.his> graveyard into <who.his> library",)

    who: Who
