"""Effects with named cards, coins, and cards from outside the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.meaning.book import token_of
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import (
    COUNTERS,
    DISCARD,
    LIFE,
    MILL,
    OTHER,
    SACRIFICE,
    SEARCH,
    TOKEN,
    Deed,
)
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import GRAVEYARD, HAND, LIBRARY, PERMANENTS, demand
from grimorio.games.magic.ops.cards import card_names
from grimorio.games.magic.ops.compiler import Compiler, each_picks, in_play
from grimorio.games.magic.ops.flow import YES_NO
from grimorio.games.magic.ops.hands import chosen, fitting, hands_pick, paired
from grimorio.games.magic.ops.linked import just_removed
from grimorio.games.magic.rules.discards import (
    Discard,
    FromGraveyard,
    FromRemoved,
    Mill,
    RemoveFound,
    ShowCards,
)
from grimorio.games.magic.rules.draws import DrawCards
from grimorio.games.magic.rules.enter import Arrival, put_all
from grimorio.games.magic.rules.events import ChangeLife, FlipCoin, Known, NameCard, Shuffle
from grimorio.games.magic.rules.marks import Counters, StartEffect
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.outside import FromOutside, Wished, outside
from grimorio.games.magic.rules.picks import PickCards
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.objects import FACE, NOBODY, FaceIndex, in_order, player, plays, table
from grimorio.games.magic.words import fortunes as words
from grimorio.games.magic.words.effects import FlipCoin as Flip
from grimorio.games.magic.words.nouns import Choose, EachPlayer, HalfLife, That, This, You
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

COIN: Final = "MTG8-CR-COIN-1"
NAME: Final = "MTG8-GLOSS-Nome"
OUTSIDE: Final = "MTG8-CR-OUTSIDE-1"
TOGETHER: Final = "MTG8-2.RES-3"
SIDES: Final[list[Option]] = [("heads",), ("tails",)]
HALF: Final = 0.5
"""The chance that a coin shows heads."""


class FlipOp(Act):
    """The effect in which a player flips a coin, and other effects follow (MTG8-CR-COIN-1).

    Attributes:
        wins, loses: how many of the next operations happen only if the flip is won, and how many of those
            behind them only if it is lost.
    """

    def __init__(self, effect: Flip, k: Compiler) -> None:
        self.who = k.player(effect.who)
        one = len(effect.win) < 2 and len(effect.lose) < 2 and (effect.win or effect.lose)
        demand(bool(one), effect, "win", "one effect at most for each side", cause="word-sentence")
        self.wins = self.loses = 0
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats:
            f.done(1 + self.wins + self.loses)
        elif f.stage == 0:
            f.chance(p, "coin", SIDES, [1, 1], COIN, 1)
        else:
            won = f.answer[0] == "heads"
            f.done(1 if won else 1 + self.wins)
            p.emit(FlipCoin(seats[0], won, COIN))


class FlipUntilLostOp(Act):
    """The effect in which you flip a coin until you lose a flip (MTG8-CR-COIN-1)."""

    def __init__(self, effect: words.FlipUntilLost, k: Compiler) -> None:
        there = k.scope.this == PERMANENTS
        demand(there, effect, "", "it is no permanent", cause="word-absent", name="FlipUntilLost")
        self.deed = Deed(COUNTERS, k.which(This(), PERMANENTS), place=1)  # one win is expected

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.chance(p, "coin", SIDES, [1, 1], COIN, 1)
        elif f.stage == 1:
            won = f.answer[0] == "heads"
            f.keys = (*f.keys, 1) if won else f.keys
            f.stage = 0 if won else 2
            p.emit(FlipCoin(c.you, won, COIN))
        else:
            count = len(f.keys)
            f.done()
            there = in_play(p, [c.this]) if count else []
            p.emit_all(tuple([Counters(p, key, "+1/+1", count, "MTG8-GLOSS-Segnalino") for key in there]))


class TailsSacrificeOp(Act):
    """The effect in which each player flips a coin, and tails means a sacrifice (MTG8-CR-COIN-1)."""

    def __init__(self, effect: words.TailsSacrifice, k: Compiler) -> None:
        self.what = k.which(Choose(effect.what), PERMANENTS)
        self.deed = Deed(SACRIFICE, k.players(EachPlayer()), victim=self.what)
        self.deed.share = HALF

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = in_order(p, table(p).active)
            f.stage = 10
        if f.stage == 11:
            heads = f.answer[0] == "heads"
            seat = f.seats[0]
            f.order += () if heads else (seat,)
            f.seats = f.seats[1:]
            f.stage = 10
            p.emit(FlipCoin(seat, heads, COIN))
            return
        if f.stage == 10:
            if f.seats:
                f.chance(p, "coin", SIDES, [1, 1], COIN, 11)
                return
            f.seats = tuple([Seat(seat) for seat in f.order if plays(p, Seat(seat))])
            f.stage = 1
        if each_picks(p, f, c, self.what, (), "sacrifice", "MTG8-GLOSS-Sacrificare"):
            return
        gone = in_play(p, f.keys)
        f.done()
        rule = "MTG8-GLOSS-Sacrificare"
        p.emit_all(tuple([Leave(p, key, "graveyard", "sacrificed", rule, True, c.you) for key in gone]))


class NameDiscardOp(Act):
    """The effect in which you name a card that a player discards (MTG8-GLOSS-Nome)."""

    def __init__(self, effect: words.NameDiscard, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.deed = Deed(DISCARD, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            lands = {card.name for card in p.book.cards if "land" in card.kinds}
            options: list[Option] = [("card", name) for name in card_names(p) if name not in lands]
            f.ask(p, c.you, "name", options, NAME, 1)
        elif f.stage == 1:
            name = str(f.answer[1])
            f.keys = (p.book.face_of[name],)
            f.stage = 2
            p.emit_all((NameCard(c.you, name, NAME), Known(p, seats[0], "hand", 0, NOBODY, NAME)))
        else:
            gone = [card for card in player(p, seats[0]).hand if card & FACE == f.keys[0]]
            f.done()
            p.emit_all(tuple([Discard(p, seats[0], card, c.you, "MTG8-GLOSS-Scartare") for card in gone]))


class NameMillOp(Act):
    """The effect in which you name a card, a player mills one, and you draw (MTG8-GLOSS-Nome)."""

    def __init__(self, effect: words.NameMill, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.right = effect.right
        self.wrong = effect.wrong
        self.deed = Deed(MILL, self.who, place=1)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            f.ask(p, c.you, "name", [("card", name) for name in card_names(p)], NAME, 1)
        elif f.stage == 1:
            name = str(f.answer[1])
            library = player(p, seats[0]).library
            f.keys = (int(bool(library) and library[0] & FACE == p.book.face_of[name]),)
            f.stage = 2
            milled = [Mill(p, seats[0], NAME)] if library else []
            p.emit_all((NameCard(c.you, name, NAME), *milled))
        else:
            count = self.right if f.keys[0] else self.wrong
            f.done()
            p.push(DrawCards(c.you, count, "MTG8-GLOSS-Pescare-1"))


class DiscardOrLoseOp(Act):
    """The effect in which players discard a card, or lose life for a wrong one (MTG8-2.RES-3)."""

    def __init__(self, effect: words.DiscardOrLose, k: Compiler) -> None:
        self.who = k.players(effect.who)
        demand(isinstance(effect.who, EachPlayer), effect, "who", "that is Discard", cause="word-discard")
        self.what = Filter(effect.what, k.scope, HAND)
        self.life = effect.life
        self.deed = Deed(DISCARD, self.who, k.number(1))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
            f.order = tuple(f.seats)
        elif f.stage == 3:
            poor = [Seat(seat) for seat in f.order if plays(p, Seat(seat))]
            f.done()
            rule = "MTG8-GLOSS-Perdere_punti_vita"
            p.emit_all(tuple([ChangeLife(seat, -self.life, rule) for seat in poor]))
            return
        if hands_pick(p, f, c, None, "discard", 1, 1, "MTG8-GLOSS-Scartare"):
            return
        cards = paired(p, f.keys)
        right = [seat for seat, card in cards if fitting(p, seat, (card,), self.what, c)]
        f.order = tuple([seat for seat in f.order if seat not in right])
        f.stage = 3
        p.emit_all(tuple([Discard(p, seat, card, c.you, "MTG8-GLOSS-Scartare") for seat, card in cards]))


class LoseHalfOp(Act):
    """The effect in which players lose half of their life (MTG8-GLOSS-Perdere_punti_vita)."""

    def __init__(self, effect: words.LoseHalf, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.deed = Deed(LIFE, self.who, k.number(HalfLife()))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        lives = [(seat, player(p, seat).life) for seat in self.who.seats(p, c)]
        f.done()
        rule = "MTG8-GLOSS-Perdere_punti_vita"
        p.emit_all(tuple([ChangeLife(seat, -((life + 1) // 2), rule) for seat, life in lives if life > 0]))


class RevealForTokensOp(Act):
    """The effect in which players reveal cards, and get a token for each (MTG8-GLOSS-Rivelare)."""

    def __init__(self, effect: words.RevealForTokens, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, HAND)
        self.face: FaceIndex = k.book.add(token_of(words.BEAR))
        self.deed = Deed(TOKEN, k.players(You()), k.number(1), place=self.face)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = in_order(p, table(p).active)
        elif f.stage == 3:
            seats = [Seat(seat) for seat in f.order if plays(p, Seat(seat))]
            f.done()
            tokens = tuple([Arrival(seat, self.face, seat, "nowhere", 0) for seat in seats])
            if tokens:
                p.push(put_all(tokens, "MTG8-GLOSS-Pedina_creatura-1"))
            return
        if hands_pick(p, f, c, self.what, "amplify", 0, -1, "MTG8-GLOSS-Rivelare"):
            return
        pairs = paired(p, f.keys)
        f.order = tuple([seat for seat, _ in pairs])
        f.stage = 3
        shown = [(seat, tuple([card for whose, card in pairs if whose == seat])) for seat in set(f.order)]
        p.emit_all(tuple([ShowCards(p, Seat(seat), cards, "MTG8-GLOSS-Rivelare") for seat, cards in shown]))


class RemoveUntilTakenOp(Act):
    """The effect in which you remove cards of your library until you take one (MTG8-CR-REMOVE-TOP-1)."""

    def __init__(self, effect: words.RemoveUntilTaken, k: Compiler) -> None:
        self.rule = "MTG8-CR-REMOVE-TOP-1"
        self.deed = Deed(SEARCH, k.players(You()))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
            return
        library = player(p, c.you).library
        if f.stage == 2 and f.answer[0] == "yes":
            taken = just_removed(p, (c.you,))
            f.done()
            p.emit_all(tuple([FromRemoved(p, key, "hand", self.rule) for key in taken]))
        elif f.stage == 1:
            if f.keys[-1] in f.keys[:-1]:
                f.done()
                return
            f.ask(p, c.you, "may", YES_NO, self.rule, 2)
        elif not library:
            f.done()
        else:
            f.keys += (library[0] & FACE,)
            f.stage = 1
            p.emit(RemoveFound(p, c.you, library[0], self.rule))


class RemoveEchoesOp(Act):
    """The effect that removes a graveyard and its namesakes in the library (MTG8-CR-FIND-1)."""

    def __init__(self, effect: words.RemoveEchoes, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.what = Filter(That(("card",), basic=False, zone="graveyard"), k.scope, GRAVEYARD)
        self.deed = Deed(MILL, self.who, flag=True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
            return
        seat = seats[0]
        library = player(p, seat).library
        if f.stage == 0:
            keys = [key for key in player(p, seat).graveyard if self.what.buried(p, key, p.things[key], c)]
            f.keys = tuple([p.things[key].face for key in keys])
            f.stage = 1
            p.emit_all(tuple([FromGraveyard(p, key, "removed", TOGETHER) for key in keys]))
        elif f.stage == 1:
            f.stage = 2
            p.emit(Known(p, seat, "library", len(library), c.you, "MTG8-CR-FIND-1"))
        elif f.stage == 2:
            cards = tuple([card for card in library if card & FACE in f.keys])
            f.pick(p, PickCards(c.you, "search", cards, 0, len(cards), "MTG8-CR-FIND-1"), 3)
        else:
            gone: list[Event] = [RemoveFound(p, seat, card, TOGETHER) for card in chosen(f)]
            f.done()
            p.emit_all((*gone, Shuffle(seat, "MTG8-GLOSS-Mescolare")))


class WishOp(Act):
    """The effect in which you put a card from outside the game into your hand (MTG8-CR-OUTSIDE-1).

    These are the cards of your sideboard, and those of yours that are removed from the game.
    """

    def __init__(self, effect: words.Wish, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, LIBRARY)
        self.reveal = effect.reveal
        self.deed = Deed(SEARCH, k.players(You()))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
            return
        side = outside(p, c.you)
        removed = player(p, c.you).removed
        if f.stage == 0:
            faces = (*side, *[p.things[key].face for key in removed])
            cards = fitting(p, c.you, faces, self.what, c)
            f.pick(p, PickCards(c.you, "search", cards, int(self.what.bare), 1, OUTSIDE), 1)
            return
        faces = chosen(f)
        f.done()
        for face in faces:
            if face in side:
                taken = FromOutside(p, c.you, FaceIndex(face), self.reveal, OUTSIDE)
                p.emit_all((taken, StartEffect(Wished(c.you, face), OUTSIDE)))
            else:
                key = next(key for key in removed if p.things[key].face == face)
                p.emit(FromRemoved(p, key, "hand", OUTSIDE))


OPS: Final[dict[type, Callable[[Any, Compiler], Act]]] = {
    words.Wish: WishOp,
    words.FlipUntilLost: FlipUntilLostOp,
    words.TailsSacrifice: TailsSacrificeOp,
    words.NameDiscard: NameDiscardOp,
    words.NameMill: NameMillOp,
    words.DiscardOrLose: DiscardOrLoseOp,
    words.LoseHalf: LoseHalfOp,
    words.RevealForTokens: RevealForTokensOp,
    words.RemoveUntilTaken: RemoveUntilTakenOp,
    words.RemoveEchoes: RemoveEchoesOp,
}
"""The operation for each class of effect of `words.fortunes`."""
