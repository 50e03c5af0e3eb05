"""Positions as a seat may imagine them: hands and bags that it does not see are dealt again."""

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
from grimorio.kernel.seats import Seat, seats_of


def deal_again(p: Position, seat: Seat) -> None:
    """Change `p`: draw the hand of every other seat again, from the gems of that seat's hand and bag.

    The part of a hand that everybody can deduce stays (MAGE-REST-3: an emptied bag shows the hand). If
    another seat is being asked, its new hand can still pay for what this seat has announced, and its options
    are computed again.
    """
    if p.book.choices.open_hands or p.over:
        return
    asked = p.waiting[0].seat if p.waiting else seat
    for other in seats_of(p.setup.seats):
        player = board(p, other)
        hidden = total(player.hand) - total(player.seen)
        if other == seat or not hidden:
            continue
        needed = announced(p) if other == asked else 0
        sure = player.seen + needed - common(player.seen, needed)
        pool = player.bag + player.hand - sure
        drawn = _draw(p, pool, total(player.hand) - total(sure))
        writable = p.edit(1 + other)
        writable.hand = sure + drawn
        writable.bag = pool - drawn
        if other == asked:
            _ask_again(p)


def foregone(p: Position) -> bool:
    """Whether the seat that must choose has only one option, whichever of the possible hands it has."""
    frame: Any = p.agenda[-1]
    player = board(p, p.choice.seat)
    picking = isinstance(frame, PickGems)
    if p.book.choices.open_hands or not (picking or _allowed(p)):
        return len(p.choice.options) == 1
    if picking and frame.picked:
        # Nobody has seen which gems were picked. That does not matter only where the whole hand is picked.
        kept: int = total(player.hand) - total(_fixed(p)) - total(frame.picked) - frame.left
        return kept == 0
    needed = announced(p)
    sure = player.seen + needed - common(player.seen, needed)
    pool = player.bag + player.hand - sure
    world = p.copy()
    writable = world.edit(1 + player.seat)
    for drawn in _handfuls(pool, total(player.hand) - total(sure)):
        writable.hand = sure + drawn
        writable.bag = pool - drawn
        options = _allowed(world)
        if picking:
            options = PickGems(player.seat, writable.hand - _fixed(p), frame.left, frame.ask, "").offered()
        if options and len(options) != 1:
            return False
    return True


def _handfuls(pile: Gems, count: int) -> list[Gems]:
    """Every handful of `count` gems that can be taken out of a pile."""
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
    """Draw `count` gems at random from a pile, by the position's luck."""
    drawn: Gems = 0
    for _ in range(count):
        weights = [((pile - drawn) >> shift) & 255 for shift in SHIFTS]
        drawn += ONE[pick(p, weights)]
    return drawn


def announced(p: Position) -> Gems:
    """The gems that the choosing seat certainly has in hand, because it is paying with them."""
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
    """The gems of a payment that are certain already, while the player picks the other ones; 0 for none."""
    parent: Any = p.agenda[-2]
    if isinstance(parent, CastSpell):
        return parent.paid
    if isinstance(parent, StudyPhase):
        fixed: Gems = p.book.spells[parent.spell].study.exact
        return fixed
    return 0


def _allowed(p: Position) -> Sequence[Option]:
    """The options that the hand of the choosing seat allows.

    The result is empty where the options do not depend on the hand, and where gems are picked.
    """
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
    """Replace the options of the present choice with those that the new hand allows."""
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
