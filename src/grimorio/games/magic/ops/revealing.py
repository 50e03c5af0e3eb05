"""Effects that reveal cards, or take them out of hands and graveyards."""

from __future__ import annotations

from typing import Final

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import DISCARD, LOOK, MILL, OTHER, PUT, Deed
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import HAND, LIBRARY, demand
from grimorio.games.magic.ops.compiler import Compiler, picked
from grimorio.games.magic.ops.hands import chosen, fitting, hands_pick, paired
from grimorio.games.magic.ops.linked import just_removed, returns_removed
from grimorio.games.magic.rules.discards import (
    Discard,
    FromGraveyard,
    Mill,
    RemoveHeld,
    ShowCards,
)
from grimorio.games.magic.rules.enter import Arrival, put_all
from grimorio.games.magic.rules.events import Arrange, Known, LibraryToHand
from grimorio.games.magic.rules.lasting import Linked
from grimorio.games.magic.rules.marks import StartEffect
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.masks import LAND
from grimorio.games.magic.state.objects import FACE, NOBODY, FaceIndex, TargetId, player, plays, table
from grimorio.games.magic.words import searching as words
from grimorio.games.magic.words.nouns import You
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

DESTROYED: Final = "MTG8-GLOSS-Distruggere-1"
SHUFFLE: Final = "MTG8-GLOSS-Mescolare"
TOGETHER: Final = "MTG8-2.RES-3"
REVEAL: Final = "MTG8-GLOSS-Rivelare"


def found(
    p: Position, cards: list[tuple[Seat, int]], play: bool, tapped: bool, reveal: bool, rule: str
) -> None:
    """Put cards that players found in their libraries into play or into hands, at the same time.

    Args:
        p: the position.
        cards: pairs of a player and a card, as a number in the library.
        play: whether they go to play, under their players' control; else to hands.
        tapped: whether they come into play tapped.
        reveal: whether everybody sees those that go to hands.
        rule: the rule by which they move.
    """
    if not play:
        p.emit_all(tuple([LibraryToHand(p, seat, card, reveal, rule) for seat, card in cards]))
    elif cards:
        come = [Arrival(seat, FaceIndex(card & FACE), seat, "library", card, tapped) for seat, card in cards]
        p.push(put_all(tuple(come), rule))


class BuryRevealedOp(Act):
    """The effect in which you put some of a player's revealed cards into the graveyard.

    Rule MTG8-GLOSS-Rivelare.
    """

    def __init__(self, effect: words.BuryRevealed, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.count = effect.count
        self.take = effect.take
        self.order = effect.order
        demand(effect.take > 0, effect, "take", "expected 1 or more", cause="word-count")
        self.deed = Deed(MILL, self.who, place=self.take)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
            return
        seat = seats[0]
        library = player(p, seat).library
        if f.stage == 0:
            f.stage = 1
            f.keys = (min(self.count, len(library)),)
            p.emit(Known(p, seat, "library", self.count, NOBODY, REVEAL))
        elif f.stage == 1:
            f.pick(p, PickCards(c.you, "search", library[: f.keys[0]], self.take, self.take, REVEAL), 2)
        elif f.stage == 2:
            cards = chosen(f)
            f.keys = (f.keys[0] - len(cards),)
            f.stage = 3
            if not self.order:
                f.done()
            p.emit_all(tuple([Mill(p, seat, REVEAL, card=card) for card in cards]))
        elif f.stage == 3:
            rest = library[: f.keys[0]]
            f.pick(p, PickCards(c.you, "order", rest, len(rest), len(rest), REVEAL, True), 4)
        else:
            order = chosen(f)
            f.done()
            p.emit(Arrange(seat, order, False, c.you, REVEAL))


class OpponentPicksOp(Act):
    """The effect in which an opponent chooses a revealed card that comes into play (MTG8-CR-OPPONENT-1)."""

    def __init__(self, effect: words.OpponentPicks, k: Compiler) -> None:
        self.count = effect.count
        self.what = Filter(effect.what, k.scope, LIBRARY)
        self.rule = "MTG8-CR-OPPONENT-1"
        self.deed = Deed(LOOK, flag=True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        library = player(p, c.you).library
        if not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            f.stage = 1
            f.keys = (min(self.count, len(library)),)
            p.emit(Known(p, c.you, "library", self.count, NOBODY, REVEAL))
        elif f.stage == 1:
            others = tuple([TargetId(-1 - seat) for seat in table(p).seats if seat != c.you])
            f.pick(p, PickObjects(c.you, "opponent", others, 1, 1, self.rule), 2)
        elif f.stage == 2:
            f.seats = tuple([Seat(-1 - key) for key in picked(f)])
            f.stage = 3
        elif f.stage == 3 and f.seats:
            cards = fitting(p, c.you, library[: f.keys[0]], self.what, c)
            f.pick(p, PickCards(f.seats[0], "give", cards, 1, 1, self.rule), 4)
        elif f.stage == 4 and f.answer:
            cards = chosen(f)
            f.stage = 5
            f.answer = ()
            found(p, [(c.you, card) for card in cards], True, False, False, self.rule)
        else:
            left = f.keys[0] - len(f.answer)
            f.done()
            p.emit_all(tuple([Mill(p, c.you, self.rule, place) for place in range(left)]))


class RemoveAnyBuriedOp(Act):
    """The effect in which players may remove cards in their graveyards from the game (MTG8-2.RES-3)."""

    def __init__(self, effect: words.RemoveAnyBuried, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
        elif f.stage == 2:
            f.keys += tuple(picked(f))
            f.seats = f.seats[1:]
        f.stage = 1
        if f.seats:
            cards = tuple([TargetId(key) for key in player(p, f.seats[0]).graveyard])
            f.pick(p, PickObjects(f.seats[0], "cost-remove", cards, 0, len(cards), TOGETHER), 2)
            return
        there = [key for seat in table(p).seats for key in player(p, seat).graveyard]
        gone = [key for key in f.keys if key in there]
        f.done()
        p.emit_all(tuple([FromGraveyard(p, key, "removed", TOGETHER) for key in gone]))


class PutAnyFromHandOp(Act):
    """The effect in which players may put any number of cards from hand into play.

    Rule MTG8-GLOSS-Mettere_in_gioco.
    """

    def __init__(self, effect: words.PutAnyFromHand, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, HAND)
        self.who = k.players(effect.who)
        self.rule = "MTG8-GLOSS-Mettere_in_gioco"
        self.deed = Deed(PUT, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
        if hands_pick(p, f, c, self.what, "put", 0, -1, self.rule, permanents=True):
            return
        come = [Arrival(seat, FaceIndex(card & FACE), seat, "hand", card) for seat, card in paired(p, f.keys)]
        f.done()
        if come:
            p.push(put_all(tuple(come), self.rule))


class RevealSameOp(Act):
    """The effect in which you reveal a card, and put it into play beside another one of its name.

    Rule MTG8-GLOSS-Rivelare.
    """

    def __init__(self, effect: words.RevealSame, k: Compiler) -> None:
        self.deed = Deed(PUT, k.players(You()))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        hand = player(p, c.you).hand
        if not plays(p, c.you) or not hand:
            f.done()
        elif f.stage == 0:
            f.pick(p, PickCards(c.you, "amplify", hand, 1, 1, REVEAL), 1)
        elif f.stage == 1:
            f.keys = (chosen(f)[0] & FACE,)
            f.stage = 2
            p.emit(ShowCards(p, c.you, chosen(f), REVEAL))
        else:
            face = f.keys[0]
            f.done()
            names = [p.things[key].face for key in table(p).play]
            card = max([card for card in hand if card & FACE == face])
            if face in names and face_at(p, face).is_permanent:
                p.push(put_all((Arrival(c.you, FaceIndex(face), c.you, "hand", card),), REVEAL))


class DiscardTwinsOp(Act):
    """The effect in which a player discards the nonland cards of which the hand has another one.

    Rule MTG8-GLOSS-Scartare.
    """

    def __init__(self, effect: words.DiscardTwins, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.rule = "MTG8-GLOSS-Scartare"
        self.deed = Deed(DISCARD, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats:
            f.done()
        elif f.stage == 0:
            f.stage = 1
            p.emit(Known(p, seats[0], "hand", 0, NOBODY, self.rule))
        else:
            hand = player(p, seats[0]).hand
            faces = [card & FACE for card in hand]
            twins = [card for card in hand if faces.count(card & FACE) > 1]
            gone = [card for card in twins if not face_at(p, card & FACE).kinds & LAND]
            f.done()
            p.emit_all(tuple([Discard(p, seats[0], card, c.you, self.rule) for card in gone]))


class RemoveChosenOp(Act):
    """The effect in which you choose a card of a revealed hand that is removed from the game.

    Another ability of the permanent may return the card (MTG8-CR-LINK-1).
    """

    def __init__(self, effect: words.RemoveChosen, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.what = Filter(effect.what, k.scope, HAND)
        self.linked = returns_removed(k.scope.face)
        self.deed = Deed(DISCARD, self.who, k.number(1), True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            f.stage = 1
            p.emit(Known(p, seats[0], "hand", 0, NOBODY, TOGETHER))
        elif f.stage == 1:
            cards = fitting(p, seats[0], player(p, seats[0]).hand, self.what, c)
            f.pick(p, PickCards(c.you, "discard", cards, 1, 1, TOGETHER), 2)
        elif f.stage == 2 and f.answer:
            f.stage = 3
            p.emit(RemoveHeld(p, seats[0], chosen(f)[0], TOGETHER))
        else:
            cards = tuple(just_removed(p, (seats[0],))) if f.stage == 3 and self.linked else ()
            f.done()
            if cards:
                p.emit(StartEffect(Linked(c.this, cards), "MTG8-CR-LINK-1"))
