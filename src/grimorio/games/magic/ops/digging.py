"""Effects that dig in libraries and hands: looking, searching, revealing and discarding."""

from __future__ import annotations

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import DISCARD, LOOK, OTHER, SEARCH, Deed
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.noun import yours_or_any
from grimorio.games.magic.meaning.scope import GRAVEYARD, HAND, LIBRARY, PERMANENTS, Scope, Way, demand
from grimorio.games.magic.ops.compiler import Compiler, each_picks, in_play
from grimorio.games.magic.ops.hands import chosen, discard_chosen, fitting, places
from grimorio.games.magic.rules.digging import OnTop
from grimorio.games.magic.rules.discards import Discard, ShowCards
from grimorio.games.magic.rules.enter import Arrival, put_all
from grimorio.games.magic.rules.events import Arrange, Known, LibraryToHand, Shuffle
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.picks import PickCards
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import FACE, NOBODY, FaceIndex, player, plays
from grimorio.games.magic.words import digging as words
from grimorio.games.magic.words.dealings import RevealAny
from grimorio.games.magic.words.nouns import X, You
from grimorio.games.magic.words.returning import ReturnBuried, ReturnOwn
from grimorio.kernel.position import Position

TOP = "MTG8-GLOSS-Grimorio"


class DigOp(Act):
    """The effect in which you look at the top cards of your library (MTG8-GLOSS-Grimorio).

    One of them goes to your hand and the others on the bottom, or all go back in any order.
    """

    def __init__(self, effect: words.Dig, k: Compiler) -> None:
        self.count = k.number(effect.count)
        self.take = effect.take
        told = self.take or not isinstance(effect.count, int)
        demand(told, effect, "take", "that is LookAtTop", cause="word-look")
        demand(effect.count != 0, effect, "count", "expected 1 or more", cause="word-count")
        self.deed = Deed(LOOK, flag=self.take)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
            return
        library = player(p, c.you).library
        if f.stage == 0:
            f.stage = 1 if self.take else 2
            count = min(max(0, self.count.value(p, c)), len(library))
            f.keys = (count,)
            if not count:
                f.done()
                return
            p.emit(Known(p, c.you, "library", count, c.you, TOP))
        elif f.stage == 1:
            f.pick(p, PickCards(c.you, "search", library[: f.keys[0]], 1, 1, TOP), 4)
        elif f.stage == 4:
            card = chosen(f)[0]
            f.stage = 2
            f.keys = (f.keys[0] - 1,)
            p.emit(LibraryToHand(p, c.you, card, False, TOP))
        elif f.stage == 2:
            rest = library[: f.keys[0]]
            f.pick(p, PickCards(c.you, "order", rest, len(rest), len(rest), TOP, True), 3)
        else:
            order = chosen(f)
            f.done()
            p.emit(Arrange(c.you, order, self.take, c.you, TOP))


class SearchTopOp(Act):
    """The effect in which you search your library for cards and put them on top (MTG8-GLOSS-Mescolare).

    A player who searches for cards with some quality may find fewer (MTG8-CR-FIND-1). The library is shuffled
    before the cards are put there.
    """

    def __init__(self, effect: words.SearchTop, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, LIBRARY)
        one = effect.count == "one"
        demand(one or not effect.third, effect, "third", "one card is third", cause="word-third")
        self.number = k.number(X()) if effect.count == "x" else None
        self.any = effect.count == "any"
        self.reveal = effect.reveal
        self.place = 2 if effect.third else 0
        self.rule = "MTG8-GLOSS-Mescolare"
        self.deed = Deed(SEARCH, k.players(You()))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
            return
        library = player(p, c.you).library
        if f.stage == 0:
            f.stage = 1
            p.emit(Known(p, c.you, "library", len(library), c.you, self.rule))
        elif f.stage == 1:
            cards = fitting(p, c.you, library, self.what, c)
            most = len(cards) if self.any else 1 if self.number is None else self.number.value(p, c)
            least = most if self.what.bare and not self.any else 0
            f.pick(p, PickCards(c.you, "search", cards, least, most, self.rule), 2)
        elif f.stage == 2:
            f.keys = tuple([card & FACE for card in chosen(f)])
            f.stage = 3
            p.emit(Shuffle(c.you, self.rule))
        elif f.stage == 3 and len(f.keys) > 1:
            f.pick(p, PickCards(c.you, "order", f.keys, len(f.keys), len(f.keys), self.rule, True), 4)
        else:
            cards = chosen(f) if f.stage == 4 else f.keys
            f.done()
            if cards:
                p.emit(OnTop(p, c.you, cards, self.reveal, self.place, self.rule))


class RevealUntilOp(Act):
    """The effect in which you reveal cards from your library until one fits a noun (MTG8-CR-UNTIL-1)."""

    def __init__(self, effect: words.RevealUntil, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, LIBRARY)
        self.play = effect.to == "play"
        self.rule = "MTG8-CR-UNTIL-1"
        scope: Scope = k.scope
        scope.way = Way("" if self.play else "revealed", "until")
        self.deed = Deed(LOOK, flag=self.play)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
            return
        library = player(p, c.you).library
        if f.stage == 0:
            fits = [place for place, card in enumerate(library) if fitting(p, c.you, (card,), self.what, c)]
            count = fits[0] + 1 if fits else len(library)
            f.keys = (library[fits[0]] if fits else -1,)
            f.way = (f.keys[0] & FACE if fits else -1, count)
            f.stage = 1
            if not self.play:
                f.done()
            p.emit(Known(p, c.you, "library", count, NOBODY, self.rule))
        elif f.stage == 1:
            f.stage = 2
            if f.keys[0] >= 0:
                card = library[f.way[1] - 1]
                p.push(put_all((Arrival(c.you, FaceIndex(card & FACE), c.you, "library", card),), self.rule))
        else:
            f.done()
            p.emit(Shuffle(c.you, self.rule))


class RevealedToBottomOp(Act):
    """The effect that puts the cards revealed before on the bottom of your library (MTG8-CR-UNTIL-1)."""

    def __init__(self, effect: words.RevealedToBottom, k: Compiler) -> None:
        way = k.scope.way
        there = way is not None and way.what == "until"
        demand(there, effect, "", "nothing is revealed before", cause="word-absent", name="RevealUntil")
        self.rule = "MTG8-CR-UNTIL-1"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you) or not f.way:
            f.done()
        elif f.stage == 0:
            cards = player(p, c.you).library[: f.way[1]]
            f.pick(p, PickCards(c.you, "order", cards, len(cards), len(cards), self.rule, True), 1)
        else:
            order = chosen(f)
            f.done()
            p.emit(Arrange(c.you, order, True, c.you, self.rule))


class RevealAtRandomOp(Act):
    """The effect in which a player reveals a card at random from the hand (MTG8-CR-REVEAL-1)."""

    def __init__(self, effect: words.RevealAtRandom, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.rule = "MTG8-CR-REVEAL-1"
        scope: Scope = k.scope
        scope.way = Way("revealed")
        self.deed = Deed(LOOK)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        hand = player(p, seats[0]).hand if seats else ()
        if not hand:
            f.way = ()
            f.done()
        elif f.stage == 0:
            f.chance(p, "revealed", [("place", at) for at in range(len(hand))], [1] * len(hand), self.rule, 1)
        else:
            card = hand[int(f.answer[1])]
            f.way = (card & FACE,)
            f.done()
            p.emit(ShowCards(p, seats[0], (card,), self.rule))


class DiscardAnyOp(Act):
    """The effect in which you discard any number of cards (MTG8-GLOSS-Scartare)."""

    def __init__(self, effect: words.DiscardAny, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, HAND)
        self.rule = "MTG8-GLOSS-Scartare"
        scope: Scope = k.scope
        scope.way = Way("discarded")
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            cards = fitting(p, c.you, player(p, c.you).hand, self.what, c)
            f.pick(p, PickCards(c.you, "discard-any", cards, 0, len(cards), self.rule), 1)
        else:
            cards = chosen(f)
            f.way = tuple([card & FACE for card in cards])
            f.done()
            p.emit_all(tuple([Discard(p, c.you, card, c.you, self.rule) for card in cards]))


class RevealAnyOp(Act):
    """The effect in which you reveal any number of cards in your hand (MTG8-CR-WAY-1)."""

    def __init__(self, effect: RevealAny, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, HAND)
        scope: Scope = k.scope
        scope.way = Way("revealed", "any")
        self.rule = "MTG8-CR-WAY-1"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.way = ()
            f.done()
        elif f.stage == 0:
            cards = fitting(p, c.you, player(p, c.you).hand, self.what, c)
            f.pick(p, PickCards(c.you, "amplify", cards, 0, len(cards), self.rule), 1)
        else:
            cards = chosen(f)
            f.way = tuple([card & FACE for card in cards])
            f.done()
            if cards:
                p.emit(ShowCards(p, c.you, cards, self.rule))


class DiscardRevealedOp(Act):
    """The effect in which a player reveals cards in hand and discards the one that you choose.

    Rule MTG8-CR-REVEAL-2.
    """

    def __init__(self, effect: words.DiscardRevealed, k: Compiler) -> None:
        early = k.aiming(effect.count)
        self.who = k.player(effect.who)
        self.count = early or k.number_of(effect.count, self.who)
        demand(not isinstance(effect.who, You), effect, "who", "another player does", cause="word-others-do")
        demand(effect.count != 0, effect, "count", "expected 1 or more", cause="word-count")
        self.rule = "MTG8-CR-REVEAL-2"
        self.deed = Deed(DISCARD, self.who, k.number(1), True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
            return
        hand = player(p, seats[0]).hand
        if f.stage == 0:
            count = max(0, self.count.value(p, c))
            if not hand or not count:
                f.done()
                return
            f.pick(p, PickCards(seats[0], "amplify", hand, count, count, self.rule), 1)
        elif f.stage == 1:
            cards = chosen(f)
            f.keys = places(hand, cards)
            f.stage = 2
            f.order = tuple([card & FACE for card in cards])
            p.emit(ShowCards(p, seats[0], cards, self.rule))
        elif f.stage == 2:
            f.pick(p, PickCards(c.you, "discard", shown(hand, f.order), 1, 1, self.rule), 3)
        else:
            card = chosen(f)[0]
            f.done()
            p.emit(Discard(p, seats[0], card, c.you, self.rule))


class DiscardChosenOp(Act):
    """The effect in which you choose a card of a player's hand, and the player discards it.

    Rule MTG8-GLOSS-Scartare.
    """

    def __init__(self, effect: words.DiscardChosen, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.what = Filter(effect.what, k.scope, HAND)
        told = effect.look or not self.what.bare
        demand(told, effect, "look", "that is Discard", cause="word-discard")
        demand(not isinstance(effect.who, You), effect, "who", "another player does", cause="word-others-do")
        self.look = effect.look
        self.rule = "MTG8-GLOSS-Scartare"
        scope: Scope = k.scope
        scope.way = Way("")
        self.deed = Deed(DISCARD, self.who, k.number(1), True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            f.stage = 1
            p.emit(Known(p, seats[0], "hand", 0, c.you if self.look else NOBODY, self.rule))
        elif f.stage == 1:
            cards = fitting(p, seats[0], player(p, seats[0]).hand, self.what, c)
            f.pick(p, PickCards(c.you, "discard", cards, 1, 1, self.rule), 2)
        else:
            discard_chosen(p, f, c, seats[0], self.rule)


def shown(hand: tuple[int, ...], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a hand with these `faces`, one for each; those that everybody knows come first."""
    left = sorted(hand, reverse=True)
    found: list[int] = []
    for face in faces:
        card = next(card for card in left if card & FACE == face)
        left.remove(card)
        found.append(card)
    return tuple(found)


class ReturnOwnOp(Act):
    """The effect in which players return permanents of their own to hands, chosen in turn order.

    All of them return at the same time (MTG8-2.RES-3).
    """

    def __init__(self, effect: ReturnOwn, k: Compiler) -> None:
        self.what = k.which(effect.what, PERMANENTS)
        assert self.what.what is not None
        demand(not effect.what.up_to, effect.what, "up_to", "as many as can be", cause="word-as-many")
        yours_or_any(self.what.what, effect.what.what)
        self.who = k.players(effect.who)
        self.rule = "MTG8-2.RES-3"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if each_picks(p, f, c, self.what, self.who.seats(p, c), "return", self.rule):
            return
        gone = in_play(p, f.keys)
        f.done()
        p.emit_all(tuple([Leave(p, key, "hand", "returned", self.rule, True, c.you) for key in gone]))


class ReturnBuriedOp(Act):
    """The effect in which players return cards of their graveyards to play (MTG8-2.RES-3)."""

    def __init__(self, effect: ReturnBuried, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, GRAVEYARD)
        demand(not self.what.controller, effect.what, "controller", "the players do", cause="word-controller")
        self.who = k.players(effect.who)
        demand(not isinstance(effect.who, You), effect, "who", "that is Return", cause="word-others")
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        cards: list[Arrival] = []
        for seat in self.who.seats(p, c):
            for key in player(p, seat).graveyard:
                it = p.things[key]
                if face_at(p, it.face).is_permanent and self.what.buried(p, key, it, c):
                    cards.append(Arrival(seat, it.face, seat, "graveyard", key))
        f.done()
        if cards:
            p.push(put_all(tuple(cards), "MTG8-2.RES-3"))
