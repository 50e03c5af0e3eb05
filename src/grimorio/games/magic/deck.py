"""Magic's decks: the formats and their rules, and the decks that were sold."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from grimorio.decks import Deck, parse
from grimorio.games.magic.sets import MagicPrintings, is_basic, known, printed
from grimorio.kernel.faults import Unknown

Format = Literal["constructed", "limited", "preconstructed"]
BUILT: Final[tuple[Format, ...]] = ("constructed", "limited")
"""The formats for decks that players build themselves."""
FORMATS: Final[tuple[Format, ...]] = (*BUILT, "preconstructed")
"""All formats; "preconstructed" is for decks that are played as they were sold."""

OF_FORMATS: Final = (
    "eighth-edition",
    "standard-2003",
    "onslaught-block",
    "odyssey-block",
    "invasion-block",
    "premodern-pool",
    "middle-school-pool",
)
"""The formats with ready decks of this program's own, by the names of `events.formats`."""

CONSTRUCTED_LEAST = 60
LIMITED_LEAST = 40
MOST_COPIES = 4
SIDEBOARD = 15


@dataclass(frozen=True, slots=True)
class Product:
    """A list of cards that was sold in July 2003, or a ready deck of this program's own.

    Attributes:
        kind: "theme" for the five theme decks, "starter" for the two decks of the core game, "pack" for the
            seven cards that go with each starter deck; or the format of an own deck, one of `OF_FORMATS`.
        deck: the list of cards.
    """

    kind: str
    deck: Deck


@dataclass(frozen=True, slots=True)
class Offence:
    """Something in a deck that its format forbids.

    Attributes:
        kind: "size" (too few cards), "copies" (too many of a card), "sideboard" (not empty, but not of
            the size that it must have), "pool" (more of a card than were received), "left-out" (fewer than
            were received), "printed" (not as many of a card as in the list that was sold).
        rule: id of the rule.
        card: the card in question, or None.
        found: how many cards the deck has, of this card or in all.
        wanted: how many there must be, at least or at most.
        deck: the name of the list that was sold, for "printed".
    """

    kind: Literal["size", "copies", "sideboard", "pool", "left-out", "printed"]
    rule: str
    card: str | None
    found: int
    wanted: int
    deck: str = ""


@cache
def products() -> tuple[Product, ...]:
    """What was sold: the theme decks, then the starter decks, then the packs."""
    return _of_folders("theme", "starter", "pack")


@cache
def ready() -> tuple[Product, ...]:
    """The ready decks: the theme decks, the starter decks, then five decks for each of `OF_FORMATS`."""
    return (*[each for each in products() if each.kind != "pack"], *_of_folders(*OF_FORMATS))


def _of_folders(*kinds: str) -> tuple[Product, ...]:
    """The lists in the folders of `data/decks` with these names."""
    find = MagicPrintings().find
    folders = [(kind, files("grimorio.games.magic").joinpath("data", "decks", kind)) for kind in kinds]
    return tuple(
        Product(kind, parse(file.read_text("utf-8"), find, file.name).deck)
        for kind, folder in folders
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
    )


def colors(deck: Deck) -> tuple[str, ...]:
    """The colours of a deck's cards, each once, in the order of its list."""
    return tuple(dict.fromkeys(color for card in deck.cards() for color in printed(card).colors))


def product(name: str) -> Product:
    """The deck that was sold under this name; case is ignored. Raises LookupError, which lists the names."""
    for one in products():
        if one.deck.name.casefold() == name.strip().casefold():
            return one
    known = ", ".join(one.deck.name for one in products())
    raise Unknown("no deck {name}: there are {names}", "no-deck", name=repr(name), names=known)


@cache
def printed_decks() -> tuple[Deck, ...]:
    """The decks that may be played as printed: theme decks, and starter decks with or without their packs."""
    decks = [one.deck for one in products() if one.kind != "pack"]
    for pack in (one.deck for one in products() if one.kind == "pack"):
        starter = product(pack.name.replace("Pack", "Deck")).deck
        decks.append(Deck.of(f"{starter.name}, {pack.name}", starter.cards() + pack.cards()))
    return tuple(decks)


def offences(
    deck: Deck, format: Format, pool: Deck | None = None, own: frozenset[str] = frozenset()
) -> tuple[Offence, ...]:
    """Everything in the deck that the format forbids; empty for a legal deck.

    Args:
        deck: a deck with English names.
        format: one of `FORMATS`.
        pool: for "limited", a deck whose main cards are those that the player received. Basic lands may be
            added freely. None: the deck is not compared with a pool.
        own: the names of the players' own cards, which may be used, too.

    Raises:
        UnknownCard: the deck has a card that is of no set of 2003 (`sets`), and not one of `own`.
    """
    for _, card in deck.main + deck.sideboard:
        if card not in own:
            known(card)
    if format == "constructed":
        return _constructed(deck)
    if format == "limited":
        return _limited(deck, pool)
    return _preconstructed(deck)


def other_cards(had: Deck, has: Deck, more: str, less: str, basics: bool) -> list[Offence]:
    """An offence for each card of which two decks, with their sideboards, have different numbers.

    Args:
        had: the cards that there should be.
        has: the cards that there are.
        more: the id of the rule that forbids a card more than there should be.
        less: the id of the rule that forbids leaving a card out.
        basics: whether basic lands count; if not, any number of them is right.
    """
    wanted, counts = _counts(had.main, had.sideboard), _counts(has.main, has.sideboard)
    return [
        Offence("pool", more, card, counts[card], wanted[card])
        if counts[card] > wanted[card]
        else Offence("left-out", less, card, counts[card], wanted[card])
        for card in dict.fromkeys((*counts, *wanted))
        if counts[card] != wanted[card] and (basics or not is_basic(card))
    ]


def _counts(*parts: tuple[tuple[int, str], ...]) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in parts:
        for count, card in part:
            found[card] += count
    return found


def _size(deck: Deck, least: int, rule: str) -> list[Offence]:
    size = len(deck.cards())
    return [Offence("size", rule, None, size, least)] if size < least else []


def _constructed(deck: Deck) -> tuple[Offence, ...]:
    """The offences against Constructed.

    A deck must have at least sixty cards, at most four copies of a card, sideboard included, and a sideboard
    of fifteen cards or none.
    """
    found = _size(deck, CONSTRUCTED_LEAST, "MTG8-6.CON-2")
    for card, count in _counts(deck.main, deck.sideboard).items():
        if count > MOST_COPIES and not is_basic(card):
            found.append(Offence("copies", "MTG8-6.CON-2", card, count, MOST_COPIES))
    side = sum(count for count, _ in deck.sideboard)
    if side not in (0, SIDEBOARD):
        found.append(Offence("sideboard", "MTG8-6.CON-3", None, side, SIDEBOARD))
    return tuple(found)


def _limited(deck: Deck, pool: Deck | None) -> tuple[Offence, ...]:
    """The offences against Limited.

    A deck must have at least forty cards, all from the pool, and the rest of the pool as its sideboard.
    """
    found = _size(deck, LIMITED_LEAST, "MTG8-6.LIM-1")
    if pool is not None:
        found += other_cards(Deck("", pool.main), deck, "MTG8-6.LIM-1", "MTG8-6.LIM-2", basics=False)
    return tuple(found)


def _preconstructed(deck: Deck) -> tuple[Offence, ...]:
    """The differences between the deck and the printed deck most like it; empty if there are none."""
    counts = _counts(deck.main)
    known = max(printed_decks(), key=lambda one: (_counts(one.main) & counts).total())
    wanted = _counts(known.main)
    rule = "MTG8-GLOSS-Mazzo_tematico"
    found = [
        Offence("printed", rule, card, counts[card], wanted[card], known.name)
        for card in dict.fromkeys((*counts, *wanted))
        if counts[card] != wanted[card]
    ]
    if side := sum(count for count, _ in deck.sideboard):
        found.append(Offence("sideboard", rule, None, side, 0))
    return tuple(found)
