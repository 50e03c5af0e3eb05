"""Which spells a player could play now, and in which modes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.costs import Mana
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.rules.bans import banned
from grimorio.games.magic.rules.costs import spell_cost
from grimorio.games.magic.rules.mana import Purse
from grimorio.games.magic.rules.payable import can_pay_additional, can_pay_rest
from grimorio.games.magic.rules.targets import card_of, enchantable, playable
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

if TYPE_CHECKING:
    from grimorio.games.magic.meaning.book import Book


def modes(p: Position, seat: Seat, face: Face, chosen: str = "") -> list[int]:
    """The modes of a spell that a player could choose now, as indices; `chosen` may be `KICKED`."""
    c = Context(seat, 0, chosen)
    return [place for place, mode in enumerate(face.spell) if playable(p, mode, c, card_of(face))]


def can_pay_instead(p: Position, seat: Seat, face: Face, purse: Purse, held: bool = True) -> bool:
    """Whether a player can pay the cost that stands in place of the mana cost of a spell (MTG8-CR-COST-10).

    `purse` is all mana that the seat could have, `held` whether the card is still in the hand.
    """
    price = face.instead
    assert price is not None
    if face.instead_if is not None and not face.instead_if.holds(p, Context(seat, 0)):
        return False
    rest = can_pay_additional(p, seat, face, price) if held else can_pay_rest(p, seat, price, 0)
    if price.gives_up:
        purse = Purse(p, seat, 0, 0, True)
    return rest and purse.pays(spell_cost(p, seat, face, price.mana))


def castable(p: Position, seat: Seat, face: Face, purse: Purse, instead: Mana | None = None) -> bool:
    """Whether the spell `face` could be played now: it has enough targets, and its cost can be paid.

    `purse` is all mana that the seat could have, `instead` the cost in place of the mana cost, or None.
    """
    book: Book = p.book
    if (p.effects or book.bans) and banned(p, seat, face):
        return False
    if face.additional is not None:
        if not can_pay_additional(p, seat, face, face.additional):
            return False
        if face.additional.gives_up:
            purse = Purse(p, seat, 0, 0, True)
    if not purse.pays(spell_cost(p, seat, face, instead)):
        other = instead is None and face.instead is not None
        if not (other and can_pay_instead(p, seat, face, purse)):
            return False
    if face.enchants is not None:
        return bool(enchantable(p, seat, face))
    if len(face.spell) > 1:
        return bool(modes(p, seat, face))
    return not face.spell or playable(p, face.spell[0], Context(seat, 0), card_of(face))
