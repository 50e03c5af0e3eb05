"""Why something is not offered: what a seat might expect to do now, the reason, and the rule."""

from __future__ import annotations

from typing import Any

from grimorio.games.magecraft.gems import COLOURS, ONE, SHIFTS, Gems, named, total
from grimorio.games.magecraft.meaning import ICONS, Price
from grimorio.games.magecraft.rules.board import REVIEW_COST, academy, board
from grimorio.games.magecraft.rules.icons import Icons
from grimorio.games.magecraft.rules.magic import MagicPhase, can_pay, fits
from grimorio.games.magecraft.rules.study import StudyPhase
from grimorio.games.magecraft.table import frame_of
from grimorio.kernel.position import Position

Refusal = dict[str, Any]


def refusal(option: list[str | int], reason: str, rule: str, **args: Any) -> Refusal:
    """One refusal; the page's message is ``magecraft-why-`` and the reason."""
    return {"option": option, "reason": f"magecraft-why-{reason}", "args": args, "rule": rule}


def missing(hand: Gems, price: Price) -> dict[str, int]:
    """The gems a hand lacks for a price: by colour, and ``any`` for those of any colour."""
    have, need = named(hand), named(price.exact)
    lack = {name: need[name] - have[name] for name in COLOURS if need[name] > have[name]}
    short = price.size - total(hand) - sum(lack.values())
    if short > 0:
        lack["any"] = short
    return lack


def refused(p: Position, seat: int) -> list[Refusal]:
    """Everything worth a "why?" that the seat is not offered at its present choice."""
    choice = next((one for one in p.waiting if one.seat == seat), None)
    if choice is None:
        return []
    offered = {tuple(option) for option in choice.options}
    found: list[Refusal] = []
    if choice.ask in ("magic", "next-spell"):
        found = _magic(p, seat)
    elif choice.ask == "study":
        found = _study(p, seat)
    elif choice.ask == "attack":
        found = _attack(p, seat)
    elif choice.ask == "icons":
        found = _icons(p, seat)
    elif choice.ask == "vanish":
        found = _vanish(p, seat)
    return [one for one in found if tuple(one["option"]) not in offered]


def _magic(p: Position, seat: int) -> list[Refusal]:
    one = board(p, seat)
    phase: MagicPhase = frame_of(p, MagicPhase)
    spells = p.book.spells
    found: list[Refusal] = []
    for grimoire, cards in enumerate(one.grimoires):
        option: list[str | int] = ["grimoire", grimoire]
        if phase.grimoire >= 0 and grimoire != phase.grimoire:
            found.append(refusal(option, "other-grimoire", "MAGE-MAGIC-6"))
        elif phase.grimoire < 0 and not cards:
            found.append(refusal(option, "empty-grimoire", "MAGE-MAGIC-1"))
        elif phase.grimoire < 0:
            price = spells[cards[0].spell].cost
            if not can_pay(one.hand, price):
                name = spells[cards[0].spell].name
                found.append(
                    refusal(option, "cannot-pay", "MAGE-MAGIC-7", spell=name, gems=missing(one.hand, price))
                )
    if phase.grimoire >= 0:
        cards = one.grimoires[phase.grimoire]
        if phase.next >= len(cards):
            found.append(refusal(["cast"], "no-next-spell", "MAGE-MAGIC-5"))
        else:
            rules = spells[cards[phase.next].spell]
            gold = ONE[phase.gold] if phase.gold >= 0 and fits(rules.cost, phase.gold) else 0
            lack = missing(one.hand + gold, rules.cost)
            found.append(refusal(["cast"], "cannot-pay", "MAGE-MAGIC-7", spell=rules.name, gems=lack))
    if phase.used:
        found.append(refusal(["ability"], "ability-used", "MAGE-ABIL-2"))
    elif not phase.ability_gems(p):
        cost = p.book.characters[one.character].cost
        if can_pay(one.hand, cost):
            found.append(refusal(["ability"], "ability-alone", "MAGE-ABIL-3"))
        else:
            found.append(refusal(["ability"], "ability-cost", "MAGE-ABIL-2", gems=missing(one.hand, cost)))
    return found


def _study(p: Position, seat: int) -> list[Refusal]:
    hand = board(p, seat).hand
    found: list[Refusal] = []
    for spell, left in enumerate(academy(p).left):
        rules = p.book.spells[spell]
        option: list[str | int] = ["study", rules.name]
        if left == 0:
            found.append(refusal(option, "none-left", "MAGE-STUDY-1", spell=rules.name))
        elif left > 0 and not can_pay(hand, rules.study):
            lack = missing(hand, rules.study)
            found.append(refusal(option, "cannot-study", "MAGE-STUDY-2", spell=rules.name, gems=lack))
    if not frame_of(p, StudyPhase).studied:
        found.append(
            refusal(["review"], "review-hand", "MAGE-REVIEW-1", count=total(hand), needed=REVIEW_COST)
        )
    return found


def _attack(p: Position, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    for other in range(p.setup.seats):
        one = board(p, other)
        if other != seat and one.alive and one.shield:
            for colour, number in named(one.hp).items():
                if number:
                    found.append(
                        refusal(["attack", other, colour], "shielded", "MAGE-ICON-ATTACK-2", seat=other)
                    )
    return found


def _icons(p: Position, seat: int) -> list[Refusal]:
    """The icons left that can do nothing now."""
    left = frame_of(p, Icons).icons
    useless = {
        "draw": ("nothing-to-draw", "MAGE-REST-3"),
        "heal": ("academy-empty", "MAGE-ICON-HEAL-3"),
        "shield": ("nothing-to-shield", "MAGE-ICON-SHIELD-1"),
        "vanish": ("last-hp-gem", "MAGE-END-4"),
    }
    return [
        refusal(["icon", ICONS[icon]], *useless[ICONS[icon]])
        for icon in range(5)
        if (left >> SHIFTS[icon]) & 255 and ICONS[icon] in useless
    ]


def _vanish(p: Position, seat: int) -> list[Refusal]:
    """The last HP gem, where it is kept."""
    hp = named(board(p, seat).hp)
    return [refusal(["hp", colour], "last-hp-gem", "MAGE-END-4") for colour, number in hp.items() if number]
