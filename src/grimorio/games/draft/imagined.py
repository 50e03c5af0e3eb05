"""Positions as one seat may imagine them: what it has not seen of the packs is dealt again."""

from __future__ import annotations

from collections import Counter

from grimorio.games.draft.meaning import Book
from grimorio.games.draft.rules.booster import picks
from grimorio.games.draft.rules.things import Pack, held, sees
from grimorio.kernel.choice import Choice, Option
from grimorio.kernel.luck import below, shuffled
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def deal_again(p: Position, seat: Seat) -> None:
    """Change `p`: deal the cards that a seat does not know again, so that all that it knows remains true.

    The seat knows which cards were in a pack each time the pack was in its hand. So it also knows which cards
    others took in between, but not who took which. Other seats that must pick get the options of their new
    packs.
    """
    book: Book = p.book
    if book.open or (p.over and not book.secret):
        return
    keys = [key for key, thing in enumerate(p.things) if isinstance(thing, Pack)]
    unknown = {key: _unknown(p, p.things[key], seat) for key in keys}
    left = [_left(p, source, keys, unknown) for source in range(len(book.sets))]
    for key in keys:
        pack: Pack = p.things[key]
        instead = _others(p, pack, unknown[key], left[book.products[pack.product].source])
        cards, takes = _replaced(p, pack, seat, unknown[key], instead)
        writable: Pack = p.edit(key)
        writable.cards = cards
        writable.takes = takes
    _ask_again(p, seat)


def _left(p: Position, source: int, keys: list[int], unknown: dict[int, list[str]]) -> list[str]:
    """The cards of a cube that the seat has not seen, in random order; empty for a set without a limit.

    Args:
        p: the position.
        source: the index of the cube in `Book.sets`.
        keys: the ids of all packs.
        unknown: for each pack, by id, the cards that the seat has never seen.
    """
    book: Book = p.book
    copies = book.sets[source].copies
    if copies is None:
        return []
    known: Counter[str] = Counter()
    for key in keys:
        if book.products[p.things[key].product].source == source:
            known.update(p.things[key].cards)
            known.subtract(unknown[key])
    return _mixed(p, [card for card, count in copies.items() for _ in range(count - known[card])])


def _sights(p: Position, pack: Pack, seat: Seat) -> list[int]:
    """How many cards had been taken from the pack each time the seat saw it."""
    found = [place for place, (taker, _) in enumerate(pack.takes) if taker == seat]
    if sees(p, pack, seat):
        found.append(len(pack.takes))
    return found


def _unknown(p: Position, pack: Pack, seat: Seat) -> list[str]:
    """The cards of a pack that the seat has never seen; lands that are always in it are known."""
    sights = _sights(p, pack, seat)
    if sights:
        return [card for _, card in pack.takes[: sights[0]]]
    cards = list(pack.cards)
    for land in p.book.products[pack.product].lands:
        cards.remove(land)
    return cards


def _others(p: Position, pack: Pack, unknown: list[str], left: list[str]) -> list[str]:
    """Draw cards at random that could lie in a pack in the place of its `unknown` cards.

    The drawn cards have the same rarities as the unknown ones. In a draft of a cube, they are removed from
    the beginning of `left` instead: the cards of the cube that the seat has not seen, in random order.
    """
    book: Book = p.book
    if book.copies(pack.product) is not None:
        instead = left[: len(unknown)]
        del left[: len(unknown)]
        return instead
    hidden = Counter(unknown)
    known = {card for card, count in Counter(pack.cards).items() if count > hidden[card]}
    rarities = book.rarities[book.products[pack.product].source]
    wanted = Counter([rarities[card] for card in unknown])
    instead = []
    for rarity in sorted(wanted):
        able = [card for card in book.sheet(pack.product, rarity) if card not in known]
        instead += _mixed(p, able)[: wanted[rarity]]
    return _mixed(p, instead)


def _replaced(
    p: Position, pack: Pack, seat: Seat, unknown: list[str], instead: list[str]
) -> tuple[tuple[str, ...], tuple[tuple[Seat, str], ...]]:
    """The contents of a pack as the seat may imagine it: the values of `Pack.cards` and `Pack.takes`.

    The cards `unknown`, which the seat has not seen, are replaced by the cards `instead`. Of the cards that
    were taken between two times at which the seat saw the pack, it is drawn at random who took which.
    """
    book: Book = p.book
    sights = _sights(p, pack, seat)
    cards = list(pack.cards)
    for card in unknown:
        cards.remove(card)
    takers = [taker for taker, _ in pack.takes]
    cards += instead
    if not sights:
        order = _mixed(p, cards)
    else:
        order = instead[: sights[0]]
        for number, place in enumerate(sights):
            end = sights[number + 1] if number + 1 < len(sights) else len(takers)
            own = [card for _, card in pack.takes[place : place + 1]]
            if number + 1 < len(sights):
                between = [card for _, card in pack.takes[place + 1 : end]]
            else:
                between = list(pack.before(place + 1))
            order += own + _mixed(p, between)
    takes = tuple([(taker, card) for taker, card in zip(takers, order, strict=False)])
    return book.in_order(tuple(cards)), takes


def _ask_again(p: Position, seat: Seat) -> None:
    """Give every other seat that must pick now the options of its new pack.

    The answer of a seat that has picked already is replaced by a random one.
    """
    waiting: list[Choice] = []
    for choice in p.waiting:
        if choice.seat != seat and choice.ask == "pick":
            options = _offered(p, choice.seat)
            choice = Choice(choice.number, choice.seat, choice.ask, options, choice.rule, (), choice.together)
        waiting.append(choice)
    p.waiting = tuple(waiting)
    answered: list[tuple[Seat, Option, tuple[Option, ...]]] = []
    for other, option, offered in p.answered:
        if other != seat and offered[0][0] == "pick":
            offered = _offered(p, other)
            option = offered[below(p, len(offered))]
        answered.append((other, option, offered))
    p.answered = tuple(answered)


def _offered(p: Position, seat: Seat) -> tuple[Option, ...]:
    """The options of a seat: the cards that it may pick from the pack that it holds."""
    pack = held(p, seat)
    assert pack is not None
    return picks(pack)


def _mixed(p: Position, cards: list[str]) -> list[str]:
    """The cards in a random order, by the position's luck."""
    return [cards[place] for place in shuffled(p, len(cards))]
