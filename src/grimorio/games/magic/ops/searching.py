"""Effects that search, reveal, hand over and remove cards outside play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grimorio.games.magic.meaning.context import Context
from grimorio.games.magic.meaning.deeds import DISCARD, DRAW, MILL, OTHER, RETURN, SEARCH, Deed
from grimorio.games.magic.meaning.faces import face_at
from grimorio.games.magic.meaning.filters import Filter
from grimorio.games.magic.meaning.scope import GRAVEYARD, LIBRARY, PERMANENTS, demand
from grimorio.games.magic.ops.compiler import Compiler, in_play, one_target
from grimorio.games.magic.ops.flow import YES_NO
from grimorio.games.magic.ops.hands import chosen, fitting, places
from grimorio.games.magic.ops.revealing import (
    BuryRevealedOp,
    DiscardTwinsOp,
    OpponentPicksOp,
    PutAnyFromHandOp,
    RemoveAnyBuriedOp,
    RemoveChosenOp,
    RevealSameOp,
    found,
)
from grimorio.games.magic.rules.digging import HandOnTop
from grimorio.games.magic.rules.discards import (
    Discard,
    FromGraveyard,
    Mill,
    RemoveFound,
)
from grimorio.games.magic.rules.draws import DrawCards
from grimorio.games.magic.rules.enter import Arrival, creature_types, put_all
from grimorio.games.magic.rules.events import Known, NameCard, Shuffle
from grimorio.games.magic.rules.moves import Leave
from grimorio.games.magic.rules.picks import PickCards
from grimorio.games.magic.rules.resolve import Act, Resolve
from grimorio.games.magic.state.masks import CREATURE
from grimorio.games.magic.state.objects import (
    FACE,
    in_order,
    player,
    plays,
    table,
)
from grimorio.games.magic.words import searching as words
from grimorio.games.magic.words.nouns import X, You
from grimorio.kernel.event import Event
from grimorio.kernel.position import Position
from grimorio.kernel.seats import Seat

DESTROYED: Final = "MTG8-GLOSS-Distruggere-1"
SHUFFLE: Final = "MTG8-GLOSS-Mescolare"
TOGETHER: Final = "MTG8-2.RES-3"
REVEAL: Final = "MTG8-GLOSS-Rivelare"


class RemoveTopOp(Act):
    """The effect in which players remove the top cards of libraries from the game (MTG8-CR-REMOVE-TOP-1)."""

    def __init__(self, effect: words.RemoveTop, k: Compiler) -> None:
        self.count = effect.count
        self.who = k.players(effect.who)
        self.repeat = effect.repeat
        demand(self.count > 0, effect, "count", "expected 1 or more", cause="word-count")
        self.deed = Deed(MILL, self.who, place=self.count)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.stage = 1
            f.seats = tuple(self.who.seats(p, c))
        batch: list[Event] = []
        again: list[Seat] = []
        for seat in f.seats:
            cards = player(p, seat).library[: self.count]
            batch += [RemoveFound(p, seat, card, "MTG8-CR-REMOVE-TOP-1") for card in cards]
            if self.repeat and len({card & FACE for card in cards}) < len(cards):
                again.append(seat)
        f.seats = tuple(again)
        if not again:
            f.done()
        p.emit_all(tuple(batch))


class ShuffleBuriedOp(Act):
    """The effect in which a player shuffles cards of the graveyard into the library.

    Rule MTG8-GLOSS-Mescolare.
    """

    def __init__(self, effect: words.ShuffleBuried, k: Compiler) -> None:
        self.who = k.player(effect.who)
        first = len(k.scope.targets) == 1
        demand(first, effect, "who", "the target player is the first target", cause="word-first-target")
        self.what = k.which(effect.what, GRAVEYARD)
        theirs = effect.what.what.controller == "target player"
        demand(theirs, effect.what.what, "controller", "the target player", cause="word-controller")
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        cards = [key for key in self.what.keys(p, c) if key > 0]
        f.done()
        moved = [FromGraveyard(p, key, "library", SHUFFLE) for key in cards if seats]
        p.emit_all((*moved, *[Shuffle(seat, SHUFFLE) for seat in seats]))


class SearchBothOp(Act):
    """The effect in which you search your library for two cards (MTG8-GLOSS-Mescolare, MTG8-CR-FIND-1)."""

    def __init__(self, effect: words.SearchBoth, k: Compiler) -> None:
        self.nouns = [Filter(what, k.scope, LIBRARY) for what in (effect.first, effect.second)]
        self.play = effect.to == "play"
        self.tapped = self.play and effect.tapped
        self.reveal = not self.play and effect.reveal
        self.deed = Deed(SEARCH, k.players(You()), flag=self.play)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
            return
        library = player(p, c.you).library
        if f.stage == 0:
            f.stage = 1
            p.emit(Known(p, c.you, "library", len(library), c.you, SHUFFLE))
        elif f.stage == 1:
            self._pick(p, f, c, 0)
        elif f.stage == 2:
            f.keys = places(library, chosen(f))
            f.stage = 3
        elif f.stage == 3:
            self._pick(p, f, c, 1)
        elif f.stage == 4:
            left = list(library)
            for place in f.keys:
                left[place] = -1
            f.stage = 5
            cards = [library[place] for place in (*f.keys, *places(tuple(left), chosen(f)))]
            found(p, [(c.you, card) for card in cards], self.play, self.tapped, self.reveal, SHUFFLE)
        else:
            f.done()
            p.emit(Shuffle(c.you, SHUFFLE))

    def _pick(self, p: Position, f: Resolve, c: Context, which: int) -> None:
        """Let you pick a card that fits one of the nouns, and none that was picked before."""
        library = player(p, c.you).library
        left = tuple([card for place, card in enumerate(library) if place not in f.keys])
        what = self.nouns[which]
        cards = fitting(p, c.you, left, what, c)
        f.pick(p, PickCards(c.you, "search", cards, int(what.bare), 1, SHUFFLE), 2 * which + 2)


class PlayersSearchOp(Act):
    """The effect in which each player may search for up to X cards (MTG8-CR-ALL-SEARCH-1)."""

    def __init__(self, effect: words.PlayersSearch, k: Compiler) -> None:
        self.what = Filter(effect.what, k.scope, LIBRARY)
        self.number = k.number(X())
        self.play = effect.to == "play"
        self.tapped = self.play and effect.tapped
        self.reveal = not self.play and effect.reveal
        self.rule = "MTG8-CR-ALL-SEARCH-1"
        self.deed = Deed(SEARCH, k.players(You()), flag=self.play)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(in_order(p, table(p).active))
            f.stage = 1
        if f.stage == 5:
            shuffled = [Seat(seat) for seat in f.order if plays(p, Seat(seat))]
            f.done()
            p.emit_all(tuple([Shuffle(seat, self.rule) for seat in shuffled]))
            return
        if f.stage == 2 and f.answer[0] == "yes" and f.seats:
            f.order += (f.seats[0],)
            f.stage = 3
            p.emit(Known(p, f.seats[0], "library", len(self._library(p, f)), f.seats[0], self.rule))
            return
        if f.stage == 3 and f.seats and f.order[-1] == f.seats[0]:
            cards = fitting(p, f.seats[0], self._library(p, f), self.what, c)
            f.pick(p, PickCards(f.seats[0], "search", cards, 0, self.number.value(p, c), self.rule), 4)
            return
        if f.stage == 4:
            for place in places(self._library(p, f), chosen(f)):
                f.keys += (f.seats[0], place)
        if f.stage in (2, 4):
            f.seats = f.seats[1:]
        f.stage = 1
        if f.seats:
            f.ask(p, f.seats[0], "may", YES_NO, self.rule, 2)
            return
        f.stage = 5
        pairs = [(Seat(f.keys[at]), f.keys[at + 1]) for at in range(0, len(f.keys), 2)]
        cards_ = [(seat, player(p, seat).library[place]) for seat, place in pairs if plays(p, seat)]
        found(p, cards_, self.play, self.tapped, self.reveal, self.rule)

    def _library(self, p: Position, f: Resolve) -> tuple[int, ...]:
        library: tuple[int, ...] = player(p, f.seats[0]).library
        return library


class MillManyOp(Act):
    """The effect in which players mill as many cards as an amount says (MTG8-1.ZONE-GY-1)."""

    def __init__(self, effect: words.MillMany, k: Compiler) -> None:
        early = k.aiming(effect.count)
        self.who = k.players(effect.who)
        demand(not isinstance(effect.count, int), effect, "count", "that is Mill", cause="word-mill")
        self.count = early or k.number_of(effect.count, self.who)
        self.deed = Deed(MILL, self.who, place=1)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        count = max(0, self.count.value(p, c))
        batch: list[Event] = []
        for seat in self.who.seats(p, c):
            cards = min(count, len(player(p, seat).library))
            batch += [Mill(p, seat, "MTG8-1.ZONE-GY-1", place) for place in range(cards)]
        f.done()
        p.emit_all(tuple(batch))


class ChooseTypesOp(Act):
    """The effect in which each player chooses a creature type (MTG8-CR-TYPE-1)."""

    def __init__(self, effect: words.ChooseTypes, k: Compiler) -> None:
        self.destroys = effect.then == "destroy"
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(in_order(p, table(p).active))
        elif f.stage == 2 and f.seats:
            name = str(f.answer[1])
            f.keys += (creature_types(p).index(name),)
            seat = f.seats[0]
            f.seats = f.seats[1:]
            f.stage = 1
            p.emit(NameCard(seat, name, "MTG8-CR-TYPE-1"))
            return
        f.stage = 1
        if f.seats:
            f.ask(p, f.seats[0], "type", [("type", name) for name in creature_types(p)], "MTG8-CR-TYPE-1", 2)
            return
        names = creature_types(p)
        types: int = p.book.type_mask([names[place] for place in f.keys])
        f.done()
        if self.destroys:
            keys = [key for key in table(p).play if p.things[key].kinds & CREATURE]
            p.emit_all(
                tuple(
                    [
                        Leave(p, key, "graveyard", "destroyed", DESTROYED, False, c.you)
                        for key in keys
                        if not p.things[key].types & types
                    ]
                )
            )
            return
        self._return(p, types)

    def _return(self, p: Position, types: int) -> None:
        """Return the creature cards of these types to play under the control of their owners."""
        cards: list[Arrival] = []
        for seat in in_order(p, table(p).active):
            for key in player(p, seat).graveyard:
                face = face_at(p, p.things[key].face)
                if face.kinds & CREATURE and face.types & types:
                    cards.append(Arrival(seat, p.things[key].face, seat, "graveyard", key))
        if cards:
            p.push(put_all(tuple(cards), TOGETHER))


class OwnerShufflesOp(Act):
    """The effect in which the owner of a permanent shuffles it into the library and draws cards.

    Rule MTG8-GLOSS-Mescolare.
    """

    def __init__(self, effect: words.OwnerShuffles, k: Compiler) -> None:
        self.what = k.which(effect.what, PERMANENTS)
        one_target(effect.what, self.what)
        self.count = effect.count
        self.deed = Deed(RETURN, self.what, place=5)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            keys = in_play(p, self.what.keys(p, c))
            f.seats = tuple([p.things[key].owner for key in keys])
            f.stage = 1
            moved = [Leave(p, key, "library", "returned", SHUFFLE, True, c.you) for key in keys]
            p.emit_all((*moved, *[Shuffle(seat, SHUFFLE) for seat in f.seats]))
            return
        seats = f.seats
        f.done()
        if seats:
            p.push(DrawCards(seats[0], self.count, "MTG8-GLOSS-Pescare-1"))


class TradeHandOp(Act):
    """The effect in which you choose a new hand for a player from the library (MTG8-GLOSS-Mescolare)."""

    def __init__(self, effect: words.TradeHand, k: Compiler) -> None:
        self.who = k.player(effect.who)
        self.deed = Deed(DISCARD, self.who)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        seats = self.who.seats(p, c)
        if not seats or not plays(p, c.you):
            f.done()
            return
        seat = seats[0]
        library = player(p, seat).library
        if f.stage == 0:
            f.keys = (len(player(p, seat).hand),)
            f.stage = 1
            p.emit(HandOnTop(seat, player(p, seat).hand, SHUFFLE))
        elif f.stage == 1:
            f.stage = 2
            p.emit(Known(p, seat, "library", len(library), c.you, SHUFFLE))
        elif f.stage == 2:
            f.pick(p, PickCards(c.you, "search", library, f.keys[0], f.keys[0], SHUFFLE), 3)
        elif f.stage == 3:
            f.stage = 4
            found(p, [(seat, card) for card in chosen(f)], False, False, False, SHUFFLE)
        else:
            f.done()
            p.emit(Shuffle(seat, SHUFFLE))


class HandForCardsOp(Act):
    """The effect in which players discard their hands at the same time, then draw in turn order.

    Rule MTG8-2.RES-3.
    """

    def __init__(self, effect: words.HandForCards, k: Compiler) -> None:
        self.who = k.players(effect.who)
        self.count = effect.count
        self.deed = Deed(DRAW, self.who, k.number(self.count))

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if f.stage == 0:
            f.seats = tuple(self.who.seats(p, c))
            f.stage = 1
            held = [(seat, card) for seat in f.seats for card in player(p, seat).hand]
            p.emit_all(tuple([Discard(p, seat, card, c.you, "MTG8-GLOSS-Scartare") for seat, card in held]))
            return
        if not f.seats:
            f.done()
            return
        seat = f.seats[0]
        f.seats = f.seats[1:]
        p.push(DrawCards(seat, self.count, "MTG8-GLOSS-Pescare-1"))


class ExchangeLibraryOp(Act):
    """The effect in which your graveyard and your library change places (MTG8-2.RES-3)."""

    def __init__(self, effect: words.ExchangeLibrary, k: Compiler) -> None:
        self.deed = Deed(OTHER)

    def run(self, p: Position, f: Resolve, c: Context) -> None:
        if not plays(p, c.you):
            f.done()
        elif f.stage == 0:
            f.stage = 1
            yours = player(p, c.you)
            buried = [Mill(p, c.you, TOGETHER, card=card) for card in yours.library]
            p.emit_all((*[FromGraveyard(p, key, "library", TOGETHER) for key in yours.graveyard], *buried))
        else:
            f.done()
            p.emit(Shuffle(c.you, SHUFFLE))


OPS: Final[dict[type, Callable[[Any, Compiler], Act]]] = {
    words.RemoveTop: RemoveTopOp,
    words.ShuffleBuried: ShuffleBuriedOp,
    words.SearchBoth: SearchBothOp,
    words.PlayersSearch: PlayersSearchOp,
    words.BuryRevealed: BuryRevealedOp,
    words.OpponentPicks: OpponentPicksOp,
    words.MillMany: MillManyOp,
    words.ChooseTypes: ChooseTypesOp,
    words.OwnerShuffles: OwnerShufflesOp,
    words.TradeHand: TradeHandOp,
    words.HandForCards: HandForCardsOp,
    words.ExchangeLibrary: ExchangeLibraryOp,
    words.RemoveAnyBuried: RemoveAnyBuriedOp,
    words.PutAnyFromHand: PutAnyFromHandOp,
    words.RevealSame: RevealSameOp,
    words.DiscardTwins: DiscardTwinsOp,
    words.RemoveChosen: RemoveChosenOp,
}
"""The operation for each class of effect of `words.searching`."""
