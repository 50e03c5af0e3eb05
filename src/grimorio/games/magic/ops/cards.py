"""Effects on hands and libraries: drawing, discarding, searching, looking, revealing, putting into play."""

from __future__ import annotations

from grimorio.games.magic.meaning.amounts import Number
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import DISCARD, DRAW, LOOK, MILL, OTHER, PUT, SEARCH, Deed
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import HAND, LIBRARY, Scope, Way, demand
from grimorio.games.magic.ops.compiler import Compiler
from grimorio.games.magic.ops.hands import chosen, fitting, hands_pick, paired, places
from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.rules.discards import Discard, FromGraveyard, Mill, RemoveFound
from grimorio.games.magic.rules.draws import DrawCards
from grimorio.games.magic.rules.enter import Arrival, put_all
from grimorio.games.magic.rules.events import (
    Arrange,
    HandToLibraryBottom,
    Known,
    LibraryToHand,
    NameCard,
    Shuffle,
)
from grimorio.games.magic.rules.picks import PickCards
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import FACE, NOBODY, FaceIndex, as_target, player, plays
from grimorio.games.magic.words import effects as words
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat


class DrawOp(Act):
    """The effect in which players draw cards, the active player first (MTG8-GLOSS-Pescare-1)."""

    def __init__(self, effect: words.Draw, k: Compiler) -> None:
        early = k.aiming(effect.amount)
        self.who = k.players(effect.who)
        self.amount = early or k.number_of(effect.amount, self.who)
        self.deed = Deed(DRAW, self.who, self.amount)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.stage = 1
            f.seats = tuple(self.who.seats(p, c))
            f.keys = (self.amount.value(p, c),)
        if not f.seats:
            f.done()
            return
        seat = f.seats[0]
        f.seats = f.seats[1:]
        p.push(DrawCards(seat, f.keys[0], "MTG8-GLOSS-Pescare-1"))


class DiscardOp(Act):
    """The effect in which players choose cards in turn order, then discard all at once.

    Rule MTG8-GLOSS-Scartare.
    """

    def __init__(self, effect: words.Discard, k: Compiler) -> None:
        early = k.aiming(effect.amount)
        self.who = k.players(effect.who)
        self.all_of: Filter | None = None
        self.amount: Number | None = None
        self.yours = self.random = False
        if effect.all_of is not None:
            self.all_of = Filter(effect.all_of, k.scope, HAND)
            demand(effect.amount in (0, 1), effect, "amount", "all of them are discarded", cause="word-all")
        else:
            self.amount = early or k.number(effect.amount)
            self.yours = effect.chooser == "you"
            self.random = not self.yours and effect.random
        self.rule = "MTG8-GLOSS-Scartare"
        scope: Scope = k.scope
        self.way = scope.way = Way("discarded")
        self.deed = Deed(DISCARD, self.who, self.amount, self.yours)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if self.yours and not plays(p, c.you):
            f.done()
            return
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
            f.stage = 1
            if self.yours or (self.all_of is not None and not self.all_of.bare):
                p.emit_all(tuple(Known(p, seat, "hand", 0, NOBODY, self.rule) for seat in f.seats))
                return
        if f.stage == 2:
            for place in places(player(p, f.seats[0]).hand, chosen(f)):
                f.keys += (f.seats[0], place)
            f.seats = f.seats[1:]
            f.stage = 1
        if self.all_of is not None:
            for seat in f.seats:
                hand = player(p, seat).hand
                for place in places(hand, fitting(p, seat, hand, self.all_of, c)):
                    f.keys += (seat, place)
        elif self.random:
            if self._drawn(p, f, c):
                return
        elif f.seats:
            seat = f.seats[0]
            assert self.amount is not None
            count = max(0, self.amount.value(p, c))
            chooser = c.you if self.yours else seat
            f.pick(p, PickCards(chooser, "discard", player(p, seat).hand, count, count, self.rule), 2)
            return
        cards = paired(p, f.keys)
        if self.way.counts:
            f.way = tuple([card & FACE for _, card in cards])
        f.done()
        p.emit_all(tuple(Discard(p, seat, card, c.you, self.rule) for seat, card in cards))

    def _drawn(self, p: Position, f: Resolve, c: Context) -> bool:
        """Let chance choose the next card to discard (MTG8-CR-COST-5); False when all are chosen."""
        assert self.amount is not None
        if f.stage == 3:
            f.order = (*f.order, int(f.answer[1]))
        while f.seats:
            hand = player(p, f.seats[0]).hand
            if len(f.order) < min(max(0, self.amount.value(p, c)), len(hand)):
                left = [at for at in range(len(hand)) if at not in f.order]
                f.chance(p, "discarded", [("place", at) for at in left], [1] * len(left), "MTG8-CR-COST-5", 3)
                return True
            for at in f.order:
                f.keys += (f.seats[0], at)
            f.order = ()
            f.seats = f.seats[1:]
        return False


class SearchOp(Act):
    """The effect in which a player searches a library for a card, then shuffles it (MTG8-GLOSS-Mescolare).

    A player who searches for a card with some quality may find none (MTG8-CR-FIND-1).
    """

    def __init__(self, effect: words.Search, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, LIBRARY)
        self.whose = k.player(effect.whose)
        self.to = effect.to
        self.tapped = self.to == "play" and effect.tapped
        self.reveal = self.to == "hand" and effect.reveal
        self.count = effect.count
        demand(effect.count > 0, effect, "count", "expected 1 or more", cause="word-count")
        self.least = 1 if self.what.bare and self.count == 1 else 0
        self.rule = "MTG8-GLOSS-Mescolare"
        self.deed = Deed(SEARCH, self.whose, flag=self.to == "play")

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.whose.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
            return
        owner = seats[0]
        library = player(p, owner).library
        if f.stage == 0:
            f.stage = 1
            p.emit(Known(p, owner, "library", len(library), c.you, self.rule))
        elif f.stage == 1:
            cards = fitting(p, owner, library, self.what, c)
            f.pick(p, PickCards(c.you, "search", cards, self.least, self.count, self.rule), 2)
        elif f.stage == 2 and f.answer:
            f.stage = 3
            self._move(p, owner, c.you, chosen(f))
        else:
            f.done()
            p.emit(Shuffle(owner, self.rule))

    def _move(self, p: Position, owner: Seat, you: Seat, cards: tuple[int, ...]) -> None:
        """Move cards from the library of `owner` to where they go, at the same time."""
        if self.to == "play":
            found = tuple(
                [Arrival(owner, FaceIndex(card & FACE), you, "library", card, self.tapped) for card in cards]
            )
            p.push(put_all(found, self.rule))
            return
        batch: list[Event] = []
        for card in cards:
            if self.to == "hand":
                batch.append(LibraryToHand(p, owner, card, self.reveal, self.rule))
            elif self.to == "removed":
                batch.append(RemoveFound(p, owner, card, self.rule))
            else:
                batch.append(Mill(p, owner, self.rule, card=card))
        p.emit_all(tuple(batch))


class SeeOp(Act):
    """The effect in which you look at a hand, or players reveal the top cards of their libraries.

    Rule MTG8-GLOSS-Rivelare.
    """

    def __init__(self, effect: words.LookAtHand | words.ShowTop, k: Compiler) -> None:
        self.hand = isinstance(effect, words.LookAtHand)
        self.count = 0
        if isinstance(effect, words.ShowTop):
            self.count = effect.count
            self.who = k.players(effect.who)
        else:
            self.who = k.player(effect.whose)
        self.rule = "MTG8-GLOSS-Rivelare"
        self.deed = Deed(LOOK)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        f.done()
        zone, viewer = ("hand", c.you) if self.hand else ("library", NOBODY)
        seen = [Known(p, seat, zone, self.count, viewer, self.rule) for seat in self.who.seats(p, c)]
        p.emit_all(tuple(seen))


class ShuffleGraveyardOp(Act):
    """The effect in which players shuffle their graveyards into their libraries (MTG8-GLOSS-Mescolare)."""

    def __init__(self, effect: words.ShuffleGraveyard, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.rule = "MTG8-GLOSS-Mescolare"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if f.stage == 0:
            f.stage = 1
            cards = [key for seat in seats for key in player(p, seat).graveyard]
            p.emit_all(tuple(FromGraveyard(p, key, "library", self.rule) for key in cards))
            return
        f.done()
        p.emit_all(tuple(Shuffle(seat, self.rule) for seat in seats))


class LookAtTopOp(Act):
    """The effect in which you look at the top cards of a library and put them back in any order.

    Rule MTG8-GLOSS-Grimorio.
    """

    def __init__(self, effect: words.LookAtTop, k: Compiler) -> None:
        self.count = effect.count
        self.whose = k.player(effect.whose)
        self.reorder = effect.reorder
        self.rule = "MTG8-GLOSS-Grimorio"
        self.deed = Deed(LOOK)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.whose.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
            return
        owner = seats[0]
        top = player(p, owner).library[: self.count]
        if f.stage == 0:
            f.stage = 1
            if not self.reorder:
                f.done()
            p.emit(Known(p, owner, "library", self.count, c.you, self.rule))
        elif f.stage == 1:
            f.pick(p, PickCards(c.you, "order", top, len(top), len(top), self.rule, True), 2)
        else:
            order = chosen(f)
            f.done()
            p.emit(Arrange(owner, order, False, c.you, self.rule))


class MillOp(Act):
    """The effect in which players put the top cards of their libraries into graveyards (MTG8-1.ZONE-GY-1)."""

    def __init__(self, effect: words.Mill, k: Compiler) -> None:
        self.count = effect.count
        self.who = k.players(effect.who)
        self.deed = Deed(MILL, self.who, place=self.count)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        batch: list[Event] = []
        for seat in self.who.seats(p, c):
            count = min(self.count, len(player(p, seat).library))
            batch += [Mill(p, seat, "MTG8-1.ZONE-GY-1", place) for place in range(count)]
        f.done()
        p.emit_all(tuple(batch))


class RevealTopOp(Act):
    """The effect in which you reveal the top cards of a library (MTG8-GLOSS-Rivelare).

    Those that fit a noun go to one place, the others to another.
    """

    def __init__(self, effect: words.RevealTop, k: Compiler) -> None:
        self.count = effect.count
        self.what = Filter(effect.what, k.scope, LIBRARY)
        self.to = effect.to
        self.bury = effect.others == "graveyard"
        self.rule = "MTG8-GLOSS-Rivelare"
        self.deed = Deed(LOOK, flag=True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        library = player(p, c.you).library
        if not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            f.stage = 1
            f.keys = (min(self.count, len(library)),)
            p.emit(Known(p, c.you, "library", self.count, NOBODY, self.rule))
        elif f.stage == 1:
            matching = fitting(p, c.you, library[: f.keys[0]], self.what, c)
            f.stage = 2
            f.answer = ()
            if self.to == "hand":
                f.keys = (f.keys[0] - len(matching),)
                p.emit_all(tuple(LibraryToHand(p, c.you, card, True, self.rule) for card in matching))
            elif matching:
                cards = tuple(
                    Arrival(c.you, FaceIndex(card & FACE), c.you, "library", card) for card in matching
                )
                p.push(put_all(cards, self.rule))
        elif f.stage == 2:
            left = f.keys[0] - len(f.answer)
            others = library[:left]
            if self.bury:
                f.done()
                p.emit_all(tuple(Mill(p, c.you, self.rule, place) for place in range(left)))
                return
            f.pick(p, PickCards(c.you, "order", others, left, left, self.rule, True), 3)
        else:
            order = chosen(f)
            f.done()
            p.emit(Arrange(c.you, order, True, c.you, self.rule))


class PutFromHandOp(Act):
    """The effect in which players put a card from hand into play (MTG8-GLOSS-Mettere_in_gioco).

    They choose in turn order, then all these cards come into play at the same time.
    """

    def __init__(self, effect: words.PutFromHand, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, HAND)
        self.who = k.players(effect.who)
        self.tapped = effect.tapped
        self.least = 0 if effect.may else 1
        self.rule = "MTG8-GLOSS-Mettere_in_gioco"
        self.deed = Deed(PUT, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
        if hands_pick(p, f, c, self.what, "put", self.least, 1, self.rule):
            return
        matching = tuple(
            Arrival(seat, FaceIndex(card & FACE), seat, "hand", card, self.tapped)
            for seat, card in paired(p, f.keys)
            if self.what.face(p, card & FACE, seat, c)
        )
        f.done()
        if matching:
            p.push(put_all(matching, self.rule))


class HandToBottomOp(Act):
    """The effect in which players put their hands on the bottom of their libraries and draw as many cards.

    Rule MTG8-2.RES-3.
    """

    def __init__(self, effect: words.HandToBottom, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.shuffle = effect.shuffle
        self.rule = "MTG8-2.RES-3"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
            f.stage = 1
        if not f.seats:
            f.done()
            return
        seat = f.seats[0]
        hand = player(p, seat).hand
        if f.stage == 1 and self.shuffle:
            f.stage = 3
            f.keys = (len(hand),)
            moved = HandToLibraryBottom(seat, hand, self.rule)
            p.emit_all((moved, Shuffle(seat, "MTG8-GLOSS-Mescolare")))
        elif f.stage == 1:
            f.pick(p, PickCards(seat, "order", hand, len(hand), len(hand), self.rule, True), 2)
        elif f.stage == 2:
            f.stage = 3
            f.keys = (len(hand),)
            p.emit(HandToLibraryBottom(seat, chosen(f), self.rule))
        else:
            f.stage = 1
            f.seats = f.seats[1:]
            p.push(DrawCards(seat, f.keys[0], self.rule))


class NameTopOp(Act):
    """The effect in which a player names a card and reveals the top card of the library (MTG8-GLOSS-Nome).

    If the two are the same, the card goes to hand; else it goes to the graveyard, and the player is dealt
    damage. With an empty library nothing happens (card rulings, 2004-10-04).
    """

    def __init__(self, effect: words.NameTop, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.damage = effect.damage
        self.rule = "MTG8-GLOSS-Nome"
        self.deed = Deed(MILL, self.who, place=1)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats:
            f.done()
            return
        seat = seats[0]
        if f.stage == 0:
            options: list[Option] = [("card", name) for name in card_names(p)]
            f.ask(p, seat, "name", options, self.rule, 1)
        elif f.stage == 1:
            f.stage = 2
            name = str(f.answer[1])
            f.keys = (p.book.face_of[name],)
            p.emit_all((NameCard(seat, name, self.rule), Known(p, seat, "library", 1, NOBODY, self.rule)))
        else:
            library = player(p, seat).library
            named = f.keys[0]
            f.done()
            if not library:
                return
            if library[0] & FACE == named:
                p.emit(LibraryToHand(p, seat, library[0], True, self.rule))
                return
            batch: list[Event] = [Mill(p, seat, self.rule)]
            hurt = damage(p, c.this, as_target(seat), self.damage, False)
            if hurt is not None:
                batch.append(hurt)
            p.emit_all(tuple(batch))


def card_names(p: Position) -> list[str]:
    """The names of all cards of the game, without tokens, in alphabetical order."""
    return sorted(card.name for card in p.book.cards if not card.token)
