"""The cards of a draft with printed cards: the sets to choose from, what a pool should hold, and decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, Literal

import msgspec

from grimorio import games
from grimorio.decks import Deck
from grimorio.decks import file as deck_file
from grimorio.decks.card_set import LAND, CardSet, read_set
from grimorio.decks.file import parse_lines
from grimorio.decks.formats import Format, Listed, barred
from grimorio.decks.pool import built
from grimorio.events.facts import PaperDraft, Product
from grimorio.events.faults import EventError
from grimorio.events.formats import Fault, printings, unread_lines, with_sideboard
from grimorio.kernel import SetupError, sizes

LEAST: Final = 40
"""The fewest cards of a Limited deck (MTG8-6.LIM-1)."""

POOL: Final = 600
"""The most cards of a pool."""


@cache
def boxed(code: str) -> CardSet | None:
    """The set with this code, with its rarities and the contents of its boosters; None if not known."""
    return games.card_set(code, printed=True) if code in games.card_sets() else None


def own_set(draft: PaperDraft) -> CardSet | None:
    """The players' own set of a draft. Raises EventError: its data is no set."""
    if draft.cards is None:
        return None
    try:
        return read_set(draft.cards, "cards")
    except SetupError as error:
        raise EventError("data", problem=error) from None


def codes_of(game: str, own: CardSet | None = None) -> tuple[str, ...]:
    """The codes of the sets of the game `game` whose cards are known by name.

    The code of the players' own set `own` is the last, if there is one.
    """
    sets = printings(game)
    return (*(() if sets is None else sets.codes()), *(() if own is None else (own.code,)))


def product(game: str, code: str, own: CardSet | None = None, pack: bool = False) -> Product:
    """A booster or, with `pack`, a tournament pack of a set, with the number of its cards.

    Where that number is not known, it is the usual one: 15, or 75 in a tournament pack.

    Args:
        game: the name of the game.
        code: the code of the set; "" for cards that this program does not know.
        own: the players' own set, or None.
        pack: whether it is a tournament pack.

    Raises:
        EventError: no set has this code.
    """
    if code and code not in codes_of(game, own):
        raise EventError("no-set", found=sizes.quoted(code), names=", ".join(codes_of(game, own)) or "–")
    known = own if own is not None and own.code == code else boxed(code)
    if pack:
        return Product(code, 75 if known is None else _size(known, True), True)
    return Product(code, 15 if known is None else _size(known, False))


def opened(
    game: str, sets: tuple[str, ...], cards: Any = None, count: int = 3, pack: bool = False
) -> tuple[Product, ...]:
    """What each player of a draft opens.

    Args:
        game: the game.
        sets: the code of each booster's set, or one for all; "" for cards that this program does not know.
        cards: the players' own set, as JSON data, or None; its code may stand in `sets`.
        count: how many things are opened, if `sets` names one set.
        pack: whether the first of them is a tournament pack.

    Raises:
        EventError: there is no such set, or the players' own set cannot be read.
    """
    try:
        own = None if cards is None else read_set(cards, "cards")
    except SetupError as error:
        raise EventError("data", problem=error) from None
    codes = sets if len(sets) > 1 else sets * count
    return tuple(product(game, code, own, pack and not number) for number, code in enumerate(codes))


def _size(known: CardSet, pack: bool) -> int:
    contents = known.tournament if pack else known.booster
    lands = known.tournament_lands * len(known.lands) if pack else 0
    return sum(count for _, count in contents) + lands


def listed(draft: PaperDraft, game: str) -> tuple[Listed, ...]:
    """The cards of the draft's sets, each once, in the order of the sets; none for unknown sets.

    `game` is the name of the game.
    """
    return _listed(game, *_sources(draft))


def _sources(draft: PaperDraft) -> tuple[tuple[str, ...], bytes]:
    """The codes of a draft's sets, each once, and the text of the JSON data of the players' own set.

    The text is empty if the players have no set of their own.
    """
    codes = tuple(dict.fromkeys(product.set for product in draft.products))
    return codes, b"" if draft.cards is None else msgspec.json.encode(draft.cards)


@lru_cache(maxsize=32)
def _listed(game: str, codes: tuple[str, ...], own: bytes) -> tuple[Listed, ...]:
    known, sets = read_set(msgspec.json.decode(own), "cards") if own else None, printings(game)
    cards: dict[str, Listed] = {}
    for code in codes:
        if known is not None and code == known.code:
            printed = tuple(Listed(card.name, card.names, rarity=card.rarity) for card in known.cards)
        else:
            printed = sets.listed(code) if sets is not None and code else ()
        for card in printed:
            cards.setdefault(card.name, card)
    return tuple(cards.values())


@lru_cache(maxsize=32)
def _named(game: str, codes: tuple[str, ...], own: bytes) -> Mapping[str, str]:
    """The game's own names of the cards of some sets, by the case-folded names of the cards in all languages.

    If cards have the same name in different languages, the card with this English name is taken. `game` is
    the name of the game; `codes` and `own` are the results of `_sources`.
    """
    cards = _listed(game, codes, own)
    return {
        card.names.get(language, card.name).casefold(): card.name
        for language in ("fr", "it", "en")
        for card in cards
    }


@dataclass(frozen=True)
class Names:
    """The names of cards as people write them in a draft.

    Attributes:
        game: the game.
        names: the cards of the draft's sets by their folded names in all languages.
        typed: further cards by folded name, such as those that a player typed into the pool.
    """

    game: str
    names: Mapping[str, str]
    typed: Mapping[str, str]

    @staticmethod
    def of(draft: PaperDraft, game: str, typed: tuple[str, ...] = ()) -> Names:
        """The card names of a draft of the game `game`; `typed` are names of cards of no known set."""
        names = _named(game, *_sources(draft))
        return Names(game, names, {name.casefold(): name for name in typed})

    def find(self, text: str) -> str:
        """The name of the card that `text` names: of the draft's sets, else a typed one, else of any set.

        Raises LookupError: no card has this name.
        """
        key = " ".join(text.split()).casefold()
        if key in self.names:
            return self.names[key]
        if key in self.typed:
            return self.typed[key]
        sets = printings(self.game)
        if sets is None:
            raise LookupError(text)
        return sets.find(text)

    def written(self, text: str) -> str:
        """The name under which the pool keeps the card `text`: what `find` returns, else the text itself."""
        try:
            return self.find(text)
        except LookupError:
            return " ".join(text.split())

    def knows(self, card: str) -> bool:
        """Whether a card is of one of the draft's sets or, where none is known, of any set of the game."""
        if self.names:
            return card.casefold() in self.names or self.basic(card)
        sets = printings(self.game)
        return sets is not None and any(card in sets.cards(code) for code in sets.codes())

    def basic(self, card: str) -> bool:
        """Whether a card is a basic land, of which a deck may have any number (MTG8-6.BD-3)."""
        sets = printings(self.game)
        return sets is not None and sets.basic(card)


def pool_text(cards: Counter[str]) -> str:
    """A pool as text; cards are ordered by name. Raises EventError: it has no cards, or too many."""
    total = cards.total()
    if not 0 < total <= POOL:
        raise EventError("pool-size", most=POOL, found=total)
    return deck_file.write(Deck("", tuple((count, card) for card, count in sorted(cards.items()) if count)))


def read_pool(draft: PaperDraft, game: str, text: str) -> tuple[Counter[str], tuple[Fault, ...]]:
    """Read the pool `text` as (the copies of each card, by name; the faults of lines that cannot be read).

    A card of no known set is kept as it is written, and `hints` points it out. `game` is the name of the
    game.
    """
    parsed, lines = parse_lines(text, Names.of(draft, game).written)
    cards: Counter[str] = Counter()
    for count, card in () if parsed is None else parsed.deck.main + parsed.deck.sideboard:
        cards[card] += count
    return cards, tuple(unread_lines(lines))


def pool_of(text: str) -> Counter[str]:
    """The cards of a pool, with the number of each, from the text `text` that `pool_text` wrote.

    Empty if the text is no list.
    """
    parsed, _ = parse_lines(text, str)
    cards: Counter[str] = Counter()
    for count, card in () if parsed is None else parsed.deck.main:
        cards[card] += count
    return cards


# -- what a pool should hold -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hint:
    """Something about a pool that people should look at; nothing is refused because of it.

    Attributes:
        kind: "total" (another number of cards than was opened), "set" (more cards of a set than were opened),
            "rarity" (another number of a rarity than was opened), "copies" (more copies of a card than
            boosters that could hold it), "unknown" (cards of none of the draft's sets), "unchecked" (the
            rarities of a set are not known).
        name: the set, the rarity, or the cards.
        found: how many cards or copies of that kind the pool has.
        wanted: how many it should have, or at most.
    """

    kind: Literal["total", "set", "rarity", "copies", "unknown", "unchecked"]
    name: str = ""
    found: int = 0
    wanted: int = 0

    def said(self, language: str) -> str:
        """The hint as a line of text in a language."""
        from grimorio.language import translator

        facts = {"name": self.name, "found": self.found, "wanted": self.wanted}
        return translator(language, ["faults"])(f"faults-hint-{self.kind}", **facts)


def expected(draft: PaperDraft) -> dict[str, int]:
    """How many cards of each rarity one player's boosters hold; empty if a set's boosters are not known.

    The keys are the names of the rarities; basic lands of tournament packs count under `LAND`.
    """
    own, counts = own_set(draft), Counter[str]()
    for opened in draft.products:
        known = own if own is not None and own.code == opened.set else boxed(opened.set)
        if known is None:
            return {}
        for rarity, count in known.tournament if opened.pack else known.booster:
            counts[rarity] += count
        if opened.pack:
            counts[LAND] += known.tournament_lands * len(known.lands)
    return dict(counts)


def hints(draft: PaperDraft, game: str, pool: Mapping[str, int], seats: int = 1) -> tuple[Hint, ...]:
    """What is odd about the pool of a player, or about all pools of a pod (a group of players) together.

    Args:
        draft: the draft.
        game: the game.
        pool: the copies of each card.
        seats: how many players' pools `pool` is made of. If it is one, the rarities are checked only in a
            sealed deck, since a drafter may take cards of any rarity.
    """
    names, cards = Names.of(draft, game), {card.name: card for card in listed(draft, game)}
    odd: list[Hint] = []
    total, wanted = sum(pool.values()), seats * sum(product.cards for product in draft.products)
    if total != wanted:
        odd.append(Hint("total", found=total, wanted=wanted))
    odd += _sets(draft, game, pool, seats)
    usual = expected(draft)
    rarities = Counter[str]()
    for card, count in pool.items():
        if card in cards:
            rarities[cards[card].rarity] += count
    whole = draft.way == "sealed" or seats > 1
    for rarity, count in usual.items() if whole else ():
        if rarities[rarity] != count * seats:
            odd.append(Hint("rarity", rarity, rarities[rarity], count * seats))
    most = len(draft.products) * max(seats, *(len(pod) for pod in draft.pods))
    odd += [
        Hint("copies", card, count, most)
        for card, count in pool.items()
        if count > most and not names.basic(card) and draft.way != "sealed"
    ]
    unknown = sorted(card for card in pool if not names.knows(card))
    if unknown:
        odd.append(Hint("unknown", ", ".join(unknown[:5]), len(unknown)))
    if not usual:
        codes = dict.fromkeys(
            product.set for product in draft.products if product.set and boxed(product.set) is None
        )
        odd.append(Hint("unchecked", ", ".join(codes) or "–"))
    return tuple(odd)


def _sets(draft: PaperDraft, game: str, pool: Mapping[str, int], seats: int) -> list[Hint]:
    """A hint for each set of which the pool has more cards than `seats` players opened.

    A card of several of the draft's sets is not counted. `game` is the name of the game, and `pool` has the
    copies of each card.
    """
    own, sets = own_set(draft), printings(game)
    of: dict[str, frozenset[str]] = {}
    for code in dict.fromkeys(product.set for product in draft.products):
        if own is not None and code == own.code:
            of[code] = frozenset(card.name for card in own.cards)
        elif sets is not None and code:
            of[code] = sets.cards(code)
    odd = []
    for code, cards in of.items() if len(of) > 1 else ():
        alone = {card for card in cards if sum(card in other for other in of.values()) == 1}
        count = sum(copies for card, copies in pool.items() if card in alone)
        wanted = seats * sum(product.cards for product in draft.products if product.set == code)
        if count > wanted:
            odd.append(Hint("set", code, count, wanted))
    return odd


# -- decks -----------------------------------------------------------------------------------------


def deck_text(pool: str, main: Mapping[str, int], names: Names) -> str:
    """The deck list whose main deck is `main`, cards by name with their number, out of the pool `pool`.

    All other cards of the pool are its sideboard (MTG8-6.LIM-2). Cards that the pool does not have stay in
    the list, so that `faults_of` names them with their lines. `names` tells which cards are basic lands.
    """
    cards = pool_of(pool)
    lands = tuple(card for card in main if names.basic(card))
    over = {card: count - cards[card] for card, count in main.items() if card not in lands}
    spare = Counter({card: count for card, count in over.items() if count > 0})
    chosen = [card for card, count in sorted(main.items()) for _ in range(count)]
    whole = Deck.of("", (cards + spare).elements())
    return deck_file.write(built(whole, chosen, lands))


def faults_of(draft: PaperDraft, game: str, format: Format | None, pool: str, text: str) -> tuple[Fault, ...]:
    """What is wrong with a deck list of a player of the draft; empty for a deck that may be entered.

    A deck has forty cards or more, all from the pool besides basic lands, and the rest of the pool as its
    sideboard (MTG8-6.LIM-1, MTG8-6.LIM-2). If there is a format, its sets and bans are checked too.

    Args:
        draft: the draft.
        game: the game.
        format: the event's format, or None.
        pool: the cards that the player received, as text; "" if they were not registered.
        text: the deck list.
    """
    received = pool_of(pool)
    names = Names.of(draft, game, tuple(received))
    parsed, lines = parse_lines(text, names.find)
    faults = unread_lines(lines)
    if parsed is None:
        return tuple(faults)
    deck = parsed.deck
    if pool:
        deck = with_sideboard(deck, Deck("", tuple((count, card) for card, count in received.items())))
    size = len(deck.cards())
    if size < LEAST:
        faults.append(Fault(0, "size", "MTG8-6.LIM-1", found=size, wanted=LEAST))
    counts: Counter[str] = Counter()
    for count, card in deck.main + deck.sideboard:
        counts[card] += count
    for card in dict.fromkeys((*counts, *received)) if pool else ():
        has, had = counts[card], received[card]
        if has > had and not names.basic(card):
            faults.append(Fault(parsed.line(card), "pool", "MTG8-6.LIM-1", card, has, had))
        elif has < had and not names.basic(card):
            faults.append(Fault(parsed.line(card), "left-out", "MTG8-6.LIM-2", card, has, had))
    if format is not None:
        for wrong in barred(format, deck, printings(game)):
            faults.append(
                Fault(parsed.line(wrong.card), wrong.kind, wrong.rule, wrong.card, wrong.found, wrong.wanted)
            )
    return tuple(sorted(faults, key=lambda fault: fault.line))


def unchecked(draft: PaperDraft, game: str, cards: Mapping[str, Any]) -> tuple[str, ...]:
    """The names among the keys of `cards` that this program does not know, in alphabetical order.

    Only the number of these cards can be checked. `game` is the name of the game.
    """
    names = Names.of(draft, game)
    return tuple(sorted(card for card in cards if not names.knows(card) and not names.basic(card)))
