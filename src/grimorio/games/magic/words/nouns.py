"""What cards speak of: objects, players, amounts, costs, colours."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

WHITE: Final = "white"
BLUE: Final = "blue"
BLACK: Final = "black"
RED: Final = "red"
GREEN: Final = "green"
COLORS: Final = (WHITE, BLUE, BLACK, RED, GREEN)
LETTERS: Final = {"W": WHITE, "U": BLUE, "B": BLACK, "R": RED, "G": GREEN}
CHOSEN: Final = "chosen"
"""In the place of a colour or creature type: the one chosen for this permanent as it came into play."""

Keyword = Literal[
    "flying",
    "first strike",
    "double strike",
    "haste",
    "trample",
    "fear",
    "plainswalk",
    "islandwalk",
    "swampwalk",
    "mountainwalk",
    "forestwalk",
    "protection from white",
    "protection from blue",
    "protection from black",
    "protection from red",
    "protection from green",
]

KINDS: Final = ("artifact", "creature", "enchantment", "instant", "land", "sorcery")
"""The card types (MTG8-1.TYPE-0); an artifact creature has two."""

Controller = Literal["you", "opponent", "another player", "target player", "that player"]
Zone = Literal["play", "stack", "graveyard", "hand", "library"]


@dataclass(frozen=True)
class That:
    """A noun phrase: whatever has all of these qualities. A field left empty asks nothing.

    Attributes:
        kinds: it has one of these card types; "permanent", "card", "spell", "source" (of damage: a permanent,
            or a spell or card that the stack speaks of) and "player" are wider.
        no_kinds: it has none of these card types ("nonartifact", "nonland").
        types: it has one of these creature or land types, or `CHOSEN`.
        colors: it has one of these colours, or `CHOSEN`; `no_colors`: none of these.
        basic: it is (or is not) a basic land.
        keyword, without: it has, or lacks, this keyword.
        tapped: it is tapped (or untapped).
        combat: it is in combat so; "attacking you" and "blocking or attacking" among them.
        power: (least, most) power; -1 for no bound.
        controller: who controls it, or for a player who it is; in a graveyard, hand or library: whose it is.
        other: it is not the object that says so.
        attacked: it attacked this turn.
        single_target: it has exactly one target (a spell).
        zone: where it is.
    """

    kinds: tuple[str, ...] = ("permanent",)
    no_kinds: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    no_colors: tuple[str, ...] = ()
    basic: bool | None = None
    keyword: Keyword | None = None
    without: Keyword | None = None
    tapped: bool | None = None
    combat: Literal["", "attacking", "blocking", "attacking or blocking", "attacking you"] = ""
    power: tuple[int, int] = (-1, -1)
    controller: Controller | None = None
    other: bool = False
    attacked: bool = False
    single_target: bool = False
    zone: Zone = "play"

    def __or__(self, other: That) -> That:
        """Either of two nouns without qualities: ``CREATURE | PLAYER``."""
        return replace(self, kinds=self.kinds + other.kinds)


def that(*kinds: str, **qualities: object) -> That:
    """``that("creature", tapped=True)``."""
    return replace(That(kinds=kinds), **qualities)  # type: ignore[arg-type]


PERMANENT: Final = That(("permanent",))
ARTIFACT: Final = That(("artifact",))
CREATURE: Final = That(("creature",))
ENCHANTMENT: Final = That(("enchantment",))
LAND: Final = That(("land",))
PLAYER: Final = That(("player",))
OPPONENT: Final = That(("player",), controller="opponent")
SPELL: Final = That(("spell",), zone="stack")
CREATURE_YOU_CONTROL: Final = That(("creature",), controller="you")
ATTACKER_OR_BLOCKER: Final = That(("creature",), combat="attacking or blocking")
ATTACKER: Final = That(("creature",), combat="attacking")
CREATURE_OR_PLAYER: Final = That(("creature", "player"))
WALL: Final = That(("creature",), types=("Wall",))
PLAINS: Final = That(("land",), types=("Plains",))
ISLAND: Final = That(("land",), types=("Island",))
SWAMP: Final = That(("land",), types=("Swamp",))
MOUNTAIN: Final = That(("land",), types=("Mountain",))
FOREST: Final = That(("land",), types=("Forest",))


# -- which ones ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class This:
    """The object whose text it is (MTG8-1.CARD-1)."""


@dataclass(frozen=True)
class Enchanted:
    """The permanent that this local enchantment is on."""


@dataclass(frozen=True)
class Target:
    """Chosen when the spell or ability is played (MTG8-1.TERM-9).

    Attributes:
        what: what may be chosen.
        count: how many.
        up_to: whether fewer will do.
        any_number: as many as wished (of a divided effect).
    """

    what: That
    count: int = 1
    up_to: bool = False
    any_number: bool = False


@dataclass(frozen=True)
class It:
    """A target said before, by its place among the targets: "it", "that creature", "that player"."""

    place: int = 0


@dataclass(frozen=True)
class TheObject:
    """In a triggered ability: the object whose event it is ("that creature")."""


@dataclass(frozen=True)
class All:
    """Every one of them, when the effect happens: "all", "each"."""

    what: That


@dataclass(frozen=True)
class Choose:
    """Chosen when the effect happens, by the player whom the effect concerns.

    Attributes:
        what: what may be chosen.
        count: how many; as many as there are when there are fewer.
        up_to: whether fewer will do.
    """

    what: That
    count: int = 1
    up_to: bool = False


@dataclass(frozen=True)
class Sacrificed:
    """What was sacrificed as a cost of this ability."""


@dataclass(frozen=True)
class You:
    """The controller of the spell or ability."""


@dataclass(frozen=True)
class ThePlayer:
    """In a triggered ability: the player whose event it is ("that player", "each player's upkeep")."""


@dataclass(frozen=True)
class ControllerOf:
    """The player who controls (or last controlled) it."""

    it: It | TheObject | Enchanted


@dataclass(frozen=True)
class EachPlayer:
    """Every player, the active player first; who: all of them, opponents, or all but the controller."""

    who: Literal["all", "opponents", "others"] = "all"


THIS: Final = This()
ENCHANTED: Final = Enchanted()
IT: Final = It()
THE_OBJECT: Final = TheObject()
YOU: Final = You()
THE_PLAYER: Final = ThePlayer()
EACH_PLAYER: Final = EachPlayer()
EACH_OPPONENT: Final = EachPlayer("opponents")

Who = You | ThePlayer | ControllerOf | EachPlayer | Target | It
"""A player or several."""
What = This | Enchanted | Target | It | TheObject | All | Choose | Sacrificed
"""An object or several; a `Target` or `All` may be players too."""


# -- how many --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class X:
    """The number chosen for {X} when the spell was played."""


@dataclass(frozen=True)
class ThatMuch:
    """In a triggered ability: the number of its event, such as the damage dealt."""


@dataclass(frozen=True)
class Count:
    """How many there are, times `times`, plus `plus`."""

    what: That
    times: int = 1
    plus: int = 0


@dataclass(frozen=True)
class PowerOf:
    """Its power, as it is or last was (MTG8-CR-LKI-1)."""

    it: This | It | TheObject | Sacrificed | Enchanted


@dataclass(frozen=True)
class ToughnessOf:
    """Its toughness, as it is or last was."""

    it: This | It | TheObject | Sacrificed | Enchanted


@dataclass(frozen=True)
class HandSize:
    """How many cards a player holds."""

    who: Who = YOU


@dataclass(frozen=True)
class HandExcess:
    """How many cards more the player holds than you; 0 when not more."""

    who: Who


@dataclass(frozen=True)
class HalfLife:
    """Half of your life, rounded up."""


@dataclass(frozen=True)
class SharedTypes:
    """How many other creatures in play share a creature type with the creature that gets the bonus."""


Amount = int | X | ThatMuch | Count | PowerOf | ToughnessOf | HandSize | HandExcess | HalfLife | SharedTypes


# -- costs -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SacrificeCost:
    """Sacrifice so many of these, or the object itself."""

    what: That | This
    count: int = 1


@dataclass(frozen=True)
class DiscardCost:
    """Discard such a card from hand."""

    what: That = That(("card",), zone="hand")


@dataclass(frozen=True)
class LifeCost:
    """Pay life."""

    amount: int | HalfLife


@dataclass(frozen=True)
class TapCost:
    """Tap an untapped one you control; not the tap symbol (MTG8-CR-COST-2)."""

    what: That


Cost = str | SacrificeCost | DiscardCost | LifeCost | TapCost
"""A part of a cost: mana and tap symbols (``"{1}{B}"``, ``"{T}"``), or something to do."""
