"""The frames of deeds that ask players: Corrode, Corrupt, Exchange, Shatter, Diamagics, changes of place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.meaning.shapes import ANY_COLOUR
from grimorio.games.mickey.rules.board import UP, Gems, count, kinds_in, player_of, side, table
from grimorio.games.mickey.rules.in_play import SPELLS
from grimorio.games.mickey.rules.now import Now, leaving
from grimorio.games.mickey.rules.picks import DiscardCards
from grimorio.games.mickey.rules.renew import now
from grimorio.games.mickey.rules.spell_events import (
    ChangePlace,
    DiscardSpell,
    GiveDiamagic,
    LoseDiamagic,
    SwapDiamagics,
    TakeToken,
)
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel.choice import Option
from grimorio.kernel.frame import Frame
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, seat_in, seats_of

Options = tuple[Option, ...]
"""The options of a choice."""

YES_NO: Final[Options] = (("yes",), ("no",))
MAGES: Final[Options] = tuple(("mage", seat, place) for seat in seats_of(2) for place in range(3))
"""All options that can choose a Mage, as ("mage", seat, place)."""
COLOURS: Final[Options] = tuple(("colour", colour) for colour in DIAMAGICS)
"""All options that can choose a colour of Diamagics, as ("colour", colour)."""


def mage_option(n: Now, slot: int) -> Option:
    """The option that names the Mage in a slot by its seat and place."""
    return MAGES[3 * (slot // 3) + n.place(slot)]


def mage_in(p: Position, option: Option) -> int:
    """The slot of the Mage that an option names."""
    seat = seat_in(option)
    return 3 * seat + side(p, seat).mage_at(int(option[2]))


def key_of(p: Position, n: Now, slot: int) -> str:
    """The key of the card in a slot for logs; "" for a face-down one (WOM-IT-10.5-1)."""
    book: Book = p.book
    if slot >= SPELLS and not n.spells[slot] & UP:
        return ""
    return book.faces[n.cards[slot].face].key


def printed_key(p: Position, n: Now, slot: int) -> str:
    """The key of the card in a slot, also of a card that lies face down, for events that turn it face up."""
    book: Book = p.book
    return book.faces[n.cards[slot].face].key


def colours_in(gems: Gems, colour: int = ANY_COLOUR) -> Options:
    """The options to choose one of the colours that these Diamagics have.

    If `colour` is not `ANY_COLOUR`, only this colour is offered; empty if no Diamagic has this colour.
    """
    return tuple([COLOURS[c] for c in range(4) if count(gems, c) and colour in (c, ANY_COLOUR)])


def colour_of(option: Option) -> int:
    """The index of the colour that an option names."""
    return COLOURS.index(option)


def leave_play(p: Position, n: Now, slots: list[int], rule: str) -> tuple[DiscardSpell, ...]:
    """The events that discard the Spells in these slots from play, by the rule `rule`."""
    return tuple([DiscardSpell(n.cards[s].seat, printed_key(p, n, s), leaving(n, s), rule) for s in slots])


def spells_in(n: Now, refs: tuple[int, ...]) -> list[int]:
    """The slots of the Spells with the references `refs`, without those that have left play."""
    return [slot for slot in [n.slot(ref) for ref in refs] if slot >= 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Corrode(Frame):
    """WOM-IT-9.6-1: the frame in which a player may discard a card to discard Spells from play."""

    FIELDS = ("seat", "refs")

    def __init__(self, seat: Seat, refs: tuple[int, ...]) -> None:
        super().__init__(Corrode.ask)
        self.seat = seat
        self.refs = refs

    def ask(self, p: Position) -> None:
        """Ask the player whether to discard a card, the price of Corrode."""
        self.step = Corrode.pay
        p.ask(self.seat, "corrode", YES_NO, "WOM-IT-9.6-1")

    def pay(self, p: Position) -> None:
        """Let the player discard a card of the hand; finish the frame if the answer was no."""
        if self.answer == YES_NO[1]:
            p.finish()
            return
        self.step = Corrode.discard
        p.push(DiscardCards(self.seat, 1, "corrode-discard", "WOM-IT-9.6-1"))

    def discard(self, p: Position) -> None:
        """Discard from play the Spells that this Corrode hits (`refs`)."""
        n = now(p)
        self.step = Corrode.over
        p.emit_all(leave_play(p, n, spells_in(n, self.refs), "WOM-IT-9.6-1"))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Corrupt(Frame):
    """WOM-IT-9.7-1, -2: the frame in which a player may discard two cards to make a Mage lose a Diamagic."""

    FIELDS = ("seat", "mages")

    def __init__(self, seat: Seat, mages: tuple[int, ...]) -> None:
        super().__init__(Corrupt.ask)
        self.seat = seat
        self.mages = mages

    def ask(self, p: Position) -> None:
        """Ask the player whether to discard two cards, the price of Corrupt."""
        self.step = Corrupt.pay
        p.ask(self.seat, "corrupt", YES_NO, "WOM-IT-9.7-1")

    def pay(self, p: Position) -> None:
        """Let the player discard two cards of the hand; finish the frame if the answer was no."""
        if self.answer == YES_NO[1]:
            p.finish()
            return
        self.step = Corrupt.lose
        p.push(DiscardCards(self.seat, 2, "corrupt-discard", "WOM-IT-9.7-1"))

    def lose(self, p: Position) -> None:
        """Let the player choose the Mage that loses a Diamagic, and the Diamagic."""
        self.step = Corrupt.over
        p.push(Lose(self.seat, self.mages, ANY_COLOUR, "WOM-IT-9.7-2"))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Lose(Frame):
    """The frame in which one of several Mages loses a Diamagic (WOM-IT-9.7-2).

    A player chooses the Mage and the Diamagic.
    """

    FIELDS = ("seat", "mages", "colour", "rule")

    def __init__(self, seat: Seat, mages: tuple[int, ...], colour: int, rule: str) -> None:
        super().__init__(Lose.ask)
        self.seat = seat
        self.mages = mages
        self.colour = colour
        self.rule = rule

    def ask(self, p: Position) -> None:
        """Ask the player which of the Mages loses which Diamagic; without any Diamagic, finish the frame."""
        n = now(p)
        options: list[Option] = []
        for mage in self.mages:
            for option in colours_in(n.gems(mage), self.colour):
                options.append(("diamagic", mage // 3, n.place(mage), option[1]))
        if not options:
            p.finish()
            return
        self.step = Lose.lose
        p.ask(self.seat, "diamagic", options, self.rule)

    def lose(self, p: Position) -> None:
        """Take the chosen Diamagic from its Mage."""
        mage = mage_in(p, self.answer)
        self.step = Lose.over
        colour = DIAMAGICS.index(self.answer[3])
        p.emit(LoseDiamagic(mage, key_of(p, now(p), mage), colour, "WOM-IT-9.7-3"))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Frame):
    """WOM-IT-9.11-1: the frame in which a player chooses two Mages and a Diamagic of each to be swapped."""

    FIELDS = ("seat", "first", "second", "one", "two", "colour")

    def __init__(self, seat: Seat, first: tuple[int, ...], second: tuple[int, ...]) -> None:
        super().__init__(Exchange.ask_first)
        self.seat = seat
        self.first = first
        self.second = second
        self.one = -1
        self.two = -1
        self.colour = -1

    def ask_first(self, p: Position) -> None:
        """Ask for the first of the two Mages; only Mages that have another one to swap with are offered.

        Where there are none, finish the frame: nothing happens, by a ruling.
        """
        n = now(p)
        able = [mage for mage in self.first if any(other != mage for other in self.second)]
        if not able:
            p.finish()
            return
        self.step = Exchange.ask_second
        p.ask(self.seat, "exchange-first", [mage_option(n, mage) for mage in able], "WOM-IT-9.11-1")

    def ask_second(self, p: Position) -> None:
        """Ask for the second of the two Mages."""
        n = now(p)
        self.one = mage_in(p, self.answer)
        self.step = Exchange.ask_colour
        options = [mage_option(n, mage) for mage in self.second if mage != self.one]
        p.ask(self.seat, "exchange-second", options, "WOM-IT-9.11-1")

    def ask_colour(self, p: Position) -> None:
        """Ask for a Diamagic of the first Mage."""
        self.two = mage_in(p, self.answer)
        self.step = Exchange.ask_other_colour
        p.ask(self.seat, "exchange-colour", colours_in(now(p).gems(self.one)), "WOM-IT-9.11-1")

    def ask_other_colour(self, p: Position) -> None:
        """Ask for a Diamagic of the second Mage."""
        self.colour = colour_of(self.answer)
        self.step = Exchange.swap
        p.ask(self.seat, "exchange-colour", colours_in(now(p).gems(self.two)), "WOM-IT-9.11-1")

    def swap(self, p: Position) -> None:
        """Swap the two chosen Diamagics of the two Mages."""
        n = now(p)
        self.step = Exchange.over
        names = (key_of(p, n, self.one), key_of(p, n, self.two))
        p.emit(SwapDiamagics((self.one, self.two), names, (self.colour, colour_of(self.answer))))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Shatter(Frame):
    """WOM-IT-9.14-1, -2: the frame in which a player discards a Continuous Spell of any player from play."""

    FIELDS = ("seat", "refs")

    def __init__(self, seat: Seat, refs: tuple[int, ...]) -> None:
        super().__init__(Shatter.ask)
        self.seat = seat
        self.refs = refs

    def ask(self, p: Position) -> None:
        """Ask which Continuous Spell is discarded."""
        self.step = Shatter.discard
        p.ask(self.seat, "shatter", [("spell", ref) for ref in self.refs], "WOM-IT-9.14-1")

    def discard(self, p: Position) -> None:
        """Put the chosen Spell into its owner's discard pile."""
        n = now(p)
        self.step = Shatter.over
        p.emit_all(leave_play(p, n, spells_in(n, (int(self.answer[1]),)), "WOM-IT-9.14-1"))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class Give(Frame):
    """The frame in which several Mages, one by one, get a Diamagic from the pool.

    `colour` is the wanted colour, or `ANY_COLOUR`. The frame ends when the pool has no such Diamagic left.
    """

    FIELDS = ("mages", "colour")

    def __init__(self, mages: tuple[int, ...], colour: int) -> None:
        super().__init__(Give.next_mage)
        self.mages = mages
        self.colour = colour

    def next_mage(self, p: Position) -> None:
        """Draw a Diamagic for the next Mage; finish when no Mage or no such Diamagic is left.

        Where any colour is allowed, it is drawn at random.
        """
        pool = table(p).pool
        options = colours_in(pool, self.colour)
        if not self.mages or not options:
            p.finish()
            return
        self.step = Give.give
        p.chance("diamagic", options, [count(pool, colour_of(option)) for option in options], "WOM-IT-10.3-1")

    def give(self, p: Position) -> None:
        """Give the drawn Diamagic to the next Mage."""
        mage, self.mages = self.mages[0], self.mages[1:]
        self.step = Give.next_mage
        p.emit(GiveDiamagic(mage, key_of(p, now(p), mage), colour_of(self.answer), "WOM-IT-10.3-1"))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangePlaces(Frame):
    """WOM-IT-FAQ-36: the frame in which two Mages of a squad change places."""

    FIELDS = ("seat", "first", "second", "one")

    def __init__(self, seat: Seat, first: tuple[int, ...], second: tuple[int, ...]) -> None:
        super().__init__(ChangePlaces.ask_first)
        self.seat = seat
        self.first = first
        self.second = second
        self.one = -1

    def partners(self, mage: int) -> list[int]:
        """The slots of the Mages of the same squad with which the Mage in slot `mage` may change places."""
        return [other for other in self.second if other != mage and player_of(other) == player_of(mage)]

    def ask_first(self, p: Position) -> None:
        """Ask the player for the first Mage to move."""
        n = now(p)
        options = [mage_option(n, mage) for mage in self.first if self.partners(mage)]
        if not options:
            p.finish()
            return
        self.step = ChangePlaces.ask_second
        p.ask(self.seat, "change-first", options, "WOM-IT-FAQ-36")

    def ask_second(self, p: Position) -> None:
        """Ask the player for the second Mage, with which the first one changes places."""
        n = now(p)
        self.one = mage_in(p, self.answer)
        self.step = ChangePlaces.change
        options = [mage_option(n, mage) for mage in self.partners(self.one)]
        p.ask(self.seat, "change-second", options, "WOM-IT-FAQ-36")

    def change(self, p: Position) -> None:
        """Let the two Mages change places."""
        n = now(p)
        one, two = self.one, mage_in(p, self.answer)
        self.step = ChangePlaces.over
        p.emit(ChangePlace(player_of(one), one % 3, two % 3, (key_of(p, n, one), key_of(p, n, two))))

    def over(self, p: Position) -> None:
        """Finish the frame."""
        p.finish()


@mypyc_attr(allow_interpreted_subclasses=True)
class AddStake(Frame):
    """The frame in which Diamagics of the pool are added, face down, to those at stake.

    Nobody looks at them. `left` is the number still to be added.
    """

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        super().__init__(AddStake.draw)
        self.left = left

    def draw(self, p: Position) -> None:
        """Draw a Diamagic of the pool; finish when enough were added, or the pool is empty."""
        if not self.left or not table(p).pool:
            p.finish()
            return
        self.step = AddStake.put
        draw_token(p, "WOM-IT-9.16-5")

    def put(self, p: Position) -> None:
        """Add the drawn Diamagic to those at stake, face down."""
        self.left -= 1
        self.step = AddStake.draw
        p.emit(TakeToken(NO_SEAT, DIAMAGICS.index(self.answer[1]), "WOM-IT-9.16-5"))


def draw_token(p: Position, rule: str) -> None:
    """Let chance pick a Diamagic from the pool; `rule` is the rule by which it is drawn."""
    pool = table(p).pool
    p.chance("token", TOKENS, [count(pool, colour) for colour in range(4)], rule)


TOKENS: tuple[Option, ...] = tuple(("token", colour) for colour in DIAMAGICS)


def castle_options(p: Position, seat: Seat) -> list[Option]:
    """The Castles that a player may put into play: any of the deck in an Official match, else the top one."""
    book: Book = p.book
    castles = side(p, seat).castles
    if not book.choices.official:
        castles = castles[:1]
    return [("castle", book.faces[face].key) for face in kinds_in(castles)]
