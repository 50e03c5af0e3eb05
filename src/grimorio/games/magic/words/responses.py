"""The effects on spells as they are played, and on what leaves play for a while; each class is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from grimorio.games.magic.words.nouns import All, Target, That
from grimorio.games.magic.words.rows import Rows


@dataclass(frozen=True)
class CounterThat:
    """The spell that triggered the ability is countered (MTG8-GLOSS-Neutralizzare).

    Attributes:
        pays: "namesakes" if its player may pay {1} for each card in all graveyards with its name to stop it.
        mark: the name of a counter that the permanent with the ability gets, or "".
    """

    EN: ClassVar[Rows] = (
        "(pays=namesakes) counter that spell unless that player pays <pays:due>",
        "counter that spell{mark?: and put <mark:marked> on <card>}",
    )

    pays: Literal["", "namesakes"] = ""
    mark: str = ""


@dataclass(frozen=True)
class NextUncounterable:
    """The next spell that fits a noun and that you play this turn cannot be countered (MTG8-CR-NEXT-1)."""

    EN: ClassVar[Rows] = ("the next <what:one of> you play this turn can't be countered",)

    what: That


@dataclass(frozen=True)
class SacrificeForDraws:
    """You sacrifice the permanent; if you do, the opponents of the player of the event draw cards."""

    EN: ClassVar[Rows] = ("sacrifice <card>. If you do, each of that player's opponents draws <count:cards>",)

    count: int


@dataclass(frozen=True)
class ForAWhile:
    """Permanents are removed from the game until the end of the turn (MTG8-CR-WHILE-AWAY-1).

    Attributes:
        what: a target creature, which you may remove or not, or all permanents that fit a noun.
    """

    EN: ClassVar[Rows] = (
        "(what=All) remove <what> from the game. At end of turn, return those cards to play under their "
        "owners' control",
        "you may remove <what> from the game. If you do, return that creature to play under its owner's "
        "control at end of turn",
    )

    what: Target | All


@dataclass(frozen=True)
class RemoveOrSacrifice:
    """You sacrifice the permanent unless you remove another one of yours from the game (MTG8-CR-LINK-1)."""

    EN: ClassVar[Rows] = ("sacrifice <card> unless you remove <what:a> from the game",)

    what: That


@dataclass(frozen=True)
class OpponentRemoves:
    """An opponent chooses a permanent that you control and removes it from the game (MTG8-CR-OPPONENT-1)."""

    EN: ClassVar[Rows] = ("an opponent chooses <what:a> and removes it from the game",)

    what: That


@dataclass(frozen=True)
class TakeMost:
    """You gain control of all creatures of the chosen type if you control the most (MTG8-CR-CONTROL-1)."""

    EN: ClassVar[Rows] = (
        "if you control more creatures of the chosen type than any other player, you gain control of all "
        "creatures of the chosen type",
    )


@dataclass(frozen=True)
class PassOn:
    """The player of the event untaps the permanent and gains control of it."""

    EN: ClassVar[Rows] = ("that player untaps <card> and gains control of it",)


@dataclass(frozen=True)
class MoveCounters:
    """You may move any number of +1/+1 counters from the permanent onto others (MTG8-CR-MOVE-1)."""

    EN: ClassVar[Rows] = ("you may move any number of +1/+1 counters from <card> onto <what:plural>",)

    what: That


Response = (
    CounterThat
    | NextUncounterable
    | SacrificeForDraws
    | ForAWhile
    | RemoveOrSacrifice
    | OpponentRemoves
    | TakeMost
    | PassOn
    | MoveCounters
)
"""The effects of this module."""
