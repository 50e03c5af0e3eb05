"""What a seat may imagine of hands and bags it does not see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grimorio.games.magecraft.gems import ANY, COLOUR_OF, ONE, SHIFTS, Gems, common, present, total
from grimorio.games.magecraft.rules.board import board
from grimorio.games.magecraft.rules.icons import Icons
from grimorio.games.magecraft.rules.magic import CastSpell, MagicPhase, fits
from grimorio.games.magecraft.rules.picks import GEMS, PickGems
from grimorio.games.magecraft.rules.study import StudyPhase
from grimorio.kernel import Choice, Option, Position
from grimorio.kernel.luck import below, pick


def deal_again(p: Position, seat: int) -> None:
    """Every other hand is drawn again from what its owner's hand and bag hold together.

    The part of a hand that everybody can deduce stays (MAGE-REST-3: an emptied bag shows the hand).
    Where another seat is being asked, its hand can pay for what it has announced, and it is offered
    what the new hand allows.
    """
    if p.book.choices.open_hands or p.over:
        return
    asked = p.waiting[0].seat if p.waiting else seat
    for other in range(p.setup.seats):
        one = board(p, other)
        hidden = total(one.hand) - total(one.seen)
        if other == seat or not hidden:
            continue
        needed = announced(p) if other == asked else 0
        sure = one.seen + needed - common(one.seen, needed)
        pool = one.bag + one.hand - sure
        drawn = _draw(p, pool, total(one.hand) - total(sure))
        writable = p.edit(1 + other)
        writable.hand = sure + drawn
        writable.bag = pool - drawn
        if other == asked:
            _ask_again(p)


def foregone(p: Position) -> bool:
    """Whether the seat asked has one option with every hand that the others hold possible."""
    frame: Any = p.agenda[-1]
    one = board(p, p.choice.seat)
    picking = isinstance(frame, PickGems)
    if p.book.choices.open_hands or not (picking or _allowed(p)):
        return len(p.choice.options) == 1
    if picking and frame.picked:
        # Nobody has seen what was picked: only where all of the hand goes it does not matter.
        kept: int = total(one.hand) - total(_fixed(p)) - total(frame.picked) - frame.left
        return kept == 0
    needed = announced(p)
    sure = one.seen + needed - common(one.seen, needed)
    pool = one.bag + one.hand - sure
    world = p.copy()
    writable = world.edit(1 + one.seat)
    for drawn in _handfuls(pool, total(one.hand) - total(sure)):
        writable.hand = sure + drawn
        writable.bag = pool - drawn
        options = _allowed(world)
        if picking:
            options = PickGems(one.seat, writable.hand - _fixed(p), frame.left, frame.ask, "").offered()
        if options and len(options) != 1:
            return False
    return True


def _handfuls(pile: Gems, count: int) -> list[Gems]:
    """Every handful of so many gems that a pile holds."""
    found: list[tuple[Gems, int]] = [(0, count)]
    for colour in range(5):
        most = (pile >> SHIFTS[colour]) & 255
        found = [
            (gems + taken * ONE[colour], left - taken)
            for gems, left in found
            for taken in range(min(most, left) + 1)
        ]
    return [gems for gems, left in found if not left]


def _draw(p: Position, pile: Gems, count: int) -> Gems:
    """So many gems out of a pile, by the position's luck."""
    drawn: Gems = 0
    for _ in range(count):
        weights = [((pile - drawn) >> shift) & 255 for shift in SHIFTS]
        drawn += ONE[pick(p, weights)]
    return drawn


def announced(p: Position) -> Gems:
    """The gems that everybody knows to be in the hand of the seat that is asked: what it is paying."""
    frame: Any = p.agenda[-1]
    if isinstance(frame, CastSpell):
        price = frame.spell(p).cost
        pays = frame.gold if fits(price, frame.gold) else -1
        return price.exact - (common(price.exact, ONE[pays]) if pays >= 0 else 0)
    if isinstance(frame, PickGems):
        return _fixed(p)
    if isinstance(frame, MagicPhase) and p.choice.ask == "pay":
        first = p.book.characters[board(p, frame.seat).character].cost.first
        return 0 if first == ANY else ONE[first]
    return 0


def _fixed(p: Position) -> Gems:
    """The part of a payment that is not picked, while the rest is."""
    parent: Any = p.agenda[-2]
    if isinstance(parent, CastSpell):
        return parent.paid
    if isinstance(parent, StudyPhase):
        fixed: Gems = p.book.spells[parent.spell].study.exact
        return fixed
    return 0


def _allowed(p: Position) -> Sequence[Option]:
    """What the hand of the seat asked allows; () where it does not matter, and where gems are picked."""
    frame: Any = p.agenda[-1]
    ask = p.choice.ask
    if isinstance(frame, MagicPhase) and ask == "pay":
        gems: Gems = frame.ability_gems(p) or board(p, frame.seat).hand
        return GEMS[present(gems)]
    if isinstance(frame, (MagicPhase, CastSpell)) or (isinstance(frame, StudyPhase) and ask == "study"):
        offered: Sequence[Option] = frame.offered(p)
        return offered
    if isinstance(frame, Icons) and ask == "vanish":
        return frame.vanishable(p)
    return ()


def _ask_again(p: Position) -> None:
    """Offer what the new hand allows, in place of what the true one did."""
    frame: Any = p.top()
    old = p.choice
    if isinstance(frame, PickGems):
        picked = total(frame.picked)
        frame.pile = board(p, frame.seat).hand - _fixed(p)
        frame.left += picked
        frame.picked = 0
        for _ in range(picked):
            likely = frame.offered()
            colour = COLOUR_OF[str(likely[below(p, len(likely))][1])]
            frame.picked += ONE[colour]
            frame.pile = (frame.pile - ONE[colour]) >> SHIFTS[colour] << SHIFTS[colour]
            frame.left -= 1
        options: Sequence[Option] = frame.offered()
    else:
        options = _allowed(p) or old.options
    p.waiting = (Choice(old.number, old.seat, old.ask, tuple(options), old.rule),)
