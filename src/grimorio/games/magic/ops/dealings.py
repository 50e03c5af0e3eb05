"""Effects that deal with hands, lives and permanents of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.meaning.amounts import OfPlayer, Which
from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import (
    DISCARD,
    DRAW,
    LIFE,
    LOOK,
    OTHER,
    SACRIFICE,
    SEARCH,
    Deed,
)
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.noun import yours_or_any
from grimorio.games.magic.meaning.scope import HAND, LIBRARY, PERMANENTS, Scope, Way, absent, demand
from grimorio.games.magic.ops.compiler import Compiler, in_play, picked
from grimorio.games.magic.ops.digging import RevealAnyOp
from grimorio.games.magic.ops.hands import chosen, discard_chosen, fitting, hands_pick, paired
from grimorio.games.magic.rules.damage import damage
from grimorio.games.magic.rules.discards import Discard, FromGraveyard, RemoveHeld
from grimorio.games.magic.rules.draws import DrawCards
from grimorio.games.magic.rules.events import ChangeLife, EndGame, Known, LeaveGame, LibraryToHand, Shuffle
from grimorio.games.magic.rules.face_down import SeeSecret
from grimorio.games.magic.rules.leave import leaving
from grimorio.games.magic.rules.marks import Counters
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.picks import PickCards, PickObjects
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.hidden import secret_of
from grimorio.games.magic.state.masks import ARTIFACT, CREATURE, LAND
from grimorio.games.magic.state.objects import (
    FACE,
    FACE_UP,
    NOBODY,
    TargetId,
    as_target,
    in_order,
    player,
    plays,
    table,
)
from grimorio.games.magic.state.tally import dealt_so_far
from grimorio.games.magic.words import dealings as words
from grimorio.games.magic.words.nouns import Count, EachPlayer, X, You
from grimorio.kernel.choice import Option
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position

DISCARDS: Final = "MTG8-GLOSS-Scartare"
SACRIFICES: Final = "MTG8-GLOSS-Sacrificare"
DRAWS: Final = "MTG8-GLOSS-Pescare-1"
REST: Final = "MTG8-CR-REST-1"
LOSE: Final = "MTG8-CR-LOSE-1"


def discarded(scope: Scope, word: object) -> None:
    """Let a word count the cards that the effect before has discarded. Raises Unplayable: it has not."""
    absent(word, scope.way is not None and scope.way.done == "discarded")
    assert scope.way is not None
    scope.way.count()


def numbers(most: int) -> list[Option]:
    """The options for a number from 0 to `most`."""
    return [("count", count) for count in range(most + 1)]


class KeepCardsOp(Act):
    """The effect in which you choose some cards in your hand and discard the rest (MTG8-CR-REST-1)."""

    def __init__(self, effect: words.KeepCards, k: Compiler) -> None:
        self.count = k.number(effect.count)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        hand = player(p, c.you).hand
        if not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            gone = max(0, len(hand) - max(0, self.count.value(p, c)))
            f.pick(p, PickCards(c.you, "discard", hand, gone, gone, REST), 1)
        else:
            discard_chosen(p, f, c, c.you, REST)


class DrawOrPayOp(Act):
    """The effect in which you draw, and discard a card for each unless you sacrifice (MTG8-CR-UNLESS-3)."""

    def __init__(self, effect: words.DrawOrPay, k: Compiler) -> None:
        self.count = k.number(effect.count)
        self.deed = Deed(DRAW, k.players(You()), self.count)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        rule = "MTG8-CR-UNLESS-3"
        if not plays(p, c.you):
            f.done()
            return
        hand = player(p, c.you).hand
        mine = tuple([TargetId(key) for key in table(p).play if p.things[key].controller == c.you])
        if f.stage == 0:
            f.stage = 1
            f.keys = (len(hand),)
            p.push(DrawCards(c.you, max(0, self.count.value(p, c)), DRAWS))
        elif f.stage == 1:
            drawn = max(0, len(hand) - f.keys[0])
            f.order = (drawn,)
            f.stage = 2
        elif f.stage == 2:
            f.pick(p, PickObjects(c.you, "sacrifice", mine, 0, f.order[0], rule), 3)
        elif f.stage == 3:
            gone = in_play(p, picked(f))
            f.order = (f.order[0] - len(gone),)
            f.stage = 4
            p.emit_all(
                tuple([Leave(p, key, "graveyard", "sacrificed", SACRIFICES, True, c.you) for key in gone])
            )
        elif f.stage == 4:
            f.pick(p, PickCards(c.you, "discard", hand, f.order[0], f.order[0], rule), 5)
        else:
            discard_chosen(p, f, c, c.you, DISCARDS)


class DrawHandOp(Act):
    """The effect in which a player draws as many cards as are in hand, then discards as many."""

    def __init__(self, effect: words.DrawHand, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats:
            f.done()
            return
        hand = player(p, seats[0]).hand
        if f.stage == 0:
            f.stage = 1
            f.keys = (len(hand),)
            p.push(DrawCards(seats[0], len(hand), DRAWS))
        elif f.stage == 1:
            f.pick(p, PickCards(seats[0], "discard", hand, f.keys[0], f.keys[0], DISCARDS), 2)
        else:
            discard_chosen(p, f, c, seats[0], DISCARDS)


class DiscardForEachOp(Act):
    """The effect in which a player discards a card of your choice for each one discarded before."""

    def __init__(self, effect: words.DiscardForEach, k: Compiler) -> None:
        self.who = k.player(effect.who)
        discarded(k.scope, effect)
        self.what = Filter(effect.what, k.scope, HAND)
        self.deed = Deed(DISCARD, self.who, k.number(1), True)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            f.stage = 1
            p.emit(Known(p, seats[0], "hand", 0, NOBODY, DISCARDS))
        elif f.stage == 1:
            cards = fitting(p, seats[0], player(p, seats[0]).hand, self.what, c)
            f.pick(p, PickCards(c.you, "discard", cards, len(f.way), len(f.way), DISCARDS), 2)
        else:
            discard_chosen(p, f, c, seats[0], DISCARDS)


class DiscardAnyAtRandomOp(Act):
    """The effect in which you discard any number of cards, which chance chooses (MTG8-CR-COST-5)."""

    def __init__(self, effect: words.DiscardAnyAtRandom, k: Compiler) -> None:
        scope: Scope = k.scope
        scope.way = Way("discarded")
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        rule = "MTG8-CR-COST-5"
        hand = player(p, c.you).hand
        if not plays(p, c.you):
            f.way = ()
            f.done()
        elif f.stage == 0:
            f.ask(p, c.you, "count", numbers(len(hand)), rule, 1)
        elif f.stage == 1:
            f.keys = (int(f.answer[1]),)
            f.stage = 2
        elif f.stage == 3:
            f.order = (*f.order, int(f.answer[1]))
            f.stage = 2
        elif len(f.order) < min(f.keys[0], len(hand)):
            left = [at for at in range(len(hand)) if at not in f.order]
            f.chance(p, "discarded", [("place", at) for at in left], [1] * len(left), rule, 3)
        else:
            cards = [hand[at] for at in f.order]
            f.way = tuple([card & FACE for card in cards])
            f.done()
            p.emit_all(tuple([Discard(p, c.you, card, c.you, rule) for card in cards]))


class SearchAsManyOp(Act):
    """The effect in which you search your library for as many cards as were discarded (MTG8-CR-FIND-1)."""

    def __init__(self, effect: words.SearchAsMany, k: Compiler) -> None:
        discarded(k.scope, effect)
        self.what = Filter(effect.what, k.scope, LIBRARY)
        self.deed = Deed(SEARCH, k.players(You()))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        rule = "MTG8-CR-FIND-1"
        library = player(p, c.you).library
        if not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            f.stage = 1
            p.emit(Known(p, c.you, "library", len(library), c.you, rule))
        elif f.stage == 1:
            cards = fitting(p, c.you, library, self.what, c)
            least = len(f.way) if self.what.bare else 0
            f.pick(p, PickCards(c.you, "search", cards, least, len(f.way), rule), 2)
        else:
            taken: list[Event] = [LibraryToHand(p, c.you, card, True, rule) for card in chosen(f)]
            f.done()
            p.emit_all((*taken, Shuffle(c.you, "MTG8-GLOSS-Mescolare")))


class DiscardToGrowOp(Act):
    """The effect in which you may discard cards; the permanent gets counters, and you draw as many."""

    def __init__(self, effect: words.DiscardToGrow, k: Compiler) -> None:
        demand(k.scope.this == PERMANENTS, effect, "", "it is no permanent", "word-absent", name="this")
        self.what = Filter(effect.what, k.scope, HAND)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            cards = fitting(p, c.you, player(p, c.you).hand, self.what, c)
            f.pick(p, PickCards(c.you, "discard-any", cards, 0, len(cards), DISCARDS), 1)
        elif f.stage == 1:
            cards = chosen(f)
            f.keys = (len(cards),)
            f.stage = 2
            p.emit_all(tuple([Discard(p, c.you, card, c.you, DISCARDS) for card in cards]))
        elif f.stage == 2:
            there = in_play(p, [c.this]) if f.keys[0] else []
            f.stage = 3
            p.emit_all(tuple([Counters(p, key, "+1/+1", f.keys[0], "MTG8-GLOSS-Segnalino") for key in there]))
        else:
            count = f.keys[0]
            f.done()
            p.push(DrawCards(c.you, count, DRAWS))


class EvenOutOp(Act):
    """The effect after which all have as many permanents, then cards, as the one with the fewest.

    Rule MTG8-CR-REST-1. All choose in turn order; what goes, goes at the same time.
    """

    def __init__(self, effect: words.EvenOut, k: Compiler) -> None:
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        owned = [p.things[key].controller for key in table(p).play]
        if f.stage == 0:
            f.seats = in_order(p, table(p).active)
            f.order = (min([owned.count(seat) for seat in f.seats]),)
            f.stage = 10
        elif f.stage == 11:
            f.keys = (*f.keys, *[int(key) for key in picked(f)])
            f.seats = f.seats[1:]
            f.stage = 10
        elif f.stage == 10 and f.seats:
            seat = f.seats[0]
            mine = tuple([TargetId(key) for key in table(p).play if p.things[key].controller == seat])
            gone = max(0, len(mine) - f.order[0])
            f.pick(p, PickObjects(seat, "sacrifice", mine, gone, gone, REST), 11)
        elif f.stage == 10:
            keys = in_play(p, f.keys)
            f.keys = ()
            f.seats = in_order(p, table(p).active)
            f.order = (min([len(player(p, seat).hand) for seat in f.seats]),)
            f.stage = 1
            p.emit_all(
                tuple([Leave(p, key, "graveyard", "sacrificed", SACRIFICES, True, c.you) for key in keys])
            )
        else:
            self._hands(p, f, c)

    def _hands(self, p: Position, f: Resolve, c: Context) -> None:
        """Let the players discard in the same way."""
        seats = f.seats[1:] if f.stage == 2 else f.seats
        gone = len(player(p, seats[0]).hand) - f.order[0] if seats else 0
        if hands_pick(p, f, c, None, "discard", gone, gone, REST):
            return
        cards = paired(p, f.keys)
        f.done()
        p.emit_all(tuple([Discard(p, seat, card, c.you, DISCARDS) for seat, card in cards]))


class SpyOnOp(Act):
    """The effect in which you look at a player's hand, top card and face-down creatures."""

    def __init__(self, effect: words.SpyOn, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.deed = Deed(LOOK)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        rule = "MTG8-GLOSS-Rivelare"
        looks: list[Event] = []
        for seat in self.who.seats(p, c):
            looks += [Known(p, seat, "hand", 0, c.you, rule), Known(p, seat, "library", 1, c.you, rule)]
            theirs = [key for key in table(p).play if p.things[key].controller == seat]
            looks += [SeeSecret(p, key, c.you) for key in theirs if secret_of(p.things[key]) != FACE_UP]
        f.done()
        p.emit_all(tuple(looks))


class LifeIsCountOp(Act):
    """The effect by which life totals become the number of things that fit a noun (MTG8-CR-LIFE-1)."""

    def __init__(self, effect: words.LifeIsCount, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.amount = k.number_of(Count(effect.what), self.who, True)
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        amount = self.amount
        changes: list[Event] = []
        for seat in self.who.seats(p, c):
            count = amount.of(p, c, seat) if isinstance(amount, OfPlayer) else amount.value(p, c)
            more = count - player(p, seat).life
            changes += [ChangeLife(seat, more, "MTG8-CR-LIFE-1")] if more else []
        f.done()
        p.emit_all(tuple(changes))


class DrainOthersOp(Act):
    """The effect in which the card deals damage to each other player, and you gain as much life.

    Rule MTG8-CR-WAY-2.
    """

    def __init__(self, effect: words.DrainOthers, k: Compiler) -> None:
        demand(effect.damage > 0, effect, "damage", "expected 1 or more", cause="word-count")
        self.damage = effect.damage
        k.book.count_damage()
        self.who = k.players(EachPlayer("others"))
        self.deed = Deed(LIFE, self.who, k.number(effect.damage))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
            f.keys = (dealt_so_far(p),)
            f.stage = 1
            hurts = [damage(p, c.this, as_target(seat), self.damage, False) for seat in f.seats]
            p.emit_all(tuple([hurt for hurt in hurts if hurt is not None]))
            return
        dealt = dealt_so_far(p) - f.keys[0]
        f.done()
        if dealt and plays(p, c.you):
            p.emit(ChangeLife(c.you, dealt, "MTG8-CR-WAY-2"))


class TradeDrawsOp(Act):
    """The effect in which a player and you draw cards, as often as the player likes (MTG8-CR-REPEAT-1)."""

    def __init__(self, effect: words.TradeDraws, k: Compiler) -> None:
        demand(effect.first > 0, effect, "first", "expected 1 or more", cause="word-count")
        demand(effect.most > 0, effect, "most", "expected 1 or more", cause="word-count")
        self.who = k.player(effect.who)
        self.first, self.most = effect.first, effect.most
        self.deed = Deed(DRAW, k.players(You()), k.number(effect.most))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        rule = "MTG8-CR-REPEAT-1"
        seats = self.who.seats(p, c)
        if not seats:
            f.done()
        elif f.stage == 0:
            f.stage = 1
            p.push(DrawCards(seats[0], self.first, DRAWS))
        elif f.stage == 1 and plays(p, c.you):
            f.ask(p, c.you, "count", numbers(self.most), rule, 2)
        elif f.stage == 2:
            f.stage = 3
            p.push(DrawCards(c.you, int(f.answer[1]), DRAWS))
        elif f.stage == 4:
            f.stage = 0
            if f.answer[0] == "no":
                f.done()
        else:
            f.ask(p, seats[0], "may", [("no",), ("yes",)], rule, 4)


class SacrificeXOp(Act):
    """The effect in which players sacrifice X permanents, chosen in turn order (MTG8-GLOSS-Sacrificare)."""

    def __init__(self, effect: words.SacrificeX, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, PERMANENTS)
        yours_or_any(self.what, effect.what)
        self.who = k.players(effect.who)
        self.count = k.number(X())
        self.deed = Deed(SACRIFICE, self.who, self.count, victim=k.which(effect.what, PERMANENTS))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
        elif f.stage == 2:
            f.keys = (*f.keys, *[int(key) for key in picked(f)])
            f.seats = f.seats[1:]
        f.stage = 1
        if f.seats:
            there = in_play(p, self.what.found(p, c))
            mine = tuple([TargetId(key) for key in there if p.things[key].controller == f.seats[0]])
            count = max(0, self.count.value(p, c))
            f.pick(p, PickObjects(f.seats[0], "sacrifice", mine, count, count, SACRIFICES), 2)
            return
        gone = in_play(p, f.keys)
        f.done()
        p.emit_all(tuple([Leave(p, key, "graveyard", "sacrificed", SACRIFICES, True, c.you) for key in gone]))


class RemoveAlmostAllOp(Act):
    """The effect that removes artifacts, creatures, lands, graveyards and hands from the game."""

    def __init__(self, effect: words.RemoveAlmostAll, k: Compiler) -> None:
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        rule = "MTG8-2.RES-3"
        kinds = ARTIFACT | CREATURE | LAND
        keys = [key for key in table(p).play if p.things[key].kinds & kinds]
        gone: list[Event] = [Leave(p, key, "removed", "returned", rule, True, c.you) for key in keys]
        for seat in in_order(p, table(p).active):
            gone += [FromGraveyard(p, key, "removed", rule) for key in player(p, seat).graveyard]
            gone += [RemoveHeld(p, seat, card, rule) for card in player(p, seat).hand]
        f.done()
        p.emit_all(tuple(gone))


class LoseGameOp(Act):
    """The effect by which a player loses the game (MTG8-CR-LOSE-1)."""

    def __init__(self, effect: words.LoseGame, k: Compiler) -> None:
        self.who: Which = k.player(effect.who)
        self.deed = Deed(LIFE, self.who, k.number(LOST))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        f.done()
        others = tuple([seat for seat in table(p).seats if seat not in seats])
        if seats and len(others) == 1:
            p.emit(EndGame(others, "won", LOSE))
        elif seats:
            p.emit_all(leaving(p, (LeaveGame(seats[0], "card", LOSE),)))


LOST: Final = 20
"""How much life the loss of the game counts for bots."""

OPS: Final[dict[type, Callable[[Any, Compiler], Act]]] = {
    words.KeepCards: KeepCardsOp,
    words.DrawOrPay: DrawOrPayOp,
    words.DrawHand: DrawHandOp,
    words.DiscardForEach: DiscardForEachOp,
    words.DiscardAnyAtRandom: DiscardAnyAtRandomOp,
    words.RevealAny: RevealAnyOp,
    words.SearchAsMany: SearchAsManyOp,
    words.DiscardToGrow: DiscardToGrowOp,
    words.EvenOut: EvenOutOp,
    words.SpyOn: SpyOnOp,
    words.LifeIsCount: LifeIsCountOp,
    words.DrainOthers: DrainOthersOp,
    words.TradeDraws: TradeDrawsOp,
    words.SacrificeX: SacrificeXOp,
    words.RemoveAlmostAll: RemoveAlmostAllOp,
    words.LoseGame: LoseGameOp,
}
"""The operation for each class of effect of `words.dealings`, but for those in `ops.lives`."""
