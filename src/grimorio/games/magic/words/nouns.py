"""The nouns of cards: objects, players, amounts, costs, colours."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from grimorio.games.magic.words import numbers, payments
from grimorio.games.magic.words.marks import COUNTER_KINDS as COUNTER_KINDS
from grimorio.games.magic.words.marks import COUNTERS as COUNTERS
from grimorio.games.magic.words.payments import Payment

WHITE: Final = "white"
BLUE: Final = "blue"
BLACK: Final = "black"
RED: Final = "red"
GREEN: Final = "green"
COLORS: Final = (WHITE, BLUE, BLACK, RED, GREEN)
LETTERS: Final = {"W": WHITE, "U": BLUE, "B": BLACK, "R": RED, "G": GREEN}
CHOSEN: Final = "chosen"
"""The word that stands in a text for "the chosen colour" or "the chosen creature type".

The choice meant is that of an effect earlier in the text (`ChooseColor`), else the one made as this permanent
came into play.
"""

Keyword = Literal[
    "flying", "first strike", "double strike", "haste", "trample", "fear",
    "plainswalk", "islandwalk", "swampwalk", "mountainwalk", "forestwalk",
    "protection from white", "protection from blue", "protection from black",
    "protection from red", "protection from green",
    "shadow", "phasing",
]  # fmt: skip

BASIC_TYPE: Final = "basic land type"
"""The value of `That.kinds` in an amount that counts the basic land types among lands, not the lands."""

KINDS: Final = ("artifact", "creature", "enchantment", "instant", "land", "sorcery")
"""The card types (MTG8-1.TYPE-0); an artifact creature has two."""

Controller = Literal["you", "opponent", "another player", "target player", "that player"]
Zone = Literal["play", "stack", "graveyard", "hand", "library"]


@dataclass(frozen=True)
class That:
    """A noun phrase: all objects or players with all of these qualities. Empty fields demand nothing.

    Attributes:
        kinds: it is of one of these kinds: a card type, or one of the wider "permanent", "card", "spell",
            "player" and "source". A source of damage is a permanent, or a spell or card that is on the stack
            or that an object there refers to. In an amount, `BASIC_TYPE` stands alone for the basic land
            types among lands, or one of `COUNTER_KINDS` for the counters on this permanent.
        no_kinds: it has none of these card types ("nonartifact", "nonland").
        types: it has one of these creature or land types, or `CHOSEN`.
        no_types: it has none of these creature types ("non-Zombie").
        colors: it has one of these colours, or `CHOSEN`.
        no_colors: it has none of these colours.
        basic: it is (True) or is not (False) a basic land.
        keyword, without: it has, or lacks, this keyword.
        tapped: it is tapped (True) or untapped (False).
        combat: how it takes part in combat; "blocking it" means that it blocks the object of the event.
        power, toughness, mana_value: (least, greatest) power, toughness or converted mana cost; -1 for no
            bound.
        token: it is (True) or is not (False) a token.
        namesake: it has the name of the card in whose text this is.
        controller: whose it is: its controller, or its owner in a graveyard, hand or library. In a noun for
            players, it says which players are meant.
        other: it is another object than the one whose text this is.
        attacked: it attacked this turn.
        hurt: the permanent in whose text this is has dealt damage to it this turn (MTG8-CR-HURT-1).
        single_target: it is a spell with exactly one target.
        aims: it is a spell with a target of this kind (MTG8-CR-AIM-1).
        face_down, enchanted: it lies face down; it is enchanted.
        morph, flashback: it has a morph ability; it has flashback.
        stacked: it is an ability on the stack, in place of a spell or besides spells (MTG8-CR-ABILITY-1).
        replayed: it is a spell that was played from a graveyard.
        marked: it has a counter of this name, one of `COUNTERS` (MTG8-CR-COUNTERS-3); "" for any object.
        zone: the zone where it is.
    """

    kinds: tuple[str, ...] = ("permanent",)
    no_kinds: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    no_types: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    no_colors: tuple[str, ...] = ()
    basic: bool | None = None
    keyword: Keyword | None = None
    without: Keyword | None = None
    tapped: bool | None = None
    combat: Literal["", "attacking", "blocking", "attacking or blocking", "attacking you", "blocking it"] = ""
    power: tuple[int, int] = (-1, -1)
    toughness: tuple[int, int] = (-1, -1)
    mana_value: tuple[int, int] = (-1, -1)
    token: bool | None = None
    namesake: bool = False
    controller: Controller | None = None
    other: bool = False
    attacked: bool = False
    hurt: bool = False
    single_target: bool = False
    aims: Literal["", "creature", "creature you control"] = ""
    face_down: bool = False
    morph: bool = False
    flashback: bool = False
    enchanted: bool = False
    marked: str = ""
    stacked: Literal["", "activated ability", "ability", "spell or ability"] = ""
    replayed: bool = False
    zone: Zone = "play"

    def __or__(self, other: That) -> That:
        """The noun for everything that either noun means: ``CREATURE | PLAYER``.

        Both should have only kinds: the other qualities of `other` are lost.
        """
        return replace(self, kinds=self.kinds + other.kinds)


def that(*kinds: str, **qualities: object) -> That:
    """A noun phrase of these kinds with these qualities: ``that("creature", tapped=True)``."""
    return replace(That(kinds=kinds), **qualities)  # type: ignore[arg-type]


PERMANENT: Final = That(("permanent",))
ARTIFACT: Final = That(("artifact",))
CREATURE: Final = That(("creature",))
ENCHANTMENT: Final = That(("enchantment",))
LAND: Final = That(("land",))
PLAYER: Final = That(("player",))
OPPONENT: Final = That(("player",), controller="opponent")
SPELL: Final = That(("spell",), zone="stack")
SOURCE: Final = That(("source",))
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
    """The object in whose text the word stands (MTG8-1.CARD-1)."""


@dataclass(frozen=True)
class Enchanted:
    """The permanent that this local enchantment enchants."""


@dataclass(frozen=True)
class Kin:
    """The creature that this local enchantment enchants, and all that share a creature type with it."""


@dataclass(frozen=True)
class Target:
    """One or more targets, chosen as the spell or ability is played (MTG8-1.TERM-9).

    Attributes:
        what: the noun for the objects or players that may be chosen.
        count: how many are chosen.
        up_to: whether fewer may be chosen.
        any_number: whether any number may be chosen, for a divided effect.
        x: whether X are chosen, the number chosen for {X} or with an additional cost (MTG8-CR-X-1).
    """

    what: That
    count: int = 1
    up_to: bool = False
    any_number: bool = False
    x: bool = False


@dataclass(frozen=True)
class It:
    """A reference ("it", "that creature", "that player") to a target that the text has named before.

    `place` says which: 0 for the first word "target" in the text.
    """

    place: int = 0


@dataclass(frozen=True)
class TheObject:
    """In a triggered ability, the object of the event that triggered it ("that creature")."""


@dataclass(frozen=True)
class All:
    """All objects or players that fit a noun when the effect happens: "all", "each"."""

    what: That


@dataclass(frozen=True)
class Choose:
    """Objects that the player whom the effect concerns chooses when the effect happens.

    Attributes:
        what: the noun for the objects that may be chosen.
        count: how many are chosen; if there are fewer, all.
        up_to: whether fewer may be chosen.
    """

    what: That
    count: int = 1
    up_to: bool = False


@dataclass(frozen=True)
class Sacrificed:
    """The permanent that was sacrificed as a cost of this ability."""


@dataclass(frozen=True)
class You:
    """The controller of the spell or ability."""


@dataclass(frozen=True)
class ThePlayer:
    """In a triggered ability, the player of the event that triggered it ("that player")."""


@dataclass(frozen=True)
class Defender:
    """In an ability that triggers on attacks, the defending player of the event."""


@dataclass(frozen=True)
class ControllerOf:
    """The player who controls an object, or who last controlled it if it has left."""

    it: It | TheObject | Enchanted


@dataclass(frozen=True)
class EachPlayer:
    """Several players, in turn order from the active player.

    `who` says which: all players, your opponents, or all players but you.
    """

    who: Literal["all", "opponents", "others"] = "all"


THIS: Final = This()
ENCHANTED: Final = Enchanted()
IT: Final = It()
THE_OBJECT: Final = TheObject()
YOU: Final = You()
THE_PLAYER: Final = ThePlayer()
EACH_PLAYER: Final = EachPlayer()
EACH_OPPONENT: Final = EachPlayer("opponents")

Who = You | ThePlayer | Defender | ControllerOf | EachPlayer | Target | It
"""A reference to one or several players."""
What = This | Enchanted | Kin | Target | It | TheObject | All | Choose | Sacrificed
"""A reference to one or several objects; `Target` and `All` may refer to players too."""


# -- how many --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class X:
    """The number chosen for {X} when the spell or ability was played; `less`: below 0."""

    less: bool = False


@dataclass(frozen=True)
class ThatMuch:
    """In a triggered ability: the number of its event, such as the damage dealt."""


@dataclass(frozen=True)
class Count:
    """The number of objects or players that fit a noun, times `times`, plus `plus`."""

    what: That
    times: int = 1
    plus: int = 0


@dataclass(frozen=True)
class PowerOf:
    """The power of an object; if it has left play, as it last was (MTG8-CR-LKI-1)."""

    it: This | It | TheObject | Sacrificed | Enchanted


@dataclass(frozen=True)
class ToughnessOf:
    """The toughness of an object; if it has left play, as it last was."""

    it: This | It | TheObject | Sacrificed | Enchanted


@dataclass(frozen=True)
class ManaValueOf:
    """The converted mana cost of a permanent; if it has left play, as it last was (MTG8-CR-COST-VALUE-1)."""

    it: This | It | TheObject | Sacrificed | Enchanted


@dataclass(frozen=True)
class Namesakes:
    """The number of cards in all graveyards with the name of the spell of the event, times `times`."""

    times: int = 1


@dataclass(frozen=True)
class HandSize:
    """The number of cards in the hand of a player."""

    who: Who = YOU


@dataclass(frozen=True)
class HandExcess:
    """How many more cards a player has in hand than you; 0 if the player has no more."""

    who: Who


@dataclass(frozen=True)
class HalfLife:
    """Half of your life, rounded up."""


@dataclass(frozen=True)
class SharedTypes:
    """How many other creatures in play share a creature type with what gets the bonus, times `times`."""

    times: int = 1


@dataclass(frozen=True)
class HighestCost:
    """The highest converted mana cost among the objects that fit a noun; 0 if there are none."""

    what: That


@dataclass(frozen=True)
class TotalCost:
    """The converted mana costs of all objects that fit a noun together (MTG8-CR-COST-VALUE-1)."""

    what: That


@dataclass(frozen=True)
class Sum:
    """The sum of two numbers of objects."""

    first: Count
    second: Count


@dataclass(frozen=True)
class ThisWay:
    """The number of objects with which the effect before has done something, times `times`.

    Attributes:
        what: the noun for the objects that count.
        done: what was done: cards "discarded" or "revealed", or permanents "destroyed" (MTG8-CR-WAY-1).
        times: the factor.
    """

    what: That
    done: Literal["discarded", "destroyed", "revealed"]
    times: int = 1


@dataclass(frozen=True)
class RevealedCost:
    """The converted mana cost of the card that the effect before has revealed; `less`: below 0."""

    less: bool = False


Amount = (
    int
    | X
    | ThatMuch
    | Count
    | HighestCost
    | TotalCost
    | Sum
    | PowerOf
    | ToughnessOf
    | ManaValueOf
    | Namesakes
    | HandSize
    | HandExcess
    | HalfLife
    | SharedTypes
    | ThisWay
    | RevealedCost
    | numbers.DamageTaken
    | numbers.Difference
)
vars(numbers).update(Count=Count, HandSize=HandSize)
vars(payments).update(That=That)


# -- costs -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SacrificeCost:
    """The cost of sacrificing `count` permanents that fit a noun, or the object itself; with `x`, X of them.

    Rule MTG8-CR-X-2.
    """

    what: That | This
    count: int = 1
    x: bool = False


@dataclass(frozen=True)
class DiscardCost:
    """The cost of discarding `count` cards that fit a noun, chosen by their player or at `random`.

    With `x`, X cards are discarded (MTG8-CR-X-2).
    """

    what: That = That(("card",), zone="hand")
    count: int = 1
    random: bool = False
    x: bool = False


@dataclass(frozen=True)
class LifeCost:
    """The cost of paying life."""

    amount: int | HalfLife


@dataclass(frozen=True)
class TapCost:
    """The cost of tapping untapped permanents of yours that fit a noun; it is not {T} (MTG8-CR-COST-2)."""

    what: That
    count: int = 1


@dataclass(frozen=True)
class ReturnCost:
    """The cost of returning `count` permanents of yours that fit a noun to their owner's hand."""

    what: That
    count: int = 1


@dataclass(frozen=True)
class RemoveCost:
    """The cost of removing from the game `count` cards in your graveyard that fit a noun.

    With `x`, X cards are removed (MTG8-CR-X-2). With `to` "bottom", they go on the bottom of your library
    instead (MTG8-CR-COST-7).
    """

    what: That = That(("card",), zone="graveyard")
    count: int = 1
    x: bool = False
    to: Literal["removed", "bottom"] = "removed"


@dataclass(frozen=True)
class DamageCost:
    """What a player accepts to stop an effect: damage by the source of the effect. Only for `MayPay`."""

    amount: int


Cost = str | SacrificeCost | DiscardCost | LifeCost | TapCost | ReturnCost | RemoveCost | DamageCost | Payment
"""A part of a cost: mana and tap symbols (``"{1}{B}"``, ``"{T}"``), or an action."""
