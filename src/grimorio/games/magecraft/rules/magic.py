"""The Magic phase: spells of one grimoire from left to right, and the character's ability."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.magecraft.gems import ANY, ONE, Gems, count, present
from grimorio.games.magecraft.meaning import Book, Price, SpellRules, can_pay
from grimorio.games.magecraft.rules.board import GRIMOIRES, SpellCard, board
from grimorio.games.magecraft.rules.events import Cast, LoseGold, PassGold, UseAbility
from grimorio.games.magecraft.rules.icons import Icons
from grimorio.games.magecraft.rules.picks import (
    ABILITY,
    CAST,
    DONE,
    GEMS,
    GRIMOIRE_OPTIONS,
    YES_NO,
    Options,
    PickGems,
    colour_in,
)
from grimorio.kernel.choice import number_in
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

_CAST: Final = 1 << GRIMOIRES
_ABILITY: Final = 2 << GRIMOIRES
_DONE: Final = 4 << GRIMOIRES
_OFFERS: Final = tuple(
    tuple(option for bit, option in enumerate((*GRIMOIRE_OPTIONS, CAST, ABILITY, DONE)) if key >> bit & 1)
    for key in range(8 << GRIMOIRES)
)
"""The options of the Magic phase, for each set of them: a bit for each grimoire, then the three above."""


def fits(price: Price, colour: int) -> bool:
    """Whether one gem of this colour can pay a part of a price (MAGE-MASTER-4)."""
    return price.free > 0 or count(price.exact, colour) > 0


def can_cast(hand: Gems, price: Price, gold: int) -> bool:
    """Whether the gems of the hand can pay the price of a spell, if need be with the gold gem on its card.

    `gold` is the colour of the gold gem, or -1 for none.
    """
    return can_pay(hand, price) or (gold >= 0 and fits(price, gold) and can_pay(hand + ONE[gold], price))


@mypyc_attr(allow_interpreted_subclasses=True)
class MagicPhase(Frame):
    """MAGE-MAGIC-1 to -7, MAGE-ABIL-1 to -3: the frame of the Magic phase of a turn.

    Attributes:
        seat: the active player.
        grimoire: the index of the grimoire that was chosen, -1 before.
        next: the place of the next spell in it, which is also the number of spells cast.
        gold: the colour of the gold gem on the next spell, -1 for none.
        used: whether the ability was used, so that it may not be used again now.
    """

    FIELDS = ("seat", "grimoire", "next", "gold", "used")

    def __init__(self, seat: Seat) -> None:
        super().__init__(MagicPhase.choose)
        self.seat = seat
        self.grimoire = -1
        self.next = 0
        self.gold = -1
        self.used = False

    def castable(self, p: Position, hand: Gems) -> int:
        """The options of spells that `hand` can pay for, as the bits of a key of `_OFFERS`.

        Before a grimoire is chosen, there is an option for each grimoire whose first spell can be paid for.
        Afterwards there is only `CAST`, for the grimoire's next spell; 0 if `hand` cannot pay for that spell.
        """
        player = board(p, self.seat)
        book: Book = p.book
        spells = book.spells
        if self.grimoire >= 0:
            cards = player.grimoires[self.grimoire]
            if self.next < len(cards):
                rules = spells[cards[self.next].spell]
                if can_cast(hand, rules.cost, self.gold):
                    return _CAST
            return 0
        able = 0
        bit = 1
        for cards in player.grimoires:
            if cards and can_pay(hand, spells[cards[0].spell].cost):
                able |= bit
            bit <<= 1
        return able

    def ability_gems(self, p: Position) -> Gems:
        """The gems of the hand that can pay for the ability now (MAGE-ABIL-2, -3); 0 for none."""
        player = board(p, self.seat)
        if self.used or not player.hand:
            return 0
        book: Book = p.book
        first = book.characters[player.character].cost.first
        gems = player.hand if first == ANY else player.hand & (255 << (8 * first))
        if self.next == 0 and not book.choices.ability_alone:
            for colour in range(5):
                if count(gems, colour) and not self.castable(p, player.hand - ONE[colour]):
                    gems &= ~(255 << (8 * colour))
        return gems

    def offered(self, p: Position) -> Options:
        """The options that the hand allows: a grimoire or its next spell, the ability, or to stop."""
        player = board(p, self.seat)
        book: Book = p.book
        choices = book.choices
        able = self.castable(p, player.hand)
        may_stop = True
        if able:
            if self.grimoire >= 0:
                may_stop = choices.may_stop
            elif self.used:
                may_stop = choices.ability_alone
        if not self.used and self.ability_gems(p):
            able |= _ABILITY
        if may_stop:
            able |= _DONE
        return _OFFERS[able]

    def choose(self, p: Position) -> None:
        """MAGE-MAGIC-1, -5 to -7, MAGE-ABIL-3: offer a grimoire or spell, the ability, and the end."""
        options = self.offered(p)
        self.step = MagicPhase.chosen
        if self.grimoire < 0:
            p.ask(self.seat, "magic", options, "MAGE-MAGIC-1")
        else:
            p.ask(self.seat, "next-spell", options, "MAGE-MAGIC-5")

    def chosen(self, p: Position) -> None:
        """Begin the chosen spell or ability, or end the phase."""
        head = self.answer[0]
        if head == "done":
            p.finish()
        elif head == "ability":
            self.step = MagicPhase.use_ability
            p.ask(self.seat, "pay", GEMS[present(self.ability_gems(p))], "MAGE-ABIL-2")
        else:
            if head == "grimoire":
                self.grimoire = number_in(self.answer)
            self.step = MagicPhase.after_spell
            p.push(CastSpell(self.seat, self.grimoire, self.next, self.gold))

    def use_ability(self, p: Position) -> None:
        """MAGE-ABIL-2: pay one gem for the ability."""
        self.used = True
        self.step = MagicPhase.ability_icons
        name = p.book.characters[board(p, self.seat).character].name
        p.emit(UseAbility(self.seat, colour_in(self.answer), name))

    def ability_icons(self, p: Position) -> None:
        """MAGE-ABIL-1: resolve the icons of the ability."""
        self.step = MagicPhase.choose
        p.push(Icons(self.seat, p.book.characters[board(p, self.seat).character].icons))

    def after_spell(self, p: Position) -> None:
        """MAGE-MAGIC-5: note that a spell was cast, and the gold gem passed on; ask for the next spell."""
        self.gold = number_in(self.answer)
        self.next += 1
        if p.book.choices.ability_each_spell:
            self.used = False
        self.step = MagicPhase.choose


@mypyc_attr(allow_interpreted_subclasses=True)
class CastSpell(Frame):
    """The frame in which a seat pays for a spell and resolves its icons.

    The frame finishes with ("gold", colour of the gem passed on to the next card, or -1).

    Attributes:
        seat: the seat that casts.
        grimoire, index: where the card is.
        gold: colour of the gold gem lying on it, -1 for none.
        spent: whether the gold gem pays for the spell.
        paid: the gems of the hand that pay for the spell.
    """

    FIELDS = ("seat", "grimoire", "index", "gold", "spent", "paid")

    def __init__(self, seat: Seat, grimoire: int, index: int, gold: int) -> None:
        super().__init__(CastSpell.pay if gold < 0 else CastSpell.weigh_gold)
        self.seat = seat
        self.grimoire = grimoire
        self.index = index
        self.gold = gold
        self.spent = False
        self.paid: Gems = 0

    def card(self, p: Position) -> SpellCard:
        """The card that is being cast."""
        return board(p, self.seat).grimoires[self.grimoire][self.index]

    def spell(self, p: Position) -> SpellRules:
        """The spell that is being cast."""
        book: Book = p.book
        return book.spells[self.card(p).spell]

    def offered(self, p: Position) -> Options:
        """The answers to whether the gold gem pays for the spell.

        It cannot pay where it does not fit, and it must pay where the hand alone cannot.
        """
        price = self.spell(p).cost
        if not fits(price, self.gold):
            return YES_NO[1:]
        if not can_pay(board(p, self.seat).hand, price):
            return YES_NO[:1]
        return YES_NO

    def weigh_gold(self, p: Position) -> None:
        """MAGE-MASTER-1, -4: ask whether the gold gem on the card pays for the spell."""
        self.step = CastSpell.gold_chosen
        p.ask(self.seat, "gold", self.offered(p), "MAGE-MASTER-1")

    def gold_chosen(self, p: Position) -> None:
        """MAGE-MASTER-4: take the answer whether the gold gem pays for the spell; if it does not,
        discard it.
        """
        self.spent = self.answer[0] == "yes"
        self.step = CastSpell.pay
        if not self.spent:
            p.emit(LoseGold(self.seat, self.gold, self.grimoire, self.index, "MAGE-MASTER-4"))

    def pay(self, p: Position) -> None:
        """MAGE-MAGIC-3: pay for the spell; ask which gems of the hand pay the part of any colour."""
        price = self.spell(p).cost
        exact = price.exact
        free = price.free
        if self.spent:
            if count(exact, self.gold):
                exact -= ONE[self.gold]
            else:
                free -= 1
        self.paid = exact
        if not free:
            self.cast(p)
            return
        self.step = CastSpell.picked
        p.push(PickGems(self.seat, board(p, self.seat).hand - exact, free, "pay", "MAGE-MAGIC-3"))

    def picked(self, p: Position) -> None:
        """Add the picked gems to the payment, and cast the spell."""
        self.paid += number_in(self.answer)
        self.cast(p)

    def cast(self, p: Position) -> None:
        """MAGE-MAGIC-3: put the gems that pay onto the card, so that the spell is cast."""
        self.step = CastSpell.resolve
        p.emit(Cast(self.seat, self.grimoire, self.index, self.paid, self.spell(p).name))

    def resolve(self, p: Position) -> None:
        """MAGE-MAGIC-4: resolve the spell's icons."""
        self.step = CastSpell.pass_gold
        p.push(Icons(self.seat, self.spell(p).icons))

    def pass_gold(self, p: Position) -> None:
        """MAGE-MASTER-2, -3, -5, -6: after a mastered spell, put its leftmost gem on the next spell's card.

        The next spell is the one to the right in the same grimoire; this gold gem can help to pay for it.
        """
        card = self.card(p)
        colour = -1
        if card.mastered and self.index + 1 < len(board(p, self.seat).grimoires[self.grimoire]):
            colour = self.spell(p).cost.first
            if (
                not p.book.choices.gold_chain
                and self.spent
                and self.gold == colour
                and not count(self.paid, colour)
            ):
                colour = -1
        self.gold = colour
        self.step = CastSpell.finished
        if colour >= 0:
            p.emit(PassGold(self.seat, colour, self.grimoire, self.index, "MAGE-MASTER-3"))

    def finished(self, p: Position) -> None:
        """Finish the frame, with the colour of the gem that was passed on to the next card."""
        p.finish(("gold", self.gold))
