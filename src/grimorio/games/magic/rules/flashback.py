"""Whether cards in a graveyard could be played with flashback (MTG8-CR-FLASH-1)."""

from __future__ import annotations

from grimorio.games.magic.meaning.abilities import TargetRules
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.face import Face
from grimorio.games.magic.rules.bans import banned
from grimorio.games.magic.rules.costs import spell_cost
from grimorio.games.magic.rules.mana import Purse, main_phase_of
from grimorio.games.magic.rules.payable import can_pay_rest
from grimorio.games.magic.rules.targets import card_of, legal_targets
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


def can_flash_back(p: Position, seat: Seat, key: int, face: Face, purse: Purse) -> bool:
    """Whether the card with the id `key` in a player's graveyard could be played now with flashback.

    It has left the graveyard when its targets are chosen, so it does not count as one of them.
    """
    price = face.flashback
    if price is None or not (face.is_instant or main_phase_of(p, seat)) or banned(p, seat, face):
        return False
    if price.gives_up:
        purse = Purse(p, seat, 0, 0, True)
    if not purse.pays(spell_cost(p, seat, face, price.mana)) or not can_pay_rest(p, seat, price, 0):
        return False
    c = Context(seat, 0)
    for program in face.spell:
        if all(_aims_without(p, rules, c, card_of(face), key) for rules in program.targets):
            return True
    return False


def _aims_without(p: Position, rules: TargetRules, c: Context, source: int, key: int) -> bool:
    """Whether there are enough legal targets for a word "target" besides the card with the id `key`.

    `source` is the card or object that targets, as in `legal_targets`.
    """
    if rules.free or rules.x:
        return True
    needed = 1 if rules.any_number else rules.count
    return sum(1 for other in legal_targets(p, rules, c, source) if other != key) >= needed
