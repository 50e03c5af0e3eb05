"""The things to which the words of one ability can refer: targets, its event, X, costs paid, choices made.

The compiler refuses a word that refers to anything else, or has no meaning in its place (`kernel.playable`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimorio.kernel.playable import Unplayable

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.abilities import TargetRules
    from grimorio.games.magic.meaning.book import Book
    from grimorio.games.magic.meaning.face import Face

# What a reference may stand for, as bits.
PERMANENTS: Final = 1
PLAYERS: Final = 2
GRAVEYARD: Final = 4
"""The bit for cards in graveyards, in bit masks of the kinds of things that a reference may mean."""
STACK: Final = 8
"""The bit for spells on the stack, in bit masks of the kinds of things that a reference may mean."""
LEFT: Final = 16
"""The bit for permanents as they were before they left play, in bit masks of what a reference may mean."""
HAND: Final = 32
LIBRARY: Final = 64
ABILITIES: Final = 2048
"""The bit for abilities on the stack, in bit masks of the kinds of things that a reference may mean."""
DIED: Final = 1024
"""The bit for an object that went from play to a graveyard, in bit masks of what a reference may mean.

Such a reference means both the card in the graveyard and the permanent that left play.
"""

ZONES: Final = {
    "play": PERMANENTS,
    "stack": STACK,
    "graveyard": GRAVEYARD,
    "hand": HAND,
    "library": LIBRARY,
}
"""The bit for the objects in each zone, by the zone's name, in bit masks of what a reference may mean."""


def _wanted(names: str, cause: str) -> tuple[str, str]:
    return names, cause


_WANTED: Final = {
    PERMANENTS: _wanted("permanents in play", cause="word-permanents"),
    PLAYERS: _wanted("players", cause="word-players"),
    PERMANENTS | PLAYERS: _wanted("creatures or players", cause="word-hurt"),
    GRAVEYARD: _wanted("cards in graveyards", cause="word-buried"),
    PERMANENTS | GRAVEYARD: _wanted("permanents in play or cards in graveyards", cause="word-returned"),
    STACK: _wanted("spells on the stack", cause="word-spells"),
    PERMANENTS | LEFT: _wanted("a permanent, in play or as it last was", cause="word-sized"),
    PERMANENTS | STACK: _wanted("something that a player controls", cause="word-controlled"),
    PERMANENTS | LEFT | STACK: _wanted("something that a player controls", cause="word-controlled"),
}
"""What to say when a reference is refused because the effect needs other kinds of things.

For each bit mask of the kinds that are needed: (their description in English, the `cause` of the refusal).
"""


class Way:
    """What an effect does with objects that a later amount may count ("discarded this way").

    Attributes:
        done: "discarded", "destroyed", "revealed", or "" if nothing is counted.
        what: for "destroyed", the noun for the permanents; for "revealed", "any" if it is any number.
        counts: whether a later amount counts them.
    """

    def __init__(self, done: str, what: Any = None) -> None:
        self.done = done
        self.what = what
        self.counts = False

    def count(self) -> None:
        """Note that a later amount counts the objects."""
        self.counts = True


class Scope:
    """The things to which the words of one ability, or of one part of a card, can refer.

    "The event" is the event that triggers the ability.

    Attributes:
        book: the compiled form of all cards of the game, to which this card is being added.
        face: the compiled card that has the ability; None for a program without a card.
        this: the kinds of object that the word "this" may mean, as bits; 0 if effects cannot act on it.
        on: the kinds of object that the enchanted permanent may be, as bits; 0 if nothing is enchanted.
        targets: the words "target" compiled so far.
        that: the kinds of object that the event may be about, as bits; 0 if it is about no object.
        who, much: whether the event has a player, and whether it has a number (such as an amount of damage).
        x: whether a number is chosen for {X}.
        paid: whether something is sacrificed as a cost.
        chosen: "color" or "creature type" if one has been chosen, else "".
        entered: the same for a choice made as the permanent came into play.
        defender: whether the player of the event is a defending player.
        foe: with `defender`, the side on which this player is: "attacking" for a rule about blocks.
        static: whether it is a static ability, in which nothing is played or happens.
        way: what the last effect before has done with objects that an amount may count, or None.
    """

    def __init__(self, book: Book, face: Face | None = None) -> None:
        self.book = book
        self.face = face
        self.this = 0
        self.on = 0
        self.targets: list[TargetRules] = []
        self.that = 0
        self.who = False
        self.much = False
        self.x = False
        self.paid = False
        self.chosen = ""
        self.entered = ""
        self.defender = False
        self.foe = "defending"
        self.static = False
        self.way: Way | None = None

    def later(self) -> Scope:
        """The scope of a delayed ability: it lacks the targets, X and costs of the ability that made it."""
        new = Scope(self.book, self.face)
        new.this = self.this
        new.on = self.on
        new.that, new.who, new.much = self.that, self.who, self.much
        new.chosen = new.entered = self.entered
        return new


def demand(there: bool, word: Any, field: str, message: str, cause: str, **facts: str | int) -> None:
    """Refuse a word that refers to something that its card does not have.

    Args:
        there: whether the card has it.
        word: the word that is refused.
        field: the field of the word that is wrong; "" for the whole word.
        message: the reason, in English.
        cause, facts: the kind of refusal and its numbers and names, for messages in other languages.

    Raises:
        Unplayable: `there` is false.
    """
    if not there:
        raise Unplayable(word, field, message, cause, **facts)


def absent(word: Any, there: bool) -> None:
    """Refuse the word `word` if its ability lacks what the word refers to, such as a target.

    `there` tells whether the ability has it. Raises Unplayable: `there` is false.
    """
    name = word.__class__.__name__
    demand(there, word, "", f"{name} speaks of what is not there", cause="word-absent", name=name)


def fitting(word: Any, means: int, wanted: int) -> None:
    """Refuse a reference to things of the wrong kind.

    `means` has the kinds that the word may mean, `wanted` those that are allowed, as bits. Raises Unplayable:
    the word may mean other kinds than `wanted`, or nothing.
    """
    known = wanted | DIED if wanted & (GRAVEYARD | LEFT) else wanted
    if means & ~known or not means:
        names, cause = _WANTED[wanted & ~ABILITIES]
        raise Unplayable(word, "", f"expected {names}", cause)


def one_of(word: Any, field: str, found: str, names: tuple[str, ...]) -> None:
    """Check that `found`, the value of the field `field` of `word`, is one of `names`.

    Raises Unplayable: it is not.
    """
    if found not in names:
        known = ", ".join(names)
        raise Unplayable(
            word, field, f"expected {known}, found {found}", cause="word-names", names=known, found=found
        )
