"""Events of Spells in play and of Diamagics. Only the methods `apply` change a position."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from grimorio.games.mickey.meaning.book import Book
from grimorio.games.mickey.rules.board import (
    BESIDES,
    FRESH,
    HIDDEN,
    ONE,
    QUIET,
    TABLE,
    UP,
    Gone,
    Mark,
    Side,
    Table,
    face_of,
    mage_of,
    ref_of,
    spell_of,
    with_at,
)
from grimorio.games.mickey.rules.events import CardEvent, leave_hand
from grimorio.games.mickey.rules.now import changed, recount
from grimorio.games.mickey.words import DIAMAGICS
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import NO_SEAT, Seat, seats_of


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaySpell(Event):
    """A Mage casts a Spell, face up before it, or hides it, face down behind it (WOM-IT-8.2-1, WOM-IT-8.3-1).

    `mage`, `by` and `place` are the Mage's number in its squad, its key, and its place in the row; `hidden`
    and `besides` are whether it is hidden, and whether the Mage may cast another Spell all the same.
    """

    NAME = "cast"
    FIELDS = ("rule", "seat", "mage", "by", "place", "card", "hidden", "besides")

    def __init__(
        self, seat: Seat, mage: int, by: str, place: int, card: str, hidden: bool, besides: bool
    ) -> None:
        self.rule = "WOM-IT-8.3-1" if hidden else "WOM-IT-8.2-1"
        self.seat = seat
        self.mage, self.by, self.place = mage, by, place
        self.card = card
        self.hidden, self.besides = hidden, besides

    def apply(self, position: Position) -> None:
        book: Book = position.book
        place = changed(position)
        player: Side = position.edit(1 + self.seat)
        face = book.face_of[self.card]
        leave_hand(player, face)
        bits = HIDDEN | FRESH if self.hidden else UP | FRESH
        if self.besides:
            bits |= BESIDES
        player.spells += (spell_of(place.serial, face, self.mage, bits),)
        place.serial += 1
        bit = 1 << self.mage
        if self.besides:
            player.besides |= bit
            if book.choices.besides_counts and not player.done & bit:
                player.done |= bit
                player.free |= bit
        elif player.done & bit:
            player.free &= ~bit
        else:
            player.done |= bit

    def public_name(self) -> str:
        return "hide" if self.hidden else "cast"

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen: dict[str, Any] = {
            "event": self.public_name(),
            "seat": self.seat,
            "mage": self.by,
            "place": self.place,
            "rule": self.rule,
        }
        if not self.hidden or seat == self.seat:
            seen["card"] = self.card
        if self.besides:
            seen["besides"] = True
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardSpell(CardEvent):
    """A Spell is discarded from play; `gone` is a record of the Spell as it was.

    If its Mage played it in this challenge, the Mage may play another Spell (WOM-IT-8.10-1, WOM-IT-8.10-2).
    """

    NAME = "discard-from-play"
    OPEN = True
    FIELDS = ("rule", "seat", "card", "gone")

    def __init__(self, seat: Seat, card: str, gone: Gone, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.card = card
        self.gone = gone

    def apply(self, position: Position) -> None:
        book: Book = position.book
        place = changed(position)
        player: Side = position.edit(1 + self.seat)
        spell = player.spell(self.gone.ref)
        if spell < 0:
            return
        player.spells = tuple([other for other in player.spells if other != spell])
        player.discard = (face_of(spell), *player.discard)
        if spell & FRESH:
            bit = 1 << mage_of(spell)
            if spell & BESIDES and book.choices.besides_again:
                player.besides &= ~bit
            else:
                player.free |= bit
        place.gone += (self.gone,)
        place.end_marks((self.gone.ref,))

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        ref = self.gone.ref
        return {"event": type(self).NAME, "rule": self.rule, "seat": self.seat, "card": self.card, "ref": ref}


@mypyc_attr(allow_interpreted_subclasses=True)
class Uncover(Event):
    """All face-down Spells are uncovered, without effect (WOM-IT-7.1-2.1, WOM-IT-8.3-5)."""

    NAME = "uncover"
    FIELDS = ("rule", "cards")

    def __init__(self, cards: tuple[str, ...], rule: str) -> None:
        self.rule = rule
        self.cards = cards

    def apply(self, position: Position) -> None:
        changed(position)
        for seat in seats_of(2):
            one: Side = position.edit(1 + seat)
            one.spells = tuple([s if s & UP else s | UP | QUIET for s in one.spells])


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealSpell(CardEvent):
    """A face-down Spell is turned face up and moves to the Cast area, but has no effect (WOM-IT-9.10-2)."""

    NAME = "reveal"
    FIELDS = ("rule", "seat", "card", "ref")

    def __init__(self, seat: Seat, card: str, ref: int) -> None:
        self.rule = "WOM-IT-9.10-2"
        self.seat = seat
        self.card = card
        self.ref = ref

    def apply(self, position: Position) -> None:
        changed(position)
        one: Side = position.edit(1 + self.seat)
        one.spells = tuple([(s | UP | QUIET) & ~HIDDEN if ref_of(s) == self.ref else s for s in one.spells])


@mypyc_attr(allow_interpreted_subclasses=True)
class Clash(Event):
    """Several Subterfuge Spells are in play, and all become Simple (WOM-IT-9.13-1)."""

    NAME = "subterfuge"
    FIELDS = ("rule", "refs", "cards")

    def __init__(self, refs: tuple[int, ...], cards: tuple[str, ...], rule: str) -> None:
        self.rule = rule
        self.refs = refs
        self.cards = cards

    def apply(self, position: Position) -> None:
        changed(position).marks += (Mark("simple", -1, self.refs, NO_SEAT, -1, -1),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Confused(Event):
    """Mages must each cast a random Spell after the present effects (WOM-IT-FAQ-23)."""

    NAME = "confuse"
    FIELDS = ("rule", "mages", "cards")

    def __init__(self, mages: tuple[int, ...], cards: tuple[str, ...], rule: str) -> None:
        self.rule = rule
        self.mages = mages
        self.cards = cards

    def apply(self, position: Position) -> None:
        place: Table = position.edit(TABLE)
        place.confused += tuple([mage for mage in self.mages if mage not in place.confused])


@mypyc_attr(allow_interpreted_subclasses=True)
class Unconfused(Event):
    """The next confused Mage is about to cast its random Spell, and is no longer confused (WOM-IT-9.4-4).

    With `used`, this cast replaces the next play of the Mage's player.
    """

    NAME = "unconfuse"
    FIELDS = ("rule", "mage", "used")

    def __init__(self, mage: int, used: bool) -> None:
        self.rule = "WOM-IT-9.4-4"
        self.mage = mage
        self.used = used

    def apply(self, position: Position) -> None:
        place: Table = position.edit(TABLE)
        place.confused = tuple([other for other in place.confused if other != self.mage])
        if self.used:
            place.used_up |= 1 << self.mage // 3


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayUsed(Event):
    """A player's turn to play is skipped, since a confused Mage has cast instead (WOM-IT-9.4-4)."""

    NAME = "play-used"
    FIELDS = ("rule", "seat")

    def __init__(self, seat: Seat) -> None:
        self.rule = "WOM-IT-9.4-4"
        self.seat = seat

    def apply(self, position: Position) -> None:
        position.edit(TABLE).used_up &= ~(1 << self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChangePlace(Event):
    """Two Mages of a squad change places; their Spells go with them (WOM-IT-FAQ-36)."""

    NAME = "change-places"
    FIELDS = ("rule", "seat", "one", "two", "cards")

    def __init__(self, seat: Seat, one: int, two: int, cards: tuple[str, ...]) -> None:
        self.rule = "WOM-IT-FAQ-36"
        self.seat = seat
        self.one = one
        self.two = two
        self.cards = cards

    def apply(self, position: Position) -> None:
        changed(position)
        own: Side = position.edit(1 + self.seat)
        here, there = own.places[self.one], own.places[self.two]
        own.places = with_at(with_at(own.places, self.one, there), self.two, here)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reckoned(Event):
    """Both squads' Final Magic Powers are calculated (WOM-IT-7.8-1); `lines` are the steps, () for none."""

    NAME = "reckoned"
    OPEN = True
    FIELDS = ("rule", "totals")

    def __init__(self, totals: tuple[int, int], lines: tuple[tuple[Any, ...], ...] = ()) -> None:
        self.rule = "WOM-IT-7.8-1"
        self.totals = totals
        self.lines = lines

    def apply(self, position: Position) -> None:
        """Change nothing: the powers follow from the cards in play."""

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        lines = [list(line) for line in self.lines]
        return {"event": "reckoned", "totals": list(self.totals), "lines": lines, "rule": self.rule}


# -- Diamagics ---------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeToken(Event):
    """A Diamagic of the pool is laid face down on the Castle; `seat` has looked at it (WOM-IT-7.2-3)."""

    NAME = "token"
    OPEN = True
    FIELDS = ("rule", "seat", "colour")

    def __init__(self, seat: Seat, colour: int, rule: str) -> None:
        self.rule = rule
        self.seat = seat
        self.colour = colour

    def apply(self, position: Position) -> None:
        place: Table = position.edit(TABLE)
        place.pool -= ONE[self.colour]
        place.stake += (self.colour | (4 << self.seat if self.seat >= 0 else 0),)
        recount(position)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        seen: dict[str, Any] = {"event": "token", "seat": self.seat, "rule": self.rule}
        if seat == self.seat and seat >= 0:
            seen["colour"] = DIAMAGICS[self.colour]
        return seen


@mypyc_attr(allow_interpreted_subclasses=True)
class WinStake(Event):
    """The Diamagics at stake go, face up, to a Mage of the winner, chosen by the winner (WOM-IT-7.10-1)."""

    NAME = "assign"
    OPEN = True
    FIELDS = ("rule", "seat", "mage", "card", "colours")

    def __init__(self, seat: Seat, mage: int, card: str, colours: tuple[int, ...]) -> None:
        self.rule = "WOM-IT-7.10-1"
        self.seat = seat
        self.mage = mage
        self.card = card
        self.colours = colours

    def apply(self, position: Position) -> None:
        place = changed(position)
        place.stake = ()
        one: Side = position.edit(1 + self.seat)
        gems = one.held[self.mage]
        for colour in self.colours:
            gems += ONE[colour]
        one.held = with_at(one.held, self.mage, gems)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": "assign",
            "seat": self.seat,
            "mage": self.card,
            "colours": [DIAMAGICS[colour] for colour in self.colours],
            "rule": self.rule,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class GemEvent(Event):
    """An event about one Diamagic of a Mage; `mage` is the Mage's reference."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rule", "mage", "card", "colour")

    def __init__(self, mage: int, card: str, colour: int, rule: str) -> None:
        self.rule = rule
        self.mage = mage
        self.card = card
        self.colour = colour

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": type(self).NAME,
            "seat": self.mage // 3,
            "mage": self.card,
            "colour": DIAMAGICS[self.colour],
            "rule": self.rule,
        }


def change_held(position: Position, mage: int, colour: int, by: int) -> Table:
    """Add `by` Diamagics of a colour to a Mage (a negative `by` removes them), and return the table."""
    one: Side = position.edit(1 + mage // 3)
    one.held = with_at(one.held, mage % 3, one.held[mage % 3] + by * ONE[colour])
    return changed(position)


@mypyc_attr(allow_interpreted_subclasses=True)
class GiveDiamagic(GemEvent):
    """A Diamagic goes from the pool to a Mage."""

    NAME = "give"

    def apply(self, position: Position) -> None:
        change_held(position, self.mage, self.colour, 1).pool -= ONE[self.colour]


@mypyc_attr(allow_interpreted_subclasses=True)
class PossessDiamagic(GemEvent):
    """A Mage gets the Diamagic that its ability gives it, once a game (WOM-IT-FAQ-37)."""

    NAME = "possess"

    def apply(self, position: Position) -> None:
        place = change_held(position, self.mage, self.colour, 1)
        place.pool -= ONE[self.colour]
        place.possessed |= 1 << self.mage


@mypyc_attr(allow_interpreted_subclasses=True)
class LoseDiamagic(GemEvent):
    """A Mage loses a Diamagic: out of the game, or back into the pool (WOM-IT-9.7-3, WOM-FR-9.5-2)."""

    NAME = "lose"

    def apply(self, position: Position) -> None:
        book: Book = position.book
        place = change_held(position, self.mage, self.colour, -1)
        if book.choices.corrupted_to_pool:
            place.pool += ONE[self.colour]
        else:
            place.out += ONE[self.colour]


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapDiamagics(Event):
    """Two Mages swap a Diamagic; nobody wins one by it (WOM-IT-9.11-1, WOM-IT-9.11-2)."""

    NAME = "exchange"
    OPEN = True
    FIELDS = ("rule", "mages", "cards", "colours")

    def __init__(self, mages: tuple[int, int], cards: tuple[str, str], colours: tuple[int, int]) -> None:
        self.rule = "WOM-IT-9.11-1"
        self.mages, self.cards, self.colours = mages, cards, colours

    def apply(self, position: Position) -> None:
        changed(position)
        for mine, other in ((0, 1), (1, 0)):
            ref = self.mages[mine]
            one: Side = position.edit(1 + ref // 3)
            gems = one.held[ref % 3] - ONE[self.colours[mine]] + ONE[self.colours[other]]
            one.held = with_at(one.held, ref % 3, gems)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {
            "event": "exchange",
            "mages": list(self.cards),
            "colours": [DIAMAGICS[colour] for colour in self.colours],
            "rule": self.rule,
        }


# -- the end of a turn -------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardPlayed(Event):
    """A player's Spells are discarded in the order of `refs`; Continuous ones that were hidden stay, face up.

    `gone` has the discarded Spells to which effects of this turn still refer (WOM-IT-7.11-1, WOM-IT-9.5-1).
    """

    NAME = "discard-played"
    OPEN = True
    FIELDS = ("rule", "seat", "refs", "cards", "gone")

    def __init__(
        self, seat: Seat, refs: tuple[int, ...], cards: tuple[str, ...], gone: tuple[Gone, ...]
    ) -> None:
        self.rule = "WOM-IT-7.11-1"
        self.seat = seat
        self.refs = refs
        self.cards = cards
        self.gone = gone

    def apply(self, position: Position) -> None:
        place = changed(position)
        one: Side = position.edit(1 + self.seat)
        for ref in self.refs:
            one.discard = (face_of(one.spell(ref)), *one.discard)
        one.spells = tuple([s & ~(QUIET | FRESH | BESIDES) for s in one.spells if ref_of(s) not in self.refs])
        one.done = one.free = one.besides = 0
        place.gone += self.gone
        place.end_marks(self.refs)

    def seen_by(self, seat: Seat) -> dict[str, Any] | None:
        return {"event": "discard-played", "seat": self.seat, "cards": list(self.cards), "rule": self.rule}


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardCastles(Event):
    """The Castles of the turn go to their owners' discards (WOM-IT-7.12-1)."""

    NAME = "discard-castles"
    FIELDS = ("rule", "cards")

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.rule = "WOM-IT-7.12-1"
        self.cards = cards

    def apply(self, position: Position) -> None:
        place = changed(position)
        for castle in (*place.covered, place.castle * 2 + place.castle_owner):
            one: Side = position.edit(1 + (castle & 1))
            one.castle_discard = (castle >> 1, *one.castle_discard)
        place.castle_leaves()
        place.covered = ()
        place.castle = -1
        place.castle_owner = NO_SEAT
