"""Random decks. Each is legal in its match, and every card of the set may occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from grimorio.decks import Deck
from grimorio.games.mickey.deck import (
    COPIES,
    POWER_SUM,
    SIZES,
    SQUAD,
    SUPPORT,
    Parts,
    colour_fits,
    colours_of,
    meets,
    offences,
    teams,
)
from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import A_SOLITARY, CASTLE, CODE, MAGE, SPELL, Face
from grimorio.kernel import Luck
from grimorio.kernel.faults import Fault

TRIES: Final = 200
"""The number of random squads that are tried before the search for a legal deck is given up."""

Item = TypeVar("Item")


def random_deck(book: Book, seed: int) -> Deck:
    """A random deck that is legal in the kind of match that the options of `book` name.

    In an Official match it often has a Code and a Support.

    Args:
        book: the compiled cards with the options.
        seed: the same seed and book give the same deck.

    Raises:
        ValueError: no legal deck was found.
    """
    luck = Luck(seed)
    for _ in range(TRIES):
        parts = _parts(book, luck)
        if parts is not None:
            main = (*parts.mages, *parts.spells, *parts.castles, *parts.codes)
            return Deck.of(
                f"Random {seed}", [face.key for face in main], [face.key for face in parts.support]
            )
    raise Fault("{name}: no legal deck found", "no-legal-deck", name=book.cards.name)


def shuffled(luck: Luck, items: Iterable[Item]) -> list[Item]:
    """The items in random order."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = luck.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _parts(book: Book, luck: Luck) -> Parts | None:
    """The parts of a random legal deck, or None where the random choices led to none."""
    choices = book.choices
    cards = shuffled(luck, book.faces)
    if choices.one_colour:
        cards = [face for face in cards if face.kind == CODE or len(face.card.colours) == 1]
    codes = [face for face in cards if face.kind == CODE][:1]
    if not choices.official or not choices.codes or luck.below(2):
        codes = []
    mages = [face for face in cards if face.kind == MAGE and all(meets(code, face) for code in codes)]
    squad = _squad(mages)
    spells, castles = SIZES[choices.values["match"]]
    copies = [face for face in cards if face.kind == SPELL for _ in range(1 + luck.below(COPIES))]
    chosen = _least(_fitting(copies, squad, book), spells, POWER_SUM if choices.official else None)
    grounds = _by_name([face for face in cards if face.kind == CASTLE])[:castles]
    parts = Parts(tuple(squad), tuple(chosen), tuple(grounds), tuple(codes))
    if choices.official and luck.below(2):
        most = luck.below(SUPPORT) + 1 if choices.values["support-size"] == "up-to-ten" else SUPPORT
        support = _support(parts, shuffled(luck, cards), mages, book)[:most]
        parts = Parts(parts.mages, parts.spells, parts.castles, parts.codes, tuple(support))
    return None if offences(parts, choices, teams(parts)[0]) else parts


def _squad(mages: Sequence[Face]) -> list[Face]:
    """A squad of the first Mage in `mages` and the next two that may join it.

    Where the first Mage is Solitary, the squad is three copies of it.
    """
    squad: list[Face] = []
    for face in mages:
        if not squad and face.actions & A_SOLITARY:
            return [face] * SQUAD
        if not face.actions & A_SOLITARY and all(_together(face, other) for other in squad):
            squad.append(face)
    return squad[:SQUAD]


def _together(one: Face, two: Face) -> bool:
    """Whether the Mages `one` and `two` may be in one squad."""
    same = not one.plain and one.ability == two.ability
    return one.name != two.name and not same and (one.place < 0 or one.place != two.place)


def _by_name(faces: Iterable[Face], most: int = 1, taken: Iterable[Face] = ()) -> list[Face]:
    """The cards in `faces` without surplus copies, in the order of `faces`.

    Of each name there are at most `most` cards, those in `taken` included.
    """
    counted = Counter(face.name for face in taken)
    found = []
    for face in faces:
        if counted[face.name] < most:
            counted[face.name] += 1
            found.append(face)
    return found


def _fitting(spells: Iterable[Face], mages: Sequence[Face], book: Book) -> list[Face]:
    """The Spells that suit the Mages' colours, with no more cards of a name than a deck may have."""
    colours = colours_of(tuple(mages))
    return _by_name([face for face in spells if colour_fits(face, colours, book.choices)], COPIES)


def _least(spells: Sequence[Face], wanted: int, most: int | None) -> list[Face]:
    """Choose `wanted` Spells whose printed powers add up to at most `most`.

    With None, any sum is allowed. The first Spells are taken. While their sum is too high, the strongest is
    replaced by the next Spell that is weaker. Where none is weaker, the sum stays too high.
    """
    chosen, left = list(spells[:wanted]), list(spells[wanted:])
    while most is not None and sum(face.power for face in chosen) > most:
        strong = max(chosen, key=lambda face: face.power)
        weaker = [face for face in left if face.power < strong.power]
        if not weaker:
            break
        chosen.remove(strong)
        chosen.append(weaker[0])
        left.remove(weaker[0])
    return chosen


def _support(parts: Parts, cards: Sequence[Face], mages: Sequence[Face], book: Book) -> list[Face]:
    """The cards among `cards` that the Support may hold beside the deck `parts`, in the order of `cards`.

    At most three of them are Mages: the first ones in `mages` that are of the team and not in the squad.
    """
    team = teams(parts)[0]
    squad = {face.who for face in parts.mages}
    able = [face for face in mages if face.team == team and face.who not in squad]
    spells = _fitting([face for face in cards if face.kind == SPELL], parts.mages, book)
    castles = [face for face in cards if face.kind == CASTLE]
    allowed = {
        *able[:3],
        *_by_name(spells, COPIES, parts.spells),
        *_by_name(castles, 1, parts.castles if book.choices.castles_with_support else ()),
    }
    return [face for face in cards if face in allowed]
