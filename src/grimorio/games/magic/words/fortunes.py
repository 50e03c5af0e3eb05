"""The effects with named cards, coins, and cards from outside the game; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from grimorio.games.magic.words.nouns import Target, That, Who
from grimorio.games.magic.words.rows import Rows
from grimorio.games.magic.words.tokens import PutToken


@dataclass(frozen=True)
class Wish:
    """You put a card from outside the game into your hand (MTG8-CR-OUTSIDE-1).

    Attributes:
        what: the noun that the card fits.
        reveal: whether all players see it.
    """

    EN: ClassVar[Rows] = (
        "choose <what:a@library> you own from outside the game{reveal:, reveal that card,} and put it into "
        "your hand",
    )

    what: That
    reveal: bool = False


@dataclass(frozen=True)
class FlipUntilLost:
    """You flip a coin until you lose a flip; the card gets a +1/+1 counter for each flip won."""

    EN: ClassVar[Rows] = (
        "flip a coin until you lose a flip. Put a +1/+1 counter on <card> for each flip you win",
    )


@dataclass(frozen=True)
class TailsSacrifice:
    """Each player flips a coin, and sacrifices a permanent that fits a noun if it shows tails."""

    EN: ClassVar[Rows] = (
        "each player flips a coin. Each player whose coin comes up tails sacrifices <what:a>",
    )

    what: That


@dataclass(frozen=True)
class NameDiscard:
    """You name a nonland card, and a player discards all cards with that name from the revealed hand."""

    READ: ClassVar[Rows] = (
        "name a nonland card. <who> reveal[s] <who.his> hand and discard[s] from it all cards with that name",
    )

    who: Target


@dataclass(frozen=True)
class NameMill:
    """You name a card and a player mills one; you draw `right` cards if it is that card, else `wrong`."""

    EN: ClassVar[Rows] = (
        "name a card, then put the top card of <who:belongs> library into his or her graveyard. If that card "
        "is the named card, you draw <right:cards>. Otherwise, you draw <wrong:cards>",
    )

    who: Target
    right: int
    wrong: int


@dataclass(frozen=True)
class DiscardOrLose:
    """Players discard a card; who discarded none that fits a noun loses life (MTG8-2.RES-3)."""

    EN: ClassVar[Rows] = (
        "<who> discard[s] a card from <who.his> hand. Then each player who didn't discard <what:a@hand> this "
        "way loses <life:life>",
    )

    who: Who
    what: That
    life: int


@dataclass(frozen=True)
class LoseHalf:
    """Players lose half of their life, rounded up (MTG8-GLOSS-Perdere_punti_vita)."""

    EN: ClassVar[Rows] = ("<who!> lose[s] half <who.his> life rounded up",)

    who: Who


BEAR: Final = PutToken("Bear", color="green", types=("Bear",), size=(2, 2))
"""The token of `RevealForTokens`, as the effect that puts one into play."""


@dataclass(frozen=True)
class RevealForTokens:
    """Each player reveals any number of cards that fit a noun, and gets a 2/2 green Bear for each."""

    EN: ClassVar[Rows] = (
        "each player may reveal any number of <what:plural@hand> from his or her hand. Then each player puts "
        "a 2/2 green Bear creature token into play for each card he or she revealed this way",
    )

    what: That


@dataclass(frozen=True)
class RemoveUntilTaken:
    """You remove the top card of your library from the game until you take one or two have the same name."""

    EN: ClassVar[Rows] = (
        "remove the top card of your library from the game. You may put that card into your hand unless it "
        "has the same name as another card removed this way. Repeat this process until you put a card into "
        "your hand or you remove two cards with the same name, whichever comes first",
    )


@dataclass(frozen=True)
class RemoveEchoes:
    """A player's graveyard but basic lands, and all their namesakes in the library, leave the game."""

    EN: ClassVar[Rows] = (
        "remove all cards in <who:belongs> graveyard other than basic land cards from the game. Search that "
        "player's library for all cards with the same name as cards removed this way and remove them from "
        "the game. Then that player shuffles his or her library",
    )

    who: Target


Fortune = (
    Wish
    | FlipUntilLost
    | TailsSacrifice
    | NameDiscard
    | NameMill
    | DiscardOrLose
    | LoseHalf
    | RevealForTokens
    | RemoveUntilTaken
    | RemoveEchoes
)
"""The effects of this module."""
