"""The effects that search, reveal, hand over and remove cards outside play; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import Amount, Target, That, Who
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class RemoveTop:
    """Players remove the top cards of their libraries from the game (MTG8-CR-REMOVE-TOP-1).

    With `repeat`, a player does so again as long as two of the cards removed last have the same name.
    """

    EN: ClassVar[Rows] = (
        "<who> remove[s] <count:top> of <who.his> library from the game{repeat:. If two or more of those "
        "cards have the same name, repeat this process}",
    )

    count: int
    who: Who
    repeat: bool = False


@dataclass(frozen=True)
class ShuffleBuried:
    """A target player shuffles cards of their graveyard, targets too, into the library.

    Attributes:
        who: the player.
        what: the cards, as a noun for cards in the graveyard of the target player.
    """

    EN: ClassVar[Rows] = ("<who> shuffle[s] <what:buried> from <who.his> graveyard into <who.his> library",)

    who: Target
    what: Target


@dataclass(frozen=True)
class SearchBoth:
    """You search your library for two cards, each of which fits a noun of its own, and it is shuffled.

    Attributes:
        first, second: the nouns; you may find none for either.
        to: where the cards go; into play under your control.
        tapped: whether they come into play tapped.
        reveal: whether all players see the cards.
    """

    EN: ClassVar[Rows] = (
        "(to=play) search your library for <first:a@library> and <second:a@library> and put them into "
        "play{tapped: tapped}. Then shuffle your library",
        "search your library for <first:a@library> and <second:a@library>{reveal:, reveal them,} and put "
        "them into your hand. Then shuffle your library",
    )

    first: That
    second: That
    to: Literal["hand", "play"] = "hand"
    tapped: bool = False
    reveal: bool = False


@dataclass(frozen=True)
class PlayersSearch:
    """Each player may search their library for up to X cards that fit a noun, then shuffles it.

    They choose in turn order, then all these cards are put where they go at the same time
    (MTG8-CR-ALL-SEARCH-1).

    Attributes:
        what: the noun.
        to: where the cards go; into play under the control of each player.
        tapped: whether they come into play tapped.
        reveal: whether all players see the cards.
    """

    EN: ClassVar[Rows] = (
        "(to=play) each player may search his or her library for up to X <what:plural@library> and put them "
        "into play{tapped: tapped}. Then each player who searched his or her library this way shuffles it",
        "each player may search his or her library for up to X <what:plural@library>{reveal:, reveal those "
        "cards,} and put them into his or her hand. Then each player who searched his or her library this "
        "way shuffles it",
    )

    what: That
    to: Literal["hand", "play"] = "hand"
    tapped: bool = False
    reveal: bool = False


@dataclass(frozen=True)
class BuryRevealed:
    """A player reveals the top cards of the library, and you put some of them into the graveyard.

    Attributes:
        who: the player.
        count: how many are revealed.
        take: how many go to the graveyard.
        order: whether you put the rest back in any order; else they stay as they lie.
    """

    EN: ClassVar[Rows] = (
        "(take=1) <who> reveal[s] <count:top> of <who.his> library. You choose one of those cards and put it "
        "into <who.his> graveyard{order:. Put the rest on top of <who.his> library in any order}",
        "<who> reveal[s] <count:top> of <who.his> library. You choose <take:number> of those cards and put "
        "them into <who.his> graveyard{order:. Put the rest on top of <who.his> library in any order}",
    )

    who: Who
    count: int
    take: int = 1
    order: bool = False


@dataclass(frozen=True)
class OpponentPicks:
    """You reveal the top cards of your library, and an opponent chooses the one that is put into play.

    The others go to your graveyard. With several opponents, you say which of them chooses
    (MTG8-CR-OPPONENT-1).
    """

    EN: ClassVar[Rows] = (
        "reveal <count:top> of your library. An opponent chooses <what:a@library> from among them. Put that "
        "card into play and the rest into your graveyard",
    )

    count: int
    what: That


@dataclass(frozen=True)
class MillMany:
    """Players put as many cards as an amount says from the top of their libraries into their graveyards."""

    READ: ClassVar[Rows] = (
        "<who> put[s] the top card of <who.his> library into <who.his> graveyard<count:per card>",
        "<who> put[s] <count:tops> of <who.his> library into <who.his> graveyard",
    )

    count: Amount
    who: Who


@dataclass(frozen=True)
class ChooseTypes:
    """Each player chooses a creature type, in turn order, and then something happens to creatures.

    Attributes:
        then: "destroy" for all creatures in play of none of these types; "return" for all creature cards of
            these types in all graveyards, which their owners return to play.
    """

    EN: ClassVar[Rows] = (
        "(then=destroy) each player chooses a creature type. Destroy all creatures that aren't of a type "
        "chosen this way. They can't be regenerated",
        "(then=return) each player chooses a creature type. Each player returns all creature cards of a type "
        "chosen this way from his or her graveyard to play",
    )

    then: Literal["destroy", "return"]


@dataclass(frozen=True)
class OwnerShuffles:
    """The owner of a permanent shuffles it into the library, then draws cards."""

    EN: ClassVar[Rows] = (
        "the owner of <what> shuffles it into his or her library, then draws <count:cards>",
    )

    what: Target
    count: int


@dataclass(frozen=True)
class TradeHand:
    """A player puts the hand on top of the library, and gets as many cards that you find in it."""

    EN: ClassVar[Rows] = (
        "<who> put[s] the cards from <who.his> hand on top of <who.his> library. Search that player's "
        "library for that many cards. The player puts those cards into <who.his> hand, then shuffles "
        "<who.his> library",
    )

    who: Target


@dataclass(frozen=True)
class HandForCards:
    """Target players discard their hands and draw cards; for others it is a `Discard` and a `Draw`."""

    EN: ClassVar[Rows] = ("<who> discard[s] <who.his> hand and draw[s] <count:cards>",)

    who: Target
    count: int


@dataclass(frozen=True)
class ExchangeLibrary:
    """Your graveyard becomes your library, which is shuffled, and your library becomes your graveyard."""

    EN: ClassVar[Rows] = ("exchange your graveyard and library. Then shuffle your library",)


@dataclass(frozen=True)
class RemoveAnyBuried:
    """Players may remove any number of cards in their graveyards from the game, chosen in turn order."""

    EN: ClassVar[Rows] = ("<who> may remove any number of cards in <who.his> graveyard from the game",)

    who: Who


@dataclass(frozen=True)
class PutAnyFromHand:
    """Players may put any number of cards that fit a noun from their hands into play.

    They choose in turn order, then all these cards come into play at the same time.
    """

    EN: ClassVar[Rows] = ("<who> may put any number of <what:plural@hand> from <who.his> hand into play",)

    what: That
    who: Who


@dataclass(frozen=True)
class RevealSame:
    """You reveal a card in your hand, and put it into play if a permanent there has the same name."""

    EN: ClassVar[Rows] = (
        "reveal a card in your hand, then put that card into play if it has the same name as a permanent in "
        "play",
    )


@dataclass(frozen=True)
class DiscardTwins:
    """A player reveals the hand and discards the nonland cards in it that have the name of another one."""

    EN: ClassVar[Rows] = (
        "<who> reveal[s] <who.his> hand. That player discards from it all nonland cards with the same name "
        "as another card in <who.his> hand",
    )

    who: Target


@dataclass(frozen=True)
class RemoveChosen:
    """You choose a card that fits a noun from a player's revealed hand, and it is removed from the game.

    Another ability of the permanent may return the card (MTG8-CR-LINK-1).
    """

    EN: ClassVar[Rows] = (
        "<who> reveal[s] <who.his> hand and you choose <what:a@hand> from it. Remove that card from the game",
    )

    who: Target
    what: That


Searching = (
    RemoveTop
    | ShuffleBuried
    | SearchBoth
    | PlayersSearch
    | BuryRevealed
    | OpponentPicks
    | MillMany
    | ChooseTypes
    | OwnerShuffles
    | TradeHand
    | HandForCards
    | ExchangeLibrary
    | RemoveAnyBuried
    | PutAnyFromHand
    | RevealSame
    | DiscardTwins
    | RemoveChosen
)
"""The effects of this module."""
