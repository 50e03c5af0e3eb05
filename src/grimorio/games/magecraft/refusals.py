"""Why an option is not offered: the option that a seat might expect, the reason, and the rule."""

from __future__ import annotations

from typing import Any

from grimorio.games.magecraft.gems import COLOURS, ONE, SHIFTS, Gems, named, total
from grimorio.games.magecraft.meaning import ICONS, Price, can_pay
from grimorio.games.magecraft.rules.board import REVIEW_COST, academy, board
from grimorio.games.magecraft.rules.icons import Icons
from grimorio.games.magecraft.rules.magic import MagicPhase, fits
from grimorio.games.magecraft.rules.study import StudyPhase
from grimorio.games.magecraft.table import frame_of
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat, seats_of

Refusal = dict[str, Any]
"""Why an option is not offered, as JSON data."""


def refusal(option: list[str | int], reason: str, rule: str, **args: Any) -> Refusal:
    """The refusal of an option: why it is not offered, and the id of the rule that says so.

    The id of the message that the page shows is ``magecraft-why-`` and the reason; `args` are its arguments.
    """
    return {"option": option, "reason": f"magecraft-why-{reason}", "args": args, "rule": rule}


def missing(hand: Gems, price: Price) -> dict[str, int]:
    """The number of gems that a hand lacks for a price, by colour; ``any`` for gems of any colour."""
    have, need = named(hand), named(price.exact)
    lack = {name: need[name] - have[name] for name in COLOURS if need[name] > have[name]}
    short = price.size - total(hand) - sum(lack.values())
    if short > 0:
        lack["any"] = short
    return lack


def refused(p: Position, seat: Seat) -> list[Refusal]:
    """The options that the seat might expect at its present choice but is not offered, with the reasons."""
    choice = p.choice_of(seat)
    if choice is None:
        return []
    offered = {tuple(option) for option in choice.options}
    refusals: list[Refusal] = []
    if choice.ask in ("magic", "next-spell"):
        refusals = _magic(p, seat)
    elif choice.ask == "study":
        refusals = _study(p, seat)
    elif choice.ask == "attack":
        refusals = _attack(p, seat)
    elif choice.ask == "icons":
        refusals = _icons(p, seat)
    elif choice.ask == "vanish":
        refusals = _vanish(p, seat)
    return [refusal for refusal in refusals if tuple(refusal["option"]) not in offered]


def _magic(p: Position, seat: Seat) -> list[Refusal]:
    """Why the seat cannot cast a grimoire, go on with the next spell, or use its ability now."""
    player = board(p, seat)
    phase: MagicPhase = frame_of(p, MagicPhase)
    spells = p.book.spells
    refusals: list[Refusal] = []
    for grimoire, cards in enumerate(player.grimoires):
        option: list[str | int] = ["grimoire", grimoire]
        if phase.grimoire >= 0 and grimoire != phase.grimoire:
            refusals.append(refusal(option, "other-grimoire", "MAGE-MAGIC-6"))
        elif phase.grimoire < 0 and not cards:
            refusals.append(refusal(option, "empty-grimoire", "MAGE-MAGIC-1"))
        elif phase.grimoire < 0:
            price = spells[cards[0].spell].cost
            if not can_pay(player.hand, price):
                name = spells[cards[0].spell].name
                refusals.append(
                    refusal(
                        option, "cannot-pay", "MAGE-MAGIC-7", spell=name, gems=missing(player.hand, price)
                    )
                )
    if phase.grimoire >= 0:
        cards = player.grimoires[phase.grimoire]
        if phase.next >= len(cards):
            refusals.append(refusal(["cast"], "no-next-spell", "MAGE-MAGIC-5"))
        else:
            rules = spells[cards[phase.next].spell]
            gold = ONE[phase.gold] if phase.gold >= 0 and fits(rules.cost, phase.gold) else 0
            lack = missing(player.hand + gold, rules.cost)
            refusals.append(refusal(["cast"], "cannot-pay", "MAGE-MAGIC-7", spell=rules.name, gems=lack))
    if phase.used:
        refusals.append(refusal(["ability"], "ability-used", "MAGE-ABIL-2"))
    elif not phase.ability_gems(p):
        cost = p.book.characters[player.character].cost
        if can_pay(player.hand, cost):
            refusals.append(refusal(["ability"], "ability-alone", "MAGE-ABIL-3"))
        else:
            refusals.append(
                refusal(["ability"], "ability-cost", "MAGE-ABIL-2", gems=missing(player.hand, cost))
            )
    return refusals


def _study(p: Position, seat: Seat) -> list[Refusal]:
    """Why the seat cannot study a spell of the Academy, or review its grimoires, now."""
    hand = board(p, seat).hand
    refusals: list[Refusal] = []
    for spell, left in enumerate(academy(p).left):
        rules = p.book.spells[spell]
        option: list[str | int] = ["study", rules.name]
        if left == 0:
            refusals.append(refusal(option, "none-left", "MAGE-STUDY-1", spell=rules.name))
        elif left > 0 and not can_pay(hand, rules.study):
            lack = missing(hand, rules.study)
            refusals.append(refusal(option, "cannot-study", "MAGE-STUDY-2", spell=rules.name, gems=lack))
    if not frame_of(p, StudyPhase).studied:
        refusals.append(
            refusal(["review"], "review-hand", "MAGE-REVIEW-1", count=total(hand), needed=REVIEW_COST)
        )
    return refusals


def _attack(p: Position, seat: Seat) -> list[Refusal]:
    """Why the seat cannot attack the HP gems of opponents: each of these still has a shield."""
    refusals: list[Refusal] = []
    for other in seats_of(p.setup.seats):
        rival = board(p, other)
        if other != seat and rival.alive and rival.shield:
            for colour, number in named(rival.hp).items():
                if number:
                    refusals.append(
                        refusal(["attack", other, colour], "shielded", "MAGE-ICON-ATTACK-2", seat=other)
                    )
    return refusals


def _icons(p: Position, seat: Seat) -> list[Refusal]:
    """For each icon still to be resolved that can do nothing now, why the seat cannot choose it."""
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


def _vanish(p: Position, seat: Seat) -> list[Refusal]:
    """The refusal to vanish the last HP gem, where the rules want it kept."""
    hp = named(board(p, seat).hp)
    return [refusal(["hp", colour], "last-hp-gem", "MAGE-END-4") for colour, number in hp.items() if number]
