"""The pool of a session: packs of four equal cards in seven decks (LIVE-2-POOL-1 to -4)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from grimorio.decks import Deck
from grimorio.games.live.words import DECKS
from grimorio.games.magic.boosters import shuffled
from grimorio.games.magic.names import RARITIES, fact, facts, find
from grimorio.kernel import Luck, SetupError
from grimorio.kernel.boundary import read
from grimorio.kernel.faults import Fault, Message, Value, message_of

PACK: Final = 4
"""The number of cards in a pack, all equal (LIVE-2-POOL-3)."""

PACKS: Final = 20
"""The default number of packs in each deck of a pool that is drawn at random."""

NEEDED: Final = 10
"""The number of packs in a finished deck, which are 40 cards (LIVE-3-COMP-2)."""


class DrawnData(Struct, forbid_unknown_fields=True):
    """The JSON data of a pool that is drawn at random: the arguments of `generate`."""

    seed: Annotated[int, Meta(ge=0)]
    packs: int = PACKS
    rarities: tuple[str, ...] = RARITIES


class PoolError(Fault):
    """A pool that cannot be played with.

    Attributes:
        field: the path of the wrong value.
        rule: id of the rule.
    """

    def __init__(
        self, field: str, message: str | Message, rule: str, cause: str = "", **facts: Value
    ) -> None:
        super().__init__(message, cause, **facts)
        self.field = field
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.field}: {self.message} ({self.rule})"


@dataclass(frozen=True, slots=True)
class Pool:
    """The packs of a session, named by the English names of their cards.

    Attributes:
        name: what the pool's maker calls it.
        decks: the packs of each of `DECKS`, in the order of the card set. Basic lands are free and are in
            none.
    """

    name: str
    decks: tuple[tuple[str, ...], ...]

    @property
    def packs(self) -> tuple[str, ...]:
        """All packs that are auctioned: those of all decks but the lands."""
        return tuple(name for deck in self.decks[:-1] for name in deck)

    def to_json(self) -> dict[str, Any]:
        """The pool as JSON data: a deck list, as of `Deck.to_json`, with four copies of each card."""
        return Deck(self.name, tuple((PACK, name) for deck in self.decks for name in deck)).to_json()


def deck_of(name: str) -> str:
    """The deck of `DECKS` to which the card `name` belongs. Raises PoolError: it has several colours."""
    card = fact(name)
    if "land" in card.kinds:
        return "land"
    if not card.colors:
        return "artifact"
    if len(card.colors) > 1:
        raise PoolError(
            "main",
            f"{name} has several colours, and no deck is for it",
            "LIVE-2-POOL-4",
            cause="pool-colours",
            name=name,
        )
    return card.colors[0]


def sorted_into_decks(deck: Deck) -> Pool:
    """Sort the cards of a deck list, with four copies of each, into the decks of a pool.

    Args:
        deck: a deck list whose cards have their English names. Basic lands in it are left out.

    Raises:
        PoolError: a card has not exactly four copies or has several colours, or there is a sideboard.
    """
    if deck.sideboard:
        raise PoolError("sideboard", "a pool has none", "LIVE-2-POOL-1", cause="pool-sideboard")
    packs: dict[str, list[str]] = {name: [] for name in DECKS}
    for place, (count, card) in enumerate(deck.main):
        if fact(card).basic:
            continue
        if count != PACK:
            raise PoolError(
                f"main[{place}]",
                f"expected {PACK} {card}, found {count}",
                "LIVE-2-POOL-2",
                cause="pool-four",
                name=card,
                found=count,
            )
        packs[deck_of(card)].append(card)
    return Pool(deck.name, tuple(tuple(sorted(packs[name], key=_place)) for name in DECKS))


def from_json(data: Any) -> Pool:
    """Read a pool from JSON data.

    `data` is a deck list with four copies of each card, or an object with the arguments of `generate`.
    Raises PoolError: `data` has another form, or no such pool can be played with.
    """
    if isinstance(data, dict) and "main" not in data:
        return _drawn(data)
    try:
        deck = Deck.from_json(data, find)
    except ValueError as error:
        raise PoolError("pool", message_of(error), "LIVE-2-POOL-1") from None
    return sorted_into_decks(deck)


def _drawn(data: dict[str, Any]) -> Pool:
    try:
        shape = read(data, DrawnData)
    except SetupError as error:
        raise PoolError(error.field or "pool", message_of(error), "LIVE-2-POOL-1") from None
    return generate(shape.seed, shape.packs, shape.rarities)


def generate(seed: int, packs: int = PACKS, rarities: Collection[str] = RARITIES) -> Pool:
    """Draw a pool at random.

    Args:
        seed: the same seed gives the same pool.
        packs: the number of packs in each deck; fewer where there are not so many cards.
        rarities: the rarities that the cards may have.

    Raises:
        PoolError: no packs, or an unknown rarity.
    """
    if packs < 1:
        raise PoolError(
            "packs", "expected at least 1, found {found}", "LIVE-2-POOL-1", "at-least-one", found=packs
        )
    if unknown := sorted(set(rarities) - set(RARITIES)):
        problem, found = "expected some of {names}, found {found}", repr(unknown[0])
        raise PoolError("rarities", problem, "LIVE-2-POOL-1", "some-of", names=RARITIES, found=found)
    luck = Luck(seed)
    names: dict[str, list[str]] = {deck: [] for deck in DECKS}
    for card in facts():
        if not card.basic and card.rarity in rarities:
            names[deck_of(card.name)].append(card.name)
    decks = [sorted(shuffled(luck, names[deck])[:packs], key=_place) for deck in DECKS]
    return Pool(f"Pool {seed}", tuple(tuple(deck) for deck in decks))


def enough(pool: Pool, seats: int) -> None:
    """Check that the pool has enough packs for each of `seats` players to finish the deck.

    Raises PoolError: it has too few.
    """
    if len(pool.packs) < NEEDED * seats:
        raise PoolError(
            "pool",
            f"expected {NEEDED * seats} packs that are no lands for {seats} players, found {len(pool.packs)}",
            "LIVE-2-POOL-1",
            cause="pool-small",
            wanted=NEEDED * seats,
            found=len(pool.packs),
        )


def _place(name: str) -> int:
    """The index of the card `name` in the card set of Magic, by which the packs of a deck are sorted."""
    return _PLACES[name]


_PLACES: Final = {card.name: place for place, card in reversed(tuple(enumerate(facts())))}
